"""Draw a view of En Garde."""

from __future__ import annotations

from engines.core.seat import Seat
from engines.core.values import View
from engines.en_garde.terms import Phase
from engines.en_garde.views import EnGardeView
from renderers.en_garde.board import Board, deciding_value, paint
from renderers.en_garde.design import Design, design_of
from renderers.en_garde.hand import held_cards, paint_hand, paint_open_hands
from renderers.en_garde.layout import WIDTH, layout_of
from renderers.en_garde.preview import is_preview
from renderers.kit.layers import Layers
from renderers.style import RenderStyle
from renderers.views import require_view


def draw(view: View, style: RenderStyle) -> Layers:
    """The picture of a view: for a spectator the board, for a player the board above his hand.

    Raises TypeError for a view of another game.
    """
    view = require_view(view, EnGardeView)
    design = design_of(style)
    layout = design.layout
    layers = Layers(size(view, style), design.background, (*layout.cuts, layout.height))
    paint(layers, _board(view, design), style, design)
    if layers.size[1] > layout.height:
        _paint_below(layers, view, style, design)
    return layers


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    layout = layout_of(style)
    has_hands = view.onlooker is not None or (
        layout.is_large and _opens_hands(require_view(view, EnGardeView))
    )
    return WIDTH, layout.height + (layout.hand.height if has_hands else 0)


def _board(view: EnGardeView, design: Design) -> Board:
    last_round, is_over = view.last_round, view.phase is Phase.OVER
    if last_round is None or (view.onlooker is not None and not is_over):
        return Board(
            scene=view.scene,
            touches=view.touches,
            to_act=view.to_act,
            is_preview=is_preview(view),
            missed=view.missed,
        )
    is_public = view.onlooker is None
    return Board(
        scene=last_round.scene,
        touches=view.touches,
        last_round=last_round,
        salutes=is_over and is_public,
        open_hands=last_round.hands if is_public and not design.layout.is_large else None,
    )


def _paint_below(layers: Layers, view: EnGardeView, style: RenderStyle, design: Design) -> None:
    """The private half: one's own hand, or both when they are open."""
    top, last_round = design.layout.height, view.last_round
    if last_round is not None and last_round.hands is not None and _opens_hands(view):
        decides = deciding_value(last_round)
        paint_open_hands(layers, top, last_round.hands, decides, design, mirrored=style.mirrored)
    elif view.onlooker is not None:
        faces_right = (view.onlooker is Seat.ONE) is not style.mirrored
        paint_hand(layers, top, held_cards(view), view.onlooker, design, faces_right=faces_right)


def _opens_hands(view: EnGardeView) -> bool:
    """True if both hands lie open for this onlooker."""
    if view.last_round is None or view.last_round.hands is None:
        return False
    return view.onlooker is None or view.phase is Phase.OVER
