"""The real process, `python -m bot`, against the test server."""

from tests.bot.discord.evening import is_over


async def test_a_whole_match_is_played_through_taps(running):
    await running.ready()
    thread = await running.match()
    assert thread.name == "En Garde · Anna – Bea"
    ends = await running.play_out()
    for end in ends:
        assert "wins the match" in end.text or "win the match" in end.text
        assert end.attachments[0].data.startswith(b"\x89PNG")
        assert end.attachments[0].alt
    final = await running.server.wait(
        lambda: next((m for m in thread.messages if is_over(m)), None), what="final board"
    )
    assert final is thread.messages[-1]
    assert running.server.invalid_requests == 0
    code, written = await running.stop()
    assert (code, "Traceback" in written) == (0, False), written


async def test_killed_in_the_middle_no_move_is_lost_and_nothing_told_twice(running):
    await running.ready()
    thread = await running.match(options="touches=2")
    for _ in range(4):
        person, message = await running.mover()
        await running.play(message, person)
    before = (await running.anna.slash(thread, "history")).text
    await running.kill()
    await running.ready()
    assert (await running.anna.slash(thread, "history")).text == before
    await running.play_out()
    for place in (thread, running.anna.dm, running.bea.dm):
        nonces = [m.nonce for m in place.messages if m.nonce]
        assert len(set(nonces)) == len(nonces)
        texts = [m.text for m in place.messages if m.nonce]
        assert all(one != two for one, two in zip(texts, texts[1:], strict=False))


async def test_commands_are_registered_again_only_when_they_change(running):
    await running.ready()
    await running.stop()
    await running.ready()
    assert len(running.server.requests("PUT /applications/{id}/commands")) == 1


async def test_a_wrong_token_ends_in_one_sentence(running):
    await running.start(DISCORD_TOKEN="a.wrong.token")
    code, written = await running.end()
    assert code == 1
    assert written.splitlines()[-1].startswith("Salle: Discord refuses DISCORD_TOKEN")
    assert "a.wrong.token" not in written
    assert "Traceback" not in written
