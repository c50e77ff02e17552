"""Icons of games, which are SVG for the page, drawn by the kit."""

import math

import pytest

from engines.packages import find_games
from renderers.kit.canvas import Canvas
from renderers.kit.palette import LIGHT
from renderers.kit.svg_icon import draw_icon, read_icon
from renderers.kit.svg_subpaths import Subpath, parse_subpaths

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
SYMBOL = SVG.format('<symbol id="icon" viewBox="0 0 32 32">{}</symbol>')


def pixel(icon, x, y):
    canvas = Canvas(0, 0, 32, 32)
    canvas.polygon([(0, 0), (32, 0), (32, 32), (0, 32)], LIGHT.ground)
    draw_icon(canvas, 16, 16, 32, icon, LIGHT)
    return "#{:02X}{:02X}{:02X}".format(*canvas.sprite().image.convert("RGB").getpixel((x, y)))


def icon_of(tmp_path, shapes):
    (tmp_path / "icon.svg").write_text(SYMBOL.format(shapes), "utf-8")
    return read_icon(tmp_path / "icon.svg")


@pytest.mark.parametrize("game", find_games())
def test_the_icon_of_every_game_can_be_drawn(game):
    assert read_icon(find_games()[game].icon)


@pytest.mark.parametrize(
    ("data", "points"),
    [
        ("M6 27 28 5", [(6, 27), (28, 5)]),
        ("M16 3v26", [(16, 3), (16, 29)]),
        ("m6.5.5l2-3", [(6.5, 0.5), (8.5, -2.5)]),
        ("M1,2H5V-1h-2", [(1, 2), (5, 2), (5, -1), (3, -1)]),
    ],
)
def test_lines_are_read(data, points):
    assert parse_subpaths(data) == [Subpath(tuple(points))]


def test_a_closed_outline_ends_where_the_next_begins():
    assert parse_subpaths("M1 1h2v2zm4 0h1") == [
        Subpath(((1, 1), (3, 1), (3, 3)), is_closed=True),
        Subpath(((5, 1), (6, 1))),
    ]


@pytest.mark.parametrize(
    ("data", "middle"),
    [
        ("M0 0q4 8 8 0", (4, 4)),
        ("M0 0Q4 8 8 0t8 0", (8, 0)),
        ("M0 0C0 4 8 4 8 0", (4, 3)),
        ("M0 0c0 4 8 4 8 0s8-4 8 0", (8, 0)),
    ],
)
def test_curves_go_through_their_middle(data, middle):
    (curve,) = parse_subpaths(data)
    assert curve.points[len(curve.points) // 2] == pytest.approx(middle)


@pytest.mark.parametrize(("flags", "above"), [("0 1", True), ("0 0", False), ("1 1", True)])
def test_an_arc_lies_on_its_circle(flags, above):
    (arc,) = parse_subpaths(f"M11 16A5 5 0 {flags} 21 16")
    assert all(math.dist(point, (16, 16)) == pytest.approx(5) for point in arc.points)
    assert (min(y for _, y in arc.points) == pytest.approx(11)) is above
    assert arc.points[-1] == (21, 16)


def test_a_large_arc_goes_the_long_way():
    small, large = (parse_subpaths(f"M16 11a5 5 0 {flag} 1 5 5")[0] for flag in (0, 1))
    assert max(x for x, _ in small.points) == pytest.approx(21)
    assert len(large.points) > 2 * len(small.points)


@pytest.mark.parametrize(
    "data", ["", "6 27", "M1", "M1 2 3", "M1 2x", "C1 2 3 4 5", "A5 5 0 01 1 1"]
)
def test_what_is_no_path_is_refused(data):
    with pytest.raises(ValueError, match=r"path|takes numbers"):
        parse_subpaths(data)


@pytest.mark.parametrize(
    "text",
    [
        "<svg",
        SVG.format('<symbol id="other" viewBox="0 0 32 32"/>'),
        SVG.format('<symbol id="icon" viewBox="0 0 24 24"/>'),
        SYMBOL.format('<text d="M1 1h1"/>'),
        SYMBOL.format('<path d="M1 1h1" transform="scale(2)"/>'),
        SYMBOL.format('<path d="M1 1h1" fill="red"/>'),
        SYMBOL.format('<path d="M1 1h1M2 2h1" stroke="currentColor" fill-rule="evenodd"/>'),
    ],
)
def test_what_the_kit_cannot_draw_is_refused(tmp_path, text):
    (tmp_path / "icon.svg").write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"icon|draws no|no colour"):
        read_icon(tmp_path / "icon.svg")


def test_shapes_take_the_look_of_their_group(tmp_path):
    icon = icon_of(tmp_path, '<g fill="var(--gold)"><circle cx="16" cy="16" r="9"/></g>')
    assert pixel(icon, 16, 16) == LIGHT.gold
    assert pixel(icon, 2, 2) == LIGHT.ground


def test_an_outline_with_holes_has_them(tmp_path):
    icon = icon_of(tmp_path, '<path fill-rule="evenodd" d="M4 4h24v24h-24zM12 12h8v8h-8z"/>')
    assert (pixel(icon, 8, 16), pixel(icon, 16, 16)) == (LIGHT.ink, LIGHT.ground)


def test_a_rectangle_is_drawn_where_it_is(tmp_path):
    icon = icon_of(tmp_path, '<rect x="4" y="4" width="8" height="20" rx="2"/>')
    assert (pixel(icon, 8, 20), pixel(icon, 16, 20)) == (LIGHT.ink, LIGHT.ground)
