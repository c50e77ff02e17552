"""Logs at their loudest hold no hand and no token."""

import pytest

from tests.bot.log_secrets import debug_logs, found, told


@pytest.mark.parametrize("words", ["en_garde", pytest.param("cannae", marks=pytest.mark.long)])
async def test_a_match_at_debug_leaves_no_card_and_no_token_in_the_log(evening, capsys, words):
    with debug_logs(evening.server.token):
        await evening.match(words)
        alerts = []
        if words.startswith("en_garde"):
            board = (await evening.board()) if not evening.group.from_bot else evening.group.last
            alerts.append((await evening.bea.taps(board, "My hand")).text)
            await evening.play(*await evening.mover())
            await evening.mover()
    private = [m.text for who in (evening.anna, evening.bea) for m in who.from_bot]
    secrets = told([*private, *alerts], (m.text for m in evening.group.from_bot))
    assert secrets
    written = capsys.readouterr().err
    assert found(written, {evening.server.token, *secrets}) == []
