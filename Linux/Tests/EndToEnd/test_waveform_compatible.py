"""`seekkit waveform --compatible`: the options of audiowaveform, and what it makes of them."""

import pytest

from harness import sounds
from harness.pixels import pixels
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
    ["-i", "a.wav", "-o", "a.png", "-c", "pink"], ["-i", "a.wav", "-o", "a.dat", "--jobs", "2"]])
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
               "--background-color", "0000ff", *options)
    width, height, rows = pixels(target)
    assert (width, height) == (6, 128)
    heights = [[row[column][:3] for row in rows].count((255, 0, 0)) for column in range(6)]
    assert heights == ([1, 17, 33, 65][start:] + [0] * 6)[:6]
    assert {row[5][:3] for row in rows} == {(0, 0, 255)}


def test_png_has_channels_below_each_other(tmp_path):
    wave = [value for index in range(4096) for value in (16384 * (-1) ** index, 0)]
    sound, target = sounds.wav(tmp_path / "left.wav", wave, channels=2), tmp_path / "out.png"
    compatible("-i", sound, "-o", target, "-z", "4096", "-w", "1", "-h", "100", "--split-channels", "-c", "audition")
    rows = pixels(target)[2]
    drawn = [index for index, row in enumerate(rows) if row[0][:3] == (134, 252, 199)]
    assert drawn == [*range(12, 38), 75]
