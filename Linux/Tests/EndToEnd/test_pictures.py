"""A few figures measured on what is really on the screen."""

import pytest

from harness import media, screen
from harness.bars import count_played_heights, waveform
from harness.names import ACCENT, SEEK_AREA
from harness.waiting import eventually

def halves(player):
    """The left and the right half of the picture, above the controls."""
    area = player.box(SEEK_AREA)
    half = area._replace(y=area.y + area.height * 0.25, height=area.height * 0.4, width=area.width / 2)
    return half, half.moved(area.width / 2, 0)


def brightness(player, boxes):
    """How bright each of the boxes is right now."""
    image = screen.grab(player.environment)
    return [screen.luminance(screen.part(image, box)) for box in boxes]


@pytest.mark.parametrize(("across", "tapped", "position"), [(0.85, 1, 20), (0.15, 0, 0)])
def test_the_tapped_half_darkens_and_the_other_does_not(paused, across, tapped, position):
    boxes = halves(paused)
    paused.mpris.set_position(10)
    paused.at(10)
    paused.pointer.double_tap(*paused.point(SEEK_AREA, across, 0.4))
    seen = []

    def has_come_and_gone():
        seen.append(brightness(paused, boxes))
        plain = seen[-1]
        return seen[-5:] == [plain] * 5 and any(
            values[tapped] < 0.9 * plain[tapped] and values[1 - tapped] == plain[1 - tapped] for values in seen)

    eventually(has_come_and_gone, lambda: f"one half is darker for a while, and only that one ({seen})")
    paused.at(position)


def test_the_picture_follows_jumps(paused):
    for position, is_shown in [(10, lambda light: light > 90), (45, lambda light: light < 70)]:
        paused.mpris.set_position(position)
        eventually(lambda: is_shown(brightness(paused, halves(paused))[0]),
                   lambda: f"the chapter at {position} s ({brightness(paused, halves(paused))})")


@pytest.fixture
def sounding(player, sample, tmp_path):
    """The player over sound alone, whose waveform is large, paused in its middle."""
    running = player(media.without_picture(sample, tmp_path / "sound.mka"), "--paused", "--start", "45")
    running.at(45)
    return running


def test_bars_differ_in_height_and_the_played_part_has_the_accent_colour(sounding):
    eventually(lambda: count_played_heights(sounding) >= 6, lambda: f"6 heights ({count_played_heights(sounding)})")

    def shares():
        image = waveform(sounding)
        middle = image.width // 2
        played, unplayed = (0, 0, middle - 4, image.height), (middle + 4, 0, image.width, image.height)
        return [screen.share_near(image.crop(part), ACCENT) for part in (played, unplayed)]

    eventually(lambda: shares()[0] > 0.03, lambda: f"accent colour in the played half ({shares()})")
    assert shares()[1] < 0.005


def test_a_film_without_sound_has_a_plain_bar(player, sample, tmp_path):
    running = player(media.without_sound(sample, tmp_path / "silent.mkv"), "--paused", "--start", "45")
    running.at(45)
    eventually(lambda: screen.share_near(waveform(running), ACCENT) > 0.01, "a played part")
    assert count_played_heights(running) <= 5, "bars of a sound that is not there: a plain one has round ends at most"
