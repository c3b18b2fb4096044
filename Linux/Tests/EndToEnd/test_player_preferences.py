"""The player's own preferences: they count at once, are kept, and stand up to a damaged file."""

import pytest

from harness.names import SCRUBBER, SEEK_AREA, SKIP_FORWARD
from harness.waiting import eventually

STEP_FORWARD = ("spin button", "Step forward")


def test_a_step_counts_at_once_and_is_kept(player, sample, tmp_path):
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    running = player(sample, "--paused", "--start", "30", environment=environment)
    running.pointer.key("ctrl+comma")
    running.widget(STEP_FORWARD).set_value(25)
    running.widget(("button", "Skip forward 25 seconds"), visible=False).do("click")
    running.at(55)
    running.close()
    again = player(sample, "--paused", "--start", "30", environment=environment)
    again.pointer.key("Right")
    again.at(55)
    again.pointer.key("Left")
    again.at(45)


def test_the_command_lines_step_is_not_kept(player, sample, tmp_path):
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    running = player(sample, "--paused", "--start", "30", "--step", "25", environment=environment)
    running.pointer.key("ctrl+comma")
    running.widget(("switch", "Growing steps")).do("toggle")
    kept = tmp_path / "config/seekkit/player.ini"
    eventually(lambda: kept.exists() and "growing=true" in kept.read_text(), "the file")
    assert "forward=10" in kept.read_text()
    running.widget(("button", "Skip forward 25 seconds"), visible=False)


def test_a_reversed_timeline_mirrors_keys_zones_and_bar(player, sample):
    running = player(sample, "--paused", "--start", "30", prepare=lambda preferences: preferences.player(
        "[timeline]\ndirection=right-to-left"))
    running.at(30)
    running.pointer.key("Left")
    running.at(40)
    running.pointer.double_tap(*running.point(SEEK_AREA, 0.15, 0.4))
    running.at(50)
    running.pointer.click(*running.point(SCRUBBER, 0.9))
    running.at(0.1 * 90, tolerance=0.35)
    assert running.box(("button", "Fast forward")).x < running.box(("button", "Rewind")).x


@pytest.mark.parametrize("text", ["[skips\nforward=25", "\0\0\0", "forward=25"])
def test_a_damaged_file_gives_the_defaults_and_one_sentence(player, sample, text):
    running = player(sample, "--paused", "--start", "30", prepare=lambda preferences: preferences.player(text))
    lines = running.stderr.splitlines()
    assert len(lines) == 1 and "player.ini" in lines[0], lines
    running.widget(SKIP_FORWARD, visible=False).do("click")
    running.at(40)
