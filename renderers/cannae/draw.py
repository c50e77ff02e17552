"""A view of Cannae in, its picture out."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.board import placed
from engines.cannae.terms import NAMES, Kind
from engines.cannae.view_preview import movable_pieces
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.cannae import choice, marks, traces
from renderers.cannae.ground import begun
from renderers.cannae.layout import WIDTH, Field, layout_of
from renderers.cannae.pieces import piece
from renderers.cannae.press import Press, press_of
from renderers.cannae.strips import paint_strips
from renderers.cannae.traces import Ink
from renderers.kit.page import Box, Page
from renderers.style import RenderStyle

_FEW: Final = 6  # pieces that can act, all shown at once; more would drown the board in leaf

_LEAN: Final = 0.25  # of a square: the half of a push's mark, and some of a finger


def draw(view: View, look: RenderStyle) -> Page:
    """The picture as a page: the board, for everybody the same but for its point of view.

    A player sees his own side below. Raises TypeError for a view of another game.
    """
    view, press = _checked(view), press_of(look)
    return _painted(view, look, _field(view, look), press)


def size(view: View, look: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture, without drawing it."""
    return WIDTH, layout_of(look).height


def places(view: View, look: RenderStyle) -> dict[str, Box]:
    """Where each square is on the picture. For fingers.

    Around infantry that is to go, a neighbour has the mark between the two as well.
    """
    view = _checked(view)
    field, entered = _field(view, look), view.choice
    boxes = {name: field.box(square) for square, name in enumerate(NAMES)}
    for offer in entered.offers if entered and entered.is_aiming else ():
        action = offer.action
        if action.kind in (Kind.STEP, Kind.PUSH):
            boxes[NAMES[action.target]] = _leaning(
                field.box(action.target), field.box(action.origin)
            )
    return boxes


def _leaning(box: Box, origin: Box) -> Box:
    """A neighbour's box with its part of the border: corners belong to diagonals."""
    lean = round((box.right - box.left) * _LEAN)
    left, right = _leaning_span(box.left, box.right, origin.left, lean)
    top, bottom = _leaning_span(box.top, box.bottom, origin.top, lean)
    return Box(left, top, right, bottom)


def _leaning_span(low: int, high: int, origin: int, lean: int) -> tuple[int, int]:
    if low == origin:
        return low + lean, high - lean
    return (low - lean, high) if low > origin else (low, high + lean)


def _field(view: CannaeView, look: RenderStyle) -> Field:
    is_turned = view.onlooker is Seat.TWO or look.mirrored
    return Field(layout_of(look), Seat.TWO if is_turned else Seat.ONE)


def _painted(view: CannaeView, look: RenderStyle, field: Field, press: Press) -> Page:
    """From the ground up. Gold is the last turn; what is chosen and not sent is leaf."""
    entered, theme = view.choice, press.theme
    effects = choice.done(entered) if entered else view.last_turn.effects if view.last_turn else ()
    coming = (entered.previewed,) if entered and entered.previewed else ()
    page = begun(field, frozenset(traces.fallen((*effects, *coming), field)), press)
    paint_strips(page, view, look.names, field, press)
    ink = Ink(theme.leaf, theme.letters) if entered else Ink(theme.gold, theme.outline)
    traces.paint_ways(page, effects, field, ink, press)
    if entered:
        choice.paint_under(page, entered, field, press)
    elif view.onlooker is view.to_act:
        _paint_movable(page, view, field, press)
    for square, man in placed(view.board):
        page.place(piece(man, press), *field.middle(square))
    traces.paint_seams(page, effects, field, ink, press)
    traces.paint_ghosts(page, traces.ghosts(effects, view.board, field), press)
    if entered:
        choice.paint_over(page, entered, field, press)
    return page


def _paint_movable(page: Page, view: CannaeView, field: Field, press: Press) -> None:
    able = movable_pieces(view)
    if len(able) <= _FEW:
        for square in able:
            page.place(marks.chosen(press), *field.middle(square))


def _checked(view: View) -> CannaeView:
    if not isinstance(view, CannaeView):
        raise TypeError(f"a view of {view.game} can't be drawn as Cannae")
    return view
