"""The groups of protocol.py about findings: when they appear, change and go, and what they consist of."""

import asyncio
import subprocess

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp.client import client_capabilities

from client import (
    SECONDS,
    Session,
    expect,
    marked,
)
from samples import (
    APP,
    CHANGED,
    CLEAN,
    CLOSURE,
    ITSELF,
    KEYS,
    MISSING,
    MUTABLE,
    SHEET,
    SHELF,
    UNUSED,
    VIEW,
)


async def group_start():
    """starting: the name, the capabilities, and the encoding of positions that the client offers"""
    version = subprocess.run([Session.envlint, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    for offered, chosen in [
        (["utf-8", "utf-16"], "utf-8"),
        (["utf-16", "utf-8"], "utf-8"),
        (["utf-16"], "utf-16"),
        (["utf-32", "utf-16"], "utf-16"),
        (None, "utf-16"),
    ]:
        async with Session({}, encodings=offered) as server:
            expect(server.encoding == chosen, f"encoding {server.encoding} where {offered} is offered")
            expect(server.answer.server_info.name == "envlint", f"the server is called {server.answer.server_info.name}")
            expect(server.answer.server_info.version == version, f"version {server.answer.server_info.version}, not {version}")
            can = server.answer.capabilities
            sync = can.text_document_sync
            expect(
                sync.open_close and sync.change == types.TextDocumentSyncKind.Incremental and sync.save, f"synchronization {sync}"
            )
            kinds = [str(getattr(kind, "value", kind)) for kind in can.code_action_provider.code_action_kinds]
            expect(sorted(kinds) == ["quickfix", "source.fixAll.envlint"], f"kinds of actions {kinds}")
            for name in (
                "hover_provider",
                "definition_provider",
                "implementation_provider",
                "references_provider",
                "document_symbol_provider",
            ):
                expect(getattr(can, name), f"no {name}")
            expect(can.code_lens_provider is not None, "no code lenses")
            expect("envlint.showPage" in can.execute_command_provider.commands, f"commands {can.execute_command_provider.commands}")
            expect(
                can.workspace.workspace_folders.supported and can.workspace.workspace_folders.change_notifications,
                f"workspace folders {can.workspace.workspace_folders}",
            )
            expect(can.diagnostic_provider is None, "pulled findings, although the client can't pull")


async def group_real_clients():
    """the capabilities of real editors: a fault is found with each"""
    for name in (
        "neovim@v0.6.1",
        "neovim@v0.7.0",
        "neovim@v0.8.0",
        "neovim@v0.9.1",
        "neovim@v0.10.0",
        "neovim@v0.11.0",
        "emacs@v29.1",
        "visual-studio-code@v1.65.2",
    ):
        async with Session({"App/Inbox.swift": CLEAN, "App/Keys.swift": KEYS}, client=client_capabilities(name)) as server:
            server.open("App/Inbox.swift")
            server.change("App/Inbox.swift", VIEW)
            if server.answer.capabilities.diagnostic_provider is None:
                await server.shows("App/Inbox.swift", UNUSED)
            pulled = await server.pull("App/Inbox.swift")
            expect(server.findings("App/Inbox.swift", pulled.items) == [UNUSED], f"{name}: pulled {pulled.items}")


async def group_open():
    """opening: the finding with its rule, page, severity and help, also of files that aren't open"""
    async with Session({"App/Inbox.swift": VIEW, "App/Keys.swift": KEYS}) as server:
        await server.shows("App/Inbox.swift", UNUSED)
        await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
        server.open("App/Inbox.swift", version=7)
        await server.until(
            "version 7",
            lambda: any(one.version == 7 and server.name(one.uri) == "App/Inbox.swift" for one in server.client.published),
        )
        await server.shows("App/Inbox.swift", UNUSED)
        finding = server.finding("App/Inbox.swift", "unused_environment")
        expect(finding.severity == types.DiagnosticSeverity.Warning, f"severity {finding.severity}")
        expect(
            finding.message.startswith("'openURL' is never used") and finding.message.endswith("\nhelp: remove the property"),
            f"message {finding.message!r}",
        )
        # The pages have no address before the project has one.
        page = finding.code_description.href if finding.code_description else None
        expect(page is None or page.startswith("https://") and page.endswith("/Rules/UnusedEnvironment.md"), f"page {page}")
        expect(
            all(one.version is None for one in server.client.published if server.name(one.uri) == "App/Keys.swift"),
            "a version of a file that isn't open",
        )
        expect(
            not any(server.name(one.uri) == "App/Keys.swift" and not one.diagnostics for one in server.client.published),
            "findings of a file that isn't open were withdrawn",
        )
        await server.same_as_command_line()


# Characters of one to four bytes, a pair of two, and one of several that are joined; lines end as on Windows.
EDITED = """import SwiftUI

// 😀 é e\u0301 👨‍👩‍👧
private struct Key: EnvironmentKey {
  /* 😀 é */ static let defaultValue = "😀é"
}

extension EnvironmentValues {
  var title: String {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
""".replace("\n", "\r\n")


async def edits_in(encoding):
    name = "App/Keys.swift"
    async with Session({name: EDITED}, encodings=[encoding]) as server:
        expect(server.encoding == encoding, f"encoding {server.encoding}")
        server.open(name)
        await server.shows(name)
        server.replace(name, "let", "var")
        await server.shows(name, MUTABLE)
        # Before the fault in its line, after it, and on lines before, each with another number of units per character.
        server.replace(name, "/* 😀 é */", "/* 👨‍👩‍👧😀 é é */")
        await server.shows(name, MUTABLE)
        server.replace(name, "// 😀 é", "// é\r\n// 😀")
        await server.shows(name, MUTABLE)
        server.replace(name, '😀é"', '"')
        await server.shows(name, MUTABLE)
        # The two units of an end of line together, and one line less.
        server.replace(name, "SwiftUI\r\n\r\n", "SwiftUI\r\n")
        await server.shows(name, MUTABLE)
        await server.same_as_command_line()
        # Several edits in one message, each on what the last one left.
        start = server.text(name).index("var defaultValue")
        server.change(name, (0, 0, "// 😀\n"), (start + 5, start + 8, "let"), (start + 5, start + 8, "/* é */ var"))
        await server.shows(name, MUTABLE)
        # An end without an end of line, and an insertion there.
        text = server.text(name)
        server.change(
            name,
            (len(text) - 2, len(text), ""),
            (len(text) - 2, len(text) - 2, "\nextension EnvironmentValues { /* 😀 */ @Entry var onTap: () -> Void = {} }"),
        )
        await server.shows(name, MUTABLE, CLOSURE)
        # Positions after the end of a line and of the text count as these ends.
        text, lines = server.text(name), server.text(name).count("\n")
        server.documents[name] = text + "\n// the end"
        server.send_changes(
            name,
            [
                types.TextDocumentContentChangePartial(
                    range=types.Range(types.Position(lines + 5, 3), types.Position(lines + 9, 0)), text="\n// the end"
                )
            ],
        )
        first = server.text(name).index("\n")
        server.documents[name] = f"{text[:first]} first{text[first:]}\n// the end"
        server.send_changes(
            name,
            [
                types.TextDocumentContentChangePartial(
                    range=types.Range(types.Position(0, 1000), types.Position(0, 1000)), text=" first"
                )
            ],
        )
        await server.shows(name, MUTABLE, CLOSURE)
        server.texts_agree()
        await server.same_as_command_line()
        # The whole text, and nothing at all.
        server.change(name, "")
        await server.shows(name)
        server.change(name, EDITED.replace("let", "var").replace("\r\n", "\n"))
        await server.shows(name, MUTABLE)
        # A lone return ends a line as well; the separators of Unicode don't.
        server.change(name, (0, 0, "// \u2028 \u0085 \x0b \x0c\n// é\r// 😀\r\r\n"))
        await server.shows(name, MUTABLE)
        # A change that is typed key by key, without waiting.
        start = server.text(name).index("extension")
        for number, letter in enumerate("// typed: 😀é\n"):
            server.change(name, (start + number, start + number, letter))
        server.replace(name, "static var", "static let")
        await server.shows(name)
        expect(server.client.diagnostics, "nothing was ever published")


async def group_edits_utf16():
    """incremental edits with positions in UTF-16: emoji, é, CRLF, several at once, key by key"""
    await edits_in("utf-16")


async def group_edits_utf8():
    """incremental edits with positions in UTF-8"""
    await edits_in("utf-8")


async def group_versions():
    """each version that is published has the findings of that version"""
    name = "App/Inbox.swift"
    async with Session({name: VIEW, "App/Keys.swift": KEYS}) as server:
        server.open(name)
        texts = {1: server.text(name)}
        for number in range(30):
            server.change(name, (0, 0, "\n") if number % 3 else (CLEAN if number % 2 else VIEW))
            texts[server.kept[name].version] = server.text(name)
            await asyncio.sleep(0.01)
        last = server.kept[name].version
        await server.until("the last version", lambda: any(one.version == last for one in server.client.published))
        seen = [one for one in server.client.published if server.name(one.uri) == name and one.version is not None]
        expect([one.version for one in seen] == sorted(one.version for one in seen), "versions were published out of order")
        for one in seen:
            text = texts[one.version]
            expected = ["openURL"] if "openURL" in text else []
            found = [marked(text, finding.range, server.encoding) for finding in one.diagnostics]
            expect(found == expected, f"version {one.version}: {found}, not {expected}")


async def group_close():
    """closing without saving: what is on disk counts again"""
    async with Session({"App/Inbox.swift": CLEAN, "App/Keys.swift": KEYS}) as server:
        server.open("App/Inbox.swift", VIEW)
        await server.shows("App/Inbox.swift", UNUSED)
        server.close("App/Inbox.swift")
        await server.shows("App/Inbox.swift")
        server.open("App/Inbox.swift")
        server.change("App/Inbox.swift", VIEW)
        await server.shows("App/Inbox.swift", UNUSED)
        server.save("App/Inbox.swift")
        server.close("App/Inbox.swift")
        await server.same_as_command_line()
        await server.shows("App/Inbox.swift", UNUSED)


async def group_other_files():
    """a change in one file refreshes the findings of another, without saving"""
    async with Session({"App/App.swift": APP, "App/Shelf.swift": SHELF, "App/Keys.swift": KEYS}) as server:
        await server.shows("App/App.swift", MISSING)
        server.open("App/Shelf.swift")
        server.replace("App/Shelf.swift", "@Environment(Library.self) private var library", "private var library = Library()")
        await server.shows("App/App.swift")
        server.open("App/App.swift")
        server.replace("App/Shelf.swift", "private var library = Library()", "@Environment(Library.self) private var library")
        await server.shows("App/App.swift", MISSING)
        server.replace("App/App.swift", "Settings { Shelf() }", "Settings { Shelf().environment(library) }")
        await server.shows("App/App.swift")
        # Nobody owns a library any more, so that the finding is where it is looked up.
        server.replace("App/App.swift", "  @State private var library = Library()\n", "")
        server.change("App/App.swift", server.text("App/App.swift").replace(".environment(library)", ""))
        await server.shows("App/App.swift")
        await server.shows("App/Shelf.swift", ("missing_injection", "@Environment(Library.self)"))
        await server.same_as_command_line()


async def group_pulled():
    """pulled findings with result ids and 'unchanged', and a refresh instead of pushing"""
    files = {"App/App.swift": APP, "App/Shelf.swift": SHELF, "App/Keys.swift": KEYS, "App/Inbox.swift": VIEW}
    async with Session(files, pull=True) as server:
        provider = server.answer.capabilities.diagnostic_provider
        expect(
            provider.identifier == "envlint" and provider.inter_file_dependencies and provider.workspace_diagnostics, f"{provider}"
        )
        server.open("App/Inbox.swift")
        first = await server.pull("App/Inbox.swift")
        expect(first.kind == "full" and first.result_id, f"the first report is {first}")
        expect(server.findings("App/Inbox.swift", first.items) == [UNUSED], f"pulled {first.items}")
        same = await server.pull("App/Inbox.swift", first.result_id)
        expect(same.kind == "unchanged" and same.result_id == first.result_id, f"asked again: {same}")
        server.change("App/Inbox.swift", CLEAN)
        second = await server.pull("App/Inbox.swift", first.result_id)
        expect(second.kind == "full" and not second.items and second.result_id != first.result_id, f"after the fix: {second}")
        server.change("App/Inbox.swift", f"\n{CLEAN}")
        server.change("App/Inbox.swift", VIEW)
        third = await server.pull("App/Inbox.swift", "of another server")
        expect(
            third.kind == "full" and server.findings("App/Inbox.swift", third.items) == [UNUSED], f"an unknown result id: {third}"
        )
        all_reports = await server.pull_all()
        found = {server.name(one.uri): one for one in all_reports}
        expect({"App/App.swift", "App/Keys.swift", "App/Inbox.swift"} <= set(found), f"reports of {sorted(found)}")
        expect(
            found["App/Inbox.swift"].version == server.kept["App/Inbox.swift"].version and found["App/App.swift"].version is None,
            "versions of reports",
        )
        await server.same_as_command_line()
        known = [(one.uri, one.result_id) for one in all_reports]
        again = await server.pull_all(known)
        expect(all(one.kind == "unchanged" for one in again), f"asked again: {[one.kind for one in again]}")
        # A change in one file takes the finding of another away.
        before = server.client.diagnostic_refresh_count
        server.open("App/Shelf.swift")
        server.replace("App/Shelf.swift", "@Environment(Library.self) private var library", "private var library = Library()")
        await server.until("a refresh", lambda: server.client.diagnostic_refresh_count > before)
        changed = {server.name(one.uri): one for one in await server.pull_all(known)}
        expect(
            "App/App.swift" in changed and changed["App/App.swift"].kind == "full" and not changed["App/App.swift"].items,
            f"after the finding has gone: {changed.get('App/App.swift')}",
        )
        expect(
            changed.get("App/Keys.swift") is None or changed["App/Keys.swift"].kind == "unchanged",
            "a file that stays is sent again",
        )
        expect(not server.client.published, "findings were pushed to a client that pulls")
    async with Session(files) as server:
        # Those who pull nevertheless are answered.
        await server.same_as_command_line()
        unknown = await server.ask("textDocument/diagnostic", types.DocumentDiagnosticParams(ITSELF(server.uri("App/No.swift"))))
        expect(isinstance(unknown, JsonRpcException) or not unknown.items, f"a file that doesn't exist: {unknown}")


async def group_related():
    """notes as related information, tags, severities, and only what the client supports"""
    files = {
        "App/App.swift": APP,
        "App/Shelf.swift": SHELF.replace("Text(", 'Text("é") ; Text('),
        "App/Keys.swift": KEYS,
        "App/Inbox.swift": VIEW,
        "App/Sheet.swift": SHEET,
        "App/.envlint.yml": "min_severity: info\n",
    }
    async with Session(files) as server:
        await server.until("the finding", lambda: server.finding("App/App.swift", "missing_injection"))
        finding = server.finding("App/App.swift", "missing_injection")
        expect(finding.severity == types.DiagnosticSeverity.Error, f"severity {finding.severity}")
        notes = {
            (
                one.message,
                server.name(one.location.uri),
                marked(server.text(server.name(one.location.uri)), one.location.range, server.encoding),
            )
            for one in finding.related_information
        }
        for note in [
            ("the path starts here", "App/App.swift", "ReaderApp"),
            ("needed here", "App/Shelf.swift", "@Environment(Library.self)"),
        ]:
            expect(note in notes, f"no note {note} among {notes}")
        for name, rule, tag, severity in [
            ("App/Inbox.swift", "unused_environment", types.DiagnosticTag.Unnecessary, types.DiagnosticSeverity.Warning),
            ("App/Keys.swift", "dead_entry", types.DiagnosticTag.Unnecessary, types.DiagnosticSeverity.Information),
            ("App/Sheet.swift", "deprecated_key", types.DiagnosticTag.Deprecated, types.DiagnosticSeverity.Information),
        ]:
            await server.until(f"{rule} in {name}", lambda: server.finding(name, rule))
            finding = server.finding(name, rule)
            expect(
                list(finding.tags or []) == [tag] and finding.severity == severity,
                f"{rule} has tags {finding.tags} and {finding.severity}",
            )
        expect(not server.finding("App/Keys.swift", "closure_entry").tags, "a tag where there is none")
        await server.same_as_command_line()
    async with Session(files, related=False, tags=False) as server:
        await server.until("the finding", lambda: server.finding("App/App.swift", "missing_injection"))
        expect(not server.finding("App/App.swift", "missing_injection").related_information, "related information")
        await server.until("the other finding", lambda: server.finding("App/Inbox.swift", "unused_environment"))
        expect(not server.finding("App/Inbox.swift", "unused_environment").tags, "tags")


async def group_suppression():
    """suppression comments that are typed, and those that suppress nothing"""
    name = "App/Keys.swift"
    async with Session({name: KEYS}) as server:
        server.open(name)
        await server.shows(name, MUTABLE, CLOSURE)
        server.replace(name, "  @Entry var onTap", "  // envlint:disable:next closure_entry - é\n  @Entry var onTap")
        await server.shows(name, MUTABLE)
        server.replace(name, "onTap: () -> Void = {}", "tapCount = 2")
        await server.until(
            "a superfluous comment",
            lambda: [rule for rule, _ in server.findings(name)] == ["mutable_key_default", "superfluous_suppression"],
        )
        await server.same_as_command_line()
        server.change(name, KEYS.replace("static var", "// envlint:disable:file all - generated\n  static var"))
        await server.shows(name)


async def group_baseline():
    """a baseline: only what it doesn't list is shown"""
    name = "App/Keys.swift"
    async with Session({name: KEYS, "App/.envlint.yml": "baseline: known.json\n"}, start=False) as server:
        subprocess.run(
            [Session.envlint, "--write-baseline", "known.json"],
            cwd=server.path("App"),
            check=False,
            capture_output=True,
            timeout=SECONDS,
        )
        expect(server.path("App/known.json").exists(), "the command line writes no baseline")
        await server.initialize()
        server.open(name)
        pulled = await server.pull(name)
        expect(not pulled.items, f"listed in the baseline: {server.findings(name, pulled.items)}")
        server.replace(name, "  @Entry var rowCount", "  @Entry var onDrag: (Int) -> Void = { _ in }\n  @Entry var rowCount")
        await server.shows(name, ("closure_entry", "(Int) -> Void"))
        await server.same_as_command_line()
        server.write("App/.envlint.yml", "")
        server.watched(("App/.envlint.yml", CHANGED))
        await server.shows(name, MUTABLE, ("closure_entry", "(Int) -> Void"), CLOSURE)
