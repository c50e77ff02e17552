"""What axe finds on every screen, and what it can't see: landmarks, order, sizes, said once."""

from itertools import cycle

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from tests.bot.web.browser import PHONE, WIDE, is_narrow, press_to_ask
from tests.bot.web.opened import arrive, ask, go_to, match, open_table, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("en_garde", "gyges", "cannae", "audatia")
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # what is right needn't be described, node by node
}


async def found_wrong(page: Page) -> list[str]:
    """What breaks a rule of WCAG 2.2 AA, or a good habit, and where."""
    response = (await Axe().run(page, options=RULES)).response
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]}"
        for one in response["violations"]
        for node in one["nodes"]
    ]


async def test_the_arrival_is_accessible(crowd):
    for manners in ({}, {"viewport": PHONE, "color_scheme": "dark"}):
        anna = await crowd.person(**manners)
        assert await found_wrong(anna) == []
        for fold in ("terms", "both"):
            await anna.click(f"[aria-controls={fold}]")
            assert await found_wrong(anna) == []


@pytest.mark.parametrize(("game", "theme"), [*zip(GAMES, cycle(["light", "dark"]), strict=False)])
async def test_a_table_is_accessible_when_asked_and_in_the_preview(crowd, game, theme):
    viewport = WIDE if theme == "light" else PHONE
    anna = await study_table(crowd, game, viewport=viewport, color_scheme=theme)
    await anna.wait_for_selector(".move, .square")
    assert await found_wrong(anna) == []
    await anna.keyboard.press("1")
    if game == "cannae":  # which arm, then which piece
        await anna.keyboard.press("Enter")
    await anna.wait_for_selector("[data-verb=pw]")
    assert await found_wrong(anna) == []


async def test_a_table_is_accessible_to_whoever_waits_watches_or_looks_back(crowd):
    anna, bea = await match(crowd, "en_garde")
    table = anna.url.rsplit("/", 1)[1]
    carla = await arrive(crowd, "Carla")
    await go_to(carla, table)
    for page in (anna, bea, carla):
        assert await found_wrong(page) == []
    await anna.goto(f"{anna.url}/1")
    await anna.wait_for_selector("body.ready")
    assert await found_wrong(anna) == []


async def test_an_error_is_accessible(crowd):
    crowd.forgiven = "422"
    anna = await study_table(crowd, "en_garde")
    await anna.keyboard.press("/")
    await anna.keyboard.type("+9")
    await anna.keyboard.press("Enter")
    await expect(anna.locator("[role=alert]")).to_contain_text("cards go from 1 to 5")
    assert await found_wrong(anna) == []


async def test_a_match_that_is_over_is_accessible(crowd):
    anna = await study_table(crowd, "gyges")
    await anna.keyboard.press("/")
    await anna.keyboard.type("/resign")
    await anna.keyboard.press("Enter")
    await anna.locator("[data-verb=ry]").click()
    await anna.wait_for_selector(".result")
    assert await found_wrong(anna) == []


async def test_an_invitation_is_accessible_to_both(crowd):
    anna, bea = await arrive(crowd, "Anna"), await arrive(crowd, "Bea")
    table = await open_table(anna, "cannae")
    for page in (anna, bea):
        await go_to(page, table)
        assert await found_wrong(page) == []


async def test_what_lies_over_the_table_is_accessible(crowd):
    anna = await study_table(crowd, "audatia")
    more = anna.get_by_role("button", name="More", exact=True).first
    await more.click()
    assert await found_wrong(anna) == []
    for entry in ("Board as text", "Rules of Audatia"):
        if not await anna.get_by_role("menuitem", name=entry).count():
            await more.click()
        await anna.get_by_role("menuitem", name=entry).click()
        await anna.wait_for_selector("dialog[open]")
        assert await found_wrong(anna) == []
        await anna.keyboard.press("Escape")
        await anna.wait_for_selector("dialog[open]", state="detached")


async def test_every_other_sheet_and_the_talk_are_accessible(crowd):
    anna, bea = await match(crowd, "audatia")
    for page, line in ((anna, "Good luck"), (bea, "And to you")):
        await page.get_by_role("tab", name="Talk").click()
        await page.get_by_label("A line to").fill(line)
        await page.keyboard.press("Enter")
    await expect(anna.locator(".talk li")).to_have_count(2)
    assert await found_wrong(anna) == []
    for entry in ("Calendar", "History", "Keys"):
        await anna.get_by_role("button", name="More", exact=True).first.click()
        await anna.get_by_role("menuitem", name=entry).click()
        await anna.locator("dialog[open]").wait_for()
        assert await found_wrong(anna) == [], entry
        await anna.keyboard.press("Escape")
        await expect(anna.locator("dialog[open]")).to_have_count(0)


async def test_a_guided_game_is_accessible(crowd):
    anna = await arrive(crowd, "Anna")
    begun = await ask(anna, "/api/guide/en_garde/first", {"nonce": "ab"})
    await anna.goto(begun["address"])
    await expect(anna.locator("#guide-words")).not_to_be_empty()
    assert await found_wrong(anna) == []


async def test_a_lost_connection_and_an_unknown_address_are_accessible(crowd):
    crowd.forgiven = "ERR_FAILED|404"
    anna = await study_table(crowd, "gyges")
    await anna.route("**/api/**", lambda route: route.abort())
    await press_to_ask(anna, anna.locator(".square").first)
    await anna.locator(".wrong").wait_for()
    assert await found_wrong(anna) == []
    await anna.unroute("**/api/**")
    await anna.goto("/t/zzzzz")
    await anna.get_by_role("link", name="To the entrance").wait_for()
    assert await found_wrong(anna) == []


async def test_large_print_and_forced_colours_are_accessible(crowd):
    anna = await study_table(crowd, "cannae", forced_colors="active")
    await anna.evaluate("() => { document.documentElement.dataset.textSize = 'large' }")
    assert await found_wrong(anna) == []


@pytest.mark.parametrize(
    "game", [*GAMES[:2], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[2:])]
)
async def test_enlarged_twice_and_four_times_nothing_stands_out_at_the_side(crowd, game):
    """A window of 1280 × 1024 at 200 % is one of 640 × 512, at 400 % one of 320 × 256."""
    anna = await study_table(crowd, game)
    await anna.locator(".move, .square").first.wait_for()
    for width, height in ((640, 512), (320, 256)):
        await anna.set_viewport_size({"width": width, "height": height})
        assert await is_narrow(anna), (width, height)
        one = anna.locator(".move:visible, .square:visible").first
        await one.scroll_into_view_if_needed()
        await expect(one).to_be_in_viewport()


async def test_the_first_tab_skips_to_the_board(crowd):
    anna = await study_table(crowd, "cannae")
    await anna.keyboard.press("Tab")
    await anna.keyboard.press("Enter")
    assert await anna.evaluate("() => Boolean(document.activeElement?.closest('main'))")


async def test_the_log_stands_behind_the_buttons_of_the_move(crowd):
    anna = await study_table(crowd, "en_garde")
    order = await anna.evaluate(
        """() => {
          const [move, row] = [".move", "[role=log]"].map(one => document.querySelector(one));
          return Boolean(move.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING);
        }"""
    )
    assert order


@pytest.mark.parametrize("game", GAMES)
async def test_a_controls_name_contains_what_can_be_read_on_it(crowd, game):
    anna = await study_table(crowd, game)
    await anna.wait_for_selector(".move, .square")
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
