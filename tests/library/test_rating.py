"""Ratings: from the records alone, and the same whenever they are computed."""

from random import Random
from typing import Any

import pytest

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.entry import Aid, Entry, Sitter, Who
from boomerang_desktop.library.rating import (
    MIDDLE,
    at_stake,
    bot_rating,
    bots,
    chance,
    counts,
    fair_fight,
    history,
)
from boomerang_desktop.library.strength import tables
from boomerang_desktop.match.rating import MU, NEWCOMER, SIGMA, Rating
from tests.library.matches import ANA, entry, given_up, unfinished

PEOPLE = {"Ana": ANA}
AGAINST_MIDDLE = (Sitter("Ana"), Sitter("Bo", MIDDLE))


def now(*entries: Entry) -> Rating:
    steps = history(entries, "flip", PEOPLE).get("Ana", [])
    return steps[-1].rating if steps else NEWCOMER


def won(hours: int = 0, **fields: Any) -> Entry:
    return entry(hours=hours, seats=AGAINST_MIDDLE, **fields)


def lost(hours: int = 0, **fields: Any) -> Entry:
    return entry((2, 1), (20, 30), AGAINST_MIDDLE, hours, **fields)


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_have_fixed_ratings_in_the_order_of_their_levels(game_id: str) -> None:
    found = bots(game_id)
    levels = [found[f"bot:{level}"].mu for level in LEVELS]
    assert levels == sorted(levels)
    assert found[MIDDLE] == Rating(MU, 0)
    assert found["random"].mu < levels[0]


@pytest.mark.parametrize("game_id", ["hunt", "lascaux", "flip"])
@pytest.mark.parametrize("level", range(4))
def test_chances_between_bots_are_what_the_tournament_says(game_id: str, level: int) -> None:
    (players,) = tables(game_id)
    lower, higher = f"bot:{LEVELS[level]}", f"bot:{LEVELS[level + 1]}"
    points = tables(game_id)[players]
    odds = 10 ** ((points[higher] - points[lower]) / 400)
    told = chance(bots(game_id)[higher], game_id, [lower] * (players - 1))
    assert told == pytest.approx(odds / (odds + players - 1))


def test_a_win_raises_and_a_loss_lowers_and_both_lessen_the_doubt() -> None:
    assert now(won()).mu > MU > now(lost()).mu
    assert now(won()).sigma < SIGMA
    assert NEWCOMER.points == 1000
    assert now(won()).points > 1000
    assert now(won()).margin < NEWCOMER.margin


def test_a_draw_with_an_equal_changes_only_the_doubt() -> None:
    drawn = now(entry((1, 1), (20, 20), AGAINST_MIDDLE))
    assert drawn.mu == pytest.approx(MU)
    assert drawn.sigma < SIGMA


def test_it_is_the_same_in_whatever_order_the_records_come() -> None:
    matches = [won(n) if n % 3 else lost(n) for n in range(40)]
    steps = history(matches, "flip", PEOPLE)["Ana"]
    mixed = Random(1).sample(matches, len(matches))
    assert history([*mixed, *mixed], "flip", PEOPLE)["Ana"] == steps
    assert [step.id for step in steps] == [match.id for match in matches]


@pytest.mark.parametrize(
    "match",
    [
        won(aids=frozenset({Aid.HINT})),
        won(branch_of="another"),
        won(game="hunt"),
        won(challenge=True),
        unfinished(seats=AGAINST_MIDDLE),
        entry(seats=(Sitter("Ana"), Sitter("ana"))),
        entry(seats=(Sitter("Ana", "bot:novice"), Sitter("Bo", MIDDLE))),
    ],
)
def test_what_does_not_count(match: Entry) -> None:
    assert now(match) == NEWCOMER


def test_who_walks_out_has_lost_unless_the_match_is_finished_after_all() -> None:
    assert now(unfinished(seats=AGAINST_MIDDLE, left=0)) == now(lost())
    assert now(won(left=0)) == now(won())


