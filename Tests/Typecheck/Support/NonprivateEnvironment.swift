// What the examples of `nonprivate_environment` leave out.

import SwiftUI

// MARK: - A property of a view

final class Account: ObservableObject {
  @Published var balance: Decimal = 0
}
