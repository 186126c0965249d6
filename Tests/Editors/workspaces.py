"""The groups of protocol.py about what is linted: folders, files on disk, configurations, options."""

import json

from lsprotocol import types

from client import Session, expect, frame, initialize_message, spoken
from samples import (
    CHANGED,
    CLEAN,
    CLOSURE,
    CREATED,
    DELETED,
    KEYS,
    MUTABLE,
    UNUSED,
    VIEW,
)


async def group_folders():
    """several folders: each with its configuration, added and removed while the server runs"""
    files = {
        "App/Inbox.swift": VIEW,
        "App/Keys.swift": KEYS,
        "Other/Keys.swift": KEYS,
        "Other/.envlint.yml": "disabled_rules: [closure_entry]\n",
        "Third/Inbox.swift": VIEW,
    }
    async with Session(files, folders=("App", "Other")) as server:
        await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
        await server.shows("Other/Keys.swift", MUTABLE)
        await server.same_as_command_line()
        change = types.WorkspaceFoldersChangeEvent(
            [types.WorkspaceFolder(server.uri("Third"), "Third")], [types.WorkspaceFolder(server.uri("Other"), "Other")]
        )
        server.client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(change))
        server.folders = ["App", "Third"]
        await server.shows("Third/Inbox.swift", UNUSED)
        await server.shows("Other/Keys.swift")
        await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
        await server.same_as_command_line()
        change = types.WorkspaceFoldersChangeEvent([], [types.WorkspaceFolder(server.uri(name), name) for name in server.folders])
        server.client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(change))
        for name in ("App/Keys.swift", "App/Inbox.swift", "Third/Inbox.swift"):
            await server.shows(name)


async def group_one_root():
    """clients with 'rootUri' or 'rootPath' alone, or with no folder at all"""
    files = {"App/Inbox.swift": VIEW, "App/Keys.swift": KEYS}
    for more in ({"workspace_folders": None}, {"workspace_folders": None, "root_uri": None, "root_path": "App"}):
        async with Session(files, start=False, folders=("App",)) as server:
            if "root_path" in more:
                more["root_path"] = str(server.path("App"))
            await server.initialize(**more)
            await server.shows("App/Inbox.swift", UNUSED)
            await server.same_as_command_line()
    async with Session(files, start=False) as server:
        await server.initialize(workspace_folders=None, root_uri=None)
        server.open("App/Inbox.swift")
        await server.shows("App/Inbox.swift", UNUSED)
        await server.hover("App/Inbox.swift", "rowCount")


async def group_disk():
    """files that are created, changed and deleted on disk, watched by the client"""
    async with Session({"App/Inbox.swift": VIEW, "App/Keys.swift": KEYS}) as server:
        await server.shows("App/Inbox.swift", UNUSED)
        registered = await server.until(
            "registration for watched files",
            lambda: [one for one in server.client.registrations.values() if one.method == "workspace/didChangeWatchedFiles"],
        )
        options = json.dumps(server.client.protocol._converter.unstructure(registered))
        expect("swift" in options and "yml" in options, f"watched: {options}")
        server.write("App/Inbox.swift", CLEAN)
        server.watched(("App/Inbox.swift", CHANGED))
        await server.shows("App/Inbox.swift")
        server.write("App/More/Other.swift", VIEW.replace("Inbox", "Other"))
        server.watched(("App/More/Other.swift", CREATED))
        await server.shows("App/More/Other.swift", UNUSED)
        server.path("App/Keys.swift").unlink()
        server.watched(("App/Keys.swift", DELETED))
        await server.shows("App/Keys.swift")
        # What is open counts, whatever is on disk.
        server.open("App/More/Other.swift")
        server.write("App/More/Other.swift", "import SwiftUI\n")
        server.watched(("App/More/Other.swift", CHANGED))
        pulled = await server.pull("App/More/Other.swift")
        expect(
            server.findings("App/More/Other.swift", pulled.items) == [UNUSED], "what is on disk counts, although the file is open"
        )
        server.path("App/More/Other.swift").unlink()
        server.watched(("App/More/Other.swift", DELETED))
        pulled = await server.pull("App/More/Other.swift")
        expect(
            server.findings("App/More/Other.swift", pulled.items) == [UNUSED], "a file that is deleted while open has lost its text"
        )
        server.close("App/More/Other.swift")
        await server.shows("App/More/Other.swift")
        await server.same_as_command_line()


async def group_disk_without_watching():
    """without watched files, the disk is looked at on open, save and close"""
    async with Session({"App/Inbox.swift": VIEW, "App/Keys.swift": KEYS, "App/Empty.swift": ""}, watch=False) as server:
        await server.shows("App/Inbox.swift", UNUSED)
        registered = [one.method for one in server.client.registrations.values()]
        expect("workspace/didChangeWatchedFiles" not in registered, f"registered {registered}, although the client can't")
        server.write("App/Inbox.swift", CLEAN)
        server.open("App/Empty.swift")
        await server.shows("App/Inbox.swift")
        server.write("App/Inbox.swift", VIEW)
        server.save("App/Empty.swift")
        await server.shows("App/Inbox.swift", UNUSED)
        server.path("App/Inbox.swift").unlink()
        server.close("App/Empty.swift")
        await server.shows("App/Inbox.swift")


