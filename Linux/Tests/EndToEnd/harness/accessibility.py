"""The player as a screen reader finds it: AT-SPI, asked over D-Bus with nothing cached.

Positions are asked for in window coordinates only: GTK 4 knows no others, and warns when asked for the screen's.
They are those of a widget's content box (without padding), from the corner of the window's own content.
"""

from .box import Box
from .bus import Bus, GLib

INTERFACE = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
WINDOW_COORDINATES = 1
STATES = {"active": 1, "checked": 4, "enabled": 8, "expanded": 10, "focused": 12, "pressed": 20, "sensitive": 24,
          "visible": 30}
"""The states that we ask about, and their bits."""


def connect(session):
    """The accessibility bus that belongs to a session bus."""
    return Bus(session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0])


def application(bus, process):
    """The accessible root of the program with process id `process`, or None while it has none."""
    for child in Accessible(bus, REGISTRY, ROOT).children:
        if bus.process(child.owner) == process:
            return child
    return None


class Accessible:
    """One object of a program's accessible tree; everything is asked anew."""

    def __init__(self, bus, owner, path):
        self._bus, self.owner, self.path = bus, owner, path

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    @property
    def name(self):
        """What a screen reader calls it."""
        return self._get("Accessible", "Name")

    @property
    def description(self):
        """What a screen reader adds to the name."""
        return self._get("Accessible", "Description")

    @property
    def role(self):
        """Its role in words: `button`, `slider`, `group`."""
        return self._call("Accessible", "GetRoleName")[0]

    @property
    def children(self):
        """The objects right under it."""
        found = self._call("Accessible", "GetChildren")[0]
        return [Accessible(self._bus, owner, path) for owner, path in found]

    @property
    def states(self):
        """Names of the states that it is in, of those in STATES."""
        low, high = self._call("Accessible", "GetState")[0]
        bits = low | high << 32
        return {name for name, bit in STATES.items() if bits >> bit & 1}

    @property
    def box(self):
        """Its content box, from the corner of the window's content."""
        kind = GLib.Variant("(u)", (WINDOW_COORDINATES,))
        return Box(*self._call("Component", "GetExtents", kind)[0])

    @property
    def actions(self):
        """Names of what it can be asked to do, the same in every language."""
        count = self._get("Action", "NActions")
        return [self._call("Action", "GetName", GLib.Variant("(i)", (number,)))[0] for number in range(count)]

    def do(self, action="click"):
        """Does one of `actions`."""
        known = self.actions
        assert action in known, f"{self} knows no {action!r}, but {known}"
        done = self._call("Action", "DoAction", GLib.Variant("(i)", (known.index(action),)))[0]
        assert done, f"{self} refused to {action}"

    @property
    def value(self):
        """The value of a slider."""
        return self._get("Value", "CurrentValue")

    @property
    def limits(self):
        """The least and the greatest value of a slider."""
        return self._get("Value", "MinimumValue"), self._get("Value", "MaximumValue")

    def set_value(self, value):
        """Moves a slider as a screen reader does."""
        self._bus.set(self.owner, self.path, INTERFACE + "Value", "CurrentValue", GLib.Variant("d", value))

    def tree(self):
        """This object and all below it, parents first. An object that goes away meanwhile is left out."""
        yield self
        try:
            children = self.children
        except GLib.Error:
            return
        for child in children:
            yield from child.tree()

    def all(self, role=None, name=None, visible=False):
        """Every object below with this role and name; `name` may be a predicate. What is gone is left out."""
        return [found for found in self.tree() if found.matches(role, name, visible)]

    def find(self, role=None, name=None, visible=False):
        """The first of `all`, or None."""
        return next((found for found in self.tree() if found.matches(role, name, visible)), None)

    def matches(self, role=None, name=None, visible=False):
        """Whether it is still there, with this role and name, and visible where that is asked; see `all`."""
        try:
            matches = name if callable(name) else (lambda own: name is None or own == name)
            return ((role is None or self.role == role) and bool(matches(self.name))
                    and (not visible or "visible" in self.states))
        except GLib.Error:
            return False

    def _call(self, interface, method, arguments=None):
        return self._bus.call(self.owner, self.path, INTERFACE + interface, method, arguments)

    def _get(self, interface, key):
        return self._bus.get(self.owner, self.path, INTERFACE + interface, key)


class Descriptions:
    """What a screen reader is told as one object's description, from construction on."""

    def __init__(self, bus, source):
        self._bus, self._name, self._told = bus, source.name, []
        bus.listen(source.owner, source.path, INTERFACE + "Event.Object", "PropertyChange", self._take)

    def _take(self, kind, _first, _second, value, _more):
        if kind == "accessible-description":
            self._told.append(value)

    @property
    def told(self):
        """The texts so far, oldest first; an empty one says nothing, and a tooltip only the name."""
        self._bus.dispatch()
        return [text for text in self._told if text not in ("", self._name)]
