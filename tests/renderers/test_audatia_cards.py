"""Audatia's cards, one by one, and what they are made of."""

import io
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engines.audatia.notation.names import CARDS, plain
from engines.audatia.terms import Blow, Card, Posta, Side, Virtue
from engines.core.seat import Seat
from renderers import album, size
from renderers.audatia import card_names
from renderers.audatia.cards import CODES
from renderers.audatia.design import design_of
from renderers.audatia.figure import draw_man
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.poses import ACTS, GUARDS, STRIKES, Act
from renderers.audatia.virtue_icons import VIRTUE_ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render
from tests.every import every
from tests.renderers.picture_checks import STYLE, USUAL_STYLES, colours


@pytest.mark.parametrize("scale", [0.5, pytest.param(1.0, marks=pytest.mark.long)])
@every("code", CODES)
def test_every_card_is_drawn_small_in_the_middle_of_its_paper(code, scale):
    """Nothing is written over its edge, and nothing beyond."""
    style = replace(USUAL_STYLES[CODES.index(code) % len(USUAL_STYLES)], scale=scale)
    view = album("audatia")[code]
    data = render(view, style)
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    assert picture.size == size(view, style)
    assert len(data) <= (40 if 3 * picture.width == 2 * picture.height else 80) * 1024 * scale
    ground = rgb(palette_of(style).ground)
    width, height = picture.size
    top, foot, left = (round(margin * scale) for margin in (6, 8, 4))
    for edge in ((0, 0, width, top), (0, height - foot, width, height), (0, 0, left, height)):
        assert list(colours(picture.crop(edge))) == [ground]


def test_no_two_techniques_have_the_same_sign():
    shapes = {tuple(map(tuple, mark.points)) for sign in ICONS.values() for mark in sign}
    signs = {tuple(tuple(map(tuple, mark.points)) for mark in sign) for sign in ICONS.values()}
    assert len(signs) == len(ICONS)
    assert len(shapes) > len(ICONS)


def test_games_without_cards_have_no_album():
    assert album("gyges") == {}


def test_an_unknown_card_is_refused():
    unknown = replace(album("audatia")["feint"], code="fireball")
    with pytest.raises(KeyError, match="fireball"):
        render(unknown, STYLE)


@every("pose", [*GUARDS.values(), *ACTS.values()])
def test_every_pose_fits_beside_the_other_man(pose):
    """No sword leaves the picture, wherever the measure puts its man; the second has a hat too."""
    sprite = draw_man(pose, Seat.TWO, design_of(STYLE), faces_right=True)
    feet = 512 - 540 // 2
    assert sprite.x + feet >= 0
    assert sprite.y + 600 >= 92


def test_every_posta_has_its_pose_and_every_virtue_its_beast():
    assert set(GUARDS) == set(Posta)
    assert set(ACTS) == set(Act)
    assert list(VIRTUE_ICONS) == list(Virtue)
    assert {card.value for card in Card if card.value.islower()} <= set(ICONS)


@every("name", ICONS)
def test_every_sign_stays_within_its_box(name):
    points = [point for part in ICONS[name] for point in part.points]
    assert all(max(abs(x), abs(y)) <= 60 for x, y in points)


def test_small_and_grey_no_sign_looks_like_another():
    """As chips show them, at 34 px."""
    pictures = {name: small_and_grey(name) for name in ICONS}
    alike = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if ImageStat.Stat(ImageChops.difference(pictures[one], pictures[other])).mean[0] < 3
    ]
    assert alike == []


def small_and_grey(name):
    canvas = Canvas(-20, -20, 20, 20)
    canvas.polygon([(-20, -20), (20, -20), (20, 20), (-20, 20)], "#FFFFFF")
    draw_icon(canvas, ICONS[name], 0, 0, 34, IconColours("#707070", "#FFFFFF"))
    return canvas.sprite().image.convert("L")


@every("card", Card)
def test_a_name_on_two_or_three_lines_is_the_whole_name(card):
    name = card_names.full_name(card)
    for most in (2, 3):
        lines = card_names.name_lines(name, most=most)
        assert " ".join(lines) == name
        assert len(lines) <= most
        assert not any(line.islower() for line in lines)


@every("card", Card)
def test_what_is_written_on_a_card_may_be_typed(card):
    assert plain(card_names.full_name(card)) in CARDS
    assert plain(card_names.code_of(card)) in CARDS


def test_a_roverso_is_struck_from_the_other_side_of_the_body():
    sides = [(Blow.MF, Blow.RF), (Blow.MM, Blow.RM), (Blow.MS, Blow.RS)]
    for mandritto, roverso in sides:
        one, other = ACTS[STRIKES[mandritto]], ACTS[STRIKES[roverso]]
        assert (one.front, other.front) == (Side.RIGHT, Side.LEFT)
        assert one.hand != other.hand
    assert set(STRIKES) == set(Blow)
