"""Where pictures are drawn, and that none keeps another waiting that has nothing to do with it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.application.model import Picture
from bot.messages.drawing_thread import HungError
from bot.messages.pictures import Pictures
from engines.core.seat import Pair
from engines.core.values import View
from renderers.cannae.lessons import LESSONS as CANNAE
from renderers.gyges.lessons import LESSONS as GYGES
from renderers.style import RenderStyle

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
PICTURE = Picture(view=GYGES[0].view, style=STYLE, alt="")
OF_ANOTHER_GAME = Picture(view=CANNAE[0].view, style=STYLE, alt="")


def picture_for(name: str) -> Picture:
    return replace(PICTURE, style=replace(STYLE, names=Pair(one=name, two="Bea")))


def named(view: View, style: RenderStyle) -> bytes:
    """In place of a picture: whom it is for. There is no picture for Eve."""
    if style.names.one == "Eve":
        raise ValueError("for Eve")
    return style.names.one.encode()


async def test_pictures_are_never_drawn_in_the_event_loop() -> None:
    places: list[threading.Thread] = []

    def draw(view: View, style: RenderStyle) -> bytes:
        places.append(threading.current_thread())
        return b"png"

    pictures = Pictures(draw)
    assert [await pictures.png(PICTURE) for _ in range(20)] == [b"png"] * 20
    assert threading.main_thread() not in places
    pictures.close()


async def test_who_asks_at_the_same_time_or_meanwhile_gets_their_own_picture() -> None:
    pictures = Pictures(named)
    names = [f"n{number}" for number in range(40)]
    asked = [asyncio.create_task(pictures.png(picture_for(name))) for name in names[:20]]
    await asked[0]
    asked += [asyncio.create_task(pictures.png(picture_for(name))) for name in names[20:]]
    assert await asyncio.gather(*asked) == [name.encode() for name in names]
    pictures.close()


async def test_a_picture_that_fails_fails_for_who_asked_for_it_alone() -> None:
    pictures = Pictures(named)
    asked = [pictures.png(picture_for(name)) for name in ("Anna", "Eve", "Carl")]
    anna, eve, carl = await asyncio.gather(*asked, return_exceptions=True)
    assert (anna, carl) == (b"Anna", b"Carl")
    assert isinstance(eve, ValueError)
    with pytest.raises(ValueError, match="for Eve"):
        await pictures.png(picture_for("Eve"))
    pictures.close()


async def test_who_leaves_takes_no_other_picture_along() -> None:
    pictures = Pictures(named)
    leaving = asyncio.create_task(pictures.png(picture_for("Anna")))
    staying = asyncio.create_task(pictures.png(picture_for("Bea")))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == b"Bea"
    assert leaving.cancelled()
    pictures.close()


@pytest.fixture
def until_the_end() -> Iterator[threading.Event]:
    """What hangs in a test waits for this."""
    end = threading.Event()
    yield end
    end.set()


async def test_a_picture_that_hangs_costs_its_own_game_the_pictures_and_no_other(
    until_the_end: threading.Event,
) -> None:
    drawn: list[str] = []

    def draw(view: View, style: RenderStyle) -> bytes:
        drawn.append(view.game)
        if view.game == "gyges":
            until_the_end.wait()
        return view.game.encode()

    pictures = Pictures(draw, ticks=3)
    asked = [pictures.png(one) for one in (OF_ANOTHER_GAME, PICTURE, OF_ANOTHER_GAME, PICTURE)]
    before, hung, behind, after = await asyncio.gather(*asked, return_exceptions=True)
    assert (before, behind) == (b"cannae", b"cannae")
    assert isinstance(hung, HungError)
    assert isinstance(after, HungError)
    for again in (pictures.png(PICTURE), pictures.mp4((PICTURE,))):
        with pytest.raises(HungError):
            await again
    assert drawn.count("gyges") == 1, "nobody waits for it again"
    assert await pictures.png(OF_ANOTHER_GAME) == b"cannae"
    pictures.close()


ENDLESS = """
import asyncio
from tests.bot.test_pictures import PICTURE, Pictures

async def main():
    pictures = Pictures(lambda *_: asyncio.run(asyncio.sleep(600)))
    asking = asyncio.create_task(pictures.png(PICTURE))
    await asyncio.sleep(0.1)
    pictures.close()
    await asyncio.wait([asking])
    print(asking.cancelled())

asyncio.run(main())
"""


def test_salle_can_be_stopped_while_a_picture_hangs() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDLESS], capture_output=True, text=True, timeout=30, check=True
    )
    assert ended.stdout == "True\n"
