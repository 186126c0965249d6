/// Real code and real documents, small, that together use the whole grammar: what mutations start from.
public enum Seeds {
  /// Swift files.
  public static let swift: [[UInt8]] =
    (declarations + types + statements + expressions + lexemes + views + entries).map { Array($0.utf8) }

  /// Configuration files.
  public static let yaml: [[UInt8]] = documents.map { Array($0.utf8) }

  /// Projects of Xcode.
  public static let xcode: [[UInt8]] = projects.map { Array($0.utf8) }

  /// What editors send to a language server.
  public static let messages: [[UInt8]] = conversations.map { Array($0.utf8) }
}
