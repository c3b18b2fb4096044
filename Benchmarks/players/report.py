"""Medians, ratios and tables."""

import statistics

ROWS = [
    ("start to first frame", "first_frame", lambda value: f"{value * 1000:.0f} ms"),
    ("processor time until 5 s after it", "starting", lambda value: f"{value:.2f} s"),
    ("processor while playing, of one core", "playing", lambda value: f"{value:.1%}"),
    ("the X server's meanwhile", "server", lambda value: f"{value:.1%}"),
    ("frames seen a second, of 30", "frames", lambda value: f"{value:.1f}"),
    ("processor while paused, of one core", "paused", lambda value: f"{value:.2%}"),
    ("wake-ups a second while paused", "wakeups", lambda value: f"{value:.1f}"),
    ("memory, shared pages by share (PSS)", "pss", lambda value: f"{value / 1e6:.0f} MB"),
    ("memory, shared pages in full (RSS)", "rss", lambda value: f"{value / 1e6:.0f} MB"),
]

GOALS = [
    ("start to first frame", "first_frame", 1.6),
    ("processor while playing", "playing", 1.4),
]
"""What is to be at most so many times the measure's, and below every other peer's."""

PAUSED_GOAL = 0.001
"""The share of a core that counts as none: /proc counts in hundredths of a second."""

SEEK_GOAL = 0.005
"""Seconds that the median double tap may take to become a seek."""

WITHOUT_RATIO = {"frames", "paused", "wakeups"}


def table(rounds):
    """A Markdown table of `rounds`: for each round the figures by player. The first player is the measure."""
    names = list(rounds[0])
    lines = ["| | " + " | ".join(names) + " |", "| --- |" + " ---: |" * len(names)]
    for title, key, text in ROWS:
        cells = [text(median(rounds, name, key)) for name in names]
        if key not in WITHOUT_RATIO:
            cells[1:] = [f"{cell} (×{ratio(rounds, name, names[0], key):.2f})"
                         for cell, name in zip(cells[1:], names[1:])]
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def median(rounds, name, key):
    """The median of a player's figure."""
    return statistics.median(getattr(figures[name], key) for figures in rounds)


def ratio(rounds, name, measure, key):
    """The median over the rounds of a player's figure by that of the `measure` in the same round."""
    return statistics.median(
        getattr(figures[name], key) / max(getattr(figures[measure], key), 1e-9) for figures in rounds)


def delays_line(delays):
    """A sentence about delays in seconds."""
    ordered = sorted(delays)
    return (f"From the second tap's release to the seek, {len(ordered)} double taps while playing: "
            f"median {statistics.median(ordered) * 1000:.1f} ms, "
            f"nine of ten below {ordered[int(0.9 * (len(ordered) - 1))] * 1000:.1f} ms, "
            f"longest {ordered[-1] * 1000:.1f} ms.")


def goals(rounds, delays):
    """Sentences that say which goals our player, the last, has reached with the measure, the first, and its peers."""
    measure, *peers, ours = rounds[0]
    for title, key, limit in GOALS:
        worst = ratio(rounds, ours, measure, key)
        yield verdict(f"{title} at most {limit} times that of {measure}", worst <= limit, f"{worst:.2f}")
        for peer in peers:
            share = ratio(rounds, ours, peer, key)
            yield verdict(f"{title} below that of {peer}", share < 1, f"{share:.2f} times")
    paused = median(rounds, ours, "paused")
    yield verdict("no processor while paused", paused <= PAUSED_GOAL, f"{paused:.2%}")
    if delays:
        seek = statistics.median(delays)
        yield verdict(f"seek within {SEEK_GOAL * 1000:.0f} ms", seek <= SEEK_GOAL, f"{seek * 1000:.1f} ms")


def verdict(goal, is_reached, found):
    """One goal, and what was found."""
    return f"- {'reached' if is_reached else 'missed'}: {goal} ({found})"
