"""A view of En Garde in, its picture out."""

from __future__ import annotations

from engines.core.seat import Seat
from engines.core.values import View
from engines.en_garde.terms import Phase
from engines.en_garde.views import EnGardeView
from renderers.en_garde.board import Board, deciding, paint
from renderers.en_garde.design import Press, press_of
from renderers.en_garde.hand import held, paint_hand, paint_open_hands
from renderers.en_garde.layout import WIDTH, layout_of
from renderers.en_garde.preview import is_foreseen
from renderers.kit.layers import Page
from renderers.style import RenderStyle


def draw(view: View, look: RenderStyle) -> Page:
    """The picture as a page.

    A spectator sees the board; a player the board above his hand. Raises TypeError for a view of
    another game.
    """
    view = _checked(view)
    press = press_of(look)
    layout = press.layout
    page = Page(size(view, look), press.stock, (*layout.cuts, layout.height))
    paint(page, _board(view, press), look, press)
    if page.size[1] > layout.height:
        _paint_below(page, view, look, press)
    return page


def size(view: View, look: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture, without drawing it."""
    layout = layout_of(look)
    has_hands = view.onlooker is not None or (layout.is_large and _opens_hands(_checked(view)))
    return WIDTH, layout.height + (layout.hand.height if has_hands else 0)


def _board(view: EnGardeView, press: Press) -> Board:
    curtain, is_over = view.curtain, view.phase is Phase.OVER
    if curtain is None or (view.onlooker is not None and not is_over):
        return Board(
            scene=view.scene,
            touches=view.touches,
            to_act=view.to_act,
            is_foreseen=is_foreseen(view),
        )
    is_public = view.onlooker is None
    return Board(
        scene=curtain.scene,
        touches=view.touches,
        curtain=curtain,
        salutes=is_over and is_public,
        open_hands=curtain.hands if is_public and not press.layout.is_large else None,
    )


def _paint_below(page: Page, view: EnGardeView, look: RenderStyle, press: Press) -> None:
    """The private half: one's own hand, or both when they are open."""
    top, curtain = press.layout.height, view.curtain
    if curtain is not None and curtain.hands is not None and _opens_hands(view):
        decides = deciding(curtain)
        paint_open_hands(page, top, curtain.hands, decides, press, mirrored=look.mirrored)
    elif view.onlooker is not None:
        faces_right = (view.onlooker is Seat.ONE) is not look.mirrored
        paint_hand(page, top, held(view), view.onlooker, press, faces_right=faces_right)


def _opens_hands(view: EnGardeView) -> bool:
    """True if both hands lie open for this onlooker."""
    if view.curtain is None or view.curtain.hands is None:
        return False
    return view.onlooker is None or view.phase is Phase.OVER


def _checked(view: View) -> EnGardeView:
    if not isinstance(view, EnGardeView):
        raise TypeError(f"a view of {view.game} can't be drawn as En Garde")
    return view
