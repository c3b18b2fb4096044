"""What playing means at the end, and in films that are hardly more than one."""

import pytest

from harness import media
from harness.waiting import eventually, settled


@pytest.mark.parametrize("kind", ["mkv", "mp4"])
def test_a_film_of_one_frame_plays_pauses_and_plays_anew(player, tmp_path, kind):
    running = player(media.film(tmp_path / f"frame.{kind}", frames=1), "--paused")
    running.mpris.do("Play")
    eventually(lambda: running.mpris.status == "Playing", "it plays")
    running.pointer.key("space")
    eventually(lambda: running.mpris.status == "Paused", "it pauses")
    for _ in range(2):
        running.pointer.key("space")
        eventually(lambda: running.mpris.status == "Playing", "it plays")
        eventually(lambda: running.mpris.status == "Paused", "it is over")


def test_a_film_without_a_length_plays_to_its_end_and_anew(player, tmp_path):
    running = player(media.film(tmp_path / "raw.h264", frames=50), "--paused", loaded=False)
    eventually(lambda: running.mpris.status == "Paused", "it is open")
    for _ in range(2):
        running.mpris.do("Play")
        eventually(lambda: running.mpris.status == "Playing" and 0 < running.mpris.position < 1, "it plays")
        eventually(lambda: running.mpris.status == "Paused" and running.mpris.position > 1.5, "to its end")


@pytest.mark.parametrize("kind", ["mkv", "mp4", "wav"])
def test_after_the_end_in_a_pause_it_plays_anew(player, tmp_path, kind):
    path = tmp_path / f"clip.{kind}"
    running = player(media.tone(path, seconds=4) if kind == "wav" else media.film(path, frames=100), "--paused")
    running.pointer.key("End")
    running.at(4, tolerance=0.05)
    settled(lambda: running.mpris.position, "playback", calm=0.3)
    running.pointer.key("space")
    eventually(lambda: running.mpris.status == "Playing" and 0 < running.mpris.position < 3, "it plays from the start")
