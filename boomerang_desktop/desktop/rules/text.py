"""Converts the rules from Markdown to rich text.

Three conventions are our own: a list item that opens with an anchor is a numbered paragraph,
`<small>` marks a ruling or a reconstruction, and a line of its own names the pictures to show side
by side."""

import re
from collections.abc import Callable, Collection, Iterator
from itertools import groupby

import attrs

from boomerang_desktop.desktop.texts import unbroken

PICTURE = re.compile(r"!\[([^\]]*)\]\(([\w-]+)\)")
LESSON = re.compile(r"\]\(lesson:([\w/-]+)\)")
_PICTURES = re.compile(rf"(?:{PICTURE.pattern}\s*)+")
_NUMBERED = re.compile(r'- (<a name="\w+"></a>)\*\*(\w+)\*\* ')
_KINDS = (
    ("", re.compile(r"\s*$")),
    ("heading", re.compile(r"#+ ")),
    ("pictures", _PICTURES),
    ("numbered", _NUMBERED),
    ("bullet", re.compile(r"- ")),
    ("step", re.compile(r"\d+\. ")),
    ("table", re.compile(r"\|")),
    ("prose", re.compile(r"")),
)
_SPANS = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"\[([^\]]*)\]\(([^)]*)\)"), r'<a href="\2">\1</a>'),
)

Size = Callable[[str, int], tuple[int, int]]
"""The width and height of the named picture, with this many side by side; 0 if there is none."""


@attrs.frozen
class Heading:
    """A line of the contents."""

    level: int
    title: str
    anchor: str


def contents(text: str) -> list[Heading]:
    """The headings below the title."""
    found = re.findall(r"^(##+) (.+)$", text, re.MULTILINE)
    return [Heading(len(marks), title, f"part-{n}") for n, (marks, title) in enumerate(found)]


def without_missing_lessons(text: str, lessons: Collection[str]) -> str:
    """Drop lines that link to a lesson or a level that does not exist."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if {*LESSON.findall(line)} <= {*lessons})


def rich(text: str, size: Size) -> str:
    """The rules as rich text for Qt."""
    parts = iter(contents(text))
    made: list[str] = []
    for kind, group in groupby(text.splitlines(), _kind):
        lines = list(group)
        match kind:
            case "heading":
                made += [_heading(line, parts) for line in lines]
            case "pictures":
                made += [_pictures(line, size) for line in lines]
            case "numbered":
                made += [_numbered(line) for line in lines]
            case "bullet":
                made.append(_list("ul", lines))
            case "step":
                made.append(_list("ol", lines))
            case "table":
                made.append(_table(lines))
            case "prose":
                made.append(f"<p>{_spans(' '.join(lines))}</p>")
    return "\n".join(made)


def _kind(line: str) -> str:
    return next(kind for kind, looks in _KINDS if looks.match(line))


def _spans(text: str) -> str:
    for looks, becomes in _SPANS:
        text = looks.sub(becomes, text)
    return unbroken(text)


def _heading(line: str, parts: Iterator[Heading]) -> str:
    level = len(line) - len(line.lstrip("#"))
    title = _spans(line[level:].strip())
    if level == 1:
        return f"<h1>{title}</h1>"
    return f'<h{level}><a name="{next(parts).anchor}"></a>{title}</h{level}>'


def _numbered(line: str) -> str:
    opening = _NUMBERED.match(line)
    assert opening
    anchor, number = opening.groups()
    rest = _spans(line[opening.end() :])
    return f'<p class="rule">{anchor}<b class="number">{number}</b>&nbsp; {rest}</p>'


def _list(tag: str, lines: list[str]) -> str:
    items = "".join(f"<li>{_spans(line.split(' ', 1)[1])}</li>" for line in lines)
    return f"<{tag}>{items}</{tag}>"


def _table(lines: list[str]) -> str:
    head, _, *rows = ([cell.strip() for cell in line.strip("| ").split("|")] for line in lines)
    made = _row("th", head) + "".join(_row("td", row) for row in rows)
    return f'<table class="figures" cellspacing="0" cellpadding="6">{made}</table><p></p>'


def _row(tag: str, cells: list[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{_spans(cell)}</{tag}>' for cell in cells)}</tr>"


def _pictures(line: str, size: Size) -> str:
    """Pictures side by side, each with its caption, which screen readers get too."""
    named = PICTURE.findall(line)
    share = f'width="{100 // len(named)}%"'
    above, below = "", ""
    for words, name in named:
        width, height = size(name, len(named))
        shown = f'<img src="{name}/{width}x{height}" width="{width}" height="{height}">'
        above += f'<td class="picture" {share}>{shown if width else ""}</td>'
        below += f'<td class="caption" {share}>{_spans(words)}</td>'
    return (
        # not 100 %: a rounding error of a pixel would make the page scroll sideways
        '<table class="pictures" width="99%" cellspacing="0" cellpadding="0">'
        f"<tr>{above}</tr><tr>{below}</tr></table>"
    )
