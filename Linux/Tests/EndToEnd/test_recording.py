"""What the user does becomes a script that runs: a bug report is a file."""

import pytest

from harness import replay
from harness.menus import choose
from harness.names import FAST_FORWARD, PLAY, REWIND, SCRUBBER, SEEK_AREA
from harness.player import FRAME
from harness.waiting import eventually

UNDO = ("button", "Undo")


@pytest.fixture
def script(tmp_path):
    return tmp_path / "report.gesture"


@pytest.fixture
def running(player, sample, script):
    """A player that pauses at 30 s and records."""
    running = player(sample, "--paused", "--start", "30", "--record-gestures", script)
    running.at(30)
    return running


def recorded(script):
    """The settings and the events of the script, split into words."""
    lines = [line.split() for line in script.read_text().splitlines()]
    settings = {words[1]: words[2:] for words in lines if words[0] == "set"}
    return settings, [words for words in lines if words[0] != "set"]


def test_taps_keys_and_drags_become_a_script(running, script):
    running.pointer.double_tap(*running.point(SEEK_AREA, 0.85, 0.4))
    running.at(40)
    running.pointer.key("Left")
    running.at(30)
    running.pointer.click(*running.point(FAST_FORWARD))
    running.at(40)
    running.pointer.click(*running.point(SCRUBBER, 0.5))
    running.at(45, tolerance=0.35)
    running.close()
    settings, events = recorded(script)
    assert settings["paused"] == ["true"]
    assert abs(float(settings["position"][0]) - 30) < 0.1
    words = [event[1] for event in events]
    assert [word for word in words if word in ("down", "up", "key-down", "key-up", "press", "release")] == [
        "down", "up", "down", "up", "key-down", "key-up", "press", "release"]
    assert "scrub-down" in words and "scrub-up" in words
    assert words[-1] == "end"
    times = [int(event[0]) for event in events]
    assert times == sorted(times)


def keys_of_bar(player):
    player.pointer.click(*player.point(SCRUBBER, 0.5))
    player.pointer.key("Home", "Right")


def undo_on_offer(player):
    player.pointer.key("End")
    player.pointer.click(*player.point(UNDO))


def step_of_25(player):
    player.pointer.key("ctrl+comma")
    player.widget(("spin button", "Step forward")).set_value(25)
    player.widget(("button", "Skip forward 25 seconds"), visible=False).do("click")


def skip_after_resize(player):
    """Where the picture was narrower, this was its centre."""
    player.window.resize(1200, 700)
    eventually(lambda: player.box(SEEK_AREA).width >= 1100, "the picture is wider")
    player.pointer.double_tap(*player.point(SEEK_AREA, 0.3, 0.4))


def snapping_drag(player):
    """Lets go a few points after the start of the last chapter, once drags keep to it."""
    player.pointer.key("Left")
    player.at(20)
    player.pointer.key("ctrl+comma")
    player.widget(("switch", "Snap to chapters")).do("toggle")
    kept = player.folder / "xdg_config_home/seekkit/player.ini"
    eventually(lambda: kept.exists() and "[scrub]\nchapters=true" in kept.read_text(), "it is kept")
    player.pointer.key("Escape")
    player.pointer.drag(player.point(SCRUBBER, 0.4), player.point(SCRUBBER, 60.3 / 90))


def skips_around_a_seek(player):
    """The seek ends the run: the undo leads back to where the second skip was asked."""
    player.pointer.key("Right")
    player.mpris.seek(5)
    player.at(45)
    player.pointer.key("Right")
    player.at(55)
    player.pointer.key("z")


def taps_of_a_button(player):
    """They are one run, which an undo takes back as a whole."""
    place = player.point(FAST_FORWARD)
    for _ in range(3):
        player.pointer.click(*place)
    player.at(60)
    player.pointer.key("z")


WAYS = {
    "the rewind button": (lambda player: player.pointer.click(*player.point(REWIND)), 20),
    "a screen reader's rewind": (lambda player: player.widget(REWIND).do("click"), 20),
    "an undo of three taps of a button": (taps_of_a_button, 30),
    "a seek by another program": (lambda player: player.mpris.seek(12.52), 42.52),
    "skips before and after a seek by another program": (skips_around_a_seek, 45),
    "a seek far beyond the start": (lambda player: player.mpris.seek(-1e9), 0),
    "a place by another program": (lambda player: player.mpris.set_position(17.48), 17.48),
    "a stop by another program": (lambda player: player.mpris.do("Stop"), 0),
    "the list of chapters": (lambda player: choose(player, "Chapters", "1:00"), 60),
    "the key for the next chapter": (lambda player: player.pointer.key("Prior"), 60),
    "the start": (lambda player: player.pointer.key("Home"), 0),
    "an undo by key": (lambda player: player.pointer.key("Home", "End", "z"), 0),
    "an undo on offer": (undo_on_offer, 30),
    "two frames on": (lambda player: player.pointer.key("period", "period"), 30 + 2 * FRAME),
    "a frame back": (lambda player: player.pointer.key("comma"), 30 - FRAME),
    "another step": (step_of_25, 55),
    "a drag that snaps": (snapping_drag, 60),
    "a wider window": (skip_after_resize, 20),
    "the bar's keys": (keys_of_bar, 5),
}


@pytest.mark.parametrize(("act", "place"), WAYS.values(), ids=WAYS)
def test_a_replay_ends_where_playback_does(running, script, act, place):
    act(running)
    running.at(place, tolerance=FRAME / 2)
    running.close()
    end = replay.end_of(script)
    assert float(end["position"]) == pytest.approx(place, abs=FRAME)
    assert end["paused"] == "true"


def test_a_replay_plays_as_playback_does(running, script):
    running.mpris.set("Rate", "d", 1.5)
    eventually(lambda: running.mpris.rate == 1.5, "the rate")
    running.pointer.click(*running.point(PLAY))
    eventually(lambda: running.mpris.status == "Playing", "it plays")
    running.mpris.do("PlayPause")
    eventually(lambda: running.mpris.status == "Paused", "it pauses")
    running.pointer.key("ctrl+shift+space")
    eventually(lambda: running.mpris.rate == 2, "it plays fast")
    running.mpris.do("Play")
    eventually(lambda: running.mpris.rate == 1.5, "that ends it")
    choose(running, "Speed", "3×")
    eventually(lambda: running.mpris.rate == 3, "the speed")
    running.close()
    end = replay.end_of(script)
    assert (end["rate"], end["paused"]) == ("3", "false")
    words = [event[1] for event in recorded(script)[1]]
    assert [word for word in words if word in ("rate", "play", "pause", "latch")] == [
        "rate", "play", "pause", "latch", "play", "rate"]


def test_a_place_that_cannot_be_written(player, sample, tmp_path):
    running = player(sample, "--record-gestures", tmp_path / "no folder" / "report.gesture", ready=False)
    eventually(lambda: running.process.poll() is not None, "it ends")
    assert running.process.returncode == 1
    assert "can't be written" in running.stderr
