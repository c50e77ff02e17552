"""Draw a view of Audatia."""

from __future__ import annotations

from functools import reduce
from typing import Final

from engines.audatia.obstacles import HAND
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.audatia import board, chips, column, piles
from renderers.audatia.board import paint_board
from renderers.audatia.cards import CardView, card_size, draw_card
from renderers.audatia.design import Design, design_of, private_design_of
from renderers.audatia.hand import placed_hand
from renderers.audatia.hand_places import cuts_of, height_of, rows_of
from renderers.audatia.header import paint_head
from renderers.audatia.held_cards import held_of
from renderers.audatia.layout import MARGIN, WIDTH
from renderers.audatia.ribbon import ribbon_of
from renderers.audatia.vignette import Vignette, viewport_of, vignette
from renderers.audatia.virtues import paint_virtues, virtue_boxes
from renderers.kit import wide
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.kit.ribbon import paint_ribbon, ribbon_height
from renderers.kit.viewport import Viewport, whole
from renderers.style import Framing, RenderStyle
from renderers.views import require_view

FRAMINGS: Final = (Framing.TALL, Framing.WIDE, Framing.TABLE)
_CHIP: Final = 58  # under table and hand
_WIDTH: Final = WIDTH - 2 * MARGIN
_ABOVE_CHIPS, _UNDER_CHIPS = 12, 6
_EDGE: Final = 6  # around a card that is marked


def draw(view: View, style: RenderStyle, *, has_men: bool = True) -> Layers:
    """The picture of a view: the table, with a player's hand below it, or both when they lie open.

    In the framing of the table it is the table alone.

    Cards to look at are views, too. Who shows men in motion can leave out those that stand still.
    Raises TypeError for a view of another game.
    """
    if isinstance(view, CardView):
        return draw_card(view.code, style)
    if isinstance(view, Vignette):
        return vignette(view, style)
    view = require_view(view, AudatiaView)
    design = design_for(view, style)
    action_design = design.for_preview if view.is_preview else design
    foot = _foot(view, style)
    layers = Layers(_viewport(view, style), design.background, (*_cuts(view, style, design), foot))
    paint_board(layers, view, style, design, action_design, has_men=has_men)
    if style.framing is Framing.WIDE:
        column.paint_column(layers, view, style, design, action_design)
    else:
        right = Seat.ONE if style.mirrored else Seat.TWO
        paint_head(layers, view, style, design)
        paint_virtues(layers, view, right, design, action_design)
    for _, box, sprite in (*_held(view, style, design), *_shown(view, style, design)):
        layers.place(sprite, box.left, box.top)
    if ribbon_height(style):
        paint_ribbon(layers, foot, ribbon_of(view, style), style, design)
    return layers


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    if isinstance(view, CardView):
        return whole(*card_size(view.code), style.scale).size
    if isinstance(view, Vignette):
        return viewport_of(style).size
    return _viewport(require_view(view, AudatiaView), style).size


def _viewport(view: AudatiaView, style: RenderStyle) -> Viewport:
    width = wide.WIDTH if style.framing is Framing.WIDE else WIDTH
    return whole(width, _foot(view, style) + ribbon_height(style), style.scale)


def _foot(view: AudatiaView, style: RenderStyle) -> int:
    # The y at which everything but the ribbon ends.
    if style.framing is Framing.WIDE:
        return wide.FOOT
    groups = _groups(view, style)
    more = _ABOVE_CHIPS + chips.height_of(groups, _CHIP, _WIDTH) + _UNDER_CHIPS if groups else 0
    return _below(view, style) + more


def design_for(view: AudatiaView, style: RenderStyle) -> Design:
    """The design of a view's picture: a table above a hand is less high."""
    return private_design_of(style) if _holder(view, style) else design_of(style)


def _cuts(view: AudatiaView, style: RenderStyle, design: Design) -> list[int]:
    layout, top = design.layout, design.layout.table.height
    if style.framing is Framing.WIDE:
        return list(layout.table.cuts)
    cuts = [*layout.table.cuts, top]
    if _holder(view, style):
        cuts += (top + y for y in cuts_of(rows_of(held_of(view), layout.hand)))
    return [*cuts, _below(view, style)]


def split_height(view: View, style: RenderStyle) -> int:
    """The table's height, where a hand lies under it."""
    is_card = isinstance(view, CardView | Vignette)
    if is_card or view.onlooker is None or style.framing is Framing.WIDE:
        return 0
    view = require_view(view, AudatiaView)
    return _viewport(view, style).y(design_for(view, style).layout.table.height)


def cards(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """The codes of all cards and poste that can be seen, and where, in pixels; the hand first."""
    if isinstance(view, CardView | Vignette):
        return ()
    view = require_view(view, AudatiaView)
    design, seen = design_for(view, style), _viewport(view, style).seen
    found = (
        *((card, box) for card, box, _ in _held(view, style, design)),
        *piles.boxes(view, style, design.layout.table),
        *board.boxes(view, style, design.layout.table),
        *((card, box) for card, box, _ in _shown(view, style, design)),
    )
    return tuple((code.value, seen(box)) for code, box in found if code)


def spots(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Where the onlooker's cards are, wheels, piles, and both men's values of each virtue."""
    view = require_view(view, AudatiaView)
    design, seen = design_for(view, style), _viewport(view, style).seen
    table = design.layout.table
    held = [
        (card, box.grown(_EDGE)) for card, box, _ in _held(view, style, design) if card in view.hand
    ]
    found = [
        *((f"card:{card}", box) for card, box in held),
        *((f"pile:{seat}", box) for seat, box in piles.pile_boxes(view, style, table)),
        *((f"wheel:{seat}", box) for seat, box in board.wheel_boxes(view, style, table)),
        *((f"virtue:{virtue}", box) for virtue, box in virtue_boxes(table)),
    ]
    if held:
        found.append((HAND, reduce(Box.union, (box for _, box in held))))
    return tuple((name, seen(box)) for name, box in found)


def _holder(view: AudatiaView, style: RenderStyle) -> Seat | None:
    # Whose hand lies under the table: the onlooker's own, as long as hands are not open.
    is_open = all(man.hand is not None for man in view.men)
    return view.onlooker if style.framing is Framing.TALL and not is_open else None


def _below(view: AudatiaView, style: RenderStyle) -> int:
    # The y at which table and hand end, and rows of shown cards begin.
    layout = design_for(view, style).layout
    hand = height_of(rows_of(held_of(view), layout.hand)) if _holder(view, style) else 0
    return layout.table.height + hand


def _groups(view: AudatiaView, style: RenderStyle) -> list[chips.Chips]:
    left = Seat.TWO if style.mirrored else Seat.ONE
    return chips.shown_chips(view, left) if style.framing is Framing.TALL else []


def _held(view: AudatiaView, style: RenderStyle, design: Design) -> list[chips.PlacedCard]:
    # The cards in a wide picture's column, or the hand that lies under the table.
    if style.framing is Framing.WIDE:
        return column.cards_of(view, style, design)
    holder = _holder(view, style)
    return placed_hand(design.layout.table.height, held_of(view), holder, design) if holder else []


def _shown(view: AudatiaView, style: RenderStyle, design: Design) -> list[chips.PlacedCard]:
    groups, top = _groups(view, style), _below(view, style) + _ABOVE_CHIPS
    return chips.placed_chips(groups, _CHIP, MARGIN, top, _WIDTH, design)
