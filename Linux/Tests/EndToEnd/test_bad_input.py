"""Bad input: a clear sentence in the window and on stderr, the right exit code, no crash and no hang."""

import contextlib
import functools
import http.server
import os
import shutil
import socket
import threading
from urllib.parse import unquote

import pytest

from harness import media
from harness.waiting import eventually


def missing(path, sample):
    pass


def folder(path, sample):
    path.mkdir()


def empty(path, sample):
    path.touch()


def noise(path, sample):
    media.random_bytes(path)


def text(path, sample):
    path.write_text("This is a letter, and no film.\n" * 50)


def playlist(path, sample):
    path.write_text(f"#EXTM3U\n#EXTINF:90,secret\n/etc/passwd\n{sample}\n")


def unreadable(path, sample):
    shutil.copy(sample, path)
    path.chmod(0)


BAD = [
    (missing, "no film.mkv", "doesn't exist"),
    (unreadable, "closed.mkv", "can't be read"),
    (folder, "a folder", "is a folder"),
    (empty, "empty.mkv", "is empty"),
    (noise, "noise.mkv", "no audio or video"),
    (text, "letter.txt", "no audio or video"),
    (text, "letter.mp4", "no audio or video"),
    (playlist, "list.m3u", "list of other files"),
    (playlist, "list.m3u8", "list of other files"),
]
"""How a bad file is made, its name, and what its sentence says."""

AS_EVERYBODY = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
"""Root may read everything; without these capabilities it may not."""


def wrapper():
    return AS_EVERYBODY if os.geteuid() == 0 else []


def wait_for_sentence(player, words):
    """The sentence with these words is on stderr, in one line, and in the window."""
    eventually(lambda: any(words in line for line in player.stderr.splitlines()),
               lambda: f"{words!r} on stderr ({player.stderr!r})")
    eventually(lambda: player.accessible.find(name=lambda name: words in name), f"{words!r} in the window")


@pytest.mark.parametrize(("make", "name", "words"), BAD)
def test_a_bad_file_alone(player, sample, tmp_path, make, name, words):
    make(tmp_path / name, sample)
    running = player(tmp_path / name, loaded=False, wrapper=wrapper())
    wait_for_sentence(running, words)
    assert name in running.stderr
    running.close(code=1)


def test_the_rest_of_the_list_still_plays(player, sample, tmp_path):
    for make, name, _ in BAD:
        make(tmp_path / name, sample)
    running = player(*(tmp_path / name for _, name, _ in BAD), sample, wrapper=wrapper())
    eventually(lambda: running.mpris.status == "Playing" and running.mpris.position > 0.2, "the sample plays")
    lines = running.stderr.splitlines()
    assert len(lines) == len(BAD)
    for line, (_, name, words) in zip(lines, BAD):
        assert name in line and words in line
    assert running.mpris.title == "SeekKit sample"
    running.close(code=0)


def test_all_files_bad(player, tmp_path):
    empty(tmp_path / "empty.mkv", None)
    running = player(tmp_path / "gone.mkv", tmp_path / "empty.mkv", loaded=False)
    wait_for_sentence(running, "is empty")
    assert "doesn't exist" in running.stderr
    running.close(code=1)


@pytest.mark.parametrize("make", [media.without_sound, media.without_picture])
def test_a_part_is_enough_to_play(player, sample, tmp_path, make):
    running = player(make(sample, tmp_path / "part.mkv"), "--paused")
    assert running.mpris.duration == pytest.approx(90, abs=0.1)
    running.mpris.set_position(45)
    running.at(45)
    running.close()
    assert running.stderr == ""


def test_a_file_without_an_index_is_sought_exactly(player, sample, tmp_path):
    running = player(media.transport_stream(sample, tmp_path / "film.ts"), "--paused")
    for place in (33.32, 7.04, 61.6):
        running.mpris.set_position(place)
        running.at(place, tolerance=0.1)


def test_a_file_cut_in_half_plays_what_is_there(player, sample, tmp_path):
    running = player(media.cut_in_half(sample, tmp_path / "half.mkv"))
    eventually(lambda: running.mpris.position > 0.3, "it plays")
    running.mpris.set_position(80)
    eventually(lambda: running.mpris.status != "Playing" or running.mpris.position > 40, "it goes where the file ends")
    running.close()


NAMES = ["two  blanks.mkv", "quotes \" and '.mkv", "new\nline.mkv", "$HOME `id`;&|.mkv", "%s%n%20.mkv", "lí文🎬.mkv",
         "edl:\\list.mkv", "-dash.mkv", "--two-dashes.mkv", "--help"]


