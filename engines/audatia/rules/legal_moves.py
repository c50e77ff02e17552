"""What may be done, as a collection that answers without listing: acts, and chains of them.

Mulligans and trades are many and never kept. Chains are offered where the same man decides again
and nothing hidden has come to light between; they have the effect of their acts one by one, so that
they are found by `in` and by `after`, and not listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from typing import Final

from engines.audatia.moves import (
    Act,
    AudatiaMove,
    Mulligan,
    Play,
    Trade,
    acts_of,
    chained,
)
from engines.audatia.rules.act_checks import check_mulligan, check_trade
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.data import BLOW_OF, USUAL_USE
from engines.audatia.rules.hands import in_order, without
from engines.audatia.rules.legal_acts import legal_acts
from engines.audatia.state import AudatiaState
from engines.audatia.terms import ATTACK_WINDOWS, SECRET_WINDOWS, Blow, Card, Cards, Use
from engines.core.game import Event
from engines.core.moves import Fork
from engines.core.seat import ALONE, Seat

_TRADED: Final = 2
_CARDS: Final = {str(card): card for card in Card}


class LegalMoves:
    """All that `seat`, who decides, may do.

    `unseen_count` is None for a known hand. Else the player holds what the rival has `seen`, and so
    many other cards of `hand`, which then is all that they may hold.
    """

    def __init__(self, state: AudatiaState, seat: Seat, unseen_count: int | None = None) -> None:
        self.state = state
        self.seat = seat
        self.unseen_count = unseen_count

    @cached_property
    def hand(self) -> Cards:
        """All that may be in the hand."""
        man = self.state.men[self.seat]
        return man.seen if self.unseen_count == 0 else man.hand

    @cached_property
    def acts(self) -> list[Act]:
        """Single acts, but for mulligans and trades."""
        sure = self.hand if self.unseen_count is None else self.state.men[self.seat].seen
        return legal_acts(self.state, self.seat, self.hand, sure)

    @property
    def has_trades(self) -> bool:
        """Whether cards may be traded: the deck has one left, and the hand two."""
        has_cards = len(self.hand) >= _TRADED
        return has_cards and check_trade(self.state, self.seat, (), self.hand) is None

    @property
    def has_mulligans(self) -> bool:
        """Whether the first hand may be changed."""
        return check_mulligan(self.state, (), self.hand) is None

    def __bool__(self) -> bool:
        return self.has_mulligans or bool(self.acts)

    def __iter__(self) -> Iterator[AudatiaMove]:
        yield from self.acts
        if self.has_trades:
            for pair in dict.fromkeys(combinations(self.hand, _TRADED)):
                if self._fits(pair):
                    yield Trade(cards=pair)
        if self.has_mulligans:
            for size in range(len(self.hand) + 1):
                for cards in filter(self._fits, combinations(self.hand, size)):
                    yield Mulligan(cards=cards)

    def __contains__(self, move: object, /) -> bool:
        return self.canonical_acts(move) is not None

    def canonical_acts(self, move: object) -> tuple[Act, ...] | None:
        """The acts of a legal move as they are listed; None if it isn't legal, or is ambiguous."""
        if not isinstance(move, AudatiaMove):
            return None
        moves: LegalMoves | None = self
        found: list[Act] = []
        for act in acts_of(move):
            known = moves._canonical(act) if moves else None
            if moves is None or known is None:
                return None
            found.append(known)
            moves = moves.after_act(known) if len(found) < len(acts_of(move)) else None
        return tuple(found)

    def _canonical(self, act: Act) -> Act | None:
        if act in self.acts:
            return act
        state, seat, hand = self.state, self.seat, self.hand
        match act:
            case Trade(cards=cards):
                is_legal = len(cards) == _TRADED and not check_trade(state, seat, cards, hand)
            case Mulligan(cards=cards):
                is_legal = not check_mulligan(state, cards, hand)
            case Play():
                meant = self.plays_meant(act)
                return meant[0] if len(meant) == 1 else None
            case _:
                return None
        return act if is_legal and in_order(cards) == cards and self._fits(cards) else None

    def plays_meant(self, act: Play) -> list[Play]:
        """The acts that a blow without its half-sun, or with its usual prefix, may stand for."""
        blow = act.card if isinstance(act.card, Blow) else BLOW_OF.get(act.card)
        if blow is None:
            return []
        cards = [act.card] if isinstance(act.card, Card) else list(BLOW_OF)
        found = [
            play
            for play in self.acts
            if isinstance(play, Play) and play.card in cards and _blow_of(play) is blow
        ]
        if act.use:
            usual = Use.ATTACK if self.state.window in ATTACK_WINDOWS else USUAL_USE[blow]
            return [play for play in found if (play.use or usual) is act.use]
        return [play for play in found if play.use is None] or found

    def _fits(self, cards: Cards) -> bool:
        # Whether they may hold `cards` all at once.
        return self.unseen_count is None or len(self._unseen(cards)) <= self.unseen_count

    def _unseen(self, cards: Cards) -> Cards:
        return tuple((Counter(cards) - Counter(self.state.men[self.seat].seen)).elements())

    def after_act(self, act: Act) -> LegalMoves | None:
        """What the same man may do next, if nothing hidden comes to light before it."""
        seat = self.seat
        if self.state.window in SECRET_WINDOWS:
            return None
        before, unseen_count = self.state_before(act)
        events: list[Event] = []
        after = apply_act(before, seat, act, events, is_followed=True)
        # What is drawn or looked at is told to one alone.
        is_public = all(event.to is None for event in events)
        return LegalMoves(after, seat, unseen_count) if after.to_act is seat and is_public else None

    def state_before(self, act: Act) -> tuple[AudatiaState, int | None]:
        """The state for an act, and how many cards of the hand are unseen after it.

        Of an unknown hand, what the act shows is no longer among the cards that it may hold.
        """
        if self.unseen_count is None:
            return self.state, None
        man, unseen = self.state.men[self.seat], self._unseen(act.cards)
        left, hand, deck = self.unseen_count - len(unseen), man.hand, man.deck
        for card in unseen:
            deck = without(deck, card)
        if left == 0:
            hand = in_order(man.seen + unseen)
        less = replace(man, hand=hand, deck=deck)
        return replace(self.state, men=self.state.men.put(self.seat, less)), left

    def complete_acts(self, path: tuple[str, ...]) -> tuple[Act, ...]:
        """The acts that are complete in a path that `after` knows."""
        forks = (self.after(path[:length]) for length in range(len(path), 0, -1))
        move = next((fork.move for fork in forks if fork.move is not None), None)
        return acts_of(move) if move else ()

    def after(self, path: tuple[str, ...]) -> Fork[AudatiaMove]:
        """The cards and words; after a whole act, what the same man may do next."""
        moves: LegalMoves = self
        done: tuple[Act, ...] = ()
        rest = path
        while True:
            act, length, steps = moves._first_act(rest)
            if act is None:
                return Fork(steps=steps)
            done, rest = (*done, act), rest[length:]
            onward = moves.after_act(act)
            if not rest:
                more = onward._first_act(())[2] if onward else steps
                return Fork(move=chained(done), steps=more)
            if onward is None:
                return Fork()
            moves = onward

    def _first_act(self, path: tuple[str, ...]) -> tuple[Act | None, int, tuple[str, ...]]:
        # The act that `path` begins with, and its length; and the steps that may come next. Only a
        # mulligan may be sent as it is, and yet go on.
        onward: dict[str, None] = {}
        for act in self.acts:
            steps = act.steps
            if len(path) >= len(steps):
                if path[: len(steps)] == steps:
                    return act, len(steps), ()
            elif steps[: len(path)] == path:
                onward[steps[len(path)]] = None
        if self.has_trades and (not path or path[0] == "trade"):
            return self._first_trade(path, onward)
        if self.has_mulligans:
            return self._first_mulligan(path, onward)
        return None, 0, tuple(onward)

    def _first_trade(
        self, path: tuple[str, ...], onward: dict[str, None]
    ) -> tuple[Act | None, int, tuple[str, ...]]:
        if not path:
            return None, 0, (*onward, "trade")
        left = self._left(path[1 : 1 + _TRADED])
        if left is None:
            return None, 0, ()
        named = tuple(_CARDS[step] for step in path[1 : 1 + _TRADED])
        if len(named) == _TRADED:
            return Trade(cards=in_order(named)), 1 + _TRADED, ()
        fitting = [card for card in dict.fromkeys(left) if self._fits((*named, card))]
        return None, 0, tuple(map(str, fitting))

    def _first_mulligan(
        self, path: tuple[str, ...], onward: dict[str, None]
    ) -> tuple[Act | None, int, tuple[str, ...]]:
        if path == ("keep",):
            return Mulligan(), 1, ()
        if path and path[0] not in _CARDS:
            return None, 0, tuple(onward)
        left = self._left(path)
        if left is None:
            return None, 0, ()
        named = in_order(tuple(_CARDS[step] for step in path))
        more = tuple(str(card) for card in dict.fromkeys(left) if self._fits((*named, card)))
        if not path:
            return None, 0, (*more, "keep", *onward)
        return Mulligan(cards=named), len(path), more

    def _left(self, named: tuple[str, ...]) -> Cards | None:
        # The hand without these cards; None if it doesn't hold them all.
        left = self.hand
        for step in named:
            card = _CARDS.get(step)
            if card not in left or not self._fits((card,)):
                return None
            left = without(left, card)
        return left


def _blow_of(play: Play) -> Blow | None:
    return BLOW_OF.get(play.card) if isinstance(play.card, Card) else None


class EitherSeat:
    """What one or the other of two may do: both choose at once, and no hand is known."""

    def __init__(self, *moves: LegalMoves) -> None:
        self._moves = moves

    def __bool__(self) -> bool:
        return any(self._moves)

    def __contains__(self, move: object, /) -> bool:
        return any(move in moves for moves in self._moves)

    def __iter__(self) -> Iterator[AudatiaMove]:
        return iter(dict.fromkeys(move for moves in self._moves for move in moves))

    def after(self, path: tuple[str, ...]) -> Fork[AudatiaMove]:
        """What may follow in either."""
        forks = [moves.after(path) for moves in self._moves]
        return Fork(
            move=next((fork.move for fork in forks if fork.move is not None), None),
            steps=tuple(dict.fromkeys(step for fork in forks for step in fork.steps)),
        )


def active(state: AudatiaState) -> frozenset[Seat]:
    """Who decides now."""
    if state.window not in SECRET_WINDOWS:
        return ALONE[state.to_act]
    return frozenset(seat for seat in Seat if state.men[seat].chosen is None)
