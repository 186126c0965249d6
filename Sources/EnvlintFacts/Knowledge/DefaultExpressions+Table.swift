extension DefaultExpressions {
  /// The behaviour of SDK expressions as defaults: expression, stability, cost, kind, note, and the types that an implicit
  /// member is limited to.
  ///
  /// A table, because each row is a fact about somebody else's code that no source text in the project can prove.
  /// Collected from Apple's public documentation and SDK interfaces. Long, not complete: a missing row proves nothing.
  ///
  ///     T(...)      any initializer call        T()       the call without arguments
  ///     T(a:)       first label is `a`          T(a:b:)   exactly these labels
  ///     T.m  .m     member, implicit member     f(...)    function call
  static let rows = #"""
    .constant(...)	stable	cheap	func	compared by value
    Binding.constant(...)	stable	cheap	func	compared by value
    Color(...)	stable	cheap	struct
    Font(...)	stable	cheap	struct
    Angle(...)	stable	cheap	struct
    EdgeInsets(...)	stable	cheap	struct
    CGRect(...)	stable	cheap	struct
    CGSize(...)	stable	cheap	struct
    CGPoint(...)	stable	cheap	struct
    CGVector(...)	stable	cheap	struct
    UnitPoint(...)	stable	cheap	struct
    CGAffineTransform(...)	stable	cheap	struct
    Text(...)	stable	cheap	struct
    LocalizedStringKey(...)	stable	cheap	struct
    LocalizedStringResource(...)	stable	cheap	struct
    Gradient(...)	stable	cheap	struct
    LinearGradient(...)	stable	cheap	struct
    Animation(...)	stable	cheap	struct
    Transaction(...)	stable	cheap	struct
    Visibility(...)	stable	cheap	struct
    GridItem(...)	stable	cheap	struct
    KeyboardShortcut(...)	stable	cheap	struct
    RoundedRectangle(...)	stable	cheap	struct
    Decimal(...)	stable	cheap	struct
    IndexPath(...)	stable	cheap	struct
    IndexSet(...)	stable	cheap	struct
    DateComponents(...)	stable	cheap	struct
    DateInterval(...)	stable	cheap	struct
    Duration(...)	stable	cheap	struct
    AttributedString(...)	stable	cheap	struct
    URLComponents(...)	stable	cheap	struct
    URLQueryItem(...)	stable	cheap	struct
    URLRequest(...)	stable	cheap	struct
    Calendar(...)	stable	cheap	struct
    Locale(...)	stable	cheap	struct
    TimeZone(...)	stable	cheap	struct
    CharacterSet(...)	stable	cheap	struct
    Measurement(...)	stable	cheap	struct
    NSDirectionalEdgeInsets(...)	stable	cheap	struct
    UIEdgeInsets(...)	stable	cheap	struct
    NSEdgeInsets(...)	stable	cheap	struct
    CLLocationCoordinate2D(...)	stable	cheap	struct
    MKCoordinateRegion(...)	stable	cheap	struct
    MKCoordinateSpan(...)	stable	cheap	struct
    UUID(uuidString:)	stable	cheap	struct
    URL(string:)	stable	cheap	struct
    URL(fileURLWithPath:)	stable	cheap	struct
    URL(filePath:)	stable	cheap	struct
    AnyHashable(...)	stable	cheap	struct
    Set(...)	stable	cheap	struct
    Array(...)	stable	cheap	struct
    Dictionary(...)	stable	cheap	struct
    Optional(...)	stable	cheap	struct
    String(...)	stable	cheap	struct
    Substring(...)	stable	cheap	struct
    Bool(...)	stable	cheap	struct
    Int(...)	stable	cheap	struct
    Int8(...)	stable	cheap	struct
    Int16(...)	stable	cheap	struct
    Int32(...)	stable	cheap	struct
    Int64(...)	stable	cheap	struct
    UInt(...)	stable	cheap	struct
    UInt8(...)	stable	cheap	struct
    UInt16(...)	stable	cheap	struct
    UInt32(...)	stable	cheap	struct
    UInt64(...)	stable	cheap	struct
    Double(...)	stable	cheap	struct
    Float(...)	stable	cheap	struct
    CGFloat(...)	stable	cheap	struct
    Range(...)	stable	cheap	struct
    ClosedRange(...)	stable	cheap	struct
    Data()	stable	cheap	struct
    Data(count:)	stable	cheap	struct
    Data(repeating:count:)	stable	cheap	struct
    Date(timeIntervalSince1970:)	stable	free	struct
    Date(timeIntervalSinceReferenceDate:)	stable	free	struct
    Date.distantPast	stable	free	struct
    Date.distantFuture	stable	free	struct
    .distantPast	stable	free	struct
    .distantFuture	stable	free	struct
    min(...)	stable	cheap	func	as stable as its arguments
    max(...)	stable	cheap	func	as stable as its arguments
    abs(...)	stable	cheap	func	as stable as its arguments
    round(...)	stable	cheap	func	as stable as its arguments
    floor(...)	stable	cheap	func	as stable as its arguments
    ceil(...)	stable	cheap	func	as stable as its arguments
    sqrt(...)	stable	cheap	func	as stable as its arguments
    zip(...)	stable	cheap	func	as stable as its arguments
    stride(...)	stable	cheap	func	as stable as its arguments
    type(of:)	stable	cheap	func	as stable as its arguments
    assert(...)	stable	free	func	no work in release builds
    assertionFailure(...)	stable	free	func	no work in release builds
    CGFloat.zero	stable	free	struct
    CGSize.zero	stable	free	struct
    CGPoint.zero	stable	free	struct
    CGRect.zero	stable	free	struct
    .zero	stable	free	struct
    CGRect.infinite	stable	free	struct
    CGRect.null	stable	free	struct
    EdgeInsets.zero	stable	free	struct
    Locale.current	stable	cheap	struct	user setting
    Locale.autoupdatingCurrent	stable	cheap	struct	user setting
    Calendar.current	stable	cheap	struct	user setting
    Calendar.autoupdatingCurrent	stable	cheap	struct	user setting
    TimeZone.current	stable	cheap	struct	user setting
    TimeZone.autoupdatingCurrent	stable	cheap	struct	user setting
    .current	stable	cheap	struct	user setting	Locale,Calendar,TimeZone
    .autoupdatingCurrent	stable	cheap	struct	user setting	Locale,Calendar,TimeZone
    URLSession.shared	stable	free	class	shared instance
    UserDefaults.standard	stable	free	class	shared instance
    FileManager.default	stable	free	class	shared instance
    NotificationCenter.default	stable	free	class	shared instance
    Bundle.main	stable	free	class	shared instance
    ProcessInfo.processInfo	stable	free	class	shared instance
    URLCache.shared	stable	free	class	shared instance
    HTTPCookieStorage.shared	stable	free	class	shared instance
    OperationQueue.main	stable	free	class	shared instance
    DispatchQueue.main	stable	free	class	shared instance
    RunLoop.main	stable	free	class	shared instance
    NSUbiquitousKeyValueStore.default	stable	free	class	shared instance
    UIApplication.shared	stable	free	class	shared instance
    NSApplication.shared	stable	free	class	shared instance
    NSWorkspace.shared	stable	free	class	shared instance
    UIPasteboard.general	stable	free	class	shared instance
    NSPasteboard.general	stable	free	class	shared instance
    UIScreen.main	stable	free	class	shared instance
    NSScreen.main	stable	free	class	shared instance
    UIDevice.current	stable	free	class	shared instance
    UNUserNotificationCenter.current()	stable	free	class	shared instance
    PHPhotoLibrary.shared()	stable	free	class	shared instance
    AVAudioSession.sharedInstance()	stable	free	class	shared instance
    WKExtension.shared()	stable	free	class	shared instance
    WCSession.default	stable	free	class	shared instance
    CSSearchableIndex.default()	stable	free	class	shared instance
    SKPaymentQueue.default()	stable	free	class	shared instance
    MainActor.shared	stable	free	class	shared instance
    Logger(...)	stable	cheap	struct	effect not measured
    OSLog(...)	stable	cheap	struct	effect not measured
    OSSignposter(...)	stable	cheap	struct	effect not measured
    DateFormatter(...)	unstable	costly	class	formatter
    NumberFormatter(...)	unstable	costly	class	formatter
    ISO8601DateFormatter(...)	unstable	costly	class	formatter
    MeasurementFormatter(...)	unstable	costly	class	formatter
    DateComponentsFormatter(...)	unstable	costly	class	formatter
    DateIntervalFormatter(...)	unstable	costly	class	formatter
    ByteCountFormatter(...)	unstable	costly	class	formatter
    RelativeDateTimeFormatter(...)	unstable	costly	class	formatter
    PersonNameComponentsFormatter(...)	unstable	costly	class	formatter
    ListFormatter(...)	unstable	costly	class	formatter
    LengthFormatter(...)	unstable	costly	class	formatter
    MassFormatter(...)	unstable	costly	class	formatter
    EnergyFormatter(...)	unstable	costly	class	formatter
    MKDistanceFormatter(...)	unstable	costly	class	formatter
    CNContactFormatter(...)	unstable	costly	class	formatter
    CNPostalAddressFormatter(...)	unstable	costly	class	formatter
    JSONDecoder(...)	unstable	cheap	class	coder
    JSONEncoder(...)	unstable	cheap	class	coder
    PropertyListDecoder(...)	unstable	cheap	class	coder
    PropertyListEncoder(...)	unstable	cheap	class	coder
    UIColor(...)	unresolved	cheap	class	value-like or cached
    NSColor(...)	unresolved	cheap	class	value-like or cached
    UIFont(...)	unresolved	cheap	class	value-like or cached
    NSFont(...)	unresolved	cheap	class	value-like or cached
    NSNumber(...)	unresolved	cheap	class	value-like or cached
    NSString(...)	unresolved	cheap	class	value-like or cached
    Bundle(...)	unresolved	cheap	class	value-like or cached
    NSURL(...)	unresolved	cheap	class	value-like or cached
    AnyShapeStyle(...)	unresolved	cheap	class	value-like or cached
    AnyView(...)	unresolved	cheap	class	value-like or cached
    NSPredicate(...)	unresolved	cheap	class	value-like or cached
    NSCompoundPredicate(...)	unresolved	cheap	class	value-like or cached
    NSSortDescriptor(...)	unresolved	cheap	class	value-like or cached
    NSAttributedString(...)	unresolved	cheap	class	value-like or cached
    NSDecimalNumber(...)	unresolved	cheap	class	value-like or cached
    NSUUID(uuidString:)	unresolved	cheap	class	value-like or cached
    URLSession(...)	unstable	costly	class	system resource
    URLCache(...)	unstable	costly	class	system resource
    OperationQueue(...)	unstable	costly	class	system resource
    DispatchQueue(...)	unstable	costly	class	system resource
    URLSessionConfiguration(...)	unstable	cheap	class	new identity at each read
    DispatchGroup(...)	unstable	cheap	class	new identity at each read
    DispatchSemaphore(...)	unstable	cheap	class	new identity at each read
    Thread(...)	unstable	cheap	class	new identity at each read
    NSCache(...)	unstable	cheap	class	new identity at each read
    NSLock(...)	unstable	cheap	class	new identity at each read
    NSRecursiveLock(...)	unstable	cheap	class	new identity at each read
    NSCondition(...)	unstable	cheap	class	new identity at each read
    NSMapTable(...)	unstable	cheap	class	new identity at each read
    NSHashTable(...)	unstable	cheap	class	new identity at each read
    NSPointerArray(...)	unstable	cheap	class	new identity at each read
    NSMutableArray(...)	unstable	cheap	class	new identity at each read
    NSMutableDictionary(...)	unstable	cheap	class	new identity at each read
    NSMutableSet(...)	unstable	cheap	class	new identity at each read
    NSMutableString(...)	unstable	cheap	class	new identity at each read
    NSMutableAttributedString(...)	unstable	cheap	class	new identity at each read
    NSMutableData(...)	unstable	cheap	class	new identity at each read
    NSObject(...)	unstable	cheap	class	new identity at each read
    Progress(...)	unstable	cheap	class	new identity at each read
    UndoManager(...)	unstable	cheap	class	new identity at each read
    NotificationCenter(...)	unstable	cheap	class	new identity at each read
    DispatchWorkItem(...)	unstable	cheap	class	new identity at each read
    BlockOperation(...)	unstable	cheap	class	new identity at each read
    OSAllocatedUnfairLock(...)	unstable	cheap	class	new identity at each read
    CurrentValueSubject(...)	unstable	cheap	class	Combine
    PassthroughSubject(...)	unstable	cheap	class	Combine
    AnyCancellable(...)	unstable	cheap	class	Combine
    ModelContainer(...)	unstable	costly	class	opens or binds a store
    ModelContext(...)	unstable	costly	class	opens or binds a store
    NSPersistentContainer(...)	unstable	costly	class	opens or binds a store
    NSPersistentCloudKitContainer(...)	unstable	costly	class	opens or binds a store
    NSManagedObjectContext(...)	unstable	costly	class	opens or binds a store
    NSManagedObjectModel(...)	unstable	costly	class	opens or binds a store
    NSPersistentStoreCoordinator(...)	unstable	costly	class	opens or binds a store
    CKContainer(...)	unstable	costly	class	CloudKit
    CKDatabase(...)	unstable	costly	class	CloudKit
    CKRecord(...)	unstable	costly	class	CloudKit
    CLLocationManager(...)	unstable	costly	class	system service, may prompt
    CLGeocoder(...)	unstable	costly	class	system service, may prompt
    CMMotionManager(...)	unstable	costly	class	system service, may prompt
    CMPedometer(...)	unstable	costly	class	system service, may prompt
    CMAltimeter(...)	unstable	costly	class	system service, may prompt
    CBCentralManager(...)	unstable	costly	class	system service, may prompt
    CBPeripheralManager(...)	unstable	costly	class	system service, may prompt
    HKHealthStore(...)	unstable	costly	class	system service, may prompt
    EKEventStore(...)	unstable	costly	class	system service, may prompt
    CNContactStore(...)	unstable	costly	class	system service, may prompt
    MPMediaQuery(...)	unstable	costly	class	system service, may prompt
    CHHapticEngine(...)	unstable	costly	class	system service, may prompt
    LAContext(...)	unstable	costly	class	system service, may prompt
    NWPathMonitor(...)	unstable	costly	class	system service, may prompt
    NWConnection(...)	unstable	costly	class	system service, may prompt
    NWListener(...)	unstable	costly	class	system service, may prompt
    SFSpeechRecognizer(...)	unstable	costly	class	system service, may prompt
    MCSession(...)	unstable	costly	class	system service, may prompt
    MCPeerID(...)	unstable	costly	class	system service, may prompt
    GKGameCenterViewController(...)	unstable	costly	class	system service, may prompt
    AVPlayer(...)	unstable	costly	class	media
    AVQueuePlayer(...)	unstable	costly	class	media
    AVPlayerItem(...)	unstable	costly	class	media
    AVAsset(...)	unstable	costly	class	media
    AVURLAsset(...)	unstable	costly	class	media
    AVAudioEngine(...)	unstable	costly	class	media
    AVAudioPlayer(...)	unstable	costly	class	media
    AVAudioRecorder(...)	unstable	costly	class	media
    AVCaptureSession(...)	unstable	costly	class	media
    AVSpeechSynthesizer(...)	unstable	costly	class	media
    ARSession(...)	unstable	costly	class	media
    SCNScene(...)	unstable	costly	class	media
    SKScene(...)	unstable	costly	class	media
    CIContext(...)	unstable	costly	class	media
    MKLocalSearchCompleter(...)	unstable	costly	class	maps and web
    MKLocalSearch(...)	unstable	costly	class	maps and web
    MKMapView(...)	unstable	costly	class	maps and web
    WKWebView(...)	unstable	costly	class	maps and web
    WKWebViewConfiguration(...)	unstable	costly	class	maps and web
    WKUserContentController(...)	unstable	costly	class	maps and web
    UIImpactFeedbackGenerator(...)	unstable	costly	class	haptics
    UINotificationFeedbackGenerator(...)	unstable	costly	class	haptics
    UISelectionFeedbackGenerator(...)	unstable	costly	class	haptics
    NSUbiquitousKeyValueStore(...)	unstable	costly	class	file system
    UserDefaults(...)	unstable	costly	class	file system
    FileManager(...)	unstable	costly	class	file system
    NSFileCoordinator(...)	unstable	costly	class	file system
    NSMetadataQuery(...)	unstable	costly	class	file system
    FileHandle(...)	unstable	costly	class	file system
    Process(...)	unstable	costly	class	file system
    Pipe(...)	unstable	costly	class	file system
    NSRegularExpression(...)	unstable	costly	class	compiles or loads
    NSDataDetector(...)	unstable	costly	class	compiles or loads
    NLTagger(...)	unstable	costly	class	compiles or loads
    NLTokenizer(...)	unstable	costly	class	compiles or loads
    NLLanguageRecognizer(...)	unstable	costly	class	compiles or loads
    UIImage(...)	unstable	cheap	class	new identity at each read
    NSImage(...)	unstable	cheap	class	new identity at each read
    CIImage(...)	unstable	cheap	class	new identity at each read
    UIViewController(...)	unstable	cheap	class	new identity at each read
    UIView(...)	unstable	cheap	class	new identity at each read
    UIWindow(...)	unstable	cheap	class	new identity at each read
    UINavigationController(...)	unstable	cheap	class	new identity at each read
    NSViewController(...)	unstable	cheap	class	new identity at each read
    NSView(...)	unstable	cheap	class	new identity at each read
    NSWindow(...)	unstable	cheap	class	new identity at each read
    CALayer(...)	unstable	cheap	class	new identity at each read
    CADisplayLink(...)	unstable	cheap	class	new identity at each read
    Task(...)	unstable	costly	class	starts a task
    Task.detached(...)	unstable	costly	func	starts a task
    AsyncStream(...)	unstable	cheap	class	new identity at each read
    AsyncThrowingStream(...)	unstable	cheap	class	new identity at each read
    AsyncStream.makeStream(...)	unstable	cheap	func	new identity at each read
    AsyncThrowingStream.makeStream(...)	unstable	cheap	func	new identity at each read
    Timer(...)	unstable	cheap	class	new identity at each read
    UIImage(named:)	unresolved	costly	class	image lookup
    NSImage(named:)	unresolved	costly	class	image lookup
    UIImage(systemName:)	unresolved	costly	class	image lookup
    UIImage(contentsOfFile:)	unstable	costly	class	image loading
    UIImage(data:)	unstable	costly	class	image loading
    NSImage(contentsOf:)	unstable	costly	class	image loading
    NSImage(contentsOfFile:)	unstable	costly	class	image loading
    NSImage(data:)	unstable	costly	class	image loading
    Data(contentsOf:)	stable	costly	struct	file
    String(contentsOf:)	stable	costly	struct	file
    String(contentsOfFile:)	stable	costly	struct	file
    String(contentsOf:encoding:)	stable	costly	struct	file
    String(contentsOfFile:encoding:)	stable	costly	struct	file
    Regex(_:)	stable	costly	struct	compiles
    NSData(contentsOf:)	unstable	costly	class	file
    NSArray(contentsOf:)	unstable	costly	class	file
    NSDictionary(contentsOf:)	unstable	costly	class	file
    NSDictionary(contentsOfFile:)	unstable	costly	class	file
    JSONDecoder().decode(...)	unresolved	costly	func	decoding or encoding
    PropertyListDecoder().decode(...)	unresolved	costly	func	decoding or encoding
    JSONEncoder().encode(...)	unresolved	costly	func	decoding or encoding
    PropertyListEncoder().encode(...)	unresolved	costly	func	decoding or encoding
    JSONSerialization.jsonObject(...)	unresolved	costly	func	decoding or encoding
    PropertyListSerialization.propertyList(...)	unresolved	costly	func	decoding or encoding
    Bundle.main.url(...)	stable	costly	func	disk or preferences
    Bundle.main.path(...)	stable	costly	func	disk or preferences
    Bundle.main.object(...)	stable	costly	func	disk or preferences
    Bundle.main.infoDictionary	stable	costly	func	disk or preferences
    Bundle.module.url(...)	stable	costly	func	disk or preferences
    FileManager.default.contents(...)	stable	costly	func	disk or preferences
    FileManager.default.urls(...)	stable	costly	func	disk or preferences
    FileManager.default.contentsOfDirectory(...)	stable	costly	func	disk or preferences
    FileManager.default.fileExists(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.object(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.data(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.string(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.bool(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.integer(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.double(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.float(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.url(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.array(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.dictionary(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.stringArray(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.value(...)	stable	costly	func	disk or preferences
    UserDefaults.standard.dictionaryRepresentation(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.string(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.bool(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.longLong(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.double(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.data(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.object(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.array(...)	stable	costly	func	disk or preferences
    NSUbiquitousKeyValueStore.default.dictionary(...)	stable	costly	func	disk or preferences
    NSLocalizedString(...)	stable	cheap	func
    String(localized:)	stable	cheap	func
    UUID().uuidString	unstable	cheap	struct	clock or random
    Date().timeIntervalSince1970	unstable	cheap	struct	clock or random
    Date().timeIntervalSinceReferenceDate	unstable	cheap	struct	clock or random
    Date.now.timeIntervalSince1970	unstable	cheap	struct	clock or random
    fatalError(...)	unresolved	free	func
    preconditionFailure(...)	unresolved	free	func
    precondition(...)	unresolved	free	func
    UUID()	unstable	cheap	struct	clock or random
    Date()	unstable	cheap	struct	clock or random
    Date.now	unstable	cheap	struct	clock or random
    .now	unstable	cheap	struct	clock or random
    ContinuousClock().now	unstable	cheap	struct	clock or random
    SuspendingClock().now	unstable	cheap	struct	clock or random
    ContinuousClock.now	unstable	cheap	struct	clock or random
    SuspendingClock.now	unstable	cheap	struct	clock or random
    DispatchTime.now()	unstable	cheap	func	clock or random
    DispatchWallTime.now()	unstable	cheap	func	clock or random
    Date(timeIntervalSinceNow:)	unstable	cheap	struct	clock or random
    ProcessInfo.processInfo.systemUptime	unstable	cheap	struct	clock or random
    ProcessInfo.processInfo.globallyUniqueString	unstable	cheap	struct	clock or random
    CFAbsoluteTimeGetCurrent()	unstable	cheap	func	clock or random
    CACurrentMediaTime()	unstable	cheap	func	clock or random
    mach_absolute_time()	unstable	cheap	func	clock or random
    arc4random()	unstable	cheap	func	clock or random
    arc4random_uniform(...)	unstable	cheap	func	clock or random
    drand48()	unstable	cheap	func	clock or random
    Int.random(in:)	unstable	cheap	func	random
    Int.random(in:using:)	unstable	cheap	func	random
    Double.random(in:)	unstable	cheap	func	random
    Double.random(in:using:)	unstable	cheap	func	random
    Bool.random()	unstable	cheap	func	random
    Bool.random(using:)	unstable	cheap	func	random
    CGFloat.random(in:)	unstable	cheap	func	random
    CGFloat.random(in:using:)	unstable	cheap	func	random
    Float.random(in:)	unstable	cheap	func	random
    Float.random(in:using:)	unstable	cheap	func	random
    .random(in:)	unstable	cheap	func	random
    .random(in:using:)	unstable	cheap	func	random
    ContinuousClock()	stable	free	struct
    SuspendingClock()	stable	free	struct
    SystemRandomNumberGenerator()	stable	free	struct
    """#
}
