"""Options of `seekkit play`, and what it answers to wrong ones."""

import pytest

from harness.waiting import eventually


def finished(player, *arguments, code, **options):
    """Runs the program to its end, without a window."""
    running = player(*arguments, ready=False, **options)
    running.ended(code)
    return running


def test_help(player):
    text = finished(player, "--help", code=0).stdout
    for option in ("--start", "--speed", "--paused", "--fullscreen", "--step", "--video-output", "--version"):
        assert option in text


def test_version(player):
    assert finished(player, "--version", code=0).stdout.strip()


@pytest.mark.parametrize("arguments", [
    ["--nonsense"], ["--start"], ["--start", "soon"], ["--start", "1:99"], ["--speed", "0"], ["--speed", "-1"],
    ["--speed", "nan"], ["--step", "0"], ["--step", "inf"], ["--video-output", "paper"]])
def test_wrong_usage(player, sample, arguments):
    running = finished(player, sample, *arguments, code=2)
    assert arguments[0] in running.stderr or arguments[-1] in running.stderr
    assert running.stdout == ""


def test_no_display(player, sample):
    running = finished(player, sample, code=1, environment={"DISPLAY": ":9999"})
    assert running.stderr.strip()


@pytest.mark.parametrize(("time", "position"), [("1:23", 83), ("12.48", 12.48)])
def test_start(player, sample, time, position):
    player(sample, "--paused", "--start", time).at(position)


def test_speed_and_fullscreen(player, sample):
    running = player(sample, "--paused", "--fullscreen", "--speed", "1.5")
    eventually(lambda: running.mpris.fullscreen and running.window.box.width == 1280, "fullscreen")
    assert running.mpris.rate == 1.5


def test_it_plays_unless_told_otherwise(player, sample):
    running = player(sample)
    eventually(lambda: running.mpris.status == "Playing" and running.mpris.position > 0.2, "it plays")


def test_without_a_file_it_waits_for_one(player):
    player(loaded=False).close(code=0)
