"""At every size, in large print and in the longest language, what is asked is in the window."""

from itertools import product

import pytest
from playwright.async_api import Page

from tests.bot.web.browser import whole_move
from tests.bot.web.driver import reload, resize
from tests.bot.web.opened import ask, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("en_garde", "gyges", "cannae", "audatia")
SEND = "[data-verb=ps]"
CHOICES = ".move:visible, .square:visible, .ready button:visible"
SIZES = (
    *((360, 640), (390, 700), (390, 844), (844, 390), (720, 1024)),
    *((900, 700), (1366, 650), (1920, 1080), (2560, 1440)),
)
USUAL = {
    ("en_garde", "large", "fr"),
    ("gyges", "common", "es"),
    ("cannae", "large", "it"),
    ("audatia", "common", "fr"),
}
"""In the usual tests; all the others are in the long profile."""

CASES = [
    pytest.param(*case, marks=() if case in USUAL else pytest.mark.long)
    for case in product(GAMES, ("common", "large"), ("en", "it", "es", "fr"))
]
AT_LEAST = {(1366, 650): 480, (1920, 1080): 800, (390, 844): 380, (360, 640): 250}
"""The width of the board in px."""

OUTSIDE = """one => {
  const {top, bottom, left, right} = one.getBoundingClientRect();
  const out = [-top, bottom - innerHeight, -left, right - innerWidth].map(Math.round);
  return Math.max(...out) > 1 ? out.join(" ") : "";
}"""


async def faults_of(page: Page, least: int, *selectors: str) -> list[str]:
    """What doesn't stand in the window, unscrolled, and by how many px (top, bottom, sides); and
    whether the board is less wide than it is to be.
    """
    width = await page.locator(".board").evaluate("one => one.getBoundingClientRect().width")
    found = ["the board is small"] if width < least else []
    if not await page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        found.append("the page goes on at the side")
    for selector in selectors:
        out = await page.locator(selector).first.evaluate(OUTSIDE)
        if out:
            found.append(f"{selector} is out by {out}")
    return found


@pytest.mark.parametrize(("game", "print_size", "language"), CASES)
async def test_what_is_asked_needs_no_scrolling(crowd, game, print_size, language):
    anna = await study_table(crowd, game)
    await ask(anna, "/api/choose", {"name": "text_size", "value": print_size})
    await ask(anna, "/api/choose", {"name": "language", "value": language})
    await reload(anna)
    faults = []
    for is_chosen in (False, True):
        for width, height in SIZES:
            await resize(anna, width, height)
            await anna.evaluate("scrollTo(0, 0)")
            least = AT_LEAST.get((width, height), 0) if print_size == "common" else 0
            out = await faults_of(anna, least, ".asked", SEND if is_chosen else CHOICES)
            faults += [f"{width} × {height}: {one}" for one in out]
        if not is_chosen:
            await whole_move(anna)
    assert not faults, "\n".join(faults)
