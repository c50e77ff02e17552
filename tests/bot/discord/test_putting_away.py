"""The real process on Discord: what came to nothing goes, and its old buttons say so."""

import pytest
from redis.asyncio import Redis


@pytest.mark.long
async def test_a_declined_challenge_goes_and_then_its_button_says_so(running):
    await running.ready()
    card = await running.challenge(running.anna, running.bea)
    await (await card.click(running.bea, "Decline")).done()
    await running.server.wait(lambda: "declined" in card.text, what="the declined card")
    async with Redis(unix_socket_path=f"{running.data}/valkey.sock") as raw:
        (log,) = [key async for key in raw.scan_iter("table:*")]
        (messages,) = [key async for key in raw.scan_iter("messages:*")]
        for name in (log, messages):
            assert 0 < await raw.ttl(name) <= 30 * 86_400
            await raw.delete(name)  # as if that time had passed
    reply = await (await card.click(running.bea, "Rules")).done()
    assert reply.text == "I can't find that table. /tables shows yours."


@pytest.mark.long
async def test_a_match_that_is_over_stays_though_the_references_to_its_messages_go(running):
    await running.ready()
    await running.match(game="cannae", variant=None, options=None)
    question = await running.anna.slash(running.anna.dm, "match resign")
    await (await question.message.click(running.anna, "Resign")).done()
    async with Redis(unix_socket_path=f"{running.data}/valkey.sock") as raw:
        (log,) = [key async for key in raw.scan_iter("table:*")]
        (messages,) = [key async for key in raw.scan_iter("messages:*")]
        assert await raw.ttl(log) == -1
        assert 0 < await raw.ttl(messages) <= 30 * 86_400
        await raw.delete(messages)
    listed = await running.anna.slash(running.games, "tables")
    assert "you lost" in listed.text
    again = await running.bea.slash(running.games, "match rematch")
    assert "rematch" in again.text.lower()
