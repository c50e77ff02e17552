"""Whom a browser's push service is asked to tell, and of what: through the whole real path."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.adapters.web.push_subscriptions import MOST, is_push_service, subscriptions
from bot.adapters.web.sight import Sight
from tests.bot.salle import deliverer_of
from tests.bot.web.conftest import Lobby
from tests.bot.web.push_service import BrowserKeys, PushService, claims, signer


@pytest.fixture
async def service(lobby):
    """The only push service that this hall knows."""
    found = PushService()
    await found.start()
    lobby.push.is_allowed = found.is_ours
    yield found
    await found.close()


async def subscribed(visitor, service, name="browser", **headers):
    browser = BrowserKeys(service, name)
    answer = await visitor.post("/api/push", {"subscription": browser.subscription}, **headers)
    assert answer.json == {"is_on": True}, answer
    return browser


async def deliver(lobby):
    """All that waits in the outbox."""
    deliverer = deliverer_of(lobby.salle, {"web": lobby.adapter})
    while entries := await lobby.salle.store.take(deliverer.name, count=1000, wait=0.01):
        await deliverer.deliver(entries)


async def told(lobby, service):
    """What the push service has been given, once all is delivered."""
    await deliver(lobby)
    await asyncio.gather(*lobby.push._telling._tasks)
    return service.received


async def kept(lobby, visitor):
    """The addresses that are stored of somebody."""
    settings = lobby.salle.store.profiles().values()
    of_him = next((one for one in settings if one.get("name") == visitor.name), {})
    return [one.endpoint for one in subscriptions(of_him)]


@pytest.fixture
async def begun(lobby, table):
    """A match whose beginning has been told."""
    await deliver(lobby)
    return table


async def test_who_waits_is_told_whose_move_it_is_and_where(lobby, service, begun, to_move):
    mover, waiter = to_move
    browser = await subscribed(waiter, service)
    await mover.plays(begun)
    (message,) = await told(lobby, service)
    said = browser.read(message)
    assert said["title"] == f"Your move: En Garde with {mover.name}"
    assert said["body"].startswith(mover.name)
    assert said["path"] == f"/t/{begun}?chair=0"


async def test_the_message_is_encrypted_and_signed_by_the_key_that_was_subscribed_with(
    lobby, service, begun, to_move
):
    mover, waiter = to_move
    await subscribed(waiter, service)
    await mover.plays(begun)
    (message,) = await told(lobby, service)
    assert message.headers["Content-Encoding"] == "aes128gcm"
    assert mover.name.encode() not in message.body
    assert signer(message) == (await waiter.get("/api/push/key"))["key"]
    assert claims(message)["aud"] == service.url.rstrip("/")


async def test_the_key_is_the_same_after_a_restart(lobby):
    restarted = Lobby(lobby.salle)
    assert await restarted.push.public_key() == await lobby.push.public_key()
    await restarted.close()


async def test_who_speaks_italian_is_told_in_italian(lobby, service, begun, to_move):
    mover, waiter = to_move
    await waiter.post("/api/choose", {"name": "language", "value": "it"})
    browser = await subscribed(waiter, service)
    await mover.plays(begun)
    (message,) = await told(lobby, service)
    assert browser.read(message)["title"] == f"Tocca a te: En Garde con {mover.name}"


async def test_a_click_leads_to_the_login_that_subscribed(lobby, service, anna):
    ada = {"X-Salle-Chair": "2"}
    await anna.get("/api/hello", **ada)
    await anna.post("/api/name", {"name": "Ada"}, **ada)
    browser = await subscribed(anna, service, **ada)
    nonce = {"game": "en_garde", "nonce": "0d"}
    table = (await anna.post("/api/challenge", nonce, **ada))["table"]
    await anna.takes(table)
    await told(lobby, service)
    while not service.received:
        await anna.plays(table)
        await told(lobby, service)
    said = browser.read(service.received[-1])
    assert said["path"] == f"/t/{table}?chair=2"


async def test_who_has_a_page_in_sight_is_not_told(lobby, service, begun, to_move):
    mover, waiter = to_move
    await subscribed(waiter, service)
    await waiter.post("/api/sight", {"tab": "a", "is_seen": True})
    await mover.plays(begun)
    assert await told(lobby, service) == []


async def test_who_has_gone_to_another_page_is_told(lobby, service, begun, to_move):
    mover, waiter = to_move
    await subscribed(waiter, service)
    await waiter.post("/api/sight", {"tab": "a", "is_seen": True})
    await waiter.post("/api/sight", {"tab": "a", "is_seen": False})
    await mover.plays(begun)
    assert len(await told(lobby, service)) == 1


async def test_a_page_that_was_cut_off_is_not_in_sight_for_ever(lobby):
    sight = Sight(lobby.salle.store, lasting=0.05)
    await sight.note("anna", "a", is_seen=True)
    async with asyncio.timeout(60):
        while await sight.has("anna"):  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.01)


async def test_another_persons_page_in_sight_changes_nothing(lobby):
    sight = Sight(lobby.salle.store)
    await sight.note("anna", "a", is_seen=True)
    assert await sight.has("anna")
    assert not await sight.has("bea")


async def test_ones_own_move_tells_oneself_nothing(lobby, service, begun, to_move):
    mover, _ = to_move
    await subscribed(mover, service)
    await mover.plays(begun)
    assert await told(lobby, service) == []


async def test_what_is_delivered_again_after_a_crash_is_told_once(lobby, service, begun, to_move):
    mover, waiter = to_move
    await subscribed(waiter, service)
    await mover.plays(begun)
    taken = await lobby.salle.store.take("dead", count=1000, wait=0.01)
    for _ in range(2):
        await lobby.salle.store.enqueue([entry.notice for entry in taken])
        await told(lobby, service)
    assert len(service.received) == 1


async def test_a_push_service_that_does_not_answer_holds_up_nobody(lobby, service, begun, to_move):
    mover, waiter = to_move
    await subscribed(waiter, service)
    service.is_open.clear()
    await mover.plays(begun)
    await deliver(lobby)
    assert await lobby.salle.store.taken("nobody") == []
    assert lobby.push._telling._tasks  # still waiting, behind the delivery
    service.is_open.set()
    assert len(await told(lobby, service)) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(lobby, service, begun, to_move, status):
    mover, waiter = to_move
    await subscribed(waiter, service)
    service.status = status
    await mover.plays(begun)
    await told(lobby, service)
    assert await kept(lobby, waiter) == []


async def test_a_refusal_is_logged_without_the_address_and_the_browser_kept(
    lobby, service, begun, to_move
):
    mover, waiter = to_move
    browser = await subscribed(waiter, service, "a-secret")
    service.status = 500
    await mover.plays(begun)
    with capture_logs() as logs:
        await told(lobby, service)
    assert [entry["status"] for entry in logs] == [500]
    assert "a-secret" not in str(logs)
    assert await kept(lobby, waiter) == [browser.endpoint]


async def test_a_push_service_that_has_moved_is_not_followed(lobby, service, begun, to_move):
    """Else a push service could name an address inside the server's own network."""
    mover, waiter = to_move
    await subscribed(waiter, service)
    service.status = 307
    await mover.plays(begun)
    assert len(await told(lobby, service)) == 1


