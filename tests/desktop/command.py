"""The command as somebody starts it: in a process of its own."""

import os
import subprocess
import sys


def run(*arguments: str, **changes: str | None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **{k: v for k, v in changes.items() if v is not None}}
    for name in (name for name, value in changes.items() if value is None):
        env.pop(name, None)
    return subprocess.run(
        [sys.executable, "-m", "boomerang_desktop", *arguments],
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
