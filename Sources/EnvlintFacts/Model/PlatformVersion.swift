/// A system that a project can be built for.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst
}

/// A version of a system or of what is built for it: `17`, `10.15.4`.
public struct PlatformVersion: Sendable, Equatable, Comparable {
  /// Major, minor and patch version; what is not written is 0.
  private var parts = [0, 0, 0]

  /// Version 0.
  public init() {}

  /// Nil unless the text is one to three whole numbers with dots between them.
  public init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count) else { return nil }
    for (index, number) in numbers.enumerated() {
      guard let number, number >= 0 else { return nil }
      parts[index] = number
    }
  }

  /// `17`, `10.15`, `10.15.4`: without zeros at the end.
  public var text: String {
    let count = parts.lastIndex { $0 != 0 } ?? 0
    return parts[...count].map(String.init).joined(separator: ".")
  }

  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
