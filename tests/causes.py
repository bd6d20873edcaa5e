"""What comes out otherwise after one move than after another, made up."""

from boomerang_desktop.bots.core import Cause


def cause(
    term: str,
    seat: int = 0,
    worth: float = 1.0,
    better: float = 2.0,
    made: float = 1.0,
    *,
    better_in: int = 50,
    made_in: int = 50,
    rule: str | None = None,
) -> Cause:
    return Cause(term, seat, worth, 0.1, better, made, better_in, made_in, 50, rule)
