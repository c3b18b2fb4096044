"""Pictures that `seekkit waveform` draws: in block characters, as shapes and as pixels."""

import os
import re
import subprocess

import pytest

from harness import sounds
from harness.pixels import pixels
from harness.player import PROGRAM
from harness.terminal import on_terminal
from harness.tool import waveform

LEVELS = [0, 4096, 8192, 16384]
"""Amplitudes of the four parts of the sound: nothing, and an eighth, a quarter and half of full scale."""


@pytest.fixture
def steps(tmp_path):
    return sounds.wav(tmp_path / "steps.wav", sounds.square(LEVELS, 2048))


def shown(*arguments, **environment):
    """What the tool writes to a terminal of 40 columns."""
    return on_terminal([PROGRAM, "waveform", *map(os.fsencode, arguments)], **environment)


def test_a_terminal_shows_a_picture_as_wide_as_it_is(steps):
    text = shown(steps, "--height", "1", "--scale", "linear", "--value", "peak")
    bars = " " * 10 + "▂" * 10 + "▄" * 10 + "█" * 10
    assert text == f"\x1b[34m{bars}\x1b[0m\n"


def test_a_terminal_shows_what_it_can(steps):
    plain = shown(steps, "--height", "1", "--scale", "linear", NO_COLOR="1", LC_ALL="C")
    assert plain == " " * 10 + "." * 10 + "#" * 20 + "\n"


def test_a_terminal_tells_several_files_apart(steps):
    text = shown(steps, steps, NO_COLOR="1")
    assert text.count(f"{steps}\n") == 2


@pytest.mark.parametrize(("options", "bars"), [
    ([], " ▃▅█"), (["--scale", "linear"], " ▂▄█"), (["--scale", "linear", "--reference", "0"], " ▁▂▄"),
    (["--scale", "decibels", "--floor", "-48.1648", "--reference", "0"], " ▅▆▇"),
    (["--scale", "linear", "--start", "0.512"], "▄▄██")])
def test_text_in_a_file(steps, tmp_path, options, bars):
    target = tmp_path / "out.txt"
    waveform(steps, "-o", target, "--width", "4", "--height", "1", "--value", "peak", *options)
    assert target.read_text() == bars + "\n"


@pytest.mark.parametrize("factor", [1, 2])
def test_png_has_the_bars_of_the_controls(steps, tmp_path, factor):
    target = tmp_path / "out.png"
    waveform(steps, "-o", target, "--width", "20", "--height", "40", "--scale-factor", str(factor), "--colour",
             "#ff0000", "--background", "#00f", "--value", "peak", "--scale", "linear")
    width, height, rows = pixels(target)
    assert (width, height) == (20 * factor, 40 * factor)
    red, blue = (255, 0, 0, 255), (0, 0, 255, 255)
    # Four bars, three wide and two apart, with one point left over on each side: the middle column of each.
    heights = [[row[int((1 + 5 * bar + 1.5) * factor)] for row in rows].count(red) for bar in range(4)]
    assert heights[3] >= 38 * factor and abs(heights[2] - 20 * factor) <= 2 * factor
    assert abs(heights[1] - 10 * factor) <= 2 * factor and heights[0] <= 3 * factor
    assert all(row[0] == blue and row[int(4.5 * factor)] == blue for row in rows)


def test_png_is_transparent_unless_told_otherwise(steps, tmp_path):
    waveform(steps, "-o", tmp_path / "out.png")
    width, height, rows = pixels(tmp_path / "out.png")
    assert (width, height) == (800, 160) and rows[0][0][3] == 0


def test_svg_has_a_shape_a_bar(steps, tmp_path):
    target = tmp_path / "out.svg"
    waveform(steps, "-o", target, "--width", "50", "--height", "20", "--bar-width", "4", "--spacing", "1")
    text = target.read_text()
    assert re.search(r'width="50(px)?" height="20(px)?"', text)
    assert text.count("<path") == 10


def test_opposite_channels_do_not_cancel_out(tmp_path):
    wave = sounds.square([16384], 4096)
    both = [sample for value in wave for sample in (value, -value)]
    path = sounds.wav(tmp_path / "opposite.wav", both, channels=2)
    target = tmp_path / "out.txt"
    waveform(path, "-o", target, "--width", "4", "--height", "1", "--scale", "linear", "--reference", "0")
    assert target.read_text() == "▄▄▄▄\n"


def test_loudness_of_a_tone(tmp_path):
    tone = tmp_path / "tone.wav"
    subprocess.run(["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=1000:duration=4", "-ar", "48000", tone],
                   check=True)
    target = tmp_path / "out.txt"
    # FFmpeg's sine has an amplitude of an eighth: -18 dBFS, and -21.1 LUFS in one channel.
    for reference, bars in (("-21.1", "████"), ("-15.1", "▄▄▄▄")):
        waveform(tone, "-o", target, "--width", "4", "--height", "1", "--value", "loudness", "--scale", "linear",
                 "--reference", reference, "--start", "2")
        assert target.read_text() == bars + "\n"


@pytest.mark.parametrize("arguments", [
    ["--value", "noise"], ["--scale", "log"], ["--floor", "0"], ["--reference", "loud"], ["--colour", "red"],
    ["--width", "0"], ["--scale-factor", "9"], ["--spacing", "-1"], ["--threads", "0"], ["--bar-width", "nan"]])
def test_wrong_looks(steps, tmp_path, arguments):
    run = waveform(steps, "-o", tmp_path / "out.png", *arguments, code=2)
    assert arguments[0] in run.errors and not (tmp_path / "out.png").exists()
