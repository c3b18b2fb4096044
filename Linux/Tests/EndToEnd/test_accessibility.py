"""What a screen reader finds, and what it can do with it."""

import pytest

from harness import screen
from harness.bus import GLib
from harness.names import (ACCENT, BUTTON_ROLES, FAST_FORWARD, FULLSCREEN, PAUSE, PLAY, REWIND, SCRUBBER, SEEK_AREA,
                           SKIP_BACK, SKIP_FORWARD, VOLUME)
from harness.waiting import eventually, never


def tab_to(player, what):
    """Presses Tab until a widget has the keyboard."""
    widget = player.widget(what, visible=False)

    def is_focused():
        if "focused" in widget.states:
            return True
        player.pointer.key("Tab")
        return False

    eventually(is_focused, f"Tab reaches {what[1]}", interval=0.1)
    return widget


@pytest.mark.parametrize("what", [SEEK_AREA, SCRUBBER, PLAY, REWIND, FAST_FORWARD, FULLSCREEN, VOLUME])
def test_everything_is_there_by_its_name(paused, what):
    paused.widget(what)


def test_every_button_has_a_name(paused):
    names = [found.name for role in BUTTON_ROLES for found in paused.accessible.all(role, visible=True)]
    assert len(names) >= 5
    # Without a name, GTK gives that of the class; underlines are a mnemonic's.
    assert not [name for name in names if not name.strip() or name.startswith(("Gtk", "Adw", "_"))], names


def test_what_is_not_shown_is_not_read_out(paused):
    assert not paused.accessible.find(name=lambda name: name in ("Play something", "This can't be played"), visible=True)


def test_the_seek_area_holds_two_real_buttons(paused):
    area = paused.widget(SEEK_AREA)
    names = {found.name for found in area.all("button")}
    assert {SKIP_BACK[1], SKIP_FORWARD[1]} <= names


@pytest.mark.parametrize(("what", "position"), [(SKIP_FORWARD, 40), (SKIP_BACK, 20)])
def test_its_buttons_skip(paused, what, position):
    paused.widget(what, visible=False).do("click")
    paused.at(position)


@pytest.mark.parametrize(("what", "position"), [(SKIP_FORWARD, 40), (SKIP_BACK, 20)])
def test_its_buttons_work_by_keyboard(paused, what, position):
    tab_to(paused, what)
    paused.pointer.key("Return")
    paused.at(position)


def test_step_of_the_names_is_the_real_one(player, sample):
    running = player(sample, "--paused", "--start", "30", "--step", "25")
    running.widget(("button", "Skip forward 25 seconds"), visible=False).do("click")
    running.at(55)


def test_the_slider_has_the_position_as_its_value(paused):
    slider = paused.widget(SCRUBBER)
    low, high = slider.limits
    eventually(lambda: (slider.value - low) / (high - low) == pytest.approx(30 / 90, abs=0.005),
               lambda: f"a third ({slider.value} of {low} to {high})")


def test_the_slider_tells_the_time_in_words(paused):
    slider = paused.widget(SCRUBBER)
    eventually(lambda: "30 seconds" in slider.description and "1 minute" in slider.description,
               lambda: f"30 seconds of 1 minute 30 seconds ({slider.description})")
    paused.mpris.set_position(45)
    eventually(lambda: "45 seconds" in slider.description, lambda: f"45 seconds ({slider.description})")


def test_a_screen_reader_moves_the_slider(paused):
    slider = paused.widget(SCRUBBER)
    low, high = slider.limits
    slider.set_value(low + (high - low) / 2)
    paused.at(45, tolerance=0.5)


def test_the_feedback_is_hidden_from_it(paused):
    paused.pointer.double_tap(*paused.point(SEEK_AREA, 0.85, 0.4))
    paused.at(40)
    never(lambda: paused.accessible.find(name=lambda name: "+10" in name), "the tally is in the tree", span=0.2)


def test_the_play_button_says_what_it_will_do(paused):
    paused.widget(PLAY).do("click")
    paused.widget(PAUSE).do("click")
    paused.widget(PLAY)


def are_controls_shown(player, bar):
    """Whether the waveform is on the screen; screen readers find the controls also where eyes don't."""
    return screen.share_near(screen.part(screen.grab(player.environment), bar), ACCENT) > 0.01


def shown_controls(player):
    """The place of the waveform once it is drawn, which is after it is measured."""
    bar = player.box(SCRUBBER)
    eventually(lambda: are_controls_shown(player, bar), "the waveform is drawn")
    return bar


def test_controls_hide_while_playing_and_come_back(fresh):
    bar = shown_controls(fresh)
    fresh.mpris.do("Play")
    eventually(lambda: not are_controls_shown(fresh, bar), "the controls hide")
    assert fresh.accessible.find(*SCRUBBER)
    fresh.pointer.steps(fresh.point(SEEK_AREA, 0.4, 0.3), fresh.point(SEEK_AREA, 0.6, 0.3))
    eventually(lambda: are_controls_shown(fresh, bar), "the controls come back")


def test_controls_stay_while_the_keyboard_is_in_them(fresh):
    bar = shown_controls(fresh)
    tab_to(fresh, FAST_FORWARD)
    fresh.mpris.do("Play")
    eventually(lambda: fresh.mpris.position > 34.5, "more time than they stay without the keyboard")
    assert are_controls_shown(fresh, bar), "the controls hid under the keyboard"


@pytest.fixture
def screen_reader(_stage):
    """Tells the desktop's programs that a screen reader is on."""
    address = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled")
    _stage[1].session.set(*address, GLib.Variant("b", True))
    yield
    _stage[1].session.set(*address, GLib.Variant("b", False))


def test_controls_stay_while_a_screen_reader_is_on(screen_reader, fresh):
    bar = shown_controls(fresh)
    fresh.mpris.do("Play")
    eventually(lambda: fresh.mpris.position > 34.5, "more time than they stay without a screen reader")
    assert are_controls_shown(fresh, bar), "the controls hid from the screen reader"
