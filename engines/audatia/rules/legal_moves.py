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
from engines.audatia.rules.acts import ATTACKS, BOTH, acts
from engines.audatia.rules.data import BLOW_OF
from engines.audatia.rules.flow import do
from engines.audatia.rules.reach import answers
from engines.audatia.state import AudatiaState, in_order, without
from engines.audatia.terms import Blow, Card, Cards, Use, Window
from engines.core.game import Event
from engines.core.moves import Fork, Listed
from engines.core.seat import Seat

NONE: Final = Listed[AudatiaMove]()
_TRADED: Final = 2
_CARDS: Final = {str(card): card for card in Card}


class Menu:
    """All that `seat`, who decides, may do.

    `slots` is None for a hand that is known. Else the man holds what his rival has `seen`, and so
    many other cards of his `hand`, which then is all that he may hold.
    """

    def __init__(self, state: AudatiaState, seat: Seat, slots: int | None = None) -> None:
        self.state = state
        self.seat = seat
        self.slots = slots

    @cached_property
    def hand(self) -> Cards:
        """All that may be in his hand."""
        man = self.state.men[self.seat]
        return man.seen if self.slots == 0 else man.hand

    @cached_property
    def acts(self) -> list[Act]:
        """Single acts, but for mulligans and trades."""
        sure = self.hand if self.slots is None else self.state.men[self.seat].seen
        return acts(self.state, self.seat, self.hand, sure)

    @property
    def trades(self) -> bool:
        """Whether cards may be traded: the deck has one left, and the hand two."""
        has_cards = bool(self.state.men[self.seat].deck) and len(self.hand) >= _TRADED
        return self.state.window is Window.MEASURE and has_cards

    @property
    def mulligans(self) -> bool:
        """Whether the first hand may be changed."""
        return self.state.window is Window.MULLIGAN

    def __bool__(self) -> bool:
        return self.mulligans or bool(self.acts)

    def __iter__(self) -> Iterator[AudatiaMove]:
        yield from self.acts
        if self.trades:
            for pair in dict.fromkeys(combinations(self.hand, _TRADED)):
                if self._fits(pair):
                    yield Trade(cards=pair)
        if self.mulligans:
            for size in range(len(self.hand) + 1):
                for cards in combinations(self.hand, size):
                    yield Mulligan(cards=cards)

    def __contains__(self, move: object, /) -> bool:
        return self.spelled(move) is not None

    def spelled(self, move: object) -> tuple[Act, ...] | None:
        """The acts of a legal move as they are listed; None if it isn't legal, or is ambiguous."""
        if not isinstance(move, AudatiaMove):
            return None
        here: Menu | None = self
        found: list[Act] = []
        for act in acts_of(move):
            known = here._spelled(act) if here else None
            if here is None or known is None:
                return None
            found.append(known)
            here = here.follow(known) if len(found) < len(acts_of(move)) else None
        return tuple(found)

    def _spelled(self, act: Act) -> Act | None:
        if act in self.acts:
            return act
        match act:
            case Trade(cards=cards):
                is_right = self.trades and len(cards) == _TRADED and self._holds(cards)
                return act if is_right and in_order(cards) == cards else None
            case Mulligan(cards=cards):
                is_right = self.mulligans and self._holds(cards)
                return act if is_right and in_order(cards) == cards else None
            case Play():
                meant = self.meant(act)
                return meant[0] if len(meant) == 1 else None
            case _:
                return None

    def meant(self, act: Play) -> list[Play]:
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
            return [play for play in found if self._use_of(play) is act.use]
        return [play for play in found if play.use is None] or found

    def _use_of(self, play: Play) -> Use | None:
        if play.use or not isinstance(play.card, Card):
            return play.use
        if self.state.window in ATTACKS:
            return Use.ATTACK
        return next((use for _, use in answers(self.state, self.seat, (play.card,))), None)

    def _holds(self, cards: Cards) -> bool:
        missing = Counter(cards) - Counter(self.hand)
        return not missing and self._fits(cards)

    def _fits(self, cards: Cards) -> bool:
        return self.slots is None or len(self._unseen(cards)) <= self.slots

    def _unseen(self, cards: Cards) -> Cards:
        return tuple((Counter(cards) - Counter(self.state.men[self.seat].seen)).elements())

    def follow(self, act: Act) -> Menu | None:
        """What the same man may do next, if nothing hidden comes to light before it."""
        seat = self.seat
        if self.state.window in BOTH:
            return None
        before, slots = self.supposed(act)
        told: list[Event] = []
        after = do(before, seat, act, told, is_followed=True)
        # What is drawn or looked at is told to one alone.
        is_plain = after.to_act is seat and all(event.to is None for event in told)
        return Menu(after, seat, slots) if is_plain else None

    def supposed(self, act: Act) -> tuple[AudatiaState, int | None]:
        """The state for an act, and how many slots are left: of a hand that is not known, what
        the act shows of it is no longer among what he may hold besides."""
        if self.slots is None:
            return self.state, None
        man, unseen = self.state.men[self.seat], self._unseen(act.cards)
        slots, hand, deck = self.slots - len(unseen), man.hand, man.deck
        for card in unseen:
            deck = without(deck, card)
        if slots == 0:
            hand = in_order(man.seen + unseen)
        less = replace(man, hand=hand, deck=deck)
        return replace(self.state, men=self.state.men.put(self.seat, less)), slots

    def whole(self, path: tuple[str, ...]) -> tuple[Act, ...]:
        """The acts that are complete in a path that `after` knows."""
        here: Menu | None = self
        done: tuple[Act, ...] = ()
        while here and path:
            act, length, _ = here._begun(path)
            if act is None:
                break
            done, path = (*done, act), path[length:]
            here = here.follow(act)
        return done

    def after(self, path: tuple[str, ...]) -> Fork[AudatiaMove]:
        """The cards and words; after a whole act, what the same man may do next."""
        here: Menu = self
        done: tuple[Act, ...] = ()
        rest = path
        while True:
            act, length, steps = here._begun(rest)
            if act is None:
                return Fork(steps=steps)
            done, rest = (*done, act), rest[length:]
            onward = here.follow(act)
            if not rest:
                more = onward._begun(())[2] if onward else steps
                return Fork(move=chained(done), steps=more)
            if onward is None:
                return Fork()
            here = onward

    def _begun(self, path: tuple[str, ...]) -> tuple[Act | None, int, tuple[str, ...]]:
        """The act that `path` begins with, and its length; and the steps that may come next.

        Only a mulligan may be sent as it is, and yet go on.
        """
        onward: dict[str, None] = {}
        for act in self.acts:
            steps = act.steps
            if len(path) >= len(steps):
                if path[: len(steps)] == steps:
                    return act, len(steps), ()
            elif steps[: len(path)] == path:
                onward[steps[len(path)]] = None
        if self.trades and (not path or path[0] == "trade"):
            return self._begun_trade(path, onward)
        if self.mulligans:
            return self._begun_mulligan(path)
        return None, 0, tuple(onward)

    def _begun_trade(
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

    def _begun_mulligan(self, path: tuple[str, ...]) -> tuple[Act | None, int, tuple[str, ...]]:
        if path == ("keep",):
            return Mulligan(), 1, ()
        left = self._left(path)
        if left is None:
            return None, 0, ()
        if not path:
            return None, 0, (*map(str, left), "keep")
        cards = in_order(tuple(_CARDS[step] for step in path))
        return Mulligan(cards=cards), len(path), tuple(map(str, left))

    def _left(self, named: tuple[str, ...]) -> Cards | None:
        """The hand without these cards; None if it doesn't hold them all."""
        left = self.hand
        for step in named:
            card = _CARDS.get(step)
            if card not in left or not self._fits((card,)):
                return None
            left = without(left, card)
        return left


def _blow_of(play: Play) -> Blow | None:
    return BLOW_OF.get(play.card) if isinstance(play.card, Card) else None


class Either:
    """What one or the other of two may do: both choose at once, and no hand is known."""

    def __init__(self, *menus: Menu) -> None:
        self.menus = menus

    def __bool__(self) -> bool:
        return any(self.menus)

    def __contains__(self, move: object, /) -> bool:
        return any(move in menu for menu in self.menus)

    def __iter__(self) -> Iterator[AudatiaMove]:
        return iter(dict.fromkeys(move for menu in self.menus for move in menu))

    def after(self, path: tuple[str, ...]) -> Fork[AudatiaMove]:
        """What may follow in either."""
        forks = [menu.after(path) for menu in self.menus]
        return Fork(
            move=next((fork.move for fork in forks if fork.move is not None), None),
            steps=tuple(dict.fromkeys(step for fork in forks for step in fork.steps)),
        )


def active(state: AudatiaState) -> frozenset[Seat]:
    """Who decides now."""
    if state.to_act is not None:
        return _ALONE[state.to_act]
    if state.window not in BOTH:
        return frozenset()
    return frozenset(seat for seat in Seat if state.men[seat].chosen is None)


_ALONE: Final = {seat: frozenset({seat}) for seat in Seat}
