"""Type-checks small projects against the stubs, each in a process of its own."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

FOLDER = pathlib.Path(__file__).parent
# In the order in which they import one another.
STUBS = ["Combine", "UIKit", "SwiftUI", "SwiftData", "AtlasKit", "AvatarKit"]
MODES = ["5", "6"]


class Compiler:
    """The compiler's frontend, which the driver would only start; that saves most of the time for files as small as these."""

    def __init__(self, macros, scratch):
        """`macros`: the executable with the stub's macros. `scratch`: a folder for the stubs' modules."""
        self.swiftc = shutil.which("swiftc")
        target = subprocess.run([self.swiftc, "-print-target-info"], capture_output=True, text=True, check=True)
        resources = re.search(r'"runtimeResourcePath": "(.*)"', target.stdout).group(1)
        self.modules = pathlib.Path(scratch) / "modules"
        self.modules.mkdir()
        self.options = [
            "-parse-as-library", "-I", str(self.modules), "-plugin-path", f"{resources}/host/plugins",
            "-load-plugin-executable", f"{pathlib.Path(macros).resolve()}#SwiftUIMacros", "-suppress-warnings",
        ]  # fmt: skip
        for name in STUBS:
            files = self.copies(sorted((FOLDER / "Stubs" / name).glob("*.swiftstub")), pathlib.Path(scratch) / name)
            output = ["-emit-module", "-o", str(self.modules / f"{name}.swiftmodule"), "-module-name", name]
            run = subprocess.run(
                [self.swiftc, "-frontend", *output, "-swift-version", "6", *self.options, *files],
                capture_output=True, text=True)  # fmt: skip
            if run.returncode:
                raise SystemExit(f"the stub of {name} does not compile:\n{run.stderr}")

    @staticmethod
    def copies(stubs, folder):
        """The files by names that the compiler takes; by their own, a run of envlint on this repository does not find them."""
        folder.mkdir()
        copies = [folder / f"{stub.stem}.swift" for stub in stubs]
        for stub, copy in zip(stubs, copies):
            shutil.copyfile(stub, copy)
        return list(map(str, copies))

    def errors(self, files, mode):
        """The errors of a project in a language mode: lines of `path:line:column: message`."""
        with tempfile.TemporaryDirectory() as folder:
            for path, text in files.items():
                write(os.path.join(folder, path), text)
            run = subprocess.run(
                [self.swiftc, "-frontend", "-typecheck", "-module-name", "Spots", "-swift-version", mode, *self.options,
                 "-diagnostic-style", "llvm", *sorted(path for path in files if path.endswith(".swift"))],
                cwd=folder, capture_output=True, text=True)  # fmt: skip
        errors = [line.replace("error: ", "", 1) for line in run.stderr.splitlines() if ": error: " in line]
        if run.returncode and not errors:
            errors = [f"the compiler ends with status {run.returncode}: {run.stderr.strip()[-500:]}"]
        return errors


def write(path, text):
    """Byte for byte, so that line ends stay."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", newline="", encoding="utf-8") as file:
        file.write(text)
