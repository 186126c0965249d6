import SwiftUI

@Observable final class Library { var name = "" }
@Observable final class Preferences { var name = "" }
@Observable final class Trip { var name = "" }
@Observable final class Theme { var name = "" }
@Observable final class Clock { var name = "" }
@Observable final class Account { var name = "" }
@Observable final class Store { var name = "" }
final class Session: ObservableObject { @Published var name = "" }
