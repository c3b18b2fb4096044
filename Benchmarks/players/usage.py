"""What processes cost, from /proc: time on the processors, wake-ups and memory."""

import os
import pathlib
import time
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
PROC = pathlib.Path("/proc")


class Cost(NamedTuple):
    """What processes took over a span of time."""

    share: float
    """Processor time by time: 1 is one core all the time."""
    wakeups: float
    """How often a second one of their threads went on after a wait."""


def cost(processes, seconds):
    """Watches processes for a while."""
    time_before, waits_before, started = processor_times(processes), waits(processes), time.monotonic()
    time.sleep(seconds)
    took = time.monotonic() - started
    # A thread that has ended meanwhile has taken its count along.
    wakeups = sum(count - waits_before.get(thread, 0) for thread, count in waits(processes).items())
    return Cost((processor_times(processes) - time_before) / took, wakeups / took)


def processor_times(processes):
    """Seconds of all processes together."""
    return sum(map(processor_time, processes))


def processor_time(process):
    """Seconds of user and system time of a process with all its threads, also those that have ended."""
    fields = (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waits(processes):
    """How often each thread of the processes has gone to sleep by itself, by the thread's number."""
    found = {}
    for process in processes:
        for status in (PROC / str(process) / "task").glob("*/status"):
            try:
                lines = status.read_text().splitlines()
            except (FileNotFoundError, ProcessLookupError):
                continue
            found[status.parent.name] = next(
                int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches:"))
    return found


def tree(root):
    """A process and all that it has started, directly or not."""
    parents = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
    found = [root]
    for process in found:
        found += [child for child, parent in parents.items() if parent == process]
    return found


def memory(processes):
    """(PSS, RSS) of processes in bytes: shared pages counted by share, and in full."""
    totals = {"Pss:": 0, "Rss:": 0}
    for process in processes:
        for line in (PROC / str(process) / "smaps_rollup").read_text().splitlines():
            name, *rest = line.split()
            if name in totals:
                totals[name] += int(rest[0]) * 1024
    return totals["Pss:"], totals["Rss:"]
