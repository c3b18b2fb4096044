"""The desktop's preferences: dark, contrast, reduced motion, languages and their direction; and narrow windows."""

import gettext
import os

import pytest

from harness import screen
from harness.names import PLAY, SCRUBBER, SEEK_AREA
from harness.player import ROOT
from harness.waiting import eventually

CATALOGUES = os.environ.get("SEEKKIT_LOCALE_DIR", ROOT / "build/locale")

DARK, LIGHT = 90, 170
"""A title bar's brightness is below the one, or above the other."""


def title_bar(player):
    """The brightness of the window's upper edge, where no picture is."""
    box = player.window.box
    return screen.luminance(screen.part(screen.grab(player.environment), box._replace(y=box.y + 4, height=6)))


def translated(language, text):
    """The program's own word in another language."""
    return gettext.translation("seekkit", CATALOGUES, [language]).gettext(text)


def in_language(player, sample, language):
    return player(sample, "--paused", "--start", "30", environment={"LANGUAGE": language})


def test_dark_and_light_from_the_start(player, sample):
    dark = player(sample, "--paused", prepare=lambda preferences: preferences.prefer_dark())
    eventually(lambda: title_bar(dark) < DARK, lambda: f"dark ({title_bar(dark)})")
    dark.close()
    light = player(sample, "--paused", prepare=lambda preferences: preferences.prefer_dark(False))
    eventually(lambda: title_bar(light) > LIGHT, lambda: f"light ({title_bar(light)})")


def test_dark_while_running(paused):
    eventually(lambda: title_bar(paused) > LIGHT, lambda: f"light ({title_bar(paused)})")
    paused.preferences.prefer_dark()
    eventually(lambda: title_bar(paused) < DARK, lambda: f"dark ({title_bar(paused)})")


def test_high_contrast_while_running(paused):
    before = screen.grab(paused.environment)
    paused.preferences.high_contrast()
    eventually(lambda: screen.difference(before, screen.grab(paused.environment)) > 0.05, "the look changes")
    paused.widget(PLAY)


def test_reduced_motion_shows_no_ripple(player, sample):
    running = player(sample, "--paused", "--start", "10", prepare=lambda preferences: preferences.reduce_motion())
    running.at(10)
    area = running.box(SEEK_AREA)
    right = area._replace(x=area.x + area.width / 2, width=area.width / 2)
    running.pointer.double_tap(*area.at(0.85, 0.4))
    running.at(20)
    seen = []

    def is_over():
        seen.append(screen.part(screen.grab(running.environment), right).tobytes())
        return len(seen) > 8 and len(set(seen[-8:])) == 1

    eventually(is_over, "the feedback is over")
    assert len(set(seen)) <= 3, "something moves: old frame, new frame and the frame without feedback are three pictures"


@pytest.mark.parametrize("language", ["de", "ar"])
def test_words_are_translated(player, sample, language):
    running = in_language(player, sample, language)
    play, position = translated(language, PLAY[1]), translated(language, SCRUBBER[1])
    assert play != PLAY[1]
    running.widget((PLAY[0], play))
    running.widget((SCRUBBER[0], position))


@pytest.mark.parametrize(("across", "position"), [(0.85, 40), (0.15, 20)])
def test_back_stays_on_the_left_in_arabic(player, sample, across, position):
    running = in_language(player, sample, "ar")
    running.at(30)
    running.pointer.double_tap(*running.window.box.at(across, 0.4))
    running.at(position)


def test_the_bar_is_not_mirrored_in_arabic(player, sample):
    running = in_language(player, sample, "ar")
    bar = running.widget((SCRUBBER[0], translated("ar", SCRUBBER[1])))
    running.pointer.click(*running.point(bar, 0.8))
    running.at(0.8 * 90, tolerance=0.4)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_everything_fits_into_360_points(player, sample, language):
    running = in_language(player, sample, language)
    running.window.resize(360, 640)
    eventually(lambda: running.window.box.width == 360, lambda: f"360 wide ({running.window.box.width})")
    window = running.window.box
    for found in [*running.accessible.all("button", visible=True), *running.accessible.all("slider", visible=True)]:
        box = running.box(found)
        assert box.width > 0, f"{found} has no room"
        assert window.x <= box.x and box.x + box.width <= window.x + window.width, f"{found} sticks out"
