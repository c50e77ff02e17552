"""The real process, `python -m bot`, against the test server."""

import asyncio
import re
from itertools import pairwise

import psutil
import pytest

from tests.bot.discord.evening import is_over, main, moves


@pytest.mark.long
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


async def test_killed_at_once_after_a_move_nothing_is_lost_and_nothing_told_twice(running):
    await running.ready()
    thread = await running.match()
    person, message = await running.mover()
    acts = await acts_so_far(person, thread)
    await running.play(message, person)
    await running.kill()
    await running.ready()
    assert await acts_so_far(person, thread) == acts + 1
    person, message = await running.mover()
    await running.play(message, person)
    await running.mover()
    for place in (thread, running.anna.dm, running.bea.dm):
        shown = [(m.text, *(a.data for a in m.attachments)) for m in place.messages if m.nonce]
        assert [one[0] for one, two in pairwise(shown) if one == two] == []


async def test_told_to_stop_it_answers_what_is_under_way_and_the_computer_moves_when_it_is_back(
    running,
):
    """The answer waits for the computer for a while, in which the signal comes."""
    await running.ready()
    anna = running.anna
    asked = await (await anna.slash(anna.dm, "challenge", computer="novice", game="cannae")).done()
    await (await asked.click(anna, "Play now")).done()
    await anna.wait_dm(lambda m: bool(moves(m)))
    typed = await (await anna.slash(anna.dm, "move", move="-")).done()
    thinker, *_ = [
        child
        for child in psutil.Process(running.process.pid).children()
        if any("thinking" in word for word in child.cmdline())
    ]
    thinker.suspend()
    answering = asyncio.create_task(anna.click(typed.message, main(typed.message)))
    await asyncio.sleep(0.2)
    assert not answering.done()
    code, written = await running.stop()
    assert (code, written) == (0, "")
    assert not thinker.is_running()
    answer = await (await answering).done()
    assert "You passed." in answer.text
    assert not moves(answer.message)
    await running.ready()
    turn = await anna.wait_dm(lambda m: "Salle (dreamer) " in m.text and bool(moves(m)), 20.0)
    assert len([m for m in anna.dm.messages if m.text == turn.text]) == 1


async def test_a_wrong_token_ends_in_one_sentence(running):
    await running.start(DISCORD_TOKEN="a.wrong.token")
    code, written = await running.end()
    assert code == 1
    assert written.splitlines()[-1].startswith("Salle: Discord refuses DISCORD_TOKEN")
    assert "a.wrong.token" not in written
    assert "Traceback" not in written


async def acts_so_far(person, channel):
    """How many acts the history of their only table lists."""
    listed = await (await person.slash(channel, "match history")).done()
    return max(int(number) for number in re.findall(r"^ *(\d+)  ", listed.text, re.MULTILINE))
