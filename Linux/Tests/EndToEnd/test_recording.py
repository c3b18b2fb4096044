"""What the user does becomes a script that runs: a bug report is a file."""

from harness.names import FAST_FORWARD, SCRUBBER, SEEK_AREA
from harness.waiting import eventually


def test_taps_keys_and_drags_become_a_script(player, sample, tmp_path):
    script = tmp_path / "report.gesture"
    running = player(sample, "--paused", "--start", "30", "--record-gestures", script)
    running.at(30)
    running.pointer.double_tap(*running.point(SEEK_AREA, 0.85, 0.4))
    running.at(40)
    running.pointer.key("Left")
    running.at(30)
    running.pointer.click(*running.point(FAST_FORWARD))
    running.at(40)
    running.pointer.click(*running.point(SCRUBBER, 0.5))
    running.at(45, tolerance=0.35)
    running.close()
    lines = script.read_text().splitlines()
    settings = {line.split()[1]: line.split()[2:] for line in lines if line.startswith("set ")}
    assert settings["paused"] == ["true"]
    assert abs(float(settings["position"][0]) - 30) < 0.1
    events = [line.split() for line in lines if not line.startswith("set ")]
    words = [event[1] for event in events]
    assert [word for word in words if word in ("down", "up", "key-down", "key-up", "press", "release")] == [
        "down", "up", "down", "up", "key-down", "key-up", "press", "release"]
    assert "scrub-down" in words and "scrub-up" in words
    assert words[-1] == "end"
    times = [int(event[0]) for event in events]
    assert times == sorted(times)


def test_a_place_that_cannot_be_written(player, sample, tmp_path):
    running = player(sample, "--record-gestures", tmp_path / "no folder" / "report.gesture", ready=False)
    eventually(lambda: running.process.poll() is not None, "it ends")
    assert running.process.returncode == 1
    assert "can't be written" in running.stderr
