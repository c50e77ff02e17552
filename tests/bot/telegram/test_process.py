"""The real process, `python -m bot`, over a private Valkey, against the test server."""

import asyncio
import json

import aiohttp

from tests.bot.telegram.evening import PRIVATE, PUBLIC
from tests.servers.telegram.updates import Update
from tests.servers.valkey import free_port


async def test_a_match_is_played_to_its_end_through_a_power_cut(running):
    """Anna plays from her private chat, Bea, who never started the bot, from the group."""
    server = running.server
    await running.ready()
    await running.match("en_garde touches=2")  # six turns never end it
    played, was_killed = set(), False
    for turn in range(6):
        person, message, where = await running.mover()
        played.add(where)
        mark = server.mark()
        if turn >= 2 and where == PRIVATE and not was_killed:
            was_killed = True
            for ticket in reversed(server_moves(message, where)):
                if not (await person.taps(message, data=ticket)).alert:
                    break
            await message.changes(lambda m: "Send" in m.labels)
            await running.kill()
            tap = person.presses(message, "Send")  # while nobody is there
            await running.ready()
            await tap.answered(10)
        else:
            await running.play(person, message, where)
        await running.board(since=mark)
    assert was_killed
    final = await running.play_out()
    assert "wins the match" in final.text or "drawn" in final.text
    assert played == {PRIVATE, PUBLIC}
    *older, last = [m for m in running.group.from_bot if m.photo]
    await older[-1].changes(lambda m: m.buttons == ())
    assert last is final
    assert not [m for m in older if m.buttons]
    code, written = await running.stop()
    assert (code, written) == (0, "")


def server_moves(message, where):
    return [
        b.data for row in message.buttons for b in row if (b.data or "").startswith(f"{where}w")
    ]


async def test_a_wrong_token_is_one_sentence_and_never_shown(running):
    await running.start(TELEGRAM_TOKEN="123:wrong-secret")
    code, written = await running.end()
    assert code == 1
    assert written.startswith("Salle: Telegram doesn't accept TELEGRAM_TOKEN")
    assert written.count("\n") == 1
    assert "wrong-secret" not in written


async def test_another_process_with_the_same_token_is_outlived(running):
    await running.ready()
    usurper = asyncio.create_task(usurp(running.server))
    polls = running.server.calls
    await running.server.bell.until(
        lambda: [call.status for call in polls("getUpdates")].count(409) >= 4 or None, within=60
    )
    usurper.cancel()
    await asyncio.gather(usurper, return_exceptions=True)
    await running.anna.starts()
    await running.anna.wait(timeout=60)
    code, written = await running.stop()
    assert code == 0
    assert written.count("another process asks Telegram with the same token") == 1
    assert "Traceback" not in written


async def usurp(server):
    """Another bot, which asks again and again."""
    url = f"{server.base}/bot{server.token}/getUpdates"
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.post(url, data={"timeout": "5"}) as response:
                await response.read()


async def test_a_webhook_believes_only_whoever_knows_the_secret(running):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    await running.start(
        TELEGRAM_WEBHOOK_URL=url, TELEGRAM_WEBHOOK_SECRET="the-right-one", SALLE_PORT=str(port)
    )
    call = await running.server.called("setWebhook", timeout=60)
    assert call.parameters["url"] == f"{url}/hooks/telegram"
    async with asyncio.timeout(60):
        await running.process.stdout.readline()  # its address: now somebody listens there
    update = Update(1, "message", {"text": "/start"}).json()
    async with aiohttp.ClientSession() as session:
        for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "wrong"}):
            async with session.post(
                f"{url}/hooks/telegram", data=json.dumps(update), headers=headers
            ) as response:
                assert response.status == 403
    await running.anna.starts()
    await running.anna.wait()
    await running.challenge("basic")
    await running.server.settled()
    code, written = await running.stop()
    assert (code, written) == (0, "")