async def group_configuration():
    """'.envlint.yml' changes: a rule is off, a mistake is shown in the file, and goes when it is mended"""
    for unsaved in (False, True):
        async with Session({"App/Inbox.swift": VIEW, "App/Keys.swift": KEYS, "App/.envlint.yml": "disabled_rules: []\n"}) as server:
            settings = "App/.envlint.yml"

            def configure(text):
                if unsaved and settings not in server.documents:
                    server.open(settings, text, language="yaml")
                elif unsaved:
                    server.change(settings, text)
                else:
                    server.write(settings, text)
                    server.watched((settings, CHANGED))

            await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
            configure("disabled_rules: [closure_entry]\n")
            await server.shows("App/Keys.swift", MUTABLE)
            configure("# é\ndisabled_rule: [closure_entry]\n")
            await server.until(
                "a finding in the configuration",
                lambda: [one for uri, all in server.client.diagnostics.items() if server.name(uri) == settings for one in all],
            )
            broken = [one for uri, all in server.client.diagnostics.items() if server.name(uri) == settings for one in all]
            expect(
                len(broken) == 1 and broken[0].severity == types.DiagnosticSeverity.Error and broken[0].source == "envlint",
                f"in the broken configuration: {broken}",
            )
            expect("unknown key 'disabled_rule'" in broken[0].message and "disabled_rules" in broken[0].message, broken[0].message)
            expect(broken[0].range.start == types.Position(1, 0), f"the mistake is shown at {broken[0].range}")
            # The server answers meanwhile.
            await server.hover("App/Inbox.swift", "rowCount")
            configure("disabled_rules: [mutable_key_default]\n")
            await server.shows("App/Keys.swift", CLOSURE)
            await server.until(
                "no finding in the configuration",
                lambda: not [one for uri, all in server.client.diagnostics.items() if server.name(uri) == settings for one in all],
            )
            if unsaved:
                server.close(settings)
            else:
                server.path(settings).unlink()
                server.watched((settings, DELETED))
            await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
            server.write("App/Views/.envlint.yml", "disabled_rules: [unused_environment]\n")
            server.write("App/Views/Outbox.swift", VIEW.replace("Inbox", "Outbox"))
            server.watched(("App/Views/.envlint.yml", CREATED), ("App/Views/Outbox.swift", CREATED))
            await server.shows("App/Views/Outbox.swift")
            server.path("App/Views/.envlint.yml").unlink()
            server.watched(("App/Views/.envlint.yml", DELETED))
            await server.shows("App/Views/Outbox.swift", UNUSED)
            await server.same_as_command_line()


async def group_broken_at_start():
    """a configuration that is broken from the start: shown, and all is well once it is mended"""
    async with Session(
        {"App/Inbox.swift": VIEW, "App/Keys.swift": KEYS, "App/.envlint.yml": "rules:\n  closure_entry: {severity: loud}\n"}
    ) as server:
        await server.until(
            "a finding in the configuration",
            lambda: [
                one for uri, all in server.client.diagnostics.items() if server.name(uri) == "App/.envlint.yml" for one in all
            ],
        )
        server.open("App/Inbox.swift")
        server.write("App/.envlint.yml", "")
        server.watched(("App/.envlint.yml", CHANGED))
        await server.shows("App/Inbox.swift", UNUSED)
        await server.until(
            "no finding in the configuration",
            lambda: (
                not [one for uri, all in server.client.diagnostics.items() if server.name(uri) == "App/.envlint.yml" for one in all]
            ),
        )


async def group_options():
    """the options --config and --no-config, as on the command line"""
    files = {"App/Keys.swift": KEYS, "App/.envlint.yml": "disabled_rules: [closure_entry]\n"}
    async with Session(files, options=("--no-config", "--threads", "2")) as server:
        await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
    for given in (["--config", "Other/settings.yml"], ["--config=Other/settings.yml"]):
        async with Session({**files, "Other/settings.yml": "only_rules: [closure_entry]\n"}, options=given) as server:
            await server.shows("App/Keys.swift", CLOSURE)
    for given in (["--no-such-option"], ["--config"], ["--threads", "0"], ["no folder"]):
        messages, status = await spoken(frame(initialize_message()), options=given)
        expect(status == 2 and not messages, f"status {status} with {given}")


async def group_excluded():
    """files that a run would not lint: excluded, ignored by git, outside the folders, or not Swift"""
    files = {
        "App/Inbox.swift": CLEAN,
        "App/Keys.swift": KEYS,
        "App/Generated/Made.swift": KEYS.replace("SpacingKey", "MadeKey"),
        "App/.envlint.yml": "excluded: [Generated]\n",
        "App/Notes.md": KEYS,
        "Outside/Keys.swift": KEYS,
    }
    async with Session(files) as server:
        for name in ("App/Generated/Made.swift", "App/Notes.md"):
            server.open(name, language="swift" if name.endswith("swift") else "markdown")
        await server.shows("App/Keys.swift", MUTABLE, CLOSURE)
        await server.shows("App/Notes.md")
        await server.same_as_command_line()
        server.open("Outside/Keys.swift")
        await server.hover("Outside/Keys.swift", "rowCount")
        server.close("Outside/Keys.swift")
