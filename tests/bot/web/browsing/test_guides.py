"""Guided first games in front of a browser: bubbles are read, and cover nothing that is pressed."""

import secrets

import pytest
import pytest_asyncio
from playwright.async_api import expect

from renderers.games import guides_of
from tests.bot.web.browser import WIDE
from tests.bot.web.driver import go_to, press, press_key, reload, resize
from tests.bot.web.seated import arrive, ask
from tests.harness import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES = [(1366, 650), (390, 844), (844, 390), (360, 640)]
GUIDED = [game for game in GAMES if guides_of(game)]
CASES = [
    *((game, SIZES[number::2]) for number, game in enumerate(("en_garde", "gyges"))),
    *(pytest.param(game, SIZES, marks=pytest.mark.long) for game in GUIDED),
]
"""In the usual tests two games have two of the sizes each."""

# Whether the bubble lies on the board, or on the first thing to choose.
COVERS = """() => {
  const bubble = document.querySelector(".guide").getBoundingClientRect();
  const lies = one => {
    const place = one.getBoundingClientRect();
    return place.left < bubble.right - 1 && place.right > bubble.left + 1 &&
      place.top < bubble.bottom - 1 && place.bottom > bubble.top + 1;
  };
  const moves = [...document.querySelectorAll("[data-move]")];
  const first = moves.find(one => one.checkVisibility());
  return [document.querySelector(".board"), first].filter(lies).map(one => one.outerHTML);
}"""

MOVES_THE_BOARD = """() => {
  const place = () => JSON.stringify(document.querySelector(".board").getBoundingClientRect());
  const bubble = document.querySelector(".guide"), before = place();
  bubble.hidden = true;
  const after = place();
  bubble.hidden = false;
  return before !== after;
}"""


async def guided(crowd, game="en_garde", guide="first", **manners):
    """Anna, at the table of a guided game that has something to tell."""
    anna = await arrive(crowd, "Anna", **manners)
    begun = await ask(anna, f"/api/guide/{game}/{guide}", {"nonce": secrets.token_hex(8)})
    page = await go_to(anna, begun["address"])
    await expect(page.locator("#guide-words")).not_to_be_empty()
    return page


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def untold(stayers):
    """Anna at guided games, of each of which one test reads at last what is told first."""
    pages = {}

    async def shown(game):
        if game not in pages:
            pages[game] = await guided(stayers, game, guides_of(game)[0].key, stays=True)
        await resize(pages[game], **WIDE)
        return pages[game]

    return shown


@pytest.mark.parametrize(("game", "sizes"), CASES)
async def test_a_bubble_covers_nothing_and_leaves_the_board_where_it_is(untold, game, sizes):
    page = await untold(game)
    for width, height in sizes:
        await resize(page, width, height)
        assert not await page.evaluate(COVERS), (width, height)
        assert not await page.evaluate(MOVES_THE_BOARD), (width, height)


async def test_a_bubble_that_was_read_makes_room_for_another_and_stays_away(untold):
    page = await untold("gyges")
    first = await page.inner_text("#guide-words")
    await press(page.locator(".guide .btn"))
    await expect(page.locator("#guide-words")).not_to_have_text(first)
    await reload(page)
    await expect(page.locator("#guide-words")).not_to_be_empty()
    assert await page.inner_text("#guide-words") != first


async def test_a_bubble_rings_the_card_of_which_it_speaks_and_on_a_phone_is_a_line(untold):
    page = await untold("en_garde")
    ring = await page.locator(".ring").bounding_box()
    cards = [await one.bounding_box() for one in await page.locator(".hand .card").all()]
    assert any(
        ring["x"] <= card["x"] and card["x"] + card["width"] <= ring["x"] + ring["width"]
        for card in cards
    )
    await resize(page, 390, 700)
    await press(page.locator(".guide .opens"))
    await expect(page.locator(".guide .answers .btn")).to_be_focused()
    await press_key(page, "Enter")
    await expect(page.locator("#guide-words")).to_be_empty()


async def test_whoever_wants_no_hints_has_none_from_then_on(crowd):
    page = await guided(crowd)
    await press(page.locator(".guide .link"))
    await reload(page)
    await expect(page.locator(".guide")).to_have_count(0)
