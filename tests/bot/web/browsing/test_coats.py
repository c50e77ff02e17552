"""In the browser: both players' shields stand beside their names, and the rival's in the rail."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from renderers.kit.palette import DARK, LIGHT, rgb
from tests.bot.web.driver import at_rest
from tests.bot.web.seated import begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

LARGE = {"width": 1920, "height": 1000}


async def fills(shield: Locator) -> list[str]:
    """The colours that a shield is painted in, from back to front."""
    return await shield.locator("path").evaluate_all(
        "all => all.map(one => getComputedStyle(one).fill)"
    )


def as_css(colour: str) -> str:
    return "rgb({}, {}, {})".format(*rgb(colour))


async def shields(page: Page) -> tuple[Locator, Locator]:
    for place in (".men", ".rail"):
        await expect(page.locator(f"{place} .shield").first).to_be_visible()
    return page.locator(".men .shield.of-one"), page.locator(".men .shield.of-two")


async def test_shields_are_painted_in_the_colours_of_seat_and_theme_and_one_stands_in_the_rail(
    crowd,
):
    player, _, table = await begun(crowd, "cannae", viewport=LARGE)
    anna = await player.sits_at(table)
    for theme, palette in (("light", LIGHT), ("dark", DARK)):
        await anna.emulate_media(color_scheme=theme)
        await at_rest(anna)
        for seat, shield in zip(("one", "two"), await shields(anna), strict=True):
            painted = await fills(shield)
            assert painted[0] == as_css(getattr(palette.seats, seat))
            assert as_css(getattr(palette.deep, seat)) in painted
    in_rail = anna.locator(".rail .shield")
    at_table = anna.locator(".men .far .shield")
    assert await in_rail.inner_html() == await at_table.inner_html()
