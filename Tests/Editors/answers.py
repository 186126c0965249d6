"""The groups of protocol.py about questions: actions, hovering, navigation, lenses and symbols."""

import asyncio
import subprocess
import time

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from client import (
    SECONDS,
    Session,
    expect,
    marked,
)
from samples import (
    APP,
    CLEAN,
    CLOSURE,
    CREATED,
    DEFAULTS,
    ITSELF,
    KEYS,
    MISSING,
    MUTABLE,
    READER,
    SHELF,
    VIEW,
)


def titled(actions, text):
    found = [action for action in actions if text in action.title]
    expect(len(found) == 1, f"{len(found)} actions '{text}' among {[action.title for action in actions]}")
    return found[0]


async def group_actions():
    """code actions: safe fixes are preferred, suggestions aren't, and what they make has no finding"""
    name = "App/Keys.swift"
    for more in ({"encodings": ["utf-8", "utf-16"]}, {"document_changes": False}):
        files = {
            name: KEYS.replace("  static var", "  /* 😀é */ static var"),
            "App/Library.swift": DEFAULTS,
            "App/Inbox.swift": VIEW,
        }
        async with Session(files, **more) as server:
            server.open(name)
            await server.shows(name, MUTABLE, CLOSURE)
            fix = titled(await server.actions_for(name, "mutable_key_default"), "'static let'")
            expect(fix.kind == "quickfix" and fix.is_preferred is True, f"a safe fix: {fix}")
            expect([one.code for one in fix.diagnostics or []] == ["mutable_key_default"], f"the fix mends {fix.diagnostics}")
            expect("suggestion" not in fix.title and fix.disabled is None, f"the fix is called '{fix.title}'")
            server.apply(fix.edit)
            expect("/* 😀é */ static let defaultValue" in server.text(name), f"the fix makes\n{server.text(name)}")
            await server.shows(name, CLOSURE)

            # A suggestion, in a file that isn't open.
            await server.shows("App/Library.swift", ("unstable_entry_default", "Library()"))
            actions = await server.actions_for("App/Library.swift", "unstable_entry_default")
            suggestion = titled(actions, "'static let'")
            expect(suggestion.kind == "quickfix" and suggestion.is_preferred is None, f"a suggestion: {suggestion}")
            expect("(suggestion: review the result)" in suggestion.title, f"the suggestion is called '{suggestion.title}'")
            server.apply(suggestion.edit)
            await server.shows("App/Library.swift")

            # A fix that removes lines.
            server.open("App/Inbox.swift")
            server.apply(titled(await server.actions_for("App/Inbox.swift", "unused_environment"), "emove").edit)
            expect(server.text("App/Inbox.swift") == CLEAN, f"the fix makes\n{server.text('App/Inbox.swift')}")
            await server.shows("App/Inbox.swift")
            # Everywhere else there is nothing to do.
            expect(await server.actions("App/Inbox.swift", 0) == [], "actions where there is no finding")
            await server.same_as_command_line()


async def group_suppressing():
    """the actions that suppress a finding for its line or its file"""
    name = "App/Keys.swift"
    async with Session({name: KEYS, "App/Inbox.swift": VIEW, "App/App.swift": APP, "App/Shelf.swift": SHELF}) as server:
        server.open(name)
        await server.shows(name, MUTABLE, CLOSURE)
        for wanted in ("this line", "this file"):
            for rule, left in (("mutable_key_default", CLOSURE), ("closure_entry", MUTABLE)):
                action = titled(await server.actions_for(name, rule), f"Suppress {rule} for {wanted}")
                expect(action.kind == "quickfix" and not action.is_preferred, f"suppressing: {action}")
                server.apply(action.edit)
                await server.shows(name, left)
                added = [line for line in server.text(name).splitlines() if line not in KEYS.splitlines()]
                expect(
                    len(added) == 1 and f"envlint:disable:{'file' if wanted == 'this file' else ''}" in added[0], f"added: {added}"
                )
                server.change(name, KEYS)
                await server.shows(name, MUTABLE, CLOSURE)
        # One after the other for the same line, and in files with CRLF, a byte order mark, or a first line that must stay first.
        for text in (KEYS.replace("\n", "\r\n"), f"#!/usr/bin/swift\n{KEYS}", f"// swift-tools-version: 6.0\n{KEYS}"):
            server.change(name, text)
            await server.shows(name, MUTABLE, CLOSURE)
            server.apply(titled(await server.actions_for(name, "closure_entry"), "for this line").edit)
            await server.shows(name, MUTABLE)
            server.apply(titled(await server.actions_for(name, "mutable_key_default"), "for this file").edit)
            await server.shows(name)
            expect(
                ("\r\n" in text) == ("\r\n" in server.text(name)) and server.text(name).count("\n") == text.count("\n") + 2,
                f"lines of {server.text(name)!r}",
            )
            expect(
                "\r\n" not in text or server.text(name).count("\r\n") == server.text(name).count("\n"), "ends of lines are mixed"
            )
            expect(not text.startswith(("#!", "// swift")) or server.text(name).startswith(text[:12]), "the first line isn't first")
        # A finding of a place in the middle of a view.
        server.open("App/App.swift")
        await server.shows("App/App.swift", MISSING)
        server.apply(titled(await server.actions_for("App/App.swift", "missing_injection"), "for this line").edit)
        await server.shows("App/App.swift")
        # A reason is asked for, so one is left to be written.
        server.change(name, KEYS)
        server.write("App/.envlint.yml", "require_suppression_reason: true\n")
        server.watched(("App/.envlint.yml", CREATED))
        await server.until("the new configuration", lambda: MUTABLE in server.findings(name))
        server.apply(titled(await server.actions_for(name, "mutable_key_default"), "for this line").edit)
        await server.until("no finding", lambda: "mutable_key_default" not in [rule for rule, _ in server.findings(name)])


