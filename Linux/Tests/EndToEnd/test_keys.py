"""Keys on the picture."""

import pytest

from harness.player import FRAME
from harness.waiting import eventually, never, settled


@pytest.mark.parametrize(("key", "position"), [
    ("Right", 40), ("l", 40), ("Left", 20), ("j", 20), ("Home", 0)])
def test_keys_that_jump(paused, key, position):
    paused.pointer.key(key)
    paused.at(position)
    assert paused.mpris.status == "Paused"


def test_end_goes_to_the_end(paused):
    paused.pointer.key("End")
    eventually(lambda: paused.mpris.position > 89, "the end")


@pytest.mark.parametrize("key", ["space", "k"])
def test_keys_that_play_and_pause(paused, key):
    paused.pointer.key(key)
    eventually(lambda: paused.mpris.status == "Playing", "it plays")
    paused.pointer.key(key)
    eventually(lambda: paused.mpris.status == "Paused", "it pauses")


def test_space_acts_when_it_is_let_go(paused):
    paused.pointer.run("keydown", "space", "sleep", 0.1)
    paused.pointer.run("keyup", "space")
    eventually(lambda: paused.mpris.status == "Playing", "it plays")
    assert paused.mpris.rate == 1


def test_held_space_plays_fast_and_comes_back(paused):
    with paused.pointer.key_held("space"):
        eventually(lambda: paused.mpris.rate == 2 and paused.mpris.status == "Playing", "it plays at 2x")
    eventually(lambda: paused.mpris.rate == 1 and paused.mpris.status == "Paused", "it is as it was")
    never(lambda: paused.mpris.status != "Paused", "the release toggled too", span=0.5)


def test_a_held_arrow_goes_on_until_it_is_let_go(player, sample):
    running = player(sample, "--paused")
    running.at(0)
    with running.pointer.key_held("Right"):
        eventually(lambda: running.mpris.position >= 30, "it goes on")
    settled(lambda: running.mpris.position, "playback")


@pytest.mark.parametrize(("key", "change"), [("period", FRAME), ("comma", -FRAME)])
def test_keys_step_a_frame(paused, key, change):
    paused.pointer.key(key)
    paused.at(30 + change, tolerance=FRAME / 4)
    assert paused.mpris.status == "Paused"


def test_arrows_change_the_volume(paused):
    start = paused.mpris.volume
    paused.pointer.key("Down")
    eventually(lambda: paused.mpris.volume < start, "quieter")
    paused.pointer.key("Up")
    eventually(lambda: paused.mpris.volume == pytest.approx(start), "as loud as before")


def test_undo_and_redo_go_to_the_exact_places(paused):
    paused.pointer.key("Home")
    paused.at(0)
    paused.pointer.key("z")
    paused.at(30)
    paused.pointer.key("shift+z")
    paused.at(0)


def test_undo_takes_a_whole_run_back(paused):
    paused.pointer.key("Right")
    paused.at(40)
    paused.pointer.key("z")
    paused.at(30)


def test_fullscreen_and_back(paused):
    paused.pointer.key("F11")
    eventually(lambda: paused.mpris.fullscreen and paused.window.box.width == 1280, "fullscreen")
    paused.pointer.key("Escape")
    eventually(lambda: not paused.mpris.fullscreen and paused.window.box.width < 1280, "a window again")
    assert paused.process.poll() is None


def test_unbound_keys_do_nothing(paused):
    paused.pointer.key("q", "x", "Tab", "shift+Tab", "F5")
    never(lambda: paused.mpris.seeked or paused.mpris.status != "Paused", "a key without meaning did something", span=0.4)
