"""A desktop to install something on: a screen, a mouse, a keyboard and an empty home."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
WIDTH, HEIGHT = 1280, 720
PATIENCE = 60.0


def soon(until: Callable[[], object], patience: float = PATIENCE) -> bool:
    end = time.monotonic() + patience
    while not until():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def wait(until: Callable[[], object], what: str) -> None:
    assert soon(until), f"waited in vain: {what}"


class Desk:
    """A virtual screen (no window manager: the keyboard goes where we say) for one home folder."""

    def __init__(self, home: Path, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.home = home
        reading, writing = os.pipe()
        size = f"{width}x{height}x24"
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            display = f":{pipe.readline().strip()}"
        running = home / "run"
        running.mkdir(parents=True, mode=0o700)
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(running),
            "DISPLAY": display,
            "LANG": "C.UTF-8",
        }

    def close(self) -> None:
        self._screen.terminate()
        self._screen.wait()

    def run(self, *words: object) -> str:
        """Does something as the user of this desk would, and returns what was answered."""
        done = subprocess.run(
            [str(word) for word in words],
            env=self.environment,
            cwd=ROOT if words[0] == sys.executable else self.home,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    def launch(self, *words: object) -> None:
        """Starts a program that stays; it would keep a pipe to us open for as long."""
        none = subprocess.DEVNULL
        command = [str(word) for word in words]
        subprocess.run(command, env=self.environment, cwd=self.home, stdout=none, check=True)

    def window(self, name: str = ".+") -> str:
        """The visible window of that name, or nothing."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", name],
            env=self.environment,
            capture_output=True,
            text=True,
        )
        return found.stdout.strip().split("\n")[-1]

    def focus(self, name: str = ".+") -> None:
        wait(lambda: self.window(name), f"a window called {name}")
        window = self.window(name)
        self.run("xdotool", "windowmove", window, 0, 0, "windowsize", window, WIDTH, HEIGHT)
        self.run("xdotool", "windowfocus", "--sync", window)

    def click(self, x: int, y: int) -> None:
        self.run("xdotool", "mousemove", x, y, "sleep", 0.2, "click", 1)

    def keys(self, *keys: str) -> None:
        self.run("xdotool", "key", "--delay", 30, *keys)

    def colours(self, picture: Path | None = None) -> int:
        """How many colours can be seen: one, if nothing is painted."""
        grab = [sys.executable, "-m", "tests.release.grab", *([str(picture)] if picture else [])]
        return int(self.run(*grab))
