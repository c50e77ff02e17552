"""The connection to Discord: dropped, refused, given back, and closed at the end."""

import asyncio

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.adapters.discord import adapter
from bot.messages.messenger import RetryLaterError
from bot.messages.pictures import Pictures
from engines.core.match_state import Status
from tests.bot.discord.evening import Evening, main, moves
from tests.bot.running import at_work
from tests.servers.discord import NoAnswerError
from tests.servers.discord import interactions as wire


async def test_a_dropped_gateway_is_resumed(evening):
    await evening.match()
    evening.server.drop_gateway()
    await evening.server.wait(lambda: evening.server.gateway.resumes, 10, "resume")
    person, message = await evening.mover()
    await evening.play(message, person)
    assert evening.server.gateway.identifies == 1


async def test_a_wiped_session_is_begun_anew(no_waiting, server):
    async with Evening(server).open() as evening:
        await evening.match()
        server.drop_gateway(resumable=False)
        await server.wait(lambda: server.gateway.identifies == 2, 20, "identify")
        await server.ready()
        person, message = await evening.mover()
        await evening.play(message, person)


async def test_a_gateway_that_asks_for_it_is_reconnected(evening):
    evening.server.reconnect_gateway()
    await evening.server.wait(lambda: evening.server.gateway.resumes, 10, "resume")
    await evening.anna.slash(evening.games, "help")


@pytest.mark.parametrize("seconds", [20.0, 3_600.0])
async def test_people_play_though_discord_takes_no_new_commands_for_a_while(
    no_waiting, server, monkeypatch, seconds
):
    """The library waits for twenty seconds itself, and for an hour it doesn't."""
    monkeypatch.setattr("bot.adapters.discord.command_sync._PATIENCE", 0.1)
    evening = Evening(server)
    async with evening.open():
        await evening.match()
    changed = app_commands.Command(name="new", description="New", callback=_new_command)
    monkeypatch.setattr(adapter, "add_commands", lambda tree, _: tree.add_command(changed))
    server.rate_limit("PUT /applications/{application}/commands", retry_after=seconds, times=9)
    again = at_work(evening.salle, Pictures(), "discord", evening._adapter())
    async with asyncio.timeout(60), again:
        person, message = await evening.mover()
        await evening.play(message, person)


async def _new_command(interaction: discord.Interaction) -> None:
    """A command that was not there last time."""


@pytest.mark.parametrize("event", ["INTERACTION_CREATE", "GUILD_CREATE"])
async def test_an_event_that_cannot_be_read_ends_no_connection(evening, event):
    await evening.match()
    for session in evening.server.gateway.sessions.values():
        session.dispatch(event, {"type": "of tomorrow"})
    person, message = await evening.mover()
    await evening.play(message, person)
    assert evening.server.gateway.connected
    assert (evening.server.gateway.identifies, evening.server.gateway.resumes) == (1, 0)


async def test_salle_asks_for_no_intent_but_to_hear_of_new_servers(evening):
    (session,) = evening.server.gateway.sessions.values()
    assert session.intents == discord.Intents(guilds=True).value


async def test_a_discord_in_trouble_is_asked_again(server, monkeypatch):
    monkeypatch.setattr("bot.adapters.discord.adapter._RETRY_DELAY", 0.01)
    server.fail("GET /users/@me", 0, status=503, times=2)
    async with Evening(server).open() as evening:
        await evening.anna.slash(evening.games, "help")


async def test_a_discord_that_is_away_does_not_keep_the_hall_shut(server, monkeypatch):
    monkeypatch.setattr("bot.adapters.discord.adapter._START_TIMEOUT", 0.05)
    monkeypatch.setattr("bot.adapters.discord.adapter._RETRY_DELAY", 0.05)
    server.fail("GET /users/@me", 0, status=503, times=4)
    evening = Evening(server)
    await evening.adapter.start()
    assert not server.gateway.sessions
    with pytest.raises(RetryLaterError):
        evening.adapter._logged_in()
    await server.ready()
    await evening.adapter.close()
    evening.pictures.close()


async def test_a_token_withdrawn_and_given_back_loses_nothing_and_repeats_nothing(soon, evening):
    server = evening.server
    thread = await evening.match()
    person, message = await evening.mover()
    chosen = await (await person.click(message, moves(message)[0])).done()
    server.refuse_token()  # the tap is still heard, and answered through its own token
    await person.click(chosen.message, main(chosen.message))
    await server.wait(lambda: not server.gateway.connected, 10, "end of the connection")
    refused = server.invalid_requests
    await asyncio.sleep(0.5)
    assert server.invalid_requests - refused < 10  # it isn't knocked on for each message
    assert len(thread.messages) == 1
    server.give_token_back()
    await server.wait(lambda: len(thread.messages) == 2, 10, "board")
    other, turn = await evening.mover()
    assert other is not person
    await evening.play(turn, other)
    await server.wait(lambda: len(thread.messages) == 3, 10, "board")
    chats = (person.dm, other.dm)
    assert sum(len(chat.messages) + len(chat.removed) for chat in chats) == 4


