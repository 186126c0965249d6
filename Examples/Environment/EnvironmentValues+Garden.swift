import SwiftUI

extension EnvironmentValues {
  /// One shared garden: every reader without an injected one gets the same object.
  @Entry var garden: Garden = .empty

  /// Each reader that falls back to this default gets a new list.
  @Entry var wishList: WishList = WishList()
}

@Observable final class WishList {
  var names: [String] = []
}
