"""Sessions: each login of somebody's, and how one is ended from elsewhere."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json

import pytest

from bot.adapters.web.devices import device_of
from bot.adapters.web.login_requests import MOST_SESSIONS
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle
from tests.bot.web.conftest import SECRET, Lobby
from tests.bot.web.devices import Browser
from tests.bot.web.push_service import PushService
from tests.bot.web.test_events import SOON
from tests.bot.web.test_push import kept as subscriptions_of
from tests.bot.web.test_push import subscribed
from tests.servers.private_store import PrivateStore

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"


@pytest.fixture
async def home(anna):
    """Anna's browser at home, where she has kept her seat."""
    found = Browser(anna)
    assert (await found.keep()).status == 200
    return found


@pytest.fixture
async def cafe(lobby, home):
    """A browser elsewhere in which she has signed in, and which she has left open."""
    found = Browser(lobby.visitor(), home.authenticator)
    assert (await found.sign_in(**{"User-Agent": IPHONE})).status == 200
    return found


async def others(browser):
    sessions = (await browser.get("/api/login"))["sessions"]
    return [one for one in sessions if not one["is_this"]]


async def ends_the_other(browser):
    (session,) = await others(browser)
    answer = await browser.post("/api/sessions/end", {"id": session["id"]})
    assert answer.status == 200, answer
    return session["id"]


