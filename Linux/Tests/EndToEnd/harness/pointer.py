"""Mouse and keyboard, as the X server's own test extension makes them.

Each gesture is one call of xdotool, so that the gaps inside it are kept by one running process, not by this one.
"""

import contextlib

from .display import run_on
from .processes import before_others


class Pointer:
    """The mouse and the keyboard of a stage. Positions are pixels of the screen, times are seconds."""

    def __init__(self, environment):
        self._environment = environment

    def run(self, *words):
        """Hands `words` to xdotool."""
        return run_on(self._environment, *before_others(["xdotool", *map(str, words)]))

    def rest(self):
        """Lets go of everything and moves the mouse into the corner, where it touches nothing."""
        self.run("mouseup", 1, "keyup", "space", "keyup", "Right", "keyup", "Left", "mousemove", 1, 1)

    def move(self, x, y):
        """Moves the mouse."""
        self.run("mousemove", int(x), int(y))

    def taps(self, *points, gap=0.1, held=0.03):
        """A click at each of `points`, `held` long each, `gap` between one's release and the next one's press."""
        words = []
        for x, y in points:
            if words:
                words += ["sleep", gap]
            words += ["mousemove", int(x), int(y), "mousedown", 1, "sleep", held, "mouseup", 1]
        self.run(*words)

    def click(self, x, y):
        """One click."""
        self.taps((x, y))

    def double_tap(self, x, y, gap=0.1):
        """Two clicks at one place."""
        self.taps((x, y), (x, y), gap=gap)

    def press(self, x, y):
        """Presses and stays down."""
        self.run("mousemove", int(x), int(y), "mousedown", 1)

    def release(self):
        """Lets go where the mouse is."""
        self.run("mouseup", 1)

    @contextlib.contextmanager
    def held(self, x, y):
        """Holds the button down for the length of the block, and lets go also when it fails."""
        self.press(x, y)
        try:
            yield
        finally:
            self.release()

    def steps(self, *points, pause=0.02):
        """Moves through `points` with a pause after each, so that each is an event of its own."""
        words = []
        for x, y in points:
            words += ["mousemove", int(x), int(y), "sleep", pause]
        self.run(*words)

    def drag(self, *points, pause=0.02):
        """Presses at the first of `points`, moves through the others and lets go at the last."""
        (x, y), *others = points
        words = ["mousemove", int(x), int(y), "mousedown", 1, "sleep", pause]
        for x, y in others:
            words += ["mousemove", int(x), int(y), "sleep", pause]
        self.run(*words, "mouseup", 1)

    def wheel(self, x, y, clicks):
        """Turns the wheel at a place: down for positive `clicks`."""
        self.run("mousemove", int(x), int(y), "click", "--repeat", abs(clicks), 5 if clicks > 0 else 4)

    def key(self, *names):
        """Types keys, by X's names (`Left`, `shift+z`), one after the other."""
        self.run("key", *names)

    @contextlib.contextmanager
    def key_held(self, name):
        """Holds a key down for the length of the block; the server sends its repeats."""
        self.run("keydown", name)
        try:
            yield
        finally:
            self.run("keyup", name)