async def test_the_sixth_browser_takes_the_place_of_the_first(lobby, service, anna, begun):
    names = [f"browser{number}" for number in range(MOST + 1)]
    for name in names:
        await subscribed(anna, service, name)
    assert await kept(lobby, anna) == [f"{service.url}{name}" for name in names[1:]]


async def test_a_browser_that_subscribes_again_is_told_once(lobby, service, begun, to_move):
    mover, waiter = to_move
    for _ in range(2):
        await subscribed(waiter, service)
    await mover.plays(begun)
    assert len(await told(lobby, service)) == 1


async def test_who_switches_it_off_is_not_told(lobby, service, begun, to_move):
    mover, waiter = to_move
    browser = await subscribed(waiter, service)
    gone = await waiter.post("/api/push", {"endpoint": browser.endpoint, "is_off": True})
    assert gone.json == {"is_on": False}
    await mover.plays(begun)
    assert await told(lobby, service) == []


async def test_who_is_forgotten_is_not_told(lobby, service, begun, to_move):
    mover, waiter = to_move
    await subscribed(waiter, service)
    addresses = [who for who in lobby.salle.store.profiles() if who.startswith("web:")]
    for address in addresses:
        await lobby.salle.store.forget(address)
    await mover.plays(begun)
    assert await told(lobby, service) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_browsers_own_push_services_are_known(endpoint):
    assert is_push_service(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://127.0.0.1/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com@127.0.0.1/abc",
        "https://fcm.googleapis.com.example.org/abc",
        "https://notify.windows.com.example.org/abc",
        "https://evilnotify.windows.com/abc",
        "https://[::1/abc",
        "file:///etc/passwd",
        "",
    ],
)
def test_no_other_address_is_ever_posted_to(endpoint):
    assert not is_push_service(endpoint)


async def test_a_push_service_that_is_nobodys_is_refused_in_words(anna):
    stranger = {"endpoint": "https://example.org/x", "keys": {"p256dh": "", "auth": ""}}
    answer = await anna.post("/api/push", {"subscription": stranger})
    assert answer.status == 422
    assert "notification service" in answer["error"]


@pytest.mark.parametrize("key", ["p256dh", "auth"])
async def test_keys_that_are_none_are_refused(service, anna, key):
    browser = BrowserKeys(service, "browser").subscription
    browser["keys"][key] = "AAAA"
    assert (await anna.post("/api/push", {"subscription": browser})).status == 400


async def test_who_follows_a_match_is_told_of_its_moves_where_they_lead(
    lobby, service, begun, to_move
):
    mover, _ = to_move
    carl = await lobby.visitor().arrive("Carl")
    browser = await subscribed(carl, service)
    asked = (await carl.post(f"/api/table/{begun}/act/follow", {}))["post"]
    answer = await carl.tap(begun, next(c["ticket"] for c in asked["prompt"]["controls"][1:]))
    assert answer.status == 200, (asked, answer)
    await mover.plays(begun)
    (message,) = await told(lobby, service)
    said = browser.read(message)
    assert said["title"].startswith("En Garde")
    assert "Anna – Bea" in said["title"]
    assert said["body"].startswith(mover.name)
    assert said["path"] == f"/t/{begun}?chair=0"
