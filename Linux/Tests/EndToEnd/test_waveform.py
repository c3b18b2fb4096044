"""`seekkit waveform`: files of points, what it says of them, and what it answers to wrong use."""

import json
import os
import re
import signal
import subprocess

import pytest

from harness import media, sounds
from harness.player import PROGRAM, ROOT
from harness.tool import waveform

FRAMES = 20_000
"""Frames of the sounds here: two and a half seconds."""


@pytest.fixture
def mono(tmp_path):
    return sounds.wav(tmp_path / "mono.wav", sounds.samples(FRAMES))


@pytest.fixture
def stereo(tmp_path):
    return sounds.wav(tmp_path / "stereo.wav", sounds.samples(FRAMES, 2), channels=2)


def test_help():
    text = waveform("--help").output.decode()
    for option in ("--output", "--format", "--samples-per-point", "--points", "--points-per-second", "--bits",
                   "--split-channels", "--start", "--end", "--audio-stream"):
        assert option in text


def test_the_manual_has_every_option():
    page = ROOT / "Linux/Data/seekkit-waveform.1"
    shown = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page], check=True,
                           capture_output=True)
    assert shown.stderr == b""
    text = page.read_text().replace("\\-", "-")
    shown = waveform("--help").output + waveform("--compatible", "--help").output
    options = set(re.findall(r"--[a-z-]+", shown.decode())) - {"--help"}
    assert len(options) > 50 and [option for option in options if option not in text] == []


@pytest.mark.parametrize("arguments", [
    [], ["--nonsense", "a.wav"], ["a.wav", "-o", "a.paper"], ["a.wav", "-o", "-"], ["a.wav", "--format", "dat"],
    ["a.wav", "-o", "a.dat", "--format", "paper"], ["a.wav", "-o", "a.dat", "--bits", "7"],
    ["a.wav", "--samples-per-point", "1"], ["a.wav", "--samples-per-point", "x"], ["a.wav", "--points", "0"],
    ["a.wav", "--points-per-second", "-1"], ["a.wav", "--points", "5", "--points-per-second", "5"],
    ["a.wav", "--start", "soon"], ["a.wav", "--end", "1:99"], ["a.wav", "--start", "5", "--end", "5"],
    ["a.wav", "--audio-stream", "-1"], ["a.wav", "b.wav", "-o", "c.dat"]])
def test_wrong_usage(arguments, tmp_path):
    run = waveform(*arguments, code=2, cwd=tmp_path)
    assert run.errors.startswith("seekkit: ") and run.output == b""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("length", [2, 256, 300, 19_999, 20_000, 20_001])
def test_dat_of_any_zoom(mono, tmp_path, length):
    target = tmp_path / "out.dat"
    run = waveform(mono, "-o", target, "--samples-per-point", str(length))
    expected = sounds.points(sounds.samples(FRAMES), length)
    assert target.read_bytes() == sounds.dat(expected, length)
    [line] = run.lines
    assert line == {
        "input": str(mono), "output": str(target), "sample_rate": 8000, "channels": 1, "frames": FRAMES,
        "duration": 2.5, "truncated": False, "invalid_samples": 0, "points": len(expected) // 2,
        "samples_per_point": length}
    assert run.errors == ""


@pytest.mark.parametrize("bits", [8, 16])
@pytest.mark.parametrize("split", [False, True])
def test_channels_and_bits(stereo, tmp_path, bits, split):
    target = tmp_path / "out.dat"
    waveform(stereo, "-o", target, "--bits", str(bits), *(["--split-channels"] if split else []))
    expected = sounds.points(sounds.samples(FRAMES, 2), 256, channels=2, mixed=not split)
    assert target.read_bytes() == sounds.dat(expected, 256, channels=2 if split else 1, bits=bits)


def test_json_is_one_line_as_audiowaveform_writes_it(mono, tmp_path):
    target = tmp_path / "out.json"
    waveform(mono, "-o", target)
    points = sounds.points(sounds.samples(FRAMES), 256)
    assert target.read_text() == (
        '{"version":2,"channels":1,"sample_rate":8000,"samples_per_pixel":256,"bits":16,'
        f'"length":{len(points) // 2},"data":[{",".join(map(str, points))}]}}\n')


@pytest.mark.parametrize(("option", "length"), [
    (["--points", "100"], 200), (["--points", "99"], 203), (["--points", "100000"], 2),
    (["--points-per-second", "7"], 1142)])
def test_other_ways_to_say_the_zoom(mono, tmp_path, option, length):
    target = tmp_path / "out.dat"
    waveform(mono, "-o", target, *option)
    assert target.read_bytes() == sounds.dat(sounds.points(sounds.samples(FRAMES), length), length)


