"""`seekkit waveform --compatible`: the options of audiowaveform, and what it makes of them."""

import struct
import subprocess

import pytest

from harness import sounds
from harness.pixels import pixels
from harness.player import PROGRAM
from harness.tool import waveform

FRAMES = 20_000
"""Frames of the sounds here: two and a half seconds."""


@pytest.fixture
def stereo(tmp_path):
    return sounds.wav(tmp_path / "stereo.wav", sounds.samples(FRAMES, 2), channels=2)


def compatible(*arguments, **options):
    """Runs the tool with audiowaveform's options; it has nothing to say where all goes well."""
    run = waveform("--compatible", *arguments, **options)
    assert run.code != 0 or run.errors == ""
    return run


@pytest.mark.parametrize(("arguments", "length", "bits", "split"), [
    ([], 256, 16, False), (["-z", "300"], 300, 16, False), (["-z512", "-b8"], 512, 8, False),
    (["--zoom=1000", "--bits=8", "--split-channels"], 1000, 8, True), (["--pixels-per-second", "7"], 1142, 16, False),
    (["-q", "--input-format", "wav", "-s", "1", "--no-axis-labels"], 256, 16, False)])
def test_files_of_points(stereo, tmp_path, arguments, length, bits, split):
    target = tmp_path / "out.dat"
    run = compatible("-i", stereo, "-o", target, *arguments)
    expected = sounds.points(sounds.samples(FRAMES, 2), length, channels=2, mixed=not split)
    assert target.read_bytes() == sounds.dat(expected, length, channels=2 if split else 1, bits=bits)
    assert run.output == b""


def test_standard_streams(stereo, tmp_path):
    compatible("-i", stereo, "-o", tmp_path / "out.json")
    run = compatible("-i", "-", "-o", "-", "--output-format", "json", input=stereo.read_bytes())
    assert run.output == (tmp_path / "out.json").read_bytes()


def test_help_lists_the_options():
    text = compatible("--help").output.decode()
    assert "--input-filename" in text and "--height" in text


@pytest.mark.parametrize("arguments", [
    [], ["-i", "a.wav"], ["-o", "a.dat"], ["-i", "a.wav", "-o", "a.wav"], ["-i", "a.wav", "-o", "a.dat", "-z", "1"],
    ["-i", "a.wav", "-o", "a.dat", "-z", "5", "--pixels-per-second", "5"], ["-i", "a.wav", "-o", "a.dat", "-b", "9"],
    ["-i", "a.wav", "-o", "a.png", "-c", "pink"], ["-i", "a.wav", "-o", "a.png", "-e", "5", "-z", "5"],
    ["-i", "a.wav", "-o", "a.png", "-s", "5", "-e", "5"], ["-i", "a.wav", "-o", "a.dat", "-z", "auto"],
    ["-i", "a.raw", "-o", "a.dat"], ["-i", "a.raw", "-o", "a.dat", "--raw-format", "s8", "--raw-channels", "1"],
    ["-i", "a.wav", "-o", "a.png", "--amplitude-scale", "-1"], ["-i", "a.wav", "-o", "a.png", "--bar-style", "oval"],
    ["-i", "a.wav", "-o", "a.png", "--waveform-color", "ff0000,"], ["-i", "a.wav", "-o", "a.png", "--compression", "10"],
    ["-i", "a.wav", "-o", "a.png", "--no-axis-labels", "--with-axis-labels"],
    ["-i", "a.x", "-o", "a.png", "--input-format", "x"], ["-i", "a.wav", "-o", "a.dat", "--jobs", "2"]])
def test_wrong_usage(arguments, tmp_path):
    run = compatible(*arguments, code=2, cwd=tmp_path)
    assert run.errors.startswith("seekkit: ") and list(tmp_path.iterdir()) == []


def test_it_may_stand_anywhere(stereo, tmp_path):
    waveform("-i", stereo, "--compatible", "-o", tmp_path / "out.dat")
    assert (tmp_path / "out.dat").stat().st_size > 0


