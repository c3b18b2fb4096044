"""The double-tap seek overlay in a real window: what a pair of clicks does, and what is no pair."""

import pytest

from harness.names import FULLSCREEN, PAUSE, PLAY, SEEK_AREA
from harness.player import FRAME
from harness.waiting import eventually, never

LEFT, CENTRE, RIGHT = 0.15, 0.5, 0.85
"""Fractions of the width, well inside the zones of 35, 30 and 35 per cent."""

HEIGHT = 0.4
"""A fraction of the height above the controls."""


def spot(player, across):
    """A point of the picture."""
    return player.point(SEEK_AREA, across, HEIGHT)


@pytest.mark.parametrize(("across", "position"), [(RIGHT, 40), (LEFT, 20)])
def test_pair_skips(paused, across, position):
    paused.pointer.double_tap(*spot(paused, across))
    paused.at(position)
    assert paused.mpris.status == "Paused"


def test_seeked_is_told_once_with_the_new_position(paused):
    before = len(paused.mpris.seeked)
    paused.pointer.double_tap(*spot(paused, RIGHT))
    eventually(lambda: len(paused.mpris.seeked) > before, "Seeked")
    assert paused.mpris.seeked[before:] == [pytest.approx(40, abs=0.05)]


@pytest.mark.parametrize(("across", "position"), [(RIGHT, 60), (LEFT, 0)])
def test_four_taps_make_three_skips(paused, across, position):
    place = spot(paused, across)
    paused.pointer.taps(place, place, place, place)
    paused.at(position)


def test_pairs_on_both_sides_start_afresh(paused):
    right, left = spot(paused, RIGHT), spot(paused, LEFT)
    paused.pointer.taps(right, right, right)
    paused.at(50)
    paused.pointer.taps(left, left)
    paused.at(40)


def test_pair_in_the_centre_toggles_fullscreen(paused):
    paused.pointer.double_tap(*spot(paused, CENTRE))
    eventually(lambda: paused.mpris.fullscreen, "fullscreen")
    eventually(lambda: paused.window.box.width == 1280, "the window fills the screen")
    paused.pointer.double_tap(*spot(paused, CENTRE))
    eventually(lambda: not paused.mpris.fullscreen, "no longer fullscreen")
    assert paused.mpris.position == pytest.approx(30, abs=0.05)


def test_one_click_plays_and_pauses(paused):
    paused.pointer.click(*spot(paused, RIGHT))
    eventually(lambda: paused.mpris.status == "Playing", "one click plays")
    paused.pointer.click(*spot(paused, RIGHT))
    eventually(lambda: paused.mpris.status == "Paused", "another click pauses")
    assert paused.mpris.seeked == []


def test_a_pair_neither_plays_nor_pauses(paused):
    paused.pointer.double_tap(*spot(paused, RIGHT))
    paused.at(40)
    never(lambda: paused.mpris.status != "Paused", "the pair was taken for a click too", span=0.5)


def test_clicks_on_two_sides_are_no_pair(paused):
    paused.pointer.taps(spot(paused, LEFT), spot(paused, RIGHT))
    assert_no_skip(paused)


def test_clicks_too_far_apart_in_time_are_no_pair(paused):
    place = spot(paused, RIGHT)
    paused.pointer.taps(place, place, gap=0.6)
    assert_no_skip(paused)


def test_a_click_that_moves_is_none(paused):
    x, y = spot(paused, RIGHT)
    paused.pointer.run("mousemove", int(x), int(y), "mousedown", 1, "sleep", 0.02, "mousemove", int(x) + 20, int(y),
                       "sleep", 0.02, "mouseup", 1, "sleep", 0.1, "mousedown", 1, "sleep", 0.03, "mouseup", 1)
    assert_no_skip(paused)


def test_a_held_press_is_no_part_of_a_pair(paused):
    place = spot(paused, RIGHT)
    paused.pointer.taps(place, place, held=0.9)
    assert_no_skip(paused, moved=True)


def test_a_pair_on_a_control_works_the_control(paused):
    paused.pointer.double_tap(*paused.point(PLAY))
    eventually(lambda: paused.accessible.find(*PLAY, visible=True), "the button is back where it was")
    assert_no_skip(paused, moved=True)


def test_a_pair_on_a_control_that_moves_away_plays_nothing(paused):
    place = paused.point(FULLSCREEN)
    paused.pointer.double_tap(*place)
    eventually(lambda: paused.mpris.fullscreen, "it fills the screen")
    never(lambda: paused.mpris.status == "Playing", "the second click played", span=0.5)


def test_one_click_on_a_control_works_it_once(paused):
    paused.pointer.click(*paused.point(PLAY))
    paused.widget(PAUSE)
    assert paused.mpris.status == "Playing"


def test_skips_stop_at_the_ends(paused):
    place = spot(paused, RIGHT)
    paused.mpris.set_position(84)
    paused.at(84)
    paused.pointer.taps(place, place, place)
    eventually(lambda: paused.mpris.position > 89, "the end")
    assert paused.mpris.position <= paused.mpris.duration


def test_pairs_while_playing_skip_from_where_it_is(paused):
    place = spot(paused, RIGHT)
    paused.mpris.do("Play")
    eventually(lambda: paused.mpris.position > 30.2, "it plays")
    before = paused.mpris.position
    paused.pointer.double_tap(*place)
    eventually(lambda: paused.mpris.seeked, "a skip")
    assert before + 10 <= paused.mpris.seeked[0] <= paused.mpris.position + FRAME
    assert paused.mpris.status == "Playing"


def assert_no_skip(player, moved=False):
    """Nothing was skipped: no jump is told, and unless it may have `moved` by playing, the position stands near."""
    never(lambda: player.mpris.seeked, "a skip that nobody asked for", span=0.5)
    assert moved or player.mpris.position == pytest.approx(30, abs=3)
