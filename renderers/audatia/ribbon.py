"""What the ribbon says of a duel: the last deed by its stroke or sign, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.audatia.rules.data import BLOW_OF
from engines.audatia.rules.hands import in_order
from engines.audatia.terms import (
    ATTACK_WINDOWS,
    ActKind,
    Blow,
    Card,
    Flank,
    LastAct,
    Posta,
    Virtue,
    Window,
)
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia import card_names
from renderers.audatia.blow_drawing import draw_blow
from renderers.audatia.card_faces import USE_ICONS, draw_virtue
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.ribbon import Ribbon, Tongue
from renderers.kit.ribbon_items import Arrow, Figures, Item, Name, Sign, Words
from renderers.style import RenderStyle

_BESIDES, _VALUES, _NAMES = 1, 2, 3  # ranks: the name of what its code tells, codes, names
_WIDE: Final = 1.15  # of its height: a stroke
_SIGNS: Final = {
    Window.MULLIGAN: "hand",
    Window.SALUTE: "salute",
    Window.RETURN: "salute",
    Window.MEASURE: "guard",
    Window.SKILLS: "skill",
    Window.LURED: "spend",
    Window.LURED_POSTA: "change",
    Window.DEFEND: "parry",
    Window.ESCAPE: "parry",
    Window.VILLANO: "villano",
    Window.ENTRY: "bold",
    Window.BOLD: "parry",
    Window.REMEDY: "remedy",
    Window.COUNTER: "counterremedy",
    Window.DENY: "deny",
} | dict.fromkeys(ATTACK_WINDOWS, "attack")
# In these windows all of a hand may be given, or nothing of it is asked for.
_ANY_CARD: Final = frozenset({Window.MULLIGAN, Window.SALUTE, Window.RETURN, Window.MEASURE})
_ACTS: Final = {
    ActKind.MULLIGANED: "hand",
    ActKind.SALUTED: "salute",
    ActKind.WITHHELD: "no_salute",
    ActKind.CYCLED: "cycle",
    ActKind.CHOSE: "card",
    ActKind.REVEALED: "guard",
    ActKind.CHANGED: "change",
    ActKind.SPENT: "spend",
    ActKind.BOLD: "bold",
    ActKind.PASSED: "pass",
    ActKind.ALLOWED: "pass",
}


def ribbon_of(view: AudatiaView, style: RenderStyle) -> Ribbon:
    """Both tongues. What is not sent yet stands on the right, as what has been chosen."""
    deed = _deed(view, view.last_act) if view.last_act else None
    if view.is_preview:
        return Ribbon(choice=deed)
    if view.window is not Window.OVER:
        return Ribbon(deed=deed, choice=_choice(view))
    winner = view.winner
    won = Tongue((winner,), (Name(style.names[winner]),)) if winner else None
    return Ribbon(deed=deed, choice=won)


def _choice(view: AudatiaView) -> Tongue | None:
    if not view.active:
        return None
    if view.window is Window.VIRTUE:
        taken = {virtue for man in view.men for virtue in man.virtues}
        items = [_virtue(virtue) for virtue in Virtue if virtue not in taken]
    elif view.window is Window.ORIENT:
        items = [_icon(flank.value) for flank in Flank]
    else:
        items = [_icon(_SIGNS[view.window])]
    return Tongue(view.active, (*items, *_playable(view)))


def _playable(view: AudatiaView) -> Iterator[Item]:
    is_asked = view.onlooker in view.active
    if is_asked and view.window not in _ANY_CARD:
        cards = (card for card in in_order(view.hand) if card in view.playable)
        for item in dict.fromkeys(map(_face, cards)):  # a cut's two copies look alike
            yield replace(item, rank=_VALUES)
    if view.window in (Window.OPENING, Window.REPLY):  # an attack, or another posta
        yield _icon("change")


def _deed(view: AudatiaView, last: LastAct) -> Tongue:
    # The acts of the last chain: the first of them is left out last.
    first, *more = (*last.earlier, last)
    items = list(_of_act(first))
    items += (replace(item, rank=_NAMES) for act in more for item in _of_act(act))
    is_of_both = last.kind in (ActKind.REVEALED, ActKind.MULLIGANED)
    return Tongue(tuple(Seat) if is_of_both else (last.seat,), tuple(items))


def _of_act(act: LastAct) -> Iterator[Sign | Figures | Words | Arrow]:
    match act.kind:
        case ActKind.PLAYED:
            if act.use in USE_ICONS:
                yield _icon(USE_ICONS[act.use])
            yield from _whole(act.cards[0])
        case ActKind.SKILL | ActKind.FETCHED | ActKind.DENIED:
            skill, *about = act.cards
            yield from _whole(skill)
            yield from (_face(card) for card in about)
        case ActKind.TOOK:
            yield _virtue(Virtue(act.word))
            yield Words(act.word.capitalize(), rank=_NAMES)
        case ActKind.TRADED:
            yield from (_icon("hand"), Figures("2"), Arrow(), Figures("1"))
        case ActKind.ORIENTED:
            yield _icon(act.word)
        case ActKind.PASSED if act.word == Window.LAST_CALL:
            yield _icon("draw")
        case kind:
            yield _icon(_ACTS[kind])
    if act.kind is ActKind.CHANGED:
        yield Words(card_names.POSTE[Posta(act.word)], rank=_NAMES)
    if act.kind in (ActKind.SALUTED, ActKind.CYCLED, ActKind.SPENT):
        yield from (_face(card) for card in act.cards)


def _whole(card: Card) -> Iterator[Sign | Figures | Words]:
    blow = BLOW_OF.get(card)
    if blow:
        yield Sign(_paint_stroke, (blow,), _WIDE)
    yield _face(card)
    yield Words(card_names.short_name(card), rank=_BESIDES if blow else _NAMES)


def _face(card: Card) -> Sign | Figures:
    blow = BLOW_OF.get(card)
    return Figures(blow.value) if blow else _icon(card.value)


def _icon(name: str) -> Sign:
    return Sign(_paint_icon, (name,))


def _virtue(virtue: Virtue) -> Sign:
    return Sign(_paint_virtue, (virtue,))


def _paint_icon(canvas: Canvas, x: float, y: float, size: float, design: Design, name: str) -> None:
    draw_icon(canvas, ICONS[name], x, y, size, _colours(design), pen=6.0)


def _paint_virtue(
    canvas: Canvas, x: float, y: float, size: float, design: Design, virtue: Virtue
) -> None:
    draw_virtue(canvas, virtue, x, y, size, _colours(design))


def _paint_stroke(
    canvas: Canvas, x: float, y: float, size: float, design: Design, blow: Blow
) -> None:
    paper = design.colours.paper
    draw_blow(canvas, blow, x, y, size / 2, paper.ink, paper.line)


def _colours(design: Design) -> IconColours:
    return IconColours(design.palette.outline, design.palette.ivory)
