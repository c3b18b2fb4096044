"""From the second tap's release to the order to seek."""

import pathlib
import shutil
import subprocess
import time

import film
from harness.waiting import eventually
from trial import Trial

GAP = 0.1
"""Seconds between the taps of a double tap."""

HELD = 0.03
"""Seconds that a tap lasts."""


def build_probe(source, folder):
    """Compiles the probe and returns the path of the library."""
    library = folder / "seek-probe.so"
    command = [compiler(), "-O2", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, source, "-ldl"]
    subprocess.run(command, check=True)
    return library


def compiler():
    """The C compiler that comes with Swift, which need not be in the PATH itself."""
    swift = shutil.which("swift")
    if not swift:
        raise RuntimeError("swift is missing from the PATH")
    return pathlib.Path(swift).resolve().with_name("clang")


def delays(contestant, film_path, stage, screen, top, probe, count):
    """Seconds from each of `count` double taps' last release, as sent to the X server, to the player's seek."""
    notes = stage.folder / "seeks.txt"
    notes.write_text("")
    trial = Trial(contestant, film_path, stage, screen, top)
    try:
        trial.begin({"LD_PRELOAD": str(probe), "SEEK_PROBE": str(notes)})
        time.sleep(3)
        return [one_delay(screen, notes, is_forward=number % 2 == 0) for number in range(count)]
    finally:
        trial.close()


def one_delay(screen, notes, is_forward):
    """Skips once, and lets the run of skips end before it returns."""
    known = len(notes.read_text().splitlines())
    screen.move(int(film.WIDTH * (0.8 if is_forward else 0.2)), 400)
    time.sleep(GAP)
    screen.button(True)
    time.sleep(HELD)
    screen.button(False)
    time.sleep(GAP)
    screen.button(True)
    time.sleep(HELD)
    released = screen.button(False)
    eventually(lambda: len(notes.read_text().splitlines()) > known, "the double tap seeks")
    time.sleep(2)
    return (int(notes.read_text().splitlines()[known]) - released) / 1e9
