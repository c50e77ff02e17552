"""What the doctor says of platforms, against the test servers."""

import time

import pytest
from aiohttp import web

from bot.adapters.discord import doctor as discord
from bot.adapters.telegram import doctor as telegram
from bot.observability.findings import Level, clock_of_header, shown
from tests.servers.discord import DiscordServer
from tests.servers.discord.model import EMBEDDED, Permission
from tests.servers.telegram import TelegramServer
from tests.servers.telegram.webhooks import Webhook
from tests.servers.valkey import free_port


@pytest.fixture
async def discord_server():
    async with DiscordServer() as made:
        yield made


@pytest.fixture
async def telegram_server():
    async with TelegramServer("123:abcdefgh") as made:
        made.has_inline_mode = True
        yield made


def wrong(findings):
    """What isn't well, each with its advice."""
    return [f"{one.level}: {one.what} -> {one.advice}" for one in findings if one.level != "ok"]


async def of_discord(server, token=""):
    return await discord.check(token or server.token, server.api_base)


async def of_telegram(server, token="", webhook=None):
    return await telegram.check(token or server.token, server.base, webhook)


async def test_a_discord_that_is_well_has_nothing_wrong(discord_server):
    discord_server.guild("Salle", [discord_server.user("Anna")])
    findings = await of_discord(discord_server)
    assert wrong(findings) == []
    said = " ".join(one.what for one in findings)
    assert str(discord_server.world.application_id) in said
    assert "in all 1 servers" in said


async def test_a_refused_discord_token_is_a_failure_and_isnt_shown(discord_server):
    findings = await of_discord(discord_server, "a.wrong.token")
    assert [one.level for one in findings] == [Level.FAILED]
    assert "refuses DISCORD_TOKEN" in findings[0].what
    assert "a.wrong.token" not in str(findings)


async def test_servers_where_permissions_are_missing_are_named_with_them(discord_server):
    for number in range(8):
        guild = discord_server.guild(f"Hall {number}\x1b[2J", [discord_server.user("Anna")])
        if number != 3:
            guild.permissions &= ~(Permission.ATTACH_FILES | Permission.SEND_MESSAGES_IN_THREADS)
    (finding,) = wrong(await of_discord(discord_server))
    assert "missing in 7 of 8 servers" in finding
    assert "Hall 0?[2J: Attach Files, Send Messages in Threads" in finding
    assert "and 2 more" in finding
    assert "\x1b" not in finding


async def test_an_administrator_lacks_nothing(discord_server):
    discord_server.guild("Salle", [discord_server.user("Anna")]).permissions = 1 << 3
    assert wrong(await of_discord(discord_server)) == []


async def test_an_install_link_that_gives_too_little_is_told(discord_server):
    given = discord_server.world.install_ways["0"]["oauth2_install_params"]
    given["permissions"] = str(Permission.SEND_MESSAGES)
    (finding,) = wrong(await of_discord(discord_server))
    assert "Embed Links" in finding
    given["scopes"] = ["applications.commands"]
    (finding,) = wrong(await of_discord(discord_server))
    assert "scopes bot" in finding
    discord_server.world.install_ways = {"0": discord_server.world.install_ways["0"]}
    assert any("for themselves" in one for one in wrong(await of_discord(discord_server)))


async def test_an_interactions_endpoint_takes_all_taps_away(discord_server):
    discord_server.world.interactions_endpoint = "https://example.org/interactions"
    (finding,) = wrong(await of_discord(discord_server))
    assert finding.startswith("failed: commands and taps are sent to an Interactions Endpoint")


@pytest.mark.parametrize(
    ("is_activity", "has_page", "has_secret", "said"),
    [
        (False, False, False, "needed is SALLE_PAGE_URL; DISCORD_CLIENT_ID and"),
        (False, True, True, "needed is activities, to be enabled for the application"),
        (True, True, False, "needed is DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET -> see docs"),
        (True, True, True, "the board opens in Discord, as an activity"),
    ],
)
async def test_what_the_activity_lacks_is_told(
    discord_server, is_activity, has_page, has_secret, said
):
    if is_activity:
        discord_server.world.application_flags |= EMBEDDED
    token, base = discord_server.token, discord_server.api_base
    found = await discord.check(token, base, has_page=has_page, has_secret=has_secret)
    assert any(said in f"{one.what} -> {one.advice}" for one in found), found


async def test_privileged_intents_are_not_needed(discord_server):
    discord_server.world.application_flags = 1 << 19
    (finding,) = wrong(await of_discord(discord_server))
    assert "Message Content" in finding


@pytest.mark.parametrize("check", ["discord", "telegram"])
async def test_a_platform_that_cant_be_reached_is_a_failure(check):
    nowhere, token = f"http://127.0.0.1:{free_port()}", "123:abcdefgh"
    findings = (
        await discord.check(token, nowhere)
        if check == "discord"
        else await telegram.check(token, nowhere, None)
    )
    assert [one.level for one in findings] == [Level.FAILED]
    assert "can't be reached" in findings[0].what
    assert token not in str(findings)


