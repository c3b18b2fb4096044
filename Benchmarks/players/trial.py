"""One run of one player: started, watched while it plays and while it is paused, and ended."""

import subprocess
import time
from typing import NamedTuple

import film
import usage
from harness.processes import Processes
from harness.waiting import eventually
from priority import put_first

POINT = film.WIDTH // 4, 200
"""A place in the picture where no player draws anything else."""

REST = film.WIDTH - 1, 400
"""Where the mouse is out of the way: no controls are there."""

SETTLING = 5.0
"""Seconds from the first frame until controls have gone and all is loaded."""

COUNTING = 3.0
"""Seconds over which frames are counted."""


class Figures(NamedTuple):
    """What a run has shown. Times are seconds, processor shares are of one core, memory is bytes."""

    starting: float
    """Processor time until `SETTLING` after the first frame."""
    playing: float
    server: float
    """The X server's share meanwhile."""
    frames: float
    """Frames a second that were to be seen."""
    paused: float
    wakeups: float
    """A second, while paused."""
    pss: float
    rss: float


class Trial:
    """A run of a contestant on a stage. `top` is how far the picture is below the screen's upper edge.

    *Lifetime*: the player starts in `begin` and ends in `close`.
    """

    def __init__(self, contestant, film_path, stage, screen, top):
        self._contestant, self._film, self._stage, self._screen, self._top = contestant, film_path, stage, screen, top
        self._processes = Processes()

    def begin(self, more={}):
        """Starts the player with `more` in its environment; returns the seconds until its first frame was seen."""
        self._screen.move(*REST)
        environment = {**self._stage.environment, **self._contestant.environment, **more}
        log = open(self._stage.folder / f"{self._contestant.name}.log", "ab")
        assert not self._shows_beginning(), "the screen shows the film before it plays"
        started = time.monotonic()
        with log:
            self.process = self._processes.start(
                self._contestant.on(self._film), env=environment, stdout=log, stderr=subprocess.STDOUT)
        put_first(self.process.pid)
        eventually(self._shows_beginning, f"{self._contestant.name} shows the film", interval=0.002)
        return time.monotonic() - started

    def close(self):
        """Ends the player, and waits until the screen is free."""
        self._processes.close()
        eventually(lambda: not self._shows_beginning(), "the screen is free")

    def figures(self, seconds):
        """Runs it all, watching for `seconds` each while it plays and while it is paused."""
        self.begin()
        time.sleep(SETTLING)
        processes = usage.tree(self.process.pid)
        starting = usage.processor_times(processes)
        server = self._screen.server
        server_before = usage.processor_time(server)
        playing = usage.cost(processes, seconds)
        server_share = (usage.processor_time(server) - server_before) / seconds
        memory = usage.memory(processes)
        frames = self._frame_rate()
        self._pause()
        paused = usage.cost(processes, seconds)
        assert self.process.poll() is None, f"{self._contestant.name} has ended"
        return Figures(starting, playing.share, server_share, frames, paused.share, paused.wakeups, *memory)

    def _shows_beginning(self):
        return near(self._screen.pixel(*POINT), film.FIRST_COLOUR)

    def _frame_rate(self):
        """How many frames a second are to be seen, by the square that changes with each."""
        left, top, side = film.SIGNAL
        x, y = left + side // 2, self._top + top + side // 2
        changes, last, end = 0, None, time.monotonic() + COUNTING
        while time.monotonic() < end:
            is_white = self._screen.pixel(x, y)[1] > 127
            changes += last not in (None, is_white)
            last = is_white
            time.sleep(0.002)
        return changes / COUNTING

    def _pause(self):
        """Pauses by the key that is the same in all players, and waits until the picture stands still.

        A player that has just filled the screen may not have the keyboard yet, so that the key is tried again.
        """
        for _ in range(3):
            self._screen.key("space")
            time.sleep(1)
            if self._frame_rate() < 1:
                return
        raise AssertionError(f"{self._contestant.name} was not paused")


def near(colour, wanted, tolerance=64):
    """Whether each channel is within `tolerance`."""
    return all(abs(a - b) <= tolerance for a, b in zip(colour, wanted))
