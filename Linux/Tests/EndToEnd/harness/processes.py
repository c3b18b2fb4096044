"""Child processes that never outlive whoever started them."""

import os
import signal
import subprocess


WITH_US = ("setpriv", "--pdeathsig", "KILL")
"""A command before another that has the kernel end it when this process ends, in whatever way."""


class Processes:
    """Starts programs, each in a process group of its own, and ends them all, newest first.

    *Lifetime*: `close` ends every group that still runs, with whatever those programs started. Should this process
    be killed before, the programs themselves are ended too.
    """

    def __init__(self):
        self._started = []

    def start(self, command, **options):
        """Starts `command` without an input; `options` go to Popen."""
        options.setdefault("stdin", subprocess.DEVNULL)
        process = subprocess.Popen([*WITH_US, *command], start_new_session=True, **options)
        self._started.append(process)
        return process

    def close(self):
        """Ends what still runs: politely, then by force after two seconds."""
        while self._started:
            end_group(self._started.pop())


def end_group(process, patience=2.0):
    """Ends a process and its group: asks, waits `patience` seconds for the leader, then kills what is left."""
    signal_group(process, signal.SIGTERM)
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        pass
    signal_group(process, signal.SIGKILL)
    process.wait()


def signal_group(process, number):
    """Sends signal `number` to the whole group of `process`, should any of it be left."""
    try:
        os.killpg(process.pid, number)
    except ProcessLookupError:
        pass


def before_others(command):
    """The command with a higher priority, where we may: gestures have windows of 40 ms, and the machine may be loaded."""
    return ["nice", "-n", "-10", *command] if os.geteuid() == 0 else list(command)
