"""At every size, in large print and in the longest language, what is asked is in the window."""

from itertools import product

import pytest

from tests.bot.web.browser import whole_move
from tests.bot.web.driver import go_to, resize
from tests.bot.web.seated import arrive, ask, open_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("en_garde", "gyges", "cannae", "audatia")
SEND = "[data-verb=ps]"
CHOICES = ".move, .square, .ready button"
SIZES = (
    *((360, 640), (390, 700), (390, 844), (844, 390), (720, 1024)),
    *((900, 700), (1366, 650), (1920, 1080), (2560, 1440)),
)
CASES = [
    ("audatia", "large", "fr", SIZES[0::2]),
    ("gyges", "common", "es", SIZES[1::2]),
    *(
        pytest.param(*case, SIZES, marks=pytest.mark.long)
        for case in product(GAMES, ("common", "large"), ("en", "it", "es", "fr"))
    ),
]
"""In the usual tests each size is seen once, with cards or with a board of squares."""

AT_LEAST = {(1366, 650): 480, (1920, 1080): 800, (390, 844): 380, (360, 640): 250}
"""The width of the board in px."""

FAULTS = """([least, selectors]) => {
  scrollTo(0, 0);
  const isSmall = document.querySelector(".board").getBoundingClientRect().width < least;
  const isWide = document.documentElement.scrollWidth > innerWidth;
  const inHand = [...document.querySelectorAll(".hand .card")];
  const cards = inHand.map(one => one.getBoundingClientRect());
  const isUneven = cards.some(one => cards.some(({top}) => {
    const apart = Math.abs(top - one.top);
    return apart > 1 && apart < one.height;
  }));
  const found = [isSmall && "the board is small", isWide && "the page goes on at the side",
    isUneven && "cards of one row are at different heights"];
  const isSeen = one => one.checkVisibility({visibilityProperty: true}) && one.offsetWidth > 0;
  for (const selector of selectors) {
    const one = [...document.querySelectorAll(selector)].find(isSeen);
    const {top, bottom, left, right} = one.getBoundingClientRect();
    const out = [-top, bottom - innerHeight, -left, right - innerWidth].map(Math.round);
    found.push(Math.max(...out) > 1 && `${selector} is out by ${out.join(" ")}`);
  }
  return found.filter(Boolean);
}"""
"""What doesn't stand in the window, unscrolled, and by how many px (top, bottom, sides); and
whether the board is less wide than it is to be, or the cards of a row don't stand in line."""


@pytest.mark.parametrize(("game", "print_size", "language", "sizes"), CASES)
async def test_what_is_asked_needs_no_scrolling(crowd, game, print_size, language, sizes):
    anna = await arrive(crowd, "Anna")
    await ask(anna, "/api/choose", {"name": "text_size", "value": print_size})
    await ask(anna, "/api/choose", {"name": "language", "value": language})
    table = await open_table(anna, game, is_study=True, partner="Bea")
    await go_to(anna, f"/t/{table}")
    faults = []
    for is_chosen in (False, True):
        for width, height in sizes:
            await resize(anna, width, height)
            least = AT_LEAST.get((width, height), 0) if print_size == "common" else 0
            asked = [".asked", SEND if is_chosen else CHOICES]
            out = await anna.evaluate(FAULTS, [least, asked])
            faults += [f"{width} × {height}: {one}" for one in out]
        if not is_chosen:
            await whole_move(anna)
    assert not faults, "\n".join(faults)
