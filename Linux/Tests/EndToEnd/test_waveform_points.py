"""`seekkit waveform` of files of points: what audiowaveform or the tool itself has measured before."""

import struct

import pytest

from harness import sounds
from harness.pixels import pixels
from harness.tool import waveform

FRAMES = 20_000
"""Frames of the sounds here: two and a half seconds."""


def measured(tmp_path, name, *arguments, channels=1):
    """Measures a sound into a file of points."""
    sound = sounds.wav(tmp_path / "sound.wav", sounds.samples(FRAMES, channels), channels=channels)
    waveform(sound, "-o", tmp_path / name, *arguments)
    return tmp_path / name


@pytest.mark.parametrize("source", ["in.dat", "in.json"])
@pytest.mark.parametrize("target", ["out.dat", "out.json"])
@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("bits", ["8", "16"])
def test_one_kind_becomes_the_other(tmp_path, source, target, channels, bits):
    split = ["--split-channels"] if channels > 1 else []
    points = measured(tmp_path, source, "--bits", bits, *split, channels=channels)
    waveform(tmp_path / "sound.wav", "-o", tmp_path / target, "--bits", bits, *split)
    expected = (tmp_path / target).read_bytes()
    [line] = waveform(points, "-o", tmp_path / target).lines
    assert (tmp_path / target).read_bytes() == expected
    assert (line["channels"], line["samples_per_point"], line["points"]) == (channels, 256, 79)


@pytest.mark.parametrize("factor", [1, 2, 3, 50, 100])
def test_a_multiple_is_what_the_sound_gives(tmp_path, factor):
    points = measured(tmp_path, "in.dat")
    for source in (points, tmp_path / "sound.wav"):
        waveform(source, "-o", source.with_suffix(".out"), "--format", "dat", "--samples-per-point", str(256 * factor))
    assert points.with_suffix(".out").read_bytes() == (tmp_path / "sound.out").read_bytes()


@pytest.mark.parametrize(("option", "length"), [
    (["--points", "10"], 2023), (["--points", "1000"], 256), (["--points-per-second", "20"], 400)])
def test_zoom(tmp_path, option, length):
    points = measured(tmp_path, "in.dat")
    [line] = waveform(points, "-o", tmp_path / "out.dat", *option).lines
    assert line["samples_per_point"] == length


def test_finer_than_it_was_measured(tmp_path):
    run = waveform(measured(tmp_path, "in.dat"), "-o", tmp_path / "out.dat", "--samples-per-point", "255", code=1)
    assert run.lines[0]["error"] == "too-few-samples-per-point" and "256" in run.errors
    assert not (tmp_path / "out.dat").exists()


def test_a_part(tmp_path):
    points = measured(tmp_path, "in.dat")
    waveform(points, "-o", tmp_path / "out.dat", "--start", "0.5", "--end", "1")
    expected = sounds.points(sounds.samples(FRAMES), 256)[2 * 15:2 * 32]
    assert (tmp_path / "out.dat").read_bytes() == sounds.dat(expected, 256)
    run = waveform(points, "-o", tmp_path / "out.dat", "--start", "3", code=1)
    assert run.lines[0]["error"] == "ends-before-start"


def test_bits_may_be_taken_away(tmp_path):
    waveform(measured(tmp_path, "in.dat"), "-o", tmp_path / "out.dat", "--bits", "8")
    assert (tmp_path / "out.dat").read_bytes() == sounds.dat(sounds.points(sounds.samples(FRAMES), 256), 256, bits=8)


@pytest.mark.parametrize("kind", ["svg", "png", "txt"])
def test_pictures_are_those_of_the_peaks(tmp_path, kind):
    wave = sounds.square([0, 4096, 16384, 32767] * 10, 2560)
    sound = sounds.wav(tmp_path / "steps.wav", wave)
    waveform(sound, "-o", tmp_path / "steps.dat")
    for source, value in ((sound, "peak"), (tmp_path / "steps.dat", None)):
        target = source.with_suffix("." + source.suffix[1:] + kind)
        waveform(source, "-o", target, "--format", kind, "--width", "40", *(["--value", value] if value else []))
    assert (tmp_path / f"steps.dat{kind}").read_bytes() == (tmp_path / f"steps.wav{kind}").read_bytes()


def test_a_terminal_less_run_tells_of_it(tmp_path):
    [line] = waveform(measured(tmp_path, "in.json")).lines
    assert (line["frames"], line["sample_rate"]) == (79 * 256, 8000)


@pytest.mark.parametrize("option", [["--silence"], ["--value", "rms", "-o", "out.svg"],
                                    ["--value", "loudness", "-o", "out.png"]])
def test_what_peaks_do_not_tell(tmp_path, option):
    run = waveform(measured(tmp_path, "in.dat"), *option, code=1, cwd=tmp_path)
    assert run.lines[0]["error"] == "has-peaks-alone"


@pytest.mark.parametrize(("name", "contents"), [
    ("cut.dat", struct.pack("<iIiiI", 1, 0, 8000, 256, 5) + bytes(8)), ("short.dat", struct.pack("<i", 2)),
    ("rate.dat", struct.pack("<iIiiI", 1, 0, 0, 256, 0)), ("empty.json", b""), ("other.json", b'{"name": "x"}'),
    ("cut.json", b'{"version":2,"channels":1,"sample_rate":8000,"samples_per_pixel":256,"bits":8,"length":2,"data":[')])
@pytest.mark.parametrize("kind", ["dat", "png"])
def test_damage_is_told(tmp_path, name, contents, kind):
    (tmp_path / name).write_bytes(contents)
    run = waveform(name, "-o", "out", "--format", kind, code=1, cwd=tmp_path)
    assert run.lines[0]["error"] == "unreadable-points" and name in run.errors
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_other_files_are_called_dat_too(tmp_path):
    sound = sounds.wav(tmp_path / "film.dat", sounds.samples(FRAMES))
    waveform(sound, "-o", tmp_path / "out.dat")
    assert (tmp_path / "out.dat").read_bytes() == sounds.dat(sounds.points(sounds.samples(FRAMES), 256), 256)
    (tmp_path / "empty.dat").write_bytes(b"")
    assert waveform(tmp_path / "empty.dat", code=1).lines[0]["error"] == "no-audio"


@pytest.mark.parametrize("name", ["in.dat", "in.json"])
def test_compatible(tmp_path, name):
    points = measured(tmp_path, name)
    common = ["-o", tmp_path / "out.png", "-z", "512", "-w", "30", "-h", "60", "--no-axis-labels"]
    waveform("--compatible", "-i", points, *common)
    drawn = pixels(tmp_path / "out.png")
    waveform("--compatible", "-i", tmp_path / "sound.wav", *common)
    assert drawn == pixels(tmp_path / "out.png")


def test_compatible_reads_points_through_a_pipe(tmp_path):
    points = measured(tmp_path, "in.dat")
    waveform("--compatible", "-i", "-", "--input-format", "dat", "-o", tmp_path / "out.json", input=points.read_bytes())
    waveform(points, "-o", tmp_path / "expected.json")
    assert (tmp_path / "out.json").read_bytes() == (tmp_path / "expected.json").read_bytes()
