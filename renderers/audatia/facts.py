"""What the words of Audatia are filled with; the names are those that the words of events use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engines.audatia.rules.data import BLOW_OF, POSTE, REMEDIES
from engines.audatia.terms import (
    ActKind,
    Blow,
    Card,
    Cards,
    Ending,
    Flank,
    LastAct,
    Posta,
    Use,
    Virtue,
    Window,
)
from engines.audatia.views import AudatiaView, ManView
from engines.core.seat import Pair, Seat
from renderers.facts import NOTHING, Facts, listed, of_roles
from renderers.wording import Say

_SUNS: Final = {"l": "◖", "r": "◗"}


def in_words(cards: Iterable[Card], say: Say) -> str:
    """ "mandritto fendente, Feint"."""
    return ", ".join(say("audatia-card", card=card.value) for card in cards) or NOTHING


def with_codes(cards: Iterable[Card | Blow], say: Say) -> str:
    """ "mandritto fendente (MFl), Feint": blows with what is typed for them."""
    said = (
        f"{words} ({card.value})" if isinstance(card, Blow) or card in BLOW_OF else words
        for card in cards
        for words in (say("audatia-card", card=card.value),)
    )
    return ", ".join(said) or NOTHING


def remedies_of(view: AudatiaView, flank: Flank) -> list[Card]:
    """The remedies in the onlooker's hand that can be played on this flank."""
    held = dict.fromkeys(view.hand)
    return [card for card in held if card in REMEDIES and flank in REMEDIES[card].flanks]


def may_enter_boldly(view: AudatiaView) -> bool:
    """Whether the onlooker is the greater in audatia, and has a remedy to play then."""
    return view.advantage[0] is view.onlooker and any(card in REMEDIES for card in view.hand)


def on_button(card: Card, say: Say) -> str:
    """A card in a few letters: "MF ◖" with its half-sun, "P", or a skill's name."""
    blow = BLOW_OF.get(card)
    if blow is None:
        return say("audatia-card", card=card.value)
    sun = _SUNS.get(card.value.removeprefix(blow.value), "")
    return f"{blow.value} {sun}".strip()


def of_hand(cards: Iterable[Card], say: Say) -> Facts:
    """A hand in few words: `$cuts` with their half-suns, so many `$thrusts`, `$skills` by name."""
    held = tuple(cards)
    cuts = [on_button(card, say).replace(" ", "") for card in held if _is_cut(card)]
    skills = Counter(
        say("audatia-card.short", card=card.value) for card in held if card not in BLOW_OF
    )
    return {
        "cuts": " ".join(cuts),
        "cuts_count": len(cuts),
        "thrusts": sum(BLOW_OF.get(card) is Blow.P for card in held),
        "skills": ", ".join(name if n == 1 else f"{n}× {name}" for name, n in skills.items()),
        "skills_count": len(skills),
    }


def _is_cut(card: Card) -> bool:
    return card in BLOW_OF and BLOW_OF[card] is not Blow.P


def of_man(man: ManView, names: Pair[str], say: Say) -> Facts:
    """One of the two players, as everybody sees them."""
    return {
        "name": names[man.seat],
        "character": say("audatia-character", character=man.character.value),
        "role": say("audatia-role", is_challenger=int(man.is_challenger)),
        "cards": man.hand_size,
        "deck": man.deck_size,
        "discards": len(man.discard),
        "side": man.side.value if man.side else "none",
        "card": man.pile[-1].value if man.pile else "none",
        "posta": man.posta.value if man.posta else "none",
        "flank": man.flank.value if man.flank else "none",
    }


