"""The player under test: its process, its window and everything that can be asked about it."""

import os
import pathlib
import re
import time

from . import accessibility, mpris, window
from .bus import GLib
from .names import SCRUBBER, WINDOW_ROLE
from .pointer import Pointer
from .preferences import Preferences
from .processes import Processes
from .waiting import eventually, settled

ROOT = pathlib.Path(__file__).resolve().parents[4]
"""The top folder of the repository."""

PROGRAM = pathlib.Path(os.environ.get("SEEKKIT_BIN_DIR", ROOT / "Linux/.build/debug")).resolve() / "seekkit"

CLOSING_LIMIT = 1.0
"""Seconds that the process may take to end after its window was closed."""

TROUBLE = re.compile(r"CRITICAL|WARNING|\bERROR\b|Fatal error|Sanitizer|runtime error|Assertion|assertion")
"""What no run may write to stderr."""

TOOLTIP_RACE = re.compile(r"gdk_surface_get_device_position: assertion|_gtk_widget_find_at_coords: assertion")
"""What GTK 4.8's tooltips write that look for a menu which has just been closed: nobody else calls these."""

FRAME = 0.04
"""Seconds that a frame of the sample lasts."""


class Player:
    """`seekkit play` on a stage.

    `prepare` gets the Preferences to set before it starts; `wrapper` is a command that executes it in its own place;
    `working_folder` is where relative names count from.

    *Lifetime*: started by the constructor; `close` closes its window and checks how it ended, `kill` only ends it.
    """

    def __init__(self, stage, buses, arguments, folder, environment=None, prepare=None, wrapper=(),
                 working_folder=None):
        self.stage, self.folder = stage, pathlib.Path(folder)
        self.pointer = Pointer(stage.environment)
        self._buses = buses
        self._processes = Processes()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.environment = self._own_environment(environment or {})
        if prepare:
            prepare(self.preferences)
        with open(self.folder / "stdout.txt", "wb") as out, open(self.folder / "stderr.txt", "wb") as err:
            command = [*wrapper, PROGRAM, "play", "--video-output", "software", *arguments]
            self.process = self._processes.start(
                list(map(os.fspath, command)), env=self.environment, stdout=out, stderr=err,
                cwd=working_folder or self.folder)
        self.mpris = self.window = self.accessible = None
        self._widgets = {}

    @property
    def preferences(self):
        """What the desktop prefers, for this player alone."""
        return Preferences(self.environment["XDG_CONFIG_HOME"])

    @property
    def stderr(self):
        """What it has written to stderr so far."""
        return (self.folder / "stderr.txt").read_text(errors="replace")

    @property
    def stdout(self):
        """What it has written to stdout so far."""
        return (self.folder / "stdout.txt").read_text(errors="replace")

    def ready(self, loaded=True):
        """Waits for the window, MPRIS and the accessible tree; with `loaded`, also for a file that can be seeked."""
        self.window = self._found(
            lambda: next(iter(window.all_of(self.environment, self.process.pid)), None), "a window")
        name = self._found(lambda: mpris.find(self._buses.session, self.process.pid), "an MPRIS name")
        self.mpris = mpris.MPRIS(self._buses.session, name)
        self.accessible = self._found(
            lambda: accessibility.application(self._buses.accessibility, self.process.pid), "an accessible tree")
        if loaded:
            self._found(lambda: self.mpris.duration > 0 and self.mpris.get("CanSeek"), "a file to seek in")
            self._found(lambda: self.accessible.find(SCRUBBER[0], visible=True), "the controls")
        return self

    def _found(self, condition, what):
        """Waits for a part of the player, and stops at once when the process has ended instead."""

        def checked():
            assert self.process.poll() is None, f"the player ended ({self.process.returncode}): {self.stderr}"
            return self._safely(condition)

        return eventually(checked, lambda: f"{what} of the player ({self.stderr})")

    @staticmethod
    def _safely(condition):
        """What the condition gives, or None while the part that it asks is not there yet."""
        try:
            return condition()
        except (GLib.Error, KeyError):
            return None

    def widget(self, what, visible=True):
        """Waits for the widget with a (role, name) pair of names.py; one that was found before is asked first."""
        known = self._widgets.get(what)
        if known is None or not known.matches(*what, visible=visible):
            known = self._found(lambda: self.accessible.find(*what, visible=visible), f"{what[0]} {what[1]!r}")
            self._widgets[what] = known
        return known

    def announcements(self, what=(WINDOW_ROLE, None)):
        """What screen readers are told from now on, by the window or by the widget that has the keyboard."""
        return accessibility.Descriptions(self._buses.accessibility, self.widget(what, visible=False))

    def box(self, what):
        """Where a widget is on the screen, once it stands still; `what` is a pair of names.py or an Accessible."""
        found = self.widget(what) if isinstance(what, tuple) else what
        return settled(lambda: self._safely(lambda: self._on_screen(found)), f"the place of {found}", calm=0.15)

    def _on_screen(self, widget):
        """Where a widget is by what the window and the widget say right now; the border is the same all around."""
        frame, outer = self.accessible.find(WINDOW_ROLE).box, self.window.box
        border = (outer.width - frame.width) / 2, (outer.height - frame.height) / 2
        return widget.box.moved(outer.x + border[0], outer.y + border[1])

    def point(self, what, across=0.5, down=0.5):
        """A point of a widget on the screen, at fractions of its size."""
        return self.box(what).at(across, down)

    def window_titles(self):
        """The titles of all its windows, the newest last."""
        return [found.title for found in window.all_of(self.environment, self.process.pid)]

    def at(self, position, tolerance=FRAME, timeout=60.0):
        """Waits until playback is at `position`, to a frame unless told otherwise."""
        eventually(lambda: abs(self.mpris.position - position) <= tolerance,
                   lambda: f"position {position:g} (it is {self.mpris.position:g})", timeout)

    def reset(self, position):
        """Brings it back to where it stands after its start: paused at `position`, with nothing under way."""
        self.mpris.set("Fullscreen", "b", False, mpris.ROOT)
        eventually(lambda: not self.mpris.fullscreen, "it leaves fullscreen")
        # A press that slides is no tap, and ends every run of taps before it.
        box = self.window.box
        self.pointer.drag(box.at(0.5, 0.35), box.at(0.55, 0.35), pause=0)
        self.pointer.rest()
        self.mpris.do("Pause")
        for key in ("Rate", "Volume"):
            self.mpris.set(key, "d", 1.0)
        eventually(lambda: self.mpris.status != "Playing" and self.mpris.rate == 1, "it rests")
        told = len(self.mpris.seeked)
        self.mpris.set_position(position)
        eventually(lambda: any(abs(at - position) <= FRAME for at in self.mpris.seeked[told:]), "it is back")
        self.at(position)
        self.mpris.forget_seeked()

    def close(self, code=0):
        """Closes the window and requires that the process ends within a second, with `code`, and without trouble."""
        self.window.close()
        self.ended(code, CLOSING_LIMIT)

    def ended(self, code=0, timeout=60.0):
        """Waits until the process has ended by itself, and checks how."""
        started = time.monotonic()
        eventually(lambda: self.process.poll() is not None, "the process has ended", timeout)
        took = time.monotonic() - started
        assert self.process.returncode == code, f"exit code {self.process.returncode}, not {code}: {self.stderr}"
        self.check_stderr()
        return took

    def check_stderr(self):
        """Fails when GLib, the Swift run time or a sanitizer has complained."""
        trouble = [line for line in self.stderr.splitlines() if TROUBLE.search(line) and not TOOLTIP_RACE.search(line)]
        assert not trouble, "stderr has " + "\n".join(trouble)

    def kill(self):
        """Ends the process in whatever state it is."""
        self._processes.close()

    def _own_environment(self, more):
        """The stage's environment with folders of this player's own, so that no run finds another's traces."""
        environment = dict(self.stage.environment, SEEKKIT_AUDIO_OUTPUT="null")
        for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            folder = self.folder / name.lower()
            folder.mkdir(exist_ok=True)
            environment[name] = str(folder)
        return {**environment, **more}
