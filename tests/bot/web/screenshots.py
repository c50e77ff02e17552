"""The page's pictures in `docs`: a short piece of each game, at windows of many sizes.

`make screenshots` takes them anew.
"""

from __future__ import annotations

import asyncio
import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.async_api import Page

from bot.application.puzzle_shelf import shipped_shelf
from engines.registry import load_game
from tests.bot.short_games import CANNAE, CANNAE_OPTIONS, GYGES
from tests.bot.web.browser import Crowd, Salle, chromium, crowd_of
from tests.bot.web.driver import go_to, press, reload, resize
from tests.bot.web.seated import arrive, ask, match, tap

FOLDER: Final = Path(__file__).parents[3] / "docs"
COLOURS: Final = (128, 64, 32, 16)  # the most that are small enough: flat paint needs few
MOST: Final = 120_000  # bytes of a picture
ARRIVAL: Final = (1280, 860)
ALL_SIZES: Final = ((1366, 650), (1920, 1080), (2560, 1440), (844, 390), (390, 844), (360, 640))
TWO_SIZES: Final = ((1366, 650), (390, 844))
PHONE: Final = (390, 844)
JUDGED_WITHIN: Final = 300  # seconds: every move of a match


@dataclass(frozen=True)
class Piece:
    """A piece of a game: the squares that are tapped in each move, or how many moves by rule."""

    game: str
    sizes: tuple[tuple[int, int], ...]
    squares: tuple[tuple[str, ...], ...] = ()
    by_rule: int = 0
    options: str = ""
    dark: tuple[int, int] | None = None
    large: tuple[int, int] | None = None
    """At which size the theme is dark, and at which the print is large."""


PIECES: Final = (
    Piece("en_garde", ALL_SIZES, by_rule=5, large=(360, 640)),
    Piece("cannae", ALL_SIZES, CANNAE[:4], options=CANNAE_OPTIONS, dark=(844, 390)),
    Piece("gyges", TWO_SIZES, GYGES[:3]),
    Piece("audatia", TWO_SIZES, by_rule=7),
)


async def main() -> None:
    async with Salle(is_sharp=True) as salle, chromium() as browser:
        await salle.start()
        async with crowd_of(salle, browser) as crowd:
            anna = await arrive(crowd, "Anna")
            await go_to(anna, "/")
            await _take(anna, ARRIVAL, "page_arrival")
            for piece in PIECES:
                await _show(crowd, piece)
            await _puzzle(crowd)
            await _turning_point(crowd)


async def _puzzle(crowd: Crowd) -> None:
    """The first puzzle of Gygès, found."""
    game = load_game("gyges")
    page = await go_to(await arrive(crowd, "Anna", viewport=_window(PHONE)), "/puzzle/gyges/1")
    for step in game.parse(shipped_shelf(game).numbered(1).puzzle.first).steps:
        await press(page.locator(f'.board button[data-square="{step}"]'))
    await press(page.get_by_role("button", name="Send"))
    await page.evaluate("scrollTo(0, 0)")
    await _take(page, PHONE, f"page_puzzle_{PHONE[0]}x{PHONE[1]}")


async def _turning_point(crowd: Crowd) -> None:
    """A match that is over, at the first move that gave much away."""
    pages = await match(crowd, "en_garde", "touches=1")
    while (await ask(pages[0], _address(pages[0])))["status"] == "playing":
        await _play(await _mover(*pages), ())
    page = pages[0]
    told = await _judged(page)
    turn = next(one for one in told["plies"] if one["ply"] == told["turning_points"][0])
    size = TWO_SIZES[0]
    await resize(page, *size)
    await go_to(page, f"{page.url}/{turn['version']}")
    await _take(page, size, f"page_turning_{size[0]}x{size[1]}")


async def _judged(page: Page) -> dict[str, Any]:
    """What each move of a match was worth, once that is known."""
    address = f"{_address(page)}/review"
    told: dict[str, Any] = await ask(page, address)
    await tap(page, page.url.rsplit("/", 1)[1], told["ask"]["ticket"])
    async with asyncio.timeout(JUDGED_WITHIN):
        while not told["is_there"]:
            await asyncio.sleep(1)
            told = await ask(page, address)
    return told


def _window(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


async def _show(crowd: Crowd, piece: Piece) -> None:
    pages = await match(crowd, piece.game, piece.options)
    for number in range(len(piece.squares) or piece.by_rule):
        mover = await _mover(*pages)
        await _play(mover, piece.squares[number] if piece.squares else ())
    mover = await _mover(*pages)
    for size in piece.sizes:
        await mover.emulate_media(color_scheme="dark" if size == piece.dark else "light")
        text = "large" if size == piece.large else "common"
        await ask(mover, "/api/choose", {"name": "text_size", "value": text})
        await resize(mover, *size)
        await reload(mover)
        await _take(mover, size, f"page_{piece.game}_{size[0]}x{size[1]}")
    for page in pages:
        await page.context.close()


async def _mover(*pages: Page) -> Page:
    """Who has something to choose."""
    for page in pages:
        if (await _post(page))["prompt"]["groups"]:
            return page
    raise AssertionError("nobody has anything to choose")


async def _post(page: Page) -> dict[str, Any]:
    post: dict[str, Any] = (await ask(page, _address(page)))["sides"][0]["post"]
    return post


def _address(page: Page) -> str:
    return f"/api/table/{page.url.rsplit('/', 1)[1]}"


async def _play(page: Page, squares: tuple[str, ...]) -> None:
    """A move, chosen square by square, else the last one of the first kind; then sent."""
    post, left = await _post(page), list(squares)
    while not (sends := [one for one in post["prompt"]["controls"] if one["verb"] == "ps"]):
        choices = [one for group in post["prompt"]["groups"] for one in group["choices"]]
        first_kind = post["prompt"]["groups"][0]["choices"]
        square = left.pop(0) if left else ""
        fitting = [one for one in choices if square in (one["square"], one["notation"].split()[-1])]
        post = await _tap(page, (fitting or first_kind)[-1])
    await _tap(page, sends[0])


async def _tap(page: Page, choice: dict[str, Any]) -> dict[str, Any]:
    body = {"ticket": choice["ticket"], "nonce": "ac"}
    post: dict[str, Any] = (await ask(page, f"{_address(page)}/tap", body))["post"]
    return post


async def _take(page: Page, size: tuple[int, int], name: str) -> None:
    await resize(page, *size)
    with Image.open(io.BytesIO(await page.screenshot(animations="disabled"))) as taken:
        (FOLDER / f"{name}.png").write_bytes(_small(taken.convert("RGB")))


def _small(taken: Image.Image) -> bytes:
    data = b""
    for colours in COLOURS:
        out = io.BytesIO()
        taken.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        data = out.getvalue()
        if len(data) <= MOST:
            break
    return data


if __name__ == "__main__":
    asyncio.run(main())
