"""Views made by hand: for lessons, for the page's entrance, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engines.audatia.terms import (
    ActKind,
    Bind,
    Blow,
    Card,
    Cards,
    Character,
    Flank,
    LastAct,
    Modifier,
    Pending,
    Side,
    Use,
    Virtue,
    Window,
)
from engines.audatia.views import AudatiaView, ManView
from engines.core.seat import Pair, Seat

_VIRTUES: Final = Pair(
    one=(Virtue.AUDATIA, Virtue.FORTITUDO), two=(Virtue.PRUDENTIA, Virtue.CELERITAS)
)

# What Donna Destra lends to any blow, and Tutta Porta di Ferro to a parry.
STRENGTH: Final = (Modifier(Virtue.FORTITUDO, 2),)
BOLDNESS: Final = (Modifier(Virtue.AUDATIA, 2),)


def _man_view(seat: Seat, **given: Any) -> ManView:
    virtues, mods = given.pop("virtues", _VIRTUES[seat]), given.pop("mods", ())
    totals = tuple(
        (virtue in virtues) + sum(mod.amount for mod in mods if mod.virtue is virtue)
        for virtue in Virtue
    )
    common: dict[str, Any] = {
        "seat": seat,
        "character": Character.GALEAZZO if seat is Seat.ONE else Character.BOUCICAULT,
        "is_challenger": seat is Seat.ONE,
        "virtues": virtues,
        "totals": totals,
        "mods": mods,
        "hand_size": 12,
        "known": (),
        "deck_size": 31,
        "discard": (),
        "pile": (),
        "posta": None,
        "side": None,
        "launched": None,
        "flank": None,
        "salute": False,
        "is_owed": False,
        "has_spent_bicorno": False,
        "has_chosen": False,
    }
    return ManView(**common | given)


def table_view(
    one: dict[str, Any],
    two: dict[str, Any],
    *,
    player: Seat | None = None,
    holds: str = "",
    may_play: str = "",
    **given: Any,
) -> AudatiaView:
    """A table in its first assault, as everybody sees it; `window` must be given.

    Or as `player` does, who holds the cards of these codes, and may play some of them.
    """
    common: dict[str, Any] = {
        "onlooker": None,
        "men": Pair(one=_man_view(Seat.ONE, **one), two=_man_view(Seat.TWO, **two)),
        "active": (Seat.TWO,),
        "assault": 1,
        "draws": 0,
        "attacker": Seat.ONE,
        "pending": None,
        "bind": None,
        "is_bold": False,
        "declined": 0,
        "duty": None,
        "skill": None,
        "last_act": None,
    }
    view = AudatiaView(**common | given)
    return held(view, player, holds, may_play) if player else view


def held(view: AudatiaView, seat: Seat, hand: str, playable: str) -> AudatiaView:
    """The same table as `seat` sees it, with the cards of these codes."""
    cards = cards_of_codes(hand)
    man = replace(view.men[seat], hand_size=len(cards))
    men, may = view.men.put(seat, man), frozenset(cards_of_codes(playable))
    return replace(view, onlooker=seat, men=men, hand=cards, playable=may)


def cards_of_codes(codes: str) -> Cards:
    """Some cards: "MFl turn"."""
    return tuple(map(Card, codes.split()))


def played(seat: Seat, card: Card, use: Use) -> LastAct:
    """A card was laid on a pile."""
    return LastAct(kind=ActKind.PLAYED, seat=seat, cards=(card,), use=use)


# A wide bind, as everybody sees it.
BIND: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": STRENGTH, "hand_size": 11},
    {"pile": (Card.MSL,), "side": Side.LEFT, "mods": BOLDNESS, "hand_size": 11},
    window=Window.TURN,
    bind=Bind.LARGO,
    strikes=frozenset({Blow.RF, Blow.RM, Blow.RS, Blow.P}),
    last_act=played(Seat.TWO, Card.MSL, Use.PARRY),
)
# Close play, as the man sees it who is to counter a remedy.
STRETTO: Final = table_view(
    {"pile": (Card.MFL,), "side": Side.LEFT, "flank": Flank.INSIDE},
    {
        "pile": (Card.RSR, Card.SOPRANA), "side": Side.RIGHT, "flank": Flank.OUTSIDE,
        "hand_size": 10,
    },
    window=Window.COUNTER,
    active=(Seat.ONE,),
    bind=Bind.STRETTO,
    pending=Pending(Seat.TWO, Card.SOPRANA, Use.REMEDY, Flank.OUTSIDE),
    last_act=played(Seat.TWO, Card.SOPRANA, Use.REMEDY),
    player=Seat.ONE,
    holds="MFl P cover xsoprana xbind feint",
    may_play="cover xsoprana",
)  # fmt: skip
