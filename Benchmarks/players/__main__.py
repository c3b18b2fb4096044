"""Compares our player with mpv and Celluloid on a virtual screen, all in the same run.

    python3 Benchmarks/players [--starts 15] [--runs 5] [--seconds 10] [--taps 16] [--outputs software OpenGL]
                               [--bin-dir FOLDER] [--film FILE]

Each player is started `--starts` times for the time to its first frame, and `--runs` times to be watched, `--seconds`
while it plays and as long while it is paused. The players take turns, and a first round, which fills caches, is not
counted. Prints Markdown tables of medians; ratios are medians of the ratios within each round.
"""

import argparse
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Linux/Tests/EndToEnd"))

import contestants  # noqa: E402
import film  # noqa: E402
import machine  # noqa: E402
import report  # noqa: E402
import taps  # noqa: E402
import usage  # noqa: E402
from harness import display  # noqa: E402
from harness.stage import Stage  # noqa: E402
from priority import put_first  # noqa: E402
from screen import Screen  # noqa: E402
from trial import Figures, Trial  # noqa: E402

TOP = (display.HEIGHT - film.HEIGHT) // 2


def options():
    parser = argparse.ArgumentParser(prog="players")
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--taps", type=int, default=16)
    parser.add_argument("--outputs", nargs="*", default=["software", "OpenGL"])
    parser.add_argument("--bin-dir", type=pathlib.Path,
                        default=os.environ.get("SEEKKIT_BIN_DIR", ROOT / "Linux/.build/release"))
    parser.add_argument("--film", type=pathlib.Path, default=ROOT / "build/benchmark.mp4")
    return parser.parse_args()


def in_turn(players, count, film_path, stage, screen, work):
    """For each of `count` rounds what `work` gives for a trial of each player, by its name."""
    rounds = []
    for number in range(count + 1):
        rounds.append({})
        for player in players:
            trial = Trial(player, film_path, stage, screen, TOP)
            try:
                rounds[-1][player.name] = work(trial)
            finally:
                trial.close()
            print(f"round {number}, {player.name}: {rounds[-1][player.name]}", file=sys.stderr)
    return rounds[1:]


def compare(players, film_path, stage, screen, chosen):
    """What was measured, as rounds by figure."""
    starts = in_turn(players, chosen.starts, film_path, stage, screen, Trial.begin)
    runs = in_turn(players, chosen.runs, film_path, stage, screen, lambda trial: trial.figures(chosen.seconds))
    by_figure = {key: [{name: getattr(figures, key) for name, figures in run.items()} for run in runs]
                 for key in Figures._fields}
    return {"start": starts, **by_figure}


def main():
    chosen = options()
    assert display.WIDTH == film.WIDTH, "the screen is as wide as the film, so that no player scales it"
    print(machine.description(), end="\n\n", flush=True)
    film_path = film.make(chosen.film)
    groups = contestants.all_of(chosen.bin_dir / "seekkit")
    stage = Stage()
    screen = Screen(stage.environment["DISPLAY"])
    for process in usage.tree(os.getpid()):
        put_first(process)
    try:
        found = {output: compare(groups[output], film_path, stage, screen, chosen) for output in chosen.outputs}
        delays = measured_delays(groups["software"][-1], film_path, stage, screen, chosen.taps)
    finally:
        screen.close()
        stage.close()
    for output, measured in found.items():
        print(f"{output}\n\n{report.table(measured)}\n")
    if delays:
        print(report.delays_line(delays) + "\n")
    if "software" in found:
        print(*report.goals(found["software"], delays), sep="\n")


def measured_delays(player, film_path, stage, screen, count):
    """Seconds from double tap to seek, `count` times."""
    if count == 0:
        return []
    probe = taps.build_probe(HERE / "seek-probe.c", stage.folder)
    return taps.delays(player, film_path, stage, screen, TOP, probe, count)


main()
