"""Virtues at this moment: what each man has of them, and who has more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.audatia.rules.data import (
    ANY,
    BLOW_OF,
    BLOWS,
    CUT_ATTACK,
    PARRY,
    POSTE,
    SALUTE_AMOUNT,
    THRUST,
)
from engines.audatia.rules.refusals import Broken, broken
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import CHALLENGER, Blow, Card, Modifier, Use, Virtue
from engines.core.seat import Seat

Modifiers = tuple[Modifier, ...]


def total(man: Man, virtue: Virtue, more: Modifiers = ()) -> int:
    """One for the virtue's card, and what the top of the pile lends, and `more`."""
    amount = 1 if virtue in man.virtues else 0
    for mod in man.mods + more:
        if mod.virtue is virtue:
            amount += mod.amount
    return amount


def has_advantage(
    state: AudatiaState, seat: Seat, virtue: Virtue | None, more: Modifiers = ()
) -> bool:
    """Whether `seat` has strictly more; what needs no virtue (None) is always granted.

    `more` is lent to `seat` by the blow being declared.
    """
    if virtue is None:
        return True
    men = state.men
    return total(men[seat], virtue, more) > total(men[seat.other], virtue)


def check_advantage(
    state: AudatiaState, seat: Seat, card: str, virtue: Virtue | None, more: Modifiers = ()
) -> Broken | None:
    """Whether `seat` has the advantage in `virtue` that `card` needs."""
    if virtue is None or has_advantage(state, seat, virtue, more):
        return None
    own, rival = total(state.men[seat], virtue, more), total(state.men[seat.other], virtue)
    return broken("needs-advantage", card=card, virtue=virtue, own=own, rival=rival)


def stronger_seat(state: AudatiaState, virtue: Virtue) -> Seat:
    """The seat with the advantage; of two equals, the one that holds the virtue's card."""
    one, two = (total(man, virtue) for man in state.men)
    if one != two:
        return Seat.ONE if one > two else Seat.TWO
    return next((seat for seat in Seat if virtue in state.men[seat].virtues), CHALLENGER)


def blow_modifiers(man: Man, card: Card, use: Use) -> Modifiers:
    """What the first blow from a posta is lent, and the first of the duel after a salute."""
    salute = (Modifier(Virtue.AUDATIA, SALUTE_AMOUNT),) if man.is_owed else ()
    if man.posta is None:
        return salute
    row = POSTE[man.posta]
    if row.virtue is None or not _CONDITIONS[row.on](BLOW_OF[card], use):
        return salute
    return (Modifier(row.virtue, row.amount), *salute)


_CONDITIONS: Final[dict[str, Callable[[Blow, Use], bool]]] = {
    ANY: lambda _, __: True,
    PARRY: lambda _, use: use is Use.PARRY,
    THRUST: lambda blow, _: blow is Blow.P,
    # A counterattack is an attack as well as an answer, but it is no parry.
    CUT_ATTACK: lambda blow, use: BLOWS[blow].is_cut and use in (Use.ATTACK, Use.COUNTERATTACK),
}
