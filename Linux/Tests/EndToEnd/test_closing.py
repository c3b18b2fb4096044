"""Closing the window ends the process within a second, whatever it is doing."""

import pytest

from harness.names import FAST_FORWARD, SCRUBBER, SEEK_AREA
from harness.waiting import eventually


def test_while_paused(fresh):
    fresh.close()


def test_while_playing(player, sample):
    running = player(sample)
    eventually(lambda: running.mpris.position > 0.2, "it plays")
    running.close()


def test_at_once(player, sample):
    player(sample, loaded=False).close()


def test_without_a_file(player):
    player(loaded=False).close()


def test_while_fullscreen(fresh):
    fresh.pointer.key("F11")
    eventually(lambda: fresh.mpris.fullscreen, "fullscreen")
    fresh.close()


def test_while_the_picture_is_held(fresh):
    with fresh.pointer.held(*fresh.point(SEEK_AREA, 0.5, 0.4)):
        eventually(lambda: fresh.mpris.rate == 2, "it plays at 2x")
        fresh.close()


def test_while_a_button_is_held(fresh):
    with fresh.pointer.held(*fresh.point(FAST_FORWARD)):
        eventually(lambda: fresh.mpris.position > 33, "it repeats")
        fresh.close()


def test_while_a_key_is_held(fresh):
    with fresh.pointer.key_held("Right"):
        eventually(lambda: fresh.mpris.position > 45, "it skips")
        fresh.close()


def test_while_the_bar_is_dragged(fresh):
    with fresh.pointer.held(*fresh.point(SCRUBBER, 0.3)):
        fresh.pointer.steps(fresh.point(SCRUBBER, 0.6), fresh.point(SCRUBBER, 0.7))
        eventually(lambda: fresh.mpris.position > 45, "it shows another place")
        fresh.close()


def test_with_many_seeks_under_way(fresh):
    for position in range(0, 90, 3):
        fresh.mpris.set_position(position)
    fresh.close()


def test_with_a_menu_open(fresh):
    fresh.pointer.click(*fresh.point(fresh.accessible.find("button", "Main menu")))
    eventually(lambda: fresh.accessible.find("menu item"), "the menu is open")
    fresh.close()


@pytest.mark.parametrize(("item", "title"), [
    ("Open Files…", "Open files"), ("Keyboard Shortcuts", "Keyboard shortcuts"), ("About SeekKit", "About")])
def test_with_another_window_open(fresh, item, title):
    fresh.pointer.key("F10")
    fresh.widget(("menu item", item)).do("click")
    eventually(lambda: title in fresh.window_titles(), lambda: f"a window {title!r} ({fresh.window_titles()})")
    fresh.close()


def test_after_the_last_file(player, sample):
    running = player(sample, "--start", "89.5")
    eventually(lambda: running.mpris.status != "Playing", "the end")
    running.close()


def test_while_it_tells_of_a_failure(player, tmp_path):
    running = player(tmp_path / "nothing.mkv", loaded=False)
    eventually(lambda: running.accessible.find(name=lambda name: "doesn't exist" in name), "the sentence")
    running.close(code=1)
