"""Logs at their loudest hold no hand and no token."""

import asyncio
import logging

from tests.bot.log_secrets import debug_logs, found, told


async def test_a_match_at_debug_leaves_no_card_and_no_token_in_the_log(evening, capsys):
    with debug_logs(evening.server.token):
        thread = await evening.match()
        await evening.anna.click(thread.messages[-1], "My hand")
        for _ in range(3):
            await evening.play(*reversed(await evening.mover()))
        await evening.mover()
    people = (evening.anna, evening.bea)
    private = [m.text for who in people for m in (*who.dm.messages, *who.sees(thread))]
    public = [m.text for m in (*thread.messages, *evening.games.messages) if not m.ephemeral_for]
    secrets = told(private, public)
    assert any("dealt" in line for line in secrets)
    written = capsys.readouterr().err
    tokens = {evening.server.token, *evening.server.world.tokens}
    assert len(tokens) > 5
    assert found(written, tokens | secrets) == []


async def test_suggestions_that_come_too_late_are_no_error(evening, caplog):
    await evening.match()
    route = "POST /interactions/{id}/{token}/callback"
    evening.server.fail(route, 10062, status=404)
    async with asyncio.TaskGroup() as typing:
        late = typing.create_task(evening.anna.autocomplete(evening.games, "move", move=""))
        await evening.server.wait(lambda: evening.server.requests(route, status=404))
        await evening.anna.autocomplete(evening.games, "move", move="")  # this one is answered
        assert not late.done()
        late.cancel()
    warned = [one for one in caplog.records if one.levelno >= logging.WARNING]
    # discord.py stamps a heartbeat only after sending it: an acknowledgement that is
    # quicker than its thread counts as one whole interval late, wherever it falls.
    assert [one for one in warned if one.name != "discord.gateway"] == []
