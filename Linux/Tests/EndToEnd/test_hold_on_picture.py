"""Holding the picture: it plays at twice the speed, and everything is back exactly at the end."""

import pytest

from harness.menus import open_menu
from harness.names import SEEK_AREA
from harness.waiting import eventually, never, settled

FAST = 2.0


def held(player):
    """Holds the middle of the picture for the length of the block."""
    return player.pointer.held(*player.point(SEEK_AREA, 0.5, 0.4))


def wait_for(player, rate, status):
    eventually(lambda: player.mpris.rate == rate and player.mpris.status == status,
               lambda: f"{status} at {rate} (it is {player.mpris.status} at {player.mpris.rate})")


@pytest.fixture
def playing(paused):
    """The player, playing from 30 seconds."""
    paused.mpris.do("Play")
    wait_for(paused, 1, "Playing")
    return paused


def test_from_playing(playing):
    with held(playing):
        wait_for(playing, FAST, "Playing")
    wait_for(playing, 1, "Playing")
    never(lambda: playing.mpris.status != "Playing", "the release was taken for a click", span=0.5)


def test_from_paused(paused):
    with held(paused):
        wait_for(paused, FAST, "Playing")
        eventually(lambda: paused.mpris.position > 31, "it plays on")
    wait_for(paused, 1, "Paused")
    settled(lambda: paused.mpris.position, "playback", calm=0.5)
    assert paused.mpris.status == "Paused"


@pytest.mark.parametrize("rate", [1.25, 3.0])
def test_the_users_rate_comes_back_exactly(playing, rate):
    playing.mpris.set("Rate", "d", rate)
    wait_for(playing, rate, "Playing")
    with held(playing):
        wait_for(playing, FAST, "Playing")
    wait_for(playing, rate, "Playing")
    assert playing.mpris.rate == rate


def test_a_rate_set_meanwhile_counts_afterwards(playing):
    with held(playing):
        wait_for(playing, FAST, "Playing")
        playing.mpris.set("Rate", "d", 1.25)
    wait_for(playing, 1.25, "Playing")


def test_moving_a_held_pointer_does_not_end_it(playing):
    x, y = playing.point(SEEK_AREA, 0.5, 0.4)
    with playing.pointer.held(x, y):
        wait_for(playing, FAST, "Playing")
        playing.pointer.steps((x + 30, y), (x + 60, y + 30))
        never(lambda: playing.mpris.rate != FAST, "moving ended the hold", span=0.3)
    wait_for(playing, 1, "Playing")


def test_a_press_that_moves_at_once_is_no_hold(playing):
    x, y = playing.point(SEEK_AREA, 0.5, 0.4)
    playing.pointer.run("mousemove", int(x), int(y), "mousedown", 1, "mousemove", int(x) + 40, int(y))
    never(lambda: playing.mpris.rate != 1, "a moved press held", span=0.7)
    playing.pointer.release()
    never(lambda: playing.mpris.status != "Playing", "a moved press clicked", span=0.5)


@pytest.fixture
def sliding(player, sample):
    """The player, paused at 30 seconds, where a hold can be slid and locked."""
    running = player(sample, "--paused", "--start", "30",
                     prepare=lambda preferences: preferences.player("[hold]\nsliding=true\nlocking=true"))
    running.at(30)
    return running


def test_a_hold_is_slid_to_another_speed_and_locked_until_a_tap(sliding):
    x, y = sliding.point(SEEK_AREA, 0.5, 0.6)
    with sliding.pointer.held(x, y):
        wait_for(sliding, FAST, "Playing")
        sliding.pointer.steps((x + 30, y), (x + 70, y))
        wait_for(sliding, 4, "Playing")
        sliding.pointer.steps((x + 70, y - 50), (x + 70, y - 90))
    never(lambda: sliding.mpris.rate != 4, "the release ended a locked hold", span=0.5)
    sliding.pointer.click(x, y)
    wait_for(sliding, 1, "Paused")
    never(lambda: sliding.mpris.status != "Paused", "the tap did more than end the hold", span=0.5)


def test_holding_the_back_zone_rewinds_where_that_is_chosen(player, sample):
    running = player(sample, "--paused", "--start", "30",
                     prepare=lambda preferences: preferences.player("[hold]\ndoes=rewind"))
    running.at(30)
    with running.pointer.held(*running.point(SEEK_AREA, 0.15, 0.4)):
        eventually(lambda: running.mpris.position < 26, "it steps back")
        assert running.mpris.rate == 1
    place = settled(lambda: running.mpris.position, "playback", calm=0.5)
    assert place < 26 and running.mpris.status == "Paused"
    with held(running):
        wait_for(running, FAST, "Playing")


def test_playing_fast_without_holding(fresh):
    key = "ctrl+shift+space"
    fresh.pointer.key(key)
    wait_for(fresh, FAST, "Playing")
    item = next(found for found in open_menu(fresh, "Main menu") if found.name.endswith("Play Fast"))
    eventually(lambda: "checked" in item.states, "the menu says so")
    fresh.pointer.key("Escape")
    eventually(lambda: not fresh.accessible.find("menu item", visible=True), "the menu closes")
    fresh.pointer.key(key)
    wait_for(fresh, 1, "Paused")


def test_pausing_ends_what_goes_on_by_itself(fresh):
    fresh.mpris.do("Play")
    wait_for(fresh, 1, "Playing")
    fresh.pointer.key("ctrl+shift+space")
    wait_for(fresh, FAST, "Playing")
    fresh.pointer.key("space")
    wait_for(fresh, 1, "Paused")


def test_minimising_the_window_ends_a_hold(fresh):
    with held(fresh):
        wait_for(fresh, FAST, "Playing")
        fresh.pointer.run("windowminimize", fresh.window.identifier)
        wait_for(fresh, 1, "Paused")
