"""MPRIS, as desktops and media keys use it."""

import os

import pytest

from harness.bus import GLib
from harness.mpris import PREFIX, ROOT
from harness.waiting import eventually, never


def test_root_interface(paused):
    told = {key: paused.mpris.get(key, ROOT)
            for key in ("Identity", "DesktopEntry", "CanQuit", "CanRaise", "HasTrackList", "CanSetFullscreen")}
    assert told == {"Identity": "SeekKit", "DesktopEntry": "org.seekkit.Player", "CanQuit": True, "CanRaise": True,
                    "HasTrackList": False, "CanSetFullscreen": True}


def test_metadata(paused):
    told = paused.mpris.get("Metadata")
    assert told["xesam:title"] == "SeekKit sample"
    assert told["xesam:url"].startswith("file:///")
    assert paused.mpris.duration == pytest.approx(90, abs=0.05)
    assert GLib.variant_is_object_path(told["mpris:trackid"])


def test_play_pause_and_stop(paused):
    for method, status in [("Play", "Playing"), ("Play", "Playing"), ("Pause", "Paused"), ("Pause", "Paused"),
                           ("PlayPause", "Playing"), ("PlayPause", "Paused")]:
        paused.mpris.do(method)
        eventually(lambda: paused.mpris.status == status, f"{status} after {method}")
    paused.mpris.do("Stop")
    eventually(lambda: paused.mpris.status in ("Stopped", "Paused"), "stopped")


@pytest.mark.parametrize(("offset", "position"), [(12.52, 42.52), (-12.52, 17.48), (-100, 0)])
def test_seek(paused, offset, position):
    paused.mpris.seek(offset)
    paused.at(position)
    eventually(lambda: paused.mpris.seeked, "Seeked")
    assert paused.mpris.seeked[-1] == pytest.approx(paused.mpris.position, abs=0.05)


@pytest.mark.parametrize("position", [0, 17.48, 89])
def test_set_position(paused, position):
    paused.mpris.set_position(position)
    paused.at(position)


@pytest.mark.parametrize("position", [-1, 1000])
def test_positions_outside_are_ignored(paused, position):
    paused.mpris.set_position(position)
    never(lambda: abs(paused.mpris.position - 30) > 0.05, "it went there", span=0.3)


def test_a_position_in_another_track_is_ignored(paused):
    paused.mpris.do("SetPosition", "(ox)", "/org/seekkit/elsewhere", 50_000_000)
    never(lambda: abs(paused.mpris.position - 30) > 0.05, "it went there", span=0.3)


def test_the_newest_of_many_seeks_wins(paused):
    for position in range(80, 0, -5):
        paused.mpris.set_position(position)
    paused.at(5)
    never(lambda: abs(paused.mpris.position - 5) > 0.05, "an older seek came after the newest", span=0.4)


def test_rate_and_volume(paused):
    paused.mpris.set("Rate", "d", 1.5)
    eventually(lambda: paused.mpris.rate == 1.5, "the rate")
    paused.mpris.set("Volume", "d", 0.4)
    eventually(lambda: paused.mpris.volume == pytest.approx(0.4), "the volume")


def test_fullscreen(paused):
    for wanted in (True, False):
        paused.mpris.set("Fullscreen", "b", wanted, ROOT)
        eventually(lambda: paused.mpris.fullscreen == wanted, f"fullscreen is {wanted}")


def test_next_and_previous(player, sample, tmp_path):
    second = tmp_path / "second.mkv"
    os.symlink(sample, second)
    two = player(sample, second, "--paused")
    first = two.mpris.get("Metadata")["xesam:url"]
    assert two.mpris.get("CanGoNext") and not two.mpris.get("CanGoPrevious")
    two.mpris.do("Next")
    eventually(lambda: two.mpris.get("Metadata").get("xesam:url", first) != first, "the second file")
    eventually(lambda: two.mpris.get("CanGoPrevious") and not two.mpris.get("CanGoNext"), "the end of the list")
    two.mpris.do("Previous")
    eventually(lambda: two.mpris.get("Metadata").get("xesam:url") == first, "the first file again")


def test_a_second_player_takes_a_name_of_its_own(player, sample):
    first, second = player(sample, "--paused"), player(sample, "--paused")
    assert first.mpris.name == PREFIX
    assert second.mpris.name.startswith(PREFIX + ".instance")
    second.mpris.set_position(50)
    second.at(50)
    assert first.mpris.position == pytest.approx(0, abs=0.05)


def test_quit_ends_the_program(fresh):
    fresh.mpris.do("Quit", interface=ROOT)
    fresh.ended(0)