async def group_fix_all():
    """'source.fixAll.envlint': all safe fixes of the file at once, and only when asked for"""
    name = "App/Inbox.swift"
    text = VIEW.replace(
        "  var body",
        "  @Environment(\\.dismiss) private var dismiss\n  @Environment(\\.locale) private var locale /* é */\n\n  var body",
    ) + KEYS.replace("import SwiftUI\n", "")
    async with Session({name: text, "App/Library.swift": DEFAULTS}) as server:
        server.open(name)
        await server.until("findings", lambda: len(server.findings(name)) >= 4)
        for only in ([types.CodeActionKind.SourceFixAll], ["source.fixAll.envlint"], [types.CodeActionKind.Source]):
            actions = await server.actions(name, 0, len(text), only)
            expect([action.kind for action in actions] == ["source.fixAll.envlint"], f"for {only}: {[one.kind for one in actions]}")
        expect(not await server.actions(name, 0, len(text), [types.CodeActionKind.Refactor]), "refactorings")
        expect(not await server.actions(name, 0, len(text), ["source.fixAllx", "quick"]), "kinds that only begin alike")
        quick = await server.actions(name, 0, len(text), [types.CodeActionKind.QuickFix])
        expect(quick and all(action.kind == "quickfix" for action in quick), f"quick fixes: {[one.kind for one in quick]}")
        server.apply(actions[0].edit)
        await server.shows(name, CLOSURE)
        expect("openURL" not in server.text(name) and "static let defaultValue" in server.text(name), server.text(name))
        expect(
            not await server.actions(name, 0, len(server.text(name)), [types.CodeActionKind.SourceFixAll]), "nothing is left to fix"
        )
        expect(
            not await server.actions("App/Library.swift", 0, 0, [types.CodeActionKind.SourceFixAll]),
            "a suggestion among safe fixes",
        )
        # The result is what the command line would make of it.
        server.save(name)
        before = server.text(name)
        server.write(name, text)
        subprocess.run([Session.envlint, "--fix"], cwd=server.path("App"), capture_output=True, timeout=SECONDS, check=False)
        expect(server.path(name).read_bytes().decode() == before, "the command line fixes otherwise")


async def group_pages():
    """'Show the page of RULE': by its address, or as a message"""
    for show in (True, False):
        async with Session({"App/Keys.swift": KEYS}, show=show) as server:
            await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
            action = titled(await server.actions_for("App/Keys.swift", "closure_entry"), "Show the page of closure_entry")
            expect(action.command and action.command.command == "envlint.showPage" and not action.edit, f"{action}")
            await server.ask_for(
                "workspace/executeCommand", types.ExecuteCommandParams(action.command.command, action.command.arguments)
            )
            page = server.finding("App/Keys.swift", "closure_entry").code_description
            if show and page:
                shown = await server.until("the page", lambda: server.client.shown_documents)
                expect(shown[0].uri == page.href and shown[0].external, f"shown: {shown[0]}")
            else:
                await server.until(
                    "a message",
                    lambda: [
                        one for one in server.client.messages if "closure_entry" in one.message and "holds a closure" in one.message
                    ],
                )
            answer = await server.ask("workspace/executeCommand", types.ExecuteCommandParams("envlint.noSuchCommand", []))
            expect(isinstance(answer, JsonRpcException), f"an unknown command is answered {answer}")
            for arguments in ([], [3], ["no_such_rule"], None):
                await server.ask("workspace/executeCommand", types.ExecuteCommandParams("envlint.showPage", arguments))
            await server.hover("App/Keys.swift", "rowCount")


