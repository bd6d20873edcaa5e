"""References to the rules: "rule 6" and a small book. Texts carry them as data, " · F6" at the end
or "(F6)" inside; here they become text to read, click and hear."""

import base64
import re
from functools import lru_cache
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Qt
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QLabel

from boomerang_desktop.desktop.look import assets, theme

_INSIDE = re.compile(r"\(([A-Z]\d{1,2}[a-z]?)\)")
_AT_THE_END = re.compile(r"\s*·\s*([A-Z]\d{1,2}[a-z]?)$")
_LINKS = (
    Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
)
_SERIES = "CHL"
"""The series whose letter is shown: the rules of hunt and lascaux have two, with the same numbers.
A letter alone says nothing, and F6 would be a key."""
_FINE = 4
"""How many times finer the book is drawn than shown: a table may be enlarged."""


class _Names(QObject):
    def rule(self, number: str) -> str:
        return self.tr("rule {number}").format(number=number)


def name(paragraph: str) -> str:
    """The name of a paragraph in a reference: "rule 6" or "rule C6"."""
    kept = paragraph[:1] in _SERIES
    return _Names().rule(paragraph if kept else paragraph[1:])


def split(text: str) -> tuple[str, str]:
    """Split a text from the paragraph at its end, if there is one."""
    found = _AT_THE_END.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")


def plain(text: str, paragraph: str = "") -> str:
    """The text as it is read aloud: the sentence, then "rule 6"."""
    said, own = split(text)
    said = _INSIDE.sub(lambda found: f"({name(found[1])})", said)
    paragraph = paragraph or own
    return f"{said} · {name(paragraph)}" if paragraph else said


def link(paragraph: str, pixels: float = 0.0) -> str:
    """The reference alone, as rich text that links to the paragraph."""
    size = round(pixels or theme.SIZES["text"] * theme.text_scale())
    colour = theme.tokens().accent
    book = f'<img src="{_book(colour, size)}" width="{size}" height="{size}">'
    words = name(paragraph).replace(" ", "&nbsp;")
    # after a picture Qt may always break the line, before one it keeps to the text
    gap = '<span style="text-decoration: none;">&nbsp;</span>'
    return f'<a href="{paragraph}" style="color: {colour};">{words}{gap}{book}</a>'


def linked(text: str, paragraph: str = "", pixels: float = 0.0) -> str:
    """Sentences as rich text with their references."""
    said, own = split(text)
    said = _INSIDE.sub(lambda found: f"({link(found[1], pixels)})", escape(said))
    said = said.replace("\n", "<br>")
    paragraph = paragraph or own
    # after a number without a full stop, "rule 4" would seem to go on with it
    apart = " " if said.endswith((".", "!", "?")) else " ·&nbsp;"
    return f"{said}{apart}{link(paragraph, pixels)}" if paragraph else said


def write(label: QLabel, text: str, paragraph: str = "") -> None:
    """Show a sentence with its reference on a label; `linkActivated` gives the paragraph, by key
    too."""
    said, own = split(text)
    paragraph = paragraph or own
    rich = bool(paragraph or _INSIDE.search(said))
    label.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(_LINKS if rich else Qt.TextInteractionFlag.NoTextInteraction)
    # a press is for the link: a text is no button that would keep the focus
    label.setFocusPolicy(Qt.FocusPolicy.TabFocus if rich else Qt.FocusPolicy.NoFocus)
    label.setText(linked(said, paragraph) if rich else said)
    label.setAccessibleName(plain(said, paragraph))


def write_link(label: QLabel, text: str, target: str, words: str) -> None:
    """Show a sentence with a link to something other than the rules."""
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setTextInteractionFlags(_LINKS)
    colour = theme.tokens().accent
    label.setText(
        f'{escape(text)} · <a href="{target}" style="color: {colour};">{escape(words)}</a>'
    )
    label.setAccessibleName(f"{text} · {words}")


@lru_cache(maxsize=32)
def _book(colour: str, size: int) -> str:
    picture = assets.pixmap("icons/rules", _FINE * size, _FINE * size, colour).toImage()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(picture)
    return "data:image/png;base64," + base64.b64encode(buffer.data().data()).decode()
