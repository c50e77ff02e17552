"""Logs at their loudest hold no hand and no token."""

import logging

import pytest

from tests.bot.log_secrets import debug_logs, found, told
from tests.servers.discord import NoAnswerError


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
    with pytest.raises(NoAnswerError):
        await evening.anna.autocomplete(evening.games, "move", move="")
    assert evening.server.requests(route, status=404)
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
