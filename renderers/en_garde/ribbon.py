"""What the ribbon of a picture of En Garde says: the last action, and what may be done now.

Values of cards in a hand are for their owner alone. Of anybody else's decision a ribbon shows only
what distance and rules allow to some hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engines.core.seat import Seat
from engines.en_garde.terms import (
    VALUES,
    ActionKind,
    LastAction,
    Phase,
    RoundEnd,
    Use,
    Variant,
    advance_of,
)
from engines.en_garde.views import EnGardeView, FinishedRound
from renderers.en_garde.design import Design
from renderers.en_garde.layout import faces_right
from renderers.en_garde.preview import is_preview, laid_cards
from renderers.en_garde.use_signs import draw_choice, draw_deed
from renderers.kit.canvas import Canvas
from renderers.kit.climax import REACH, draw_climax
from renderers.kit.ribbon import Ribbon, Tongue
from renderers.kit.ribbon_items import Arrow, Figures, Item, Name, Sign, Tab, Value
from renderers.style import RenderStyle

_Draw = Callable[..., None]

_BETWEEN_KINDS: Final = 22
_BEFORE_VALUES: Final = 10
_BETWEEN_VALUES: Final = 14
_LAMP: Final = 0.38  # of a sign's height: its radius
_LONGEST: Final = VALUES[-1]
_BACK_RANK, _VALUE_RANK, _SECOND_RANK = 1, 2, 3


def ribbon_of(view: EnGardeView, style: RenderStyle) -> Ribbon:
    """Left how the last action or round went, right what may be done, or who has won."""
    ended, last = view.last_round, view.scene.last
    if last is not None and is_preview(view):  # what was done before isn't in such a view
        return Ribbon(choice=Tongue((last.seat,), tuple(_action(last, style, draw_choice))))
    last = ended.scene.last if ended else last
    return Ribbon(deed=_deed(last, ended, style) if last else None, choice=_choice(view, style))


def _deed(last: LastAction, ended: FinishedRound | None, style: RenderStyle) -> Tongue:
    has_landed = ended is not None and ended.end is RoundEnd.TOUCH
    items = [*_action(last, style, draw_deed, has_landed=has_landed)]
    if ended is not None and ended.end is not RoundEnd.BROKEN_OFF:
        items += [Arrow(rank=_SECOND_RANK), Sign(_draw_lamp, (ended.winner,), rank=_SECOND_RANK)]
    return Tongue((last.seat,), tuple(items))


def _choice(view: EnGardeView, style: RenderStyle) -> Tongue | None:
    seat, ended = view.to_act, view.last_round
    if seat is not None:
        items = _own_choices(view, seat, style) if view.onlooker is seat else None
        return Tongue((seat,), tuple(items or _open_choices(view, seat, style)))
    if ended is None or ended.winner is None:
        return None
    return Tongue((ended.winner,), (Name(style.names[ended.winner]),))


def _action(
    last: LastAction, style: RenderStyle, draw: _Draw, *, has_landed: bool = False
) -> Iterator[Item]:
    uses = list(dict.fromkeys(use for _, use in laid_cards(last)))
    if not uses:
        yield _sign(None, last.seat, style, draw)
    for number, use in enumerate(uses):
        values = [value for value, its_use in laid_cards(last) if its_use is use]
        is_step_before = number + 1 < len(uses)
        rank, air = _SECOND_RANK * is_step_before, _BETWEEN_KINDS
        if use is Use.TOUCH and has_landed:
            yield Sign(_draw_touch, air=air)
        else:
            yield _sign(use, last.seat, style, draw, air=air, rank=rank)
        yield from _cards(values[0], len(values), rank=_VALUE_RANK)
    if last.kind in (ActionKind.ADVANCE, ActionKind.RETREAT):
        yield Arrow()
        yield Tab(str(last.square), last.seat)


def _own_choices(view: EnGardeView, seat: Seat, style: RenderStyle) -> list[Item]:
    items: list[Item] = []
    for use in Use:
        values = [value for value, uses in view.uses if use in uses]
        if values:
            items.append(_sign(use, seat, style, draw_choice, air=_BETWEEN_KINDS))
        rank = _BACK_RANK if use is Use.BACK else _VALUE_RANK
        for number, value in enumerate(values):
            count = _count(view, value, use)
            items += _cards(
                value, count, rank=rank, air=_BETWEEN_VALUES if number else _BEFORE_VALUES
            )
    if view.phase is Phase.LAST:
        items.append(_sign(None, seat, style, draw_choice, air=_BETWEEN_KINDS))
    return items


def _count(view: EnGardeView, value: int, use: Use) -> int:
    if use is Use.PARRY and view.attack is not None:
        return view.attack.count
    is_single = use is not Use.TOUCH or view.variant is Variant.BASIC
    return 1 if is_single else view.hand.count(value)


def _open_choices(view: EnGardeView, seat: Seat, style: RenderStyle) -> list[Item]:
    # Those that everybody knows to be possible for some hand.
    distance, room = view.scene.distance, advance_of(view.scene.squares)[seat]
    kinds: list[Use | None]
    match view.phase:
        case Phase.DEFEND | Phase.LAST_DEFEND:
            falls_back = view.attack is not None and view.attack.is_indirect and room
            kinds = [Use.BACK, Use.PARRY] if falls_back else [Use.PARRY]
        case Phase.LAST:
            kinds = [Use.TOUCH, None] if distance <= _LONGEST else [None]
        case _:
            reach = _LONGEST * (2 if view.variant is Variant.ADVANCED else 1)
            may = {Use.FORWARD: distance > 1, Use.BACK: room > 0, Use.TOUCH: distance <= reach}
            kinds = [use for use, is_possible in may.items() if is_possible]
    return [_sign(use, seat, style, draw_choice, air=_BETWEEN_KINDS) for use in kinds]


def _cards(value: int, count: int, *, rank: int, air: int = _BEFORE_VALUES) -> Iterator[Item]:
    yield Value(str(value), air=air, rank=rank)
    if count > 1:
        yield Figures(f"×{count}", air=8, rank=rank)


def _sign(
    use: Use | None, seat: Seat, style: RenderStyle, draw: _Draw, *, air: int = 16, rank: int = 0
) -> Sign:
    return Sign(draw, (use, faces_right(seat, style)), air=air, rank=rank)


def _draw_touch(canvas: Canvas, x: float, y: float, size: float, design: Design) -> None:
    draw_climax(canvas, x, y, design.palette, scale=size / (2 * REACH))


def _draw_lamp(
    canvas: Canvas, x: float, y: float, size: float, design: Design, seat: Seat | None
) -> None:
    palette = design.palette
    design.lamp(canvas, (x, y), _LAMP * size, seat, palette.ivory, palette.outline)
