"""What the string circle says."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

import attrs
import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.circle.names import known
from boomerang_desktop.desktop.games.circle.words import CircleWords
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import InHand
from boomerang_desktop.games.circle.game import HUNT, LASCAUX, CircleGame
from boomerang_desktop.games.circle.scoring import Majority
from boomerang_desktop.games.circle.state import HIDDEN, CircleState
from boomerang_desktop.games.core import ONLOOKER, Result
from boomerang_desktop.match import Match, record
from tests.desktop.games.circle.conftest import Sit
from tests.desktop.games.circle.seated import NAMES, setup_of
from tests.desktop.games.listening import terms
from tests.games.circle.table import choose, play, sit

ROOT = Path(__file__).parents[4]
SERIES = ROOT / "tests" / "records" / "lascaux-4-series.boomerang"
FIVE = ("fish water forest", "emu plain desert", "gecko desert mountain")
EMPTY = InHand()
both_games = pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=["hunt", "lascaux"])


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


def words(game: CircleGame, seats: int = 3, you: int | None = None) -> CircleWords:
    return CircleWords(setup_of(game, seats, you))


def whole(*texts: str) -> None:
    """A sentence without gaps where something should have been filled in."""
    for text in texts:
        assert text
        assert text == text.strip()
        assert not any(gap in text for gap in ("{", "}", "%n", "(s)", "None"))


# --- every sentence, in every language


def keys(view: CircleState) -> Iterator[Key]:
    """Every thing that can lie on the table."""
    deck, seats = view.series.variant.deck, range(view.series.seats)
    middle = ("ring", "tag", "deck", "pile", "begins", "throw", "stop")
    yield from ((kind,) for kind in (*middle, *(["heap"] if view.ring else [])))
    yield from (("token", suit) for suit in deck.suits)
    yield from (("card", number) for number in deck.members(view.face_up))
    for kind in ("reserve", "slot", "chosen", "collection"):
        yield from ((kind, seat) for seat in seats)
    yield from (("held", seat, n) for seat in seats for n in range(len(deck.species)))
    if view.to_act:
        yield from (("state", seat) for seat in seats)


def lifted(view: CircleState) -> Iterator[InHand]:
    """Everything that may be in the hand."""
    for suit in view.series.variant.deck.suits:
        yield InHand((("token", suit),))
    for kind in ("reserve", "chosen"):
        yield InHand(((kind, view.turn),))
    yield InHand((("heap",),))


def told(game: CircleGame, you: int | None = None, games: int = 1) -> Iterator[str]:
    """All that is said in a whole match of one of the two games."""
    said, rng, state = words(game, you=you), Random(5), sit(game, games=games)
    yield from (line.text for line in said.opening(state))
    yield from (said.reveals(0), said.reveals(1), said.all_revealed())
    yield from chain.from_iterable(said.keys())
    while state.to_act:
        seat = rng.choice(state.to_act)
        view, move = state.view(seat), rng.choice(state.legal(seat))
        yield said.advice(view, move)
        yield from (said.status(view, who, EMPTY) for who in (seat, None))
        yield from (said.status(view, seat, in_hand) for in_hand in lifted(view))
        for key in keys(view):
            yield from said.thing(view, seat, key)
            about = said.about(view, seat, key)
            yield about.text if about else ""
        after = state.play(seat, move)
        events = game.events(state, seat, move, after)
        lines = said.lines(state.view(ONLOOKER), events, after.view(ONLOOKER))
        yield from (line.text for line in lines)
        state = after


def test_a_language_chosen_later_is_spoken_at_once(qapp: QApplication) -> None:
    said, state = words(HUNT), sit(HUNT, top=FIVE)
    english = said.status(state, 0, EMPTY), said.thing(state, 0, ("ring",))
    try:
        languages.install("fr")
        french = said.status(state, 0, EMPTY), said.thing(state, 0, ("ring",))
    finally:
        languages.install("en")
    assert english[0] != french[0]
    assert english[1] != french[1]
    assert (said.status(state, 0, EMPTY), said.thing(state, 0, ("ring",))) == english


# --- names


def test_a_hidden_reserve_is_not_known() -> None:
    assert known(HIDDEN) is None
    assert known(0) == 0


# --- while it is played


def test_the_status_names_who_decides_and_what_is_at_stake(qapp: QApplication) -> None:
    said, state = words(HUNT), sit(HUNT, top=FIVE)
    assert said.status(state, None, EMPTY).startswith("Still to choose a token: Ana, Bruno, Chloé")
    told = said.status(state, 1, EMPTY)
    assert told == "Bruno chooses a territory in secret · Ana begins the round"
    state = choose(HUNT, state, "water", "forest", "plain")
    assert said.status(state, 0, EMPTY) == "Ana throws a boomerang or stops"
    state = play(HUNT, state, "0 throw")
    assert said.status(state, 1, EMPTY).startswith("Bruno throws, or stops and takes 1 boomerang")
    state = play(HUNT, state, *(f"{n % 3} throw" for n in range(1, 36)))
    assert said.status(state, 0, EMPTY).startswith("Ana must stop and take 36 boomerang")


def test_the_last_round_is_announced(qapp: QApplication) -> None:
    """Where the deck is empty in hunt; in lascaux what is left over is played for."""
    for name, told in (("hunt-3", True), ("lascaux-4", False)):
        match = record.load(ROOT / "tests" / "records" / f"{name}.boomerang")
        chosen = [state for state in match.states if isinstance(state, CircleState)]
        game, seats = (HUNT if told else LASCAUX), len(match.seats)
        spoken = words(game, seats)
        for state in (state.view(0) for state in chosen if state.choosing and 0 in state.to_act):
            last = spoken.status(state, 0, EMPTY).startswith("Last round · ")
            assert last == (told and not state.cards_left)
        assert any(state.choosing and not state.cards_left for state in chosen)


@both_games
def test_the_only_person_at_the_screen_is_never_called_by_name(
    language: str, game: CircleGame
) -> None:
    said = list(told(game, you=0, games=4))
    whole(*filter(None, said))
    assert not [text for text in said if NAMES[0] in text]
    assert any(NAMES[1] in text for text in said)
    you = {"en": "You ", "fr": "Vous ", "it": "Tocca a te"}[language]
    assert any(text.startswith(you) for text in said)


@both_games
def test_everything_on_the_table_says_what_it_means_and_where_to_read_on(
    language: str, game: CircleGame
) -> None:
    said, rng, state = words(game, 4, you=1), Random(3), sit(game, 4)
    rules = (ROOT / "i18n" / "rules" / "en" / f"{game.id}.md").read_text("utf-8")
    while state.to_act:
        seat = rng.choice(state.to_act)
        view = state.view(1)
        for key in (*keys(view), ("seat", 2), ("gap",)) if rng.random() < 0.2 else ():
            about = said.about(view, 1, key)
            assert about is not None, key
            whole(about.text)
            assert about.text.endswith((".", "T", "S")), about.text
            assert f'name="{about.rule}"' in rules
        state = state.play(seat, rng.choice(state.legal(seat)))


def test_a_lead_and_a_tie_are_explained_to_those_who_see_their_signs(qapp: QApplication) -> None:
    said, state = words(HUNT, you=0), sit(HUNT)
    fish = HUNT.variant.deck.species_masks[0]
    cards = [card for card in range(54) if fish >> card & 1]

    def told(*held: int) -> list[str]:
        left = iter(cards)
        collections = tuple(sum(1 << next(left) for _ in range(count)) for count in held)
        view = attrs.evolve(state, collections=collections)
        abouts = (said.about(view, 0, ("held", seat, 0)) for seat in range(3))
        return [about.text for about in abouts if about]

    alone = told(3, 1, 0)
    assert alone[0].startswith("Fish: you have 3. “+2” is the lead")
    assert alone[1] == "Fish: Bruno has 1. You lead with 3: only you would score."
    tied = told(2, 2, 0)
    assert tied[0].startswith("Fish: you have 2. “=” is a tie for the lead with Bruno")
    assert (
        tied[2] == "Fish: Chloé has 0. You, Bruno lead with 2 each: nobody else would get points."
    )


def test_what_both_games_say_names_neither_token_nor_marker(qapp: QApplication) -> None:
    spoken = words(HUNT)
    said = [
        spoken.reason(Reason(term, value))
        for term in terms("hunt", spoken)
        for value in (-2.0, 2.0)
    ]
    said += [refusal.text for refusal in HUNT.refusals]
    assert not re.search(r"\btoken|\bmarker|\bstops?\b|\bpass", " ".join(said), re.IGNORECASE)


def test_the_pile_of_lascaux_is_not_on_the_deck(qapp: QApplication) -> None:
    """The rulebook of the hunt has the tokens on the deck; that of Lascaux has no such place."""
    pile = ("pile",)
    assert "on the deck" in words(HUNT).thing(sit(HUNT), 0, pile)[0]
    assert "beside the cards" in words(LASCAUX).thing(sit(LASCAUX), 0, pile)[0]


def test_majorities_in_words(qapp: QApplication) -> None:
    nobody, tied = Majority((), 0, 0), Majority((0, 2), 3, 0)
    alone = Majority((1,), 4, 2)
    majority = words(HUNT).labels.majority
    pairs = (("Fish", nobody), ("Emu", tied), ("Kangaroo", alone))
    lines = [majority(animal, standing) for animal, standing in pairs]
    assert lines[0] == "Fish: nobody yet"
    assert lines[1] == "Emu: Ana, Chloé have 3 each"
    assert lines[2].startswith("Kangaroo: Bruno has 4, 2 more")


def test_a_token_is_named_to_its_owner_alone(qapp: QApplication) -> None:
    said = words(HUNT)
    state = choose(HUNT, sit(HUNT, top=FIVE), "water", "forest", "plain")
    for seat in range(3):
        view = state.view(seat)
        told = [said.thing(view, seat, ("chosen", owner))[1] for owner in range(3)]
        assert [bool(text) for text in told] == [owner == seat for owner in range(3)]
        for viewer in range(3):
            assert said.thing(state.view(ONLOOKER), viewer, ("chosen", seat))[1] == ""
    stopped = play(HUNT, state, "0 stop")
    assert said.thing(stopped.view(0), 0, ("chosen", 0))[1] == ""


def test_a_hidden_reserve_is_not_told(qapp: QApplication) -> None:
    said, state = words(HUNT), sit(HUNT, hidden_reserves=True)
    view = state.view(0)
    assert "12" in said.thing(view, 0, ("reserve", 0))[0]
    assert said.thing(view, 0, ("reserve", 1)) == ("Bruno's reserve is hidden", "")
    assert [sum(points for _, points in row) for row in said.standings(view)] == [0, 0, 0]


# --- the end


def test_the_ending_tells_what_decided(qapp: QApplication) -> None:
    def ending(game: CircleGame, paragraph: str, cards: int, tied: bool, games: int = 1) -> str:
        state = attrs.evolve(sit(game, games=games), face_up=(1 << cards) - 1)
        tie_break = "reserve" if tied else None
        result = Result((1, 1, 0), (0,), ({}, {}, {}), paragraph, tie_break)
        return words(game).ending(state, result)

    assert "H7" in ending(HUNT, "H5", 0, tied=True)
    assert "L6" in ending(LASCAUX, "L5", 0, tied=True)
    assert "3 card" in ending(HUNT, "H5", 3, tied=False)
    assert "H7" not in ending(HUNT, "H5", 3, tied=False)
    assert "L7" in ending(LASCAUX, "L7", 0, tied=False, games=4)


# --- the log of a series


def states_of(match: Match) -> list[CircleState]:
    return [state for state in match.states if isinstance(state, CircleState)]


def story(match: Match, said: CircleWords) -> list[str]:
    views = [state.view(ONLOOKER) for state in states_of(match)]
    lines = list(said.opening(views[0]))
    for number in range(len(match.decisions)):
        lines += said.lines(views[number], match.events(number), views[number + 1])
    return [line.text for line in lines]


def test_L7_the_log_says_when_an_opener_comes_round_again(language: str) -> None:
    """Three seats and four games: the fourth is begun by whoever began the first."""
    said, state = words(LASCAUX), sit(LASCAUX, 3, games=4)
    begun = []
    while state.to_act:
        seat = state.to_act[0]
        move = state.legal(seat)[-1]
        after = state.play(seat, move)
        if after.game > state.game:
            events = LASCAUX.events(state, seat, move, after)
            lines = said.lines(state.view(ONLOOKER), events, after.view(ONLOOKER))
            begun.append((after.first, lines[-1].text))
        state = after
    assert [first for first, _ in begun] == [1, 2, 0]
    again = {"en": "again", "fr": "de nouveau", "it": "di nuovo"}[language]
    assert [again in text for _, text in begun] == [False, False, True]
    assert all(NAMES[first] in text and "L7" in text for first, text in begun)


def test_L7_the_log_says_the_same_wherever_one_looks_back_to(sit_at: Sit) -> None:
    match = record.load(SERIES)
    states = states_of(match)
    seated = sit_at(LASCAUX, states[0])
    seated.board.show_view(states[0].view(ONLOOKER), 0)
    at_the_beginning = story(match, seated.table.words)
    seated.board.show_view(states[-1].view(ONLOOKER), 0)
    at_the_end = story(match, seated.table.words)
    assert at_the_beginning == at_the_end
    over = [line for line in at_the_end if line.startswith("Game ")]
    assert len(over) == len(states[-1].endings) == 3
    assert "All games so far" not in over[0]
    assert match.result is not None
    totals = ", ".join(f"{NAMES[n]} {score}" for n, score in enumerate(match.result.scores))
    assert over[-1].endswith(f"All games so far: {totals}")
    begun = [line for line in at_the_end if "begins the next game" in line]
    assert [line.split(" and it goes ")[1] for line in begun] == [
        "anticlockwise · L7",
        "clockwise · L7",
    ]


# --- why a move is good
