/// The SDK's classes and values that are no views, as far as functions take them beside views.
enum SDKValues {
  /// Whether a type is known to be none that a view could have. False proves nothing.
  static func contains(_ type: String) -> Bool { index.contains(type) || NotInstallingTypes.contains(type) }

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeIndex(wordsOf: rows)

  /// Names of types, no protocols: a view may conform to those.
  ///
  /// A table, because a type that the project does not declare may be a protocol; the names of the SDK tell them apart. Collected from
  /// Apple's public documentation.
  private static let rows = #"""
    Bool Character String Substring StaticString Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double
    CGFloat TimeInterval Array ContiguousArray Dictionary Set Range ClosedRange Duration
    AttributedString Bundle Calendar Data Date DateComponents DateInterval Decimal IndexPath IndexSet Locale
    LocalizedStringResource Notification OperationQueue ProcessInfo TimeZone URL URLComponents URLRequest URLSession UUID
    DateFormatter FileManager HTTPURLResponse JSONDecoder JSONEncoder NotificationCenter NSPredicate NSRegularExpression
    NSSortDescriptor NumberFormatter Timer URLQueryItem URLResponse URLSessionConfiguration URLSessionTask
    UserDefaults CGColor CGImage CGPoint CGRect CGSize CGVector CIImage CALayer DispatchQueue
    LocalizedStringKey Angle Animation AnyGradient Axis Color EdgeInsets Edge Font Gradient Image Material Namespace Text
    Transaction UnitPoint Alignment HorizontalAlignment VerticalAlignment
    NSAlert NSApplication NSAttributedString NSColor NSCoder NSEvent NSFont NSImage NSMenu NSMenuItem NSPanel NSPopover
    NSSplitViewController NSTabViewController NSToolbar NSUserActivity NSView NSViewController NSWindow
    NSWindowController
    UIAction UIActivityViewController UIAlertAction UIAlertController UIApplication UIBarButtonItem UIButton UICollectionView
    UICollectionViewCell UICollectionViewController UIColor UIDocumentPickerViewController UIEvent UIFont UIImage
    UIImagePickerController UIImageView UILabel UIMenu UINavigationController UINavigationItem UIPageViewController
    UIScene UIScreen UIScrollView UISearchController UISplitViewController UIStackView UITabBarController UITableView
    UITableViewCell UITableViewController UITextField UITextView UITouch UIView UIViewController UIWindow UIWindowScene
    AVPlayer AVPlayerViewController CLLocation CNContactViewController MFMailComposeViewController MKMapView
    PHPickerViewController QLPreviewController SFSafariViewController SKStoreProductViewController WKWebView
    """#
}
