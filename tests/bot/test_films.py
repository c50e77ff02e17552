"""The films' process: one at a time, and what goes wrong with one harms no other."""

import asyncio
import contextlib
import io
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace

import av
import psutil
import pytest

from bot.application.model import Picture
from bot.messages.films import Films
from bot.messages.pictures import Pictures
from bot.side_process.parent import (
    ProcessDiedError,
    SideProcesses,
    WorkFailedError,
    WorkTooLongError,
)
from engines.core.seat import Pair
from renderers.gyges.lessons import LESSONS
from renderers.style import RenderStyle
from tests.bot import filming
from tests.renderers import gyges_views

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
PICTURE = Picture(view=LESSONS[0].view, style=STYLE, alt="")


def film_for(name, two="Bea"):
    return (replace(PICTURE, style=replace(STYLE, names=Pair(one=name, two=two))), PICTURE)


def work_for(name):
    """What `Films` asks of its process for that film."""
    film = film_for(name)
    return [picture.view for picture in film], film[0].style


OTHERS = set()  # the numbers of processes that tests before these have left


@pytest.fixture(autouse=True)
def _others():
    OTHERS.clear()
    OTHERS.update(process.pid for process in processes())


def processes():
    found = []
    for child in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            is_one = {"films", "loops"} & {*child.cmdline()} and child.pid not in OTHERS
            found += [child] if is_one else []
    return found


async def all_end():
    async with asyncio.timeout(60):
        while processes():  # noqa: ASYNC110 - a process says nothing when it ends
            await asyncio.sleep(0.01)


@pytest.fixture
def notes(tmp_path):
    """A file in which films note their process and whom they are for."""
    return tmp_path / "notes"


@pytest.fixture
async def films():
    made = Films(filming.whose, longest=60.0, stays=0.0)
    yield made
    made.close()


async def test_a_film_is_an_mp4_made_in_another_process():
    film = await Pictures().mp4((PICTURE, replace(PICTURE, view=LESSONS[1].view)))
    with av.open(io.BytesIO(film)) as file:
        assert file.streams.video[0].codec_context.name == "h264"


async def test_no_process_is_left_when_no_film_is_to_be_made(films):
    assert await films.file(film_for("Anna")) == b"Anna"
    await all_end()


async def test_the_process_stays_for_the_next_film_and_goes_when_salle_does(notes):
    films = Films(filming.slow, stays=60.0)
    for name in ("Anna", "Bea"):
        await films.file(film_for(name, str(notes)))
        await asyncio.sleep(0)
    films.close()
    await all_end()
    assert len({line.split()[0] for line in notes.read_text().splitlines()}) == 1


async def test_many_films_are_made_one_after_the_other_by_one_process(notes):
    films = Films(filming.slow)
    names = [f"n{number}" for number in range(10)]
    made = await asyncio.gather(*(films.file(film_for(name, str(notes))) for name in names))
    assert made == [name.encode() for name in names]
    process, *others = {line.split()[0] for line in notes.read_text().splitlines()}
    assert (others, int(process) != os.getpid()) == ([], True)


async def test_pictures_are_drawn_while_a_film_has_no_end(films):
    pictures = Pictures(lambda *_: b"png", films)
    endless = asyncio.create_task(pictures.mp4(film_for("Dan")))
    await asyncio.sleep(0.1)
    async with asyncio.timeout(60):
        assert await pictures.png(PICTURE) == b"png"
    assert not endless.done()
    pictures.close()
    with pytest.raises(asyncio.CancelledError):
        await endless
    await all_end()


async def test_a_loop_does_not_wait_for_a_film_that_has_no_end():
    films = Films(filming.whose)
    endless = asyncio.create_task(films.file(film_for("Dan")))
    await asyncio.sleep(0.1)
    loop = replace(PICTURE, view=gyges_views.MOVED, before=gyges_views.OPENING)
    assert (await films.file((loop,), "gif")).startswith(b"GIF8")
    assert not endless.done()
    films.close()
    with pytest.raises(asyncio.CancelledError):
        await endless
    await all_end()


async def test_who_waits_for_a_process_that_is_ended_is_told_and_it_can_be_begun_again():
    process = SideProcesses("films", longest=30.0)
    asking = asyncio.create_task(process.ask(filming.whose, *work_for("Dan")))
    async with asyncio.timeout(60):
        while not process.have_begun:  # noqa: ASYNC110 - it says nothing
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)  # it is at its work
    await process.end()
    with pytest.raises(ProcessDiedError):
        await asking
    assert await process.ask(filming.whose, *work_for("Anna"))
    await process.end()
    assert processes() == []


class OneLimitEach(SideProcesses):
    """Each piece of work has a limit of its own, in their order."""

    def __init__(self, name, limits):
        self._limits = limits
        super().__init__(name, longest=0.0)

    @property
    def longest(self):
        return next(self._limits)

    @longest.setter
    def longest(self, _):
        pass


@pytest.mark.parametrize(
    ("name", "error"),
    [("Eve", WorkFailedError), ("Dan", WorkTooLongError), ("Kit", ProcessDiedError)],
)
async def test_a_film_that_fails_hangs_or_kills_fails_alone(name, error):
    # One after the other: the first and the last have time for a process to begin before them.
    limits = iter((60.0, 3.0 if error is WorkTooLongError else 60.0, 60.0))
    with contextlib.closing(Films(filming.whose, stays=0.0)) as films:
        films._process = OneLimitEach("films", limits)
        one, bad, other = await asyncio.gather(
            *(films.file(film_for(who)) for who in ("Anna", name, "Carl")), return_exceptions=True
        )
        assert (one, other) == (b"Anna", b"Carl")
        assert isinstance(bad, error)
        await all_end()


async def test_a_film_that_several_ask_for_is_made_once_and_who_leaves_takes_it_from_nobody(
    notes,
):
    films = Films(filming.slow)
    leaving = asyncio.create_task(films.file(film_for("Anna", str(notes))))
    staying = asyncio.create_task(films.file(film_for("Anna", str(notes))))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == b"Anna"
    assert len(notes.read_text().splitlines()) == 1


def test_salles_own_process_loads_no_codec():
    look = "import sys, bot.messages.films; print('av' in sys.modules, 'PIL' in sys.modules)"
    said = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True, timeout=30
    )
    assert said.stdout == "False False\n"