def test_names_of_every_kind(player, sample, tmp_path):
    for name in NAMES:
        os.symlink(sample, tmp_path / name)
    running = player("--paused", "--", *NAMES, working_folder=tmp_path)
    for number, name in enumerate(NAMES):
        if number:
            running.mpris.do("Next")
        address = f"file://{tmp_path / name}"
        eventually(lambda: unquote(running.mpris.get("Metadata")["xesam:url"]) == address and running.mpris.duration > 0,
                   lambda: f"{name!r} is open ({running.mpris.get('Metadata')}, {running.stderr})")
        assert running.mpris.title == "SeekKit sample"
    running.close()
    assert running.stderr == ""


LATIN = b"lat\xe9in.mkv"
"""A name that is no UTF-8: Latin-1, as old disks and archives have it."""


def test_a_name_that_is_no_utf_8(player, sample, tmp_path):
    path = os.fsencode(tmp_path) + b"/" + LATIN
    address = f"file://{tmp_path}/lat%E9in.mkv"
    os.symlink(sample, path)
    running = player("--paused", path, address)
    is_open = lambda: running.mpris.get("Metadata")["xesam:url"] == address and running.mpris.duration > 0
    eventually(is_open, lambda: f"the file is open ({running.mpris.get('Metadata')}, {running.stderr})")
    tracks = {running.mpris.track}
    running.mpris.do("Next")
    eventually(lambda: running.mpris.track not in tracks and is_open(), "its address is open")
    tracks.add(running.mpris.track)
    running.mpris.do("OpenUri", "(s)", address)
    eventually(lambda: running.mpris.track not in tracks and is_open(), "it is opened again from outside")
    running.close()
    assert running.stderr == ""


def test_a_missing_name_that_is_no_utf_8(player, tmp_path):
    running = player(os.fsencode(tmp_path) + b"/" + LATIN, loaded=False)
    wait_for_sentence(running, "“lat\ufffdin.mkv” doesn't exist")
    running.close(code=1)


@contextlib.contextmanager
def served(folder):
    """The address under which a web server of this machine has the files of a folder."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
    handler.func.log_message = lambda *_: None
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(("from_network", "words"), [(False, "list of other files"), (True, "no audio or video")])
def test_a_playlist_never_opens_what_it_names(player, sample, tmp_path, from_network, words):
    secret = tmp_path / "secret.mkv"
    shutil.copy(sample, secret)
    os.utime(secret, (0, 0))
    shared = tmp_path / "shared"
    shared.mkdir()
    (shared / "list.m3u").write_text(f"#EXTM3U\n#EXTINF:90,secret\n{secret}\n")
    with served(shared) as address:
        running = player(f"{address}/list.m3u" if from_network else shared / "list.m3u", loaded=False)
        wait_for_sentence(running, words)
        assert "secret" not in running.stderr
        running.close(code=1)
    assert os.stat(secret).st_atime == 0, "the file that it names was read"


def test_an_address_that_refuses(player):
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        running = player(f"http://127.0.0.1:{closed.getsockname()[1]}/film.mkv", loaded=False)
        wait_for_sentence(running, "doesn't answer")
        running.close(code=1)


def test_an_endless_address_keeps_nobody_waiting(player):
    running = player("http://127.0.0.1:1/" + "a" * 9000, loaded=False)
    wait_for_sentence(running, "doesn't answer")
    assert len(running.stderr) < 300
    running.close(code=1)


def test_what_has_played_counts(player, sample, tmp_path):
    running = player(sample, "--paused")
    running.mpris.do("OpenUri", "(s)", (tmp_path / "gone.mkv").as_uri())
    wait_for_sentence(running, "doesn't exist")
    running.close()


def test_an_address_that_stays_silent_does_not_keep_the_window(player):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        running = player(f"http://127.0.0.1:{silent.getsockname()[1]}/film.mkv", loaded=False)
        silent.settimeout(20)
        caller, _ = silent.accept()
        with caller:
            assert running.mpris.status in ("Stopped", "Paused", "Playing")
            running.window.close()
            eventually(lambda: running.process.poll() is not None, "it ends at once", timeout=1)
            running.check_stderr()


def test_addresses_of_other_kinds_are_refused(player):
    addresses = ["nonsense://somewhere/film.mkv", "lavfi://testsrc", "av://lavfi:testsrc"]
    running = player(*addresses, loaded=False)
    wait_for_sentence(running, "no kind of address")
    eventually(lambda: running.stderr.count("no kind of address") == len(addresses), "a sentence for each of them")
    running.close(code=1)
