"""What a measured number depends on besides the programs."""

import datetime
import os
import pathlib
import platform
import re
import subprocess


def description():
    """Processor, cores, memory, system and day; nothing about folders."""
    day = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    system = f"{platform.system()} {platform.release()} on {platform.machine()}"
    return f"{processor()}, {os.cpu_count()} cores, {system}; {day}"


def processor():
    information = pathlib.Path("/proc/cpuinfo")
    if information.exists():
        model = re.search(r"model name\s*: (.*)", information.read_text(encoding="utf-8"))
        if model:
            return model[1].strip()
    return first_line(["sysctl", "-n", "machdep.cpu.brand_string"]) or "unknown processor"


def first_line(command):
    """The first line that a command prints; None when it cannot be run."""
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    return lines[0].strip() if lines else None
