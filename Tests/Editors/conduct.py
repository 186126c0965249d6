"""The groups of protocol.py about the conversation: its order and its end, progress, cancelling, and mistakes of clients."""

import asyncio
import json
import subprocess

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from client import (
    SECONDS,
    Session,
    Wrong,
    answered,
    expect,
    frame,
    initialize_message,
    spoken,
)
from samples import (
    ITSELF,
    READER,
    SHELF,
    VIEW,
)

EXIT = {"jsonrpc": "2.0", "method": "exit"}


SHUTDOWN = {"jsonrpc": "2.0", "id": 2, "method": "shutdown"}


async def group_progress():
    """progress of the first index, where the client shows it"""
    async with Session(READER, progress=True) as server:
        reports = await server.until(
            "progress with an end",
            lambda: [values for values in server.client.progress_reports.values() if values and values[-1].kind == "end"],
        )
        expect(reports[0][0].kind == "begin" and reports[0][0].title, f"progress: {reports[0]}")
        expect(all(one.kind == "report" for one in reports[0][1:-1]), f"progress: {reports[0]}")
    async with Session(READER, progress=False) as server:
        await server.pull("App/App.swift")
        expect(not server.client.progress_reports, "progress, although the client doesn't show it")


async def group_cancelling():
    """cancelled requests: an answer or the error -32800, and the server goes on"""
    async with Session(READER) as server:
        server.open("App/Shelf.swift")
        pending = []
        for number in range(40):
            server.change("App/Shelf.swift", (0, 0, "\n"))
            params = (
                types.WorkspaceDiagnosticParams([])
                if number % 2
                else types.DocumentDiagnosticParams(ITSELF(server.uri("App/App.swift")))
            )
            method = "workspace/diagnostic" if number % 2 else "textDocument/diagnostic"
            pending.append(server.client.protocol.send_request_async(method, params, msg_id=f"cancelled {number}"))
            if number % 4 < 3:
                server.client.cancel_request(types.CancelParams(f"cancelled {number}"))
        for number, answer in enumerate(pending):
            try:
                await server.within(f"request {number}", answer)
            except JsonRpcException as error:
                expect(error.code in (-32800, -32801, -32802), f"error {error.code} of a cancelled request: {error.message}")
                expect(number % 4 < 3 or error.code != -32800, "a request is cancelled that nobody cancelled")
        # Requests that are answered, or were never made.
        for identifier in ("cancelled 0", "unknown", 4711):
            server.client.cancel_request(types.CancelParams(identifier))
        await server.same_as_command_line()


