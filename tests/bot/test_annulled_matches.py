"""Matches that are annulled: both are told why, and ratings are reckoned anew without them."""

import pytest

from engines.core.match_state import Status
from engines.core.record import Act, Entry
from engines.core.result import Standing, Voided
from storage.backup.lines import ResultLine
from storage.backup.results import result_commands
from storage.recount import differences
from storage.results import Noted
from tests.bot.administering import WHY, does, says
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import Salle

DAY = 86_400


class Killed(BaseException):
    """The process ends here."""


@pytest.fixture
def boss(salle):
    return salle.someone("Boss")


async def ended(salle, winner, loser, **terms):
    """A rated match that `loser` has resigned after some moves."""
    terms = {"game": "gyges", "is_rated": True} | terms
    table = await salle.match(winner, loser, **terms)
    for _ in range(6):
        loaded = await salle.tables.load(table)
        (seat,) = loaded.match.active
        move = str(next(iter(loaded.game.legal_moves(loaded.match.game_state, seat))))
        await acts(salle, table, Act.MOVE, seat, move=move)
    loaded = await salle.tables.load(table)
    await acts(salle, table, Act.RESIGN, loaded.seat_of(str(loser.address)))
    salle.time.now += 60
    return table


async def acts(salle, table, act, seat, **facts):
    entry = Entry(act=act, seat=seat, at=int(salle.time.now), **facts)
    await salle.tables.act(table, lambda _: entry)


async def standing(salle, who) -> Standing:
    address = str(who.address)
    return (await salle.store.standings("gyges", [address])).of[address]


async def nothing_differs(salle):
    return (await differences(salle.store)).lines == []


async def test_both_are_told_why(salle, anna, bea, boss):
    table = await ended(salle, anna, bea)
    await salle.deliver()
    await does(boss, "void", table=table)
    salle.doors.sent.clear()
    await salle.deliver()
    for who in (anna, bea):
        (told,) = salle.doors.to(who.address)
        assert f"Their reason: {WHY}" in f"{told.lines} {told.prompt.lead}"
        assert "→" not in " ".join(told.lines), "no change of a rating"


async def test_it_is_as_if_the_match_had_not_been_rated(salle, anna, bea, eve, boss):
    first = await ended(salle, anna, bea)
    await ended(salle, eve, anna)
    await does(boss, "void", table=first)
    await salle.tables.annulments.settle()

    alone = Salle()
    await ended(alone, alone.someone("Eve"), alone.someone("Anna"))
    for who in (anna, eve):
        there = await standing(alone, alone.someone(who.person.name))
        here = await standing(salle, who)
        assert (here.rating.value, here.won, here.lost) == (
            there.rating.value,
            there.won,
            there.lost,
        )
    assert await standing(salle, bea) == Standing()
    assert await nothing_differs(salle)
    await alone.store.close()


async def test_it_stands_in_nobodys_list_of_results(salle, anna, bea, boss):
    table = await ended(salle, anna, bea)
    await does(boss, "void", table=table)
    await salle.tables.annulments.settle()
    assert await salle.store.results_of("gyges", str(anna.address), limit=9) == []


async def test_results_before_between_and_after_are_reckoned_to_the_last_digit(
    salle, anna, bea, eve, boss
):
    tables = [await ended(salle, *pair) for pair in ((anna, bea), (bea, eve), (eve, anna))]
    await does(boss, "void", table=tables[1])
    await salle.tables.annulments.settle()
    await ended(salle, anna, bea)
    await does(boss, "void", table=tables[0])
    await salle.tables.annulments.settle()
    await ended(salle, bea, eve)
    assert await nothing_differs(salle)


async def test_a_running_match_ends_without_a_result(salle, anna, bea, boss):
    table = await salle.match(anna, bea)
    await does(boss, "void", table=table)
    match = (await salle.tables.load(table)).match
    assert match.status is Status.OVER
    assert table not in await salle.store.running_tables(str(anna.address))
    await salle.tables.annulments.settle()
    assert await salle.store.to_void() == []
    assert (await says(boss, "void", table=table)).ack == ("This match has no result to annul.")


