"""Pictures of the screen, and small measures of them."""

import io
import subprocess

from PIL import Image, ImageChops, ImageStat


def grab(environment):
    """The whole screen as an RGB image."""
    done = subprocess.run(["import", "-silent", "-window", "root", "ppm:-"], env=environment,
                          capture_output=True, check=True, timeout=60)
    return Image.open(io.BytesIO(done.stdout)).convert("RGB")


def part(image, box):
    """The part of an image inside a Box of pixels."""
    return image.crop((round(box.x), round(box.y), round(box.x + box.width), round(box.y + box.height)))


def luminance(image):
    """The mean brightness, 0 to 255."""
    return ImageStat.Stat(image.convert("L")).mean[0]


def difference(one, other):
    """The mean difference of brightness between two images of one size, 0 to 255."""

    return luminance(ImageChops.difference(one, other))


def share_near(image, colour, tolerance=40):
    """The share of pixels (0 to 1) whose every channel is within `tolerance` of an RGB colour."""
    near = sum(all(abs(a - b) <= tolerance for a, b in zip(pixel, colour)) for pixel in image.getdata())
    return near / (image.width * image.height)


def column_heights(image, background, tolerance=12):
    """For each column of pixels, how many of them are not the background colour."""
    pixels = image.load()

    def is_drawn(x, y):
        return any(abs(a - b) > tolerance for a, b in zip(pixels[x, y], background))

    return [sum(is_drawn(x, y) for y in range(image.height)) for x in range(image.width)]


def commonest(image):
    """The colour of most pixels."""
    return max(image.getcolors(image.width * image.height))[1]
