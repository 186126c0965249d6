/// Whether a file can name what SwiftUI declares, as far as its imports tell.
///
/// A module may export others: what a module of a third party brings with it is not known.
public enum SwiftUIVisibility: UInt8, Sendable, Comparable {
  /// It imports nothing but modules of the SDK that bring no views with them.
  case hidden
  /// It imports a module that may export SwiftUI.
  case unknown
  /// It imports a module of the SDK that may have views.
  case visible

  public static func < (left: SwiftUIVisibility, right: SwiftUIVisibility) -> Bool { left.rawValue < right.rawValue }

  /// Takes an import into account.
  ///
  /// - Parameter module: the hash of its name; see `Outline.hash(_:)`.
  mutating func note(module: UInt32) {
    if self == .visible || AppleModules.indexWithoutViews.contains(hash: module) { return }
    self = AppleModules.index.contains(hash: module) ? .visible : .unknown
  }
}
