"""What players say to each other at a table, and who reads it."""

import asyncio

import pytest

from bot.commands import exports, forgetting, resignations, talk
from bot.messages.messenger import RetryLaterError
from tests.bot.salle import ROOM, button


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea)


async def says(who, table, text, **more):
    return await who.salle.app.run(talk.say_line, who.ask(**more), table, text)


async def heard(who, table):
    """What somebody is shown of the talk at a table."""
    loaded = await who.salle.tables.load(table, asker=who.ask().me)
    return await talk.talk_at(who.salle.context, who.ask(), loaded)


async def texts(who, table):
    return [(line.name, line.text) for line in (await heard(who, table)).lines]


async def test_both_players_read_what_each_of_them_says(salle, anna, bea, table):
    await says(anna, table, "Good luck")
    await says(bea, table, "To you too")
    expected = [("Anna", "Good luck"), ("Bea", "To you too")]
    assert await texts(anna, table) == await texts(bea, table) == expected


async def test_who_looks_on_reads_along_and_says_nothing(salle, anna, eve, table):
    await says(anna, table, "Good luck")
    assert (await says(eve, table, "Anna holds a 5")).is_error
    assert await texts(eve, table) == [("Anna", "Good luck")]
    assert not (await heard(eve, table)).may_speak


async def test_a_line_is_no_act_so_that_no_button_gets_old(salle, anna, bea, table):
    before = (await salle.tables.load(table)).version
    await says(anna, table, "Good luck")
    assert (await salle.tables.load(table)).version == before


async def test_a_line_may_be_said_after_the_end(salle, anna, bea, table):
    question = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(question, "Resign"))
    await says(bea, table, "Well played")
    assert await texts(anna, table) == [("Bea", "Well played")]


async def test_nobody_speaks_at_a_table_where_nobody_sits_opposite(salle, anna, bea):
    alone = await salle.alone(anna, game="cannae", level="keen")
    study = await salle.alone(anna, game="cannae", is_study=True)
    challenge = await salle.challenge(anna, opponent=bea.person)
    for table in (alone, study, challenge):
        assert (await says(anna, table, "Hello")).is_error
        assert not (await heard(anna, table)).may_speak


@pytest.mark.parametrize("text", ["", " \n\t", "\u202e\u200b"])
async def test_an_empty_line_is_not_said(anna, table, text):
    assert (await says(anna, table, text)).is_error
    assert await texts(anna, table) == []


async def test_a_line_that_is_too_long_is_refused_with_its_length(anna, table):
    assert not (await says(anna, table, "x" * talk.LONGEST)).is_error
    refused = await says(anna, table, "x" * 281)
    assert refused.ack == "That line has 281 characters; up to 280 fit."


async def test_a_line_is_kept_in_one_line_and_changes_no_direction(anna, table):
    await says(anna, table, "one\ntwo\u202e three  **four**")
    assert await texts(anna, table) == [("Anna", "one two three **four**")]


async def test_who_says_very_much_at_once_is_asked_to_wait(salle, anna, bea, table):
    for number in range(10):
        assert not (await says(anna, table, str(number))).is_error
    refused = await says(anna, table, "10")
    assert refused.ack == "That was a lot at once. You can write the next line in 6 s."
    assert not (await says(bea, table, "I can")).is_error
    salle.time.now += 6
    assert not (await says(anna, table, "10")).is_error


async def test_many_lines_at_the_same_moment_are_limited_too(anna, table):
    await asyncio.gather(*(says(anna, table, str(n)) for n in range(15)), return_exceptions=True)
    assert len(await texts(anna, table)) <= 10


async def test_two_who_speak_at_the_same_moment_are_both_heard(anna, bea, table):
    await asyncio.gather(says(anna, table, "Now"), says(bea, table, "Now too"))
    assert sorted(await texts(anna, table)) == [("Anna", "Now"), ("Bea", "Now too")]


async def test_a_line_that_is_sent_again_is_said_once(anna, table):
    await says(anna, table, "Good luck", nonce="0a")
    await says(anna, table, "Good luck", nonce="0a")
    assert await texts(anna, table) == [("Anna", "Good luck")]


# -- muted -----------------------------------------------------------------------------------------
async def test_who_mutes_a_table_reads_nothing_there_until_they_want_to(salle, anna, bea, table):
    await says(anna, table, "Good luck")
    await salle.app.run(talk.mute, bea.ask(), table, is_muted=True)
    muted = await heard(bea, table)
    assert (muted.lines, muted.is_muted, muted.may_speak) == ((), True, True)
    await salle.app.run(talk.mute, bea.ask(), table, is_muted=False)
    assert await texts(bea, table) == [("Anna", "Good luck")]


async def test_a_table_is_muted_for_one_reader_and_for_no_other_table(salle, anna, bea, table):
    other = await salle.match(anna, bea)
    await salle.app.run(talk.mute, bea.ask(), table, is_muted=True)
    await says(anna, table, "Good luck")
    await says(anna, other, "Here too")
    assert await texts(anna, table) == [("Anna", "Good luck")]
    assert await texts(bea, other) == [("Anna", "Here too")]


# -- the channel -----------------------------------------------------------------------------------
def shown_in(salle, chat):
    """The lines that a chat was shown, without the boards and cards."""
    return [post.lines for post in salle.doors.to(chat) if post.prompt is None]


async def test_the_channel_of_the_table_shows_a_line_without_a_sound(salle, anna, table):
    await salle.deliver()
    await says(anna, table, "Good luck")
    await salle.deliver()
    (post,) = [post for post in salle.doors.to(ROOM) if post.prompt is None]
    assert (post.title, post.lines, post.is_silent) == ("", ("Anna: Good luck",), True)


async def test_lines_are_shown_in_their_order_and_each_once(salle, anna, bea, table):
    await says(anna, table, "Good luck")
    await says(bea, table, "To you too")
    salle.doors.trouble = [RetryLaterError(0.0)]
    await salle.deliver()
    await salle.deliver()
    assert shown_in(salle, ROOM) == [("Anna: Good luck",), ("Bea: To you too",)]


# -- forgotten -------------------------------------------------------------------------------------
async def forgets(salle, who):
    question = (await salle.app.run(forgetting.forget, who.ask())).private
    await who.taps(button(question, "Forget me"))


async def test_who_is_forgotten_takes_along_what_they_said(salle, anna, bea, table):
    over = await salle.match(anna, bea)
    for place in (table, over):
        await says(anna, place, "Good luck")
        await says(bea, place, "To you too")
    await salle.app.tap(bea.ask(), f"ry:{over}:1:")
    await forgets(salle, anna)
    for place in (table, over):
        assert await texts(bea, place) == [("Bea", "To you too")]


async def test_what_was_not_shown_yet_isnt_shown_once_they_are_forgotten(salle, anna, table):
    await says(anna, table, "Good luck")
    await forgets(salle, anna)
    await salle.deliver()
    assert ("Anna: Good luck",) not in shown_in(salle, ROOM)


async def test_an_exported_match_holds_nothing_of_what_was_said(salle, anna, bea, table):
    await says(anna, table, "Good luck")
    await salle.app.tap(bea.ask(), f"ry:{table}:1:")
    exported = (await salle.app.run(exports.export, anna.ask(), table)).private.file
    assert b"Good luck" not in exported[1]
