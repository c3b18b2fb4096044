"""Where the tour goes in files of every length."""

import pytest

from itinerary import repeated, stops

SKIPS = ["double-tap-right", "four-taps-right", "double-tap-left"]
HOLDS = ["hold-button", "hold-picture"]


@pytest.mark.parametrize(("duration", "can_seek", "names"), [
    (90, True, ["controls", *SKIPS, *HOLDS, "scrubbing"]),
    (5, True, ["controls", *SKIPS, *HOLDS, "scrubbing"]),
    (1, True, ["controls", *SKIPS, "scrubbing"]),
    (0.5, True, ["controls"]),
    (0, True, ["playing"]),
    (0, False, ["playing"]),
    (90, False, ["playing"]),
])
def test_it_stops_where_there_is_room(duration, can_seek, names):
    assert list(stops(duration, can_seek)) == names


@pytest.mark.parametrize(("duration", "start", "back"), [(7200, 20, 60), (90, 20, 45), (30, 7.5, 15), (1, 0.25, 0.5)])
def test_every_stop_begins_with_room_on_its_side(duration, start, back):
    found = stops(duration, can_seek=True)
    assert found["controls"] == found["double-tap-right"] == found["scrubbing"] == start
    assert found["double-tap-left"] == back


def test_what_can_not_be_seeked_is_left_where_it_is():
    assert stops(90, can_seek=False) == {"playing": None}


@pytest.mark.parametrize(("duration", "position"), [(90, 6), (12, 6), (5, 2.5)])
def test_a_held_button_has_repeated_within_the_file(duration, position):
    assert repeated(duration) == position
