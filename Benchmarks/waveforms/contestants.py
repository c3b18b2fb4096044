"""Programs that make waveforms, and one that only decodes, as commands for a file."""

import shutil
import subprocess

NUMPY = """
import sys, subprocess, numpy
decoder = subprocess.Popen(["ffmpeg", "-v", "error", "-i", sys.argv[1], "-f", "s16le", "-ac", "2", "-"], stdout=subprocess.PIPE)
while block := decoder.stdout.read(4 * 256 * 4096):
    frames = numpy.frombuffer(block, numpy.int16)
    frames = frames[:len(frames) // 512 * 512].reshape(-1, 256, 2)
    frames.min(axis=1), frames.max(axis=1)
"""

MEASURE = "libav, decode only"
"""What all others are compared with."""

OURS = {"ours, minimum and maximum": "extremes", "ours, all but loudness": "all", "ours, with loudness": "loudness"}


def build_decoder(source, folder):
    """Compiles the program that only decodes."""
    program = folder / "decode-only"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libavformat", "libavcodec", "libavutil"],
                           check=True, capture_output=True, text=True).stdout.split()
    subprocess.run(["cc", "-O2", "-o", program, source, *flags], check=True)
    return program


def all_of(decoder, ours, picture):
    """Each contestant's command, by its name; those that this machine hasn't got are left out."""
    found = {MEASURE: lambda path: [decoder, path]}
    for name, values in OURS.items():
        found[name] = lambda path, values=values: [ours, "measure", values, "1", path]
    found["ffmpeg -f null"] = lambda path: ["ffmpeg", "-v", "error", "-i", path, "-map", "0:a:0", "-f", "null", "-"]
    found["ffmpeg showwavespic"] = lambda path: [
        "ffmpeg", "-v", "error", "-y", "-i", path, "-filter_complex", "[0:a:0]showwavespic=s=1024x200",
        "-frames:v", "1", picture]
    if shutil.which("sox"):
        found["sox stat"] = lambda path: ["sox", path, "-n", "stat"]
    found["ffmpeg to numpy"] = lambda path: ["/usr/bin/python3", "-c", NUMPY, path]
    return found


def takes(name, kind):
    """Whether a contestant is run on a kind of file: sox reads no m4a and, in Debian, no opus; ten hours are for few."""
    if name == "sox stat":
        return kind in ("wav", "flac", "mp3", "ogg")
    return not kind.startswith("10 h") or name in (MEASURE, *OURS, "ffmpeg -f null")
