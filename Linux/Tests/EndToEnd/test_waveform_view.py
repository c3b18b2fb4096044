"""The waveform larger: a part of it, an overview of the whole, its pauses, and what its bars show."""

import pytest

from harness import media, screen, sounds
from harness.bars import count_played_heights
from harness.names import SCRUBBER
from harness.waiting import eventually


@pytest.fixture
def sounding(player, sample, tmp_path):
    """The player over sound alone, paused in its middle, with bars."""
    running = player(media.without_picture(sample, tmp_path / "sound.mka"), "--paused", "--start", "45")
    running.at(45)
    eventually(lambda: count_played_heights(running) >= 6, "bars")
    return running


def presses(running, across, place):
    """A press at a share of the bar leads to a place."""
    running.pointer.click(*running.point(SCRUBBER, across))
    running.at(place, tolerance=0.3)


def strip(running):
    """The light above the bar: of the overview where it's there."""
    box = running.box(SCRUBBER)
    image = screen.grab(running.environment)
    return screen.part(image, box._replace(y=box.y - 26, height=20)).tobytes()


def test_keys_zoom_around_what_is_played(sounding):
    running, before = sounding, strip(sounding)
    running.pointer.key("ctrl+plus", "ctrl+plus", "ctrl+plus")
    eventually(lambda: strip(running) != before, "an overview")
    # An eighth of 90 s around 45: from 39.4 to 50.6.
    presses(running, 0.75, 47.8)
    running.pointer.key("alt+Right")
    presses(running, 0.25, 47.8)
    running.pointer.key("ctrl+0")
    running.pointer.move(5, 5)
    eventually(lambda: strip(running) == before, "no overview")
    presses(running, 0.25, 22.5)


def test_the_wheel_zooms_around_the_pointer(sounding):
    x, y = sounding.point(SCRUBBER, 0.9)
    sounding.pointer.move(x, y)
    sounding.pointer.run("keydown", "ctrl", "click", "--repeat", "6", "4", "keyup", "ctrl")
    presses(sounding, 0.9, 81)
    # 90 s are as long as 23.6 were: 1.25 to the power of 6.
    presses(sounding, 0.5, 81 - 0.4 * 90 / 1.25 ** 6)


def test_the_overview_moves_what_is_shown(sounding):
    before = strip(sounding)
    sounding.pointer.key("ctrl+plus", "ctrl+plus", "ctrl+plus")
    eventually(lambda: strip(sounding) != before, "an overview")
    box = sounding.box(SCRUBBER)
    sounding.pointer.click(box.x + 0.25 * box.width, box.y - 14)
    sounding.at(45)
    presses(sounding, 0.5, 22.5)


def test_a_key_goes_on_after_a_pause(player, tmp_path):
    parts = [(9000, 16384), (0, 16384), (9000, 16384), (0, 2048), (9000, 16384), (20, 8192), (9000, 8192)]
    samples = [value for part in parts for value in sounds.square([part[0]], part[1])]
    running = player(sounds.wav(tmp_path / "pauses.wav", samples), "--paused")
    running.at(0)

    def goes_on(place):
        running.pointer.key("n")
        return abs(running.mpris.position - place) < 0.1

    eventually(lambda: goes_on(4.096), "after the first pause", interval=0.3)
    running.pointer.key("n")
    running.at(9.472, tolerance=0.1)
    running.pointer.key("z")
    running.at(4.096, tolerance=0.1)


@pytest.mark.parametrize("chosen", [{"value": "loudness"}, {"value": "extremes", "channels": "each"}])
def test_bars_show_what_is_preferred(player, sample, tmp_path, chosen):
    lines = "".join(f"{name}={value}\n" for name, value in chosen.items())
    folder = tmp_path / "config/seekkit"
    folder.mkdir(parents=True)
    (folder / "player.ini").write_text(f"[waveform]\n{lines}")
    running = player(media.without_picture(sample, tmp_path / "sound.mka"), "--paused", "--start", "45",
                     environment={"XDG_CONFIG_HOME": str(tmp_path / "config")})
    running.at(45)
    eventually(lambda: count_played_heights(running) >= 6, lambda: f"6 heights ({count_played_heights(running)})")
