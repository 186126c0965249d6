extension Corner {
  static let expensiveEntryDefault = Corner(
    rule: "expensive_entry_default",
    markdown: #"""
      ## An initializer that logs

      ```swift bad Banner.swift
      import SwiftUI

      struct Banner {
          var isVisible: Bool

          init(isVisible: Bool) {
              print("banner is made")
              self.isVisible = isVisible
          }
      }

      extension EnvironmentValues {
          @Entry var banner: Banner = .init(isVisible: false)
          //                          ^^^^^^^^^^^^^^^^^^^^^^^ warning: the default of 'banner'
      }

      struct Home: View {
          @State private var banner = Banner(isVisible: true)

          var body: some View {
              Text("Home")
                  .environment(\.banner, banner)
          }
      }
      ```

      An optional entry needs no default at all:

      ```swift fixed Banner.swift
      import SwiftUI

      struct Banner {
          var isVisible: Bool

          init(isVisible: Bool) {
              print("banner is made")
              self.isVisible = isVisible
          }
      }

      extension EnvironmentValues {
          @Entry var banner: Banner?
      }
      ```

      ## A closure of several statements

      Several statements are work unless each of them is known to be cheap, such as the build-up of a struct.

      ```swift bad Drinks.swift
      import DrinkKit
      import SwiftUI

      struct Cup {
          var size = 1
      }

      extension EnvironmentValues {
          @Entry var drink: String = { let list = DrinkList(); return list.first }()
          //                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a closure of 2 statements
          @Entry var cup: Cup = { var cup = Cup(); cup.size = 2; return cup }()
      }
      ```

      ## A member that is computed each time

      A name such as `standard` proves nothing: what counts is whether the member is stored.

      ```swift bad Motto.swift
      import SwiftUI

      enum Motto {
          static var standard: String? { try? String(contentsOfFile: "motto.txt", encoding: .utf8) }
          static let loaded: String? = try? String(contentsOfFile: "motto.txt", encoding: .utf8)
      }

      extension EnvironmentValues {
          @Entry var motto: String? = Motto.standard
          //                          ^^^^^^^^^^^^^^ 'motto'
          @Entry var loadedMotto: String? = Motto.loaded
      }
      ```

      ## Entries of containers and transactions

      ```swift bad Containers.swift
      import SwiftUI

      extension ContainerValues {
          @Entry var badgePattern = try? Regex("[0-9]+ new")
          //                        ^^^^^^^^^^^^^^^^^^^^^^^^ 'badgePattern'
      }

      extension Transaction {
          @Entry var replay: Data? = FileManager.default.contents(atPath: "replay")
          //                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'replay'
      }
      ```

      ## Nothing to go through

      A loop over a parameter that holds an empty collection does nothing.

      ```swift good Folder.swift
      import SwiftUI

      struct Folder {
          var names: Set<String> = []

          init(_ names: [String] = []) {
              for name in names { self.names.insert(name) }
          }
      }

      extension EnvironmentValues {
          @Entry var folder = Folder()
      }
      ```

      ## Alternatives that are not needed

      What stands behind `??` counts only where the value before it can be missing.

      ```swift good Price.swift
      import SwiftUI

      struct Price {
          let formatter: NumberFormatter

          init(formatter: NumberFormatter? = nil) {
              self.formatter = formatter ?? NumberFormatter()
          }
      }

      enum Formats {
          static let price = NumberFormatter()
      }

      extension EnvironmentValues {
          @Entry var price = Price(formatter: Formats.price)
      }
      ```

      ## Another initializer of the same type

      Only the initializer that the labels choose is looked at.

      ```swift good Poem.swift
      import SwiftUI

      struct Poem {
          var lines: [String]

          init(lines: [String]) {
              self.lines = lines
          }

          init(path: String) {
              let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
              lines = text.split(separator: "\n").map { String($0) }
          }
      }

      extension EnvironmentValues {
          @Entry var poem = Poem(lines: ["Roses are red"])
      }
      ```

      ## Types that you know to be cheap

      ```yaml
      rules:
        expensive_entry_default:
          cheap_types: [Initials]
      ```

      ```swift good Initials.swift
      import SwiftUI

      struct Initials {
          var text = ""

          init(of names: String...) {
              for name in names { text += name.prefix(1) }
          }
      }

      extension EnvironmentValues {
          @Entry var initials = Initials(of: "Ada", "Lovelace")
      }
      ```

      ## Test, preview and debug code

      ```swift good Tests/GlossaryTests.swift
      import SwiftUI
      import Testing

      extension EnvironmentValues {
          @Entry var fixture = try? String(contentsOfFile: "fixture.txt", encoding: .utf8)
      }
      ```

      ```swift good Debug.swift
      import SwiftUI

      #if DEBUG
      extension EnvironmentValues {
          @Entry var trace = try? String(contentsOfFile: "trace.txt", encoding: .utf8)
      }
      #endif
      ```

      ```swift good Previews.swift
      import SwiftUI

      struct HelpPreviews: PreviewProvider {
          struct SampleKey: EnvironmentKey {
              static var defaultValue: String? { try? String(contentsOfFile: "sample.txt", encoding: .utf8) }
          }

          static var previews: some View {
              Text("Help")
          }
      }
      ```
      """#
  )
}
