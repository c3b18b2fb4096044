"""The players that are compared, and how each is started."""

import os
from typing import NamedTuple


class Contestant(NamedTuple):
    """A player with one way to get its picture onto the screen."""

    name: str
    command: list
    environment: dict = {}

    def on(self, film):
        """The command that plays a film, filling the screen."""
        return [*self.command, os.fspath(film)]


def all_of(program):
    """The contestants by kind of output: first the one that others are measured by, last ours, the `program`."""
    return {
        "software": [
            Contestant("mpv", mpv("--vo=x11")),
            Contestant("celluloid", celluloid("--vo=x11")),
            seekkit(program, "software"),
        ],
        "OpenGL": [
            Contestant("mpv", mpv("--vo=gpu", "--gpu-sw")),
            Contestant("celluloid", celluloid("--vo=gpu", "--gpu-sw")),
            seekkit(program, "gl"),
        ],
    }


def mpv(*options):
    """mpv without configuration or scripts of the user's, and with its own controls."""
    return ["mpv", "--no-config", "--fullscreen", "--ao=null", "--hwdec=no", *options]


def celluloid(*options):
    """Celluloid, whose window mpv draws into."""
    return ["celluloid", "--new-window", " ".join(["--mpv-options=--fullscreen --ao=null --hwdec=no", *options])]


def seekkit(program, output):
    """Ours."""
    command = [os.fspath(program), "play", "--fullscreen", "--video-output", output]
    return Contestant("seekkit", command, {"SEEKKIT_AUDIO_OUTPUT": "null"})
