import EnvlintFacts
import EnvlintSyntax
import Testing

/// A file that is only skimmed is found again by every name that it declares.
@Suite struct OutlineTests {
  private func names(_ text: String) -> Set<UInt32> {
    let source = SourceBytes(text)
    return Set(Outline(Tokens(tokenizing: source), source).declaredNames)
  }

  @Test func everyBindingOfAGlobalDeclarationIsNamed() {
    let names = names("let a = A<B>.f(x: 1, y: 2), b: [Int] = [1, z], c, d: Int\nstruct S { var e = 1, g = 2 }")
    for name in ["a", "b", "c", "d"] { #expect(names.contains(Outline.hash(name)), "\(name)") }
    for name in ["x", "y", "z", "g"] { #expect(!names.contains(Outline.hash(name)), "\(name)") }
  }

  @Test(
    arguments: [
      "let _ = 1, a = 2", "let (b, c) = (1, 2), a = 3", "let b = { func f() {} }, a = 1",
      "let b = c { $0.map { let d: Int = e; class F {} } }, a = 1",
    ])
  func aBindingBehindAPatternOrClosureIsNamed(_ text: String) {
    #expect(names(text).contains(Outline.hash("a")))
  }

  @Test(
    arguments: [
      ("", .hidden), ("import Foundation\nimport struct CoreGraphics.CGFloat", .hidden), ("import SwiftUI", .visible),
      ("import Foundation\n@preconcurrency import WidgetKit", .visible), ("import Kit", .unknown),
      ("import Kit\nimport SwiftUI.View", .visible), ("import SwiftUI\nimport Kit", .visible),
      ("@_exported import Kit", .unknown), ("@_exported import class UIKit.UIView", .visible),
      ("#if canImport(AppKit)\nimport AppKit\n#endif", .visible),
      ("// import SwiftUI\nlet a = \"import UIKit\"", .hidden),
      ("struct Import { func make() { a.import(b) } }", .hidden),
    ] as [(String, SwiftUIVisibility)])
  func importsTellWhetherViewsCanBeNamed(_ text: String, _ expected: SwiftUIVisibility) {
    let source = SourceBytes(text)
    #expect(Outline(Tokens(tokenizing: source), source).swiftUI == expected)
    #expect(Outline(scanning: source)?.swiftUI == expected)
    #expect(Outline(scanning: source)?.exportsModule == text.hasPrefix("@_exported"))
  }

  @Test func aTypeNestedInAGenericTypeIsNamedByItsExtension() {
    let names = names("extension Array<Int>.Index.Part {}\nextension A<B<C>>.D {}\nextension M::E {}")
    for name in ["Array", "Index", "Part", "A", "D", "E"] {
      #expect(names.contains(Outline.hash(Outline.extensionName(of: name))), "\(name)")
    }
  }
}
