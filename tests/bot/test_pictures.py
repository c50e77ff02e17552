"""Where pictures are drawn: never in the event loop, however quick they have become."""

from __future__ import annotations

import threading

from bot.model import Picture
from bot.pictures import Pictures
from engines.core.seat import Pair
from engines.core.values import View
from renderers.gyges.lessons import LESSONS
from renderers.look import Look

LOOK = Look(names=Pair(one="Anna", two="Bea"))
PICTURE = Picture(view=LESSONS[0].view, look=LOOK, alt="")


async def test_pictures_are_never_drawn_in_the_event_loop() -> None:
    places: list[threading.Thread] = []

    def draw(view: View, look: Look) -> bytes:
        places.append(threading.current_thread())
        return b"png"

    pictures = Pictures(draw)
    assert [await pictures.png(PICTURE) for _ in range(20)] == [b"png"] * 20
    assert threading.main_thread() not in places
    pictures.close()
