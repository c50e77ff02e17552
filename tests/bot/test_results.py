"""What a match leaves: results, ratings in the message that ends it, and who is absent."""

from __future__ import annotations

import re

import pytest

from engines.core.record import Act, Entry
from engines.core.result import Counting, Recount
from storage.base import StoreAwayError
from storage.recount import differences
from tests.bot.salle import Salle

CHANGE = re.compile(r"\d+\?? → \d+\?? \([+−±]\d+\)")


async def played(salle, one, two, *, moves=4, **terms):
    """A rated match in which so many moves were made."""
    table = await salle.match(one, two, **{"game": "gyges", "is_rated": True} | terms)
    for _ in range(moves):
        await moves_once(salle, table)
    return table


async def moves_once(salle, table):
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    move = str(next(iter(loaded.game.legal_moves(loaded.match.game_state, seat))))
    await acts(salle, table, Act.MOVE, seat, move=move)


async def is_late(salle, table, who):
    """It is this player's turn, until the time is up and the rival claims the win."""
    loaded = await salle.tables.load(table)
    seat = loaded.seat_of(str(who.address))
    assert loaded.match.active == {seat}
    await acts(salle, table, Act.FLAG, seat)
    await acts(salle, table, Act.TIMEOUT, seat)


async def with_turn_of(salle, who, rival):
    table = await played(salle, who, rival, clock=86_400)
    loaded = await salle.tables.load(table)
    if loaded.seat_of(str(who.address)) not in loaded.match.active:
        await moves_once(salle, table)
    return table


async def acts(salle, table, act, seat, **facts):
    entry = Entry(act=act, seat=seat, at=int(salle.time.now), **facts)
    return await salle.tables.act(table, lambda _: entry)


async def resigns(salle, table, who):
    loaded = await salle.tables.load(table)
    return await acts(salle, table, Act.RESIGN, loaded.seat_of(str(who.address)))


async def counting(salle, table):
    return (await salle.store.reckoned("gyges", table)).result.counting


async def standing(salle, who):
    address = str(who.address)
    return (await salle.store.standings("gyges", [address])).of[address]


def changes(post):
    return [line for line in post.lines if CHANGE.fullmatch(line)]


async def test_both_read_what_a_rated_match_has_made_of_their_ratings(salle, anna, bea):
    table = await played(salle, anna, bea)
    await salle.deliver()
    await resigns(salle, table, bea)
    await salle.deliver()
    told = [changes(salle.doors.to(who.address)[-1]) for who in (anna, bea)]
    assert told == [["1500? → 1662? (+162)"], ["1500? → 1338? (−162)"]]


async def test_the_answer_to_the_act_that_ends_it_says_so_too(salle, anna, bea):
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    assert changes(await bea.turn(table)) == ["1500? → 1338? (−162)"]


async def test_a_friendly_match_counts_as_won_and_lost_and_says_nothing(salle, anna, bea):
    table = await played(salle, anna, bea, is_rated=False)
    await resigns(salle, table, bea)
    assert changes(await bea.turn(table)) == []
    assert ((await standing(salle, anna)).won, (await standing(salle, bea)).lost) == (1, 1)
    assert (await standing(salle, anna)).rating.matches == 0


async def test_who_resigns_before_their_second_move_has_not_played(salle, anna, bea):
    table = await played(salle, anna, bea, moves=2)
    await resigns(salle, table, bea)
    assert await counting(salle, table) is Counting.UNPLAYED
    assert (await standing(salle, bea)).left == 1
    assert (await standing(salle, anna)).finished == 0


async def test_who_resigns_at_once_again_has_played_for_the_second_time(salle, anna, bea):
    found = []
    for _ in range(2):
        table = await played(salle, anna, bea, moves=2)
        await resigns(salle, table, bea)
        found.append(await counting(salle, table))
    assert found == [Counting.UNPLAYED, Counting.RATED]
    assert (await standing(salle, bea)).lost == 1
    assert (await differences(salle.store)).lines == []


async def test_friendly_matches_may_be_given_up_as_often_as_one_likes(salle, anna, bea):
    for _ in range(2):
        table = await played(salle, anna, bea, moves=2, is_rated=False)
        await resigns(salle, table, bea)
        assert await counting(salle, table) is Counting.UNPLAYED


async def test_a_spectator_and_the_chat_read_no_ratings(salle, anna, bea):
    table = await played(salle, anna, bea)
    await salle.deliver()
    await resigns(salle, table, bea)
    await salle.deliver()
    assert [sent for sent in salle.doors.sent if sent.is_public and changes(sent.post)] == []


async def test_of_one_absence_one_loss_on_time_counts_in_ratings(salle, anna, bea, eve):
    tables = [await with_turn_of(salle, bea, rival) for rival in (anna, eve)]
    for table in tables:
        await is_late(salle, table, bea)
    found = [await counting(salle, table) for table in tables]
    assert found == [Counting.RATED, Counting.ABSENT]
    assert (await standing(salle, bea)).timed_out == 2
    assert (await standing(salle, bea)).rating.matches == 1


async def test_whoever_was_back_in_between_loses_both(salle, anna, bea, eve):
    tables = []
    for rival in (anna, eve):
        salle.time.now += 60
        tables.append(table := await with_turn_of(salle, bea, rival))
        await is_late(salle, table, bea)
    found = [await counting(salle, table) for table in tables]
    assert found == [Counting.RATED, Counting.RATED]


class Killed(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("step", ["standings", "note_reckoned", "forget_waiting"])
async def test_a_kill_while_a_result_is_reckoned_loses_and_repeats_nothing(
    salle, anna, bea, monkeypatch, step
):
    table = await played(salle, anna, bea)

    async def killed(*_, **__):
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(salle.store, step, killed)
        with pytest.raises(Killed):
            await resigns(salle, table, bea)
    other = Salle(salle.store)  # another process, which knows nothing of it
    await other.tables.ratings.settle()
    assert await salle.store.waiting_results() == []
    assert (await standing(salle, anna)).rating.matches == 1
    assert (await differences(salle.store)).lines == []


async def test_while_the_store_is_away_the_match_is_over_all_the_same(
    salle, anna, bea, monkeypatch
):
    table = await played(salle, anna, bea)

    async def away(**_):
        raise StoreAwayError

    with monkeypatch.context() as patched:
        patched.setattr(salle.store, "waiting_results", away)
        assert (await resigns(salle, table, bea)).reckoned is None
    assert changes(await bea.turn(table)) == ["1500? → 1338? (−162)"]


async def test_a_damaged_standing_stops_no_other_result(salle, anna, bea, eve):
    address = str(bea.address)
    await salle.store.client.ask("HSET", "standings:{gyges}", address, "nonsense")
    first = await played(salle, anna, bea)
    second = await played(salle, anna, eve)
    await resigns(salle, first, bea)
    await resigns(salle, second, eve)
    assert (await standing(salle, anna)).won == 1
    assert [one.result.table for one in await salle.store.waiting_results()] == [str(first)]


async def test_who_is_forgotten_stands_nowhere(salle, anna, bea):
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    await salle.store.forget_standings(str(bea.address), salle.games, at=salle.time.now)
    assert (await standing(salle, bea)).finished == 0
    recount = Recount()
    async for entry in salle.store.all_reckoned("gyges"):
        recount.add(entry)
    assert str(bea.address) not in recount.standings
