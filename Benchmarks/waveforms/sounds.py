"""The files that are measured: one hour of stereo in each format, ten hours of mp3, and ten seconds.

A third is speech, a third tones like music's, a third noise that swells. They are made once, in the folder that is given.
"""

import pathlib
import subprocess

RATE = 44100
PART = 1200
"""Seconds of each third."""

PROMPTS = pathlib.Path("/usr/share/asterisk/sounds/en_US_f_Allison")
"""Spoken words of Debian's asterisk-core-sounds-en-wav."""

MUSIC = "|".join(
    f"0.2*sin(2*PI*{root}*t)*exp(-3*mod(t,0.5))+0.15*sin(2*PI*{root}*1.5*t)*exp(-2*mod(t,1))"
    f"+0.1*sin(2*PI*{root}*4*t)*exp(-9*mod(t,0.25))" for root in (196, 220))
NOISE = f"anoisesrc=r={RATE}:d={PART}:a=0.5:c=pink:seed="

FORMATS = {
    "wav": ["-c:a", "pcm_s16le"],
    "flac": ["-c:a", "flac"],
    "mp3": ["-c:a", "libmp3lame", "-b:a", "128k"],
    "ogg": ["-c:a", "libvorbis", "-q:a", "5"],
    "opus": ["-c:a", "libopus", "-b:a", "96k"],
    "m4a": ["-c:a", "aac", "-b:a", "128k"],
}
"""What FFmpeg is told for each kind of file."""


def ffmpeg(*arguments):
    subprocess.run(["ffmpeg", "-v", "error", "-nostdin", "-y", *arguments], check=True)


def make_third(path, *source):
    ffmpeg(*source, "-t", str(PART), "-ac", "2", "-ar", str(RATE), "-c:a", "pcm_s16le", path)


def make_hour(path):
    """The hour as wav."""
    thirds = [path.with_name(f"third-{number}.wav") for number in range(3)]
    words = path.with_name("words.txt")
    prompts = sorted(PROMPTS.rglob("*.wav"))
    assert prompts, "asterisk-core-sounds-en-wav is installed"
    words.write_text("".join(f"file '{prompt}'\n" for prompt in prompts * 3))
    make_third(thirds[0], "-f", "concat", "-safe", "0", "-i", words)
    make_third(thirds[1], "-f", "lavfi", "-i", f"aevalsrc=exprs='{MUSIC}':s={RATE}:d={PART}")
    swell = "[0:a][1:a]amerge,tremolo=f=0.2:d=0.9[out]"
    make_third(thirds[2], "-f", "lavfi", "-i", f"{NOISE}1", "-f", "lavfi", "-i", f"{NOISE}2",
               "-filter_complex", swell, "-map", "[out]")
    parts = path.with_name("parts.txt")
    parts.write_text("".join(f"file '{third}'\n" for third in thirds))
    ffmpeg("-f", "concat", "-safe", "0", "-i", parts, "-c", "copy", path)
    for done in [*thirds, words, parts]:
        done.unlink()


def made(path, make):
    """A file that is made if it isn't there; half a file is never taken for one."""
    if not path.exists():
        unfinished = path.with_name(f"unfinished-{path.name}")
        make(unfinished)
        unfinished.rename(path)
    return path


def make_all(folder):
    """The files by name."""
    folder.mkdir(parents=True, exist_ok=True)
    hour = made(folder / "hour.wav", make_hour)
    files = {kind: made(folder / f"hour.{kind}", lambda path, told=told: ffmpeg("-i", hour, *told, path))
             for kind, told in FORMATS.items()}
    list_of_ten = folder / "ten.txt"
    list_of_ten.write_text(f"file '{files['mp3']}'\n" * 10)
    files["10 h mp3"] = made(folder / "ten-hours.mp3", lambda path: ffmpeg(
        "-f", "concat", "-safe", "0", "-i", list_of_ten, "-c", "copy", path))
    files["10 s"] = made(folder / "clip.mp3", lambda path: ffmpeg("-i", files["mp3"], "-t", "10", "-c", "copy", path))
    return files
