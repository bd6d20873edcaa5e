"""What lies on the table of the string circle, in words: for screen readers, and for the table
itself."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.circle.names import CircleNames, known, tokens_open
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.texts import unbroken
from boomerang_desktop.games.circle.scoring import Majority, counts, majorities
from boomerang_desktop.games.circle.state import NOBODY, CircleState


class CircleLabels(QObject):
    """Never cache its strings: the language can change at runtime."""

    def __init__(self, names: CircleNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    # --- for those who do not see the table

    def thing(self, view: CircleState, viewer: int, key: Key) -> tuple[str, str]:
        match key:
            case ("card", int(number)):
                return self._names.card(self._names.deck.cards[number]), ""
            case ("token", str(suit)):
                return self._token(view, suit)
            case ("throw" | "stop" as action,):
                return self.button(action), self.key_hint(action)
            case ("held", int(seat), int(species)):
                return self._of_species(view, seat, species)
            case ("reserve" | "state" | "slot" | "chosen" | "collection" as kind, int(seat)):
                return self._before_seat(view, viewer, kind, seat)
            case (str(kind),):
                return self._in_the_middle(view, kind)
        return "", ""

    def _in_the_middle(self, view: CircleState, kind: str) -> tuple[str, str]:
        names = self._names
        match kind:
            case "ring" | "tag":
                things = names.boomerangs(view.ring)
                return self.tr("The ring: {things}").format(things=things), ""
            case "heap":
                text = self.tr("What lies in the ring: {things}")
                return text.format(things=names.boomerangs(view.ring)), self._heap_hint()
            case "deck":
                return self.tr("The deck: %n card(s)", "", view.cards_left), ""
            case "pile":
                return self._pile(view.pile), self._pile_hint()
            case "begins":
                return self.begins(view.first), ""
        return "", ""

    def _before_seat(self, view: CircleState, viewer: int, kind: str, seat: int) -> tuple[str, str]:
        by = self._names.by
        match kind:
            case "reserve":
                hint = self._reserve_hint() if seat == viewer else ""
                return self.reserve(seat, known(view.reserves[seat])), hint
            case "slot":
                return self._slot(seat), ""
            case "chosen":
                return self._chosen(view, viewer, seat)
            case "collection":
                held = counts(self._names.deck, view.collections[seat])
                return by(seat, self.tr("Your cards"), self.tr("{name}'s cards")), self._held(held)
        return self.note(view, seat), ""

    def _of_species(self, view: CircleState, seat: int, species: int) -> tuple[str, str]:
        """How many cards a seat has, and who has most."""
        names = self._names
        held = [counts(names.deck, collection)[species] for collection in view.collections]
        animal = names.species(names.deck.species[species])
        (most,) = majorities([[count] for count in held])
        return self.held(seat, species, held[seat]), self.majority(animal, most)

    def held(self, seat: int, species: int, count: int) -> str:
        text = self._names.by(
            seat, self.tr("{animal}: you have {count}"), self.tr("{animal}: {name} has {count}")
        )
        animal = self._names.species(self._names.deck.species[species])
        return text.format(animal=animal, count=count)

    def begins(self, seat: int) -> str:
        return self._names.by(
            seat, self.tr("You begin the round"), self.tr("{name} begins the round")
        )

    def _token(self, view: CircleState, suit: str) -> tuple[str, str]:
        takes = self.tr("%n card(s) around the ring show(s) it", "", shown(view, suit))
        text = self.tr("Token: {suit}") if self._names.hunt else self.tr("Marker: {suit}")
        return text.format(suit=self._names.suit(suit)), takes

    def _pile(self, pile: Sequence[int]) -> str:
        if not pile:
            return (
                self.tr("The pile of tokens on the deck: empty")
                if self._names.hunt
                else self.tr("The pile of markers beside the cards: empty")
            )
        text = (
            self.tr("The pile of tokens, from the bottom: {names}")
            if self._names.hunt
            else self.tr("The pile of markers, from the bottom: {names}")
        )
        return text.format(names=self._names.players(pile))

    def _pile_hint(self) -> str:
        return (
            self.tr("Put your token here to stop.")
            if self._names.hunt
            else self.tr("Put your marker here to pass.")
        )

    def _heap_hint(self) -> str:
        return (
            self.tr("Take it to your reserve to stop.")
            if self._names.hunt
            else self.tr("Take it to your reserve to pass.")
        )

    def _slot(self, seat: int) -> str:
        by = self._names.by
        if self._names.hunt:
            return by(
                seat,
                self.tr("The place before you for a token"),
                self.tr("The place before {name} for a token"),
            )
        return by(
            seat,
            self.tr("The place before you for a marker"),
            self.tr("The place before {name} for a marker"),
        )

    def _chosen(self, view: CircleState, viewer: int, seat: int) -> tuple[str, str]:
        suit = view.chosen[seat]
        if suit < 0 or not tokens_open(view, viewer):
            own = suit >= 0 and seat not in view.pile
            told = self._names.suit(self._names.deck.suits[suit]) if own else ""
            return self._face_down(seat), told
        by = self._names.by
        text = (
            by(seat, self.tr("Your token: {suit}"), self.tr("{name}'s token: {suit}"))
            if self._names.hunt
            else by(seat, self.tr("Your marker: {suit}"), self.tr("{name}'s marker: {suit}"))
        )
        return text.format(suit=self._names.suit(self._names.deck.suits[suit])), ""

    def _face_down(self, seat: int) -> str:
        by = self._names.by
        if self._names.hunt:
            return by(seat, self.tr("Your token, face down"), self.tr("{name}'s token, face down"))
        return by(seat, self.tr("Your marker, face down"), self.tr("{name}'s marker, face down"))

    def reserve(self, seat: int, count: int | None) -> str:
        by = self._names.by
        if count is None:
            return by(
                seat, self.tr("Your reserve is hidden"), self.tr("{name}'s reserve is hidden")
            )
        text = by(seat, self.tr("Your reserve: {things}"), self.tr("{name}'s reserve: {things}"))
        return text.format(things=self._names.boomerangs(count))

    def _reserve_hint(self) -> str:
        return (
            self.tr("Put a boomerang into the ring to throw it.")
            if self._names.hunt
            else self.tr("Put a stone into the ring to bid it.")
        )

    def _held(self, held: Sequence[int]) -> str:
        pairs = zip(self._names.deck.species, held, strict=True)
        told = [f"{self._names.species(name)} × {count}" for name, count in pairs if count]
        return unbroken(", ".join(told)) if told else self.tr("no card yet")

    # --- written on the table

    def button(self, action: str) -> str:
        if action == "stop":
            return self.tr("Stop") if self._names.hunt else self.tr("Pass")
        return self.tr("Throw") if self._names.hunt else self.tr("Bid")

    def key_hint(self, action: str) -> str:
        return self.tr("Key {key}").format(key=action[0].upper())

    def slot(self) -> str:
        return self.tr("your choice")

    def state(self, view: CircleState, seat: int) -> str:
        """What the seat is doing, very short."""
        if view.turn == NOBODY:
            return ""
        if view.choosing:
            return "" if seat in view.to_act else self.tr("ready")
        return self.out(view.pile.index(seat)) if seat in view.pile else self.tr("in")

    def note(self, view: CircleState, seat: int) -> str:
        """The same in a few words, where there is room."""
        if view.turn == NOBODY:
            return ""
        by = self._names.by
        if view.choosing:
            if seat in view.to_act:
                return self._chooses(seat)
            return by(seat, self.tr("you have chosen"), self.tr("has chosen"))
        if seat in view.pile:
            return self.stopped(seat, view.pile.index(seat))
        return by(seat, self.tr("you are still in"), self.tr("still in"))

    def stopped(self, seat: int, place: int) -> str:
        by = self._names.by
        text = (
            by(seat, self.tr("you stopped {place}"), self.tr("stopped {place}"))
            if self._names.hunt
            else by(seat, self.tr("you passed {place}"), self.tr("passed {place}"))
        )
        return text.format(place=self.order(place))

    def _chooses(self, seat: int) -> str:
        by = self._names.by
        if self._names.hunt:
            return by(seat, self.tr("choose a token"), self.tr("chooses a token"))
        return by(seat, self.tr("choose a marker"), self.tr("chooses a marker"))

    def out(self, place: int) -> str:
        """Very short, but never a bare number: the first to stop captures last (C7)."""
        return (
            self.tr("out 1st"),
            self.tr("out 2nd"),
            self.tr("out 3rd"),
            self.tr("out 4th"),
        )[place]

    def order(self, place: int) -> str:
        """The order of stopping within a sentence."""
        return (self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th"))[place]

    def majority(self, animal: str, majority: Majority) -> str:
        """Who has most of a species, and by how much."""
        if not majority.leaders:
            return self.tr("{animal}: nobody yet").format(animal=animal)
        if not majority.lead:
            text = self.tr("{animal}: {names} have {count} each")
            names = self._names.players(majority.leaders)
            return text.format(animal=animal, names=names, count=majority.most)
        text = self._names.by(
            majority.leaders[0],
            self.tr("{animal}: you have {count}, %n more than the next", "", majority.lead),
            self.tr("{animal}: {name} has {count}, %n more than the next", "", majority.lead),
        )
        return text.format(animal=animal, count=majority.most)


def shown(view: CircleState, suit: str) -> int:
    """How many cards around the ring show a suit."""
    deck = view.series.variant.deck
    return (view.face_up & deck.suit_masks[deck.suit_numbers[suit]]).bit_count()
