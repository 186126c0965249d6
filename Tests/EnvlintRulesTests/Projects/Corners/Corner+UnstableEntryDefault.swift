extension Corner {
  static let unstableEntryDefault = Corner(
    rule: "unstable_entry_default",
    markdown: #"""
      ## A class of the SDK

      ```swift bad Formats.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var dateFormat = DateFormatter()
          //                      ^^^^^^^^^^^^^^^ warning: creates a new 'DateFormatter'
          @Entry var decoder: JSONDecoder = .init()
          //                                ^^^^^^^ creates a new 'JSONDecoder'
          @Entry var cache = NSCache<NSString, NSData>()
          //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^ the default of 'cache'
      }
      ```

      ```swift fixed Formats.swift
      import SwiftUI

      enum Formats {
          static let date = DateFormatter()
          static let decoder = JSONDecoder()
      }

      extension EnvironmentValues {
          @Entry var dateFormat = Formats.date
          @Entry var decoder: JSONDecoder = Formats.decoder
          @Entry var cache: NSCache<NSString, NSData>?
      }
      ```

      ## A member or a closure that makes a new one

      ```swift bad Router.swift
      import SwiftUI

      final class Router {
          static var shared: Router { Router() }
          static let main = Router()
          var path: [String] = []
      }

      extension EnvironmentValues {
          @Entry var router: Router = .shared
          //                          ^^^^^^^ the default of 'router'
          @Entry var sideRouter: Router = { Router() }()
          //                              ^^^^^^^^^^^^^^ the default of 'sideRouter'
          @Entry var mainRouter: Router = .main
      }
      ```

      ## Calls that cannot be looked up

      ```swift good Account.swift
      import AccountKit
      import SwiftUI

      extension EnvironmentValues {
          @Entry var account = Account.guest()
          @Entry var avatar = Avatar(size: 40)
          @Entry var ink = UIColor(white: 0, alpha: 1)
      }
      ```

      ## A protocol on the left, a class on the right

      ```swift bad Services/Weather.swift
      protocol WeatherSource: AnyObject {
          var summary: String { get }
      }

      final class SunnyWeather: WeatherSource {
          let summary = "sunny"
      }
      ```

      ```swift bad Environment/Weather+Environment.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var weather: any WeatherSource = SunnyWeather()
          //                                      ^^^^^^^^^^^^^^ creates a new 'SunnyWeather'
      }
      ```

      ```swift fixed Environment/Weather+Environment.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var weather: (any WeatherSource)?
      }
      ```

      ## A type under another name

      A typealias in any file is followed to the class that it names. Actors are references, too.

      ```swift bad Names.swift
      typealias CurrentPlayer = Player

      final class Player {
          var volume = 5
      }

      actor Downloads {
          var count = 0
      }
      ```

      ```swift bad Entries.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var player = CurrentPlayer()
          //                  ^^^^^^^^^^^^^^^ the default of 'player'
          @Entry var downloads = Downloads()
          //                     ^^^^^^^^^^^ creates a new 'Downloads'
      }
      ```

      ## A function that makes one

      A function of the project that needs no instance is followed when it returns one expression. A style that is written as a member of its protocol is found, too.

      ```swift bad Services/Mail.swift
      final class Mailbox {
          static func empty() -> Mailbox { Mailbox() }
          var messages: [String] = []
      }

      func makeMailbox() -> Mailbox {
          let mailbox = Mailbox()
          mailbox.messages = ["Welcome"]
          return mailbox
      }

      protocol MailStyle {}

      final class CompactMailStyle: MailStyle {}

      extension MailStyle where Self == CompactMailStyle {
          static var compact: Self { .init() }
      }
      ```

      ```swift bad Environment/Entries.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var inbox = makeMailbox()
          //                 ^^^^^^^^^^^^^ creates a new 'Mailbox'
          @Entry var outbox: Mailbox = .empty()
          //                           ^^^^^^^^ creates a new 'Mailbox'
          @Entry var mailStyle: any MailStyle = .compact
          //                                    ^^^^^^^^ creates a new 'CompactMailStyle'
      }
      ```

      ## Containers and transactions

      ```swift bad Containers.swift
      import SwiftUI

      final class Marker {
          var isOn = false
      }

      extension ContainerValues {
          @Entry var marker = Marker()
          //                  ^^^^^^^^ 'marker'
      }

      extension Transaction {
          @Entry var startedAt = Date.now
          //                     ^^^^^^^^ 'startedAt'
      }
      ```

      ## Instances that are kept for the next time

      Code that a default leads to may return one thing now and another thing later. It is reported only when all that it returns is new.

      ```swift good Cache.swift
      import SwiftUI

      final class Index {
          private static var loaded: Index?

          static var current: Index {
              if let loaded { return loaded }
              let index = Index()
              loaded = index
              return index
          }

          static var quick: Index { loaded ?? Index() }
      }

      extension EnvironmentValues {
          @Entry var index: Index = .current
          @Entry var quickIndex: Index = .quick
      }
      ```

      ## Types that say when they are equal

      Two values with different identifiers are equal here, and SwiftUI asks the type.

      ```swift good Label.swift
      import SwiftUI

      struct Label: Equatable {
          var id = UUID()
          var text = "none"

          static func == (left: Label, right: Label) -> Bool {
              left.text == right.text
          }
      }

      extension EnvironmentValues {
          @Entry var label = Label()
      }
      ```

      ## Types that you leave out

      A class without state is the same whichever instance one has.

      ```yaml
      rules:
        unstable_entry_default:
          stable_types: [Arithmetic]
      ```

      ```swift good Arithmetic.swift
      import SwiftUI

      final class Arithmetic {
          func sum(_ numbers: [Int]) -> Int {
              numbers.reduce(0, +)
          }
      }

      extension EnvironmentValues {
          @Entry var arithmetic = Arithmetic()
      }
      ```

      ## Test and preview code

      ```swift good Tests/BasketTests.swift
      import SwiftUI
      import XCTest

      final class FakeBasket {}

      extension EnvironmentValues {
          @Entry var fakeBasket = FakeBasket()
      }
      ```

      ```swift good Previews.swift
      import SwiftUI

      final class SampleBasket {}

      struct BasketPreviews: PreviewProvider {
          struct SampleKey: EnvironmentKey {
              static var defaultValue: SampleBasket { SampleBasket() }
          }

          static var previews: some View {
              Text("Basket")
          }
      }
      ```
      """#
  )
}
