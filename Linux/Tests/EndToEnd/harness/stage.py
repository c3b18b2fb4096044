"""A private desktop: a display, a session bus and a window manager, with nothing of the user's in it."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from .display import Display, run_on
from .processes import Processes
from .waiting import eventually

WINDOW_MANAGER = pathlib.Path(__file__).with_name("window-manager.xml")

KEPT = ("PATH", "LD_LIBRARY_PATH", "TMPDIR", "SEEKKIT_LOCALE_DIR", "ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS")
"""What of the caller's environment reaches the programs on the stage."""


class Stage:
    """Where the player plays. `environment` is what programs on it are started with.

    *Lifetime*: from construction to `close`, which ends everything that was started here, also by the bus.
    """

    def __init__(self, touch=False):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="seekkit-stage-"))
        self._processes = Processes()
        self.display = Display(touch)
        try:
            self.environment = self._folders()
            self._start_bus()
            self._start_window_manager()
        except BaseException:
            self.close()
            raise

    def close(self):
        """Ends the programs, then the display, and deletes the folders."""
        self._processes.close()
        self.display.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _folders(self):
        """An environment whose every folder is ours, in English, drawn without a graphics card."""
        environment = {name: os.environ[name] for name in KEPT if name in os.environ}
        environment.update(
            DISPLAY=self.display.name, LC_ALL="C.UTF-8", GDK_BACKEND="x11", GSK_RENDERER="cairo",
            GSETTINGS_BACKEND="keyfile", ADW_DISABLE_PORTAL="1", GTK_USE_PORTAL="0",
            XDG_DATA_DIRS="/usr/local/share:/usr/share")
        for name in ("XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"):
            folder = self.folder / name.lower()
            folder.mkdir(mode=0o700)
            environment[name] = str(folder)
        return environment

    def _start_bus(self):
        """A session bus of our own; the accessibility bus is started by it when the first program asks."""
        address = f"unix:path={self.folder / 'bus'}"
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--nosyslog", f"--address={address}"]
        self._start("bus", command)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        eventually((self.folder / "bus").exists, "the session bus listens")

    def _start_window_manager(self):
        """Fullscreen, focus and resizing need one."""
        self._start("window-manager", ["openbox", "--sm-disable", "--config-file", str(WINDOW_MANAGER)])
        eventually(self._is_managed, "the window manager has started")

    def _is_managed(self):
        check = subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], env=self.environment,
                               capture_output=True, text=True)
        return "window id" in check.stdout

    def _start(self, name, command):
        with open(self.folder / f"{name}.log", "wb") as log:
            return self._processes.start(command, env=self.environment, stdout=log, stderr=log)

    def screenshot(self, path, box=None):
        """Writes a PNG of the screen, or of a Box of it."""
        part = ["-crop", f"{box.width}x{box.height}+{box.x}+{box.y}", "+repage"] if box else []
        run_on(self.environment, "import", "-silent", "-window", "root", *part, f"png24:{path}")
