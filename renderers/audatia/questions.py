"""What a player is asked, what their hand can do about it, and the result."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from engines.audatia.rules.data import BLOW_OF
from engines.audatia.terms import (
    ATTACK_WINDOWS,
    SECRET_WINDOWS,
    Blow,
    Card,
    Ending,
    Flank,
    Window,
)
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia.facts import may_enter_boldly, remedies_of
from renderers.facts import Facts, of_roles
from renderers.wording import Say, Sentence

_ANSWERING: Final = frozenset({Window.DEFEND, Window.ESCAPE, Window.COUNTER})
_PLAYING: Final = frozenset(
    {Window.SKILLS, Window.VILLANO, Window.ENTRY, Window.BOLD, Window.REMEDY, Window.DENY}
)
_SENTENCE_END: Final = re.compile(r"(?<=[.?!])\s")


def asked(view: AudatiaView, names: Pair[str], say: Say) -> Sentence:
    """What the onlooker is asked, or whom the table waits for, or the result."""
    if view.window is Window.OVER or not view.active:
        return _result(view, names, say)
    if view.is_preview:
        return Sentence(lead=say("audatia-not-sent"))
    if view.onlooker not in view.active:
        return Sentence(lead=awaited(view, names, say))
    facts = _of_decision(view, view.onlooker, names)
    lead, *more = _SENTENCE_END.split(say(f"audatia-asked-{view.window.value}", **facts), 1)
    return Sentence(lead=lead, rest=" ".join(filter(None, (*more, _chances(view, say)))))


def _of_decision(view: AudatiaView, seat: Seat, names: Pair[str]) -> Facts:
    # Who decides, and `$card` that it is about: a skill, what is to be answered, or a duty. `$blow`
    # is that card's blow, if it is one.
    about = view.skill or view.pending or view.duty
    flank = view.pending.flank if view.pending else view.men[seat].flank
    return of_roles(seat, view.onlooker, names) | {
        "card": about.card.value if about else "none",
        "blow": BLOW_OF[about.card].value if about and about.card in BLOW_OF else "none",
        "use": view.pending.use.value if view.pending else "none",
        "flank": flank.value if flank else "none",
        "draws": view.draws,
    }


def awaited(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """Whom the table waits for, as those who wait read it."""
    if len(view.active) > 1:
        return say(f"audatia-waits-both-{view.window.value}")
    (seat,) = view.active
    facts = _of_decision(view, seat, names)
    if view.window in SECRET_WINDOWS and view.onlooker is seat.other:
        return say("audatia-waits-secret", **facts)
    return say(f"audatia-waits-{view.window.value}", **facts)


def _chances(view: AudatiaView, say: Say) -> str:
    playable = [card for card in dict.fromkeys(view.hand) if card in view.playable]
    if view.window in ATTACK_WINDOWS:
        blows = [blow for blow in Blow if blow in view.strikes]
        key = "attacks" if blows else "no-attacks"
        return say(f"audatia-chances-{key}", cards=_listed(blows, say))
    if view.window in _ANSWERING and playable:
        return say("audatia-chances-answers", cards=_listed(playable, say))
    if view.window is Window.ORIENT:
        held = {flank.value: remedies_of(view, flank) for flank in Flank}
        none = say("audatia-no-remedies")
        said = {flank: _listed(cards, say) if cards else none for flank, cards in held.items()}
        return say("audatia-chances-flanks", **said)
    if view.window not in _PLAYING | _ANSWERING:
        return ""
    plays = [_listed(playable, say)] if playable else []
    if view.window is Window.ENTRY and may_enter_boldly(view):
        plays.insert(0, say("audatia-chances-bold"))
    key = "plays" if plays else "nothing"
    return say(f"audatia-chances-{key}", cards=", ".join(plays))


def _listed(cards: Iterable[Card | Blow], say: Say) -> str:
    # "MFl, Cover": blows by what stands on their cards, others by their names in short.
    return ", ".join(
        card.value
        if isinstance(card, Blow) or card in BLOW_OF
        else say("audatia-card.short", card=card.value)
        for card in cards
    )


def _result(view: AudatiaView, names: Pair[str], say: Say) -> Sentence:
    if view.winner is None or view.ending in (None, Ending.BROKEN_OFF):
        return Sentence(lead=say("audatia-broken-off", assault=view.assault))
    pile = view.men[view.winner].pile
    facts = of_roles(view.winner, view.onlooker, names)
    facts |= {"ending": view.ending.value, "card": pile[-1].value if pile else "none"}
    if view.ending is Ending.PERFECT:
        countered = say("audatia-countered.start", **facts)
        return Sentence(lead=f"{countered} {say('audatia-duel-won.end', **facts)}")
    return Sentence(lead=say("audatia-duel-won", **facts))
