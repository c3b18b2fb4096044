"""Medians, ratios and tables; what was measured comes as rounds, each with a number for each contestant."""

import statistics


def median(rounds, name):
    return statistics.median(numbers[name] for numbers in rounds)


def ratio(rounds, name, measure):
    """The median over the rounds of a contestant's number by that of the `measure` in the same round."""
    return statistics.median(numbers[name] / max(numbers[measure], 1e-9) for numbers in rounds)


def table(names, measure, by_file):
    """A Markdown table of seconds and ratios, a line for each contestant and a column for each file."""
    lines = ["| | " + " | ".join(by_file) + " |", "| --- |" + " ---: |" * len(by_file)]
    for name in names:
        lines.append(f"| {name} | " + " | ".join(cell(rounds, name, measure) for rounds in by_file.values()) + " |")
    return "\n".join(lines)


def cell(rounds, name, measure):
    if name not in rounds[0]:
        return ""
    seconds = f"{median(rounds, name):.2f} s"
    return seconds if name == measure else f"{seconds} (×{ratio(rounds, name, measure):.2f})"


def verdict(goal, found, is_reached):
    """One goal, and what was found."""
    return f"- {'reached' if is_reached else 'missed'}: {goal} ({found})"
