"""What everybody saw of a round of 6 nimmt! or X nimmt!, written down from the log alone."""

from __future__ import annotations

from byczo.core.match import Match

CARD_BITS = 7


class RoundNotes:
    """The round that is being played."""

    def __init__(self, match: Match) -> None:
        self.starters: list[int] = []
        self.turns: list[dict[int, int]] = []
        """Cards by seat, of each turn in which all were revealed."""
        self.rows: dict[tuple[int, int], int] = {}
        """Rows that were taken by choice, from 1, by turn and seat."""
        self.picked: dict[int, set[int]] = {}
        self.hands: dict[int, set[int]] = {}
        chosen: dict[int, int] = {}
        scores = [place for place, entry in enumerate(match.log) if "score" in entry]
        for entry in match.log[scores[-1] + 1 if scores else 0 :]:
            if "deal" in entry:
                self.starters = entry["deal"].get("rows", self.starters)
                self.hands.update(
                    {seat: set(hand) for seat, hand in enumerate(entry["deal"].get("hands", []))}
                )
                continue
            seat: int = entry["seat"]
            verb, _, number = entry["do"].partition(" ")
            if verb == "play":
                chosen[seat] = int(number)
                if len(chosen) == match.state.players:
                    self.turns.append(chosen)
                    chosen = {}
            elif verb == "row":
                self.rows[len(self.turns) - 1, seat] = int(number)
            elif verb == "pick":
                self.picked.setdefault(seat, set()).add(int(number))
                self.hands.setdefault(seat, set()).add(int(number))

    def story(self) -> list[int]:
        """Starters, then the cards turn by turn and seat by seat, with rows taken by choice."""
        cards = [*self.starters] if self.starters else []
        for number, turn in enumerate(self.turns):
            for seat, card in sorted(turn.items()):
                cards.append(card | self.rows.get((number, seat), 0) << CARD_BITS)
        return cards

    def open_cards(self) -> set[int]:
        """All cards that lie or lay in rows."""
        return {*self.starters, *(card for turn in self.turns for card in turn.values())}

    def hand(self, seat: int) -> set[int]:
        """What the seat was dealt, or has picked, and has not revealed."""
        return self.hands.get(seat, set()) - {turn[seat] for turn in self.turns}
