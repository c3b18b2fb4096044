"""Medians, ratios and tables.

What was measured comes as a list of rounds, each with one number for each player. The first player is the measure of
the others, the last is ours.
"""

import statistics

ROWS = {
    "start": ("start to first frame", lambda value: f"{value * 1000:.0f} ms"),
    "starting": ("processor time until 5 s after it", lambda value: f"{value:.2f} s"),
    "playing": ("processor while playing, of one core", lambda value: f"{value:.1%}"),
    "server": ("the X server's meanwhile", lambda value: f"{value:.1%}"),
    "frames": ("frames seen a second, of 30", lambda value: f"{value:.1f}"),
    "paused": ("processor while paused, of one core", lambda value: f"{value:.2%}"),
    "wakeups": ("wake-ups a second while paused", lambda value: f"{value:.1f}"),
    "pss": ("memory, shared pages by share (PSS)", lambda value: f"{value / 1e6:.0f} MB"),
    "rss": ("memory, shared pages in full (RSS)", lambda value: f"{value / 1e6:.0f} MB"),
}
"""What each figure is called, and how it is written."""

WITHOUT_RATIO = {"frames", "paused", "wakeups"}

GOALS = {"start": 1.6, "playing": 1.4}
"""What is to be at most so many times the measure's, and below every other peer's."""

PAUSED_GOAL = 0.001
"""The share of a core that counts as none: /proc counts in hundredths of a second."""

SEEK_GOAL = 0.005
"""Seconds that the median double tap may take to become a seek."""


def table(measured):
    """A Markdown table of what was measured, a list of rounds by figure."""
    names = list(measured["start"][0])
    lines = ["| | " + " | ".join(names) + " |", "| --- |" + " ---: |" * len(names)]
    for key, (title, text) in ROWS.items():
        cells = [text(median(measured[key], name)) for name in names]
        if key not in WITHOUT_RATIO:
            cells[1:] = [f"{cell} (×{ratio(measured[key], name, names[0]):.2f})"
                         for cell, name in zip(cells[1:], names[1:])]
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def median(rounds, name):
    """The median of a player's numbers."""
    return statistics.median(numbers[name] for numbers in rounds)


def ratio(rounds, name, measure):
    """The median over the rounds of a player's number by that of the `measure` in the same round."""
    return statistics.median(numbers[name] / max(numbers[measure], 1e-9) for numbers in rounds)


def delays_line(delays):
    """A sentence about delays in seconds."""
    ordered = sorted(delays)
    return (f"From the second tap's release to the seek, {len(ordered)} double taps while playing: "
            f"median {statistics.median(ordered) * 1000:.1f} ms, "
            f"nine of ten below {ordered[int(0.9 * (len(ordered) - 1))] * 1000:.1f} ms, "
            f"longest {ordered[-1] * 1000:.1f} ms.")


def goals(measured, delays):
    """Sentences that say which goals our player has reached."""
    measure, *peers, ours = measured["start"][0]
    for key, limit in GOALS.items():
        title = ROWS[key][0]
        found = ratio(measured[key], ours, measure)
        yield verdict(f"{title}: at most {limit} times {measure}'s", found <= limit, f"{found:.2f}")
        for peer in peers:
            found = ratio(measured[key], ours, peer)
            yield verdict(f"{title}: below {peer}'s", found < 1, f"{found:.2f} times")
    paused = median(measured["paused"], ours)
    yield verdict("no processor while paused", paused <= PAUSED_GOAL, f"{paused:.2%}")
    if delays:
        seek = statistics.median(delays)
        yield verdict(f"seek within {SEEK_GOAL * 1000:.0f} ms", seek <= SEEK_GOAL, f"{seek * 1000:.1f} ms")


def verdict(goal, is_reached, found):
    """One goal, and what was found."""
    return f"- {'reached' if is_reached else 'missed'}: {goal} ({found})"