async def test_a_table_that_nobody_plays_is_freed_and_one_that_is_played_is_not(
    salle, anna, bea, boss
):
    table = await salle.match(anna, bea)
    assert "in the last 14 days" in (await says(boss, "free", table=table)).ack
    salle.time.now += 15 * DAY
    await does(boss, "free", table=table)
    assert (await salle.tables.load(table)).match.status is Status.OVER


async def test_what_is_over_is_not_freed(salle, anna, bea, boss):
    table = await ended(salle, anna, bea)
    assert (await says(boss, "free", table=table)).ack == "This match is over."


@pytest.mark.parametrize("step", ["all_standings", "note_voided", "void_is_done"])
async def test_a_kill_while_it_is_taken_out_loses_and_repeats_nothing(
    salle, anna, bea, eve, boss, monkeypatch, step
):
    table = await ended(salle, anna, bea)
    await ended(salle, eve, anna)
    await does(boss, "void", table=table)

    async def killed(*_, **__):
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(salle.store, step, killed)
        with pytest.raises(Killed):
            await salle.tables.annulments.settle()
    other = Salle(salle.store)
    await other.tables.annulments.settle()
    assert await salle.store.to_void() == []
    assert len(await salle.store.voided("gyges")) == 1
    assert await standing(salle, bea) == Standing()
    assert await nothing_differs(salle)


async def test_a_kill_before_the_match_is_annulled_takes_nothing_out(
    salle, anna, bea, boss, monkeypatch
):
    table = await ended(salle, anna, bea)
    before = await standing(salle, anna)

    async def killed(*_, **__):
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(salle.tables, "act", killed)
        with pytest.raises(Killed):
            await does(boss, "void", table=table)
    await salle.tables.annulments.settle()
    assert len(await salle.store.to_void()) == 1
    salle.time.now += 601
    await salle.tables.annulments.settle()
    assert await salle.store.to_void() == []
    assert await standing(salle, anna) == before
    assert await nothing_differs(salle)


async def test_a_result_that_comes_meanwhile_is_reckoned_too(
    salle, anna, bea, eve, boss, monkeypatch
):
    table = await ended(salle, anna, bea)
    await does(boss, "void", table=table)
    note, came = salle.store.note_voided, []

    async def late(*args, **more):
        if not came:
            came.append(await ended(salle, eve, anna))
            assert await note(*args, **more) is Noted.TOO_LATE
            return Noted.TOO_LATE
        return await note(*args, **more)

    monkeypatch.setattr(salle.store, "note_voided", late)
    await salle.tables.annulments.settle()
    assert (await standing(salle, eve)).won == 1
    assert (await standing(salle, anna)).won == 0
    assert await nothing_differs(salle)


async def test_whoever_was_forgotten_gets_no_standing_by_it(salle, anna, bea, eve, boss):
    table = await ended(salle, anna, bea)
    await ended(salle, bea, eve)
    await salle.store.forget_standings(str(bea.address), ["gyges"], at=salle.time.now)
    await does(boss, "void", table=table)
    await salle.tables.annulments.settle()
    assert await standing(salle, bea) == Standing()
    assert await nothing_differs(salle)


async def test_results_of_linked_people_are_reckoned_to_the_last_digit(salle, anna, bea, eve, boss):
    there = Elsewhere(salle, "Anna")
    tables = [await ended(salle, *pair) for pair in ((anna, bea), (bea, there), (eve, bea))]
    await joins(anna, there)
    tables.append(await ended(salle, there, eve))
    for table in (tables[1], tables[3]):
        await does(boss, "void", table=table)
        await salle.tables.annulments.settle()
        assert await nothing_differs(salle)
    await ended(salle, anna, eve)
    assert await nothing_differs(salle)


def test_an_export_of_it_is_put_back():

    entry = Voided(voided="test:room:k3zqa", number=3, players=("test:anna",), at=9)
    commands = list(result_commands(ResultLine(game="gyges", number=7, entry=entry)))
    assert commands[1:] == [
        ("HSET", "voided:{gyges}", "test:room:k3zqa", 7),
        ("ZREM", "results_of:{gyges}:test:anna", 3),
    ]
