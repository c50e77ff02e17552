"""Signing in with Discord and Telegram, over hosts of our own: state, nonce and PKCE hold."""

from __future__ import annotations

import pytest

from bot.application import linking
from tests.bot.web.conftest import Lobby, control
from tests.bot.web.devices import Browser
from tests.bot.web.login_hosts import CLIENT, SECRET, LoginHost

PAGE = "https://salle.example.org"
ADDRESSES = {"discord": "discord:310", "telegram": "telegram:5551234567"}


@pytest.fixture
async def host():
    found = LoginHost()
    await found.start()
    yield found
    await found.close()


@pytest.fixture
async def lobby(host, monkeypatch):
    """A page whose operator has set up both."""
    given = {
        "SALLE_PAGE_URL": PAGE,
        "DISCORD_CLIENT_ID": CLIENT,
        "DISCORD_CLIENT_SECRET": SECRET,
        "DISCORD_API_BASE": f"{host.url}/api/v10",
        "TELEGRAM_CLIENT_ID": CLIENT,
        "TELEGRAM_CLIENT_SECRET": SECRET,
        "TELEGRAM_LOGIN_BASE": host.url,
    }
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    found = Lobby()
    await found.open()
    yield found
    await found.close()


async def led_away(visitor, platform):
    answer = await visitor.post(f"/api/sign-in/with/{platform}")
    assert answer.status == 200, answer
    return answer["to"]


async def led_back(visitor, platform, **query):
    """Where the browser is led then; "" if what it brings is refused."""
    path = f"/sign-in/{platform}"
    async with visitor.client.get(path, params=query, allow_redirects=False) as response:
        assert response.status in (303, 422)
        return response.headers.get("Location", "")


async def offered(lobby, path):
    """Whose code a question is about."""
    return await lobby.salle.store.offered_by(linking.kept_as(path.removeprefix("/link/")))


@pytest.mark.parametrize("platform", ADDRESSES)
async def test_whoever_proves_who_they_are_there_is_asked_whether_both_are_one(
    lobby, host, anna, platform
):
    query = host.agrees(await led_away(anna, platform))
    question = await led_back(anna, platform, **query)
    assert await offered(lobby, question) == ADDRESSES[platform]
    assert (await lobby.salle.store.profile(ADDRESSES[platform]))["name"] == "Bea"


async def test_both_are_joined_when_the_question_is_answered(lobby, host, anna):
    question = await led_back(anna, "discord", **host.agrees(await led_away(anna, "discord")))
    status, html, _ = await anna.raw(question)
    assert (status, b"<title>" in html) == (200, True)
    asked = await anna.get(f"/api{question}")
    assert asked.status == 200, asked
    done = await anna.post("/api/tap", {"ticket": control(asked["post"], "lk")})
    assert done.status == 200, done
    person = Browser(anna).person
    assert set(await lobby.salle.store.identities(person)) == {person, "discord:310"}


async def test_a_button_of_the_question_is_of_no_use_to_others(lobby, host, anna, bea):
    question = await led_back(anna, "discord", **host.agrees(await led_away(anna, "discord")))
    ticket = control((await anna.get(f"/api{question}"))["post"], "lk")
    code = question.removeprefix("/link/")
    for stolen in (ticket, f"lk:{code}"):
        assert (await bea.post("/api/tap", {"ticket": stolen})).status == 422
    assert len(await lobby.salle.store.identities(Browser(bea).person)) == 1


async def test_a_wrong_code_is_refused_on_its_page(anna):
    refused = await anna.get("/api/link/00000-00000")
    assert (refused.status, refused["ack"][:18]) == (422, "This code is wrong")


@pytest.mark.parametrize("platform", ADDRESSES)
async def test_whoever_is_linked_already_is_asked_nothing(lobby, host, anna, platform):
    store = lobby.salle.store
    await store.offer_link("code", ADDRESSES[platform], lasts=60)
    await store.link("code", Browser(anna).person, several="web")
    query = host.agrees(await led_away(anna, platform))
    assert await led_back(anna, platform, **query) == "/"


@pytest.mark.parametrize("platform", ADDRESSES)
async def test_a_forged_state_is_refused(host, anna, platform):
    query = host.agrees(await led_away(anna, platform))
    assert not await led_back(anna, platform, **query | {"state": "forged"})
    assert not await led_back(anna, platform, **query)  # the attempt is over


async def test_an_answer_counts_once(host, anna):
    query = host.agrees(await led_away(anna, "discord"))
    assert await led_back(anna, "discord", **query)
    assert not await led_back(anna, "discord", **query)


async def test_nobody_is_signed_in_as_whoever_sends_a_link(host, anna, bea):
    """Else Bea would play as Anna, or tell Anna what she does."""
    query = host.agrees(await led_away(anna, "discord"))
    assert not await led_back(bea, "discord", **query)
    await led_away(bea, "discord")
    assert not await led_back(bea, "discord", **query)


async def test_a_stolen_code_is_of_no_use_without_the_verifier(host, anna, bea):
    stolen = host.agrees(await led_away(anna, "telegram"))
    own = host.agrees(await led_away(bea, "telegram"))
    assert not await led_back(bea, "telegram", **own | {"code": stolen["code"]})


async def test_an_answer_of_one_platform_is_none_of_the_other(host, anna):
    query = host.agrees(await led_away(anna, "telegram"))
    assert not await led_back(anna, "discord", **query)


@pytest.mark.parametrize(
    "claims",
    [
        {"iss": "https://evil.example"}, {"aud": "1"}, {"aud": [CLIENT, "1"]}, {"exp": 1},
        {"nonce": "other"}, {"nonce": None}, {"id": "x"}, {"id": None}, {"id": True}, {"id": -1},
    ],
)  # fmt: skip
async def test_an_id_token_that_is_not_for_this_attempt_is_refused(host, anna, claims):
    host.claims = claims
    query = host.agrees(await led_away(anna, "telegram"))
    assert not await led_back(anna, "telegram", **query)


@pytest.mark.parametrize("user", [{}, {"id": "../x"}, {"id": "1\n"}, {"id": {}}])
async def test_a_user_of_another_form_is_refused(host, anna, user):
    host.user = user
    query = host.agrees(await led_away(anna, "discord"))
    assert not await led_back(anna, "discord", **query)


@pytest.mark.parametrize("query", [{}, {"error": "access_denied"}, {"code": "", "state": ""}])
async def test_whoever_comes_back_without_a_code_is_told_so(host, anna, query):
    await led_away(anna, "discord")
    assert not await led_back(anna, "discord", **query)


async def test_a_page_offers_what_the_operator_has_set_up(anna):
    assert (await anna.get("/api/login"))["chats"] == ["discord", "telegram"]


async def test_without_an_operators_setting_none_is_there():
    lobby = Lobby()
    await lobby.open()
    anna = await lobby.visitor().arrive("Anna")
    assert (await anna.get("/api/login"))["chats"] == []
    assert (await anna.post("/api/sign-in/with/discord")).status == 404
    await lobby.close()


async def test_a_platform_that_is_away_is_no_proof(host, anna):
    query = host.agrees(await led_away(anna, "discord"))
    await host.close()
    assert not await led_back(anna, "discord", **query)