async def group_mistakes():
    """mistakes of clients: unknown methods, wrong parameters and places, documents that aren't files or aren't open"""
    async with Session(READER) as server:
        # What a typed client refuses to send goes out as it is.
        async def raw(method, params=..., identifier="raw"):
            future = asyncio.get_running_loop().create_future()
            server.client.protocol._request_futures[identifier] = future
            message = {"jsonrpc": "2.0", "id": identifier, "method": method}
            server.client.protocol._send_data(message if params is ... else {**message, "params": params})
            try:
                return await server.within(method, future)
            except JsonRpcException as error:
                return error.code

        def note(method, params=...):
            message = {"jsonrpc": "2.0", "method": method}
            server.client.protocol._send_data(message if params is ... else {**message, "params": params})

        for method in ("envlint/noSuchMethod", "$/noSuchMethod", "textDocument/rename", "", "initialized/"):
            code = await raw(method, {})
            expect(code == -32601, f"unknown method '{method}': {code}")
        document = {"uri": server.uri("App/Shelf.swift")}
        place = {"line": 5, "character": 18}
        for method, params in [
            ("textDocument/hover", ...),
            ("textDocument/hover", None),
            ("textDocument/hover", []),
            ("textDocument/hover", 7),
            ("textDocument/hover", {"textDocument": document}),
            ("textDocument/hover", {"textDocument": document, "position": {"line": "5"}}),
            ("textDocument/definition", {"textDocument": {}, "position": place}),
            ("textDocument/codeAction", {"textDocument": document}),
            ("textDocument/diagnostic", {"textDocument": {"uri": 3}}),
            ("textDocument/hover", {"textDocument": document, "position": {"line": -1, "character": 0}}),
            ("workspace/executeCommand", {"arguments": []}),
            ("textDocument/codeLens", {}),
        ]:
            code = await raw(method, params)
            expect(code == -32602, f"wrong parameters of {method}, {params}: {code}")
        for method, params in [
            ("noSuch/notification", {}),
            ("$/noSuch", None),
            ("textDocument/didOpen", {}),
            ("textDocument/didChange", {"textDocument": document}),
            ("textDocument/didChange", {"textDocument": {**document, "version": 2}, "contentChanges": [{"range": 1, "text": 2}]}),
            ("textDocument/didClose", None),
            ("textDocument/didSave", {"textDocument": {"uri": ""}}),
            ("workspace/didChangeWatchedFiles", {"changes": 3}),
            ("workspace/didChangeConfiguration", {"settings": 3}),
            ("workspace/didChangeConfiguration", {"settings": {"envlint": {"codeLens": "é"}}}),
            ("$/cancelRequest", {}),
            ("$/setTrace", {"value": "verbose"}),
            ("workspace/didChangeWorkspaceFolders", {"event": {}}),
            ("window/workDoneProgress/cancel", {"token": "unknown"}),
            ("initialized", {}),
        ]:
            note(method, params)
        # Answers to nothing.
        server.client.protocol._send_data({"jsonrpc": "2.0", "id": "nothing", "result": 1})
        server.client.protocol._send_data({"jsonrpc": "2.0", "id": None, "error": {"code": 1, "message": ""}})
        # Numbers are identifiers as well, and both kinds stay what they are.
        await raw("textDocument/hover", {"textDocument": document, "position": place}, 17)
        # Places beyond the text, and documents that don't exist or aren't files.
        for line, character in ((10**6, 0), (0, 10**6), (2**31 - 1, 2**31 - 1)):
            for method in ("hover", "definition", "references", "implementation"):
                code = await raw(
                    f"textDocument/{method}",
                    {
                        "textDocument": document,
                        "position": {"line": line, "character": character},
                        "context": {"includeDeclaration": True},
                    },
                )
                expect(not isinstance(code, int) or code == -32602, f"{method} at {line}:{character}: {code}")
        for uri in (
            "untitled:Untitled-1",
            "file:///no/such/file.swift",
            "git:/App/Shelf.swift?%7B%22ref%22",
            "file://",
            "no uri",
            "",
            "file:///%zz",
            "https://example.org/A.swift",
            "vscode-notebook-cell:/a#b",
        ):
            note("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": VIEW}})
            note("textDocument/didChange", {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": VIEW + "\n"}]})
            for method in ("hover", "definition", "codeAction", "codeLens", "documentSymbol", "diagnostic"):
                code = await raw(
                    f"textDocument/{method}",
                    {
                        "textDocument": {"uri": uri},
                        "position": {"line": 3, "character": 18},
                        "context": {"diagnostics": []},
                        "range": {"start": place, "end": place},
                    },
                )
                expect(not isinstance(code, int) or -32899 <= code <= -32600, f"{method} of {uri}: {code}")
            note("textDocument/didClose", {"textDocument": {"uri": uri}})
        # A document that changes without having been opened, or is opened twice, or closed twice.
        note("textDocument/didChange", {"textDocument": {**document, "version": 2}, "contentChanges": [{"text": ""}]})
        await server.same_as_command_line()
        server.open("App/Shelf.swift", version=1)
        server.open("App/Shelf.swift", f"\n{SHELF}", version=5)
        await server.same_as_command_line()
        server.close("App/Shelf.swift")
        note("textDocument/didClose", {"textDocument": document})
        # A second start.
        code = await raw("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        expect(code == -32600, f"a second 'initialize': {code}")
        await server.same_as_command_line()
        expect(all(to.startswith("file:///") for to in server.client.diagnostics), f"findings of {list(server.client.diagnostics)}")


async def group_order():
    """requests before 'initialize' and after 'shutdown'"""
    async with Session(READER, start=False) as server:
        server.client.capabilities = server.capabilities
        place = server.at("App/Shelf.swift", "rowCount")
        server.client.initialized(types.InitializedParams())
        server.client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(server.uri("App/Shelf.swift"), "swift", 1, ""))
        )
        answer = await server.ask("textDocument/hover", types.HoverParams(place.text_document, place.position))
        expect(isinstance(answer, JsonRpcException) and answer.code == -32002, f"before 'initialize': {answer}")
        await server.initialize()
        await server.same_as_command_line()
        await server.ask_for("shutdown")
        answer = await server.ask("textDocument/hover", types.HoverParams(place.text_document, place.position))
        expect(isinstance(answer, JsonRpcException) and answer.code == -32600, f"after 'shutdown': {answer}")
        server.client.exit(None)
        await server.within("exit", server.client._server.wait())
        expect(server.client._server.returncode == 0, f"status {server.client._server.returncode} after 'shutdown'")


async def group_end():
    """the end: status 0 after 'shutdown', otherwise 1; also without 'exit', and when the parent process is gone"""
    for messages, expected in [
        ([initialize_message(), SHUTDOWN, EXIT], 0),
        ([initialize_message(), EXIT], 1),
        ([EXIT], 1),
        ([initialize_message(), {**SHUTDOWN, "params": None}, EXIT], 0),
    ]:
        _, status = await spoken(b"".join(frame(one) for one in messages), close=False)
        expect(status == expected, f"status {status} after {[one['method'] for one in messages]}, not {expected}")
    for messages in ([], [initialize_message()]):
        _, status = await spoken(b"".join(frame(one) for one in messages))
        expect(status == 1, f"status {status} when the input ends")
    parent = subprocess.Popen(["sleep", "60"])
    server = await asyncio.create_subprocess_exec(
        Session.envlint, "lsp", stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        server.stdin.write(frame(initialize_message(processId=parent.pid)))
        await asyncio.wait_for(server.stdout.readuntil(b"\r\n\r\n"), SECONDS)
        await asyncio.sleep(0.3)
        expect(server.returncode is None, "the server ends while its parent runs")
        parent.kill()
        parent.wait()
        try:
            await asyncio.wait_for(server.wait(), SECONDS)
        except asyncio.TimeoutError:
            raise Wrong(f"the server still runs {SECONDS} seconds after its parent") from None
    finally:
        parent.kill()
        parent.wait()
        if server.returncode is None:
            server.kill()


async def group_malformed():
    """malformed messages: the protocol's errors, and the server goes on"""
    tail = frame(SHUTDOWN) + frame(EXIT)
    start = frame(initialize_message())
    for broken, code in [
        (b"{", -32700),
        (b"", None),
        (b"nonsense", -32700),
        (b"\xff\xfe", -32700),
        (b'{"jsonrpc": "2.0", "id": 9, "method": "\xff"}', (-32700, -32601)),
        (b"[]", -32600),
        (b"3", -32600),
        (b"null", -32600),
        (b'{"id": 9}', -32600),
        (b'{"jsonrpc": "2.0", "id": 9, "method": 3}', -32600),
        (b"[" * 100_000, -32700),
        (b'{"a":' * 100_000, -32700),
        (b'{"jsonrpc": "2.0", "id": 1e999, "method": "x"}', None),
        (b'{"jsonrpc": "2.0", "id": 9, "method": "x", "method": "y"}', None),
        (b'"\\ud800"', None),
    ]:
        messages, status = await spoken(start + frame(broken) + tail, close=False)
        expect(status == 0, f"status {status} after {broken[:40]}")
        answered(messages, 2)
        if code is not None:
            errors = [one["error"]["code"] for one in messages if "error" in one]
            codes = code if isinstance(code, tuple) else (code,)
            expect(len(errors) == 1 and errors[0] in codes, f"{broken[:40]}: errors {errors}, not {code}")
    # Heads in other ways of writing.
    body = json.dumps(initialize_message()).encode()
    for head in (
        b"content-length: %d\r\n\r\n",
        b"Content-Length:%d\r\n\r\n",
        b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
        b"Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: %d\r\n\r\n",
    ):
        messages, status = await spoken(head % len(body) + body + tail, close=False)
        expect(status == 0, f"status {status} with {head}")
        answered(messages, 1)
    # Heads that no message can follow: the server ends, or looks for the next message, but never waits for ever.
    for head in (
        b"Content-Length: -1\r\n\r\n",
        b"Content-Length: nine\r\n\r\n",
        b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"x" * 100_000,
        b"Content-Length: 99999999999999999999\r\n\r\n",
        b"Content-Length: 9223372036854775807\r\n\r\n",
        b"Content-Length: 100\r\n\r\n{",
    ):
        await spoken(start + head)
    # Byte by byte, and all in one piece.
    server = await asyncio.create_subprocess_exec(
        Session.envlint, "lsp", stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        for byte in start + tail:
            server.stdin.write(bytes([byte]))
            await server.stdin.drain()
        await asyncio.wait_for(server.wait(), SECONDS)
        expect(server.returncode == 0, f"status {server.returncode} byte by byte")
    except asyncio.TimeoutError:
        raise Wrong("no end when all comes byte by byte") from None
    finally:
        if server.returncode is None:
            server.kill()
