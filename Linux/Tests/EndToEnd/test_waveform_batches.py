"""Several inputs of `seekkit waveform`, its progress, and the silent spans that it lists."""

import os
import re
import subprocess

import pytest

from harness import sounds
from harness.player import PROGRAM
from harness.terminal import on_terminal
from harness.tool import waveform


@pytest.fixture
def songs(tmp_path):
    """Twelve sounds, each a hundred frames longer than the one before."""
    return [sounds.wav(tmp_path / f"song {index}.wav", sounds.samples(1000 + 100 * index)) for index in range(12)]


@pytest.mark.parametrize("jobs", ["1", "2", "5"])
def test_a_folder_of_waveforms(songs, tmp_path, jobs):
    folder = tmp_path / "out"
    folder.mkdir()
    run = waveform(*songs, "--output-dir", folder, "--format", "dat", "--jobs", jobs)
    assert {line["input"] for line in run.lines} == set(map(str, songs)) and len(run.lines) == 12
    for index in range(12):
        expected = sounds.points(sounds.samples(1000 + 100 * index), 256)
        assert (folder / f"song {index}.dat").read_bytes() == sounds.dat(expected, 256)
    assert len(list(folder.iterdir())) == 12


def test_bad_files_are_told_and_the_others_go_on(songs, tmp_path):
    songs[3].write_bytes(b"no sound")
    songs[7].unlink()
    folder = tmp_path / "out"
    folder.mkdir()
    run = waveform(*songs, "--output-dir", folder, "--format", "json", "--jobs", "3", code=1)
    failed = {line["input"] for line in run.lines if "error" in line}
    assert failed == {str(songs[3]), str(songs[7])} and len(run.lines) == 12
    assert len(run.errors.splitlines()) == 2 and len(list(folder.iterdir())) == 10


@pytest.mark.parametrize("arguments", [
    ["a.wav", "--output-dir", "."], ["a.wav", "a.mp3", "--output-dir", ".", "--format", "dat"],
    ["a.wav", "--output-dir", ".", "-o", "x.dat"], ["a.wav", "--jobs", "0"],
    ["a.wav", "-o", "-", "--format", "dat", "--json-lines"], ["a.wav", "-o", "-", "--format", "dat", "--silence"],
    ["a.wav", "--silence-threshold", "loud"], ["a.wav", "--silence-minimum", "-1"]])
def test_wrong_usage(arguments, tmp_path):
    run = waveform(*arguments, code=2, cwd=tmp_path)
    assert run.errors.startswith("seekkit: ") and list(tmp_path.iterdir()) == []


@pytest.fixture
def pauses(tmp_path):
    """Speech of 16,384 frames with pauses of as many, of 2,048 and of 8,192, the last at the end."""
    parts = [(9000, 16384), (0, 16384), (9000, 16384), (0, 2048), (9000, 16384), (20, 8192)]
    return sounds.wav(tmp_path / "pauses.wav", [value for part in parts for value in sounds.square([part[0]], part[1])])


@pytest.mark.parametrize(("options", "spans"), [
    ([], [(16384, 32768), (67584, 75776)]), (["--silence-minimum", "0.2"], [(16384, 32768), (49152, 51200), (67584, 75776)]),
    (["--silence-minimum", "2"], [(16384, 32768)]), (["--silence-threshold", "-70"], [(16384, 32768)]),
    (["--start", "3", "--end", "9"], [(24000, 32768), (67584, 72000)])])
@pytest.mark.parametrize("output", [[], ["-o", "out.dat"], ["-o", "out.png"]])
def test_silent_spans(pauses, tmp_path, options, spans, output):
    run = waveform(pauses, "--silence", *options, *output, cwd=tmp_path)
    assert run.lines[0]["silences"] == [[start / 8000, end / 8000] for start, end in spans]


def test_silent_spans_for_people(pauses):
    text = on_terminal([PROGRAM, "waveform", pauses, "--silence", "--height", "1"], NO_COLOR="1")
    assert text.splitlines()[1:] == ["0:02.05 – 0:04.10", "0:08.45 – 0:09.47"]


def test_lines_for_machines_on_a_terminal(songs):
    assert on_terminal([PROGRAM, "waveform", songs[0], "--json-lines"], columns=400).startswith('{"input":')


def test_progress_on_a_terminal_and_nowhere_else(tmp_path):
    """The sound comes as slowly as it takes for a bar to be worth its while; through a pipe its end tells its length."""
    path = tmp_path / "sound.wav"
    sounds.wav(path, sounds.samples(10_000_000))
    content = path.read_bytes()
    command = [PROGRAM, "waveform", "-", "-o", tmp_path / "out.dat", "--end", "1250"]
    pieces = [content[start:start + 200_000] for start in range(0, len(content), 200_000)]
    shown = on_terminal(command, stream="stderr", columns=60, pieces=pieces)
    assert re.search(r"\r\x1b\[K\[#*-+\] \d+ %", shown) and shown.endswith("\r\x1b[K")
    assert waveform(path, *command[3:]).errors == ""


def test_a_kill_leaves_nothing_behind(tmp_path):
    sound, target = tmp_path / "sound.wav", tmp_path / "out.dat"
    sounds.wav(sound, sounds.samples(100_000))
    with subprocess.Popen([PROGRAM, "waveform", "-", "-o", target], stdin=subprocess.PIPE) as process:
        process.stdin.write(sound.read_bytes())
        process.stdin.flush()
        # All but the pipe's last 64 KiB have been taken in by then, and measured.
        assert os.listdir(tmp_path) == ["sound.wav"]
        process.kill()
    assert os.listdir(tmp_path) == ["sound.wav"]
