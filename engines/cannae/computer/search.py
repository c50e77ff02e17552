"""Alpha-beta over the most promising turns of each side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Final

from engines.cannae.computer.evaluation import WON, worth
from engines.cannae.rules.field import Field, cavalry, infantry, is_decided, turned
from engines.cannae.terms import REPEATS
from engines.core.search.luck import FastLuck

_FIRST: Final = ((infantry, 6, cavalry), (cavalry, 3, infantry))
"""How many actions of each arm are followed by every action of the other."""

_SECOND: Final = 64  # turns judged by the best answer
_THIRD: Final = 24  # of these, turns judged by the answer to the best answers
_WIDTH: Final = 12  # answers looked into
_DULL: Final = 30  # by how much less a turn decides that brings a position back

Valued = list[tuple[int, Field]]


@dataclass(slots=True)
class Search:
    """The search of one decision; it lists the turns of a field once, by whatever way it got there.

    Turns are factored: each action is judged alone, and only the best of each arm are followed by
    the other arm's. That sees the push that bares infantry, and the charge that takes it.
    """

    shut_in: bool
    stood: Mapping[Field, int] = made(default_factory=dict)  # how often, after the first's turns
    nodes: int = 0  # fields whose turns were listed
    _listed: dict[Field, Valued] = made(default_factory=dict)

    def value(self, field: Field, plies: int, *, width: int, alpha: int, beta: int) -> int:
        """What the side to act makes of `field`; a bound if it isn't between `alpha` and `beta`.

        `width` turns are looked into at every ply but the last, where one look decides.
        """
        best = -WON
        for guess, there in self.promising(field)[: width if plies > 1 else 1]:
            if plies == 1 or is_decided(there):
                found = guess
            else:
                after = turned(there)
                found = -self.value(after, plies - 1, width=width, alpha=-beta, beta=-alpha)
            best = max(best, found)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def promising(self, field: Field) -> Valued:
        """The fields after the factored turns with what one look says of them, the best first."""
        if (known := self._listed.get(field)) is None:
            known = self._listed[field] = self._list(field)
        return known

    def _list(self, field: Field) -> Valued:
        self.nodes += 1
        found = {field: worth(field)}
        for act, count, follow in _FIRST:
            judged = [(worth(there), there) for _, there in act(field, shut_in=self.shut_in)]
            judged.sort(key=_value, reverse=True)
            found.update((there, value) for value, there in judged)
            for _, there in judged[:count]:
                if is_decided(there):
                    continue
                for _, end in follow(there, shut_in=self.shut_in):
                    if end not in found:
                        found[end] = worth(end)
        return sorted(((value, there) for there, value in found.items()), key=_value, reverse=True)


def _value(valued: tuple[int, Field]) -> int:
    return valued[0]


@dataclass(frozen=True, slots=True)
class Whim:
    """A taste for one turn or another that makes no two games alike."""

    luck: FastLuck
    most: int  # by which a turn is overrated

    def __call__(self) -> int:
        """By how much the next turn is overrated."""
        return self.luck.below(self.most)


def glance(fields: Iterable[Field], whim: Whim) -> Valued:
    """The fields with what one look and a whim say of them, the best first."""
    valued = [(worth(there) + whim(), there) for there in fields]
    valued.sort(key=_value, reverse=True)
    return valued


def ponder(search: Search, valued: Valued, whim: Whim, *, nodes: int) -> Valued:
    """The best of the fields that one may go to, judged by the answers, and by those to them.

    `valued` has what one look says, the best first. About `nodes` fields' turns are listed.
    """
    if valued[0][0] >= WON:
        return valued
    second = [(_after(search, there, 1, -WON) + whim(), there) for _, there in valued[:_SECOND]]
    second.sort(key=_value, reverse=True)
    third: Valued = []
    best = -WON
    for _, there in second[:_THIRD]:
        if third and search.nodes >= nodes:
            break
        liking = whim()
        found = _after(search, there, 2, best - liking) + liking
        third.append((found, there))
        best = max(best, found)
    third.sort(key=_value, reverse=True)
    return third


def _after(search: Search, there: Field, plies: int, alpha: int) -> int:
    """What a field is worth to the side that went there, after so many more turns.

    If it isn't more than `alpha`, that it isn't is all that the answer says. What has stood before
    comes a little nearer to a draw, and what has stood twice is one.
    """
    if is_decided(there):
        return worth(there)
    if stood := search.stood.get(there, 0):
        if stood >= REPEATS - 1:
            return 0
        alpha -= _DULL
    found = -search.value(turned(there), plies, width=_WIDTH, alpha=-WON, beta=-alpha)
    return found - max(-_DULL, min(_DULL, found)) if stood else found