async def test_a_platform_in_trouble_is_told_as_such(discord_server, telegram_server):
    discord_server.fail("GET /applications/@me", 0, status=503)
    assert "status 503" in wrong(await of_discord(discord_server))[0]
    telegram_server.fails("getMe")
    assert "can't be reached" in wrong(await of_telegram(telegram_server))[0]


async def test_a_telegram_that_is_well_has_nothing_wrong(telegram_server):
    findings = await of_telegram(telegram_server)
    assert wrong(findings) == []
    assert any(telegram_server.username in one.what for one in findings)


async def test_a_refused_telegram_token_is_a_failure_and_isnt_shown(telegram_server):
    findings = await of_telegram(telegram_server, "123:zyxwvuts")
    assert [one.level for one in findings] == [Level.FAILED]
    assert "zyxwvuts" not in str(findings)


@pytest.mark.parametrize(
    ("has_page", "has_main_app", "said"),
    [
        (False, True, "SALLE_PAGE_URL isn't set"),
        (True, False, "not from groups: the bot has no main app -> see docs/telegram.md"),
        (True, True, "opens in the app, from private chats and groups"),
    ],
)
async def test_what_the_mini_app_lacks_is_told(telegram_server, has_page, has_main_app, said):
    telegram_server.has_main_web_app = has_main_app
    token, base = telegram_server.token, telegram_server.base
    found = await telegram.check(token, base, None, has_page=has_page)
    assert any(said in f"{one.what} -> {one.advice}" for one in found), found


async def test_inline_mode_and_privacy_are_told_with_what_to_do(telegram_server):
    telegram_server.has_inline_mode = telegram_server.privacy = False
    first, second = wrong(await of_telegram(telegram_server))
    assert "/setinline" in first
    assert "/setprivacy" in second


@pytest.fixture
async def hook():
    """A server in the webhook's place: `answers` with a status, and tells its address."""
    runners = []

    async def serve(status):
        async def answer(_):
            return web.Response(status=status)

        app = web.Application()
        app.add_routes([web.post("/hooks/telegram", answer)])
        runner = web.AppRunner(app, access_log=None)
        runners.append(runner)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return f"http://127.0.0.1:{runner.addresses[0][1]}"

    yield serve
    for runner in runners:
        await runner.cleanup()


async def set_webhook(server, url):
    server.call_at(Webhook(url))


async def test_a_webhook_where_salle_answers_is_well(telegram_server, hook):
    url = await hook(403)  # what she answers to whoever lacks the secret
    await set_webhook(telegram_server, f"{url}/hooks/telegram")
    assert wrong(await of_telegram(telegram_server, webhook=url)) == []


async def test_a_webhook_where_something_else_answers_is_told(telegram_server, hook):
    url = await hook(200)
    await set_webhook(telegram_server, f"{url}/hooks/telegram")
    (finding,) = wrong(await of_telegram(telegram_server, webhook=url))
    assert "isn't Salle's webhook (status 200)" in finding


async def test_a_webhook_that_is_not_ours_or_not_reached_is_told(telegram_server):
    nowhere = f"http://127.0.0.1:{free_port()}/x"
    await set_webhook(telegram_server, nowhere)
    (finding,) = wrong(await of_telegram(telegram_server))
    assert "TELEGRAM_WEBHOOK_URL is not set" in finding
    first, second = wrong(await of_telegram(telegram_server, webhook=f"{nowhere}y"))
    assert "is not TELEGRAM_WEBHOOK_URL" in first
    assert "can't be reached from here" in second


async def test_what_lately_went_wrong_and_what_waits_is_told(telegram_server, hook):
    url = await hook(500)
    anna = telegram_server.user("Anna")
    await set_webhook(telegram_server, f"{url}/hooks/telegram")
    telegram_server.post("message", {"from": anna.person()}, lane=anna.id)
    await telegram_server.updates.bell.until(lambda: telegram_server.postman.last_error, within=60)
    found = wrong(await of_telegram(telegram_server, webhook=url))
    assert any("could not be delivered to" in one and "500" in one for one in found)


def test_clocks_that_differ_are_told_and_which_is_ahead():
    def header(seconds):
        then = time.gmtime(time.time() + seconds)
        return {"Date": time.strftime("%a, %d %b %Y %H:%M:%S GMT", then)}

    assert [one.level for one in clock_of_header("X", header(0))] == [Level.OK]
    (behind,) = clock_of_header("X", header(90))
    assert (behind.level, "behind" in behind.what) == (Level.WARNING, True)
    (ahead,) = clock_of_header("X", header(-90))
    assert "ahead" in ahead.what
    assert clock_of_header("X", {}) == clock_of_header("X", {"Date": "yesterday"}) == []


def test_a_strangers_text_is_shown_without_control_characters():
    assert shown("a\x1b[2Jb\n" + 200 * "c", most=10) == "a?[2Jb?cc…"
