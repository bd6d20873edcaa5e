"""The names of the figures, and the texts about them."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.library.match_texts import MatchTexts
from boomerang_desktop.desktop.statistics.card import PlotCard
from boomerang_desktop.desktop.statistics.figures import Figures
from boomerang_desktop.desktop.statistics.plots import (
    Curve,
    CurvePoint,
    Pair,
    Pairs,
    ResultMark,
    ResultMarks,
    Share,
    Shares,
    percent,
)
from boomerang_desktop.desktop.texts import Texts

if TYPE_CHECKING:
    from datetime import datetime

    from boomerang_desktop.library.statistics import Played, Summary

LAST = 20


def day(moment: "datetime") -> str:
    date = QDateTime.fromSecsSinceEpoch(int(moment.timestamp())).date()
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)


class StatisticsTexts(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match_texts, self._texts = MatchTexts(self), Texts(self)

    # --- in words

    def short(self, figures: Figures) -> str:
        """The most important figures in a few sentences."""
        whole = figures.whole
        if not whole.played:
            return self.tr(
                "No match has been finished here without help yet. Matches with hints, "
                "undone moves or the coach are counted apart."
            )
        told = [self._won(whole), self._streak(whole)]
        if figures.game and whole.mean is not None and whole.best is not None:
            text = self.tr("Best score {best}, on average {mean}.")
            mean = QLocale().toString(whole.mean, "f", 1)
            told.append(text.format(best=whole.best, mean=mean))
        if step := figures.rating:
            text = self.tr("Rating {points} ± {margin}.")
            told.append(text.format(points=step.rating.points, margin=step.rating.margin))
        return " ".join(filter(None, told))

    def _won(self, whole: "Summary") -> str:
        text = self.tr(
            "%n match(es) played, {won} won; the fair share is {fair}.", "", whole.played
        )
        return text.format(won=percent(whole.share), fair=percent(whole.fair))

    def _streak(self, whole: "Summary") -> str:
        told = ""
        if whole.streak > 1:
            told = self.tr("Currently %n wins in a row.", "", whole.streak)
        elif whole.longest > 1:
            told = self.tr("The longest winning streak was %n.", "", whole.longest)
        return told

    def helped(self, figures: Figures) -> str:
        helped = figures.helped
        text = self.tr(
            "Played with help and not counted here: %n match(es), {won} won.",
            "",
            helped.played,
        )
        return text.format(won=percent(helped.share))

    # --- as plots

    def fill(self, figures: Figures, **cards: PlotCard) -> list[PlotCard]:
        """Fill all cards; return those that have something to show."""
        shown = {
            "marks": self._marks(figures, cards["marks"]),
            "rating": self._rating(figures, cards["rating"]),
            "by_game": self._by_game(figures, cards["by_game"]),
            "by_level": self._by_level(figures, cards["by_level"]),
            "by_seats": self._by_seats(figures, cards["by_seats"]),
            "points": self._points(figures, cards["points"]),
            "scores": self._scores(figures, cards["scores"]),
            "luck": self._luck(figures, cards["luck"]),
            "mistakes": self._mistakes(figures, cards["mistakes"]),
        }
        return [cards[name] for name, has in shown.items() if has]

    def _marks(self, figures: Figures, card: PlotCard) -> bool:
        title = self.tr("The last results")
        marks = [self._mark(one) for one in figures.matches[-LAST:]]
        if isinstance(card.plot, ResultMarks):
            card.plot.show_marks(marks, title)
        card.tell(title, self.tr("The latest is on the right; a win is filled."))
        return bool(marks)

    def _mark(self, one: "Played") -> ResultMark:
        text = self.tr("{game}, {day}: {result}")
        game, result = GAME_INFOS[one.entry.game].name(), self._result(one)
        said = text.format(game=game, day=day(one.when), result=result)
        return ResultMark(str(one.rank), one.share > 0, said)

    def _result(self, one: "Played") -> str:
        if not one.entry.finished:
            return self._match_texts.result(one.entry)
        text = self.tr("{place} of {all}, {points}")
        place, points = (
            self._match_texts.place(one.rank),
            self._match_texts.score(one.entry, one.seat),
        )
        return text.format(place=place, all=len(one.entry.seats), points=points)

    def _shares(self, card: PlotCard, title: str, shares: Iterable[Share]) -> bool:
        found = list(shares)
        if isinstance(card.plot, Shares):
            card.plot.show_shares(found, title)
        card.tell(
            title, self.tr("The stroke is the fair share; the band shows how sure the figure is.")
        )
        return bool(found)

    def _by_game(self, figures: Figures, card: PlotCard) -> bool:
        shares = (_share(GAME_INFOS[game].name(), of) for game, of in figures.by_game)
        return self._shares(card, self.tr("Wins by game"), shares) and not figures.game

    def _by_level(self, figures: Figures, card: PlotCard) -> bool:
        def name(level: str) -> str:
            return self._texts.player(level) if level else self.tr("Among people")

        shares = (_share(name(level), of) for level, of in figures.by_level)
        return self._shares(card, self.tr("Wins by the strongest opponent"), shares)

    def _by_seats(self, figures: Figures, card: PlotCard) -> bool:
        shares = (_share(self.tr("%n player(s)", "", seats), of) for seats, of in figures.by_seats)
        return self._shares(card, self.tr("Wins by number of players"), shares)

    def _rating(self, figures: Figures, card: PlotCard) -> bool:
        game = figures.game or next((name for name, _ in figures.by_game), "")
        steps = figures.ratings.get(game, ())
        text = self.tr("{day}: {points} ± {margin}")
        spots = [
            CurvePoint(
                day(step.when),
                step.rating.points,
                step.rating.margin,
                text.format(
                    day=day(step.when), points=step.rating.points, margin=step.rating.margin
                ),
            )
            for step in steps
        ]
        title = self.tr("Rating: {game}").format(game=GAME_INFOS[game].name()) if game else ""
        meaning = self.tr("Everybody begins at 1000, as strong as a skilled bot.")
        return self._curve(card, title, spots, meaning)

    def _points(self, figures: Figures, card: PlotCard) -> bool:
        if not figures.game:
            return False
        info = GAME_INFOS[figures.game]
        pairs = [
            Pair(info.category(one.name), one.mine, one.winners) for one in figures.whole.categories
        ]
        title = self.tr("Where your points come from")
        if isinstance(card.plot, Pairs):
            card.plot.show_pairs(pairs, title)
        card.tell(title, self.tr("Above, you; below, those who won those matches; on average."))
        return bool(pairs)

    def _scores(self, figures: Figures, card: PlotCard) -> bool:
        if not figures.game:
            return False
        text = self.tr("{day}: {result}")
        spots = [
            CurvePoint(
                day(one.when),
                one.score,
                0.0,
                text.format(day=day(one.when), result=self._result(one)),
                one.share > 0,
            )
            for one in figures.matches
            if one.score is not None
        ]
        meaning = self.tr("Each dot is a match, green if it was won; the line is the trend.")
        return self._curve(card, self.tr("Your scores"), spots, meaning)

    def _luck(self, figures: Figures, card: PlotCard) -> bool:
        spots = [
            _part(one, one.luck, self.tr("{day}: {part} of a win"))
            for one in figures.matches
            if one.luck is not None
        ]
        meaning = self.tr("In hundredths of a win; above zero, luck was with you.")
        return self._curve(card, self.tr("Luck (analysed matches)"), spots, meaning)

    def _mistakes(self, figures: Figures, card: PlotCard) -> bool:
        spots = [
            _part(one, one.errors, self.tr("{day}: {part} of a win"))
            for one in figures.matches
            if one.errors is not None
        ]
        meaning = self.tr("What was given away, in hundredths of a win: the lower, the better.")
        return self._curve(card, self.tr("Your mistakes (analysed matches)"), spots, meaning)

    def _curve(self, card: PlotCard, title: str, spots: Sequence[CurvePoint], meaning: str) -> bool:
        if isinstance(card.plot, Curve):
            card.plot.show_spots(spots, title)
        card.tell(title, meaning)
        return bool(spots)


def _share(label: str, of: "Summary") -> Share:
    return Share(label, of.played, of.share, of.low, of.high, of.fair, of.few)


def _part(one: "Played", amount: float, text: str) -> CurvePoint:
    said = text.format(day=day(one.when), part=percent(amount))
    return CurvePoint(day(one.when), round(100 * amount, 1), 0.0, said, one.share > 0)
