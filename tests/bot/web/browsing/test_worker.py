"""Salle as an app: what is shown without a net, to whom, and what a notification leads to."""

import asyncio
import json
import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.web.browser import chromium, crowd_of
from tests.bot.web.driver import at_rest, press
from tests.bot.web.seated import playing

pytestmark = pytest.mark.asyncio(loop_scope="session")

READY = "() => navigator.serviceWorker.controller !== null"
KEPT = """async key => {
    const names = (await caches.keys()).filter(name => name.startsWith("salle-kept-"));
    const found = names.map(async name => (await caches.open(name)).match(key));
    return (await Promise.all(found)).some(Boolean);
}"""
NOTE_SHOWN = """() => {
    navigator.setAppBadge = async () => {};  // ends a browser without windows
    self.shown = new Promise(resolve => {
        registration.showNotification = async (title, { body, data }) =>
            resolve({ title, body, path: data.path });
    });
}"""
NOTIFICATIONS = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
}"""
FRAME = "new Promise(requestAnimationFrame)"
DONE = "Push event completed"  # a step that the browser's tools tell of


@pytest_asyncio.fixture(loop_scope="session")
async def notified(salle):
    """A crowd whose browser can show notifications."""
    async with chromium(is_whole=True) as browser, crowd_of(salle, browser) as found:
        yield found


@pytest.fixture
def forgiving(crowd):
    """What a browser writes into its console while nobody answers."""
    crowd.forgiven = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INCOMPLETE"
    return crowd


async def met(crowd, **manners):
    """Two at a table, in browsers with a service worker."""
    return await playing(crowd, service_workers="allow", **manners)


async def kept(page, key):
    """The page has kept something, which it does when it has time for it."""
    await page.evaluate(f"async key => {{ while (!await ({KEPT})(key)) await {FRAME}; }}", key)


async def seen(guest, table):
    """A tab at a table, which is kept by now."""
    page = await guest.sits_at(table)
    await page.wait_for_function(READY)
    await kept(page, f"/kept/table/{table}")
    return page


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def match(stayers):
    """Both players, the table, and a tab at it of the one who is to move, which is kept."""
    mover, waiter, table = await met(stayers, stays=True)
    return mover, waiter, table, await seen(mover, table)


@pytest_asyncio.fixture(loop_scope="session")
async def visited(forgiving, match):
    """The same; after the test the net is back, and other tabs are closed."""
    yield match
    context, page = match[0].context, match[-1]
    for tab in context.pages:
        if tab != page:
            await tab.close()
    await context.set_offline(False)
    await at_rest(page)


async def without_net(page):
    """The same tab, loaded anew without a net."""
    await page.context.set_offline(True)
    await page.reload()
    await expect(page.locator("body.ready")).to_have_count(1)
    return page


async def test_a_table_is_shown_without_a_net_and_alive_again_when_it_is_back(visited):
    page = await without_net(visited[-1])
    await expect(page.locator(".board img").first).to_have_js_property("complete", True)
    assert await page.locator(".board img").first.evaluate("image => image.naturalWidth") > 0
    await expect(page.locator(".lost")).to_contain_text("as you last saw it")
    await expect(page.locator("button.move")).to_have_count(0)  # there is nothing to press
    await page.context.set_offline(False)
    await expect(page.locator(".lost")).to_have_count(0)
    await expect(page.locator(".move").first).to_be_visible()


async def test_the_entrance_shows_ones_tables_without_a_net(forgiving, visited):
    mover, waiter, table, _ = visited
    page = await forgiving.tab(mover.context, "/")
    await kept(page, "/kept/tables")
    await without_net(page)
    line = page.locator(f"a[href='/t/{table}']", has_text=waiter.name)
    await expect(line).to_be_visible()


async def test_what_one_saw_is_not_shown_to_another_at_the_same_browser(forgiving, visited):
    mover, _, table, _ = visited
    other = await forgiving.tab(mover.context, "/?chair=1")
    await kept(other, "/kept/tables")
    await other.context.set_offline(True)
    await other.goto(f"/t/{table}")
    await expect(other.locator(".lost")).to_be_visible()
    await expect(other.locator(".board img")).to_have_count(0)


async def test_who_has_seen_nothing_yet_reads_in_their_language_that_it_is_tried_again(
    forgiving, visited
):
    page = await forgiving.tab(visited[0].context, "/?chair=2")
    await page.evaluate("localStorage.setItem('salle-language', 'it')")
    await page.context.set_offline(True)
    await page.goto("/?chair=3")
    said = page.get_by_role("alert")
    await expect(said).to_contain_text("Continuo a provare")
    await expect(said.get_by_role("heading", name="Salle")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "it")
    await page.context.set_offline(False)
    await expect(page.locator("body.ready")).to_have_count(1)


async def test_nothing_that_is_done_is_ever_kept(visited):
    page = visited[-1]
    await press(page.locator(".move").first)
    every = await page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys()) {
                for (const { url } of await (await caches.open(name)).keys()) found.push(url);
            }
            return found;
        }"""
    )
    assert every
    assert not [url for url in every if "/api/" in url or "/tap" in url]


