"""Reports unexpected errors: details go to a file, one sentence to the user."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from boomerang_desktop import __version__, storage

_LARGEST = 256 * 1024

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


def install(folder: Path, tell: Callable[[Path], None]) -> None:
    """Write every uncaught error to a file in the folder from now on, then call `tell`."""
    previous: Hook = sys.excepthook
    telling = False

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal telling
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(130)
        import traceback

        path = folder / "errors.log"
        write(path, "".join(traceback.format_exception(kind, error, trace)))
        if previous is not sys.__excepthook__:
            previous(kind, error, trace)  # for a debugger or a test
        if not telling:  # an error while reporting an error ends here
            telling = True
            try:
                tell(path)
            finally:
                telling = False

    sys.excepthook = hook


def write(path: Path, text: str) -> None:
    from datetime import datetime

    stamp = datetime.now().isoformat(timespec="seconds")
    try:
        storage.make_folder(path.parent)
        if path.exists() and path.stat().st_size > _LARGEST:
            storage.move(path, path.with_suffix(".old.log"))
        storage.append(path, f"{stamp} Boomerang Desktop {__version__}\n{text}\n")
    except OSError:
        print(text, file=sys.stderr)
