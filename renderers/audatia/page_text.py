"""Audatia's acts and hands in parts, for the page."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import BLOW_OF
from engines.audatia.rules.hands import in_order
from engines.audatia.terms import ActKind, Card, Cards, LastAct, Use, Window
from engines.audatia.views import AudatiaView, ManView
from engines.core.seat import Pair
from renderers.audatia.card_names import code_of
from renderers.audatia.facts import in_words, on_button
from renderers.audatia.signs import SIGNS_OF_ACTS, SIGNS_OF_USES
from renderers.facts import Facts
from renderers.wording import Deed, HandCard, Mark, Say

_BINDING: Final = (Use.PARRY, Use.COUNTERATTACK)


def deed(view: AudatiaView, names: Pair[str], say: Say) -> Deed | None:
    """The last act, with those of its chain before it; what it decided, if it did."""
    last = view.last_act
    if last is None:
        return None
    first, *_ = acts = (*last.earlier, last)
    is_drawn = last.kind is ActKind.PASSED and last.word == Window.LAST_CALL
    return Deed(
        seat=last.seat,
        sign=SIGNS_OF_USES[first.use] if first.use else SIGNS_OF_ACTS[first.kind],
        words=", ".join(_words(view, act, say) for act in acts),
        result=_result(view, acts, is_drawn, say),
        mark=Mark.TOUCH if view.winner or is_drawn else Mark.NONE,
    )


def hand_cards(view: AudatiaView, say: Say) -> tuple[HandCard, ...]:
    """The onlooker's hand in the order of its groups."""
    chooses_any = view.window is Window.MULLIGAN and view.onlooker in view.active
    return tuple(
        _hand_card(card, say, is_playable=chooses_any or card in view.playable)
        for card in in_order(view.hand)
    )


def seen_cards(view: AudatiaView, say: Say) -> Pair[tuple[HandCard, ...]]:
    """What the rival has had to show, and what both have to a spectator."""
    return view.men.map(
        lambda man: tuple(_hand_card(card, say) for card in in_order(_seen_of(view, man)))
    )


def _hand_card(card: Card, say: Say, *, is_playable: bool = False) -> HandCard:
    return HandCard(
        code=card.value,
        face=code_of(card)[:2],
        name=say("audatia-card", card=card.value) + say("audatia-sun", card=card.value),
        is_playable=is_playable,
    )


def _seen_of(view: AudatiaView, man: ManView) -> Cards:
    if view.onlooker is None:
        return man.known
    return () if man.seat is view.onlooker else view.seen


def _words(view: AudatiaView, act: LastAct, say: Say) -> str:
    kind = act.use.value if act.use else act.kind.value
    if act.kind is ActKind.CHOSE and view.window is Window.MULLIGAN:
        kind = "mulligan"
    if act.kind is ActKind.SKILL and len(act.cards) > 1:  # it may still be denied
        kind = ActKind.FETCHED.value
    one, two = view.men.map(lambda man: say("audatia-posta", posta=man.posta) if man.posta else "")
    facts: Facts = {
        "one_guard": one,
        "two_guard": two,
        "card": _named(act.cards[-1], say) if act.cards else "",
        "by": in_words(act.cards[:1], say),
        "cards": ", ".join(_named(card, say) for card in act.cards),
        "posta": act.word,
        "virtue": act.word,
        "flank": act.word,
    }
    return say(f"audatia-deed-{kind}", **facts)


def _named(card: Card, say: Say) -> str:
    name = say("audatia-card", card=card.value)
    return f"{on_button(card, say).replace(' ', '')} {name}" if card in BLOW_OF else name


def _result(view: AudatiaView, acts: tuple[LastAct, ...], is_drawn: bool, say: Say) -> str:
    if view.winner:
        return say(f"audatia-deed-{'won' if view.winner is acts[-1].seat else 'lost'}")
    if is_drawn:
        return say("audatia-deed-drawn")
    if view.bind and any(act.use in _BINDING for act in acts):
        return say("audatia-deed-bound", bind=view.bind.value)
    return ""
