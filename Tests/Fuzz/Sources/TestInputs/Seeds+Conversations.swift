extension Seeds {
  static let conversations = [
    framed(
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"rootUri": "file:///a%20b", "capabilities": {}}}"#
    )
      + framed(#"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#),
    framed(
      #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///A.swift", "version": 2}, "contentChanges": "#
        + #"[{"range": {"start": {"line": 1, "character": 3}, "end": {"line": 2, "character": 0}}, "text": "é😀\r\n"}, {"text": "a\nb"}]}}"#
    ),
    framed(#"{"id": "x", "method": "textDocument/hover", "params": {"position": {"line": -1, "character": 1e9}}}"#)
      + framed(#"{"id": 3, "result": [null, true, -0.5e+10, "\u00e9\ud83d\ude00\n"]}"#)
      + framed(#"{"id": null, "error": {"code": -32601, "message": ""}}"#),
    "content-length:2\n\n{}Content-Type: x; charset=utf-8\r\nContent-Length: 3\r\n\r\n[1]\r\n\r\nContent-Length: 99999999999\r\n\r\n",
    "Content-Length: -1\r\n\r\n" + framed("{\"a\": {\"b\": [[[[{}]]]]}}")
      + "Content-Length: 5\r\nContent-Length: 1\r\n\r\n0",
  ]

  private static func framed(_ content: String) -> String { "Content-Length: \(content.utf8.count)\r\n\r\n\(content)" }
}
