"""What is asked for twice is done once: taps, forms and updates that come again, two processes."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.application import table_names
from bot.commands import boards, challenge_answers, challenges, entrance, invitations
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.challenges import Terms
from bot.commands.invitations import Invitation
from engines.core.match_state import Status
from storage import keys
from storage.store import Store
from tests.bot.salle import ROOM, Salle, button
from tests.servers.valkey import valkey

OPENS = str(ChallengeDraft(step=Step.OPEN, game="gyges"))


@pytest.fixture(scope="module")
def server():
    with valkey() as url:
        yield url


@pytest.fixture
async def stores(server):
    """Two connections to one server, as two processes have them."""
    pair = Store(server), Store(server)
    await pair[0]._client.ask("FLUSHALL")
    yield pair
    for store in pair:
        await store.close()


@pytest.fixture
def salle(stores):
    return Salle(stores[0])


@pytest.fixture
def other(stores):
    """Another process over the same store."""
    return Salle(stores[1])


async def lose(store, table):
    """The table is put away before its time."""
    await store._client.ask("DEL", keys.log(table))


async def damage(store, table):
    await store._client.ask("LSET", keys.log(table), 0, "nonsense")


def at(salle, *asks, terms=None):
    """Challenges under way, one for each ask."""
    wish = terms or Terms(game="gyges")
    return [salle.app.run(challenges.challenge, ask, wish) for ask in asks]


async def tables_of(salle, who):
    return list(await salle.store.running_tables(str(who.address)))


async def test_a_command_that_comes_twice_at_once_opens_one_table(salle, anna):
    ask = anna.ask(ROOM)
    one, two = await asyncio.gather(*at(salle, ask, ask))
    assert one.table == two.table
    assert (one.is_error, two.is_error) == (False, False)
    assert await tables_of(salle, anna) == [one.table]


async def test_a_command_that_comes_again_after_a_restart_opens_nothing_new(salle, other, anna):
    ask = anna.ask(ROOM)
    (first,) = await asyncio.gather(*at(salle, ask))
    (again,) = await asyncio.gather(*at(other, ask))
    assert (again.table, again.ack) == (first.table, first.ack)
    await salle.deliver()
    assert len(salle.doors.to(ROOM)) == 1


async def test_two_processes_that_hear_one_command_open_one_table(salle, other, anna):
    ask = anna.ask(ROOM)
    replies = await asyncio.gather(*at(salle, ask), *at(other, ask))
    assert len({reply.table for reply in replies}) == 1
    assert len(await tables_of(salle, anna)) == 1


async def test_two_commands_open_two_tables(salle, anna):
    replies = await asyncio.gather(*at(salle, anna.ask(ROOM), anna.ask(ROOM)))
    assert len({reply.table for reply in replies}) == 2


async def test_one_command_of_each_of_two_people_opens_two_tables(salle, anna, bea):
    asks = (anna.ask(ROOM, nonce="7"), bea.ask(ROOM, nonce="7"))
    replies = await asyncio.gather(*at(salle, *asks))
    assert len({reply.table for reply in replies}) == 2


async def test_taps_on_one_menu_from_two_devices_open_one_table(salle, other, anna):
    replies = await asyncio.gather(
        salle.app.tap(anna.ask(ROOM, message="m1"), OPENS),
        other.app.tap(anna.ask(ROOM, message="m1"), OPENS),
    )
    assert len({reply.table for reply in replies}) == 1
    assert len(await tables_of(salle, anna)) == 1


async def test_a_menu_that_still_shows_what_was_chosen_before_opens_no_second_table(salle, anna):
    """Its buttons are turned over while they are tapped: the menu is what counts."""
    draft = ChallengeDraft.parse(OPENS)
    one = await salle.app.tap(anna.ask(message="m1"), str(replace(draft, level="novice")))
    two = await salle.app.tap(anna.ask(message="m1"), str(replace(draft, level="keen")))
    assert one.table == two.table
    assert "Salle (runner)" in "\n".join(two.private.lines)


async def test_another_menu_opens_another_table(salle, anna):
    tables = {(await salle.app.tap(anna.ask(ROOM, message=m), OPENS)).table for m in ("m1", "m2")}
    assert len(tables) == 2


async def test_a_menu_whose_challenge_has_been_answered_shows_what_became_of_it(salle, anna, bea):
    opened = await salle.app.tap(anna.ask(ROOM, message="m1"), OPENS)
    await salle.app.run(challenge_answers.accept, bea.ask(ROOM), opened.table)
    again = await salle.app.tap(anna.ask(ROOM, message="m1"), OPENS)
    assert again.table == opened.table
    assert again.private.picture


async def test_a_name_that_another_table_has_is_passed_over(salle, anna, bea, monkeypatch):
    """Names are short: two requests may come to the same one."""
    monkeypatch.setattr(table_names, "table_name", lambda source: f"n{source.count('/')}")
    (first,) = await asyncio.gather(*at(salle, anna.ask(ROOM)))
    ask = bea.ask(ROOM)
    (second,) = await asyncio.gather(*at(salle, ask))
    (again,) = await asyncio.gather(*at(salle, ask))
    assert [reply.table.table for reply in (first, second, again)] == ["n0", "n1", "n1"]


async def test_an_invitation_that_two_open_at_once_is_one_challenge(salle, other, anna, bea, eve):
    link = Invitation(challenger=anna.address, game="gyges", nonce="q1").sign(
        await salle.store.secret()
    )
    replies = await asyncio.gather(
        salle.app.run(invitations.open_invitation, bea.ask(), link),
        other.app.run(invitations.open_invitation, eve.ask(), link),
    )
    assert len({reply.table for reply in replies}) == 1
    assert await tables_of(salle, anna) == [replies[0].table]


async def test_an_invitation_that_was_taken_opens_nothing_new(salle, anna, bea, eve):
    link = Invitation(challenger=anna.address, game="gyges", nonce="q1").sign(
        await salle.store.secret()
    )
    shown = await salle.app.run(invitations.open_invitation, bea.ask(), link)
    await bea.taps(button(shown.private, "Take it"))
    late = await salle.app.run(invitations.open_invitation, eve.ask(), link)
    assert late.table == shown.table
    assert (await salle.tables.load(shown.table)).match.status is Status.PLAYING
    assert await tables_of(salle, eve) == []


# Rematches


@pytest.fixture
async def over(salle, anna, bea):
    """A match of Anna's and Bea's that is over."""
    table = await salle.match(anna, bea)
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    return table


async def taps_rematch(salle, person, table):
    return await salle.app.tap(person.ask(), f"rm:{table}:2:")


async def rematches_of(salle, people, table):
    """All that wait or run."""
    keys = {key for who in people for key in await tables_of(salle, who)}
    loaded = [await salle.tables.load(key) for key in keys]
    return [one for one in loaded if one.record.head.rematch_of == str(table) and one.is_running]


async def test_many_taps_of_both_in_two_processes_make_one_rematch(salle, other, anna, bea, over):
    taps = [taps_rematch(hall, who, over) for hall in (salle, other) for who in (anna, bea)]
    taps += [taps_rematch(hall, who, over) for who in (bea, anna) for hall in (other, salle)]
    replies = await asyncio.gather(*taps)
    assert len({reply.table for reply in replies}) == 1
    (again,) = await rematches_of(salle, (anna, bea), over)
    assert again.match.status is Status.PLAYING


async def test_a_rematch_declined_while_it_is_asked_for_again_is_at_most_one(
    salle, other, anna, bea, over
):
    for _ in range(4):
        offered = await taps_rematch(salle, anna, over)
        await asyncio.gather(
            salle.app.tap(bea.ask(), f"cd:{offered.table}:0:"),
            taps_rematch(salle, anna, over),
            taps_rematch(other, anna, over),
        )
        found = await rematches_of(salle, (anna, bea), over)
        assert len(found) <= 1
        if found and found[0].match.status is Status.OPEN:
            await salle.app.tap(bea.ask(), f"cd:{found[0].key}:0:")


async def test_a_rematch_is_found_when_those_declined_before_it_have_been_put_away(
    salle, anna, bea, over
):
    before = []
    for _ in range(3):
        before.append((await taps_rematch(salle, anna, over)).table)
        await salle.app.tap(bea.ask(), f"cd:{before[-1]}:0:")
    again = (await taps_rematch(salle, anna, over)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), again)
    for declined in before:
        await lose(salle.store, declined)
    assert (await taps_rematch(salle, bea, over)).table == again
    assert (await taps_rematch(salle, anna, over)).table == again


async def test_a_rematch_that_cannot_be_read_keeps_nobody_from_another(salle, other, anna, over):
    first = (await taps_rematch(salle, anna, over)).table
    await damage(salle.store, first)
    again = await taps_rematch(other, anna, over)
    assert not again.is_error
    assert again.table != first


async def test_whoever_looks_at_a_menu_only_opens_nothing(salle, anna):
    for step in (Step.PLAY, Step.FRIEND, Step.RULES):
        await salle.app.tap(anna.ask(message="m1"), str(ChallengeDraft(step=step)))
    await salle.app.run(entrance.start, anna.ask())
    assert await tables_of(salle, anna) == []
    assert (await salle.app.run(boards.hand, anna.ask())).is_error
