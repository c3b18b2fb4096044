"""The film that every player plays: 720p at 30 frames a second, made anew where it is missing."""

import pathlib
import subprocess

SECONDS = 60
RATE = 30
WIDTH, HEIGHT = 1280, 720

FIRST_COLOUR = (255, 0, 255)
"""The colour of the whole picture at the beginning."""

FIRST_SECONDS = 1
"""How long it stays so."""

SIGNAL = (40, 600, 80)
"""A square in the picture (left, top, side) that is white and black in turn, a frame each."""


def make(path):
    """Makes the film at `path` unless it is there, and returns the path."""
    path = pathlib.Path(path)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_suffix(".part.mp4")
        subprocess.run(["ffmpeg", "-nostdin", "-loglevel", "error", "-y", *inputs(), *encoding(), aside], check=True)
        aside.rename(path)
    return path


def inputs():
    """FFmpeg's moving test picture, and a tone that swells."""
    picture = f"testsrc2=s={WIDTH}x{HEIGHT}:r={RATE}:d={SECONDS}"
    sound = f"aevalsrc=exprs='0.4*sin(2*PI*220*t)*(0.55+0.45*sin(t))':s=48000:d={SECONDS}"
    return ["-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", sound]


def encoding():
    """H.264 and AAC, as a camera or a shop would deliver them."""
    left, top, side = SIGNAL
    square = f"drawbox=x={left}:y={top}:w={side}:h={side}:t=fill"
    colour = "0x{:02x}{:02x}{:02x}".format(*FIRST_COLOUR)
    pictures = ",".join([
        f"{square}:color=black",
        f"{square}:color=white:enable='eq(mod(n,2),0)'",
        f"drawbox=t=fill:color={colour}:enable='lt(t,{FIRST_SECONDS})'",
        "format=yuv420p",
    ])
    return ["-vf", pictures, "-c:v", "libx264", "-preset", "veryfast", "-crf", "24", "-g", str(5 * RATE),
            "-c:a", "aac", "-b:a", "128k", "-ac", "2", "-shortest", "-movflags", "+faststart"]
