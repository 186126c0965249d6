import EnvlintReporting

/// A message from the editor.
public enum Message: Sendable {
  case request(id: RequestID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request of the server's, without id if the editor couldn't read that; the result is nil for an error.
  case response(id: RequestID?, result: JSONValue?)

  /// Reads a message.
  ///
  /// - Throws: the answer that the protocol has for what is none.
  public init(parsing content: [UInt8]) throws(MessageError) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: content)
    } catch {
      throw MessageError(id: nil, error: ResponseError(.parseError, "invalid JSON: \(error.message)"))
    }
    let written = value["id"]
    let id = written.flatMap(RequestID.init)
    guard case .object = value else {
      throw MessageError(id: nil, error: ResponseError(.invalidRequest, "a message is an object"))
    }
    guard let method = value["method"]?.string else {
      guard value["error"] != nil || id != nil && value["result"] != nil else {
        throw MessageError(
          id: id, error: ResponseError(.invalidRequest, "a message has a method, a result or an error"))
      }
      self = .response(id: id, result: value["error"] == nil ? value["result"] : nil)
      return
    }
    let parameters = value["params"] ?? .null
    if let id {
      self = .request(id: id, method: method, parameters: parameters)
    } else if written == nil {
      self = .notification(method: method, parameters: parameters)
    } else {
      throw MessageError(id: nil, error: ResponseError(.invalidRequest, "the id of a request is a number or a string"))
    }
  }

  // MARK: What the server sends

  public static func response(_ id: RequestID?, _ result: Result<JSONValue, ResponseError>) -> JSONValue {
    let answer: (key: String, value: JSONValue)
    switch result {
    case .success(let value): answer = ("result", value)
    case .failure(let error):
      answer = ("error", .object([("code", .integer(error.code.rawValue)), ("message", .string(error.message))]))
    }
    return .object([("jsonrpc", .string("2.0")), ("id", id?.json ?? .null), answer])
  }

  /// - Parameter parameters: null for none.
  public static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("method", .string(method))] + member(parameters))
  }

  /// - Parameter parameters: null for none.
  public static func request(_ id: Int, _ method: String, _ parameters: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("id", .integer(id)), ("method", .string(method))] + member(parameters))
  }

  private static func member(_ parameters: JSONValue) -> [(key: String, value: JSONValue)] {
    if case .null = parameters { [] } else { [("params", parameters)] }
  }
}

/// The id of a request: a number or a string.
public enum RequestID: Sendable, Hashable {
  case number(Int)
  case text(String)

  /// Nil for other values.
  public init?(_ value: JSONValue) {
    switch value {
    case .integer(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  public var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}

/// Why a request has no result.
public struct ResponseError: Error, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  public var code: Code
  /// One sentence without full stop.
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// Bytes that are no message, with the id that they have nevertheless.
public struct MessageError: Error, Sendable, Equatable {
  public var id: RequestID?
  public var error: ResponseError

  public init(id: RequestID?, error: ResponseError) {
    self.id = id
    self.error = error
  }
}
