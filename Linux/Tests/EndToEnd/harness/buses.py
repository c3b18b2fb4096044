"""The two message buses of a stage: the session's, and the one for accessibility that it leads to."""

from . import accessibility
from .bus import Bus


class Buses:
    """Connections to both buses; the accessibility bus starts when it is first asked for.

    *Lifetime*: from construction to `close`, within that of the stage.
    """

    def __init__(self, stage):
        self.session = Bus(stage.environment["DBUS_SESSION_BUS_ADDRESS"])
        self._accessibility = None

    @property
    def accessibility(self):
        """The accessibility bus."""
        if self._accessibility is None:
            self._accessibility = accessibility.connect(self.session)
        return self._accessibility

    def close(self):
        """Ends the connections."""
        self.session.close()
        if self._accessibility is not None:
            self._accessibility.close()
