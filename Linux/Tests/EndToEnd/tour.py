"""The tour: the three controls over a file, worked with a real pointer on a virtual desktop, with screenshots.

    tour.py FILE OUTDIR

Needs, beside the virtual desktop's programs, only the system's Python with python3-gi.
"""

import contextlib
import pathlib
import signal
import sys

from harness.buses import Buses
from harness.names import FAST_FORWARD, SCRUBBER, SEEK_AREA
from harness.player import Player
from harness.stage import Stage
from harness.waiting import eventually, settled

NARROW = 360, 640
"""The size of a telephone, in pixels."""

LOOKS = "light", "dark", "narrow"

HEIGHT = 0.35
"""Where the tour touches the picture, as a fraction of its height: above the controls."""


class Tour:
    """One walk through the controls, in one look: `light`, `dark` or `narrow`."""

    def __init__(self, stage, buses, file, folder, look):
        self._stage, self._folder, self._look = stage, folder, look
        self._count = 0
        arguments = ["--start", "20", "--", file]
        self._player = Player(stage, buses, arguments, folder / f"{look}-log", prepare=self._prepare)
        self._pointer, self._mpris = self._player.pointer, None

    def _prepare(self, preferences):
        preferences.prefer_dark(self._look == "dark")

    def walk(self):
        """Goes through all controls, and ends the player."""
        try:
            self._open()
            self._taps()
            self._holds()
            self._scrub()
        finally:
            self._pointer.rest()
            self._player.kill()

    def _open(self):
        """The picture with its controls, once it plays."""
        self._mpris = self._player.ready().mpris
        if self._look == "narrow":
            self._player.window.resize(*NARROW)
            eventually(lambda: self._player.window.box.width == NARROW[0], "the window is narrow")
        eventually(lambda: self._mpris.position > 20.5, "it plays")
        self._pointer.steps(self._spot(0.5), self._spot(0.55))
        self._player.widget(SCRUBBER)
        self._shoot("controls")

    def _taps(self):
        """Double taps on both sides, and four taps in a row, while their feedback is to be seen."""
        for name, across, count in [("double-tap-right", 0.82, 2), ("four-taps-right", 0.82, 4),
                                    ("double-tap-left", 0.18, 2)]:
            place, told = self._spot(across), len(self._mpris.seeked)
            self._pointer.taps(*[place] * count)
            eventually(lambda: len(self._mpris.seeked) > told, "a skip")
            self._shoot(name)
            settled(lambda: len(self._mpris.seeked), "the run of skips", calm=1.2)

    def _holds(self):
        """The button held until it has repeated, and the picture until it plays fast."""
        # From the start, since a slow machine merges many steps into few seeks on the way.
        self._mpris.set_position(0)
        self._player.at(0, tolerance=3)
        with self._held(self._player.point(FAST_FORWARD)):
            eventually(lambda: self._mpris.position > 6, "repeated steps")
            self._shoot("hold-button")
        self._mpris.set_position(20)
        with self._held(self._spot(0.5)):
            eventually(lambda: self._mpris.rate == 2, "playing at twice the speed")
            self._shoot("hold-picture")

    def _scrub(self):
        """A drag along the waveform, before and after its release."""
        way = [self._player.point(SCRUBBER, share / 20) for share in range(4, 16)]
        # Two movements: the first one brings the controls back, the second one is on them.
        self._pointer.steps(self._spot(0.5), way[0])
        with self._held(way[0]):
            self._pointer.steps(*way[1:])
            self._shoot("scrubbing")
        self._player.at(0.75 * self._mpris.duration, tolerance=0.05 * self._mpris.duration)
        self._shoot("scrubbed")

    def _spot(self, across):
        return self._player.point(SEEK_AREA, across, HEIGHT)

    def _held(self, place):
        return self._pointer.held(*place)

    def _shoot(self, name):
        """Takes the next screenshot, of the window alone."""
        self._count += 1
        path = self._folder / f"{self._look}-{self._count}-{name}.png"
        self._stage.screenshot(path, self._player.window.box)


def main(file, folder):
    """Walks in every look; one stage serves them all."""
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for look in LOOKS:
        for old in folder.glob(f"{look}-*.png"):
            old.unlink()
    with contextlib.closing(Stage()) as stage, contextlib.closing(Buses(stage)) as buses:
        for look in LOOKS:
            Tour(stage, buses, pathlib.Path(file).resolve(), folder, look).walk()
    print(f"{len(list(folder.glob('*.png')))} screenshots of the three controls are in {folder}")


if __name__ == "__main__":
    # Being terminated is like Control-C: the stage is still taken down.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    main(*sys.argv[1:])
