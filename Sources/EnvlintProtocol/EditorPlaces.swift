import EnvlintFacts
import EnvlintReporting

/// Places of a project's files in the words of the protocol.
public struct EditorPlaces {
  private let encoding: PositionEncoding
  /// The text of a file, by path relative to the project root; nil for one that has vanished.
  private let text: (String) -> SourceText?
  /// The address of a file, by that path.
  public let address: (String) -> String

  public init(
    encoding: PositionEncoding, text: @escaping (String) -> SourceText?, address: @escaping (String) -> String
  ) {
    self.encoding = encoding
    self.text = text
    self.address = address
  }

  public func text(of file: String) -> SourceText { text(file) ?? SourceText("") }

  /// The range of a place; of a file that has vanished its start.
  public func range(of location: Location) -> JSONValue { text(of: location.file).json(location.range, encoding) }

  public func json(_ location: Location) -> JSONValue {
    .object([("uri", .string(address(location.file))), ("range", range(of: location))])
  }
}
