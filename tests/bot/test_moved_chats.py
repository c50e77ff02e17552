"""A chat that got another id: its tables, its language and its links go on under the new one."""

from __future__ import annotations

import asyncio

import pytest

from bot.application.model import Address
from bot.commands import boards, challenge_answers, challenges
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from tests.bot.salle import ROOM, Salle

THERE = Address(platform="test", id="there")


async def moves_on(salle):
    await salle.store.move_chat("test", ROOM.id, THERE.id)


@pytest.fixture
async def italian(salle):
    """The room speaks Italian."""
    await salle.store.update_profile(str(ROOM), {"locale": "it", "community": "guild"})


async def over(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    return table


async def rematch(salle, who, table):
    return await salle.app.tap(who.ask(), f"rm:{table}:2:")


async def test_who_chose_no_language_is_told_in_that_of_the_chat(salle, italian, anna):
    zoe = salle.someone("Zoe", "")
    table = await salle.match(anna, zoe, game="cannae")
    await moves_on(salle)
    await anna.plays(table, "-")
    await salle.deliver()
    assert "ha passato" in "\n".join(salle.doors.to(zoe.address)[-1].lines)


async def test_a_board_that_is_shown_to_all_speaks_the_language_of_the_chat(salle, italian, anna):
    table = await salle.challenge(anna, game="cannae")
    await moves_on(salle)
    shown = await salle.app.run(boards.back_to_board, anna.ask(THERE), table)
    assert shown.public.lines[0].startswith("Anna sfida")


async def test_a_link_to_a_table_knows_what_its_chat_belongs_to(salle, italian, anna):
    salle.context.links.by_platform["test"] = lambda ref, chat: f"{chat.get('community')}/{ref}"
    table = await salle.challenge(anna)
    await salle.deliver()
    await moves_on(salle)
    assert (await salle.context.links.to_table(salle.store, table, "test")).startswith("guild/")


async def test_a_button_counts_in_a_topic_of_the_chat_that_it_has_become(salle, anna, bea, eve):
    table = await salle.match(anna, bea)
    await moves_on(salle)
    for where in (THERE, Address(platform="test", id="there.7"), ROOM):
        ask = eve.ask(where, is_private=False)
        assert not (await salle.app.tap(ask, f"bo:{table}:1:")).is_error


async def test_a_challenge_asked_for_where_the_chat_was_is_made_where_it_is(salle, anna):
    await moves_on(salle)
    reply = await salle.app.run(challenges.challenge, anna.ask(ROOM), Terms(game="gyges"))
    assert reply.table.chat == THERE.id
    await salle.deliver()
    assert salle.doors.to(THERE)
    assert not salle.doors.to(ROOM)


async def test_a_command_that_comes_again_after_the_chat_moved_opens_nothing_new(salle, anna):
    ask, terms = anna.ask(ROOM), Terms(game="gyges")
    first = await salle.app.run(challenges.challenge, ask, terms)
    await moves_on(salle)
    assert (await salle.app.run(challenges.challenge, ask, terms)).table == first.table
    assert await salle.store.running_tables(str(THERE)) == [first.table]


async def test_a_rematch_is_opened_where_the_chat_is_and_found_from_both(salle, anna, bea):
    table = await over(salle, anna, bea)
    await moves_on(salle)
    offered = await rematch(salle, anna, table)
    assert offered.table.chat == THERE.id
    assert (await rematch(salle, bea, table)).table == offered.table
    assert (await salle.tables.load(offered.table)).match.status is Status.PLAYING


async def test_a_rematch_offered_before_the_chat_moved_is_not_offered_again(salle, anna, bea):
    table = await over(salle, anna, bea)
    offered = await rematch(salle, anna, table)
    await moves_on(salle)
    assert (await rematch(salle, anna, table)).table == offered.table
    accepted = await rematch(salle, bea, table)
    assert accepted.table == offered.table
    assert await salle.store.running_tables(str(bea.address)) == [offered.table]


async def test_a_rematch_declined_before_the_chat_moved_is_offered_again_once(salle, anna, bea):
    table = await over(salle, anna, bea)
    declined = (await rematch(salle, anna, table)).table
    await salle.app.tap(bea.ask(), f"cd:{declined}:0:")
    await moves_on(salle)
    other = Salle(salle.store)
    taps = (rematch(salle, anna, table), rematch(other, anna, table), rematch(salle, bea, table))
    assert len({reply.table for reply in await asyncio.gather(*taps)} - {declined}) == 1
    running = await salle.store.running_tables(str(THERE))
    assert len(running) == 1


async def test_whoever_asks_for_a_rematch_lends_the_other_no_language(salle, bea):
    """In a private chat nobody else's words count, wherever the rematch is asked for."""
    anna = salle.someone("Anna", "")
    terms = Terms(game="cannae", opponent=bea.person)
    table = (await salle.app.run(challenges.challenge, anna.ask(), terms)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    await salle.app.tap(bea.ask(chat_locale="fr"), f"rm:{table}:2:")
    assert "locale" not in await salle.store.profile(str(anna.address))
