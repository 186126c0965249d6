/// Members of the SDK's value types that read nothing but the value.
enum FrozenMembers {
  /// Whether a chain of members of a type reads nothing but the value. False proves nothing.
  static func contains(_ members: [String], of type: String) -> Bool {
    guard let first = members.first, index[type]?.contains(first) ?? false else { return false }
    return members.dropFirst().allSatisfy(inner.contains)
  }

  /// Whether a value may be one that follows a setting of the system by itself, as `Locale.autoupdatingCurrent` does.
  static func mayFollowSettings(_ type: String?) -> Bool { type.map(following.contains) ?? false }

  /// Whether a constant gives what holds at the moment.
  static func isCurrent(_ name: String) -> Bool { current.contains(name) }

  /// Whether a type has such constants.
  static func mayMove(_ type: String) -> Bool { following.contains(type) || moving.contains(type) }

  /// Whether a constant of such a type is always the same.
  static func isConstant(_ name: String) -> Bool { constants.contains(name) }

  private static let following: Set<String> = ["Locale", "Calendar", "TimeZone"]
  private static let moving: Set<String> = ["Date", "UUID", "URL", "Data"]
  private static let current: Set<String> = ["now", "current", "autoupdatingCurrent"]
  private static let constants: Set<String> = ["distantPast", "distantFuture", "gmt"]

  /// The table, parsed at the first lookup.
  private static let index: [String: Set<String>] = Dictionary(
    KnowledgeTable.rows(of: rows, columnCount: 2) { cells in (cells[0].text, cells[1].itemSet) }
  ) { first, _ in first }

  /// The members of all types: what a member gives has a type that is not told.
  private static let inner = index.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Type, members.
  ///
  /// A table, because the SDK is not at hand, and some members read the clock (`timeIntervalSinceNow`). Source: Apple's public
  /// documentation.
  private static let rows = #"""
    String	count,isEmpty,first,last
    Substring	count,isEmpty,first,last
    Array	count,isEmpty,first,last
    Set	count,isEmpty,first
    Dictionary	count,isEmpty,keys,values
    Data	count,isEmpty
    Range	lowerBound,upperBound,isEmpty,count
    ClosedRange	lowerBound,upperBound,isEmpty,count
    Double	isNaN,isZero,isFinite,isInfinite,magnitude,sign
    Float	isNaN,isZero,isFinite,isInfinite,magnitude,sign
    CGFloat	isNaN,isZero,isFinite,isInfinite,magnitude,sign
    Int	magnitude
    CGSize	width,height
    CGPoint	x,y
    CGRect	origin,size,width,height,minX,midX,maxX,minY,midY,maxY,isEmpty,isNull,isInfinite
    EdgeInsets	top,leading,bottom,trailing
    Date	timeIntervalSince1970,timeIntervalSinceReferenceDate
    URL	absoluteString,path,host,scheme,query,fragment,lastPathComponent,pathExtension,isFileURL
    UUID	uuidString
    Locale	identifier,language,region,languageCode,currency
    Calendar	identifier,firstWeekday
    TimeZone	identifier
    DynamicTypeSize	isAccessibilitySize
    ContentSizeCategory	isAccessibilityCategory
    RedactionReasons	isEmpty
    """#
}
