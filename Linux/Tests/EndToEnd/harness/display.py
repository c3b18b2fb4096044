"""X servers without a screen: Xvfb for mouse and keys, Xorg's dummy driver for real touches."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from .processes import Processes, before_others

WIDTH, HEIGHT = 1280, 800
"""Size of the screen in pixels."""

XORG_CONFIGURATION = pathlib.Path(__file__).with_name("touch-screen.conf")


class Display:
    """One X server on a free display number.

    *Lifetime*: from construction to `close`. A server is never used again after its session bus is gone: it keeps
    the address of that bus's accessibility bus in a property of its root window.
    """

    def __init__(self, touch=False):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="seekkit-display-"))
        self._processes = Processes()
        try:
            self.name = f":{self._start(self._touch_command() if touch else self._plain_command())}"
        except BaseException:
            self.close()
            raise

    @property
    def touch_socket(self):
        """Where the touch screen listens (touch servers only)."""
        return self.folder / "touch.sock"

    def close(self):
        """Ends the server and deletes its folder."""
        self._processes.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _plain_command(self):
        return ["Xvfb", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-noreset", "-nolisten", "tcp"]

    def _touch_command(self):
        configuration = self.folder / "xorg.conf"
        text = XORG_CONFIGURATION.read_text()
        text = text.replace("@SIZE@", f"{WIDTH}x{HEIGHT}").replace("@VIRTUAL@", f"{WIDTH} {HEIGHT}")
        configuration.write_text(text.replace("@FOLDER@", str(self.folder)))
        return ["Xorg", "-config", str(configuration), "-logfile", str(self.folder / "xorg.log"), "-noreset",
                "-nolisten", "tcp", "-novtswitch", "-sharevts", "vt7"]

    def _start(self, command):
        """Starts the server and returns the display number that it has chosen, once it takes clients."""
        reader, writer = os.pipe()
        with open(self.folder / "server.log", "wb") as log, os.fdopen(reader) as answer:
            command = before_others([*command, "-displayfd", str(writer)])
            self._processes.start(command, stdout=log, stderr=log, pass_fds=[writer])
            os.close(writer)
            number = answer.readline().strip()
        if not number:
            raise RuntimeError(f"{command[0]} did not start: {(self.folder / 'server.log').read_text()[-2000:]}")
        return int(number)


def run_on(environment, *command):
    """Runs a short X client to its end and returns what it printed; its failure raises with what it said."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stderr.strip() or done.returncode}")
    return done.stdout
