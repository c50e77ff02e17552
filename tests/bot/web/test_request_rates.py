"""How often one visitor, and one network, may ask, and how long a request may take to come."""

import asyncio
import contextlib

import pytest

from bot.adapters.web import requests
from bot.adapters.web.events import MAX_OF_NETWORK
from bot.adapters.web.request_rates import RequestRates, TooManyRequestsError
from storage.base import Rate
from tests.bot.web.conftest import HEADERS, Lobby
from tests.bot.web.test_events import tab

FROM = {"X-Forwarded-For": "203.0.113.9"}


@pytest.fixture
async def strict():
    """A page that lets a visitor ask six times at once, and a network twelve times."""
    rates = RequestRates(visitor=Rate(most=6, every=10.0), network=Rate(most=12, every=10.0))
    found = Lobby(rates=rates)
    await found.open()
    yield found
    await found.close()


async def ask(visitor, times, path="/api/hello", **headers):
    return [await visitor.get(path, **headers) for _ in range(times)]


async def test_who_asks_too_often_is_told_when_to_go_on(strict):
    anna = strict.visitor()
    answers = await ask(anna, 9)
    assert [one.status for one in answers] == [200] * 7 + [429] * 2  # the first without a cookie
    assert answers[-1]["error"].startswith("Too many requests came from you")
    async with anna.client.get("/api/hello", headers=HEADERS) as answer:
        assert int(answer.headers["Retry-After"]) in range(1, 11)
        assert answer.headers["Retry-After"] in (await answer.json())["error"]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Try"), ("it", "Riprova"), ("es", "intentarlo"), ("fr", "Réess")]
)
async def test_it_is_said_in_the_browsers_language(strict, language, word):
    answers = await ask(strict.visitor(), 8, **{"Accept-Language": language})
    assert word in answers[-1]["error"]


async def test_whoever_opens_a_page_is_told_on_a_page(strict):
    anna = strict.visitor()
    await ask(anna, 8)
    async with anna.client.get("/", headers={"Accept": "text/html"}) as answer:
        assert answer.status == 429
        assert "One moment" in await answer.text()


async def test_one_who_asks_too_often_holds_up_nobody_else(strict):
    assert (await ask(strict.visitor(), 8))[-1].status == 429
    assert (await ask(strict.visitor(), 1))[-1].status == 200


async def test_always_new_guests_of_one_network_are_no_way_around(strict):
    answers = [(await ask(strict.visitor(), 1, **FROM))[0] for _ in range(13)]
    assert [one.status for one in answers] == [200] * 12 + [429]
    other = {"X-Forwarded-For": "198.51.100.1"}
    assert (await ask(strict.visitor(), 1, **other))[0].status == 200


async def test_always_new_guests_of_one_network_leave_little_to_be_kept():
    found = Lobby(rates=RequestRates(newcomers=Rate(most=2, every=60.0)))
    await found.open()
    try:
        anna, *others = [found.visitor() for _ in range(3)]
        answers = []
        for guest in (anna, *others, anna):
            await guest.get("/api/hello", **FROM)
            answers.append(await guest.post("/api/name", {"name": "Eve"}, **FROM))
        assert [one.status for one in answers] == [200, 200, 429, 200]
    finally:
        await found.close()


async def test_health_and_built_files_are_not_counted(strict):
    anna = strict.visitor()
    await ask(anna, 8)
    for path in ("/healthz", "/static/manifest.webmanifest"):
        status, _, _ = await anna.raw(path)
        assert status != 429


def test_the_rate_holds_for_long_and_room_comes_back():
    now = 0.0
    rates = RequestRates(visitor=Rate(most=5, every=0.5), clock=lambda: now)
    admitted = 0
    for _ in range(1000):
        with contextlib.suppress(TooManyRequestsError):
            rates.admit(visitor="anna", network="")
            admitted += 1
        now += 0.01
    assert admitted == 5 + 20 - 1


async def test_one_guest_who_is_always_new_takes_few_of_all_streams(lobby, anna):
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(MAX_OF_NETWORK):
            guest = lobby.visitor()
            await guest.get("/api/hello")
            await stack.enter_async_context(tab(guest))
        guest = lobby.visitor()
        await guest.get("/api/hello")
        assert (await guest.get("/events")).status == 503
        async with guest.client.get("/events", headers=FROM) as elsewhere:
            assert elsewhere.status == 200


async def test_a_body_that_drips_for_ever_ends_in_a_sentence(lobby, monkeypatch):
    monkeypatch.setattr(requests, "BODY_WITHIN", 0.2)
    anna = lobby.visitor()
    await anna.get("/api/hello")

    async def drips():
        yield b'{"name": "'
        for _ in range(1000):
            yield b"x"
            await asyncio.sleep(0.05)

    headers = HEADERS | {"Content-Type": "application/json"}
    async with (
        asyncio.timeout(60),
        anna.client.post("/api/name", data=drips(), headers=headers) as answer,
    ):
        assert answer.status == 408
        assert (await answer.json())["error"].startswith("The request took too long")
