"""The bars of the player's waveform, as the screen shows them."""

from . import screen
from .names import ACCENT, SCRUBBER


def waveform(running):
    """The part of the screen that has the waveform."""
    return screen.part(screen.grab(running.environment), running.box(SCRUBBER))


def played_heights(running):
    """The heights of the columns that are played; those of a plain bar hardly differ."""
    return screen.column_heights(waveform(running), ACCENT)


def count_played_heights(running):
    """How many heights the columns have that are played."""
    return len(set(played_heights(running)))
