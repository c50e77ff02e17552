"""What axe finds on every screen, and what it can't see: landmarks, order, sizes, said once."""

from itertools import product

import pytest
import pytest_asyncio
from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Page, expect

from tests.bot.web.browser import LOOKS, PHONE, WIDE, is_narrow
from tests.bot.web.driver import (
    anew,
    at_rest,
    go_to,
    press,
    press_key,
    press_unrested,
    reload,
    resize,
    type_text,
    write,
)
from tests.bot.web.seated import arrive, ask, open_table, playing, resign, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("en_garde", "gyges", "cannae", "audatia")
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # what is right needn't be described, node by node
}


def every_game_in_long(*usual: str) -> list:
    """Parameters: these games in the usual tests, the others in the long profile."""
    return [pytest.param(game, marks=() if game in usual else pytest.mark.long) for game in GAMES]


USUAL = (("gyges", "light"), ("audatia", "dark"))
LOOKED_AT = [
    pytest.param(*one, marks=() if one in USUAL else pytest.mark.long)
    for one in product(GAMES, ("light", "dark"))
]
"""Games and themes: of squares and of chips in the usual tests, which see cards in the preview."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def study(stayers):
    """A table of each game with something to choose, which many tests look at and none changes."""
    pages = {}

    async def shown(game: str, viewport=WIDE, **looks) -> Page:
        if game not in pages:
            page = await study_table(stayers, game, stays=True)
            pages[game] = page, page.url
        page = await anew(*pages[game])
        await page.emulate_media(**LOOKS | looks)
        await resize(page, **viewport)
        return page

    return shown


async def found_wrong(page: Page) -> list[str]:
    """What breaks a rule of WCAG 2.2 AA, or a good habit, and where."""
    return await violations_of(await at_rest(page))


async def violations_of(page: Page, within: str = "html") -> list[str]:
    """The same, of a page that finds no rest, or of a part of a page."""
    if not await page.evaluate("'axe' in globalThis"):
        await page.evaluate(AXE_SCRIPT)
    violations = await page.evaluate(
        "async ([within, options]) => (await axe.run(within, options)).violations"
        ".map(({id, nodes}) => [id, nodes.map(({target, html}) => [target, html])])",
        [within, RULES],
    )
    return [f"{id_}: {target} {html[:120]}" for id_, nodes in violations for target, html in nodes]


@pytest.mark.parametrize(
    "manners",
    [{}, pytest.param({"viewport": PHONE, "color_scheme": "dark"}, marks=pytest.mark.long)],
)
async def test_the_arrival_is_accessible_with_its_folds_open(crowd, manners):
    anna = await crowd.person(**manners)
    for fold in ("terms", "both"):
        await press(anna.locator(f"[aria-controls={fold}]"))
    assert await found_wrong(anna) == []


@pytest.mark.parametrize(("game", "theme"), LOOKED_AT)
async def test_a_table_is_accessible_when_asked(study, game, theme):
    anna = await study(game, WIDE if theme == "light" else PHONE, color_scheme=theme)
    assert await found_wrong(anna) == []


@pytest.mark.parametrize("game", every_game_in_long("en_garde"))
async def test_a_table_is_accessible_in_the_preview(study, game):
    anna = await study(game)
    await press_key(anna, "1")
    if game == "cannae":  # which arm, then which piece
        await press_key(anna, "Enter")
    await expect(anna.locator("[data-verb=pw]").first).to_be_visible()
    assert await found_wrong(anna) == []


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def match(stayers):
    """Who has to move, who waits, and the table."""
    return await playing(stayers, stays=True)


async def test_a_table_is_accessible_to_those_who_watch_and_look_back(crowd, match):
    carla = await go_to(await arrive(crowd, "Carla"), f"/t/{match[-1]}/1")
    assert await found_wrong(carla) == []


async def test_a_table_is_accessible_to_those_who_wait_and_talk_and_when_the_match_is_over(match):
    mover, waiter, table = match
    page = await waiter.sits_at(table)
    await ask(mover, f"/api/table/{table}/talk", {"text": "Good luck"})
    await press(page.get_by_role("tab", name="Talk"))
    await write(page.get_by_label("A line to"), "And to you", key="Enter")
    await expect(page.locator(".talk li")).to_have_count(2)
    assert await found_wrong(page) == []
    await resign(mover, table)
    await expect(page.locator(".result")).to_be_visible()
    assert await found_wrong(page) == []


async def test_an_error_is_accessible(crowd, study):
    crowd.forgiven = "422"
    anna = await study("en_garde")
    await press_key(anna, "/")
    await type_text(anna, "+9")
    await press_key(anna, "Enter")
    await expect(anna.locator("[role=alert]")).to_contain_text("cards go from 1 to 5")
    assert await violations_of(anna, ".typed, [role=alert]") == []


async def test_an_invitation_is_accessible_to_both(crowd):
    anna, bea = await arrive(crowd, "Anna"), await arrive(crowd, "Bea")
    table = await open_table(anna, "cannae")
    for page in (anna, bea):
        await go_to(page, f"/t/{table}")
        assert await found_wrong(page) == []


@pytest.mark.parametrize(
    "entries",
    [
        ("En Garde: the rules", "Calendar", "Keys"),
        pytest.param(("Board as text", "History"), marks=pytest.mark.long),
    ],
)
async def test_whatever_lies_over_the_table_is_accessible(study, entries):
    anna = await study("en_garde")
    more = anna.get_by_role("button", name="More", exact=True).first
    await press(more)
    assert await violations_of(anna, "[role=menu]") == []
    for entry in entries:
        if await anna.get_by_role("menuitem").count() == 0:
            await press(more)
        await press(anna.get_by_role("menuitem", name=entry))
        await expect(anna.locator("dialog[open]")).to_be_visible()
        await at_rest(anna)
        assert await violations_of(anna, "dialog[open]") == [], entry
        await press_key(anna, "Escape")
        await expect(anna.locator("dialog[open]")).to_have_count(0)


async def test_a_guided_game_is_accessible(crowd):
    anna = await arrive(crowd, "Anna")
    begun = await ask(anna, "/api/guide/en_garde/first", {"nonce": "ab"})
    await go_to(anna, begun["address"])
    await expect(anna.locator("#guide-words")).not_to_be_empty()
    assert await violations_of(anna, ".guide") == []


async def test_a_lost_connection_is_accessible(crowd, study):
    crowd.forgiven = "ERR_FAILED"
    anna = await study("gyges")
    await anna.route("**/api/**", lambda route: route.abort())
    await press_unrested(anna.locator(".square").first)
    await expect(anna.locator(".wrong")).to_be_visible()
    assert await violations_of(anna, ".asked, .wrong") == []
    await anna.unroute_all()


async def test_an_address_that_leads_nowhere_is_accessible_and_shows_the_way_home(crowd):
    crowd.forgiven = "404"
    page = await crowd.blank(await crowd.context())
    await page.goto("/t/zzzzz")
    await expect(page.locator("h1")).to_have_text("Nothing here")
    assert await violations_of(page) == []
    await press_unrested(page.get_by_role("link", name="To the entrance"))
    await at_rest(page)
    await expect(page.locator("#play")).to_be_visible()


async def test_large_print_and_forced_colours_are_accessible(study):
    anna = await study("gyges", forced_colors="active")
    await anna.evaluate("() => { document.documentElement.dataset.textSize = 'large' }")
    assert await found_wrong(anna) == []
    await anna.evaluate("() => { document.documentElement.dataset.textSize = 'common' }")


@pytest.mark.parametrize("game", every_game_in_long("gyges"))
async def test_enlarged_twice_and_four_times_nothing_stands_out_at_the_side(study, game):
    """A window of 1280 × 1024 at 200 % is one of 640 × 512, at 400 % one of 320 × 256."""
    anna = await study(game)
    for width, height in ((640, 512), (320, 256)):
        await resize(anna, width, height)
        assert await is_narrow(anna), (width, height)
        one = anna.locator(".move:visible, .square:visible").first
        await one.scroll_into_view_if_needed()
        await expect(one).to_be_in_viewport()


async def test_the_first_tab_skips_to_the_board(study):
    anna = await reload(await study("en_garde"))  # where a page begins that nothing was pressed on
    await press_key(anna, "Tab")
    await press_key(anna, "Enter")
    assert await anna.evaluate("() => Boolean(document.activeElement?.closest('main'))")


async def test_the_log_stands_behind_the_buttons_of_the_move(study):
    anna = await study("en_garde")
    order = await anna.evaluate(
        """() => {
          const [move, row] = [".move", "[role=log]"].map(one => document.querySelector(one));
          return Boolean(move.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING);
        }"""
    )
    assert order


@pytest.mark.parametrize("game", every_game_in_long("audatia"))
async def test_a_controls_name_contains_what_can_be_read_on_it(study, game):
    anna = await study(game)
    wrong = await anna.evaluate(
        """() => [...document.querySelectorAll("button[aria-label], a[aria-label]")].filter(one => {
          const shown = [...one.querySelectorAll("*"), one].flatMap(each => [...each.childNodes])
            .filter(node => node.nodeType === 3 && node.parentElement.checkVisibility())
            .filter(node => !node.parentElement.closest("kbd, [aria-hidden=true]"))
            .map(node => node.textContent.trim().toLowerCase())
            .filter(text => /[a-z]{2}/.test(text));
          return shown.some(text => !one.getAttribute("aria-label").toLowerCase().includes(text));
        }).map(one => `${one.getAttribute("aria-label")} <> ${one.textContent}`)"""
    )
    assert wrong == []
