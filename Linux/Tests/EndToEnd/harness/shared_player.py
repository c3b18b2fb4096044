"""One player for many tests: to start one takes longer than most of what is tested with it."""

POSITION = 30
"""Where every test finds it, in seconds: from there every exact seek has an exact place."""


class SharedPlayer:
    """A player that the tests of one module use one after the other, each of them from the same state.

    `start` starts the player, paused at POSITION.

    *Lifetime*: it starts when it is first asked for, and anew after `drop`; `close` closes it as a user would.
    """

    def __init__(self, start):
        self._start, self._player = start, None

    def at_rest(self):
        """The player, paused at POSITION with nothing under way."""
        if self._player is None:
            self._player = self._start()
            self._player.at(POSITION)
        else:
            self._player.reset(POSITION)
        return self._player

    def drop(self):
        """Ends a player that can't be trusted any more."""
        if self._player is not None:
            self._player.kill()
            self._player = None

    def close(self):
        """Closes the window and checks how the process ends."""
        if self._player is not None:
            try:
                self._player.close()
            finally:
                self.drop()
