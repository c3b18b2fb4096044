"""The waveform scrubber: presses, drags inside and outside, and its keys."""

import pytest

from harness.names import SCRUBBER
from harness.waiting import eventually, never

PIXEL = 0.35
"""Seconds of the sample on two pixels of a narrow bar: how exact a pointer can be."""

KEYFRAMES = 5.0
"""Seconds between the sample's keyframes, and so how far a preview may be off."""


def points(player, first, last, count=12, rise=0):
    """Points along the bar between two fractions of its width, the last ones `rise` pixels above it."""
    box = player.box(SCRUBBER)
    found = []
    for number in range(count + 1):
        x, y = box.at(first + (last - first) * number / count)
        found.append((x, y - rise * number / count))
    return found


@pytest.mark.parametrize("fraction", [0.1, 0.5, 0.9])
def test_press_seeks_exactly(paused, fraction):
    paused.pointer.click(*paused.point(SCRUBBER, fraction))
    paused.at(fraction * paused.mpris.duration, tolerance=PIXEL)
    assert paused.mpris.status == "Paused"


def test_press_takes_hold_before_any_movement(paused):
    with paused.pointer.held(*paused.point(SCRUBBER, 0.7)):
        paused.at(0.7 * 90, tolerance=KEYFRAMES)


@pytest.mark.parametrize(("first", "last"), [(0.34, 0.72), (0.34, 0.12)])
def test_drag_previews_and_commits_exactly(paused, first, last):
    way = points(paused, first, last)
    with paused.pointer.held(*way[0]):
        paused.pointer.steps(*way[1:])
        paused.at(last * 90, tolerance=KEYFRAMES + PIXEL)
    paused.at(last * 90, tolerance=PIXEL)
    assert paused.mpris.status == "Paused"


@pytest.mark.parametrize(("last", "least", "most"), [(-0.4, 0, 0.05), (1.4, 89, 90)])
def test_drag_past_an_end_stays_there(paused, last, least, most):
    way = points(paused, 0.5, last)
    with paused.pointer.held(*way[0]):
        paused.pointer.steps(*way[1:])
        eventually(lambda: abs(paused.mpris.position - (least + most) / 2) < KEYFRAMES + 1, "a preview near the end")
    eventually(lambda: least <= paused.mpris.position <= most, lambda: f"the end ({paused.mpris.position})")


def test_drag_goes_on_above_the_bar(paused):
    paused.pointer.drag(*points(paused, 0.3, 0.6, rise=40))
    paused.at(0.6 * 90, tolerance=PIXEL)


def test_drag_far_above_the_bar_goes_a_quarter_of_the_way(paused):
    box = paused.box(SCRUBBER)
    above = box.y - 120
    along = [(box.at(0.4 + 0.04 * number)[0], above) for number in range(11)]
    paused.pointer.drag(box.at(0.4), *along)
    paused.at((0.4 + 0.4 / 4) * 90, tolerance=PIXEL)


def test_fine_drag_says_so(paused):
    x, y = paused.box(SCRUBBER).at(0.4)
    with paused.pointer.held(x, y):
        for rise, words in [(180, "Fine"), (130, "¼ speed"), (80, "½ speed")]:
            paused.pointer.move(x, y - rise)
            paused.widget(("label", words))


def test_release_where_the_drag_began_undoes_it(paused):
    there = points(paused, 0.6, 0.8)
    with paused.pointer.held(*there[0]):
        paused.pointer.steps(*there[1:])
        paused.at(0.8 * 90, tolerance=KEYFRAMES + PIXEL)
        paused.pointer.steps(*reversed(there))
        paused.widget(("label", "Release to undo"))
    paused.at(30)
    never(lambda: abs(paused.mpris.position - 30) > 0.05, "the release committed an undone drag", span=0.4)


def test_dragging_to_the_end_ends_nothing_before_the_release(paused):
    there, back = points(paused, 0.5, 1), points(paused, 1, 0.2)
    paused.mpris.do("Play")
    with paused.pointer.held(*there[0]):
        paused.pointer.steps(*there[1:])
        eventually(lambda: paused.mpris.position > 84, "a preview near the end")
        never(lambda: paused.mpris.status == "Stopped", "it ended under the finger", span=0.4)
        paused.pointer.steps(*back)
    eventually(lambda: paused.mpris.status == "Playing" and 0 <= paused.mpris.position - 0.2 * 90 + PIXEL < 15,
               lambda: f"it plays on from there ({paused.mpris.status} at {paused.mpris.position})")


def test_escape_undoes_a_drag(paused):
    way = points(paused, 0.5, 0.8)
    with paused.pointer.held(*way[0]):
        paused.pointer.steps(*way[1:])
        paused.at(0.8 * 90, tolerance=KEYFRAMES + PIXEL)
        paused.pointer.key("Escape")
        paused.at(30)
    never(lambda: abs(paused.mpris.position - 30) > 0.05, "the release committed an undone drag", span=0.4)


@pytest.mark.parametrize(("key", "change"), [
    ("Right", 5), ("Left", -5), ("shift+Right", 1), ("shift+Left", -1), ("ctrl+Left", -60), ("ctrl+Right", 60),
    ("Home", -90), ("End", 90), ("Prior", 9), ("Next", -9)])
def test_keys_on_the_bar(paused, key, change):
    paused.pointer.click(*paused.point(SCRUBBER, 0.5))
    paused.at(45, tolerance=PIXEL)
    paused.mpris.set_position(45)
    paused.at(45)
    eventually(lambda: "focused" in paused.widget(SCRUBBER).states, "the bar has the keyboard")
    paused.pointer.key(key)
    place = min(90, max(0, 45 + change))
    # Of the film's end, the last frame is shown, and its sound may end before.
    paused.at(place, tolerance=1 if place == 90 else 0.1)
