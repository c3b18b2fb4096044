"""What the figures were taken on."""

import os
import pathlib
import platform
import subprocess


def description():
    """A sentence about what it ran on, for whoever reads the figures."""
    model = next((line.partition(":")[2].strip() for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), platform.machine())
    return (f"{os.cpu_count()} cores of {model}, Linux {platform.release()}, {system()}; "
            f"{version('mpv', '--version')}, {version('celluloid', '--version')}; "
            f"load {os.getloadavg()[0]:.1f} before it began.")


def system():
    """The name of the distribution."""
    return platform.freedesktop_os_release().get("PRETTY_NAME", "an unknown system")


def version(*command):
    """The first two words that a program says about itself."""
    words = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return " ".join(words[:2])
