"""The client that protocol.py drives 'envlint lsp' with: that of pytest-lsp, on pygls and lsprotocol, none of which was written here.
Imported by the groups of protocol.py; needs the packages that it names.

It refuses messages whose types aren't those of the protocol. Added here: a message that contains more than the protocol allows is
a mistake too, and so is one that the client's capabilities exclude. Positions are computed independently of the server, and each text
is also kept by pygls, which applies the same changes.
"""

import asyncio
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import warnings
from typing import Union

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.protocol import default_converter
from pygls.uris import from_fs_path, to_fs_path
from pygls.workspace import PositionCodec, TextDocument
from pytest_lsp.checks import LspSpecificationWarning
from pytest_lsp.client import (
    DEFAULT_CLIENT_FEATURES,
    LanguageClient,
    register_lsp_features,
)
from pytest_lsp.protocol import LanguageClientProtocol

SECONDS = 15


class Wrong(Exception):
    """Something isn't as it must be; the text says what."""


def expect(holds, what):
    if not holds:
        raise Wrong(what)


def lost(before, after, path=""):
    """The places in a message that its type doesn't have."""
    if isinstance(before, dict):
        if not isinstance(after, dict):
            return [path] if before else []
        found = []
        for key, value in before.items():
            found += lost(value, after[key], f"{path}.{key}") if key in after else [f"{path}.{key}"]
        return found
    if isinstance(before, list) and isinstance(after, list):
        return [place for number, value in enumerate(before) for place in lost(value, after[number], f"{path}[{number}]")]
    return []


