"""What a finished match leaves behind for good: its record, and its name on lists."""

import asyncio
import random
from fnmatch import fnmatch

import pytest

from bot.commands import challenge_answers, resignations, talk
from engines.core.match_state import Status
from tests.bot.salle import ROOM, Salle, button
from tests.harness import choose
from tests.servers.private_store import PrivateStore

KEPT = 0.5  # seconds, for which others keep what may go for thirty days
MOVES = 12

OF_MATCHES = ("table:*", "ended:*", "finished:*", "profile:*", "to_analyse:*")
OF_SALLE = ("salle:*", "outbox:*", "computer_turns:*", "credited:*", "outages:*")
OF_RESULTS = ("results:*", "result_numbers:*", "results_of:*", "standings:*", "players_of:*")
OF_LEADERBOARDS = ("leaderboard:*", "last_rated:*", "leaderboard_week*")
COUNTED = ("pending:*",)  # at most 30 under a chat, and 10 under a player


@pytest.fixture
async def lasting():
    salle = Salle(PrivateStore(kept_after_end=KEPT))
    yield salle
    await salle.computers.close()


async def play(salle, table, people, dice):
    """By chance; whoever is to act after many moves resigns."""
    for number in range(MOVES):
        loaded = await salle.tables.load(table)
        if loaded.match.status is not Status.PLAYING:
            return
        seat, move = choose(loaded.game, loaded.match.state, dice.randrange)
        who = next(p for p in people if loaded.seat_of(str(p.address)) is seat)
        await who.plays(table, str(move))
        if number == 3:
            await salle.app.run(talk.say_line, who.ask(), table, "Well played")
        if number % 10 == 0:
            await salle.deliver()
    if (await salle.tables.load(table)).match.status is Status.PLAYING:
        reply = await salle.app.run(resignations.resign, people[0].ask(), table)
        assert reply.private, reply
        await people[0].taps(button(reply.private, "Resign"))


def beside(names, patterns):
    return {name for name in names if not any(fnmatch(name, one) for one in patterns)}


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
async def test_of_matches_that_are_over_a_record_and_names_on_lists_are_left(lasting, seed):
    salle, dice = lasting, random.Random(seed)
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    tables = [await salle.match(anna, bea, game=game) for game in salle.games]
    for table in tables:
        await play(salle, table, (anna, bea), dice)
    declined = await salle.challenge(anna, opponent=bea.person)
    await salle.app.run(challenge_answers.decline, bea.ask(), declined)
    await salle.deliver()
    for table in tables:
        assert (await salle.tables.load(table)).match.outcome

    of_results = (*OF_RESULTS, *OF_LEADERBOARDS)
    allowed = (*OF_MATCHES, *of_results, *OF_SALLE, *COUNTED, "bucket:*")
    async with asyncio.timeout(60):
        while beside(lasting.store.found("*"), allowed) or len(logs(lasting.store)) > len(tables):  # noqa: ASYNC110 - Valkey tells nobody
            await asyncio.sleep(0.1)
    assert logs(lasting.store) == {str(table) for table in tables}
    store = salle.store
    for who in (anna, bea):
        assert await store.running_tables(str(who.address)) == []
        assert set(await store.finished_tables(str(who.address), limit=99)) == set(tables)
    assert await store.running_tables(str(ROOM)) == []
    assert (await store.queue_load(now=0.0)).notices == 0


def logs(store):
    return {name.partition("}:")[2] for name in store.found("table:*")}