@pytest.mark.parametrize(("window", "frames"), [
    (["--start", "1"], slice(8000, None)), (["--end", "0:01.5"], slice(0, 12_000)),
    (["--start", "0.5", "--end", "2"], slice(4000, 16_000)), (["--start", "2", "--end", "60"], slice(16_000, None))])
def test_a_window(mono, tmp_path, window, frames):
    target = tmp_path / "out.dat"
    waveform(mono, "-o", target, *window)
    assert target.read_bytes() == sounds.dat(sounds.points(sounds.samples(FRAMES)[frames], 256), 256)
    waveform(mono, "-o", target, *window, "--points", "10")
    values = sounds.samples(FRAMES)[frames]
    length = -(-len(values) // 10)
    assert target.read_bytes() == sounds.dat(sounds.points(values, length), length)


def test_standard_output_has_the_waveform_alone(mono):
    expected = sounds.dat(sounds.points(sounds.samples(FRAMES), 256), 256)
    assert waveform(mono, "-o", "-", "--format", "dat").output == expected


@pytest.mark.parametrize("form", ["dat", "json"])
def test_a_pipe_is_as_good_as_a_file(mono, tmp_path, form):
    waveform(mono, "-o", tmp_path / "file", "--format", form)
    run = waveform("-", "-o", tmp_path / "pipe", "--format", form, input=mono.read_bytes())
    assert (tmp_path / "pipe").read_bytes() == (tmp_path / "file").read_bytes()
    assert run.lines[0]["input"] == "-"
    with open(mono, "rb") as redirected:
        waveform("-", "-o", tmp_path / "redirected", "--format", form, stdin=redirected)
    assert (tmp_path / "redirected").read_bytes() == (tmp_path / "file").read_bytes()


@pytest.mark.parametrize("ending", ["wav", "w64", "flac", "mp3", "ogg", "opus", "mka", "wv", "aiff"])
@pytest.mark.parametrize("start", ["0.01", "2.5", "7.123", "9.9"])
def test_a_part_is_the_same_without_what_comes_before(tmp_path, ending, start):
    sound = media.changing_noise(tmp_path / f"noise.{ending}", 10)
    part = ["--format", "dat", "--start", start, "--end", "9.95"]
    waveform(sound, "-o", tmp_path / "file", *part)
    waveform("-", "-o", tmp_path / "pipe", *part, input=sound.read_bytes())
    assert (tmp_path / "file").read_bytes() == (tmp_path / "pipe").read_bytes()


def test_a_start_behind_the_end_of_what_is_not_decoded_as_a_whole(tmp_path):
    sound = media.changing_noise(tmp_path / "noise.mp3", 10)
    for start in ("11", "60", "9:00:00"):
        run = waveform(sound, "-o", tmp_path / "out.dat", "--start", start, code=1)
        assert run.lines[0]["error"] == "ends-before-start" and " 10" in run.errors


@pytest.mark.parametrize("count", [1, 7, 100, 10_000, 20_000])
def test_a_number_of_points_of_what_comes_through_a_pipe(mono, tmp_path, count):
    waveform(mono, "-o", tmp_path / "file.dat", "--points", str(count))
    waveform("-", "-o", tmp_path / "pipe.dat", "--points", str(count), input=mono.read_bytes())
    assert (tmp_path / "pipe.dat").read_bytes() == (tmp_path / "file.dat").read_bytes()


def test_what_comes_through_a_pipe_can_not_be_kept(mono):
    run = waveform("-", "-o", "-", "--format", "dat", "--points", "5", input=mono.read_bytes(),
                   environment={"TMPDIR": "/nowhere"}, code=1)
    assert "/nowhere" in run.errors and run.output == b""


def test_without_an_output_it_only_tells(mono, stereo):
    run = waveform(mono, stereo)
    assert [(line["input"], line["channels"], line["frames"]) for line in run.lines] == [
        (str(mono), 1, FRAMES), (str(stereo), 2, FRAMES)]


def test_a_cut_file_is_used_as_far_as_it_goes(mono, tmp_path):
    cut = tmp_path / "cut.wav"
    cut.write_bytes(mono.read_bytes()[:44 + 2 * 5000])
    run = waveform(cut, "-o", tmp_path / "out.dat")
    assert run.lines[0]["truncated"] is True and "not complete" in run.errors
    expected = sounds.points(sounds.samples(5000), 256)
    assert (tmp_path / "out.dat").read_bytes() == sounds.dat(expected, 256)


def test_what_a_stream_claims_before_it_knows_is_no_truncation(mono, tmp_path):
    header = bytearray(mono.read_bytes())
    header[4:8] = header[40:44] = b"\xff\xff\xff\xff"
    run = waveform("-", "-o", tmp_path / "out.dat", input=bytes(header))
    assert run.lines[0]["truncated"] is False and run.errors == ""


BAD = [
    (lambda path: None, "missing"), (lambda path: path.mkdir(), "not-a-file"), (lambda path: path.touch(), "not-media"),
    (media.random_bytes, "undecodable"), (lambda path: path.write_text("A letter, no sound.\n" * 50), "not-media")]
"""How a bad file is made, and the word for it."""


@pytest.mark.parametrize(("make", "word"), BAD, ids=[f"{index}-{word}" for index, (_, word) in enumerate(BAD)])
def test_a_failure_leaves_everything_as_it_was(tmp_path, make, word):
    bad = tmp_path / "bad.mp3"
    make(bad)
    target = tmp_path / "out.dat"
    target.write_text("before")
    before = sorted(os.listdir(tmp_path))
    run = waveform(bad, "-o", target, code=1)
    assert run.lines[0]["error"] == word and "bad.mp3" in run.errors
    assert target.read_text() == "before" and sorted(os.listdir(tmp_path)) == before


def test_one_bad_file_does_not_stop_the_others(mono, tmp_path):
    run = waveform(tmp_path / "missing.wav", mono, code=1)
    assert ["error" in line for line in run.lines] == [True, False]


def test_an_output_that_cannot_be_written(mono, tmp_path):
    run = waveform(mono, "-o", tmp_path / "no folder/out.dat", code=1)
    assert run.lines[0]["error"] == "unwritable"


def test_the_input_is_never_overwritten(mono):
    before = mono.read_bytes()
    run = waveform(mono, "-o", mono, "--format", "dat", code=1)
    assert run.lines[0]["error"] == "overwrites-input" and mono.read_bytes() == before


def test_a_link_stays_one_and_a_device_is_written_to(mono, tmp_path):
    target, link = tmp_path / "out.dat", tmp_path / "link.dat"
    target.touch()
    link.symlink_to(target)
    waveform(mono, "-o", link)
    assert link.is_symlink() and target.stat().st_size > 0
    waveform(mono, "-o", "/dev/null", "--format", "json")


def test_a_start_behind_the_end(mono, tmp_path):
    run = waveform(mono, "-o", tmp_path / "out.dat", "--start", "3", code=1)
    assert run.lines[0]["error"] == "ends-before-start" and list(tmp_path.iterdir()) == [mono]


def test_too_many_points_a_second(mono, tmp_path):
    run = waveform(mono, "-o", tmp_path / "out.dat", "--points-per-second", "5000", code=1)
    assert run.lines[0]["error"] == "too-many-points"


def test_a_full_disk(mono, tmp_path):
    with open("/dev/full", "wb") as full:
        for arguments in ([], ["-o", "-", "--format", "json"], ["--compatible", "--help"]):
            command = [PROGRAM, "waveform", mono, *arguments]
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
            assert done.returncode == 1 and done.stderr.startswith(b"seekkit: ") and done.stderr.count(b"\n") == 1
    run = waveform(mono, "-o", "/dev/full", "--format", "dat", code=1)
    assert run.lines[0]["error"] == "unwritable"


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_signal_leaves_nothing_behind(tmp_path, sent):
    """Its standard input never comes to an end, so that it certainly hasn't ended by itself."""
    command = [PROGRAM, "waveform", "-", "-o", tmp_path / "out.dat", "--threads", "2"]
    sound = sounds.wav(tmp_path / "mono.wav", sounds.samples(400_000))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as running:
        running.stdin.write(sound.read_bytes()[:-1000])
        running.stdin.flush()
        running.send_signal(sent)
        assert running.wait(timeout=60) == -sent
    assert list(tmp_path.iterdir()) == [sound]


def test_a_stream_by_its_number(mono, stereo, tmp_path):
    both = tmp_path / "both.mka"
    subprocess.run(["ffmpeg", "-v", "error", "-i", mono, "-i", stereo, "-map", "0", "-map", "1", "-c", "copy", both],
                   check=True)
    assert [waveform(both, "--audio-stream", str(index)).lines[0]["channels"] for index in (0, 1)] == [1, 2]
    assert waveform(both, "--audio-stream", "2", code=1).lines[0]["error"] == "no-such-stream"


def test_names_of_any_bytes(tmp_path):
    name = os.fsencode(tmp_path) + b"/\xff\n.wav"
    sounds.wav(os.fsdecode(name), sounds.samples(500))
    run = waveform(name, "-o", name + b".dat")
    assert json.loads(run.output)["frames"] == 500 and os.path.exists(name + b".dat")