def test_giving_up_is_losing_to_everybody_else_who_come_in_level() -> None:
    assert now(given_up(0, AGAINST_MIDDLE)) == now(lost())
    assert now(given_up(1, AGAINST_MIDDLE)) == now(won())
    three = (Sitter("Ana"), Sitter("Bo"), Sitter("Cy", MIDDLE))
    assert history([given_up(1, three)], "flip", PEOPLE) == history(
        [unfinished(seats=three, left=1)], "flip", PEOPLE
    )
    assert now(given_up(0, AGAINST_MIDDLE, aids=frozenset({Aid.HINT}))) == NEWCOMER


def test_when_one_player_walks_out_no_other_has_lost() -> None:
    three = (Sitter("Ana"), Sitter("Bo"), Sitter("Cy", MIDDLE))
    steps = history([unfinished(seats=three, left=1)], "flip", PEOPLE)
    assert steps["Ana"][0].rating.mu > MU
    assert steps[three[1].key][0].rating.mu < MU


def test_a_deal_counts_the_first_time_only() -> None:
    first, second = lost(1, deal="same"), won(2, deal="same")
    assert now(first, second) == now(first)
    assert now(unfinished(1, deal="same"), second) == NEWCOMER


def test_people_at_one_table_are_rated_against_each_other() -> None:
    both = (Sitter("Ana"), Sitter("Chloé", profile="7"))
    people = {"Ana": ANA, "Chloé": Who.named("Chloé", profile="7")}
    steps = history([entry(hours=n, seats=both) for n in range(5)], "flip", people)
    assert steps["Ana"][-1].rating.mu > MU > steps["Chloé"][-1].rating.mu
    assert len(steps["Chloé"]) == 5


def test_a_player_who_always_beats_expert_is_rated_above_it() -> None:
    seats = (Sitter("Ana"), Sitter("Bo", "bot:expert"))
    steps = history([entry(hours=n, seats=seats) for n in range(100)], "flip", PEOPLE)["Ana"]
    rating = steps[-1].rating
    assert rating.mu - 2 * rating.sigma > bots("flip")["bot:expert"].mu


@pytest.mark.parametrize("game_id", GAMES)
def test_a_fair_fight_is_won_about_half_as_often_again_as_by_chance(game_id: str) -> None:
    for seats in GAMES[game_id].seats:
        known = Rating(bots(game_id)["bot:skilled"].mu, 1.0)
        opponents = fair_fight(known, game_id, seats)
        assert len(opponents) == seats - 1
        assert len(set(opponents)) <= 2
        # levels are steps: with few chairs none may come close
        assert chance(known, game_id, opponents) == pytest.approx(1.5 / seats, abs=0.25)


def test_the_strongest_fight_the_strongest_and_beginners_the_weakest() -> None:
    assert fair_fight(Rating(100, 1), "hunt", 4) == ["bot:master"] * 3
    assert fair_fight(Rating(-100, 1), "hunt", 4) == ["bot:novice"] * 3


def test_an_unknown_bot_is_taken_for_one_in_the_middle() -> None:
    assert bot_rating("flip", "bot:unheard-of") == Rating(MU, 0)
    assert bot_rating("flip", "bot:expert:bold") == bot_rating("flip", "bot:expert")
    assert bot_rating("chess", "random") == Rating(MU, 0)
    assert counts(entry(seats=(Sitter("Ana"), Sitter("Bo", "bot:unheard-of"))))


def test_only_a_deal_that_the_person_has_not_played_is_at_stake() -> None:
    running = unfinished(hours=9, deal="one")
    earlier = won(deal="one")
    somebody = entry(hours=1, deal="one", seats=(Sitter("Cleo"), Sitter("Bo", MIDDLE)))
    assert at_stake([running, somebody], running.id, PEOPLE)
    assert not at_stake([running, earlier], running.id, PEOPLE)
    helped = unfinished(hours=9, aids=frozenset({Aid.HINT}))
    assert not at_stake([helped], helped.id, PEOPLE)
    left = unfinished(hours=9, left=0)
    assert not at_stake([left], left.id, PEOPLE)
    assert not at_stake([earlier], running.id, PEOPLE)
