"""`seekkit waveform`, run to its end."""

import json
import os
import subprocess

from .player import PROGRAM, TROUBLE


class Run:
    """What a run of the tool came to: its exit code and what it wrote."""

    def __init__(self, done):
        self.code, self.output = done.returncode, done.stdout
        self.errors = done.stderr.decode(errors="replace")

    @property
    def lines(self):
        """The lines for machines."""
        return [json.loads(line) for line in self.output.splitlines()]


def waveform(*arguments, code=0, **options):
    """Runs `seekkit waveform` and checks its exit code, unless `code` is nothing; `options` go to subprocess.run."""
    options.setdefault("stdin", subprocess.DEVNULL)
    command = [PROGRAM, "waveform", *map(os.fsencode, arguments)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **options.pop("environment", {})}
    if "input" in options:
        del options["stdin"]
    done = subprocess.run(command, capture_output=True, env=environment, timeout=60, **options)
    run = Run(done)
    assert code is None or run.code == code, (run.code, run.errors)
    assert not TROUBLE.search(run.errors), run.errors
    return run
