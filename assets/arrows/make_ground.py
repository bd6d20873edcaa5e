"""Weaves ground.svg: blue-green felt with short fibres, lit from the upper left."""

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


def main() -> None:
    rng = Random(1976)
    rim = '<stop offset="0.45" stop-color="#06201E" stop-opacity="0"/>'
    rim += '<stop offset="1" stop-color="#06201E" stop-opacity="0.55"/>'
    light = '<stop offset="0" stop-color="#2B776C" stop-opacity="0.75"/>'
    light += '<stop offset="1" stop-color="#2B776C" stop-opacity="0"/>'
    ground = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
  <title>blue-green felt</title>
  <radialGradient id="light" cx="0.36" cy="0.3" r="0.62">{light}</radialGradient>
  <radialGradient id="rim" cx="0.5" cy="0.46" r="0.72">{rim}</radialGradient>
  <path fill="#14504B" d="M0 0h1600v900h-1600z"/>
  <path fill="url(#light)" d="M0 0h1600v900h-1600z"/>
  <!-- fibres, lighter and darker than the felt -->
  <path fill="none" stroke="#3A8A7E" stroke-width="1.1" stroke-linecap="round" opacity="0.13"
    d="{fibres(rng, 260)}"/>
  <path fill="none" stroke="#08312E" stroke-width="1.2" stroke-linecap="round" opacity="0.13"
    d="{fibres(rng, 260)}"/>
  <path fill="url(#rim)" d="M0 0h1600v900h-1600z"/>
</svg>
"""
    (Path(__file__).parent / "ground.svg").write_text(ground)


if __name__ == "__main__":
    main()
