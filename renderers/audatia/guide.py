"""Audatia in three short lessons: when each bubble fits. Words: `audatia-guide-<key>`.

Each lesson is a duel whose preparation has been played: the first hands are everybody's, so that
its first blows can be foreseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from typing import Final

from engines.audatia.rules.data import BLOW_OF, COUNTERS, FROM_SIDE, POSTE, REMEDIES
from engines.audatia.terms import ATTACK_WINDOWS, Blow, Card, Posta, Side, Window
from engines.audatia.views import AudatiaView, ManView
from engines.core.seat import Seat
from renderers.audatia.card_faces import side_icon
from renderers.audatia.facts import may_enter_boldly
from renderers.facts import NOTHING
from renderers.guided import Bubble, Guide, Hint

# A newcomer isn't to wonder why nothing happens where somebody could only pass.
_DUEL: Final = {"auto_pass": "true"}


# ---- blows and parries


def _strike(view: AudatiaView) -> Hint | None:
    posta = _attack_posta(view)
    return _with_blows(_playable_blows(view), posta=posta.value) if posta else None


def _parry(view: AudatiaView) -> Hint | None:
    attack = view.pending if view.window is Window.DEFEND else None
    if attack is None:
        return None
    return _with_blows(_playable_blows(view), attack=BLOW_OF[attack.card].value)


def _no_parry(view: AudatiaView) -> Hint | None:
    return None if _playable_blows(view) else _playing(Card.BREAKOFF, Window.DEFEND)(view)


def _wide(view: AudatiaView) -> Hint | None:
    side = _me(view).side if view.window is Window.TURN else None
    return _with_blows(_playable_blows(view), side=side.value) if side else None


def _side(view: AudatiaView) -> Hint | None:
    # Out of guard: the side of the sword says which blows there are.
    side = _me(view).side
    if side not in (Side.LEFT, Side.RIGHT) or not _playable_blows(view):
        return None
    return Hint(facts={"side": side.value, "blows": _codes(_in_hand(view, FROM_SIDE[side]))})


# ---- measure and guards


def _is_first_choice(view: AudatiaView) -> bool:
    return view.window is Window.MEASURE and view.assault == 1


def _may_trade(view: AudatiaView) -> bool:
    return view.window is Window.MEASURE and _me(view).deck_size > 0


def _is_first_last_call(view: AudatiaView) -> bool:
    return view.window is Window.LAST_CALL and view.draws == 0


def _closed(view: AudatiaView) -> Hint | None:
    own, rivals = _attack_posta(view), _rival(view).posta
    if own is None or rivals is None:
        return None
    shut = POSTE[own].blows & POSTE[rivals].closed
    if not shut:
        return None
    left = _playable_blows(view)
    return Hint(
        facts={
            "posta": rivals.value,
            "blows": _codes(_in_hand(view, shut)),
            "open": _codes(left) if left else "none",
        },
        card=left[0].value if left else "",
    )


def _lent(view: AudatiaView) -> Hint | None:
    posta = _attack_posta(view)
    row = POSTE[posta] if posta else None
    if posta is None or row is None or row.virtue is None:
        return None
    return Hint(
        facts={
            "posta": posta.value,
            "amount": row.amount,
            "virtue": row.virtue.value,
            "kind": row.on.replace(" ", "-"),
        }
    )


def _from_guard(view: AudatiaView) -> Hint | None:
    posta = _me(view).posta
    if view.window is not Window.DEFEND or posta is None or not _playable_blows(view):
        return None
    return Hint(facts={"posta": posta.value, "blows": _codes(_in_hand(view, POSTE[posta].blows))})


# ---- close play


def _bind_close(view: AudatiaView) -> Hint | None:
    posta = _attack_posta(view)
    if posta is None:
        return None
    springs = [card for card in _playable_blows(view) if BLOW_OF[card] in POSTE[posta].stretto]
    return _with_blows(springs, posta=posta.value)


def _flanks(view: AudatiaView) -> Hint | None:
    # Which of one's remedies serve inside, and which outside.
    held = next((card for card in view.hand if card in REMEDIES), None)
    if view.window is not Window.ORIENT or held is None:
        return None
    return Hint(facts={"card": held.value, "flank": side_icon(held)}, card=held.value)


def _perfect(view: AudatiaView) -> Hint | None:
    pending = view.pending
    if view.window is not Window.COUNTER or pending is None:
        return None
    perfect = REMEDIES[pending.card].perfect
    return _about(perfect if perfect in view.playable else None)


def _imperfect(view: AudatiaView) -> Hint | None:
    if view.window is not Window.COUNTER or _perfect(view):
        return None
    counters = (card for card in view.hand if card in COUNTERS and card in view.playable)
    return _about(next(counters, None))


def _remedy_known_to_fail(view: AudatiaView) -> Hint | None:
    # A remedy whose perfect counter lies in a hand that everybody has seen.
    counters = (REMEDIES[card].perfect for card in _remedies(view))
    known = next((card for card in counters if card in _rival(view).known), None)
    return Hint(facts={"card": known.value}) if known else None


def _remedy(view: AudatiaView) -> Hint | None:
    known = _rival(view).known
    safe = (card for card in _remedies(view) if REMEDIES[card].perfect not in known)
    return _about(next(safe, None))


def _may_enter(view: AudatiaView) -> bool:
    return view.window is Window.ENTRY and may_enter_boldly(view)


# ---- hints


def _plain(fits: Callable[[AudatiaView], bool]) -> Callable[[AudatiaView], Hint | None]:
    return lambda view: Hint() if fits(view) else None


def _playing(card: Card, window: Window) -> Callable[[AudatiaView], Hint | None]:
    def when(view: AudatiaView) -> Hint | None:
        return Hint(card=card.value) if view.window is window and card in view.playable else None

    return when


def _about(card: Card | None) -> Hint | None:
    return Hint(facts={"card": card.value}, card=card.value) if card else None


def _with_blows(blows: list[Card], **facts: str) -> Hint | None:
    return Hint(facts={**facts, "blows": _codes(blows)}, card=blows[0].value) if blows else None


# ---- what a view says of the two men and of a hand


def _me(view: AudatiaView) -> ManView:
    return view.men[view.onlooker or Seat.ONE]


def _rival(view: AudatiaView) -> ManView:
    return view.men[_me(view).seat.other]


def _attack_posta(view: AudatiaView) -> Posta | None:
    # From where an attack may be made now.
    return _me(view).posta if view.window in ATTACK_WINDOWS else None


def _remedies(view: AudatiaView) -> list[Card]:
    hand = view.hand if view.window is Window.REMEDY else ()
    return [card for card in hand if card in REMEDIES and card in view.playable]


def _playable_blows(view: AudatiaView) -> list[Card]:
    return [card for card in view.hand if card in BLOW_OF and card in view.playable]


def _in_hand(view: AudatiaView, blows: Set[Blow]) -> list[Card]:
    return [card for card in view.hand if BLOW_OF.get(card) in blows]


def _codes(cards: Iterable[Card]) -> str:
    # "MF, P": the letters that stand on the cards.
    return ", ".join(dict.fromkeys(BLOW_OF[card].value for card in cards)) or NOTHING


# ---- the lessons

_ONE, _TWO = Seat
_VIRTUES: Final = ((_ONE, "keep"), (_TWO, "keep"), (_TWO, "virtue:prudentia"))
_WITH_CELERITAS: Final = (*_VIRTUES, (_ONE, "virtue:celeritas"), (_TWO, "nosalute"))
_WITH_FORTITUDO: Final = (*_VIRTUES, (_ONE, "virtue:fortitudo"), (_TWO, "nosalute"))

_OVER: Final = _plain(lambda view: view.window is Window.OVER)
_NEXT_ASSAULT: Final = _plain(lambda view: view.window is Window.MEASURE and view.assault > 1)
_EXCHANGE_OF_BLOWS: Final = (
    Bubble("parry", _parry),
    Bubble("no_parry", _no_parry),
    Bubble("feint", _playing(Card.FEINT, Window.ENTRY)),
    Bubble("wide", _wide),
)

GUIDES: Final = (
    Guide(
        key="blows",
        options=_DUEL,
        opening=(
            *_WITH_CELERITAS,
            (_ONE, "posta:donna_destra"),
            (_TWO, "posta:tutta_porta"),
            (_TWO, "pass"),
        ),
        bubbles=(
            Bubble("blows_over", _OVER, at_end=True),
            Bubble("strike", _strike),
            *_EXCHANGE_OF_BLOWS,
            Bubble("side", _side),
            Bubble("next_assault", _NEXT_ASSAULT),
        ),
    ),
    Guide(
        key="measure",
        options=_DUEL,
        opening=_WITH_CELERITAS,
        bubbles=(
            Bubble("measure_over", _OVER, at_end=True),
            Bubble("choose_guard", _plain(_is_first_choice)),
            Bubble("next_assault", _NEXT_ASSAULT),
            Bubble("trade", _plain(_may_trade)),
            Bubble("last_call", _plain(_is_first_last_call)),
            Bubble("closed", _closed),
            Bubble("strike", _strike),
            Bubble("lent", _lent),
            Bubble("from_guard", _from_guard),
            Bubble("side", _side),
            *_EXCHANGE_OF_BLOWS,
        ),
    ),
    Guide(
        key="stretto",
        options=_DUEL,
        opening=(
            *_WITH_FORTITUDO,
            (_ONE, "posta:coda_longa"),
            (_TWO, "posta:tutta_porta"),
            (_TWO, "pass"),
        ),
        bubbles=(
            Bubble("stretto_over", _OVER, at_end=True),
            Bubble("bind_close", _bind_close),
            Bubble("suns", _plain(lambda view: _bind_close(view) is not None)),
            Bubble("orient", _plain(lambda view: view.window is Window.ORIENT)),
            Bubble("flanks", _flanks),
            Bubble("perfect", _perfect),
            Bubble("imperfect", _imperfect),
            Bubble("cover", _playing(Card.COVER, Window.COUNTER)),
            Bubble("remedy_known", _remedy_known_to_fail),
            Bubble("remedy", _remedy),
            Bubble("bold", _plain(_may_enter)),
            Bubble("next_assault", _NEXT_ASSAULT),
            *_EXCHANGE_OF_BLOWS,
        ),
    ),
)
