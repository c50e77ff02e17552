"""Logs at their loudest hold no hand and no token."""

from tests.bot.log_secrets import debug_logs, found, told


async def test_a_match_at_debug_leaves_no_card_and_no_token_in_the_log(evening, capsys):
    with debug_logs(evening.server.token):
        thread = await evening.match()
        await evening.anna.click(thread.messages[-1], "My hand")
        await evening.play_out()
    people = (evening.anna, evening.bea)
    private = [m.text for who in people for m in (*who.dm.messages, *who.sees(thread))]
    public = [m.text for m in (*thread.messages, *evening.games.messages) if not m.ephemeral_for]
    secrets = told(private, public)
    assert any("dealt" in line for line in secrets)
    written = capsys.readouterr().err
    tokens = {evening.server.token, *evening.server.world.tokens}
    assert len(tokens) > 5
    assert found(written, tokens | secrets) == []