async def deliver(page, message):
    """The browser's push service brings a message."""
    session = await page.context.new_cdp_session(page)
    known = asyncio.Queue()
    session.on("ServiceWorker.workerRegistrationUpdated", known.put_nowait)
    await session.send("ServiceWorker.enable")
    async with asyncio.timeout(60):
        while not (registrations := (await known.get())["registrations"]):
            pass
        await session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": re.match(r"https?://[^/]+", page.url)[0],
                "registrationId": registrations[0]["registrationId"],
                "data": json.dumps(message),
            },
        )


async def delivered(page, message):
    """It has brought one, and the worker has done with it."""
    session = await page.context.new_cdp_session(page)
    events = asyncio.Queue()
    session.on("BackgroundService.backgroundServiceEventReceived", events.put_nowait)
    observed = {"service": "pushMessaging"}
    await session.send("BackgroundService.startObserving", observed)
    await session.send("BackgroundService.setRecording", observed | {"shouldRecord": True})
    await deliver(page, message)
    async with asyncio.timeout(60):
        while (event := (await events.get())["backgroundServiceEvent"])["eventName"] != DONE:
            pass
    assert event["eventMetadata"] == [{"key": "Status", "value": "Success"}]


def message_of(waiter, table):
    """A push message, and what is shown of it."""
    shown = {
        "title": f"Your move: En Garde with {waiter.name}",
        "body": "Bea went forward 3.",
        "path": f"/t/{table}?chair=0",
    }
    return shown | {"tag": table}, shown


async def test_the_worker_has_a_push_message_shown_as_it_was_written(visited):
    """A browser without windows is only asked to show it."""
    _, waiter, table, page = visited
    message, shown = message_of(waiter, table)
    (worker,) = page.context.service_workers
    await worker.evaluate(NOTE_SHOWN)
    await deliver(page, message)
    assert await worker.evaluate("shown") == shown


@pytest.mark.long
async def test_a_push_message_is_shown_as_it_was_written(notified):
    mover, waiter, table = await met(notified)
    await mover.context.grant_permissions(["notifications"])
    page = await seen(mover, table)
    message, shown = message_of(waiter, table)
    await delivered(page, message)
    # Asked now and not before: whoever lists notifications while Chromium has stored one and not
    # yet shown it makes Chromium forget that one.
    assert await page.evaluate(NOTIFICATIONS) == [shown]


async def test_a_browser_that_signs_up_is_told_by_the_server_and_off_again(visited):
    _, waiter, table, _ = visited
    await waiter.context.grant_permissions(["notifications"])
    await waiter.context.add_init_script(
        """
        const subscription = {
            endpoint: "https://fcm.googleapis.com/fcm/send/abc",
            toJSON: () => ({
                endpoint: subscription.endpoint,
                keys: { p256dh: btoa("\\x04" + "k".repeat(64)).replace(/=+$/, ""),
                        auth: btoa("a".repeat(16)).replace(/=+$/, "") },
            }),
            unsubscribe: async () => true,
        };
        PushManager.prototype.subscribe = async () => subscription;
        PushManager.prototype.getSubscription = async () => subscription;
        Object.defineProperty(Notification, "permission", { value: "granted" });
        Notification.requestPermission = async () => "granted";
        """
    )
    page = await seen(waiter, table)
    await press(page.get_by_role("button", name="More").first)
    switch = page.get_by_role("menuitemcheckbox", name="Notify me")
    await expect(switch).to_have_attribute("aria-checked", "false")
    async with page.expect_response("**/api/push") as answer:
        await press(switch)
    assert (await (await answer.value).json()) == {"is_on": True}
    await expect(switch).to_have_attribute("aria-checked", "true")
    async with page.expect_response("**/api/push") as answer:
        await press(switch)
    assert (await (await answer.value).json()) == {"is_on": False}
    await expect(switch).to_have_attribute("aria-checked", "false")
