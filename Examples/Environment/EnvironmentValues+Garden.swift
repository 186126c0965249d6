import SwiftUI

extension EnvironmentValues {
  /// One garden for all who have none: every reader sees the same object.
  @Entry var garden: Garden = .empty

  /// Each reader that falls back to this default gets a list of its own.
  @Entry var wishList: WishList = WishList()
}

@Observable final class WishList {
  var names: [String] = []
}
