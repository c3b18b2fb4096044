"""Closing the window ends the process within a second, whatever it is doing."""

import pytest

from harness.names import FAST_FORWARD, SCRUBBER, SEEK_AREA
from harness.waiting import eventually


def test_while_paused(paused):
    paused.close()


def test_while_playing(player, sample):
    running = player(sample)
    eventually(lambda: running.mpris.position > 0.2, "it plays")
    running.close()


def test_at_once(player, sample):
    running = player(sample, loaded=False)
    running.close()


def test_while_fullscreen(paused):
    paused.pointer.key("F11")
    eventually(lambda: paused.mpris.fullscreen, "fullscreen")
    paused.close()


@pytest.mark.parametrize("what", [SEEK_AREA, SCRUBBER, FAST_FORWARD])
def test_with_the_button_down(paused, what):
    with paused.pointer.held(*paused.point(what, 0.5, 0.4)):
        paused.close()


def test_with_many_seeks_under_way(paused):
    for position in range(0, 90, 3):
        paused.mpris.set_position(position)
    paused.close()


def test_with_a_menu_open(paused):
    menu = paused.accessible.find(name="Main menu")
    paused.pointer.click(*paused.point(menu))
    paused.close()


def test_after_the_last_file(player, sample):
    running = player(sample, "--start", "89.5")
    eventually(lambda: running.mpris.position > 89.9 or running.mpris.status != "Playing", "the end")
    running.close()
