"""Measures what an event costs each machine of the core, and what the core weighs as WebAssembly.

    python3 Benchmarks/core

Times are medians over 101 batches of 10,000 events and depend on what else the machine does; instructions, which valgrind
counts, don't. Allocations are counted in one batch after 1,000 events. Prints a Markdown table.
"""

import gzip
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WASM = ROOT / "build/gesture-replay.wasm"

EVENTS = 10_000


def output_of(*command):
    """What a command prints; it has to succeed."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def build():
    """Builds the program; returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", HERE]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return pathlib.Path(output_of(*command, "--show-bin-path").strip(), "CoreBenchmarks")


def instructions(program, name):
    """Instructions an event: what so many more events take more, so that the start doesn't count."""
    few, many = (collected(program, name, events) for events in (EVENTS, 2 * EVENTS))
    return (many - few) / EVENTS


def collected(program, name, events):
    """The instructions of one whole run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, name, str(events)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    return int(re.search(r"Collected : (\d+)", said)[1])


def main():
    program = build()
    print("| machine | event | time | instructions | allocations |")
    print("| --- | --- | ---: | ---: | ---: |")
    for line in output_of(program).splitlines():
        name, nanoseconds, allocations = line.split()
        machine, event = name.split(".")
        print(f"| {machine} | {event.replace('-', ' ')} | {float(nanoseconds):.0f} ns "
              f"| {instructions(program, name):.0f} | {float(allocations):.2f} |")
    subprocess.run([ROOT / "Scripts/build-wasm", WASM], check=True, stdout=subprocess.DEVNULL)
    content = WASM.read_bytes()
    print(f"\n{WASM.name}, the core with its replay of gesture scripts: {len(content):,} bytes, "
          f"{len(gzip.compress(content, 9)):,} with gzip.")


if __name__ == "__main__":
    main()
