"""Measures what an event costs each machine of the core, and what the core weighs as WebAssembly.

    python3 Benchmarks/core

Times are those of the fastest of 2,000 batches of 1,000 events, since what else the machine does only adds to them;
instructions are counted by valgrind. Allocations are those of 10,000 events, after the first 1,000. Prints a Markdown table.
"""

import gzip
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD_WASM = ROOT / "Scripts/build-wasm"

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


def weigh(name, meaning, *options):
    """Builds the core as WebAssembly, and prints what it weighs."""
    output = ROOT / "build" / name
    subprocess.run([BUILD_WASM, output, *options], check=True, stdout=subprocess.DEVNULL)
    content = output.read_bytes()
    print(f"{name}, {meaning}: {len(content):,} bytes, {len(gzip.compress(content, 9)):,} with gzip.")


def main():
    program = build()
    print("| machine | event | time | instructions | allocations |")
    print("| --- | --- | ---: | ---: | ---: |")
    for line in output_of(program).splitlines():
        name, nanoseconds, allocations = line.split()
        machine, event = name.split(".")
        print(f"| {machine} | {event.replace('-', ' ')} | {float(nanoseconds):.0f} ns "
              f"| {instructions(program, name):.0f} | {float(allocations):.2f} |")
    print()
    weigh("core.wasm", "the core with functions for all of its inputs", HERE / "WasmExports", "--no-entry")
    weigh("gesture-replay.wasm", "the core with its replay of gesture scripts")


if __name__ == "__main__":
    main()
