"""Real touches: a pair skips, a second finger, a slide or a long press make no pair, a lone touch shows the controls."""

import time

import pytest

from harness import screen
from harness.names import ACCENT, FAST_FORWARD, PLAY, SCRUBBER, SEEK_AREA
from harness.waiting import eventually, never, settled

RIGHT, LEFT, HEIGHT = 0.85, 0.15, 0.4


def spot(player, across):
    return player.point(SEEK_AREA, across, HEIGHT)


@pytest.mark.parametrize(("across", "position"), [(RIGHT, 40), (LEFT, 20)])
def test_pair_of_touches_skips(touched, touch_screen, across, position):
    place = spot(touched, across)
    touch_screen.taps(place, place)
    touched.at(position)
    assert touched.mpris.status == "Paused"


def test_four_touches_make_three_skips(touched, touch_screen):
    place = spot(touched, RIGHT)
    touch_screen.taps(place, place, place, place)
    touched.at(60)


def test_touches_of_a_thumb_need_not_meet_exactly(touched, touch_screen):
    x, y = spot(touched, RIGHT)
    touch_screen.taps((x, y), (x - 30, y + 20))
    touched.at(40)


def test_two_fingers_are_no_pair(touched, touch_screen):
    x, y = spot(touched, RIGHT)
    for _ in range(2):
        touch_screen.down(x, y, finger=0)
        touch_screen.down(x + 40, y, finger=1)
        touch_screen.up(x, y, finger=0)
        touch_screen.up(x + 40, y, finger=1)
        time.sleep(0.1)
    assert_nothing_happened(touched)


def test_a_slide_is_no_tap(touched, touch_screen):
    x, y = spot(touched, RIGHT)
    for _ in range(2):
        touch_screen.drag((x, y), (x, y + 20), (x, y + 40))
    assert_nothing_happened(touched)


def test_a_lone_touch_does_not_play(touched, touch_screen):
    touch_screen.taps(spot(touched, RIGHT))
    assert_nothing_happened(touched)


def test_a_lone_touch_shows_and_hides_the_controls(touched, touch_screen):
    place, bar = spot(touched, RIGHT), touched.box(SCRUBBER)

    def are_shown():
        return screen.share_near(screen.part(screen.grab(touched.environment), bar), ACCENT) > 0.01

    touched.mpris.do("Play")
    eventually(lambda: not are_shown(), "they hide by themselves")
    touch_screen.taps(place)
    eventually(are_shown, "a touch shows them")
    start = time.monotonic()
    eventually(lambda: not are_shown(), "they hide again")
    assert time.monotonic() - start > 1.5, "the touch that showed them hid them too"
    assert touched.mpris.status == "Playing"


def test_a_held_finger_plays_fast_until_it_is_lifted(touched, touch_screen):
    x, y = spot(touched, RIGHT)
    touch_screen.down(x, y)
    eventually(lambda: touched.mpris.rate == 2 and touched.mpris.status == "Playing", "it plays at 2x")
    eventually(lambda: touched.mpris.position > 30.5, "it moves on")
    touch_screen.up(x, y)
    eventually(lambda: touched.mpris.rate == 1 and touched.mpris.status == "Paused", "it is as it was")
    assert touched.mpris.seeked == []


def test_a_second_finger_ends_a_hold(touched, touch_screen):
    x, y = spot(touched, RIGHT)
    touch_screen.down(x, y)
    eventually(lambda: touched.mpris.rate == 2, "it plays at 2x")
    touch_screen.down(x - 100, y, finger=1)
    eventually(lambda: touched.mpris.rate == 1 and touched.mpris.status == "Paused", "it is as it was")
    touch_screen.up(x - 100, y, finger=1)
    touch_screen.up(x, y)


def test_a_second_finger_anywhere_ends_a_held_button(touched, touch_screen):
    x, y = touched.point(FAST_FORWARD)
    beside, height = spot(touched, LEFT)
    touch_screen.down(x, y)
    eventually(lambda: touched.mpris.position > 34, "the hold moves on")
    touch_screen.down(beside, height, finger=1)
    # Away from where it came down, so that it is neither a tap nor a hold of its own.
    touch_screen.move(beside, height + 40, finger=1)
    end = settled(lambda: touched.mpris.position, "playback", calm=0.6)
    never(lambda: touched.mpris.position != end, "the hold goes on with the first finger", span=0.4)
    touch_screen.up(beside, height + 40, finger=1)
    touch_screen.up(x, y)
    never(lambda: touched.mpris.position != end, "the release was a tap", span=0.4)
    assert end < touched.mpris.duration - 1, "nothing but the end of the sample has stopped it"
    assert touched.mpris.status == "Paused"


def test_a_touch_on_a_control_works_it(touched, touch_screen):
    touch_screen.taps(touched.point(PLAY))
    eventually(lambda: touched.mpris.status == "Playing", "the button plays")


def test_a_finger_drags_the_scrubber(touched, touch_screen):
    points = [touched.point(SCRUBBER, share / 100) for share in range(34, 67, 4)]
    touch_screen.drag(*points)
    touched.at(0.66 * touched.mpris.duration, tolerance=1)


def assert_nothing_happened(player):
    """Neither a jump nor a change between playing and paused."""
    never(lambda: player.mpris.seeked or player.mpris.status != "Paused", "it took it for a tap", span=0.6)
    assert player.mpris.position == pytest.approx(30, abs=0.05)
