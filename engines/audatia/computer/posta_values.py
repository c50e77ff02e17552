"""Which posta to stand in, against the rival's or those that the rival may take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.audatia.computer.blow_values import Outlook, cost_of_draw, guard, guard_in, outlook
from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.rules.legal_acts import free_poste
from engines.audatia.terms import CHALLENGER, Posta, Window
from engines.core.chance import Chance
from engines.core.seat import Seat

# How much of the second blow counts.
_REST: Final = 0.5


def value_of_posta(mine: Outlook, posta: Posta, theirs: Posta, *, is_first: bool) -> float:
    """The value of standing in `posta` against `theirs`, for attacking first, or second."""
    stands = guard_in(posta), guard_in(theirs)
    danger = mine.danger(*stands)
    best = mine.best(*stands)
    if is_first:
        return max(best, -danger)
    return (1 - danger) * _REST * max(best, 0.0) - danger


def attacks_first(state: ImaginedDuel, seat: Seat) -> bool:
    """Who will have the first attack from the posta that `seat` chooses now."""
    if state.duty:
        return state.duty.seat is seat
    if state.window in (Window.OPENING, Window.REPLY):
        return False  # the first one changes instead of attacking, and then it is the other's turn
    return seat is CHALLENGER


def values_of_poste(
    state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int
) -> Iterator[tuple[float, Posta]]:
    """Poste that `seat` may go into, and the value of each.

    That is the value against the rival's posta, or in the mean against those they may choose. Of
    each man's poste so many are weighed as `breadth` says, taken by lot; all if it is 0.
    """
    mine = outlook(state, seat)
    is_first = attacks_first(state, seat)
    theirs = state.men[seat.other].posta
    rivals = [theirs] if theirs else _some(state, seat.other, breadth, chance)
    if state.window is Window.REPLY:
        breadth = 0  # the one that shuts the challenger out must not be missed
    for posta in _some(state, seat, breadth, chance):
        value = sum(value_of_posta(mine, posta, rival, is_first=is_first) for rival in rivals)
        yield _with_draw(state, seat, mine, posta, value / len(rivals)), posta


def _with_draw(state: ImaginedDuel, seat: Seat, mine: Outlook, posta: Posta, value: float) -> float:
    # The value of a posta with what the last call adds: a challenger without an attack draws.
    lost = cost_of_draw(state)
    match state.window:
        case Window.OPENING if _may_be_shut_out(state, seat, mine, posta):
            return min(value, -lost)
        case Window.REPLY:
            return value + lost * mine.shuts_out(guard_in(posta), guard(state, seat.other))
        case _:
            return value


def _may_be_shut_out(state: ImaginedDuel, seat: Seat, mine: Outlook, posta: Posta) -> bool:
    stands = guard_in(posta)
    replies = free_poste(state.men[seat.other])
    return not all(mine.attacks(stands, guard_in(reply)) for reply in replies)


def _some(state: ImaginedDuel, seat: Seat, count: int, chance: Chance) -> list[Posta]:
    free = free_poste(state.men[seat])
    return [free[chance.below(len(free))] for _ in range(count)] if count else free
