"""Fixtures: the stages, the player on them, the sample, and what is kept of a test that failed."""

import os
import pathlib
import re
import shutil
import signal
import subprocess

import pytest

from harness.buses import Buses
from harness.player import ROOT, Player
from harness.shared_player import POSITION, SharedPlayer
from harness.stage import Stage
from harness.touch import TouchScreen

KEPT = ROOT / "build/end-to-end"
"""Where screenshots and logs of failed tests go."""


def pytest_configure():
    """Being terminated is like Control-C: the fixtures still clean up."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def pytest_collection_modifyitems(items):
    """In each file the tests that share a player come first, since the others close it: one window at a time."""
    files = list(dict.fromkeys(item.path for item in items))
    items.sort(key=lambda item: (files.index(item.path), "player" in item.fixturenames))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Saves the screen at the moment of the failure, while the player is still there."""
    report = (yield).get_result()
    if report.failed:
        item.has_failed = True
        for stage in getattr(item, "stages", []):
            folder = folder_of(item)
            folder.mkdir(parents=True, exist_ok=True)
            stage.screenshot(folder / f"{report.when}.png")


def folder_of(item):
    """Where the traces of one test go."""
    return KEPT / re.sub(r"[^\w.-]+", "_", f"{item.path.stem}-{item.name}")


def opened(touch):
    """A stage and its buses for as long as a fixture needs them."""
    stage = Stage(touch)
    try:
        buses = Buses(stage)
        try:
            yield stage, buses
        finally:
            buses.close()
    finally:
        stage.close()


@pytest.fixture(scope="session")
def _stage():
    yield from opened(touch=False)


@pytest.fixture(scope="session")
def _touch_stage():
    for stage, buses in opened(touch=True):
        screen = TouchScreen(stage.display.touch_socket)
        yield stage, buses, screen
        screen.close()


@pytest.fixture
def stage(_stage, request):
    """The desktop with mouse and keys."""
    request.node.stages = [_stage[0]]
    return _stage[0]


@pytest.fixture
def touch_stage(_touch_stage, request):
    """The desktop with a touch screen."""
    request.node.stages = [_touch_stage[0]]
    return _touch_stage[0]


@pytest.fixture
def touch_screen(_touch_stage, touch_stage):
    """The touch screen of `touch_stage`; no finger stays on it."""
    screen = _touch_stage[2]
    yield screen
    screen.lift_all()


def players(stage, buses, request, tmp_path):
    """Gives a function that starts players; at the end those still open are closed, and how they end is checked."""
    started = []

    def start(*arguments, ready=True, loaded=True, **options):
        player = Player(stage, buses, arguments, tmp_path / f"player-{len(started)}", **options)
        started.append(player)
        player.pointer.rest()
        return player.ready(loaded) if ready else player

    yield start
    try:
        if not has_failed(request):
            for player in started:
                if player.process.poll() is None and player.window:
                    player.close()
                player.check_stderr()
    finally:
        for player in started:
            player.pointer.rest()
            player.kill()
        if has_failed(request):
            keep(request.node, started)


def shared(buses_stage, sample, tmp_path_factory):
    """A player that the tests of a module share, for as long as a fixture needs it."""
    stage, buses = buses_stage[:2]

    def start():
        arguments = [sample, "--paused", "--start", str(POSITION)]
        started = Player(stage, buses, arguments, tmp_path_factory.mktemp("shared") / "player")
        try:
            return started.ready()
        except BaseException:
            # Its window would come later and cover the next player's.
            started.kill()
            raise

    player = SharedPlayer(start)
    try:
        yield player
        player.close()
    finally:
        player.drop()


def borrowed(player, request):
    """The shared player at rest, for one test; after a failure the next test gets another process."""
    running = None
    try:
        running = player.at_rest()
        yield running
        if not has_failed(request):
            running.pointer.rest()
            running.check_stderr()
    finally:
        if has_failed(request) or running is None:
            if running is not None:
                running.pointer.rest()
                keep(request.node, [running])
            player.drop()


def has_failed(request):
    """Whether the test that a fixture serves has failed."""
    return getattr(request.node, "has_failed", False)


def keep(item, started):
    """Keeps what the players of a failed test wrote."""
    for player in started:
        target = folder_of(item) / player.folder.name
        target.mkdir(parents=True, exist_ok=True)
        for name in ("stdout.txt", "stderr.txt"):
            shutil.copy(player.folder / name, target / name)


@pytest.fixture(scope="session")
def sample():
    """The sample clip, made once a checkout."""
    path = pathlib.Path(os.environ.get("SEEKKIT_SAMPLE", ROOT / "build/sample.mkv"))
    if not path.exists():
        subprocess.run([ROOT / "Scripts/make-sample", path], check=True)
    return path


@pytest.fixture(scope="module")
def _shared(_stage, sample, tmp_path_factory):
    yield from shared(_stage, sample, tmp_path_factory)


@pytest.fixture
def player(_stage, _shared, stage, request, tmp_path):
    """A function that starts the player: `player(file, "--paused", environment={…})`; see Player for the options."""
    _shared.close()
    yield from players(stage, _stage[1], request, tmp_path)


@pytest.fixture
def fresh(player, sample):
    """A player of the test's own over the sample, paused where the shared one is."""
    running = player(sample, "--paused", "--start", str(POSITION))
    running.at(POSITION)
    return running


@pytest.fixture(scope="module")
def _touch_shared(_touch_stage, sample, tmp_path_factory):
    yield from shared(_touch_stage, sample, tmp_path_factory)


@pytest.fixture
def paused(_shared, stage, request):
    """The module's player over the sample, paused at 30 seconds, its window as at the start.

    Where the keyboard is, tests before it have decided; one that needs to know takes `fresh`.
    """
    yield from borrowed(_shared, request)


@pytest.fixture
def touched(_touch_shared, touch_stage, touch_screen, request):
    """The same on the desktop with a touch screen."""
    yield from borrowed(_touch_shared, request)

