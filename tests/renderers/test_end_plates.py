"""The frame of the plate of a match that is over, the same in all games."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engines.core.seat import Pair, Seat
from renderers.en_garde.design import design_of
from renderers.finished_match import FinishedMatch, LuckShare
from renderers.kit.box import Box
from renderers.kit.end_plate import LINE, MOMENT, SIZE, empty_plate
from renderers.style import RenderStyle, Theme

STYLE = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
MATCH = FinishedMatch(title="En Garde", date="2026-11-22", winner=Seat.ONE, views=())
SCORES = Pair(one="5", two="3")
LAURELS = Pair(one=Box(40, 170, 130, 410), two=Box(884, 170, 974, 410))


def plate(match: FinishedMatch = MATCH, style: RenderStyle = STYLE) -> Image.Image:
    return empty_plate(match, SCORES, style, design_of(style)).region().to_rgb()


def has_ink(picture: Image.Image, box: Box) -> bool:
    return any(low != high for low, high in picture.crop(box).getextrema())


@pytest.mark.parametrize("winner", Seat)
@pytest.mark.parametrize("theme", Theme)
def test_the_winner_has_the_one_laurel(winner, theme):
    shown = plate(replace(MATCH, winner=winner), replace(STYLE, theme=theme))
    assert has_ink(shown, LAURELS[winner])
    assert not has_ink(shown, LAURELS[winner.other])


def test_a_draw_has_none_and_the_same_score_on_both_sides():
    shown = plate(replace(MATCH, winner=None))
    assert not has_ink(shown, LAURELS.one)
    assert not has_ink(shown, LAURELS.two)
    left, right = (shown.crop((x - 80, 230, x + 80, 345)) for x in (178, 1022))
    assert ImageChops.difference(left, right).getbbox() is None


@settings(max_examples=25)
@given(st.text(max_size=60), st.text(max_size=60))
def test_no_name_reaches_the_moment_or_the_line(one, two):
    shown = plate(style=replace(STYLE, names=Pair(one=one, two=two)))
    assert shown.size == SIZE
    assert not has_ink(shown, MOMENT._replace(left=310, top=56, right=890))
    assert not has_ink(shown, LINE)


def test_luck_and_skill_stand_below_each_score_once_they_are_known():
    shares = Pair(one=LuckShare(luck=1, skill=-1), two=LuckShare(luck=-1, skill=1))
    plain, told = plate(), plate(replace(MATCH, luck=shares))
    changed = Box(*ImageChops.difference(plain, told).getbbox())
    assert 408 <= changed.top < changed.bottom <= 440
    assert not has_ink(told, MOMENT._replace(left=310, top=56, right=890))
    assert has_ink(told, Box(60, 408, 294, 440))
    assert has_ink(told, Box(906, 408, 1140, 440))