def of_row(posta: Posta, say: Say) -> str:
    """What may be done in a guard: "MF MS P · closed to RS · +2 Audatia on a parry"."""
    row = POSTE[posta]
    parts = [listed(blow for blow in Blow if blow in row.blows)]
    if row.closed:
        closed = (blow for blow in Blow if blow in row.closed)
        parts.append(say("audatia-posta-closed", blows=listed(closed)))
    if row.virtue:
        on = row.on.replace(" ", "-")
        parts.append(
            say("audatia-posta-lends", amount=row.amount, virtue=row.virtue.value, kind=on)
        )
    if row.exchanges:
        parts.append(say("audatia-posta-exchanges"))
    if row.stretto:
        parts.append(say("audatia-posta-springs", blows=listed(sorted(row.stretto))))
    if row.once:
        parts.append(say("audatia-posta-once"))
    return " · ".join(parts)


def of_virtues(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """ "Virtues, Anna to Bea: Audatia 1–0, Prudentia 0–1, …"."""
    rows = zip(Virtue, view.men.one.totals, view.men.two.totals, strict=True)
    said = ", ".join(
        f"{say('audatia-virtue', virtue=virtue.value)} {one}–{two}" for virtue, one, two in rows
    )
    return say("audatia-alt-virtues", one_name=names.one, two_name=names.two, virtues=said)


def last_act_sentence(view: AudatiaView, last: LastAct, names: Pair[str], say: Say) -> str:
    """The last act in the words of its event; "" if the rest of the board tells it."""
    facts = of_roles(last.seat, view.onlooker, names) | of_cards(last.cards, say)
    match last.kind:
        case ActKind.PLAYED:
            return _played(view, last, facts, say)
        case ActKind.SALUTED | ActKind.WITHHELD:
            return say(f"audatia-{_KEYS[last.kind]}", is_return=int(last.seat is Seat.ONE), **facts)
        case ActKind.CHOSE:
            window = Window.MULLIGAN if view.window is Window.MULLIGAN else Window.MEASURE
            return say("audatia-chose", window=window.value, **facts)
        case ActKind.TOOK:
            return say("audatia-virtue-taken", virtue=last.word, **facts)
        case ActKind.CHANGED:
            return say("audatia-posta-changed", posta=last.word, **facts)
        case ActKind.ORIENTED:
            return say("audatia-oriented", flank=last.word, **facts)
        case ActKind.PASSED | ActKind.ALLOWED:
            passed = "deny" if last.kind is ActKind.ALLOWED else last.word
            return say("audatia-passed", window=passed, **facts)
        case ActKind.FETCHED | ActKind.DENIED:
            # The skill that did it comes first, then the card that it is about.
            about = last.cards[-1].value if last.cards else "none"
            return say(f"audatia-{_KEYS[last.kind]}", **facts | {"card": about})
        case ActKind.REVEALED | ActKind.MULLIGANED:
            return ""
        case kind:
            return say(f"audatia-{_KEYS[kind]}", **facts)


_KEYS: Final = {
    ActKind.SALUTED: "saluted",
    ActKind.WITHHELD: "salute-withheld",
    ActKind.FETCHED: "fetched",
    ActKind.DENIED: "denied",
    ActKind.TRADED: "traded",
    ActKind.CYCLED: "cycled",
    ActKind.SPENT: "blow-spent",
    ActKind.SKILL: "skill-played",
    ActKind.BOLD: "entered-boldly",
}


def _played(view: AudatiaView, last: LastAct, facts: Facts, say: Say) -> str:
    match last.use:
        case Use.ATTACK:
            return say("audatia-attacked", **facts)
        case Use.REMEDY:
            flank = view.men[last.seat].flank
            return say("audatia-remedy-played", flank=flank.value if flank else "none", **facts)
        case Use.COUNTER_REMEDY:
            is_perfect = int(view.ending is Ending.PERFECT)
            return say("audatia-countered", is_perfect=is_perfect, **facts)
        case use:
            return say("audatia-answered", use=use.value if use else "parry", **facts)


def of_cards(cards: Cards, say: Say) -> Facts:
    """Cards that were shown: the first as `$card`, all as `$cards_words`, `$cards_count`."""
    return {
        "card": cards[0].value if cards else "none",
        "cards_words": in_words(cards, say),
        "cards_count": len(cards),
    }
