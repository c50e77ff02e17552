"""Shields: each is told from all others, without colour too; pages paint what pictures paint."""

from __future__ import annotations

import re
from itertools import combinations, product
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engines.core.seat import Seat
from renderers.coat import Plume, Sash
from renderers.kit.emblem import emblem_width
from renderers.kit.geometry import clipped
from renderers.kit.palette import DARK, DARK_SAFE, LIGHT, LIGHT_SAFE, Palette
from renderers.kit.shields import LEAST_HEIGHT, OUTLINE, shield_parts, shield_paths
from tests.renderers.goldens import difference, kept
from tests.renderers.shield_sheet import COATS, shield, shield_sheet

PALETTES = {"light": LIGHT, "dark": DARK, "safe": LIGHT_SAFE, "dark_safe": DARK_SAFE}


def grey_shields(palette: Palette) -> list[Image.Image]:
    return [
        shield(coat, seat, palette, height=LEAST_HEIGHT).convert("L")
        for seat, coat in product(Seat, COATS)
    ]


def clearly_unlike(a: Image.Image, b: Image.Image) -> int:
    """How many of two pictures' pixels differ so that it is seen."""
    return sum(ImageChops.difference(a, b).histogram()[16:])


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_any_two_small_shields_are_told_apart_in_grey(palette):
    pairs = combinations(grey_shields(palette), 2)
    assert min(clearly_unlike(a, b) for a, b in pairs) >= 60


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_second_seats_shield_has_a_light_rim_that_the_first_ones_has_not(palette):
    for coat in COATS:
        plain, hatched = (shield(coat, seat, palette, height=44).convert("L") for seat in Seat)
        assert light_pixels(hatched) >= light_pixels(plain) + 10


def light_pixels(shown: Image.Image) -> int:
    """Along the upper edge."""
    return sum(shown.crop((8, 4, 36, 8)).histogram()[180:])


def test_shields_look_as_they_were_last_approved():
    """Draw them anew with `python -m tests.renderers.goldens`, and look at them."""
    assert difference(shield_sheet(), kept("shields")) < 0.25


def test_plume_and_sash_are_not_on_the_shield():
    coat = COATS[0]
    for plume, sash in product(Plume, Sash):
        worn = coat._replace(plume=plume, sash=sash)
        assert shield_parts(worn, Seat.ONE) == shield_parts(coat, Seat.ONE)


def test_nothing_of_a_shield_lies_beyond_its_outline():
    for coat, seat in product(COATS, Seat):
        for outline, _ in shield_parts(coat, seat):
            within = clipped(outline, OUTLINE)
            assert area(within) == pytest.approx(area(outline), abs=1e-6)
            assert area(outline) > 0.01


def area(outline) -> float:
    following = [*outline[1:], outline[0]]
    crossed = (a * d - b * c for (a, b), (c, d) in zip(outline, following, strict=True))
    return abs(sum(crossed)) / 2


def test_a_page_paints_the_areas_that_a_picture_paints_and_a_line():
    for coat, seat in product(COATS, Seat):
        inks = [ink for ink, _ in shield_paths(coat, seat)]
        assert inks == [*(part.ink.value for part in shield_parts(coat, seat)), "line"]


def test_where_a_shield_would_be_too_small_the_mark_stands():
    assert emblem_width(COATS[0], 19) == emblem_width(None, 19) == 19
    assert emblem_width(COATS[0], 20) > emblem_width(None, 20)


@pytest.mark.parametrize(
    ("palette", "selector"),
    [
        (LIGHT, ":root {"),
        (DARK, ':root[data-theme="dark"] {'),
        (LIGHT_SAFE, ':root[data-colour-vision="colour_blind"] {'),
    ],
)
def test_a_page_paints_coats_in_the_colours_of_pictures(palette, selector):
    styles = Path("bot/adapters/web/page/styles/base.css").read_text(encoding="utf-8")
    found = dict(re.findall(r"--([\w-]+): (#\w{6});", styles.partition(selector)[2].split("}")[0]))
    names = ("one", "two", "deep-one", "deep-two")
    expected = [*palette.seats, *palette.deep]
    assert [found[name].upper() for name in names] == expected
