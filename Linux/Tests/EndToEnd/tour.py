"""The tour: the three controls over a file, worked with a real pointer on a virtual desktop, with screenshots.

    tour.py FILE OUTDIR

Needs, beside the virtual desktop's programs, only the system's Python with python3-gi.
"""

import contextlib
import pathlib
import signal
import sys

from harness.buses import Buses
from harness.names import FAST_FORWARD, SCRUBBER
from harness.player import Player
from harness.stage import Stage
from harness.waiting import eventually, settled
from itinerary import repeated, stops

NARROW = 360, 640
"""The size of a telephone, in pixels."""

LOOKS = "light", "dark", "narrow"

HEIGHT = 0.35
"""Where the tour touches the picture, as a fraction of the window's height: above the controls."""


class Unplayable(Exception):
    """The player can't play the file; the text is what it has said on stderr."""


class Tour:
    """One walk through the controls, in one look: `light`, `dark` or `narrow`."""

    def __init__(self, stage, buses, file, folder, look):
        self._stage, self._folder, self._look = stage, folder, look
        self._count, self._duration = 0, 0
        # A relative name counts from where the tour was called.
        self._player = Player(stage, buses, ["--", file], folder / f"{look}-log", prepare=self._prepare,
                              working_folder=pathlib.Path.cwd())
        self._pointer, self._mpris = self._player.pointer, None

    def _prepare(self, preferences):
        preferences.prefer_dark(self._look == "dark")

    def walk(self):
        """Goes through all controls that the file has room for, and ends the player."""
        try:
            self._open()
            for name, position in stops(self._duration, self._mpris.get("CanSeek")).items():
                if position is not None:
                    self._go(position)
                self._at(name)
        finally:
            self._pointer.rest()
            self._player.kill()

    def _at(self, name):
        """Does what there is to do at a stop."""
        match name:
            case "playing": self._show(name)
            case "controls": self._controls()
            case "double-tap-right": self._taps(name, 0.82, 2)
            case "four-taps-right": self._taps(name, 0.82, 4)
            case "double-tap-left": self._taps(name, 0.18, 2)
            case "hold-button": self._hold_button()
            case "hold-picture": self._hold_picture()
            case "scrubbing": self._scrub()

    def _open(self):
        """The window with the file in it, and its length."""
        try:
            self._mpris = self._player.ready(loaded=False).mpris
        except AssertionError:
            if self._player.process.poll() is None:
                raise
            raise Unplayable(self._player.stderr) from None
        if self._look == "narrow":
            self._player.window.resize(*NARROW)
            eventually(lambda: self._player.window.box.width == NARROW[0], "the window is narrow")
        eventually(lambda: self._mpris.status != "Stopped" or self._sentence(), "it is open")
        if self._mpris.status == "Stopped":
            self._shoot("failure")
            raise Unplayable(self._player.stderr)
        self._duration, _ = settled(lambda: (self._mpris.duration, self._mpris.get("CanSeek")), "what it says of the file")

    def _sentence(self):
        """The sentence in the window that says why nothing plays, once it is there."""
        said = self._player.stderr
        return said and self._player.accessible.find(name=lambda name: name and name in said, visible=True)

    def _go(self, position):
        """Waits at a position, paused."""
        told = len(self._mpris.seeked)
        self._mpris.do("Pause")
        self._mpris.set_position(position)
        eventually(lambda: len(self._mpris.seeked) > told, "it is there")

    def _controls(self):
        """The picture with its controls, once it plays from there."""
        begin = self._mpris.position
        self._mpris.do("Play")
        eventually(lambda: self._mpris.position > begin, "it plays")
        self._show("controls")

    def _show(self, name):
        """The picture with its controls, which the pointer brings."""
        self._pointer.steps(self._spot(0.5), self._spot(0.55))
        self._shoot(name)

    def _taps(self, name, across, count):
        """Taps in a row on one side, while their feedback is to be seen."""
        told = len(self._mpris.seeked)
        self._pointer.taps(*[self._spot(across)] * count)
        eventually(lambda: len(self._mpris.seeked) > told, "a skip")
        self._shoot(name)
        settled(lambda: len(self._mpris.seeked), "the run of skips", calm=1.2)

    def _hold_button(self):
        """The button held until it has repeated."""
        with self._held(self._player.point(FAST_FORWARD)):
            eventually(lambda: self._mpris.position > repeated(self._duration), "repeated steps")
            self._shoot("hold-button")

    def _hold_picture(self):
        """The picture held until it plays fast."""
        self._mpris.do("Play")
        with self._held(self._spot(0.5)):
            eventually(lambda: self._mpris.rate == 2, "playing at twice the speed")
            self._shoot("hold-picture")

    def _scrub(self):
        """A drag along the waveform, before and after its release."""
        # The pointer brings the controls back.
        self._pointer.steps(self._spot(0.5), self._spot(0.55))
        way = [self._player.point(SCRUBBER, share / 20) for share in range(4, 16)]
        with self._held(way[0]):
            self._pointer.steps(*way[1:])
            self._shoot("scrubbing")
        self._player.at(0.75 * self._duration, tolerance=0.05 * self._duration)
        self._shoot("scrubbed")

    def _spot(self, across):
        return self._player.window.box.at(across, HEIGHT)

    def _held(self, place):
        return self._pointer.held(*place)

    def _shoot(self, name):
        """Takes the next screenshot, of the window alone."""
        self._count += 1
        path = self._folder / f"{self._look}-{self._count}-{name}.png"
        self._stage.screenshot(path, self._player.window.box)


def walk_all(file, folder):
    """Walks in every look; one stage serves them all."""
    with contextlib.closing(Stage()) as stage, contextlib.closing(Buses(stage)) as buses:
        for look in LOOKS:
            Tour(stage, buses, file, folder, look).walk()


def main(file, folder):
    """Takes the tour, says where its screenshots are, and returns the exit code."""
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for look in LOOKS:
        for old in folder.glob(f"{look}-*.png"):
            old.unlink()
    failure = None
    try:
        walk_all(file, folder)
    except Unplayable as sentence:
        failure = str(sentence).rstrip()
    except AssertionError as trouble:
        failure = f"tour: {trouble}"
    if failure:
        print(failure, file=sys.stderr)
    print(f"Screenshots of the player are in {folder}")
    return 1 if failure else 0


if __name__ == "__main__":
    # Being terminated is like Control-C: the stage is still taken down.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(*sys.argv[1:]))
