"""The rewind and fast-forward buttons: a tap is one skip, a hold repeats small steps until it ends, for certain."""

import itertools

import pytest

from harness.names import FAST_FORWARD, REWIND, SEEK_AREA
from harness.waiting import eventually, never, settled

STEPS = 4
"""So many steps prove that a hold repeats."""

LONGEST_STEP = 5
"""Seconds of media: a held step is always shorter than the ten seconds of a tap."""


def outside(player):
    """A point of the picture, far from every button."""
    return player.point(SEEK_AREA, 0.5, 0.3)


def wait_for_steps(player):
    eventually(lambda: len(player.mpris.seeked) >= STEPS, lambda: f"{STEPS} steps ({player.mpris.seeked})")


def assert_stopped(player):
    """Nothing more comes, and the release was no tap: no jump is as long as one."""
    settled(lambda: len(player.mpris.seeked), "the number of steps")
    count = len(player.mpris.seeked)
    never(lambda: len(player.mpris.seeked) > count, "a step came after the end", span=0.6)
    jumps = [abs(after - before) for before, after in itertools.pairwise(player.mpris.seeked)]
    assert max(jumps) <= LONGEST_STEP


@pytest.mark.parametrize(("button", "position"), [(FAST_FORWARD, 40), (REWIND, 20)])
def test_tap_is_one_skip(paused, button, position):
    paused.pointer.click(*paused.point(button))
    paused.at(position)
    never(lambda: abs(paused.mpris.position - position) > 0.05, "the tap did more than one skip", span=0.6)


def test_each_tap_of_a_pair_counts(paused):
    paused.pointer.double_tap(*paused.point(FAST_FORWARD))
    paused.at(50)


@pytest.mark.parametrize(("button", "sign"), [(FAST_FORWARD, 1), (REWIND, -1)])
def test_hold_repeats_until_release(paused, button, sign):
    with paused.pointer.held(*paused.point(button)):
        wait_for_steps(paused)
    assert_stopped(paused)
    told = paused.mpris.seeked
    assert told == sorted(told, reverse=sign < 0)
    assert paused.mpris.status == "Paused"


def test_release_outside_ends_a_hold(paused):
    away = outside(paused)
    with paused.pointer.held(*paused.point(FAST_FORWARD)):
        wait_for_steps(paused)
        paused.pointer.move(*away)
    assert_stopped(paused)
    assert paused.mpris.status == "Paused"


def test_short_press_that_ends_outside_is_none(paused):
    paused.pointer.drag(paused.point(FAST_FORWARD), outside(paused), pause=0.01)
    never(lambda: paused.mpris.seeked, "a press that left the button skipped", span=0.6)
    assert paused.mpris.status == "Paused"


def test_hold_stops_at_the_end(player, sample):
    running = player(sample, "--paused", "--start", "80")
    running.at(80)
    with running.pointer.held(*running.point(FAST_FORWARD)):
        eventually(lambda: running.mpris.position > 89, "the end")
        never(lambda: running.mpris.position > running.mpris.duration, "it went past the end", span=0.5)


def test_hold_goes_on_while_playing(player, sample):
    running = player(sample, "--start", "10")
    with running.pointer.held(*running.point(FAST_FORWARD)):
        wait_for_steps(running)
    assert_stopped(running)
    assert running.mpris.status == "Playing"
    assert running.mpris.rate == 1


def test_screen_reader_steps_once(paused):
    paused.widget(FAST_FORWARD).do("click")
    paused.at(40)


def test_minimising_the_window_ends_a_hold(paused):
    with paused.pointer.held(*paused.point(FAST_FORWARD)):
        wait_for_steps(paused)
        paused.pointer.run("windowminimize", paused.window.identifier)
        assert_stopped(paused)
