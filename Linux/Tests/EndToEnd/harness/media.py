"""Files made from the sample, and files that are no media at all."""

import random
import subprocess


def without_sound(sample, path):
    """The sample's picture alone."""
    return _copy(sample, path, "-map", "0:v")


def without_picture(sample, path):
    """The sample's English sound alone."""
    return _copy(sample, path, "-map", "0:a:0")


def without_chapters(sample, path):
    """The sample's picture and sound, all in one stretch."""
    return _copy(sample, path, "-map_chapters", "-1")


def transport_stream(sample, path):
    """The sample as broadcasts are: without an index."""
    return _copy(sample, path, "-map", "0:v", "-map", "0:a:0")


def film(path, frames):
    """A silent film of so many frames, 25 a second; raw ones (`.h264`) don't say how long they are."""
    return _made("testsrc=size=320x180:rate=25", path, "-frames:v", str(frames), "-c:v", "libx264", "-pix_fmt", "yuv420p")


def tone(path, seconds):
    """Sound alone."""
    return _made("sine", path, "-t", str(seconds))


def changing_noise(path, seconds):
    """Noise that gets louder and softer, no second like another."""
    return _made("anoisesrc=seed=1:amplitude=0.9", path, "-t", str(seconds), "-af", "volume='0.2+0.1*t*sin(9*t)':eval=frame")


def _made(source, path, *choice):
    command = ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-f", "lavfi", "-i", source, *choice, path]
    subprocess.run(command, check=True)
    return path


def _copy(sample, path, *choice):
    command = ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-i", sample, *choice, "-c", "copy", path]
    subprocess.run(command, check=True)
    return path


def cut_in_half(sample, path):
    """The first half of the sample's bytes."""
    content = sample.read_bytes()
    path.write_bytes(content[:len(content) // 2])
    return path


def random_bytes(path, size=100_000):
    """Bytes without a meaning, the same on every run."""
    path.write_bytes(random.Random(7).randbytes(size))
    return path
