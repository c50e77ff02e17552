"""The real process on Telegram: what came to nothing goes, and its old buttons say so."""

from redis.asyncio import Redis


async def test_a_declined_challenge_goes_and_then_its_button_says_so(running):
    await running.ready()
    card = await running.challenge()
    accept = card.button("Accept").data
    await running.bea.taps(card, "Decline")
    await card.changes(lambda m: "declined" in m.text)
    assert "already been answered" in (await running.bea.taps(card, data=accept)).text
    async with Redis(unix_socket_path=f"{running.data}/valkey.sock") as raw:
        (log,) = [key async for key in raw.scan_iter("table:*")]
        (messages,) = [key async for key in raw.scan_iter("messages:*")]
        for name in (log, messages):
            assert 0 < await raw.ttl(name) <= 30 * 86_400
            await raw.delete(name)  # as if that time had passed
        assert [key async for key in raw.scan_iter("profile:telegram:*")]
    answer = await running.bea.taps(card, data=accept)
    assert answer.alert
    assert answer.text == "I can't find that table. /tables shows yours."
