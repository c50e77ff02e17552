"""The page inside Discord: a session of whom Discord names, in the instance that they are in."""

from __future__ import annotations

import pytest
from aiohttp.test_utils import TestServer

from bot.adapters.discord.places import LAUNCH
from bot.adapters.web import events
from bot.adapters.web.frame_sessions import LASTING
from bot.adapters.web.request_rates import RequestRates
from bot.application.model import Address
from bot.commands import challenge_answers, challenges
from storage.base import Rate
from tests.bot.linked import Elsewhere
from tests.bot.web.app_hosts import BOT, CHANNEL, CLIENT, SECRET, AppHosts
from tests.bot.web.conftest import HEADERS, Lobby, control
from tests.bot.web.frames import TOKEN

APP = "/app/discord"
INSTANCE = "i-1-gc-2-3"
PROXY = {"X-Forwarded-For": "203.0.113.9"}  # from where all of Discord's requests come


@pytest.fixture
async def hosts(monkeypatch):
    """A Discord; the operator has set up the activity, and a bot on Telegram."""
    found = AppHosts()
    api = TestServer(found.api(), host="127.0.0.1")
    await api.start_server()
    given = {
        "SALLE_PAGE_URL": "https://salle.example.org",
        "TELEGRAM_TOKEN": TOKEN,
        "DISCORD_TOKEN": BOT,
        "DISCORD_CLIENT_ID": CLIENT,
        "DISCORD_CLIENT_SECRET": SECRET,
        "DISCORD_API_BASE": str(api.make_url("")).rstrip("/"),
    }
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    yield found
    await api.close()


@pytest.fixture
async def lobby(hosts):
    """Its page, which lets a network of strangers ask eight times."""
    found = Lobby(rates=RequestRates(network=Rate(most=8, every=60.0)))
    await found.open()
    yield found
    await found.close()


async def begun(visitor) -> str:
    """A state of ours, which goes with the code."""
    return (await visitor.post(f"{APP}/api/begin", **PROXY))["state"]


async def enters(visitor, hosts, person="310", *, state=None, instance=INSTANCE):
    """Somebody brings a code of Discord's; they are in the instance of the tests."""
    hosts.people["code"] = person
    hosts.instances.setdefault(INSTANCE, set()).add(person)
    state = await begun(visitor) if state is None else state
    given = {"code": "code", "state": state, "instance": instance}
    answer = await visitor.post(f"{APP}/api/enter", given, **PROXY)
    visitor.by = {"Authorization": f"Bearer {answer.json.get('token')}", **PROXY}
    return answer


@pytest.fixture
async def bea(lobby, hosts):
    visitor = lobby.visitor()
    assert (await enters(visitor, hosts)).status == 200
    return visitor


async def test_who_launches_it_is_who_discord_says(bea):
    assert (await bea.get(f"{APP}/api/hello", **bea.by))["name"] == "Bea"


@pytest.mark.parametrize("odd", ["state", "code", "instance", "absent"])
async def test_what_discord_does_not_confirm_opens_nothing(lobby, hosts, odd):
    visitor = lobby.visitor()
    state = await begun(visitor)
    hosts.people["code"] = "310"
    hosts.instances[INSTANCE] = set() if odd == "absent" else {"310"}
    given = {"code": "code", "state": state, "instance": INSTANCE}
    given |= {odd: "forged"} if odd != "absent" else {}
    answer = await visitor.post(f"{APP}/api/enter", given)
    assert (answer.status, "confirm who you are" in answer["error"]) == (403, True)


async def test_a_state_counts_once_and_a_code_too(lobby, hosts):
    first, second = lobby.visitor(), lobby.visitor()
    state = await begun(first)
    assert (await enters(first, hosts, state=state)).status == 200
    assert (await enters(second, hosts, "311", state=state)).status == 403
    given = {"code": "code", "instance": INSTANCE}
    hosts.people.pop("code")
    answer = await second.post(f"{APP}/api/enter", given | {"state": await begun(second)})
    assert answer.status == 403


async def test_a_session_is_renewed_only_while_its_person_is_in_the_instance(lobby, hosts, bea):
    lobby.salle.time.now += LASTING - 60
    assert (await bea.post(f"{APP}/api/renew", **bea.by)).status == 200
    hosts.instances[INSTANCE].clear()
    answer = await bea.post(f"{APP}/api/renew", **bea.by)
    assert (answer.status, "open it again" in answer["error"]) == (401, True)


async def test_a_session_opens_nothing_in_the_other_app_or_outside(bea):
    assert (await bea.get(f"{APP}/api/tables", **bea.by)).status == 200
    assert (await bea.get("/app/telegram/api/tables", **bea.by)).status == 401
    assert (await bea.get("/api/tables", **bea.by)).status == 401