async def group_hover():
    """hovering over keys and types: Markdown or plain text, with the range of the name"""
    for markdown in (True, False):
        async with Session(READER, markdown=markdown, encodings=["utf-8"]) as server:
            server.open("App/Shelf.swift")
            for name, text, into, contents in [
                ("App/Shelf.swift", "\\.rowCount", 4, ["rowCount", "Int", "2"]),
                ("App/Keys.swift", "var rowCount", 6, ["rowCount", "Int", "2"]),
                ("App/App.swift", "\\.rowCount", 4, ["rowCount", "Int", "2"]),
                ("App/Shelf.swift", "Library.self", 2, ["Library"]),
                ("App/App.swift", ".environment(library)", 15, ["Library"]),
                ("App/Keys.swift", "var spacing", 6, ["spacing", "Double", "8"]),
            ]:
                answer = await server.hover(name, text, into)
                expect(answer is not None, f"nothing over '{text}' in {name}")
                kind = answer.contents.kind.value
                expect(kind == ("markdown" if markdown else "plaintext"), f"{kind}, where Markdown is {markdown}")
                for content in contents:
                    expect(content in answer.contents.value, f"no '{content}' over '{text}' in {name}: {answer.contents.value}")
                expect(markdown or "`" not in answer.contents.value and "**" not in answer.contents.value, answer.contents.value)
                if answer.range:
                    over = marked(server.text(name), answer.range, server.encoding)
                    expect(text[into] in over and "\n" not in over, f"the range over '{text}' is '{over}'")
            # Whether every path injects the library.
            text = (await server.hover("App/Shelf.swift", "Library.self", 2)).contents.value
            expect("ReaderApp" in text and "Shelf" in text, f"the path that doesn't inject the library isn't named: {text}")
            for name, text in [
                ("App/Shelf.swift", "import"),
                ("App/Shelf.swift", "var body"),
                ("App/Keys.swift", "newValue"),
                ("App/Keys.swift", "\n\n"),
            ]:
                expect(await server.hover(name, text, 1) is None, f"something over '{text}'")


async def group_navigation():
    """definition, implementation and references of keys and types"""
    definition = ("textDocument/definition", types.DefinitionParams)
    implementation = ("textDocument/implementation", types.ImplementationParams)
    references = ("textDocument/references", types.ReferenceParams)
    for links in (False, True):
        async with Session(READER, links=links) as server:
            server.open("App/Shelf.swift")
            server.change("App/Shelf.swift", (0, 0, "// 😀\n"))
            for name, text, into, target in [
                ("App/Shelf.swift", "\\.rowCount", 4, ("App/Keys.swift", "rowCount", 8)),
                ("App/App.swift", "\\.rowCount", 4, ("App/Keys.swift", "rowCount", 8)),
                ("App/Shelf.swift", "Library.self", 2, ("App/Shelf.swift", "Library", 4)),
                ("App/App.swift", ".environment(library)", 15, ("App/Shelf.swift", "Library", 4)),
            ]:
                found = await server.places(*definition, name, text, into)
                expect(found == [target], f"definition of '{text}' in {name}: {found}")
            for text, target in [("\\.rowCount", 8), ("Library.self", 8)]:
                found = await server.places(*implementation, "App/Shelf.swift", text, 3)
                expect(
                    [(name, line) for name, _, line in found] == [("App/App.swift", target)], f"implementation of '{text}': {found}"
                )
            context = types.ReferenceContext(include_declaration=False)
            for name, text, into, lines in [
                ("App/Keys.swift", "var rowCount", 6, [("App/App.swift", 8), ("App/Shelf.swift", 8)]),
                ("App/Shelf.swift", "\\.rowCount", 4, [("App/App.swift", 8), ("App/Shelf.swift", 8)]),
                ("App/Shelf.swift", "Library.self", 3, [("App/App.swift", 8), ("App/Shelf.swift", 7)]),
            ]:
                found = await server.places(*references, name, text, into, context=context)
                expect([(name, line) for name, _, line in found] == lines, f"references of '{text}' in {name}: {found}")
            found = await server.places(
                *references, "App/Shelf.swift", "\\.rowCount", 4, context=types.ReferenceContext(include_declaration=True)
            )
            expect(("App/Keys.swift", "rowCount", 8) in found and len(found) == 3, f"with the declaration: {found}")
            for method in (definition, implementation):
                expect(not await server.places(*method, "App/Shelf.swift", "import", 2), f"{method[0]} of nothing")


