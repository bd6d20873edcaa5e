"""A computer with Windows to install something on: Wine in an empty prefix, on a screen of ours."""

import os
import subprocess
import time
from pathlib import Path

from tests.release.desk import HEIGHT, PATIENCE, WIDTH, Desk, soon, wait

HERE = Path(__file__).parent
NONE = subprocess.DEVNULL


def missing_library(target: Path) -> None:
    """Windows' own ICU, which Wine lacks and Qt asks for."""
    compiler = ["x86_64-w64-mingw32-gcc", "-O2", "-s", "-shared"]
    subprocess.run([*compiler, "-o", target, HERE / "icuuc.c"], check=True)


def prefix(folder: Path) -> dict[str, str]:
    """A new one, as Windows 10; the environment in which Wine uses it."""
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder.parent),
        "USER": "ana",
        "WINEPREFIX": str(folder),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        # neither .NET nor a browser is asked for, and nothing comes into the menus of this machine
        "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
        "LC_ALL": "C.UTF-8",
    }
    quiet = {"env": environment, "stdin": NONE, "stdout": NONE, "stderr": NONE, "check": True}
    subprocess.run(["wineboot", "-i"], timeout=180, **quiet)  # type: ignore[call-overload]
    version = ["reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f"]
    subprocess.run(["wine", *version], timeout=60, **quiet)  # type: ignore[call-overload]
    subprocess.run(["wineserver", "-w"], timeout=60, **quiet)  # type: ignore[call-overload]
    missing_library(folder / "drive_c/windows/system32/icuuc.dll")
    return environment


class Computer(Desk):
    def __init__(self, home: Path) -> None:
        # larger than the window of the program: that one need not fill it
        super().__init__(home, 1600, 1000)
        self.environment |= prefix(home / "prefix") | {"DISPLAY": self.environment["DISPLAY"]}
        # without a window manager Wine hears of no focus, and does not know where its windows are
        self._manager = subprocess.Popen(["openbox"], env=self.environment, stderr=NONE)
        self._corner = (0, 0)
        """Of the window's content, below the title bar."""
        self.disk = home / "prefix" / "drive_c"
        self.user = self.disk / "users" / "ana"
        self.programs = self.user / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"

    def close(self) -> None:
        subprocess.run(["wineserver", "-k"], env=self.environment, check=False)
        self._manager.terminate()
        self._manager.wait()
        super().close()

    def focus(self, name: str = ".+") -> None:
        wait(lambda: self.window(name), f"a window called {name}")
        window = self.window(name)
        self.run("xdotool", "windowsize", window, WIDTH, HEIGHT, "windowactivate", window)
        told = ""

        def settled() -> bool:
            """Where it is, twice in a row."""
            nonlocal told
            before, told = told, self.run("xdotool", "getwindowgeometry", "--shell", window)
            time.sleep(0.2)
            return before == told and f"WIDTH={WIDTH}\nHEIGHT={HEIGHT}" in told

        wait(settled, "the window to be where it will be")
        said = dict(line.split("=") for line in told.split("\n"))
        self._corner = (int(said["X"]), int(said["Y"]))

    def click(self, x: int, y: int) -> None:
        super().click(*self._there(x, y))

    def _there(self, x: float, y: float) -> tuple[int, int]:
        """On the screen, from within the window."""
        return round(self._corner[0] + x), round(self._corner[1] + y)

    def windows_path(self, path: Path) -> str:
        return "C:\\" + str(path.relative_to(self.disk)).replace("/", "\\")

    def wine(self, *words: str, patience: float = 4 * PATIENCE) -> int:
        """Runs something to its end; what it ends with."""
        return subprocess.run(
            ["wine", *words],
            env=self.environment,
            stdin=NONE,
            stdout=NONE,
            stderr=NONE,
            timeout=patience,
        ).returncode

    def start(self, path: Path) -> None:
        """As by a double click. What is started keeps no pipe of ours."""
        self.launch(
            "sh", "-c", 'wine start "$0" </dev/null >/dev/null 2>&1 &', self.windows_path(path)
        )

    def windows(self) -> list[str]:
        """The names of those that can be seen."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "."],
            env=self.environment,
            capture_output=True,
            text=True,
        )
        told = (
            subprocess.run(
                ["xdotool", "getwindowname", each],
                env=self.environment,
                capture_output=True,
                text=True,
            )
            for each in found.stdout.split()
        )
        # one may be gone meanwhile
        return [each.stdout.strip() for each in told if each.returncode == 0]

    def drag(self, start: tuple[int, int], *rest: tuple[int, int]) -> None:
        words: list[object] = ["mousemove", *self._there(*start), "sleep", 0.1, "mousedown", 1]
        here = start
        for there in rest:
            for step in range(1, 6):
                x, y = (a + (b - a) * step / 5 for a, b in zip(here, there, strict=True))
                words += ["mousemove", *self._there(x, y), "sleep", 0.03]
            here = there
        self.run("xdotool", *words, "sleep", 0.1, "mouseup", 1)

    def processes(self) -> list[int]:
        """Those of the program, bots included."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                words = (entry / "cmdline").read_bytes()
                place = (entry / "environ").read_bytes()
            except OSError:
                continue  # ended meanwhile
            ours = f"WINEPREFIX={self.environment['WINEPREFIX']}\0".encode() in place
            if ours and b"boomerang-desktop.exe" in words:
                found.append(int(entry.name))
        return found

    def registry(self) -> str:
        """What is kept of this user; on disk a while after the last program has ended."""
        subprocess.run(["wineserver", "-w"], env=self.environment, timeout=PATIENCE, check=False)
        return (self.disk.parent / "user.reg").read_text("utf-8", "replace")

    def end(self) -> None:
        """Closes the program as people do."""
        self.focus()
        self.keys("alt+F4")
        if not soon(lambda: not self.processes()):
            self.colours(self.home / "still.png")
            raise AssertionError(f"it still runs: {self.home / 'still.png'}")
