"""Pictures of the screen, and small measures of them."""

from PIL import Image, ImageChops, ImageGrab, ImageStat


def grab(environment):
    """The whole screen as an RGB image."""
    return ImageGrab.grab(xdisplay=environment["DISPLAY"]).convert("RGB")


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
    return 1 - luminance(_far_from(image, colour, tolerance)) / 255


def column_heights(image, colour, tolerance=40):
    """For each column of pixels, how many of them are near an RGB colour."""
    columns = _far_from(image, colour, tolerance).resize((image.width, 1), Image.Resampling.BOX)
    return [round((255 - value) * image.height / 255) for value in columns.tobytes()]


def _far_from(image, colour, tolerance):
    """White where a channel is more than `tolerance` away from a colour, else black."""
    distance = ImageChops.difference(image, Image.new("RGB", image.size, colour))
    red, green, blue = distance.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return largest.point([255 * (value > tolerance) for value in range(256)])