async def lenses(server, name):
    answer = await server.ask_for("textDocument/codeLens", types.CodeLensParams(ITSELF(server.uri(name))))
    found = []
    for lens in answer or []:
        if lens.command is None:
            lens = await server.ask_for("codeLens/resolve", lens)
        expect(lens.command.command == "envlint.showPlaces", f"the command of a lens is {lens.command.command}")
        found.append((lens.range.start.line + 1, lens.command.title))
    return sorted(found)


async def group_lenses():
    """code lenses over keys and injections, which can be turned off in three ways"""
    async with Session(READER) as server:
        found = await lenses(server, "App/Keys.swift")
        expect({8, 9} <= {line for line, _ in found} <= {3, 8, 9, 11}, f"lenses of keys: {found}")
        title = dict(found)[8]
        expect("1 reader" in title and "injected at 1 place" in title, f"over 'rowCount': {title}")
        found = await lenses(server, "App/App.swift")
        expect(found and all(line == 8 for line, _ in found), f"lenses of injections: {found}")
        server.open("App/Shelf.swift")
        server.replace("App/Shelf.swift", "  @Environment(\\.rowCount) private var rowCount\n", "")
        await server.until("a refresh of lenses", lambda: server.client.lens_refreshes)
        found = await lenses(server, "App/Keys.swift")
        expect("1 reader" not in dict(found).get(8, ""), f"over 'rowCount' after its reader has gone: {found}")
        # 'workspace/didChangeConfiguration' with the settings in it, for clients that aren't asked.
        server.client.set_configuration({"codeLens": False}, section="envlint")
        server.client.workspace_did_change_configuration(types.DidChangeConfigurationParams({"envlint": {"codeLens": False}}))
        await until_lenses(server, False)
        server.client.set_configuration({"codeLens": True}, section="envlint")
        server.client.workspace_did_change_configuration(types.DidChangeConfigurationParams({"envlint": {"codeLens": True}}))
        await until_lenses(server, True)
    async with Session(READER, initialization={"codeLens": False}, configuration=False) as server:
        expect(not await lenses(server, "App/Keys.swift"), "lenses that initializationOptions turn off")
        server.client.workspace_did_change_configuration(types.DidChangeConfigurationParams({"envlint": {"codeLens": True}}))
        await until_lenses(server, True)
    async with Session(READER, settings={"codeLens": False}) as server:
        await until_lenses(server, False)
        server.client.set_configuration({"codeLens": True}, section="envlint")
        # As Visual Studio Code does: it says only that something has changed.
        server.client.workspace_did_change_configuration(types.DidChangeConfigurationParams(None))
        await until_lenses(server, True)


async def until_lenses(server, shown):
    end = time.monotonic() + SECONDS
    while bool(await lenses(server, "App/Keys.swift")) != shown:
        expect(
            time.monotonic() < end,
            "lenses, although they are turned off" if not shown else "no lenses, although they are turned on",
        )
        await asyncio.sleep(0.05)


async def group_symbols():
    """document symbols: the keys that a file declares"""
    for tree in (True, False):
        async with Session(READER, tree=tree) as server:
            server.open("App/Keys.swift")
            answer = await server.ask_for(
                "textDocument/documentSymbol", types.DocumentSymbolParams(ITSELF(server.uri("App/Keys.swift")))
            )
            names = {}
            for symbol in answer:
                if isinstance(symbol, types.DocumentSymbol):
                    expect(
                        marked(server.text("App/Keys.swift"), symbol.selection_range, server.encoding) == symbol.name, f"{symbol}"
                    )
                    place = symbol.range
                    expect(place.start.line <= symbol.selection_range.start.line <= place.end.line, f"{symbol}")
                else:
                    place = symbol.location.range
                names[symbol.name] = place.start.line + 1
            expect(
                {name: names.get(name) for name in ("rowCount", "onTap", "spacing")} == {"rowCount": 8, "onTap": 9, "spacing": 11},
                f"symbols: {names}",
            )
            answer = await server.ask_for(
                "textDocument/documentSymbol", types.DocumentSymbolParams(ITSELF(server.uri("App/Shelf.swift")))
            )
            expect(not answer, f"symbols of a file without keys: {answer}")
