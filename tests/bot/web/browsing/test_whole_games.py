"""Games to their results, by each way of input; pieces that are dragged.

In the long profile they begin with the first move.
"""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.bot.short_games import CANNAE, CANNAE_OPTIONS, GYGES
from tests.bot.web.browser import PHONE, WIDE, board_box, boldest, is_narrow
from tests.bot.web.driver import drag, press, press_key, write
from tests.bot.web.seated import study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

WAYS = ("mouse", "touch", "keyboard", "typing")
OPTIONS = {"en_garde": "touches=1", "gyges": "", "cannae": CANNAE_OPTIONS, "audatia": ""}
SQUARES = {"gyges": GYGES, "cannae": CANNAE}
CASES = [
    ("gyges", "keyboard", 3),
    *(pytest.param(game, way, 0, marks=pytest.mark.long) for game in OPTIONS for way in WAYS),
]
"""A game, a way, and how many moves of the script were made before anybody looks. The usual tests
have the duel of Audatia besides, by mouse and by touch."""

LONGEST = 400  # moves of a match that is played by rule

SEND = "[data-verb=ps]"
UNDO = ".told-row [data-verb=pw]"
WIDE_ONES = """() => [...document.querySelectorAll("*")]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => `${one.tagName}.${one.className}`)"""
IS_ON_BOARD = "() => Boolean(document.activeElement.dataset.square)"
TOWARD = """name => {
  const middle = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const here = document.activeElement;
  if (here.dataset.square === name) return "";
  if (!here.dataset.square) return `the focus is on ${here.outerHTML.slice(0, 200)}`;
  const [x, y] = middle(here);
  const [toX, toY] = middle(document.querySelector(`[data-square="${name}"]`));
  if (Math.abs(toY - y) > Math.abs(toX - x)) return toY > y ? "ArrowDown" : "ArrowUp";
  return toX > x ? "ArrowRight" : "ArrowLeft";
}"""
"""The arrow that brings the focus nearer to a square; "" if it is there."""

GONE_ON = """() => {
  const here = document.activeElement.closest(".squares, .hand, .tiles, .words");
  return Boolean(here || document.querySelector(".result"));
}"""
"""Whether the focus is on what the next one may choose, or nobody is asked any more."""


def place(page: Page, square: str) -> Locator:
    """A square of the board, or what is set up by its name."""
    name = "GN" if square == "Goal" else square
    return page.locator(f'[data-square="{name}"]' if len(name) == 2 else f'[data-move="{name}"]')


async def to_square(page: Page, square: str) -> None:
    """Tab to the board, then arrows to the square: no more than its width and height."""
    for _ in range(60):
        if await page.evaluate(IS_ON_BOARD):
            break
        await press_key(page, "Tab")
    for _ in range(16):
        arrow = await page.evaluate(TOWARD, square)
        if not arrow:
            return
        assert arrow.startswith("Arrow"), arrow
        await press_key(page, arrow)
    raise AssertionError(f"no arrow leads to {square}")


async def choose(page: Page, one: Locator, way: str) -> None:
    """Something that can be chosen, as it can be by this way."""
    square, key, move = [
        await one.get_attribute(name) for name in ("data-square", "aria-keyshortcuts", "data-move")
    ]
    if way == "keyboard" and square:
        await to_square(page, square)
        await press_key(page, "Enter")
    elif way == "keyboard" and key:
        await press_key(page, key)
    elif way in ("keyboard", "typing"):
        await enter(page, move or "")
    else:
        await press(one, by_touch=way == "touch")
    assert await is_narrow(page), await page.evaluate(WIDE_ONES)


async def enter(page: Page, move: str) -> None:
    """A move, or its beginning, by notation."""
    await write(page.get_by_role("combobox"), move, key="Enter")


async def send(page: Page, way: str) -> None:
    """By keys the page itself then leads to what the next one may choose."""
    if way in ("keyboard", "typing"):
        await expect(page.locator(SEND)).to_be_focused()
        await press_key(page, "Enter")
        await page.wait_for_function(GONE_ON)  # the hall may have to pass for somebody first
    else:
        await press(page.locator(SEND), by_touch=way == "touch")
    await expect(page.locator(SEND)).to_have_count(0)


async def plays_by_script(page: Page, moves, way: str) -> None:
    """A game of squares, with both hands; typed moves are completed by the page."""
    where = await board_box(page)
    for squares in moves:
        assert await board_box(page) == where
        if way == "typing":
            await enter(page, " ".join(squares))
        else:
            for square in squares:
                await choose(page, place(page, square), way)
        await send(page, way)


async def plays_by_rule(page: Page, way: str) -> None:
    """The boldest move of En Garde, the first of every other game, until the match is over."""
    first, over = page.locator("[aria-keyshortcuts='1']:visible").first, page.locator(".result")
    is_fencing = await page.locator("[data-game=en_garde]").count()
    for _ in range(LONGEST):
        await expect(first.or_(over)).to_be_visible()  # the hall may pass for somebody
        if await over.count():
            return
        while not await page.locator(SEND).count():
            await choose(page, page.locator(await boldest(page)).last if is_fencing else first, way)
        await send(page, way)
    raise AssertionError("the match has no end")


@pytest.mark.parametrize(("game", "way", "made"), CASES)
async def test_a_game_is_played_to_its_end_with_both_hands(crowd, game, way, made):
    is_touch = way == "touch"
    script = SQUARES.get(game, ())
    anna = await study_table(
        crowd,
        game,
        OPTIONS[game],
        moves=script[:made],
        viewport=PHONE if is_touch else WIDE,
        has_touch=is_touch,
        reduced_motion="no-preference" if is_touch else "reduce",
    )
    if script:
        await plays_by_script(anna, script[made:], way)
    else:
        await plays_by_rule(anna, way)
    await expect(anna.locator(".result")).to_contain_text(re.compile("wins?"))


@pytest.mark.parametrize(
    ("game", "options", "way"),
    [
        ("cannae", CANNAE_OPTIONS, ("a2", "b3")),
        pytest.param("gyges", "", ("a1", "b1"), marks=pytest.mark.long),
    ],
)
async def test_a_piece_that_is_dragged_ends_in_the_preview_that_two_clicks_give(
    crowd, game, options, way
):
    moves = [("classic",)] * 2 if game == "gyges" else ()
    anna = await study_table(crowd, game, options, moves=moves, reduced_motion="no-preference")
    await drag(anna, *[f'[data-square="{square}"]' for square in way])
    await expect(anna.locator(UNDO)).to_be_visible()
    dragged = await anna.locator(".asked").inner_text()
    while await anna.locator(UNDO).count():
        await press_key(anna, "Escape")
    for square in way:
        await choose(anna, place(anna, square), "mouse")
    assert await anna.locator(".asked").inner_text() == dragged
