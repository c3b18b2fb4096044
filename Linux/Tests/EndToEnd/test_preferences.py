"""The desktop's preferences: dark, contrast, reduced motion, languages and their direction; and narrow windows."""

import gettext
import os

import pytest

from harness import media, screen
from harness.names import PLAY, SCRUBBER, SEEK_AREA
from harness.player import ROOT
from harness.waiting import eventually

CATALOGUES = os.environ.get("SEEKKIT_LOCALE_DIR", ROOT / "build/locale")

DARK, LIGHT = 90, 170
"""A window's brightness is below the one, or above the other."""


def header(player):
    """What is on the screen at the window's upper edge."""
    box = player.window.box
    return screen.part(screen.grab(player.environment), box._replace(y=box.y + 8, height=40))


def wait_for_light(player, is_light):
    def is_so():
        light = screen.luminance(header(player))
        return light > LIGHT if is_light else light < DARK

    eventually(is_so, lambda: f"{'light' if is_light else 'dark'} ({screen.luminance(header(player))})")


@pytest.fixture
def sound(sample, tmp_path):
    """The sample's sound: over a film the bars are always dark."""
    return media.without_picture(sample, tmp_path / "sound.mka")


def test_dark_from_the_start(player, sound):
    wait_for_light(player(sound, "--paused", prepare=lambda preferences: preferences.prefer_dark()), False)


def test_dark_and_contrast_are_followed_while_running(player, sound):
    running = player(sound, "--paused", prepare=lambda preferences: preferences.prefer_dark(False))
    wait_for_light(running, True)
    running.preferences.prefer_dark()
    wait_for_light(running, False)
    running.preferences.prefer_dark(False)
    wait_for_light(running, True)
    before = screen.grab(running.environment)
    running.preferences.high_contrast()
    eventually(lambda: screen.difference(before, screen.grab(running.environment)) > 0.1, "the look changes")
    running.widget(PLAY)


def test_reduced_motion_shows_no_ripple(player, sample):
    running = player(sample, "--paused", "--start", "10", prepare=lambda preferences: preferences.reduce_motion())
    running.at(10)
    area = running.box(SEEK_AREA)
    right = area._replace(x=area.x + area.width / 2, width=area.width / 2, height=area.height * 0.7)
    running.pointer.double_tap(*area.at(0.85, 0.4))
    seen = []

    def has_come_and_gone():
        seen.append(screen.part(screen.grab(running.environment), right))
        lights = [screen.luminance(image) for image in seen]
        return lights[-5:] == [lights[-1]] * 5 and min(lights) < 0.9 * lights[-1]

    eventually(has_come_and_gone, "the half is darker for a while")
    running.at(20)
    count = len({image.tobytes() for image in seen})
    assert count <= 5, f"something moves ({count} pictures): there are two frames, each with feedback and without"


def translated(language, text):
    """The program's own word in another language."""
    return gettext.translation("seekkit", CATALOGUES, [language]).gettext(text)


def in_language(player, sample, language):
    running = player(sample, "--paused", "--start", "30", environment={"LANGUAGE": language})
    running.at(30)
    return running


@pytest.mark.parametrize("language", ["de", "ar"])
def test_words_are_translated(player, sample, language):
    running = in_language(player, sample, language)
    for role, name in (PLAY, SCRUBBER, SEEK_AREA):
        assert translated(language, name) != name
        running.widget((role, translated(language, name)))


def test_back_and_the_bar_stay_as_they_are_in_arabic(player, sample):
    running = in_language(player, sample, "ar")
    for across, position in [(0.85, 40), (0.15, 30)]:
        running.pointer.double_tap(*running.window.box.at(across, 0.4))
        running.at(position)
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
