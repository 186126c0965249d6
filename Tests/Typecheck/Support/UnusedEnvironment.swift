// What the examples of `unused_environment` leave out.

import SwiftUI

// MARK: - A property that nothing mentions

let help = URL(fileURLWithPath: "help")

// MARK: - An object

final class Account: ObservableObject {
  @Published var name = ""
}

@Observable final class Router {}

// MARK: - Keys that you keep for updates

extension EnvironmentValues {
  @Entry var currentTheme = 1
}

// MARK: - The whole module is searched

extension EnvironmentValues {
  @Entry var cardWidth = 1.0
  @Entry var cardHeight: CGFloat = 1
  @Entry var cardColor = Color.red
  @Entry var cardTitle = ""
  @Entry var otherTitle = ""
}
