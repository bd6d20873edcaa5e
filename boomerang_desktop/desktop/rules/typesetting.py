"""Fonts and spacing of the rules, on screen and on paper."""

from PySide6.QtGui import QTextDocument

from boomerang_desktop.desktop.look import theme

_SHEET = """
h1 {{ font-family: "{face}"; font-size: {title}; font-weight: 400; margin: 0 0 {half} 0; }}
h2 {{ font-family: "{face}"; font-size: {head}; font-weight: 400;
    margin: {wide} 0 {half} 0; }}
h3 {{ font-size: {large}; font-weight: 600; color: {muted}; margin: {gap} 0 {half} 0; }}
p, li, td, th {{ font-size: {large}; }}
p, li {{ line-height: 122%; margin: 0 0 {gap} 0; }}
b {{ font-weight: 600; }}
.number {{ color: {accent}; }}
small {{ color: {muted}; font-size: {small}; }}
a {{ color: {accent}; }}
th {{ font-weight: 600; text-align: left; background-color: {raised}; }}
table.figures {{ border: 1px solid {line}; border-collapse: collapse; margin: {half} 0 {gap} 0; }}
table.pictures {{ margin: {half} 0 {half} 0; }}
td.picture {{ text-align: left; }}
td.caption {{ color: {muted}; font-size: {text}; padding: {half} {gap} {half} 0; }}
"""
POINTS = 0.62
"""Points in print per pixel on screen: paper is read from closer up."""


def dress(document: QTextDocument, *, paper: bool = False) -> None:
    """Set the styles of everything written into the document from now on."""
    scale = POINTS if paper else theme.text_scale()
    # on paper, font sizes are in points; gaps can only be in pixels
    sizes = {
        name: f"{size * scale:.1f}pt" if paper else f"{round(size * scale)}px"
        for name, size in theme.SIZES.items()
    }
    gaps = {"half": theme.GRID / 2, "gap": theme.GRID, "wide": 2.5 * theme.GRID}
    if not paper:
        gaps = {name: gap * scale for name, gap in gaps.items()}
    font = theme.font("large")
    if paper:
        font.setPointSizeF(theme.SIZES["large"] * POINTS)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet(
        _SHEET.format(
            **theme.tokens()._asdict(),
            **{**sizes, "small": sizes["text"]},
            **{name: f"{round(gap)}px" for name, gap in gaps.items()},
            face=theme.display_face(),
        )
    )
