"""A view of Cannae in, its picture out."""

from __future__ import annotations

from typing import Final

from engines.cannae.board import placed
from engines.cannae.foresight import movable
from engines.cannae.terms import NAMES
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.cannae import choice, marks, traces
from renderers.cannae.ground import paint_ground
from renderers.cannae.layout import WIDTH, Field, layout_of
from renderers.cannae.pieces import piece
from renderers.cannae.press import Press, press_of
from renderers.cannae.strips import paint_strips
from renderers.cannae.traces import Ink
from renderers.kit.page import Box, Page
from renderers.look import Look

_FEW: Final = 6  # pieces that can act, all shown at once; more would drown the board in leaf


def draw(view: View, look: Look) -> Page:
    """The picture as a page: the board, for everybody the same but for its point of view.

    A player sees his own side below. Raises TypeError for a view of another game.
    """
    view, press = _checked(view), press_of(look)
    layout = press.layout
    page = Page(size(view, look), press.stock, layout.cuts)
    _paint(page, view, look, _field(view, look), press)
    return page


def size(view: View, look: Look) -> tuple[int, int]:
    """Width and height of the picture, without drawing it."""
    return WIDTH, layout_of(look).height


def places(view: View, look: Look) -> dict[str, Box]:
    """Where each square is on the picture. For fingers."""
    field = _field(_checked(view), look)
    return {name: field.box(square) for square, name in enumerate(NAMES)}


def _field(view: CannaeView, look: Look) -> Field:
    is_turned = view.onlooker is Seat.TWO or look.mirrored
    return Field(layout_of(look), Seat.TWO if is_turned else Seat.ONE)


def _paint(page: Page, view: CannaeView, look: Look, field: Field, press: Press) -> None:
    """From the ground up. Gold is the last turn; what is chosen and not sent is leaf."""
    entered, theme = view.choice, press.theme
    deeds = choice.done(entered) if entered else view.last.deeds if view.last else ()
    coming = (entered.deed,) if entered and entered.deed else ()
    fallen = set(traces.fallen((*deeds, *coming), field))
    paint_ground(page, field, fallen, press)
    paint_strips(page, view, look.names, field, press)
    ink = Ink(theme.leaf, theme.letters) if entered else Ink(theme.gold, theme.outline)
    traces.paint_ways(page, deeds, field, ink, press)
    if entered:
        choice.paint_under(page, entered, field, press)
    elif view.onlooker is view.to_act:
        _paint_movable(page, view, field, press)
    for square, man in placed(view.board):
        page.place(piece(man, press), *field.middle(square))
    traces.paint_seams(page, deeds, field, ink, press)
    traces.paint_ghosts(page, traces.ghosts(deeds, view.board, field), press)
    if entered:
        choice.paint_over(page, entered, field, press)


def _paint_movable(page: Page, view: CannaeView, field: Field, press: Press) -> None:
    able = movable(view)
    if len(able) <= _FEW:
        for square in able:
            page.place(marks.chosen(press), *field.middle(square))


def _checked(view: View) -> CannaeView:
    if not isinstance(view, CannaeView):
        raise TypeError(f"a view of {view.game} can't be drawn as Cannae")
    return view
