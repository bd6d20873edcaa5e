"""What the string circle says, in the words of hunt or of lascaux."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.games.circle.deck import Card, Variant
from boomerang_desktop.games.circle.scoring import Majority
from boomerang_desktop.games.circle.state import HIDDEN, NOBODY, CircleState

SPECIES = {
    "fish": QT_TRANSLATE_NOOP("CircleTexts", "Fish"),
    "turtle": QT_TRANSLATE_NOOP("CircleTexts", "Turtle"),
    "kangaroo": QT_TRANSLATE_NOOP("CircleTexts", "Kangaroo"),
    "emu": QT_TRANSLATE_NOOP("CircleTexts", "Emu"),
    "gecko": QT_TRANSLATE_NOOP("CircleTexts", "Gecko"),
    "armadillo": QT_TRANSLATE_NOOP("CircleTexts", "Armadillo"),
    "aurochs": QT_TRANSLATE_NOOP("CircleTexts", "Aurochs"),
    "deer": QT_TRANSLATE_NOOP("CircleTexts", "Deer"),
    "horse": QT_TRANSLATE_NOOP("CircleTexts", "Horse"),
    "mammoth": QT_TRANSLATE_NOOP("CircleTexts", "Mammoth"),
    "rhino": QT_TRANSLATE_NOOP("CircleTexts", "Rhinoceros"),
    "ibex": QT_TRANSLATE_NOOP("CircleTexts", "Ibex"),
}
SUITS = {
    "water": QT_TRANSLATE_NOOP("CircleTexts", "water"),
    "forest": QT_TRANSLATE_NOOP("CircleTexts", "forest"),
    "plain": QT_TRANSLATE_NOOP("CircleTexts", "plain"),
    "desert": QT_TRANSLATE_NOOP("CircleTexts", "desert"),
    "mountain": QT_TRANSLATE_NOOP("CircleTexts", "mountain"),
    "white": QT_TRANSLATE_NOOP("CircleTexts", "white"),
    "yellow": QT_TRANSLATE_NOOP("CircleTexts", "yellow"),
    "pink": QT_TRANSLATE_NOOP("CircleTexts", "pink"),
    "brown": QT_TRANSLATE_NOOP("CircleTexts", "brown"),
    "green": QT_TRANSLATE_NOOP("CircleTexts", "green"),
    "blue": QT_TRANSLATE_NOOP("CircleTexts", "blue"),
}


class CircleTexts(QObject):
    def __init__(self, variant: Variant, names: Sequence[str], parent: QObject | None) -> None:
        super().__init__(parent)
        self._variant, self._names = variant, names
        self._hunt = variant.id == "hunt"

    # --- names of things

    def species(self, name: str) -> str:
        return self.tr(str(SPECIES[name]))

    def suit(self, name: str) -> str:
        return self.tr(str(SUITS[name]))

    def card(self, card: Card) -> str:
        one, other = (self.suit(suit) for suit in card.suits)
        return self.tr("{animal}: {suit} and {other}").format(
            animal=self.species(card.species), suit=one, other=other
        )

    def cards(self, cards: Sequence[Card]) -> str:
        """Animals with their numbers, e.g. "Fish × 2, Emu"."""
        found: dict[str, int] = {}
        for card in cards:
            found[card.species] = found.get(card.species, 0) + 1
        return ", ".join(
            self.species(name) if count == 1 else f"{self.species(name)} × {count}"
            for name, count in found.items()
        )

    def things(self, count: int) -> str:
        if self._hunt:
            return self.tr("%n boomerang(s)", "", count)
        return self.tr("%n stone(s)", "", count)

    def reserve_heading(self) -> str:
        return (
            self.tr("Reserve: 1 for every 6 boomerangs")
            if self._hunt
            else self.tr("Reserve: 1 for every 6 stones")
        )

    def game_heading(self, number: int) -> str:
        return self.tr("Game {number}").format(number=number)

    # --- labels for those who do not see the table

    def token_label(self, suit: str) -> str:
        return self.tr("Token: {suit}").format(suit=self.suit(suit))

    def token_takes(self, cards: int) -> str:
        return self.tr("%n card(s) around the ring show(s) it", "", cards)

    def chosen_label(self, seat: int) -> str:
        return self.tr("{name}'s token, face down").format(name=self._names[seat])

    def slot_label(self, seat: int) -> str:
        return self.tr("The place before {name} for a token").format(name=self._names[seat])

    def begins(self, seat: int) -> str:
        return self.tr("{name} begins the round").format(name=self._names[seat])

    def slot_name(self) -> str:
        return self.tr("your choice")

    def reserve_label(self, seat: int, count: int | None) -> str:
        if count is None:
            return self.tr("{name}'s reserve is hidden").format(name=self._names[seat])
        return self.tr("{name}'s reserve: {things}").format(
            name=self._names[seat], things=self.things(count)
        )

    def reserve_hint(self) -> str:
        return (
            self.tr("Put a boomerang into the ring to throw it.")
            if self._hunt
            else self.tr("Put a stone into the ring to bid it.")
        )

    def ring_label(self, count: int) -> str:
        return self.tr("The ring: {things}").format(things=self.things(count))

    def heap_label(self, count: int) -> str:
        return self.tr("What lies in the ring: {things}").format(things=self.things(count))

    def heap_hint(self) -> str:
        return self.tr("Take it to your reserve to stop.")

    def pile_label(self, pile: Sequence[int]) -> str:
        if not pile:
            return self.tr("The pile of tokens on the deck: empty")
        names = ", ".join(self._names[seat] for seat in pile)
        return self.tr("The pile of tokens, from the bottom: {names}").format(names=names)

    def pile_hint(self) -> str:
        return self.tr("Put your token here to stop.")

    def deck_label(self, count: int) -> str:
        return self.tr("The deck: %n card(s)", "", count)

    def collection_label(self, seat: int) -> str:
        return self.tr("{name}'s cards").format(name=self._names[seat])

    def collection(self, counts: Sequence[int]) -> str:
        pairs = zip(self._variant.deck.species, counts, strict=True)
        held = [f"{self.species(name)} × {count}" for name, count in pairs if count]
        return ", ".join(held) if held else self.tr("no card yet")

    def standing(self, majorities: Sequence[Majority]) -> str:
        """Line by line who has most of each species, and by how much."""
        return "\n".join(
            self._majority(self.species(name), majority)
            for name, majority in zip(self._variant.deck.species, majorities, strict=True)
        )

    def _majority(self, animal: str, majority: Majority) -> str:
        if not majority.leaders:
            return self.tr("{animal}: nobody yet").format(animal=animal)
        names = ", ".join(self._names[seat] for seat in majority.leaders)
        if not majority.lead:
            text = self.tr("{animal}: {names} have {count} each")
            return text.format(animal=animal, names=names, count=majority.most)
        text = self.tr("{animal}: {name} has {count}, %n more than the next", "", majority.lead)
        return text.format(animal=animal, name=names, count=majority.most)

    def throw(self) -> str:
        return self.tr("Throw") if self._hunt else self.tr("Bid")

    def stop(self) -> str:
        return self.tr("Stop")

    def key_hint(self, key: str) -> str:
        return self.tr("Key {key}").format(key=key)

    def order(self, place: int) -> str:
        """Who has stopped first, second and so on, very short."""
        return (self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th"))[place]

    def state(self, view: CircleState, seat: int) -> str:
        """Very short: what the seat is doing."""
        if view.turn == NOBODY:
            return ""
        if view.choosing:
            return "" if seat in view.to_act else self.tr("ready")
        return self.order(view.pile.index(seat)) if seat in view.pile else self.tr("in")

    def note(self, view: CircleState, seat: int) -> str:
        """The same in a few words, where there is room."""
        if view.turn == NOBODY:
            return ""
        if view.choosing:
            return self.tr("chooses a token") if seat in view.to_act else self.tr("has chosen")
        if seat in view.pile:
            return self.tr("stopped {place}").format(place=self.order(view.pile.index(seat)))
        return self.tr("still in")

    # --- the status sentence and the title

    def title(self, view: CircleState) -> str:
        games = len(view.series.decks)
        if games == 1:
            return self.tr("round {round}").format(round=view.round)
        if view.series.direction(view.game) < 0:
            return self.tr("game {number} of {games}, round {round}, anticlockwise").format(
                number=view.game + 1, games=games, round=view.round
            )
        return self.tr("game {number} of {games}, round {round}").format(
            number=view.game + 1, games=games, round=view.round
        )

    def status(self, view: CircleState, seat: int | None) -> str:
        if view.turn == NOBODY:
            return self.tr("The game is over")
        if view.choosing:
            return self._choosing(view, seat)
        seat = view.turn
        name = self._names[seat]
        if view.reserves[seat] == 0:
            if not view.ring:
                return self.tr("{name} must stop: reserve and ring are empty").format(name=name)
            text = (
                self.tr("{name} must stop and takes %n boomerang(s)", "", view.ring)
                if self._hunt
                else self.tr("{name} must stop and takes %n stone(s)", "", view.ring)
            )
            return text.format(name=name)
        if not view.ring:
            text = (
                self.tr("{name} throws a boomerang or stops")
                if self._hunt
                else self.tr("{name} bids a stone or stops")
            )
            return text.format(name=name)
        text = (
            self.tr("{name} throws, or stops and takes %n boomerang(s)", "", view.ring)
            if self._hunt
            else self.tr("{name} bids, or stops and takes %n stone(s)", "", view.ring)
        )
        return text.format(name=name)

    def _choosing(self, view: CircleState, seat: int | None) -> str:
        first = self._names[view.first]
        if seat is not None:
            text = (
                self.tr("{name} chooses a territory in secret; {first} begins the round")
                if self._hunt
                else self.tr("{name} chooses a colour in secret; {first} begins the round")
            )
            return text.format(name=self._names[seat], first=first)
        names = ", ".join(self._names[seat] for seat in view.to_act)
        text = self.tr("Still to choose a token: {names}; {first} begins the round")
        return text.format(names=names, first=first)

    def revealing(self) -> str:
        return self.tr("The tokens are revealed, that of the last one in first")

    def holding(self, what: str, cards: int) -> str:
        """While something is in the hand: where it may go."""
        if what == "token":
            return self.tr("Lay the token before you; it takes up to %n card(s)", "", cards)
        if what == "chosen":
            return self.tr("Lay the token on the pile to stop")
        if what == "heap":
            return self.tr("Take what lies in the ring to your reserve to stop")
        return (
            self.tr("Throw the boomerang into the ring")
            if self._hunt
            else self.tr("Put the stone into the ring")
        )

    # --- hints

    def choose(self, suit: str) -> str:
        return self.tr("Choose this token: {suit}").format(suit=self.suit(suit))

    def do_throw(self) -> str:
        if self._hunt:
            return self.tr("Throw a boomerang into the ring")
        return self.tr("Bid a stone: put it into the ring")

    def do_stop(self, ring: int) -> str:
        if not ring:
            return self.tr("Stop, although the ring is empty")
        if self._hunt:
            return self.tr("Stop and take %n boomerang(s)", "", ring)
        return self.tr("Stop and take %n stone(s)", "", ring)

    # --- the log

    def beginning(self, seat: int) -> str:
        text = (
            self.tr(
                "{name} begins. By the rulebook it is whoever lives nearest to the Aboriginal "
                "lands, as the boomerang flies; at this table it was settled beforehand. · H3"
            )
            if self._hunt
            else self.tr(
                "{name} begins. By the rulebook it is the youngest; at this table it was settled "
                "beforehand. · L2"
            )
        )
        return text.format(name=self._names[seat])

    def laid(self, seat: int) -> str:
        return self.tr("{name} has chosen a token").format(name=self._names[seat])

    def thrown(self, seat: int) -> str:
        text = (
            self.tr("{name} throws a boomerang")
            if self._hunt
            else self.tr("{name} puts a stone into the ring")
        )
        return text.format(name=self._names[seat])

    def stopped(self, seat: int, taken: int) -> str:
        if not taken:
            return self.tr("{name} stops; the ring is empty").format(name=self._names[seat])
        text = (
            self.tr("{name} stops and takes %n boomerang(s)", "", taken)
            if self._hunt
            else self.tr("{name} stops and takes %n stone(s)", "", taken)
        )
        return text.format(name=self._names[seat])

    def captured(self, seat: int, suit: str, cards: Sequence[Card]) -> str:
        name = self._names[seat]
        if not cards:
            text = self.tr("{name} reveals {suit} and takes nothing")
            return text.format(name=name, suit=self.suit(suit))
        text = self.tr("{name} reveals {suit} and takes {cards}")
        return text.format(name=name, suit=self.suit(suit), cards=self.cards(cards))

    def game_ended(self, number: int, points: Sequence[int], totals: Sequence[int]) -> str:
        if number == 1 or not totals:
            text = self.tr("Game {number} is over: {points}")
            return text.format(number=number, points=self._scores(points))
        text = self.tr("Game {number} is over: {points}. All games so far: {totals}")
        return text.format(number=number, points=self._scores(points), totals=self._scores(totals))

    def _scores(self, points: Sequence[int]) -> str:
        pairs = zip(self._names, points, strict=True)
        return ", ".join(f"{name} {scored}" for name, scored in pairs)

    def next_round(self, seat: int, cards: int) -> str:
        text = (
            self.tr("{name} stayed in longest and begins; %n new card(s) · H6", "", cards)
            if self._variant.last_in_begins
            else self.tr("{name} stopped first and begins; %n new card(s) · L4", "", cards)
        )
        return text.format(name=self._names[seat])

    def next_game(self, seat: int, reverse: bool) -> str:
        text = (
            self.tr("{name} begins the next game, and it goes anticlockwise · L7")
            if reverse
            else self.tr("{name} begins the next game, and it goes clockwise · L7")
        )
        return text.format(name=self._names[seat])

    # --- the end

    def gained(self, points: int, count: int) -> str:
        """Points, and in brackets the cards or boomerangs they are for."""
        if not count:
            return "–"
        return f"{points} ({count})"

    def ending(self, ended_by: str, games: int, left: int, tied: bool) -> str:
        if games > 1:
            return self.tr("%n game(s) have been played; the totals decide (L7).", "", games)
        sentences = []
        if not self._hunt:
            sentences.append(self.tr("Every card has been taken (L5)."))
        elif left:
            sentences.append(
                self.tr(
                    "The deck is empty; %n card(s) on the table score for nobody (H5).", "", left
                )
            )
        else:
            sentences.append(self.tr("The deck is empty (H5)."))
        sentences.append(self.tr("In brackets: the cards, and what is in the reserve."))
        if tied:
            sentences.append(
                self.tr("Equal points: more boomerangs decide (H7).")
                if self._hunt
                else self.tr("Equal points: more stones decide (L6).")
            )
        return " ".join(sentences)

    def majorities(self) -> str:
        return self.tr("Majorities and scores")


def known(reserve: int) -> int | None:
    """A reserve, or None if it is not shown."""
    return None if reserve == HIDDEN else reserve
