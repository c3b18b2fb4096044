"""The rewind and fast-forward buttons: a tap is one skip, a hold repeats small steps until it ends, for certain."""

import pytest

from harness.names import FAST_FORWARD, REWIND, SEEK_AREA
from harness.player import FRAME
from harness.waiting import eventually, never, settled

STEP = 1.5
"""Seconds of the sample that one held step moves: a sixtieth of it. No number of them makes a tap's ten seconds."""

WAY = 4 * STEP
"""So much proves that a hold repeats; how many seeks it takes depends on the machine, for the newest one wins."""


def outside(player):
    """A point of the picture, far from every button."""
    return player.point(SEEK_AREA, 0.5, 0.3)


def wait_for_steps(player, start, sign=1):
    """The hold has moved playback along from `start`."""
    eventually(lambda: sign * (player.mpris.position - start) >= WAY - FRAME,
               lambda: f"{WAY} seconds of held steps from {start} ({player.mpris.position})")


def assert_stopped(player, start, sign=1):
    """Nothing more comes, and all that came were held steps: the release was no tap."""
    way = sign * (settled(lambda: player.mpris.position, "playback", calm=0.6) - start)
    assert way >= WAY - FRAME
    count = round(way / STEP)
    # Each step ends at the frame that is next to its target.
    assert abs(way - count * STEP) <= (count + 1) * FRAME / 2, f"{way} seconds are no whole number of steps"
    assert player.mpris.status == "Paused"


@pytest.mark.parametrize(("button", "position"), [(FAST_FORWARD, 40), (REWIND, 20)])
def test_tap_is_one_skip(paused, button, position):
    paused.pointer.click(*paused.point(button))
    paused.at(position)
    never(lambda: abs(paused.mpris.position - position) > FRAME, "the tap did more than one skip", span=0.5)


def test_each_tap_of_a_pair_counts(paused):
    paused.pointer.double_tap(*paused.point(FAST_FORWARD))
    paused.at(50)


@pytest.mark.parametrize(("button", "start", "sign"), [(FAST_FORWARD, 30, 1), (REWIND, 60, -1)])
def test_hold_repeats_until_release(paused, button, start, sign):
    place = paused.point(button)
    paused.mpris.set_position(start)
    paused.at(start)
    with paused.pointer.held(*place):
        wait_for_steps(paused, start, sign)
    assert_stopped(paused, start, sign)
    told = paused.mpris.seeked
    assert told == sorted(told, reverse=sign < 0)


def test_release_outside_ends_a_hold(paused):
    place, away = paused.point(FAST_FORWARD), outside(paused)
    with paused.pointer.held(*place):
        wait_for_steps(paused, 30)
        paused.pointer.move(*away)
    assert_stopped(paused, 30)


def test_short_press_that_ends_outside_is_none(paused):
    paused.pointer.drag(paused.point(FAST_FORWARD), outside(paused), pause=0.01)
    never(lambda: paused.mpris.seeked, "a press that left the button skipped", span=0.5)
    assert paused.mpris.status == "Paused"


def test_hold_stops_at_the_end(paused):
    place = paused.point(FAST_FORWARD)
    paused.mpris.set_position(80)
    paused.at(80)
    with paused.pointer.held(*place):
        eventually(lambda: paused.mpris.position > 89, "the end")
        never(lambda: not 89 < paused.mpris.position <= paused.mpris.duration, "it left the end", span=0.4)


def test_hold_goes_on_while_playing(paused):
    place = paused.point(FAST_FORWARD)
    paused.mpris.do("Play")
    with paused.pointer.held(*place):
        eventually(lambda: paused.mpris.position > 60, "it moves faster than it plays")
    settled(lambda: len(paused.mpris.seeked), "the number of jumps", calm=0.6)
    assert paused.mpris.rate == 1
    eventually(lambda: paused.mpris.status == "Playing" or paused.mpris.position > 89.5, "it plays on")


def test_screen_reader_steps_once(paused):
    paused.widget(FAST_FORWARD).do("click")
    paused.at(40)


def test_minimising_the_window_ends_a_hold(fresh):
    with fresh.pointer.held(*fresh.point(FAST_FORWARD)):
        wait_for_steps(fresh, 30)
        fresh.pointer.run("windowminimize", fresh.window.identifier)
        assert_stopped(fresh, 30)
