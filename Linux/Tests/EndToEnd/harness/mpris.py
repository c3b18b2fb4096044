"""The player as the desktop sees it: MPRIS on the session bus."""

from .bus import GLib

PREFIX = "org.mpris.MediaPlayer2.SeekKit"
PATH = "/org/mpris/MediaPlayer2"
ROOT = "org.mpris.MediaPlayer2"
PLAYER = "org.mpris.MediaPlayer2.Player"
MICROSECOND = 1_000_000


def find(bus, process):
    """The MPRIS name that process `process` owns, or None."""
    ours = [name for name in bus.names() if name == PREFIX or name.startswith(PREFIX + ".")]
    return next((name for name in ours if bus.process(name) == process), None)


class MPRIS:
    """One player's MPRIS interfaces. Times are seconds of media; the bus carries microseconds."""

    def __init__(self, bus, name):
        self._bus, self.name = bus, name
        self._seeked = []
        bus.listen(name, PATH, PLAYER, "Seeked", lambda at: self._seeked.append(at / MICROSECOND))

    def get(self, key, interface=PLAYER):
        """Reads a property as it is now."""
        return self._bus.get(self.name, PATH, interface, key)

    def set(self, key, kind, value, interface=PLAYER):
        """Writes a property; `kind` is its D-Bus type."""
        self._bus.set(self.name, PATH, interface, key, GLib.Variant(kind, value))

    def do(self, method, kind="()", *arguments, interface=PLAYER):
        """Calls a method; `kind` is the D-Bus type of the tuple of its arguments."""
        return self._bus.call(self.name, PATH, interface, method, GLib.Variant(kind, arguments))

    @property
    def position(self):
        """Where playback is."""
        return self.get("Position") / MICROSECOND

    @property
    def duration(self):
        """The length of what plays, 0 when there is none."""
        return self.get("Metadata").get("mpris:length", 0) / MICROSECOND

    @property
    def status(self):
        """`Playing`, `Paused` or `Stopped`."""
        return self.get("PlaybackStatus")

    @property
    def rate(self):
        """How fast it plays, 1 being normal."""
        return self.get("Rate")

    @property
    def volume(self):
        """From 0 to 1, as a fraction of full volume."""
        return self.get("Volume")

    @property
    def fullscreen(self):
        """Whether the window fills the screen."""
        return self.get("Fullscreen", ROOT)

    @property
    def title(self):
        """The title of what plays."""
        return self.get("Metadata").get("xesam:title", "")

    @property
    def track(self):
        """The object path that names what plays."""
        return self.get("Metadata")["mpris:trackid"]

    @property
    def seeked(self):
        """The positions that `Seeked` has told since the start, or since they were forgotten, oldest first."""
        self._bus.dispatch()
        return list(self._seeked)

    def forget_seeked(self):
        """Forgets what `Seeked` has told."""
        self._bus.dispatch()
        self._seeked.clear()

    def seek(self, offset):
        """Seeks by `offset` seconds."""
        self.do("Seek", "(x)", int(offset * MICROSECOND))

    def set_position(self, position):
        """Seeks to `position` in what plays now."""
        self.do("SetPosition", "(ox)", self.track, int(position * MICROSECOND))
