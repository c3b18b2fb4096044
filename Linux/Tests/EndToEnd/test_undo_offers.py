"""The offers to undo a jump: when they come, and where their buttons lead."""

from harness.names import FAST_FORWARD, SCRUBBER
from harness.waiting import eventually, never

UNDO, REDO = ("button", "Undo"), ("button", "Redo")

PIXEL = 0.35
"""Seconds of the sample on two pixels of a narrow bar: how exact a pointer can be."""


def is_offered(player, what):
    return player.accessible.find(*what, visible=True)


def test_a_scrub_is_undone_to_the_exact_place_and_redone_once(fresh):
    box = fresh.box(SCRUBBER)
    fresh.pointer.drag(*[box.at(0.34 + 0.38 * number / 12) for number in range(13)])
    fresh.at(0.72 * 90, tolerance=PIXEL)
    fresh.pointer.click(*fresh.point(UNDO))
    fresh.at(30)
    fresh.pointer.click(*fresh.point(REDO))
    fresh.at(0.72 * 90, tolerance=PIXEL)
    eventually(lambda: not is_offered(fresh, UNDO) and not is_offered(fresh, REDO), "no offer after the redo")


def test_an_offer_leaves_the_keyboard_on_the_picture(fresh):
    fresh.pointer.key("End")
    fresh.widget(UNDO)
    fresh.pointer.key("Left")
    fresh.at(fresh.mpris.duration - 10)
    eventually(lambda: not is_offered(fresh, UNDO), "another jump takes the offer back")
    fresh.pointer.key("Home")
    fresh.at(0)
    fresh.pointer.click(*fresh.point(UNDO))
    fresh.at(fresh.mpris.duration - 10)
    fresh.pointer.key("Left")
    fresh.at(fresh.mpris.duration - 20)


def test_a_long_run_of_skips_is_offered_back_and_a_little_skip_is_not(fresh):
    fresh.pointer.key("Right")
    fresh.at(40)
    never(lambda: is_offered(fresh, UNDO), "an offer after a little skip", span=1.5)
    fresh.pointer.key("Right", "Right", "Right")
    fresh.at(70)
    fresh.widget(UNDO).do()
    fresh.at(40)


def test_a_held_button_is_offered_back_as_a_whole(fresh):
    fresh.mpris.set_position(0)
    fresh.at(0)
    with fresh.pointer.held(*fresh.point(FAST_FORWARD)):
        eventually(lambda: fresh.mpris.position > 35, "many steps")
    fresh.widget(UNDO).do()
    fresh.at(0)


def test_an_offer_goes_by_itself(fresh):
    fresh.pointer.key("Home")
    fresh.widget(UNDO)
    eventually(lambda: not is_offered(fresh, UNDO), "it goes")