async def test_days_in_which_discord_takes_no_notice_are_on_nobodys_clock(soon, evening):
    server, salle = evening.server, evening.salle
    thread = await evening.match(clock="1d+1d/1d")
    person, message = await evening.mover()
    (table,) = await salle.store.running_tables(f"discord:{person.id}")
    chosen = await (await person.click(message, moves(message)[0])).done()
    server.refuse_token()  # the tap is still heard, and answered through its own token
    await person.click(chosen.message, main(chosen.message))
    await server.wait(lambda: not server.gateway.connected, 10, "end of the connection")
    salle.time.now += 5 * 86_400
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).deadline is None
    server.give_token_back()
    await server.wait(lambda: len(thread.messages) == 2, 10, "board")
    await evening.mover()
    async with asyncio.timeout(60):
        while (  # noqa: ASYNC110 - only the store knows when it is noted
            loaded := await salle.tables.load(table)
        ).deadline is None:
            await asyncio.sleep(0.02)
    assert (loaded.match.status, loaded.deadline) == (Status.PLAYING, salle.time.now + 86_400)


async def test_a_gateway_that_closes_for_a_bad_token_is_tried_again(soon, evening):
    evening.server.withdraw_token()
    before = len(evening.server.requests("GET /users/@me", 401))
    await evening.server.wait(
        lambda: len(evening.server.requests("GET /users/@me", 401)) > before + 1, 10, "logins"
    )
    evening.server.give_token_back()
    await evening.server.ready()
    await evening.anna.slash(evening.games, "help")


async def test_attempts_to_come_back_grow_rarer(no_waiting, server, monkeypatch):
    slept, sleep = [], asyncio.sleep

    async def quickly(seconds):
        slept.append(seconds)
        await sleep(0.01)

    evening = Evening(server)
    await evening.adapter.start()
    monkeypatch.setattr(adapter.asyncio, "sleep", quickly)
    server.withdraw_token()
    await server.wait(lambda: 300.0 in slept, 10, "long pauses")
    assert [seconds for seconds in slept if seconds >= 5][:7] == [5, 10, 20, 40, 80, 160, 300]
    await evening.adapter.close()
    evening.pictures.close()


async def test_a_bug_in_the_connection_ends_it_for_a_moment_only(soon, evening):
    def broken(_):
        raise RuntimeError("a bug")

    client = evening.adapter._logged_in()
    client._connection.parsers["GUILD_CREATE"] = broken
    evening.server.guild("New", [evening.anna])
    await evening.server.wait(lambda: evening.server.gateway.identifies == 2, 10, "identify")
    await evening.anna.slash(evening.games, "help")


async def test_what_is_under_way_is_answered_before_salle_leaves(slowly, server):
    evening = Evening(server)
    await evening.adapter.start()
    serving = asyncio.create_task(evening.adapter.run())
    for person in (evening.anna, evening.bea):
        await person.slash(evening.games, "help")
    serving.cancel()
    await asyncio.wait([serving])
    finishing = asyncio.create_task(evening.adapter.finish())
    await asyncio.sleep(0.1)
    assert not finishing.done()
    slowly.set()
    await finishing
    await evening.adapter.close()
    answers = list(server.world.interactions.values())
    assert [wire.answered(one) for one in answers] == [True, True]
    evening.pictures.close()


async def test_an_answer_that_never_ends_does_not_keep_salle(slowly, server, monkeypatch):
    monkeypatch.setattr(adapter, "_LAST_SECONDS", 0.1)
    evening = Evening(server)
    await evening.adapter.start()
    await evening.anna.slash(evening.games, "help")
    with capture_logs() as logs:
        await asyncio.wait_for(evening.adapter.finish(), 60)
    assert [line["number"] for line in logs if line["log_level"] == "warning"] == [1]
    await evening.adapter.close()
    evening.pictures.close()


async def test_nothing_new_is_begun_once_salle_is_to_leave(server):
    evening = Evening(server)
    await evening.adapter.start()
    serving = asyncio.create_task(evening.adapter.run())
    await evening.anna.slash(evening.games, "help")
    serving.cancel()
    await asyncio.wait([serving])
    server.patience = 0.3
    with pytest.raises(NoAnswerError):
        await evening.anna.slash(evening.games, "help")
    assert evening.adapter._logged_in()  # what is being sent can still be sent
    await evening.adapter.close()
    evening.pictures.close()
