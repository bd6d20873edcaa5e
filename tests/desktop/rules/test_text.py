"""From the text of the rules to what Qt reads."""

import re

import pytest

from boomerang_desktop import LANGUAGES
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.rules import text

WRITTEN = """\
# The Game

A lead, on
two lines.

## In one minute

![First *this*](one) ![Then that](two)

[Try it: this](lesson:this)

[Try it: that](lesson:that)

### Closely

- <a name="X1"></a>**X1** Do **this** <small>*(ruling)*</small>, see [X2](#X2).
- a bullet
- another

1. a step
2. another

| A | B |
|---|---|
| 1 | 2 |
"""


def half(name: str, columns: int) -> tuple[int, int]:
    return (0, 0) if name == "two" else (200 // columns, 100 // columns)


def test_each_kind_of_line_becomes_what_it_is() -> None:
    made = text.rich(WRITTEN, half)
    for expected in (
        "<h1>The Game</h1>",
        "<p>A lead, on two lines.</p>",
        '<h2><a name="part-0"></a>In one minute</h2>',
        '<h3><a name="part-1"></a>Closely</h3>',
        '<a href="lesson:this">Try it: this</a>',
        '<p class="rule"><a name="X1"></a><b class="number">X1</b>&nbsp; Do <b>this</b>',
        "<small><i>(ruling)</i></small>",
        '<a href="#X2">X2</a>',
        "<ul><li>a bullet</li><li>another</li></ul>",
        "<ol><li>a step</li><li>another</li></ol>",
        "<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>",
    ):
        assert expected in made, expected
    assert "|" not in made
    assert "*" not in made


def test_pictures_stand_side_by_side_with_their_words_below() -> None:
    made = text.rich(WRITTEN, half)
    assert made.count("<img") == 1
    assert '<img src="one/100x50" width="100" height="50">' in made
    first, second = re.findall(r'<td class="caption" width="50%">(.*?)</td>', made)
    assert first == "First <i>this</i>"
    assert second == "Then that", "words stay where there is no picture"


def test_the_contents_name_every_part_under_the_title() -> None:
    parts = text.contents(WRITTEN)
    assert [(part.level, part.title) for part in parts] == [(2, "In one minute"), (3, "Closely")]
    for part in parts:
        assert f'<a name="{part.anchor}">' in text.rich(WRITTEN, half)


def test_what_cannot_be_tried_is_not_offered() -> None:
    assert text.LESSON.findall(text.without_missing_lessons(WRITTEN, {"that"})) == ["that"]
    assert text.LESSON.findall(text.without_missing_lessons(WRITTEN, ())) == []
    assert text.without_missing_lessons(WRITTEN, {"this", "that"}) == WRITTEN


def test_plain_rules_of_another_game_can_be_read_too() -> None:
    made = text.rich("# The Heap\n\n## T1\nOne takes.\n\n## T2\nNobody else.\n", half)
    assert made.count("<h2>") == 2
    assert "<p>One takes.</p>" in made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_INFOS)
def test_a_lesson_is_offered_in_a_line_of_its_own(language: str, game: str) -> None:
    for line in GAME_INFOS[game].rules(language).read_text("utf-8").splitlines():
        if "lesson:" in line:
            assert re.fullmatch(r"\[[^\]]+\]\(lesson:[\w/-]+\)", line)
