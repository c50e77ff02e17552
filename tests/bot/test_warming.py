"""What is drawn ahead after the start, and that nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

import pytest

from bot.application.catalogue import Catalogue
from bot.messages import pictures as drawing
from bot.messages import warming
from bot.messages.pictures import Pictures
from bot.messages.warming import first_pictures, first_views, warm_up
from engines.core.seat import Pair
from engines.core.values import View
from renderers import renderer_of
from renderers.audatia.figure import draw_man
from renderers.cannae.lessons import LESSONS as CANNAE
from renderers.finished_match import FinishedMatch
from renderers.gyges import draw
from renderers.gyges.lessons import LESSONS as GYGES
from renderers.kit.canvas import Canvas
from renderers.rendering import render_end_plate
from renderers.style import OF_CHATS, Framing, RenderStyle
from tests.renderers.audatia_views import KICKED, POMMELLED, STABBED, TOUCHED

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
GAMES = ("en_garde", "gyges", "cannae", "audatia")
PATIENCE = 300  # looks, about a second each: much is drawn at once, perhaps beside much else
Look = Callable[[], None]


@pytest.mark.parametrize("game", GAMES)
async def test_after_drawing_ahead_no_sprite_of_a_first_position_is_drawn_anew(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = Pictures(ticks=PATIENCE)
    first = first_pictures(Catalogue().games[game], OF_CHATS)
    await pictures.warm(first)
    pictures.close()
    drawn: list[Any] = []
    monkeypatch.setattr(Canvas, "__init__", lambda self, *_: drawn.append(self))
    for view, style in first:
        renderer_of(view).draw(view, style)
    assert drawn == []


async def test_after_drawing_ahead_no_man_of_an_end_of_audatia_is_drawn_anew() -> None:
    pictures = Pictures(ticks=PATIENCE)
    await pictures.warm_end_plates("audatia", STYLE)
    pictures.close()
    drawn = draw_man.cache_info().misses
    for end in (TOUCHED, STABBED, KICKED, POMMELLED):
        won = FinishedMatch(title="", date="", winner=end.winner, views=(end,))
        render_end_plate(won, replace(STYLE, names=Pair(one="Carla", two="Dino")))
    assert draw_man.cache_info().misses == drawn


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_ahead_shows_the_opening_to_everybody_and_to_whoever_is_asked(
    game: str,
) -> None:
    everybody, *asked = first_views(Catalogue().games[game])
    assert everybody.onlooker is None
    assert [view.onlooker for view in asked]


@pytest.mark.parametrize("of_chats", [set(), {Framing.TALL}, {Framing.WIDE}, set(OF_CHATS)])
def test_what_is_drawn_ahead_is_for_the_page_and_for_the_chats_there_are(
    of_chats: set[Framing], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(draw, "FRAMINGS", tuple(Framing))
    gyges = Catalogue().games["gyges"]
    shown = {style.framing for _, style in first_pictures(gyges, of_chats)}
    assert shown == {Framing.TABLE, Framing.TURNED, *of_chats}


def test_a_game_without_wide_pictures_is_drawn_ahead_tall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw, "FRAMINGS", (Framing.TALL, Framing.TABLE))
    gyges = Catalogue().games["gyges"]
    shown = {style.framing for _, style in first_pictures(gyges, {Framing.WIDE})}
    assert shown == {Framing.TALL, Framing.TABLE}


async def test_a_game_that_cannot_be_drawn_ahead_stops_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []

    def warm(view: View, style: RenderStyle, look: Look) -> None:
        if view.game == "gyges":
            raise ValueError("no picture of gyges")
        drawn.append(view.game)

    def first_of(game: Any, of_chats: Collection[Framing]) -> list[tuple[View, RenderStyle]]:
        if game.id == "en_garde":
            raise ValueError("no view of en_garde")
        return first_pictures(game, of_chats)

    monkeypatch.setattr(drawing, "_warm", warm)
    monkeypatch.setattr(drawing, "_warm_end_plates", lambda *_: None)  # which takes longest
    monkeypatch.setattr(warming, "first_pictures", first_of)
    monkeypatch.setattr(warming, "AFTER_THE_START", 0)
    pictures = Pictures(ticks=PATIENCE)
    await warm_up(pictures, Catalogue(), platforms={"discord"})
    assert {"cannae", "audatia"} <= set(drawn)
    assert not {"gyges", "en_garde"} & set(drawn)
    pictures.close()


async def test_who_asks_for_a_picture_does_not_wait_for_one_that_is_drawn_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, ended, first_begun = 0, False, threading.Event()

    def warm(view: View, style: RenderStyle, look: Look) -> None:
        nonlocal begun, ended
        begun += 1
        first_begun.set()
        for _ in range(6000 if begun == 1 else 1):
            time.sleep(0.01)
            look()
        ended = True

    monkeypatch.setattr(drawing, "_warm", warm)
    pictures = Pictures(lambda *_: b"png")
    ahead = asyncio.create_task(pictures.warm([(GYGES[0].view, STYLE)]))
    await asyncio.to_thread(first_begun.wait)
    picture = drawing.Picture(view=CANNAE[0].view, style=STYLE, alt="")
    async with asyncio.timeout(30):  # of the sixty seconds that it would take
        assert await pictures.png(picture) == b"png"
        assert not ended
        await ahead  # it begins anew
    assert (begun, ended) == (2, True)
    pictures.close()
