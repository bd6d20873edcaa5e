"""Two small lessons of flip, written as somebody would write them who has read docs/lessons.md."""

from pathlib import Path

from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record

LESSONS = """
[[lesson]]
id = "touching"
core = true
motion = 4

[[lesson.level]]
id = "one"
record = "begun"
moves = 2
rules = ["F5", "F4"]
point = ["hole 4 4"]
without = ["numbers"]

[[lesson.level.task]]
point = ["piece M", "seat 1"]
offer = ["place:M:?,3", "place:M:6,5", "place:D:4,3;5,3"]
right = ["place:M:*"]
happens = [{ event = "Turned" }]
never = [{ event = "Turned", times = 2 }]
after = ["1 place:M:7,4"]

[[lesson.level.task.wrong]]
id = "domino"
moves = ["place:D:*"]
after = ["1 place:M:3,3"]
point = ["seat 1"]

[[lesson]]
id = "placing"

[[lesson.level]]
id = "first"
record = "begun"
rules = ["F3"]

[[lesson.level.task]]
offer = ["place:T5:*"]
right = ["place:T5:0,0;1,0;2,0;1,1;1,2"]
after = ["1 place:M:3,0"]

[[lesson.level.task]]
offer = ["place:M:4,0", "place:M:3,1"]
right = ["place:M:4,0"]

[[lesson.level]]
id = "second"
record = "begun"
moves = 1
then = ["1 place:M:4,5", "0 place:M:4,6"]
seat = 1
rules = ["F4"]

[[lesson.level.task]]
offer = ["place:D:3,6;3,7"]
right = ["place:*"]
"""

TEXTS = """
[touching]
title = "Touch and turn"

[touching.one]
tasks = ["Touch the red piece."]
done = "It turned over."

[touching.one.wrong]
domino = "Too much of it."
otherwise = "That touches nothing, or too much."

[placing]
title = "Place a piece"

[placing.first]
tasks = ["Place the T in the corner.", "Answer."]
done = "There it lies."

[placing.first.wrong]
otherwise = "Into the corner."

[placing.second]
tasks = ["Your turn."]
done = "Good."

[coach]
place = "Place a piece that touches."
"""


def a_match() -> Match:
    seats = [Seat("Player 1"), Seat("Bruno")]
    match = Match.new(GAMES["flip"], seats, {}, 1, 0)
    for seat, notation in ((0, "place:I3:4,4;5,4;6,4"), (1, "place:D:4,5;5,5")):
        match.play(seat, match.game.parse(notation))
    return match


def write(root: Path, lessons: str = LESSONS, texts: str = TEXTS, game: str = "flip") -> Path:
    """Lays it out as in the program's own folder, and gives the folder of the game."""
    folder = root / "assets/lessons" / game
    folder.mkdir(parents=True)
    (folder / "lessons.toml").write_text(lessons, "utf-8")
    record.save(a_match(), folder / "begun.boomerang")
    for language in ("en", "fr", "it"):
        place = root / "i18n/lessons" / language
        place.mkdir(parents=True)
        (place / f"{game}.toml").write_text(texts, "utf-8")
    return folder
