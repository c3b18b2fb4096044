"""Media files that other projects test themselves with, and what FFmpeg's program decodes from them."""

import array
import fcntl
import json
import pathlib
import subprocess

from .player import ROOT

FOLDER = ROOT / "build/test-media"
PROMPTS = pathlib.Path("/usr/share/asterisk/sounds")
"""Spoken words of Debian's asterisk-core-sounds-en packages."""


def fetched():
    """The folder of the files, which the first process that asks for them fetches."""
    FOLDER.parent.mkdir(exist_ok=True)
    with open(FOLDER.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not FOLDER.exists():
            subprocess.run([ROOT / "Scripts/fetch-test-media", FOLDER], check=True, timeout=600)
    return FOLDER


class Decoded:
    """All of a file's sound, as FFmpeg's program puts it together; it leaves time stamps out of account."""

    def __init__(self, path):
        done = subprocess.run(
            ["ffmpeg", "-v", "error", "-nostdin", "-i", path, "-map", "0:a:0", "-f", "f32le", "-"],
            capture_output=True, timeout=60)
        self.samples = array.array("f", done.stdout[:len(done.stdout) // 4 * 4])
        streams = json.loads(subprocess.run(
            ["ffprobe", "-v", "error", "-select_streams", "a:0", "-show_entries", "stream=channels,sample_fmt",
             "-of", "json", path], capture_output=True, timeout=60).stdout or b"{}").get("streams")
        self.channels = streams[0].get("channels", 0) if streams else 0
        self.is_exact = bool(streams) and streams[0].get("sample_fmt") in ("u8", "u8p", "s16", "s16p")

    def points(self, length):
        """Minimum and maximum of each channel in each stretch of `length` frames, in 16 bits."""
        stride = length * self.channels
        result = []
        for start in range(0, len(self.samples), stride):
            for channel in range(self.channels):
                stretch = self.samples[start + channel:start + stride:self.channels]
                result += [in_16_bits(min(stretch)), in_16_bits(max(stretch))]
        return result


def in_16_bits(sample):
    """A sample of ±1 in 16 bits; what is beyond stops there."""
    return max(-32768, min(32767, int(sample * 32768 // 1))) if sample == sample else 0
