"""What everything around the cord is and means, for newcomers."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.circle.labels import CircleLabels
from boomerang_desktop.desktop.games.circle.names import CircleNames, known, tokens_open
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import About, NumberTexts
from boomerang_desktop.games.circle.scoring import Majority, counts, majorities
from boomerang_desktop.games.circle.state import NOBODY, CircleState


class CircleAbout(QObject):
    """Never cache its strings: the language can change at runtime."""

    def __init__(
        self, names: CircleNames, labels: CircleLabels, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._names, self._labels = names, labels
        self._hunt = names.hunt
        self._figures = NumberTexts(self)

    def thing(self, view: CircleState, viewer: int, key: Key) -> About | None:
        match key:
            case ("card", int(number)):
                return self._card(number)
            case ("token", str(suit)):
                return self._token(view, suit)
            case ("throw" | "stop" as action,):
                return self._button(action)
            case ("seat", int()):
                return About(self._score(), "C1")
            case ("held", int(seat), int(species)):
                return self._species(view, seat, species)
            case ("reserve" | "state" | "slot" | "chosen" | "collection" as kind, int(seat)):
                return self._before_seat(view, viewer, kind, seat)
            case (str(kind),):
                return self._in_the_middle(view, kind)
        return None

    # --- cards and tokens

    def _card(self, number: int) -> About:
        names = self._names
        card = names.deck.cards[number]
        one, other = map(names.suit, card.suits)
        text = self.tr("Whoever is the first to reveal {suit} or {other} captures it.")
        return _about(f"{names.card(card)}.", text.format(suit=one, other=other), rule="C8")

    def _token(self, view: CircleState, suit: str) -> About:
        text = self.tr("Token: {suit}") if self._hunt else self.tr("Marker: {suit}")
        named = text.format(suit=self._names.suit(suit))
        taken = self._taken(view, suit)
        if taken:
            return _about(f"{named}.", taken, rule="C8")
        return _about(
            f"{named}.",
            self.tr("No card around the ring shows it, so it cannot be chosen now."),
            rule="C3",
        )

    def _taken(self, view: CircleState, suit: str) -> str:
        """What a token would take now."""
        deck = self._names.deck
        cards = deck.members(view.face_up & deck.suit_masks[deck.suit_numbers[suit]])
        if not cards:
            return ""
        text = self.tr("If nobody is faster, it captures {cards}.")
        return text.format(cards=self._names.cards([deck.cards[number] for number in cards]))

    def _chosen(self, view: CircleState, viewer: int, seat: int) -> About:
        suit = view.chosen[seat]
        label, more = self._labels.thing(view, viewer, ("chosen", seat))
        if more or (suit >= 0 and tokens_open(view, viewer)):
            lies = f"{label} ({more})." if more else f"{label}."
            return _about(lies, self._taken(view, self._names.deck.suits[suit]), rule="C8")
        lies = f"{label}."
        if seat in view.pile:
            return _about(lies, self._order(), rule="C8")
        return _about(lies, self._secret(), rule="C3")

    def _secret(self) -> str:
        return (
            self.tr("It stays secret until all but one have stopped.")
            if self._hunt
            else self.tr("It stays secret until all but one have passed.")
        )

    def _order(self) -> str:
        """C8."""
        if self._hunt:
            return self.tr(
                "Whoever stays in to the end reveals first; then the pile is revealed from the "
                "top, so whoever stops first captures last."
            )
        return self.tr(
            "Whoever stays in to the end reveals first; then the pile is revealed from the top, so "
            "whoever passes first captures last."
        )

    def _button(self, action: str) -> About:
        key = self._labels.key_hint(action)
        if action == "throw":
            text = (
                self.tr("Throw one boomerang from your reserve into the ring, and stay in.")
                if self._hunt
                else self.tr("Put one stone from your reserve into the ring, and stay in.")
            )
            return About(f"{text} {key}", "C4")
        text = (
            self.tr("Stop: your token goes on the pile, and you take all that is in the ring.")
            if self._hunt
            else self.tr(
                "Pass: your marker goes on the pile, and you take all that is in the ring."
            )
        )
        return About(f"{text} {key}", "C5")

    # --- the middle

    def _in_the_middle(self, view: CircleState, kind: str) -> About | None:
        match kind:
            case "ring" | "tag" | "heap":
                label = self._labels.thing(view, 0, ("ring",))[0]
                text = (
                    self.tr("Whoever throws adds one; whoever stops takes them all.")
                    if self._hunt
                    else self.tr("Whoever bids adds one; whoever passes takes them all.")
                )
                return _about(f"{label}.", text, rule="C5")
            case "deck":
                return self._deck(view)
            case "pile":
                label = self._labels.thing(view, 0, ("pile",))[0]
                return _about(f"{label}.", self._order(), rule="C8")
            case "begins":
                return self._begins(view)
            case "gap":
                text = (
                    self.tr("The place of the token that you chose: it will come back here.")
                    if self._hunt
                    else self.tr("The place of the marker that you chose: it will come back here.")
                )
                return About(text, "C9")
        return None

    def _deck(self, view: CircleState) -> About:
        label = self._labels.thing(view, 0, ("deck",))[0]
        if self._hunt:
            text = self.tr("The game is over when a new round should begin and the deck is empty.")
            return _about(f"{label}.", text, rule="H5")
        text = self.tr("Once the deck is empty, rounds go on until every card has been captured.")
        return _about(f"{label}.", text, rule="L5")

    def _begins(self, view: CircleState) -> About:
        by, first = self._names.by, view.first
        text = (
            by(
                first,
                self.tr("You begin this round, and it goes on clockwise."),
                self.tr("{name} begins this round, and it goes on clockwise."),
            )
            if view.series.direction(view.game) > 0
            else by(
                first,
                self.tr("You begin this round, and it goes on anticlockwise."),
                self.tr("{name} begins this round, and it goes on anticlockwise."),
            )
        )
        if self._hunt:
            return _about(text, self.tr("Whoever stays in to the end begins the next."), rule="H6")
        return _about(text, self.tr("Whoever passes first begins the next."), rule="L4")

    # --- before a seat

    def _before_seat(self, view: CircleState, viewer: int, kind: str, seat: int) -> About | None:
        match kind:
            case "reserve":
                return self._reserve(view, seat)
            case "chosen":
                return self._chosen(view, viewer, seat)
            case "slot":
                return About(self._slot(seat), "C3")
            case "state":
                note = self._labels.note(view, seat)
                if not note:
                    return None
                return _about(f"{note[:1].upper()}{note[1:]}.", self._order(), rule="C8")
        label, held = self._labels.thing(view, viewer, ("collection", seat))
        return _about(f"{label} – {held}.", self._lead_scores(), rule="C1")

    def _slot(self, seat: int) -> str:
        by = self._names.by
        if self._hunt:
            return by(
                seat,
                self.tr(
                    "Lay the token that you choose here. It stays secret until it is revealed."
                ),
                self.tr("Here lies the token that {name} chooses, face down until it is revealed."),
            )
        return by(
            seat,
            self.tr("Lay the marker that you choose here. It stays secret until it is revealed."),
            self.tr("Here lies the marker that {name} chooses, face down until it is revealed."),
        )

    def _reserve(self, view: CircleState, seat: int) -> About:
        count = known(view.reserves[seat])
        label = f"{self._labels.reserve(seat, count)}."
        if count is None:
            text = self.tr("Anyone can count what was put in and taken.")
            return _about(label, text, rule="" if self._hunt else "L7")
        text = self.tr("At the end every complete set of 6 is worth 1 point: now {points}.")
        return _about(label, text.format(points=self._figures.points(count // 6)), rule="C10")

    # --- species and points

    def _score(self) -> str:
        if self._hunt:
            return self.tr(
                "If the game ended now: 1 point for each card of a species of which nobody has "
                "more, and 1 for every 6 boomerangs."
            )
        return self.tr(
            "If the game ended now: 1 point for each card of a species of which nobody has more, "
            "and 1 for every 6 stones."
        )

    def _lead_scores(self) -> str:
        return self.tr(
            "At the end each card of a species is worth 1 point to whoever has the most of them, "
            "also in a tie."
        )

    def _species(self, view: CircleState, seat: int, species: int) -> About:
        names = self._names
        collections = view.collections
        if view.turn == NOBODY and view.endings:
            collections = view.endings[-1][0]
        held = [counts(names.deck, collection) for collection in collections]
        standing = majorities(held)[species]
        label = self._labels.held(seat, species, held[seat][species])
        return _about(f"{label}.", self._lead(seat, standing), rule="C1")

    def _lead(self, seat: int, majority: Majority) -> str:
        leaders = majority.leaders
        if not leaders:
            return self._lead_scores()
        if leaders == (seat,):
            return self.tr(
                "“+{lead}” is the lead over the next. Whoever leads at the end scores 1 point for "
                "each card."
            ).format(lead=majority.lead)
        others = [leader for leader in leaders if leader != seat]
        if seat in leaders:
            text = self.tr("“=” is a tie for the lead with {names}: everyone in it scores in full.")
            return text.format(names=self._names.players(others))
        return self._led_by(others, majority.most)

    def _led_by(self, others: Sequence[int], most: int) -> str:
        if len(others) > 1:
            text = self.tr("{names} lead with {count} each: nobody else would get points.")
            return text.format(names=self._names.players(others), count=most)
        text = self._names.by(
            others[0],
            self.tr("You lead with {count}: only you would score."),
            self.tr("{name} leads with {count}: nobody else would score."),
        )
        return text.format(count=most)


def _about(*sentences: str, rule: str) -> About:
    told = (sentence[:1].upper() + sentence[1:] for sentence in sentences if sentence)
    return About(" ".join(told), rule)