async def test_a_changed_token_is_nobodys(bea):
    token = bea.by["Authorization"]
    longer = token.replace("Bearer ", "Bearer e30")
    for odd in (longer, token[:-1] + ("0" if token[-1] != "0" else "1"), "Bearer .", "Bearer"):
        assert (await bea.get(f"{APP}/api/tables", Authorization=odd)).status == 401


async def test_discord_may_frame_the_activity_and_its_proxy_alone_may_ask(bea):
    _, _, headers = await bea.raw(f"{APP}/", **PROXY)
    hosts = "https://discord.com https://ptb.discord.com https://canary.discord.com"
    assert headers["Content-Security-Policy"].endswith(f"frame-ancestors {hosts}")
    for origin, status in ((f"https://{CLIENT}.discordsays.com", 200), ("https://evil.org", 403)):
        answer = await bea.post(f"{APP}/api/renew", Origin=origin, **bea.by)
        assert answer.status == status


async def test_the_applications_secret_is_in_no_page_and_in_no_script(bea):
    for path in (f"{APP}/", f"{APP}/t/abcde"):
        _, body, _ = await bea.raw(path)
        assert SECRET.encode() not in body
        assert BOT.encode() not in body


async def test_two_players_in_one_activity_see_each_their_own_hand(lobby, hosts, bea):
    carl = lobby.visitor()
    await enters(carl, hosts, "311")
    opened = await bea.post(f"{APP}/api/challenge", {"game": "en_garde", "nonce": "0a"}, **bea.by)
    table = f"{APP}/api/table/{opened['table']}"
    card = (await carl.get(table, **carl.by))["sides"][0]["post"]
    await carl.post(f"{table}/tap", {"ticket": control(card, "ca"), "nonce": "0b"}, **carl.by)
    hands = [(await who.get(table, **who.by))["sides"] for who in (bea, carl)]
    assert [len(sides) for sides in hands] == [1, 1]
    assert hands[0][0]["seat"] != hands[1][0]["seat"]
    (one,), (other,) = (side["post"]["hands"] for (side,) in hands)
    assert one["cards"]
    assert one["cards"] != other["cards"], one


async def match_in(salle, channel) -> str:
    """A match of two others in a channel of Discord's; what the page calls it."""
    anna, dora = Elsewhere(salle, "Anna", "discord"), Elsewhere(salle, "Dora", "discord")
    where = Address(platform="discord", id=channel)
    terms = challenges.Terms(game="en_garde", opponent=dora.person)
    key = (await salle.app.run(challenges.challenge, anna.ask(where), terms)).table
    await salle.app.run(challenge_answers.accept, dora.ask(where), key)
    return (await salle.tables.aliases.alias(key)).table


async def test_whoever_is_in_the_activity_of_a_tables_channel_watches_it(lobby, bea):
    name = await match_in(lobby.salle, CHANNEL)
    (side,) = (await bea.get(f"{APP}/api/table/{name}", **bea.by))["sides"]
    assert (side["seat"], side["post"]["prompt"]["groups"]) == (None, [])


async def test_a_match_of_another_channel_is_for_its_players_alone(lobby, bea):
    name = await match_in(lobby.salle, "999")
    answer = await bea.get(f"{APP}/api/table/{name}", **bea.by)
    assert (answer.status, "sides" in answer.json) == (422, False)


async def test_who_tapped_the_button_of_a_board_is_led_there_and_watches(lobby, hosts):
    name = await match_in(lobby.salle, "999")
    await lobby.salle.store.begin_ceremony("discord:312", LAUNCH, f"{name}/999", lasting=600)
    eve = lobby.visitor()
    assert (await enters(eve, hosts, "312"))["start"] == f"/t/{name}"
    assert (await eve.get(f"{APP}/api/table/{name}", **eve.by)).status == 200


async def test_discords_proxy_is_no_network_of_those_who_are_known(lobby, hosts, bea, monkeypatch):
    monkeypatch.setattr(events, "MAX_OF_NETWORK", 1)
    carl = lobby.visitor()
    await enters(carl, hosts, "311")
    asked = [await bea.get(f"{APP}/api/hello", **bea.by) for _ in range(10)]
    assert {one.status for one in asked} == {200}
    by = [{"Authorization": who.by["Authorization"]} | PROXY for who in (bea, carl)]
    async with (
        bea.client.get(f"{APP}/events", headers=HEADERS | by[0]) as mine,
        carl.client.get(f"{APP}/events", headers=HEADERS | by[1]) as theirs,
    ):
        assert (mine.status, theirs.status) == (200, 200)
    strangers = [await lobby.visitor().raw(f"{APP}/", **PROXY) for _ in range(8)]
    assert strangers[-1][0] == 429
