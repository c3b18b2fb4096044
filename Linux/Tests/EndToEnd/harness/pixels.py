"""Pictures as numbers."""

import subprocess


def pixels(path):
    """Size of a picture, and its lines of pixels, each a list of (red, green, blue, opacity)."""
    described = subprocess.run(["identify", "-format", "%w %h", path], check=True, capture_output=True).stdout
    width, height = map(int, described.split())
    data = subprocess.run(["convert", path, "-depth", "8", "rgba:-"], check=True, capture_output=True).stdout
    rows = [data[4 * width * y:4 * width * (y + 1)] for y in range(height)]
    return width, height, [[tuple(row[x:x + 4]) for x in range(0, 4 * width, 4)] for row in rows]
