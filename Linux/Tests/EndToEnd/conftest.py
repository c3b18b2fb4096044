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
from harness.stage import Stage
from harness.touch import TouchScreen

KEPT = ROOT / "build/end-to-end"
"""Where screenshots and logs of failed tests go."""


def pytest_configure():
    """Being terminated is like Control-C: the fixtures still clean up."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


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
        if not getattr(request.node, "has_failed", False):
            for player in started:
                if player.process.poll() is None and player.window:
                    player.close()
                player.check_stderr()
    finally:
        for player in started:
            player.pointer.rest()
            player.kill()
        if getattr(request.node, "has_failed", False):
            keep(request.node, started)


def keep(item, started):
    """Keeps what the players of a failed test wrote."""
    for player in started:
        target = folder_of(item) / player.folder.name
        target.mkdir(parents=True, exist_ok=True)
        for name in ("stdout.txt", "stderr.txt"):
            shutil.copy(player.folder / name, target / name)


@pytest.fixture
def player(_stage, stage, request, tmp_path):
    """A function that starts the player: `player(file, "--paused", environment={…})`; see Player for the options."""
    yield from players(stage, _stage[1], request, tmp_path)


@pytest.fixture
def touch_player(_touch_stage, touch_stage, request, tmp_path):
    """The same on the touch screen's desktop."""
    yield from players(touch_stage, _touch_stage[1], request, tmp_path)


@pytest.fixture(scope="session")
def sample():
    """The sample clip, made once a checkout."""
    path = pathlib.Path(os.environ.get("SEEKKIT_SAMPLE", ROOT / "build/sample.mkv"))
    if not path.exists():
        subprocess.run([ROOT / "Scripts/make-sample", path], check=True)
    return path


@pytest.fixture
def paused(player, sample):
    """The player over the sample, paused at 30 seconds: from there every exact seek has an exact place."""
    running = player(sample, "--paused", "--start", "30")
    running.at(30)
    return running


@pytest.fixture(scope="session")
def scratch(tmp_path_factory):
    """A folder for files that tests make once a run."""
    return pathlib.Path(tmp_path_factory.mktemp("media"))
