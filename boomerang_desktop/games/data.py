"""Reading the games' own data files, which are checked when they are loaded."""

import json
from importlib.resources import files
from typing import Any


class BadData(ValueError):
    """A data file of a game that does not hold what the rules say it holds."""


def load(package: str, name: str) -> Any:
    return json.loads(files(package).joinpath(name).read_text("utf-8"))


def require(condition: object, text: str) -> None:
    if not condition:
        raise BadData(text)
