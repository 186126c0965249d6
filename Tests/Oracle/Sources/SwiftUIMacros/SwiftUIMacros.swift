import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of the stub of SwiftUI that `Tests/Typecheck` compiles against.
@main struct SwiftUIMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self, EntryDefaultValueMacro.self, PreviewMacro.self, PreviewableMacro.self,
  ]
}
