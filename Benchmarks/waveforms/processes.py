"""Runs a program and says what it cost."""

import os
import pathlib
import subprocess
import threading
import time
from typing import NamedTuple


class Cost(NamedTuple):
    """Seconds of the processor and of the wall's clock, the peak of private memory in bytes, and what was printed."""
    processor: float
    wall: float
    private: int
    output: str


def run(command, watches_memory=False):
    """Runs a command, which has to succeed, and its children."""
    before = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    peak = Peak(process.pid) if watches_memory else None
    output = process.stdout.read().decode(errors="replace")
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - before
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0 and not output.startswith("failed"), (command, process.returncode, output[-500:])
    return Cost(usage.ru_utime + usage.ru_stime, wall, peak.end() if peak else 0, output)


class Peak:
    """Reads a process's private memory while it runs."""

    def __init__(self, pid):
        self.file = pathlib.Path(f"/proc/{pid}/smaps_rollup")
        self.most = 0
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()

    def watch(self):
        while not self.ended.wait(0.02):
            try:
                lines = self.file.read_text().splitlines()
            except OSError:
                return
            private = sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
            self.most = max(self.most, private * 1024)

    def end(self):
        self.ended.set()
        self.thread.join()
        return self.most
