"""What people do at a page. Before each act and after it the page is at rest, as it says itself.

`atRest` in `rest.ts` tells when. Tests of the page press, type and wait by nothing else, but for
what `test_certainty.py` allows.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Error, Locator, Page

PATIENCE = 30_000  # ms
REST = """async () => {
    while (!globalThis.atRest) await new Promise(done => setTimeout(done, 10));
    await atRest();
}"""
LEFT = ("context was destroyed", "Cannot find context", "because of a navigation")
"""What Playwright says of a page that was left while it was asked."""

IS_USED = """address => {
    document.activeElement?.blur();
    const fields = document.querySelectorAll("input:not([type=checkbox], [type=range])");
    const shown = "dialog[open], [role=menu], [data-verb=ps], [role=alert]";
    return location.href !== address || document.querySelector(shown) !== null
        || [...fields].some(field => field.value);
}"""

Box = tuple[float, float, float, float]


async def at_rest(page: Page) -> Page:
    """Wait until the page is at rest, whichever it has become by then; the page."""
    async with asyncio.timeout(2 * PATIENCE / 1000):
        while True:
            try:
                await page.evaluate(REST)
            except Error as error:
                if not any(words in error.message for words in LEFT):
                    raise
            else:
                return page


@asynccontextmanager
async def at_rests(page: Page) -> AsyncIterator[None]:
    """An act between two rests."""
    await at_rest(page)
    yield
    await at_rest(page)


async def go_to(page: Page, path: str) -> Page:
    """Open an address."""
    await page.goto(path)
    return await at_rest(page)


async def go_back(page: Page) -> Page:
    """As by the browser's own button."""
    await at_rest(page)
    await page.go_back()
    return await at_rest(page)


async def reload(page: Page) -> Page:
    await at_rest(page)
    await page.reload()
    return await at_rest(page)


async def anew(page: Page, address: str) -> Page:
    """A page as it was when it was opened; once more, if anything is chosen, typed or told."""
    await at_rest(page)
    return await go_to(page, address) if await page.evaluate(IS_USED, address) else page


async def turn(page: Page, theme: str) -> None:
    """The system's theme changes, and the page follows it."""
    await at_rest(page)
    await page.emulate_media(color_scheme=theme)
    await page.wait_for_selector(f":root[data-theme={theme}]")
    await at_rest(page)


async def press(button: Locator, *, by_touch: bool = False) -> None:
    """With the mouse or with a finger, in the middle of what is there."""
    async with at_rests(button.page):
        await (button.tap() if by_touch else button.click())


async def press_at(what: Locator, across: float, down: float) -> None:
    """With the mouse, somewhere on what is there: in parts of its width and height."""
    box = await what.bounding_box()
    assert box, f"{what} isn't to be seen"
    async with at_rests(what.page):
        x, y = box["x"] + across * box["width"], box["y"] + down * box["height"]
        await what.page.mouse.click(x, y)


async def press_twice(button: Locator) -> None:
    """A double click."""
    async with at_rests(button.page):
        await button.dblclick()


async def press_unrested(button: Locator) -> None:
    """A click while a request is unanswered, or that leads to one: there is no rest."""
    await button.click()


async def press_key(where: Page | Locator, key: str) -> None:
    """A key, where the focus is; of a locator, once it has the focus."""
    if isinstance(where, Page):
        async with at_rests(where):
            await where.keyboard.press(key)
        return
    async with at_rests(where.page):
        await where.press(key)


async def write(field: Locator, text: str, *, key: str = "") -> None:
    """Put a text into a field in place of what stands there, and press a key then."""
    async with at_rests(field.page):
        await field.fill(text)
    if key:
        await press_key(field, key)


async def type_text(where: Page | Locator, text: str) -> None:
    """Key by key, where the focus is; of a locator, once it has the focus."""
    if isinstance(where, Page):
        async with at_rests(where):
            await where.keyboard.type(text)
        return
    async with at_rests(where.page):
        await where.press_sequentially(text)


async def select(menu: Locator, value: str) -> None:
    """Choose an entry of a menu."""
    async with at_rests(menu.page):
        await menu.select_option(value)


async def point_at(what: Locator) -> None:
    """Move the mouse there."""
    async with at_rests(what.page):
        await what.hover()


async def point_away(page: Page) -> None:
    """Move the mouse into the page's corner."""
    async with at_rests(page):
        await page.mouse.move(1, 1)


async def drag(page: Page, start: str, end: str) -> None:
    """Take what lies on a square, and let it go on another one that shows once it is taken."""
    async with at_rests(page):
        await page.mouse.move(*await _middle(page.locator(start)))
        await page.mouse.down()
    x, y = await _middle(page.locator(end))
    async with at_rests(page):
        await page.mouse.move(x - 12, y - 12, steps=3)
        await page.mouse.move(x, y, steps=3)
        await page.mouse.up()


async def _middle(what: Locator) -> tuple[float, float]:
    box = await what.bounding_box()
    assert box, f"{what} isn't to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size."""
    await page.set_viewport_size({"width": width, "height": height})
    await at_rest(page)


async def after(page: Page, time: int | str) -> None:
    """Let the page's clock, which a test has in its hands, go on by ms or by "hh:mm:ss"."""
    async with at_rests(page):
        await page.clock.fast_forward(time)