class StrictProtocol(LanguageClientProtocol):
    """Also remembers what a message contains that its type doesn't have, and in which order messages came."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.mistakes = []

    def structure_message(self, data):
        message = super().structure_message(data)
        # Called for each object of a message, of which only the message itself has this key.
        if "jsonrpc" in data and not isinstance(message, dict):
            name = type(message).__name__
            # An error of a message without an identifier has null in its place.
            self.mistakes += [
                f"{name} has no {place}" for place in lost(data, self._converter.unstructure(message)) if place != ".id"
            ]
        return message


def converter():
    """That of lsprotocol, except that it takes each action with a command for a command."""
    result = default_converter()
    result.register_structure_hook(
        Union[types.Command, types.CodeAction],
        lambda data, _: result.structure(data, types.Command if isinstance(data.get("command"), str) else types.CodeAction),
    )
    return result


class Client(LanguageClient):
    def __init__(self, **more):
        super().__init__(protocol_cls=StrictProtocol, converter_factory=converter, **more)
        self.published = []
        self.registrations = {}
        self.lens_refreshes = 0
        register_lsp_features(
            self,
            {
                **DEFAULT_CLIENT_FEATURES,
                types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: on_publish,
                types.CLIENT_REGISTER_CAPABILITY: on_register,
                types.CLIENT_UNREGISTER_CAPABILITY: on_unregister,
                types.WORKSPACE_CODE_LENS_REFRESH: on_lens_refresh,
            },
        )


def on_publish(client: LanguageClient, params: types.PublishDiagnosticsParams):
    client.published.append(params)
    client.diagnostics[params.uri] = params.diagnostics


def on_register(client: LanguageClient, params: types.RegistrationParams):
    for registration in params.registrations:
        client.registrations[registration.id] = registration


def on_unregister(client: LanguageClient, params: types.UnregistrationParams):
    for registration in params.unregisterations:
        client.registrations.pop(registration.id)


def on_lens_refresh(client: LanguageClient, params: None):
    client.lens_refreshes += 1


def line_starts(text):
    """Where lines start. The protocol knows three ends of lines, and none of those that only Unicode knows."""
    starts, index = [0], 0
    while index < len(text):
        if text[index] == "\r" and text[index + 1 : index + 2] == "\n":
            index += 1
        if text[index] in "\r\n":
            starts.append(index + 1)
        index += 1
    return starts


def units(text, encoding):
    return len(text.encode()) if encoding == "utf-8" else len(text.encode("utf-16-le")) // 2


def position(text, offset, encoding):
    """The position before the character with this number."""
    starts = line_starts(text)
    line = max(number for number, start in enumerate(starts) if start <= offset)
    return types.Position(line, units(text[starts[line] : offset], encoding))


def offset(text, place, encoding):
    """The number of the character after a position, which must be one."""
    starts = line_starts(text)
    expect(place.line < len(starts), f"line {place.line} of a text with {len(starts)} lines")
    end = starts[place.line + 1] if place.line + 1 < len(starts) else len(text)
    for index in range(starts[place.line], end + 1):
        if units(text[starts[place.line] : index], encoding) == place.character:
            return index
    raise Wrong(f"{place} is inside a character or beyond its line")


def marked(text, area, encoding):
    return text[offset(text, area.start, encoding) : offset(text, area.end, encoding)]


def applied(text, edits, encoding):
    """A text with edits, which must not overlap, made at once."""
    places = sorted(
        (
            (offset(text, edit.range.start, encoding), offset(text, edit.range.end, encoding), number, edit.new_text)
            for number, edit in enumerate(edits)
        ),
        key=lambda place: place[:3],
    )
    for (_, end, *_), (start, *_) in zip(places, places[1:]):
        expect(end <= start, "edits of one action overlap")
    for start, end, _, new in reversed(places):
        text = text[:start] + new + text[end:]
    return text


def capabilities(**changes):
    """What a client can do that can do everything, except those things that are given as false."""
    can = {
        "encodings": ["utf-16"],
        "pull": False,
        "watch": True,
        "markdown": True,
        "progress": False,
        "show": True,
        "related": True,
        "tags": True,
        "document_changes": True,
        "configuration": True,
        "folders": True,
        "links": False,
        "tree": True,
        **changes,
    }
    formats = [types.MarkupKind.Markdown, types.MarkupKind.PlainText] if can["markdown"] else [types.MarkupKind.PlainText]
    kinds = [types.CodeActionKind.QuickFix, types.CodeActionKind.Source, types.CodeActionKind.SourceFixAll]
    tags = types.ClientDiagnosticsTagOptions([types.DiagnosticTag.Unnecessary, types.DiagnosticTag.Deprecated])
    result = types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=can["encodings"]),
        workspace=types.WorkspaceClientCapabilities(
            workspace_folders=can["folders"],
            configuration=can["configuration"],
            workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=can["document_changes"]),
            did_change_configuration=types.DidChangeConfigurationClientCapabilities(dynamic_registration=True),
            did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(
                dynamic_registration=can["watch"], relative_pattern_support=can["watch"]
            ),
            code_lens=types.CodeLensWorkspaceClientCapabilities(refresh_support=True),
            execute_command=types.ExecuteCommandClientCapabilities(dynamic_registration=False),
        ),
        text_document=types.TextDocumentClientCapabilities(
            synchronization=types.TextDocumentSyncClientCapabilities(did_save=True),
            publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                related_information=can["related"],
                tag_support=tags if can["tags"] else None,
                version_support=True,
                code_description_support=True,
            ),
            code_action=types.CodeActionClientCapabilities(
                code_action_literal_support=types.ClientCodeActionLiteralOptions(types.ClientCodeActionKindOptions(kinds)),
                is_preferred_support=True,
            ),
            hover=types.HoverClientCapabilities(content_format=formats),
            definition=types.DefinitionClientCapabilities(link_support=can["links"]),
            implementation=types.ImplementationClientCapabilities(link_support=can["links"]),
            references=types.ReferenceClientCapabilities(),
            code_lens=types.CodeLensClientCapabilities(),
            document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=can["tree"]),
        ),
        window=types.WindowClientCapabilities(
            work_done_progress=can["progress"], show_document=types.ShowDocumentClientCapabilities(support=can["show"])
        ),
    )
    if can["pull"]:
        result.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
        result.text_document.diagnostic = types.DiagnosticClientCapabilities(
            related_document_support=True,
            related_information=can["related"],
            tag_support=tags if can["tags"] else None,
            code_description_support=True,
        )
    return result


class Session:
    """A server with folders of its own, from 'initialize' to 'exit'. File names are relative to the folder that holds all of these."""

    # The program that all sessions start.
    envlint = None

    def __init__(
        self,
        files,
        folders=("App",),
        options=(),
        start=True,
        settings=None,
        initialization=None,
        client=None,
        **capability,
    ):
        self.folders, self.options = list(folders), list(options)
        self.capabilities = client or capabilities(**capability)
        self.initialization = initialization
        self.start, self.settings = start, settings
        self.scratch = tempfile.mkdtemp()
        self.root = pathlib.Path(os.path.realpath(self.scratch), "a folder with é")
        for folder in folders:
            (self.root / folder).mkdir(parents=True)
        for name, text in files.items():
            self.write(name, text)
        self.documents, self.kept = {}, {}
        self.encoding = "utf-16"

    async def __aenter__(self):
        self.client = Client(configuration={"": {"envlint": self.settings}} if self.settings else None)
        self.warned = []
        self.catching = warnings.catch_warnings(record=True)
        self.warned = self.catching.__enter__()
        warnings.simplefilter("always", LspSpecificationWarning)
        await self.client.start_io(self.envlint, "lsp", *self.options, cwd=self.root)
        try:
            if self.start:
                await self.initialize()
        except BaseException:
            await self.end()
            raise
        return self

    async def initialize(self, **changes):
        folders = [types.WorkspaceFolder(self.uri(name), name) for name in self.folders]
        parameters = {
            "capabilities": self.capabilities,
            "workspace_folders": folders,
            "root_uri": self.uri(self.folders[0]),
            "initialization_options": self.initialization,
            **changes,
        }
        self.answer = await self.within("initialize", self.client.initialize_session(types.InitializeParams(**parameters)))
        self.encoding = self.answer.capabilities.position_encoding or "utf-16"

    async def __aexit__(self, kind, *_):
        try:
            if kind is None and self.client._server.returncode is None and self.client.capabilities is not None:
                await self.within("shutdown", self.client.shutdown_session())
                expect(self.client._server.returncode == 0, f"status {self.client._server.returncode} after shutdown and exit")
        finally:
            await self.end()
        if kind is None:
            self.check()

    async def end(self):
        server = self.client._server
        if server and server.returncode is None:
            server.kill()
        try:
            await asyncio.wait_for(self.client.stop(), 5)
        except Exception:  # What the client's own tasks still had to say.
            pass
        self.catching.__exit__(None, None, None)
        shutil.rmtree(self.scratch, ignore_errors=True)

    def check(self):
        """Whether every message was one of the protocol."""
        expect(self.client.error is None, f"the client refused a message: {self.client.error}")
        mistakes = self.client.protocol.mistakes
        expect(not mistakes, f"not in the protocol: {', '.join(sorted(set(mistakes))[:5])}")
        told = sorted({str(warning.message) for warning in self.warned if issubclass(warning.category, LspSpecificationWarning)})
        expect(not told, f"excluded by the client's capabilities: {told}")

    # Files

    def path(self, name):
        return self.root / name

    def uri(self, name):
        return from_fs_path(str(self.path(name)))

    def name(self, uri):
        # Ends of names compare as files, because a server may escape other characters than a client.
        path = to_fs_path(uri)
        expect(path and path.startswith(f"{self.root}/"), f"a place outside the folders: {uri}")
        return os.path.relpath(path, self.root)

    def write(self, name, text):
        self.path(name).parent.mkdir(parents=True, exist_ok=True)
        self.path(name).write_bytes(text if isinstance(text, bytes) else text.encode())

    def text(self, name):
        """What counts: the text of the editor, or what is on disk."""
        if name in self.documents:
            return self.documents[name]
        return self.path(name).read_bytes().decode() if self.path(name).exists() else ""

    # Messages

    async def within(self, what, awaitable, seconds=SECONDS):
        try:
            return await asyncio.wait_for(awaitable, seconds)
        except asyncio.TimeoutError:
            raise Wrong(f"no answer to {what} within {seconds} seconds") from None

    async def ask(self, method, params=None, seconds=SECONDS):
        """The answer to a request, or the error."""
        try:
            return await self.within(method, self.client.protocol.send_request_async(method, params), seconds)
        except JsonRpcException as error:
            return error

    async def ask_for(self, method, params=None, seconds=SECONDS):
        answer = await self.ask(method, params, seconds)
        if isinstance(answer, JsonRpcException):
            raise Wrong(f"{method} ends with error {answer.code}: {answer.message}")
        return answer

    async def until(self, what, condition, seconds=SECONDS):
        end = asyncio.get_running_loop().time() + seconds
        while True:
            try:
                found, problem = condition(), ""
            except Wrong as wrong:
                found, problem = False, f": {wrong}"
            if found:
                return found
            if self.client.error or self.client._server.returncode is not None:
                raise Wrong(f"{what}: the server has ended, or sent what the client refuses: {self.client.error}")
            if asyncio.get_running_loop().time() > end:
                raise Wrong(f"{what}: not within {seconds} seconds{problem}")
            await asyncio.sleep(0.01)

    # Documents

    def open(self, name, text=None, language="swift", version=1):
        text = self.path(name).read_bytes().decode() if text is None else text
        self.documents[name] = text
        self.kept[name] = TextDocument(
            self.uri(name), text, version, language, position_codec=PositionCodec(types.PositionEncodingKind(self.encoding))
        )
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(self.uri(name), language, version, text))
        )

    def change(self, name, *edits):
        """Edits one after the other, in one message: (start, end, new) in characters, or a whole text."""
        changes = []
        for edit in edits:
            text = self.documents[name]
            if isinstance(edit, str):
                changes.append(types.TextDocumentContentChangeWholeDocument(edit))
                self.documents[name] = edit
            else:
                start, end, new = edit
                area = types.Range(position(text, start, self.encoding), position(text, end, self.encoding))
                changes.append(types.TextDocumentContentChangePartial(range=area, text=new))
                self.documents[name] = text[:start] + new + text[end:]
        self.send_changes(name, changes)

    def send_changes(self, name, changes):
        kept = self.kept[name]
        kept.version += 1
        for change in changes:
            kept.apply_change(change)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=kept.version), changes
            )
        )

    def replace(self, name, old, new, number=0):
        """One of the places with a text becomes another."""
        text, start = self.documents[name], -1
        for _ in range(number + 1):
            start = text.find(old, start + 1)
            expect(start >= 0, f"the test has no '{old}' to replace")
        self.change(name, (start, start + len(old), new))

    def save(self, name):
        self.write(name, self.documents[name])
        self.client.text_document_did_save(types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(self.uri(name))))

    def close(self, name):
        del self.documents[name], self.kept[name]
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(self.uri(name))))

    def watched(self, *changes):
        """Says that files have been created, changed or deleted: pairs of name and type."""
        self.client.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams([types.FileEvent(self.uri(name), kind) for name, kind in changes])
        )

    def apply(self, edit):
        """What an editor makes of the edit of an action."""
        if edit.document_changes is not None:
            expect(self.capabilities.workspace.workspace_edit.document_changes, "documentChanges, which the client doesn't support")
            expect(edit.changes is None, "both 'changes' and 'documentChanges'")
            changes = []
            for change in edit.document_changes:
                name = self.name(change.text_document.uri)
                version = change.text_document.version
                expect(version is None or version == self.kept[name].version, f"an edit of version {version} of {name}")
                changes.append((name, change.edits))
        else:
            changes = [(self.name(uri), edits) for uri, edits in (edit.changes or {}).items()]
        expect(changes, "an edit without changes")
        for name, edits in changes:
            text = applied(self.text(name), edits, self.encoding)
            if name in self.documents:
                self.change(name, text)
            else:
                self.write(name, text)
                self.watched((name, types.FileChangeType.Changed))

    # Findings

    def findings(self, name, diagnostics=None):
        """Rule and marked text of each finding that the client has, in the order of the file."""
        if diagnostics is None:
            diagnostics = [
                found for uri, all in self.client.diagnostics.items() if to_fs_path(uri) == str(self.path(name)) for found in all
            ]
        found = []
        for finding in sorted(diagnostics, key=lambda one: (one.range.start.line, one.range.start.character, str(one.code))):
            expect(finding.source == "envlint", f"a finding's source is '{finding.source}'")
            expect(isinstance(finding.code, str), f"a finding's code is {finding.code!r}")
            found.append((finding.code, marked(self.text(name), finding.range, self.encoding)))
        return found

    def finding(self, name, rule):
        """The only finding of a rule in a file."""
        found = [
            one
            for uri, all in self.client.diagnostics.items()
            if to_fs_path(uri) == str(self.path(name))
            for one in all
            if one.code == rule
        ]
        expect(len(found) == 1, f"{len(found)} findings of {rule} in {name}")
        return found[0]

    async def shows(self, name, *expected):
        """Waits until exactly these findings are shown in a file, as pairs of rule and marked text."""
        try:
            await self.until(f"findings of {name}", lambda: self.findings(name) == list(expected))
        except Wrong as wrong:
            try:
                found = self.findings(name)
            except Wrong as place:
                found = f"a place that doesn't fit the text ({place})"
            raise Wrong(f"{wrong}; expected {list(expected)}, found {found}") from None

    async def pull(self, name, previous=None):
        return await self.ask_for(
            "textDocument/diagnostic",
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(self.uri(name)), previous_result_id=previous),
        )

    async def pull_all(self, previous=()):
        return (
            await self.ask_for(
                "workspace/diagnostic",
                types.WorkspaceDiagnosticParams([types.PreviousResultId(uri, result) for uri, result in previous]),
            )
        ).items

    async def same_as_command_line(self):
        """Whether both ways to ask give what a run of the command line over the same contents reports, with every place."""
        found = []
        for report in await self.pull_all():
            expect(report.kind == "full", f"a report of kind {report.kind}, although nothing was known")
            name = self.name(report.uri)
            version = self.kept[name].version if name in self.kept else None
            expect(report.version == version, f"version {report.version} of {name}, not {version}")
            single = await self.pull(name)
            expect(single.items == report.items, f"{name} alone has other findings than with all files")
            found += [self.comparable(report.uri, finding) for finding in report.items]
        expected = []
        for folder in self.folders:
            expected += self.command_line(folder)
        expect(
            sorted(found) == sorted(expected),
            "other findings than from the command line:\n"
            f"  only here: {[one for one in found if one not in expected]}\n  only there: {[one for one in expected if one not in found]}",
        )
        return expected

    def comparable(self, uri, finding):
        # What a note says about the finding's own place may be left out.
        name = self.name(uri)
        notes = [
            (
                note.message,
                self.name(note.location.uri),
                marked(self.text(self.name(note.location.uri)), note.location.range, self.encoding),
            )
            for note in finding.related_information or []
            if (note.location.uri, note.location.range.start) != (uri, finding.range.start)
        ]
        place = offset(self.text(name), finding.range.start, self.encoding)
        return (
            name,
            place,
            finding.code,
            finding.severity.name.lower(),
            finding.message,
            marked(self.text(name), finding.range, self.encoding),
            notes,
        )

    def command_line(self, folder):
        """What a run over a copy of a folder reports, in the same form."""
        with tempfile.TemporaryDirectory() as scratch:
            copy = pathlib.Path(scratch, folder)
            shutil.copytree(self.root / folder, copy)
            for name, text in self.documents.items():
                if name.startswith(f"{folder}/"):
                    pathlib.Path(scratch, name).write_bytes(text.encode())
            run = subprocess.run([self.envlint, "--format", "json", *self.options], cwd=copy, capture_output=True, timeout=SECONDS)
            if run.returncode == 2 or not run.stdout:
                raise Wrong(f"the command line fails: {run.stderr.decode()[:500]}")
            found = []
            for finding in json.loads(run.stdout)["findings"]:
                severity = {"info": "information"}.get(finding["severity"], finding["severity"])
                message = finding["message"] + (f"\nhelp: {finding['help']}" if finding.get("help") else "")
                place, text = self.from_columns(folder, finding)
                notes = [
                    (note["message"], f"{folder}/{note['file']}", self.from_columns(folder, note)[1])
                    for note in finding["notes"]
                    if [note[key] for key in ("file", "line", "column")] != [finding[key] for key in ("file", "line", "column")]
                ]
                found.append((f"{folder}/{finding['file']}", place, finding["rule"], severity, message, text, notes))
            return found

    def from_columns(self, folder, place):
        """The start in characters and the text of a place in a report, whose columns count bytes from 1."""
        data = self.text(f"{folder}/{place['file']}").encode()
        starts = [0] + [index + 1 for index, byte in enumerate(data) if byte == 10]
        start = starts[place["line"] - 1] + place["column"] - 1
        end = starts[place["endLine"] - 1] + place["endColumn"] - 1
        return len(data[:start].decode()), data[start:end].decode()

    def texts_agree(self):
        """Whether pygls made the same of all changes."""
        for name, document in self.kept.items():
            expect(document.source == self.documents[name], f"pygls has another text of {name}: a mistake of this test")

    # Questions about a place

    def at(self, name, text, into=0, number=0):
        """The position in the middle of a text, such as a name in its declaration."""
        start = -1
        for _ in range(number + 1):
            start = self.text(name).find(text, start + 1)
            expect(start >= 0, f"the test has no '{text}' in {name}")
        return types.TextDocumentPositionParams(
            types.TextDocumentIdentifier(self.uri(name)), position(self.text(name), start + into, self.encoding)
        )

    async def hover(self, name, text, into=0, number=0):
        place = self.at(name, text, into, number)
        return await self.ask_for("textDocument/hover", types.HoverParams(place.text_document, place.position))

    async def places(self, method, params_type, name, text, into=0, number=0, **more):
        """Where a question leads: pairs of file and marked text."""
        place = self.at(name, text, into, number)
        answer = await self.ask_for(method, params_type(text_document=place.text_document, position=place.position, **more))
        if answer is None:
            return []
        found = []
        for one in answer if isinstance(answer, (list, tuple)) else [answer]:
            uri, area = (
                (one.target_uri, one.target_selection_range) if isinstance(one, types.LocationLink) else (one.uri, one.range)
            )
            found.append((self.name(uri), marked(self.text(self.name(uri)), area, self.encoding), area.start.line + 1))
        return sorted(found)

    async def actions(self, name, start, end=None, only=None, diagnostics=None):
        """The actions for a range, which is given by the number of characters before its ends."""
        text = self.text(name)
        area = types.Range(position(text, start, self.encoding), position(text, start if end is None else end, self.encoding))
        context = types.CodeActionContext([] if diagnostics is None else diagnostics, only=only)
        answer = await self.ask_for(
            "textDocument/codeAction", types.CodeActionParams(types.TextDocumentIdentifier(self.uri(name)), area, context)
        )
        actions = list(answer or [])
        expect(all(isinstance(action, types.CodeAction) for action in actions), "an action that is only a command")
        return actions

    async def actions_for(self, name, rule, only=None):
        """The actions where a finding is, asked for as editors do."""
        finding = self.finding(name, rule)
        text = self.text(name)
        return await self.actions(
            name, offset(text, finding.range.start, self.encoding), offset(text, finding.range.end, self.encoding), only, [finding]
        )


def frame(message):
    body = message if isinstance(message, bytes) else json.dumps(message, ensure_ascii=False).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def initialize_message(**more):
    return {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {"processId": None, "rootUri": None, "capabilities": {}, **more},
    }


async def spoken(data, seconds=SECONDS, close=True, options=()):
    """What a server says to bytes, as messages, and its status. Nothing else may be on its standard output."""
    server = await asyncio.create_subprocess_exec(
        Session.envlint, "lsp", *options, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        if close:
            output, _ = await asyncio.wait_for(server.communicate(data), seconds)
        else:
            server.stdin.write(data)
            output, _ = await asyncio.wait_for(asyncio.gather(server.stdout.read(), server.wait()), seconds)
    except asyncio.TimeoutError:
        server.kill()
        raise Wrong(f"the server doesn't end within {seconds} seconds") from None
    messages = []
    while output:
        head, separator, rest = output.partition(b"\r\n\r\n")
        expect(separator and head.lower().startswith(b"content-length: "), f"not a message: {output[:200]}")
        length = int(head.split(b": ")[1].split(b"\r\n")[0])
        expect(len(rest) >= length, f"a message is cut off: {rest[:200]}")
        messages.append(json.loads(rest[:length]))
        output = rest[length:]
    return messages, server.returncode


def answered(messages, identifier):
    found = [one for one in messages if one.get("id") == identifier and "method" not in one]
    expect(len(found) == 1, f"{len(found)} answers to {identifier}")
    return found[0]
