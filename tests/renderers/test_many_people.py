"""Pictures for a hall with many people: whoever has been drawn once isn't drawn again."""

import pytest

from engines.core.seat import Pair
from renderers import renderer_of
from renderers.coat import coat_of
from renderers.kit.canvas import Canvas
from renderers.style import RenderStyle
from tests.harness import GAMES, whole_game

TABLES = 100
"""Each of two people of its own, whose turns come again when all others have been drawn."""


@pytest.fixture
def canvases(monkeypatch):
    """What is drawn anew: a canvas for each sprite."""
    made, sprite = [], Canvas.sprite
    monkeypatch.setattr(Canvas, "sprite", lambda canvas: made.append(canvas) or sprite(canvas))
    return made


def style(table):
    one, two = (f"Player {2 * table + seat}" for seat in range(2))
    return RenderStyle(
        scale=0.125,  # as many sprites, drawn sooner
        names=Pair(one=one, two=two),
        coats=Pair(one=coat_of(one), two=coat_of(two)),
    )


@pytest.mark.parametrize("game", GAMES)
def test_when_a_tables_turn_comes_again_nobody_is_drawn_again(game, canvases):
    _, match = next(whole_game(GAMES[game], 3))
    view = GAMES[game].view(match.game_state, None)
    for table in range(TABLES):
        renderer_of(view).draw(view, style(table))
    assert canvases
    canvases.clear()
    for table in range(TABLES):
        renderer_of(view).draw(view, style(table))
    assert not canvases
