import Foundation
import Testing

/// Files with views that import only a package, which may re-export SwiftUI.
@Suite struct UnseenViewTests {
  private func notices(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let doctor = try folder.envlint("doctor", ".", "--project-root", ".").output
    return String(doctor.split(separator: "notices:")[1].split(separator: "paths:")[0])
  }

  private static let view = """
    import Kit
    import Foundation
    struct Page: View { @Environment(\\.locale) private var locale; var body: some View { Text("\\(locale)") } }

    """

  @Test func theModuleIsNamed() throws {
    let found = try notices(["Page.swift": Self.view, "Other.swift": Self.view.replacing("Page", with: "Other")])
    #expect(
      found
        == "\n  2 files with views import 'Kit' and not SwiftUI, so they aren't checked: "
        + "if it re-exports SwiftUI, set 'swiftui_modules: [Kit]'\n"
    )
  }

  @Test(arguments: [
    ["Page.swift": "import SwiftUI\n" + view],
    ["Page.swift": view, ".envlint.yml": "swiftui_modules: [Kit]\n"],
    // A library with views of its own.
    ["Page.swift": view, "View.swift": "protocol View {}\n"],
    ["Page.swift": "import Other\n" + view],
    ["PageTests.swift": "import XCTest\n" + view],
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])

      """,
      "Sources/Kit/Page.swift": view,
    ],
  ])
  func nothingIsSaid(_ files: [String: String]) throws {
    #expect(try notices(files) == " none\n")
  }
}
