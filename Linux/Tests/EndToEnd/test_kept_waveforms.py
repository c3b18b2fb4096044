"""A file is measured once: its bars are there at once from then on, whatever happens to what was kept."""

import pytest

from harness import media, screen
from harness.bars import count_played_heights, played_heights
from harness.names import ACCENT, SCRUBBER
from harness.waiting import eventually


@pytest.fixture
def sound(sample, tmp_path):
    return media.without_picture(sample, tmp_path / "sound.mka")


@pytest.fixture
def cache(tmp_path):
    folder = tmp_path / "cache"
    folder.mkdir()
    return folder


def kept(cache):
    """The finished waveforms in the user's cache, by name: each with its inode and its time."""
    files = (cache / "seekkit/waveforms").glob("*.pyramid")
    return {path: (path.stat().st_ino, path.stat().st_mtime_ns) for path in files}


def show(player, sound, cache, expected=None, is_kept=kept):
    """Opens the file in a player of its own, and waits until its waveform is kept and for its bars, those that are
    expected; gives their heights."""
    running = player(sound, "--paused", "--start", "45", environment={"XDG_CACHE_HOME": str(cache)})
    running.at(45)
    eventually(lambda: is_kept(cache), "a kept waveform")
    eventually(lambda: count_played_heights(running) >= 6 if expected is None else played_heights(running) == expected,
               lambda: f"bars ({played_heights(running)})")
    found = played_heights(running)
    running.close()
    return found


def test_a_waveform_is_kept_and_used(player, sound, cache):
    first = show(player, sound, cache)
    (path, (inode, time)), = kept(cache).items()
    show(player, sound, cache, first)
    (again, (same_inode, later)), = kept(cache).items()
    assert (again, same_inode) == (path, inode) and later > time


def test_what_is_damaged_is_measured_anew(player, sound, cache):
    first = show(player, sound, cache)
    (path, (inode, _)), = kept(cache).items()
    content = bytearray(path.read_bytes())
    content[4096:] = bytes(byte ^ 0x55 for byte in content[4096:])
    path.write_bytes(content)
    show(player, sound, cache, first, is_kept=lambda cache: path.read_bytes() != content)


def test_a_cache_that_cant_be_written_does_no_harm(player, sound, cache):
    (cache / "seekkit").write_text("not a folder")
    running = player(sound, "--paused", "--start", "45", environment={"XDG_CACHE_HOME": str(cache)})
    running.at(45)
    box = running.box(SCRUBBER)
    eventually(lambda: len(set(screen.column_heights(screen.part(screen.grab(running.environment), box), ACCENT))) >= 6,
               "bars")
