"""What a screen reader is told once something is over: once, with the real numbers, and by nothing that is in the way."""

import subprocess

import pytest

from harness.names import FAST_FORWARD, SCRUBBER, SEEK_AREA, SKIP_FORWARD
from harness.waiting import eventually, never

RUN = 0.9
"""Seconds that the tally of a run stands."""

NEWER_GTK = """
#include <stdio.h>
void gtk_accessible_announce(void *accessible, const char *message, int priority) {
  printf("%s: %s, %d\\n", accessible ? "window" : "nothing", message, priority);
  fflush(stdout);
}
"""


def tells(announcements, *texts):
    """Waits until these have been told, and sees that nothing follows within the time of a run."""
    eventually(lambda: len(announcements.told) >= len(texts), lambda: f"{texts} ({announcements.told})")
    never(lambda: announcements.told != list(texts), f"{announcements.told}", span=RUN + 0.3)


def test_a_run_of_taps_is_told_once_with_its_sum(paused):
    announcements = paused.announcements()
    place = paused.point(SEEK_AREA, 0.85, 0.4)
    paused.pointer.taps(place, place, place, place)
    tells(announcements, "Forward 30 seconds, 1 minute")


def test_a_run_at_an_end_tells_how_far_it_really_came(paused):
    announcements = paused.announcements()
    paused.mpris.set_position(4)
    paused.at(4)
    paused.pointer.key("Left", "Left")
    tells(announcements, "Back 4 seconds, 0 seconds")
    paused.pointer.key("Left")
    tells(announcements, "Back 4 seconds, 0 seconds", "At the start")


def test_an_undo_tells_where_it_led(paused):
    announcements = paused.announcements()
    paused.pointer.double_tap(*paused.point(SEEK_AREA, 0.15, 0.4))
    tells(announcements, "Back 10 seconds, 20 seconds")
    paused.pointer.key("z")
    tells(announcements, "Back 10 seconds, 20 seconds", "At 30 seconds")


def test_a_chapter_tells_where_it_is(paused):
    announcements = paused.announcements()
    paused.mpris.set_position(20)
    paused.at(20)
    paused.pointer.key("Prior")
    tells(announcements, "At 30 seconds")


def test_taps_on_a_button_add_up(paused):
    announcements = paused.announcements(FAST_FORWARD)
    place = paused.point(FAST_FORWARD)
    paused.pointer.taps(place, place)
    tells(announcements, "Forward 20 seconds, 50 seconds")


def test_a_held_button_is_told_once_it_is_let_go_of(paused):
    announcements = paused.announcements(FAST_FORWARD)
    with paused.pointer.held(*paused.point(FAST_FORWARD)):
        eventually(lambda: paused.mpris.position > 60, "many steps")
        assert announcements.told == []
    eventually(lambda: announcements.told, "it is told")
    assert announcements.told[0].startswith("Forward ")
    tells(announcements, announcements.told[0])


def test_a_drag_tells_where_it_was_let_go_of_and_nothing_when_undone(paused):
    announcements = paused.announcements()
    start, end = paused.point(SCRUBBER, 0.4), paused.point(SCRUBBER, 0.8)
    # Slowly, since GTK leaves out places that a pointer has left before the next frame.
    paused.pointer.drag(start, end, start, pause=0.1)
    never(lambda: announcements.told, "an undone drag was told", span=0.5)
    paused.pointer.drag(start, end)
    eventually(lambda: announcements.told, "it is told")
    assert announcements.told[0] in ("At 1 minute 11 seconds", "At 1 minute 12 seconds")
    tells(announcements, announcements.told[0])


def test_it_is_told_by_what_has_the_keyboard(fresh):
    button = fresh.widget(SKIP_FORWARD, visible=False)

    def is_focused():
        if "focused" in button.states:
            return True
        fresh.pointer.key("Tab")
        return False

    eventually(is_focused, "Tab reaches the button", interval=0.1)
    window, announcements = fresh.announcements(), fresh.announcements(SKIP_FORWARD)
    fresh.pointer.key("Return")
    tells(announcements, "Forward 10 seconds, 40 seconds")
    assert window.told == []
    assert "focused" in button.states
    assert button.description == ""


def test_it_takes_no_room_and_stays_nowhere(paused):
    announcements = paused.announcements()
    box = paused.box(SEEK_AREA)
    before = {found.path for found in paused.accessible.tree()}
    paused.pointer.double_tap(*paused.point(SEEK_AREA, 0.85, 0.4))
    tells(announcements, "Forward 10 seconds, 40 seconds")
    # What was there may have gone meanwhile; nothing may have come.
    assert {found.path for found in paused.accessible.tree()} <= before
    assert not paused.accessible.find(name=lambda name: "Forward 10" in name)
    assert paused.widget(("window", None), visible=False).description == ""
    assert paused.box(SEEK_AREA) == box


@pytest.fixture
def newer_gtk(tmp_path):
    """A library that has what GTK has since 4.14, and writes down how it is called."""
    source, library = tmp_path / "announce.c", tmp_path / "announce.so"
    source.write_text(NEWER_GTK)
    subprocess.run(["clang", "-shared", "-fPIC", "-o", library, source], check=True)
    return library


def test_a_newer_gtk_says_it_itself(player, sample, newer_gtk):
    running = player(sample, "--paused", "--start", "30", environment={"LD_PRELOAD": str(newer_gtk)})
    running.at(30)
    announcements = running.announcements()
    running.pointer.double_tap(*running.point(SEEK_AREA, 0.85, 0.4))
    eventually(lambda: "Forward" in running.stdout, "it is said")
    assert running.stdout == "window: Forward 10 seconds, 40 seconds, 1\n"
    assert announcements.told == []
