"""The list of moves and its filters."""

from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.study.moves import Filter
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented, own


def test_filters_show_what_they_say(study: Open) -> None:
    match = finished("hunt-4")
    mine, theirs = own(match)[2], own(match, 1)[2]
    lucky = own(match, 2)[1]
    page = study(match, invented(match, {mine: 0.12, theirs: 0.3}, {lucky: -0.2}))
    shown = {}
    for wanted in Filter:
        page.moves.choose_filter(wanted)
        shown[wanted] = page.moves.numbers()
    assert shown[Filter.ALL] == list(range(len(match.decisions)))
    assert shown[Filter.MISTAKES] == sorted([mine, theirs])
    assert shown[Filter.LUCK] == [lucky]
    assert shown[Filter.DECISIVE] == sorted([mine, lucky])
    assert {match.decisions[n].seat for n in shown[Filter.MINE]} == {0}


def test_what_decided_the_match_is_all_in_sight_and_takes_no_more_room(
    study: Open, qtbot: QtBot
) -> None:
    match = finished("hunt-4")
    first, second, third = own(match)[2:5]
    page = study(match, invented(match, {first: 0.2, second: 0.3}, {third: -0.2}))
    page.resize(1280, 720)
    shown = page.moves.list
    assert shown.count() == 3

    def just_so() -> None:
        assert shown.verticalScrollBar().maximum() == 0
        last = shown.visualItemRect(shown.item(2))
        assert 0 <= shown.viewport().height() - last.bottom() < last.height()

    qtbot.waitUntil(just_so)
    high = shown.height()
    page.moves.choose_filter(Filter.ALL)
    assert shown.maximumHeight() > page.height() > high, "a long list takes what there is"


def test_a_line_says_what_happened_and_what_it_was_worth(study: Open) -> None:
    match = finished("flip-2")
    number = own(match)[1]
    page = study(match, invented(match, {number: 0.12}))
    text = page.moves.list.item(0).text()
    assert text.startswith(f"{number + 1} · You place")
    assert text.endswith("\nMistake −12")


def test_at_a_moment_of_another_the_list_says_what_the_graph_shows(study: Open) -> None:
    match = finished("hunt-4")
    lucky = own(match, 2)[1]
    page = study(match, invented(match, {}, {lucky: -0.2}))
    assert page.moves.numbers() == [lucky]
    assert page.moves.list.item(0).text().endswith("\nYour chances −20")
    page.pick(lucky)
    assert page.card.luck.text().startswith("Your chances to win went from ")
    assert page.card.whom.text() == "Said to Chloé:"
    page.pick(own(match)[1])
    assert page.card.whom.isHidden()


def test_a_secret_of_others_stays_one_for_one_seats_eyes(study: Open) -> None:
    match = finished("roadtrip-3")
    page = study(match, invented(match, {}))
    page.moves.choose_filter(Filter.ALL)
    page.eyes.setCurrentIndex(1)
    page.eyes.activated.emit(1)
    texts = [page.moves.list.item(row).text() for row in range(page.moves.list.count())]
    assert any("Bruno chooses in secret" in text for text in texts)
    assert not any("You choose in secret" in text for text in texts)


def test_nothing_of_a_kind_is_said(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    page.moves.choose_filter(Filter.MISTAKES)
    assert page.moves.none.text() == "Nothing of that kind"


def test_where_nothing_is_hidden_nobody_looks_for_luck(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    assert page.moves.filter.findText("Luck") < 0
