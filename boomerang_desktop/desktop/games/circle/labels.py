"""What lies on the table of the string circle, in words: read aloud, and written here and there."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.circle.names import CircleNames, known
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.circle.scoring import Majority, counts
from boomerang_desktop.games.circle.state import NOBODY, CircleState


class CircleLabels(QObject):
    """Asked anew for every text: the language may change while the program runs."""

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
                name = names.player(view.first)
                return self.tr("{name} begins the round").format(name=name), ""
        return "", ""

    def _before_seat(self, view: CircleState, viewer: int, kind: str, seat: int) -> tuple[str, str]:
        name = self._names.player(seat)
        match kind:
            case "reserve":
                hint = self._reserve_hint() if seat == viewer else ""
                return self._reserve(name, known(view.reserves[seat])), hint
            case "slot":
                return self._slot().format(name=name), ""
            case "chosen":
                label = self._face_down().format(name=name)
                suit = view.chosen[seat]
                own = seat == viewer and suit >= 0 and seat not in view.pile
                return label, self._names.suit(self._names.deck.suits[suit]) if own else ""
            case "collection":
                held = counts(self._names.deck, view.collections[seat])
                return self.tr("{name}'s cards").format(name=name), self._collection(held)
        return self.note(view, seat), ""

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

    def _slot(self) -> str:
        return (
            self.tr("The place before {name} for a token")
            if self._names.hunt
            else self.tr("The place before {name} for a marker")
        )

    def _face_down(self) -> str:
        return (
            self.tr("{name}'s token, face down")
            if self._names.hunt
            else self.tr("{name}'s marker, face down")
        )

    def _reserve(self, name: str, count: int | None) -> str:
        if count is None:
            return self.tr("{name}'s reserve is hidden").format(name=name)
        things = self._names.boomerangs(count)
        return self.tr("{name}'s reserve: {things}").format(name=name, things=things)

    def _reserve_hint(self) -> str:
        return (
            self.tr("Put a boomerang into the ring to throw it.")
            if self._names.hunt
            else self.tr("Put a stone into the ring to bid it.")
        )

    def _collection(self, held: Sequence[int]) -> str:
        pairs = zip(self._names.deck.species, held, strict=True)
        told = [f"{self._names.species(name)} × {count}" for name, count in pairs if count]
        return ", ".join(told) if told else self.tr("no card yet")

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
        """Very short: what the seat is doing."""
        if view.turn == NOBODY:
            return ""
        if view.choosing:
            return "" if seat in view.to_act else self.tr("ready")
        return self._order(view.pile.index(seat)) if seat in view.pile else self.tr("in")

    def note(self, view: CircleState, seat: int) -> str:
        """The same in a few words, where there is room."""
        if view.turn == NOBODY:
            return ""
        if view.choosing:
            return self._chooses() if seat in view.to_act else self.tr("has chosen")
        if seat in view.pile:
            text = self.tr("stopped {place}") if self._names.hunt else self.tr("passed {place}")
            return text.format(place=self._order(view.pile.index(seat)))
        return self.tr("still in")

    def _chooses(self) -> str:
        return self.tr("chooses a token") if self._names.hunt else self.tr("chooses a marker")

    def _order(self, place: int) -> str:
        """Who has stopped first, second and so on, very short."""
        return (self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th"))[place]

    def standing(self, majorities: Sequence[Majority]) -> str:
        """Line by line who has most of each species, and by how much."""
        return "\n".join(
            self._majority(self._names.species(name), majority)
            for name, majority in zip(self._names.deck.species, majorities, strict=True)
        )

    def _majority(self, animal: str, majority: Majority) -> str:
        if not majority.leaders:
            return self.tr("{animal}: nobody yet").format(animal=animal)
        names = self._names.players(majority.leaders)
        if not majority.lead:
            text = self.tr("{animal}: {names} have {count} each")
            return text.format(animal=animal, names=names, count=majority.most)
        text = self.tr("{animal}: {name} has {count}, %n more than the next", "", majority.lead)
        return text.format(animal=animal, name=names, count=majority.most)


def shown(view: CircleState, suit: str) -> int:
    """How many cards around the ring show a suit."""
    deck = view.series.variant.deck
    return (view.face_up & deck.suit_masks[deck.suit_numbers[suit]]).bit_count()
