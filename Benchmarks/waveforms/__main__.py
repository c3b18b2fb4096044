"""Compares our analysis of waveforms with decoding alone and with other programs, all in the same run.

    python3 Benchmarks/waveforms [--runs 5] [--folder build/benchmark-sounds] [--files wav flac …] [--tool FILE]

Takes turns among the contestants, `--runs` times after a round that fills caches and isn't counted. Prints Markdown tables
of medians; ratios are medians of the ratios within each round. Wants a machine that has nothing else to do.
"""

import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]

import contestants  # noqa: E402
import report  # noqa: E402
import sounds  # noqa: E402
from contestants import MEASURE, OURS  # noqa: E402
from processes import run  # noqa: E402
from report import verdict  # noqa: E402

EXTREMES, ALL, _ = OURS
SPLITTING = ("flac", "mp3", "ogg", "opus", "m4a")


def options():
    parser = argparse.ArgumentParser(prog="waveforms")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "build/benchmark-sounds")
    parser.add_argument("--files", nargs="*")
    parser.add_argument("--tool", type=pathlib.Path, default=ROOT / "Linux/.build/release/seekkit-waveform")
    return parser.parse_args()


def build():
    """Builds our program; returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", HERE]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout
    return pathlib.Path(shown.strip(), "WaveformBenchmarks")


def rounds(count, commands, of=lambda cost: cost.processor, **how):
    """For each of `count` rounds what each command cost, by its name."""
    measured = []
    for number in range(count + 1):
        measured.append({name: of(run(command, **how)) for name, command in commands.items()})
        print(f"round {number}: {measured[-1]}", file=sys.stderr)
    return measured[1:]


def compare(found, files, count):
    """Processor time of all contestants on all files, and what of it was aimed at."""
    by_file = {kind: rounds(count, {name: command(path) for name, command in found.items()
                                    if contestants.takes(name, kind)})
               for kind, path in files.items() if kind != "10 s"}
    print("Processor time on one thread\n\n" + report.table(found, MEASURE, by_file) + "\n")
    for kind, measured in by_file.items():
        limits = (0.8, 1.5) if kind == "wav" else (1.2 if kind == "m4a" else 1.12, 1.3)
        for name, limit in zip((EXTREMES, ALL), limits):
            ratio = report.ratio(measured, name, MEASURE)
            print(verdict(f"{kind}, {name}: at most {limit} times decoding", f"{ratio:.2f}", ratio <= limit))
    print()


def compare_threads(ours, files, count):
    """How much sooner two threads are done than one, and whether they find the same."""
    for kind in filter(files.get, SPLITTING):
        commands = {threads: [ours, "measure", "all", threads, files[kind]] for threads in ("1", "2")}
        same = len({run(command).output.split(maxsplit=1)[1] for command in commands.values()}) == 1
        found = 1 / report.ratio(rounds(count, commands, lambda cost: cost.wall), "2", "1")
        print(verdict(f"{kind}: two threads at least 1.7 times as fast as one",
                      f"{found:.2f} times, the result is {'the same' if same else 'another'}", found >= 1.7 and same))
    print()


def measure_memory(ours, files):
    """The peak of private memory."""
    for kind, path in files.items():
        for threads in ("1", "2"):
            private = run([ours, "measure", "loudness", threads, path], watches_memory=True).private
            print(verdict(f"{kind}, {threads} thread(s): private memory under 60 MB", f"{private / 1e6:.0f} MB",
                          private < 60e6))
    print()


def told_seconds(command, count):
    """The median of the seconds that a command prints first."""
    return statistics.median(float(run(command).output.split()[0]) for _ in range(count))


def measure_moments(ours, tool, files, count):
    """What somebody waits for: previews, kept waveforms, frames, small files."""
    kind, path = next((item for item in files.items() if item[0].startswith("10 h")), next(iter(files.items())))
    seconds = told_seconds([ours, "preview", "300", path], count)
    print(verdict(f"{kind}: preview of 300 bars under 0.5 s", f"{seconds:.3f} s", seconds < 0.5))
    with tempfile.TemporaryDirectory() as folder:
        run([ours, "record", folder, path])
        seconds = told_seconds([ours, "reopen", folder, "300", path], count)
        print(verdict(f"{kind}: first bars of a kept waveform under 20 ms", f"{seconds * 1000:.1f} ms", seconds < 0.02))
        for line in run([ours, "draw", folder, "2000", path]).output.splitlines():
            share, seconds, _ = map(float, line.split())
            print(verdict(f"{kind}: 2,000 bars of {share:.4%} of it under 0.2 ms", f"{seconds * 1000:.3f} ms",
                          seconds < 0.0002))
    if "10 s" in files and tool.exists():
        found = rounds(4 * count, {"tool": [tool, files["10 s"], "--format", "dat", "-o", "-"]}, lambda cost: cost.wall)
        seconds = report.median(found, "tool")
        print(verdict("10 s of mp3: seekkit waveform under 60 ms", f"{seconds * 1000:.0f} ms", seconds < 0.06))


def measure_kernel(ours):
    """Minimum and maximum of samples in memory, beside reading them."""
    read, one, two = map(float, run([ours, "kernel"]).output.split())
    print(verdict("minimum and maximum at least half as fast as a plain read",
                  f"{one / 1e9:.1f} GB/s, two channels and their mix {two / 1e9:.1f}, a plain read {read / 1e9:.1f}",
                  one >= read / 2))


def main():
    chosen = options()
    files = sounds.make_all(chosen.folder.resolve())
    if chosen.files:
        files = {kind: path for kind, path in files.items() if kind in chosen.files}
    ours = build()
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        decoder = contestants.build_decoder(HERE / "decode-only.c", scratch)
        compare(contestants.all_of(decoder, ours, scratch / "picture.png"), files, chosen.runs)
    compare_threads(ours, files, chosen.runs)
    measure_memory(ours, files)
    measure_moments(ours, chosen.tool, files, chosen.runs)
    measure_kernel(ours)


main()