@pytest.mark.parametrize("bad", [b"", b"no sound" * 9000])
def test_a_failure_leaves_nothing_behind(tmp_path, bad):
    (tmp_path / "bad.mp3").write_bytes(bad)
    compatible("-i", "bad.mp3", "-o", "out.dat", code=1, cwd=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["bad.mp3"]


@pytest.mark.parametrize(("options", "start"), [([], 0), (["-s", "0.512"], 1)])
def test_png_has_a_column_a_point(tmp_path, options, start):
    wave = sounds.square([0, 4096, 8192, 16384], 4096)
    sound, target = sounds.wav(tmp_path / "steps.wav", wave), tmp_path / "out.png"
    compatible("-i", sound, "-o", target, "-z", "4096", "-w", "6", "-h", "128", "--waveform-color", "ff0000",
               "--background-color", "0000ff", "--no-axis-labels", *options)
    width, height, rows = pixels(target)
    assert (width, height) == (6, 128)
    heights = [[row[column][:3] for row in rows].count((255, 0, 0)) for column in range(6)]
    assert heights == ([1, 17, 33, 65][start:] + [0] * 6)[:6]
    assert {row[5][:3] for row in rows} == {(0, 0, 255)}


def test_png_has_channels_below_each_other(tmp_path):
    wave = [value for index in range(4096) for value in (16384 * (-1) ** index, 0)]
    sound, target = sounds.wav(tmp_path / "left.wav", wave, channels=2), tmp_path / "out.png"
    compatible("-i", sound, "-o", target, "-z", "4096", "-w", "1", "-h", "100", "--split-channels", "-c", "audition",
               "--no-axis-labels")
    rows = pixels(target)[2]
    drawn = [index for index, row in enumerate(rows) if row[0][:3] == (134, 252, 199)]
    assert drawn == [*range(12, 38), 75]


PLAIN = ["-h", "128", "--waveform-color", "ff0000", "--background-color", "0000ff", "--no-axis-labels"]
"""A picture that is red on blue."""


def heights(picture, colour=(255, 0, 0)):
    """The number of pixels of a colour in each column."""
    width, _, rows = pixels(picture)
    return [[row[column][:3] for row in rows].count(colour) for column in range(width)]


@pytest.fixture
def steps(tmp_path):
    """Four amplitudes of 4096 frames each."""
    return sounds.wav(tmp_path / "steps.wav", sounds.square([0, 4096, 8192, 16384], 4096))


@pytest.mark.parametrize(("arguments", "expected"), [
    (["-w", "4", "-z", "auto"], [1, 17, 33, 65]), (["-w", "2", "-z", "auto"], [17, 65]),
    (["-w", "2", "-s", "0.512", "-e", "1.536"], [17, 33]), (["-w", "4", "-e", "1.024"], [1, 1, 17, 17]),
    (["-w", "1", "-e", "2.048"], [65]), (["-w", "4", "--pixels-per-second", "1", "-s", "1.024"], [65, 65, 0, 0])])
def test_the_part_that_is_shown(steps, tmp_path, arguments, expected):
    compatible("-i", steps, "-o", tmp_path / "out.png", *PLAIN, *arguments)
    assert heights(tmp_path / "out.png") == expected


@pytest.mark.parametrize(("scale", "expected"), [
    ("2", [1, 33, 65, 128]), ("0.5", [1, 9, 17, 33]), ("0", [1, 1, 1, 1]), ("auto", [1, 32, 64, 128]),
    ("100", [1, 128, 128, 128])])
def test_amplitudes_of_a_picture(steps, tmp_path, scale, expected):
    compatible("-i", steps, "-o", tmp_path / "out.png", *PLAIN, "-w", "4", "-z", "4096", "--amplitude-scale", scale)
    assert all(abs(found - wanted) <= 1 for found, wanted in zip(heights(tmp_path / "out.png"), expected, strict=True))


@pytest.mark.parametrize("kind", ["dat", "json"])
def test_amplitudes_of_points(tmp_path, kind):
    low = sounds.wav(tmp_path / "low.wav", [-1000, 15000] * 256 + [-500, 20] * 256)
    full = sounds.wav(tmp_path / "full.wav", [int(value * 32767 / 15000) for value in [-1000, 15000] * 256 + [-500, 20] * 256])
    compatible("-i", low, "-o", tmp_path / f"low.{kind}", "--amplitude-scale", "auto")
    compatible("-i", full, "-o", tmp_path / f"full.{kind}", "--amplitude-scale", "3")
    assert (tmp_path / f"low.{kind}").read_bytes() == (tmp_path / f"full.{kind}").read_bytes()


@pytest.mark.parametrize(("style", "expected"), [("square", [65] * 3 + [0] * 2), ("rounded", None)])
def test_bars(steps, tmp_path, style, expected):
    compatible("-i", steps, "-o", tmp_path / "out.png", *PLAIN, "-w", "4", "-z", "1024", "-s", "1.536",
               "--waveform-style", "bars", "--bar-width", "3", "--bar-gap", "2", "--bar-style", style)
    found = heights(tmp_path / "out.png")
    assert found == expected[:4] if expected else found[1] > found[0] == found[2] > 0 == found[3]


def test_a_bar_shows_the_columns_up_to_the_next(tmp_path):
    sound = sounds.wav(tmp_path / "late.wav", sounds.square([0, 0, 0, 16384, 0, 0, 0, 0], 256))
    compatible("-i", sound, "-o", tmp_path / "out.png", *PLAIN, "-w", "8", "--waveform-style", "bars", "--bar-width", "1",
               "--bar-gap", "3")
    assert heights(tmp_path / "out.png") == [65, 0, 0, 0, 1, 0, 0, 0]


def test_a_colour_for_each_channel(tmp_path):
    sound = sounds.wav(tmp_path / "two.wav", [16384, 16384, -16384, -16384] * 2000, channels=2)
    compatible("-i", sound, "-o", tmp_path / "out.png", *PLAIN[:2], *PLAIN[4:], "-w", "10", "--split-channels",
               "--waveform-color", "ff0000,00ff0080")
    assert set(heights(tmp_path / "out.png")) == {33} and set(heights(tmp_path / "out.png", (0, 128, 127))) <= {33}
    lower = {row[5][:3] for row in pixels(tmp_path / "out.png")[2][64:]}
    assert lower == {(0, 0, 255), (0, 128, 127)}


def test_times_along_the_picture(steps, tmp_path):
    common = ["-i", steps, "-o", tmp_path / "out.png", "-w", "200", "--pixels-per-second", "100", "--border-color", "ff0000",
              "--axis-label-color", "00ff00"]
    compatible(*common)
    width, height, rows = pixels(tmp_path / "out.png")
    assert all(row[0][:3] == row[-1][:3] == (255, 0, 0) for row in rows)
    assert all(pixel[:3] == (255, 0, 0) for row in (rows[0], rows[-1]) for pixel in row)
    assert [column for column in range(1, width - 1) if rows[5][column][:3] == (255, 0, 0)] == [100]
    words = {column for row in rows for column in range(width) if is_greenish(row[column])}
    assert words and 80 < min(words) and max(words) < 120
    compatible(*common, "--no-axis-labels")
    assert not any(pixel[:3] == (255, 0, 0) or is_greenish(pixel) for row in pixels(tmp_path / "out.png")[2] for pixel in row)


def is_greenish(pixel):
    """Whether a pixel has a part of a green letter."""
    red, green, blue, _ = pixel
    return green > 120 and green > 1.5 * max(red, blue)


RAW = {"s8": ("b", 1 / 256, ""), "u8": ("B", 1 / 256, ""), "s16le": ("h", 1, "<"), "s16be": ("h", 1, ">"),
       "s32le": ("i", 65536, "<"), "s32be": ("i", 65536, ">"), "f32le": ("f", 1 / 32767, "<"), "f64be": ("d", 1 / 32767, ">")}


@pytest.mark.parametrize("form", RAW)
@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("named", [False, True])
def test_raw_sound(tmp_path, form, channels, named):
    values = [value // 256 * 256 for value in sounds.samples(3000, channels)]
    letter, factor, order = RAW[form]
    numbers = [value * factor if letter in "fd" else int(value * factor) + (128 if form == "u8" else 0) for value in values]
    path = tmp_path / ("sound.raw" if named else "sound")
    path.write_bytes(struct.pack(f"{order}{len(numbers)}{letter}", *numbers))
    compatible("-i", path, "-o", tmp_path / "out.dat", "--raw-format", form, "--raw-samplerate", "8000", "--raw-channels",
               str(channels), *([] if named else ["--input-format", "raw"]), "--split-channels")
    expected = sounds.points(values, 256, channels=channels, mixed=False)
    found = (tmp_path / "out.dat").read_bytes()
    if letter in "fd":
        close = struct.unpack(f"<{len(expected)}h", found[-2 * len(expected):])
        assert all(abs(one - other) <= 1 for one, other in zip(close, expected, strict=True))
    else:
        assert found == sounds.dat(expected, 256, channels=channels)


def test_the_version():
    assert compatible("--version").output == compatible("-v").output == waveform_version()


def waveform_version():
    return subprocess.run([PROGRAM, "--version"], check=True, capture_output=True).stdout
