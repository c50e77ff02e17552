"""Where pictures are drawn: slow ones in a thread, quick ones in the event loop."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from time import thread_time

import pytest

from bot.model import Picture
from bot.pictures import Pictures
from engines.core.seat import Pair
from engines.core.values import View
from renderers.gyges.lessons import LESSONS
from renderers.look import Look

LOOK = Look(names=Pair(one="Anna", two="Bea"))
PICTURE = Picture(view=LESSONS[0].view, look=LOOK, alt="")


class Brush:
    """Draws nothing, and takes as long as it is told; remembers where it was used."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.is_here: list[bool] = []

    def __call__(self, view: View, look: Look) -> bytes:
        self.is_here.append(threading.current_thread() is threading.main_thread())
        end = thread_time() + self.seconds
        while thread_time() < end:
            pass
        return b"png"


@pytest.fixture
def brush() -> Brush:
    return Brush()


@pytest.fixture
def pictures(brush: Brush) -> Iterator[Pictures]:
    made = Pictures(brush)
    yield made
    made.close()


async def test_the_first_picture_of_a_kind_is_drawn_in_a_thread(
    pictures: Pictures, brush: Brush
) -> None:
    assert await pictures.png(PICTURE) == b"png"
    assert brush.is_here == [False]


async def test_when_pictures_have_become_quick_the_event_loop_draws_them(
    pictures: Pictures, brush: Brush
) -> None:
    brush.seconds = 0.02
    await pictures.png(PICTURE)
    brush.seconds = 0.0
    for _ in range(10):
        await pictures.png(PICTURE)
    assert brush.is_here[:3] == [False] * 3
    assert brush.is_here[-1]


async def test_a_slow_picture_sends_its_kind_back_to_the_thread(
    pictures: Pictures, brush: Brush
) -> None:
    await pictures.png(PICTURE)
    brush.seconds = 0.02
    await pictures.png(PICTURE)
    await pictures.png(PICTURE)
    assert brush.is_here == [False, True, False]
