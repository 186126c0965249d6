#!/usr/bin/env python3
#!/usr/bin/env python3
"""Drives 'envlint lsp' with a client that was not written here: that of pytest-lsp, which is built on pygls and lsprotocol.

    protocol.py ENVLINT [GROUP...]

ENVLINT is the program; the names of groups, such as 'pulled', limit what is tried. Needs the Python packages pytest-lsp 1.0, pygls 2
and lsprotocol 2025. Each group starts a server with a project of its own in a temporary folder, acts as an editor does, and
compares what the editor would show with what must be there: places by the text that they mark, computed independently, and whole
sets of findings with those of the command line over the same contents. All messages must have the protocol's types, and nothing
added. Prints a line per group, with its time if TIMES is in the environment; ends with 1 when something is wrong.
"""

import asyncio
import os
import sys
import time
import traceback

import answers
import conduct
import findings
import workspaces
from client import Session, Wrong


async def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    Session.envlint = os.path.realpath(sys.argv[1])
    # Functions 'group_NAME', whose documentation is the line that is printed.
    groups = {
        name[6:]: function
        for module in (findings, workspaces, answers, conduct)
        for name, function in vars(module).items()
        if name.startswith("group_")
    }
    for name in sys.argv[2:]:
        if name not in groups:
            sys.exit(f"no group '{name}'; valid values: {', '.join(groups)}")
    failed = 0
    for name, function in groups.items():
        if sys.argv[2:] and name not in sys.argv[2:]:
            continue
        start = time.monotonic()
        try:
            await function()
            print(f"- {function.__doc__}" + (f" ({time.monotonic() - start:.1f} s)" if "TIMES" in os.environ else ""), flush=True)
        except Wrong as wrong:
            failed += 1
            # The line of the group, not of the functions that it calls.
            frames = [
                one
                for one in traceback.extract_tb(wrong.__traceback__)
                if not one.filename.endswith(("/protocol.py", "/client.py"))
            ]
            place = f"{os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else "client.py"
            print(f"{name}, {place}: {wrong}", flush=True)
        except Exception:
            failed += 1
            print(f"{name}: {traceback.format_exc()}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    asyncio.run(main())
