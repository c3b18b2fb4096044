"""A pointer over the waveform: the time there, and of a film the picture."""

from harness import screen
from harness.names import SCRUBBER
from harness.waiting import eventually

UNDO = ("button", "Undo")
TEAL = (0, 178, 160)
"""The colour of the sample's picture a fifth along it; the one at 30 seconds has none of it."""


def test_a_film_has_pictures(player, sample):
    running = player(sample, "--paused", "--start", "30")
    running.at(30)

    def share():
        return screen.share_near(screen.grab(running.environment), TEAL)

    def hover(place):
        """Moves the pointer along the bar in small steps, as a hand does."""
        for offset in (-0.02, -0.01, 0):
            running.pointer.move(*running.point(SCRUBBER, place + offset))

    assert share() < 0.001
    hover(0.2)
    eventually(lambda: share() > 0.01, lambda: f"a picture ({share()})")
    assert share() < 0.05
    hover(0.8)
    eventually(lambda: share() < 0.001, lambda: f"another picture ({share()})")
    running.at(30)


def test_a_click_goes_through_to_what_is_under_the_picture(player, sample):
    running = player(sample, "--paused", "--start", "30")
    running.at(30)
    running.pointer.click(*running.point(SCRUBBER, 0.72))
    running.at(0.72 * 90, tolerance=0.2)
    undo = running.point(UNDO)
    for place in (0.5, 0.52, 0.54):
        running.pointer.move(*running.point(SCRUBBER, place))
    running.pointer.click(*undo)
    running.at(30)
