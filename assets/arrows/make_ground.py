"""Weaves ground.svg and ground-dark.svg: blue-green felt by day and by night, with
short fibres, lit from the upper left."""

from pathlib import Path
from random import Random


def fibres(rng: Random, count: int) -> str:
    """Short strokes that lie every way, few enough to stay quiet."""
    strokes = []
    for _ in range(count):
        x, y = rng.randrange(1600), rng.randrange(900)
        strokes.append(
            f"M{x} {y}q{rng.randint(-4, 4)} {rng.randint(-4, 4)} "
            f"{rng.randint(-9, 9)} {rng.randint(-9, 9)}"
        )
    return "".join(strokes)


DAY = ("#14504B", "#2B776C", "#06201E", "#3A8A7E", "#08312E")
NIGHT = ("#0C2B29", "#174843", "#030F0E", "#22544D", "#051A18")
"""The felt, the light on it, its rim, and fibres lighter and darker than it."""


def ground(felt: str, lit: str, dark: str, pale: str, deep: str) -> str:
    rng = Random(1976)
    rim = f'<stop offset="0.45" stop-color="{dark}" stop-opacity="0"/>'
    rim += f'<stop offset="1" stop-color="{dark}" stop-opacity="0.55"/>'
    light = f'<stop offset="0" stop-color="{lit}" stop-opacity="0.75"/>'
    light += f'<stop offset="1" stop-color="{lit}" stop-opacity="0"/>'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
  <title>blue-green felt</title>
  <radialGradient id="light" cx="0.36" cy="0.3" r="0.62">{light}</radialGradient>
  <radialGradient id="rim" cx="0.5" cy="0.46" r="0.72">{rim}</radialGradient>
  <path fill="{felt}" d="M0 0h1600v900h-1600z"/>
  <path fill="url(#light)" d="M0 0h1600v900h-1600z"/>
  <!-- fibres, lighter and darker than the felt -->
  <path fill="none" stroke="{pale}" stroke-width="1.1" stroke-linecap="round" opacity="0.13"
    d="{fibres(rng, 260)}"/>
  <path fill="none" stroke="{deep}" stroke-width="1.2" stroke-linecap="round" opacity="0.13"
    d="{fibres(rng, 260)}"/>
  <path fill="url(#rim)" d="M0 0h1600v900h-1600z"/>
</svg>
"""


def main() -> None:
    for name, colours in (("ground", DAY), ("ground-dark", NIGHT)):
        (Path(__file__).parent / f"{name}.svg").write_text(ground(*colours))


if __name__ == "__main__":
    main()
