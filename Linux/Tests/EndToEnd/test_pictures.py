"""A few figures measured on what is really on the screen."""

import pytest

from harness import media, screen
from harness.names import PLAY, SCRUBBER, SEEK_AREA
from harness.waiting import eventually

ACCENT = (53, 132, 228)
"""Adwaita's blue."""


def halves(player):
    """The left and the right half of the picture, above the controls."""
    area = player.box(SEEK_AREA)
    half = area._replace(y=area.y + area.height * 0.25, height=area.height * 0.4, width=area.width / 2)
    return half, half.moved(area.width / 2, 0)


def feedback(player, *boxes):
    """Brightness of `boxes` in one screenshot after the other, until nothing changes any more.

    The last one is the picture without feedback.
    """
    seen = []

    def is_over():
        image = screen.grab(player.environment)
        seen.append([screen.luminance(screen.part(image, box)) for box in boxes])
        return len(seen) > 8 and all(values == seen[-1] for values in seen[-8:])

    eventually(is_over, "the feedback is over")
    return seen


@pytest.fixture
def in_colour(player, sample):
    """The player paused in the first chapter, whose picture is smooth."""
    running = player(sample, "--paused", "--start", "10")
    running.at(10)
    return running


@pytest.mark.parametrize(("across", "tapped", "position"), [(0.85, 1, 20), (0.15, 0, 0)])
def test_the_tapped_half_darkens_and_the_other_does_not(in_colour, across, tapped, position):
    boxes = halves(in_colour)
    in_colour.pointer.double_tap(*in_colour.point(SEEK_AREA, across, 0.4))
    in_colour.at(position)
    seen = feedback(in_colour, *boxes)
    plain = seen[-1]
    assert min(values[tapped] for values in seen) < 0.9 * plain[tapped]
    assert all(values[1 - tapped] == pytest.approx(plain[1 - tapped], abs=1) for values in seen)


def test_the_picture_follows_a_skip(in_colour):
    boxes = halves(in_colour)
    before = screen.grab(in_colour.environment)
    in_colour.mpris.set_position(45)
    in_colour.at(45)
    eventually(lambda: screen.difference(screen.part(before, boxes[0]), screen.part(screen.grab(in_colour.environment), boxes[0])) > 10,
               "the frame of another chapter")


def waveform(player):
    """What the bar shows."""
    return screen.part(screen.grab(player.environment), player.box(SCRUBBER))


def distinct_heights(player):
    image = waveform(player)
    return len(set(screen.column_heights(image, screen.commonest(image))))


def test_bars_differ_in_height(player, sample, tmp_path):
    running = player(media.without_picture(sample, tmp_path / "sound.mka"), "--paused")
    eventually(lambda: distinct_heights(running) >= 6, lambda: f"6 heights ({distinct_heights(running)})")


def test_a_film_without_sound_has_a_plain_bar(player, sample, tmp_path):
    running = player(media.without_sound(sample, tmp_path / "silent.mkv"), "--paused")
    running.mpris.set_position(45)
    running.at(45)
    assert running.widget(SCRUBBER) and running.widget(PLAY)
    box = running.box(SCRUBBER)
    assert box.width > 100


def test_the_played_part_has_the_accent_colour(player, sample, tmp_path):
    running = player(media.without_picture(sample, tmp_path / "sound.mka"), "--paused", "--start", "45")
    running.at(45)

    def shares():
        box = running.box(SCRUBBER)
        half = box._replace(width=box.width / 2 - 4)
        image = screen.grab(running.environment)
        return [screen.share_near(screen.part(image, part), ACCENT)
                for part in (half, half.moved(box.width / 2 + 4, 0))]

    eventually(lambda: shares()[0] > 0.03, lambda: f"accent colour in the played half ({shares()})")
    assert shares()[1] < 0.005
