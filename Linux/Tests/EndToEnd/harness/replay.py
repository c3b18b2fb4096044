"""The program that replays gesture scripts, as the root package's tests have built it."""

import subprocess

from .player import ROOT
from .processes import before_others

PROGRAM = ROOT / ".build/debug/gesture-replay"


def end_of(script):
    """How the simulated player stands at the end of a script: the last line's values by their names."""
    done = subprocess.run(before_others([PROGRAM, script]), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    time, word, *values = done.stdout.splitlines()[-1].split()
    assert word == "end"
    return dict(value.split("=") for value in values)
