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


def drag_past_the_last_chapter(player):
    """Drags along the waveform, and lets go 0.4 seconds, a few points, after the last chapter's start."""
    player.pointer.drag(player.point(SCRUBBER, 0.4), player.point(SCRUBBER, 60.4 / 90))


def test_a_drag_snaps_to_chapters_once_that_is_chosen(player, sample, tmp_path):
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    running = player(sample, "--paused", "--start", "30", environment=environment)
    drag_past_the_last_chapter(running)
    running.at(60.4, tolerance=0.2)
    running.pointer.key("ctrl+comma")
    running.widget(("switch", "Snap to chapters")).do("toggle")
    kept = tmp_path / "config/seekkit/player.ini"
    eventually(lambda: kept.exists() and "[scrub]\nchapters=true" in kept.read_text(), "it is kept")
    running.pointer.key("Escape")
    running.mpris.set_position(30)
    running.at(30)
    drag_past_the_last_chapter(running)
    running.at(60, tolerance=0.001)


def test_a_recorded_drag_has_the_chapters_that_it_snapped_to(player, sample, tmp_path):
    script = tmp_path / "report.gesture"
    running = player(sample, "--paused", "--start", "30", "--record-gestures", script,
                     prepare=lambda preferences: preferences.player("[scrub]\nchapters=true"))
    running.at(30)
    drag_past_the_last_chapter(running)
    running.at(60, tolerance=0.001)
    running.close()
    settings = {words[1]: words[2:] for words in map(str.split, script.read_text().splitlines()) if words[0] == "set"}
    assert [round(float(mark), 3) for mark in settings["marks"]] == [0, 30, 60]
