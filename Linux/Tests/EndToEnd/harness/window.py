"""A program's window, as the window manager knows it."""

import re
import subprocess

from .box import Box
from .display import run_on


def all_of(environment, process):
    """The managed windows of process `process`, the oldest first."""
    identifiers = _property(environment, ["-root"], "_NET_CLIENT_LIST")
    return [Window(environment, identifier) for identifier in identifiers
            if int(identifier, 16) and _owner(environment, identifier) == process]


def _owner(environment, identifier):
    numbers = _property(environment, ["-id", identifier], "_NET_WM_PID", r"= (\d+)")
    return int(numbers[0]) if numbers else None


def _property(environment, target, name, pattern=r"0x[0-9a-f]+"):
    """What `pattern` finds in a property's text; nothing when the window has just gone."""
    shown = subprocess.run(["xprop", *target, name], env=environment, capture_output=True, text=True, timeout=60)
    return re.findall(pattern, shown.stdout)


class Window:
    """A window by its X identifier. Sizes and positions are pixels of the screen."""

    def __init__(self, environment, identifier):
        self._environment, self.identifier = environment, identifier

    @property
    def box(self):
        """Where the window is, with the border that it draws itself."""
        text = run_on(self._environment, "xdotool", "getwindowgeometry", "--shell", self.identifier)
        found = dict(re.findall(r"(\w+)=(-?\d+)", text))
        return Box(*(int(found[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")))

    @property
    def title(self):
        """What stands in its title bar."""
        return run_on(self._environment, "xdotool", "getwindowname", self.identifier).strip()

    @property
    def classes(self):
        """Its instance and class names."""
        return _property(self._environment, ["-id", self.identifier], "WM_CLASS", r'"([^"]*)"')

    def resize(self, width, height):
        """Asks for another size; the window manager and the program decide."""
        run_on(self._environment, "xdotool", "windowsize", self.identifier, str(width), str(height))

    def close(self):
        """Closes it politely, as its close button does."""
        run_on(self._environment, "wmctrl", "-i", "-c", self.identifier)
