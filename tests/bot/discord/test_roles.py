"""Salle on Discord as several processes, each with one role."""

import asyncio

import pytest

from tests.bot.discord.evening import People, is_over, main, moves
from tests.bot.fleet import BEGINS, Fleet


@pytest.fixture
async def fleet(server):
    server.patience = server.limits.answer_within = BEGINS  # on a busy machine
    async with Fleet(DISCORD_TOKEN=server.token, DISCORD_API_BASE=server.api_base) as made:
        yield made


@pytest.fixture
def people(server):
    return People(server)


async def begun(server):
    await server.synced("challenge", within=BEGINS)
    await server.ready(BEGINS)


async def test_a_match_is_heard_by_one_process_and_told_by_another(server, people, fleet):
    await fleet.start("discord", "deliver")
    await begun(server)
    thread = await people.match()
    ends = await people.play_out()
    assert all(end.attachments for end in ends)
    await server.wait(lambda: is_over(thread.messages[-1]), what="final board")
    assert server.gateway.identifies == 1
    assert len(server.requests("PUT /applications/{id}/commands")) == 1
    await fleet.stop(*fleet.running)


@pytest.mark.long
async def test_nobody_is_told_by_a_process_that_only_hears(server, people, fleet):
    (hearing,) = await fleet.start("discord")
    await begun(server)
    await people.anna.slash(people.games, "challenge", opponent=people.bea, game="en_garde")
    await people.anna.slash(people.anna.dm, "help")
    assert not people.bea.dm.messages
    assert not [m for m in people.games.messages if "Accept" in m.labels]
    await fleet.stop(hearing)
    await fleet.start("deliver")
    await people.bea.wait_message(people.games, lambda m: "Accept" in m.labels, BEGINS)


@pytest.mark.long
async def test_shards_in_two_processes_serve_their_own_servers_and_identify_themselves_in_turn(
    server, people, fleet
):
    server.limits.shards = 4
    server.limits.identify_every = 4.0  # a busy machine wakes nobody in time
    await fleet.start("discord", DISCORD_SHARDS="0-1/4")
    await fleet.start("discord", DISCORD_SHARDS="2-3/4")
    await fleet.start("deliver")
    await server.wait(lambda: server.gateway.identifies == 4, BEGINS, "four shards")
    assert server.gateway.hasty_identifies == 0
    assert sorted(s.shard for s in server.gateway.sessions.values()) == [(n, 4) for n in range(4)]
    guilds = {(people.guild.id >> 22) % 4: people.games}
    while len(guilds) < 4:
        guild = server.guild("Another", [people.anna, people.bea])
        guilds[(guild.id >> 22) % 4] = guild.channel("games")
    for channel in guilds.values():
        people.games = channel
        card = await people.challenge(people.anna, people.bea)
        await (await card.click(people.bea, "Accept")).done()
        await server.wait(lambda card=card: card.thread and card.thread.messages, BEGINS)
    assert len(server.requests("PUT /applications/{id}/commands")) == 1
    await fleet.stop(*fleet.running)


@pytest.mark.long
async def test_a_tap_that_two_processes_are_told_of_is_answered_by_one(server, people, fleet):
    """As while one takes the place of the other."""
    await fleet.start("discord", "discord", "deliver")
    await server.wait(lambda: server.gateway.identifies == 2, BEGINS, "two processes")
    await begun(server)
    await people.match()
    await people.play_out()
    answers = server.requests("POST /interactions/{id}/{token}/callback")
    assert {request.status for request in answers} == {200}
    await fleet.stop(*fleet.running)


@pytest.mark.long
async def test_every_process_is_replaced_while_people_play_and_each_board_is_told_once(
    server, people, fleet
):
    await fleet.start("discord", "deliver", "clock", "think")
    await begun(server)
    thread = await people.match(options="touches=5")
    for old in list(fleet.running):
        replacing = asyncio.create_task(fleet.replace(old))
        while not replacing.done():
            person, message = await people.mover()
            await people.play(message, person)
        await replacing
    for place in (thread, people.anna.dm, people.bea.dm):
        shown = [(m.text, *(a.data for a in m.attachments)) for m in place.messages if m.nonce]
        assert len(shown) == len(set(shown))
    await fleet.stop(*fleet.running)


async def test_the_computer_moves_in_a_process_of_its_own(server, people, fleet):
    """The processes that hear its rival and tell them needn't run while it thinks."""
    await fleet.start("discord", "deliver")
    await begun(server)
    anna = people.anna
    challenge = await anna.slash(anna.dm, "challenge", computer="novice", game="cannae")
    asked = await challenge.done(BEGINS)
    await (await asked.click(anna, "Play now")).done(BEGINS)
    await anna.wait_dm(lambda m: bool(moves(m)), BEGINS)
    typed = await (await anna.slash(anna.dm, "move", move="-")).done(BEGINS)
    sent = await (await anna.click(typed.message, main(typed.message))).done(BEGINS)
    assert "Salle (dreamer)'s move." in sent.text
    await fleet.start("think")
    await anna.wait_dm(lambda m: bool(moves(m)) and "Salle (dreamer) " in m.text, BEGINS)
