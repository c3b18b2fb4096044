#!/usr/bin/env python3
"""The project's own files: what git tracks, and what is new and not ignored.

    Scripts/source_files.py LANGUAGE     prints the files of Swift, Python or shell, NUL after each
"""

import pathlib
import subprocess
import sys

LANGUAGE_OF_SUFFIX = {".swift": "Swift", ".py": "Python", ".sh": "shell"}


def source_files():
    """Yields (path, language) of each source file; paths count from the current folder."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, check=True, capture_output=True).stdout.decode()
    for path in sorted({pathlib.Path(name) for name in names.split("\0") if name}):
        if path.is_file() and (language := language_of(path)):
            yield path, language


def language_of(path):
    """Returns "Swift", "Python" or "shell", told by the suffix or the first line, else None."""
    if path.suffix:
        return LANGUAGE_OF_SUFFIX.get(path.suffix)
    with path.open("rb") as file:
        first = file.readline(200)
    if not first.startswith(b"#!"):
        return None
    if b"python" in first:
        return "Python"
    return "shell" if first.rstrip().endswith(b"sh") else None


if __name__ == "__main__":
    print(*(f"{path}\0" for path, language in source_files() if language == sys.argv[1]), sep="", end="")
