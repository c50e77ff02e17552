"""Pictures of refused moves: drawn once, on the ribbon, nothing outside of them."""

import pytest

from renderers import size
from renderers.obstacle_places import place_obstacles
from renderers.rendering import drawn_so_far, render_obstacles
from tests.renderers.refused_views import PICTURES


@pytest.mark.long
def test_a_refusal_is_drawn_once_however_often_it_is_asked_for():
    view, obstacles, style = PICTURES["refused_cannae_path"]
    first, so_far = render_obstacles(view, obstacles, style), drawn_so_far()
    assert render_obstacles(view, obstacles, style) == first
    assert drawn_so_far() == so_far


@pytest.mark.parametrize("name", PICTURES)
def test_every_mark_lies_on_its_picture(name):
    view, obstacles, style = PICTURES[name]
    placed, (width, height) = place_obstacles(view, obstacles, style), size(view, style)
    assert len(placed.marks) >= len(obstacles.marks)
    assert len(placed.way) == len(obstacles.way)
    for box in (*(box for _, box in placed.marks), *placed.way):
        assert -8 <= box.left < box.right <= width + 8
        assert 0 <= box.top < box.bottom <= height
