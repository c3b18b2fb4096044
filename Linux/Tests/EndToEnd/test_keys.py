"""Keys on the picture."""

import pytest

from harness.player import FRAME
from harness.waiting import eventually, never, settled


def test_a_key_right_after_the_start_counts_from_there(player, sample):
    for _ in range(4):
        running = player(sample, "--paused", "--start", "30")
        running.pointer.key("Right")
        running.at(40)
        running.close()


@pytest.mark.parametrize(("key", "position"), [
    ("Right", 40), ("l", 40), ("Left", 20), ("j", 20), ("Home", 0), ("Prior", 60), ("Next", 0)])
def test_keys_that_jump(paused, key, position):
    paused.pointer.key(key)
    paused.at(position)
    assert paused.mpris.status == "Paused"


@pytest.mark.parametrize("waits", [True, False])
def test_after_the_end_it_plays_anew(paused, waits):
    paused.pointer.key("End")
    if waits:
        paused.at(paused.mpris.duration)
        assert paused.mpris.status == "Paused"
    paused.pointer.key("space")
    eventually(lambda: paused.mpris.status == "Playing" and 0 < paused.mpris.position < 30,
               lambda: f"it plays from the start ({paused.mpris.status} at {paused.mpris.position})")


@pytest.mark.parametrize("key", ["space", "k"])
def test_keys_that_play_and_pause(paused, key):
    paused.pointer.key(key)
    eventually(lambda: paused.mpris.status == "Playing", "it plays")
    paused.pointer.key(key)
    eventually(lambda: paused.mpris.status == "Paused", "it pauses")


def test_space_acts_when_it_is_let_go(paused):
    paused.pointer.run("keydown", "space", "sleep", 0.1, "keyup", "space")
    eventually(lambda: paused.mpris.status == "Playing", "it plays")
    assert paused.mpris.rate == 1


def test_held_space_plays_fast_and_comes_back(paused):
    paused.mpris.set("Rate", "d", 1.25)
    with paused.pointer.key_held("space"):
        eventually(lambda: paused.mpris.rate == 2 and paused.mpris.status == "Playing", "it plays at 2x")
    eventually(lambda: paused.mpris.rate == 1.25 and paused.mpris.status == "Paused", "it is as it was")
    never(lambda: paused.mpris.status != "Paused", "the release toggled too", span=0.4)


def test_a_held_arrow_skips_once_and_then_steps_until_it_is_let_go(paused):
    paused.mpris.set_position(0)
    paused.at(0)
    with paused.pointer.key_held("Right"):
        paused.at(10)
        eventually(lambda: paused.mpris.position >= 20, "it goes on")
    place = settled(lambda: paused.mpris.position, "playback", calm=0.5)
    assert 20 <= place < 90
    paused.pointer.key("z")
    paused.at(0)


def test_losing_the_window_ends_a_held_arrow(fresh):
    with fresh.pointer.key_held("Left"):
        eventually(lambda: fresh.mpris.position < 18, "steps back")
        fresh.pointer.run("windowminimize", fresh.window.identifier)
        settled(lambda: fresh.mpris.position, "playback", calm=1)
        assert fresh.mpris.position > 0.5, "it went on to the start"


def test_the_opposite_arrow_takes_over_from_a_held_one(paused):
    with paused.pointer.key_held("Right"):
        eventually(lambda: paused.mpris.position > 42, "steps forward")
        with paused.pointer.key_held("Left"):
            eventually(lambda: paused.mpris.position < 38, "a skip and steps back")
    settled(lambda: paused.mpris.position, "playback", calm=0.5)
    assert paused.mpris.position < 38


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
    paused.pointer.key("Right", "Right", "Right")
    paused.at(60)
    paused.pointer.key("z")
    paused.at(30)
    paused.pointer.key("Z")
    paused.at(60)


@pytest.mark.parametrize("key", ["F11", "f"])
def test_fullscreen_and_back(paused, key):
    paused.pointer.key(key)
    eventually(lambda: paused.mpris.fullscreen and paused.window.box.width == 1280, "fullscreen")
    paused.pointer.key("Escape")
    eventually(lambda: not paused.mpris.fullscreen and paused.window.box.width < 1280, "a window again")
    assert paused.process.poll() is None


def test_unbound_keys_do_nothing(fresh):
    fresh.pointer.key("q", "x", "Tab", "shift+Tab", "F5")
    never(lambda: fresh.mpris.seeked or fresh.mpris.status != "Paused", "a key without meaning did something", span=0.4)
