"""Shields: a whole game in a page, with two windows of decision, to test the hall with.

Each holds a hidden card, a shield or a blank. First both may, unseen, swap a blank for another
card. Then they strike in turn, 1 to 3 hard; whoever is struck may deny it with his shield, which
is spent in the open. Who has taken 5 has lost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.core.chance import Chance
from engines.core.game import IllegalMoveError, InvalidMoveError, Outcome, PositionError, Step
from engines.core.moves import Listed, Move, Moves
from engines.core.options import Options
from engines.core.perft import Perft
from engines.core.seat import Pair, Seat, both
from engines.core.values import State
from engines.core.window import DecisionWindow
from tests.shields.events import Chose, Denied, Drew, Hit, Took
from tests.shields.views import ShieldsView

CARDS: Final = ("blank", "shield")
ENOUGH: Final = 5

_NO_HITS: Final = both(0)
_NONE_SPENT: Final = both(False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Word(Move):
    """`pass`, `swap`, `deny`, `1`, `2`, `3`."""

    word: str

    @property
    def steps(self) -> tuple[str, ...]:
        return (self.word,)


PASS, SWAP, DENY = Word(word="pass"), Word(word="swap"), Word(word="deny")
BLOWS: Final = tuple(Word(word=str(strength)) for strength in (1, 2, 3))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShieldsState(State):
    cards: Pair[str]
    hits: Pair[int] = _NO_HITS
    spent: Pair[bool] = _NONE_SPENT
    chosen: frozenset[Seat] = frozenset()  # who has swapped, or not, at the opening
    striker: Seat = Seat.ONE
    strength: int = 0  # of the blow to be answered; 0: he has yet to strike
    is_broken_off: bool = False


class Shields:
    id = "shields"
    rules = 1
    minutes = 1
    opener = Seat.ONE
    options = ()
    example = "blank shield 0 0 .. one 0 -"
    windows = ("swap", "deny")
    yes_windows = ("deny",)  # who would swap whatever he drew?

    def setup(self, options: Options, chance: Chance) -> Step[ShieldsState]:
        cards = Pair(one=_draw(chance), two=_draw(chance))
        drawn = tuple(Drew(seat=seat, card=cards[seat], to=seat) for seat in Seat)
        return Step(state=ShieldsState(cards=cards), events=drawn)

    def active(self, state: ShieldsState) -> frozenset[Seat]:
        if self._is_over(state):
            return frozenset()
        if len(state.chosen) < 2:
            return frozenset(Seat) - state.chosen
        return frozenset({state.striker.other if state.strength else state.striker})

    def legal_moves(self, state: ShieldsState, seat: Seat) -> Moves[Word]:
        if seat not in self.active(state):
            return Listed()
        if len(state.chosen) < 2:
            return Listed((PASS, SWAP) if state.cards[seat] == "blank" else (PASS,))
        if not state.strength:
            return Listed(BLOWS)
        return Listed((PASS, DENY) if state.cards[seat] == "shield" else (PASS,))

    def window(self, state: ShieldsState, seat: Seat) -> DecisionWindow | None:
        if seat not in self.active(state):
            return None
        if len(state.chosen) < 2:
            return DecisionWindow(kind="swap", no=PASS)
        if not state.strength:
            return None
        yes = DENY if DENY in self.legal_moves(state, seat) else None
        return DecisionWindow(kind="deny", no=PASS, yes=yes)

    def parse(self, text: str) -> Word:
        move = Word(word=text.strip().lower())
        if move not in (PASS, SWAP, DENY, *BLOWS):
            raise InvalidMoveError("what", "no move of Shields")
        return move

    def why_not(self, state: ShieldsState, seat: Seat, move: Word) -> IllegalMoveError:
        return IllegalMoveError("not-now", "not now")

    def apply(
        self, state: ShieldsState, seat: Seat, move: Word, chance: Chance
    ) -> Step[ShieldsState]:
        if move in BLOWS:
            strength = int(move.word)
            hit = Hit(seat=seat, strength=strength)
            if not state.spent[seat.other]:
                return Step(state=replace(state, strength=strength), events=(hit,))
            return _taken(state, seat.other, strength, hit)
        if len(state.chosen) == 2:
            if move == PASS:
                return _taken(state, seat, state.strength)
            spent = replace(
                state,
                cards=state.cards.put(seat, "spent"),
                spent=state.spent.put(seat, True),
                striker=seat,
                strength=0,
            )
            return Step(state=spent, events=(Denied(seat=seat),))
        card = _draw(chance) if move == SWAP else state.cards[seat]
        drew = (Drew(seat=seat, card=card, to=seat),) if move == SWAP else ()
        chosen = replace(state, cards=state.cards.put(seat, card), chosen=state.chosen | {seat})
        return Step(state=chosen, events=(*drew, Chose(seat=seat)))

    def outcome(self, state: ShieldsState) -> Outcome | None:
        loser = next((seat for seat in Seat if state.hits[seat] >= ENOUGH), None)
        return Outcome(winner=loser.other, reason="five") if loser else None

    def conclude(self, state: ShieldsState) -> ShieldsState:
        return replace(state, is_broken_off=True)

    def view(self, state: ShieldsState, onlooker: Seat | None) -> ShieldsView:
        return ShieldsView(
            onlooker=onlooker,
            card=state.cards[onlooker] if onlooker else "",
            spent=state.spent,
            hits=state.hits,
            chosen=state.chosen,
            acting=self.active(state),
            strength=state.strength,
            cards=state.cards if self._is_over(state) else None,
        )

    def resample(self, state: ShieldsState, onlooker: Seat | None, chance: Chance) -> ShieldsState:
        cards = state.cards
        for seat in Seat:
            if seat is not onlooker and not state.spent[seat] and not self._is_over(state):
                cards = cards.put(seat, _draw(chance))
        return replace(state, cards=cards)

    def possible_moves(self, view: ShieldsView) -> Moves[Word]:
        if len(view.chosen) < 2:
            return Listed((PASS, SWAP))
        return Listed((PASS, DENY) if view.strength else BLOWS)

    def preview_view(self, view: ShieldsView, path: tuple[str, ...]) -> ShieldsView:
        return view

    def read(self, text: str, options: Options) -> ShieldsState:
        words = text.split(" ")
        if len(words) != 8 or self.write(state := _read(words)) != text:
            raise PositionError("no position of Shields")
        return state

    def write(self, state: ShieldsState) -> str:
        chosen = "".join("x" if seat in state.chosen else "." for seat in Seat)
        end = "x" if state.is_broken_off else "-"
        parts = (*state.cards, *state.hits, chosen, state.striker, state.strength, end)
        return " ".join(map(str, parts))

    def perft(self, state: ShieldsState, depth: int) -> Perft:
        return Perft(nodes=(1,))

    def _is_over(self, state: ShieldsState) -> bool:
        return state.is_broken_off or max(state.hits) >= ENOUGH


def _draw(chance: Chance) -> str:
    return CARDS[chance.below(2)]


def _taken(state: ShieldsState, seat: Seat, strength: int, *before: Hit) -> Step[ShieldsState]:
    after = replace(
        state,
        hits=state.hits.put(seat, state.hits[seat] + strength),
        striker=seat,
        strength=0,
    )
    return Step(state=after, events=(*before, Took(seat=seat, strength=strength)))


def _read(words: list[str]) -> ShieldsState:
    one, two, first, second, chosen, striker, strength, end = words
    try:
        return ShieldsState(
            cards=Pair(one=one, two=two),
            hits=Pair(one=int(first), two=int(second)),
            spent=Pair(one=one == "spent", two=two == "spent"),
            chosen=frozenset(s for s, mark in zip(Seat, chosen, strict=True) if mark == "x"),
            striker=Seat(striker),
            strength=int(strength),
            is_broken_off=end == "x",
        )
    except ValueError as err:
        raise PositionError("no position of Shields") from err


GAME = Shields()
