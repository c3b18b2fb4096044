"""Where the tour goes in a file: which of its stops the file has room for, and where each begins."""

SHORTEST_SKIP = 1.0
"""Seconds that a file has to last for a skip to be seen."""

SHORTEST_HOLD = 4.0
"""Seconds that a file has to last so that it doesn't end while something is held."""


def stops(duration, can_seek):
    """The names of the stops in their order, each with the position where it begins.

    `duration` is in seconds, 0 where it is unknown. A file that can't be seeked in has one stop only, wherever the
    player is by then (None).
    """
    if not can_seek or duration <= 0:
        return {"playing": None}
    start = min(20, duration / 4)
    found = {"controls": start}
    if duration >= SHORTEST_SKIP:
        found.update({"double-tap-right": start, "four-taps-right": start, "double-tap-left": min(60, duration / 2)})
    if duration >= SHORTEST_HOLD:
        # From the start, since a slow machine merges many steps into few seeks on the way.
        found.update({"hold-button": 0, "hold-picture": 0})
    if duration >= SHORTEST_SKIP:
        found["scrubbing"] = start
    return found


def repeated(duration):
    """The position in seconds that a held button passes from the start only by repeating its step, or at the end."""
    return min(6, duration / 2)
