import EnvlintSyntax

/// The blocks that declare types: functions, closures, branches.
///
/// A type in a block is known there alone, and hides others of its name. The block therefore has a part in the paths of its types, like a
/// type around them, by a name that nothing else has: `{412` for the block that begins at that byte.
enum LocalBlock {
  static func name(at offset: UInt32) -> String { "{\(offset)" }

  /// Whether a part of a path is the name of a block.
  static func isName(_ part: String) -> Bool { part.utf8.first == UInt8(ascii: "{") }
}

/// The declarations of a block that are known everywhere in it, also before they are declared.
struct LocalDeclarations {
  /// The name of the block; nil when no type and no typealias is declared right in it.
  var block: String?
  /// Types and typealiases.
  var types: [String] = []
  var functions: [String] = []
}