async def test_sessions_are_listed_by_device_and_day(lobby, home, cafe):
    today = int(lobby.salle.time() // 86_400)
    (there,) = await others(home)
    assert there["device"] == "Safari, iPhone"
    assert (there["since"], there["used"]) == (today, today)
    lobby.salle.time.now += 3 * 86_400
    await cafe.get("/api/hello")
    (there,) = await others(home)
    assert (there["since"], there["used"]) == (today, today + 3)


async def test_an_ended_session_is_refused_at_once_and_the_others_go_on(home, cafe):
    assert (await cafe.get("/api/tables")).status == 200
    await ends_the_other(home)
    assert (await cafe.get("/api/tables")).status == 401
    assert (await home.get("/api/tables")).status == 200
    assert await others(home) == []


async def test_an_ended_session_is_refused_in_every_process(lobby, home, cafe):
    beside = Lobby(Salle(lobby.salle.store))
    await beside.server.start_server()
    stranger = beside.visitor()
    cookie = {"Cookie": f"salle-{stranger.client.port}-0={cafe.cookie}"}
    assert (await stranger.get("/api/tables", **cookie)).status == 200
    await ends_the_other(home)
    assert (await stranger.get("/api/tables", **cookie)).status == 401
    await beside.close()


async def test_whose_session_was_ended_is_somebody_new_there(home, cafe):
    stolen = cafe.cookie
    table = await home.visitor.begin()
    await ends_the_other(home)
    _, page, _ = await cafe.visitor.raw(f"/t/{table}", Host=cafe.host)
    assert b'"hall":' not in page
    hello = await cafe.get("/api/hello", Cookie=f"salle-{cafe.visitor.client.port}-0={stolen}")
    assert (hello.status, hello["name"], hello["people"]) == (200, "", [])


async def test_the_streams_of_an_ended_session_end(lobby, home, cafe):
    headers = {"Host": cafe.host}
    async with cafe.visitor.client.get("/events", headers=headers) as response:
        assert response.status == 200
        await ends_the_other(home)
        async with asyncio.timeout(SOON):
            await response.read()  # to its end


async def test_an_ended_sessions_browser_is_told_of_no_turn_any_more(lobby, home, cafe):
    service = PushService()
    await service.start()
    lobby.push.is_allowed = service.is_ours
    cafe.visitor.name = home.visitor.name
    own = await subscribed(home.visitor, service, "home")
    await subscribed(cafe.visitor, service, "cafe", Host=cafe.host)
    await ends_the_other(home)
    assert await subscriptions_of(lobby, home.visitor) == [own.subscription["endpoint"]]
    await service.close()


async def test_nobody_ends_the_session_of_somebody_else(home, cafe, bea):
    for session in await others(home):
        assert (await bea.post("/api/sessions/end", {"id": session["id"]})).status == 404
    assert (await cafe.get("/api/tables")).status == 200


async def test_ones_own_session_ends_only_if_there_is_a_way_back(home, cafe, bea):
    (own,) = (await bea.get("/api/login"))["sessions"]
    refused = await bea.post("/api/sessions/end", {"id": own["id"]})
    assert (refused.status, (await bea.get("/api/tables")).status) == (422, 200)
    (own,) = await others(home)
    assert (await cafe.post("/api/sessions/end", {"id": own["id"]})).json == {"is_out": True}
    assert (await cafe.get("/api/tables")).status == 401
    assert (await cafe.sign_in()).status == 200


def old_cookie(person, name):
    """As Salle wrote them before there were sessions."""
    key = hmac.digest(SECRET, b"web: cookies", "sha256")
    body = base64.urlsafe_b64encode(json.dumps({"id": person, "name": name}).encode()).decode()
    return f"{body}.{hmac.new(key, body.encode(), hashlib.sha256).hexdigest()[:32]}"


async def test_an_old_cookie_becomes_a_session_when_it_is_next_used(lobby):
    carla = Browser(lobby.visitor())
    cookie = {"Cookie": f"salle-{carla.visitor.client.port}-0={old_cookie('ca51a', 'Carla')}"}
    assert (await carla.get("/api/hello", **cookie))["name"] == "Carla"
    (session,) = (await carla.get("/api/login"))["sessions"]
    assert session["is_this"]


async def test_all_copies_of_an_old_cookie_are_one_session(lobby):
    carla = Browser(lobby.visitor())
    cookie = {"Cookie": f"salle-{carla.visitor.client.port}-0={old_cookie('ca51a', 'Carla')}"}
    await carla.get("/api/hello", **cookie)
    await carla.keep()
    (session,) = (await carla.get("/api/login"))["sessions"]
    await carla.post("/api/sessions/end", {"id": session["id"]})
    thief = lobby.visitor()
    cookie = {"Cookie": f"salle-{thief.client.port}-0={old_cookie('ca51a', 'Carla')}"}
    assert (await thief.get("/api/tables", **cookie)).status == 401


async def test_of_too_many_sessions_the_one_used_longest_ago_ends(lobby, home, cafe):
    store, person = lobby.salle.store, home.person
    for number in range(MOST_SESSIONS):
        await store.note_session(person, f"s{number}", device="", day=30_000 + number)
    away = Browser(lobby.visitor(), home.authenticator)
    await away.sign_in()
    assert len(await store.sessions(person)) == MOST_SESSIONS
    assert (await home.get("/api/tables")).status == 401


async def test_nobody_loses_their_seat_while_the_store_is_away():
    lobby = Lobby(Salle(FaultyStore(PrivateStore())))
    await lobby.server.start_server()
    anna = await lobby.visitor().arrive("Anna")
    before = Browser(anna).cookie
    lobby.salle.store.is_away = True
    assert (await anna.get("/api/hello")).status == 503
    assert (await anna.get("/api/tables")).status == 503
    assert Browser(anna).cookie == before
    lobby.salle.store.is_away = False
    assert (await anna.get("/api/hello"))["name"] == "Anna"
    await lobby.close()


async def test_a_tampered_session_is_nobodys(lobby, home):
    body, _, seal = home.cookie.partition(".")
    fields = json.loads(base64.urlsafe_b64decode(body))
    forged = base64.urlsafe_b64encode(json.dumps(fields | {"session": "x"}).encode()).decode()
    thief = lobby.visitor()
    cookie = {"Cookie": f"salle-{thief.client.port}-0={forged}.{seal}"}
    assert (await thief.get("/api/tables", **cookie)).status == 401


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("<script>alert(1)</script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_told_in_few_words_of_ours(said, words):
    assert device_of(said) == words
