"""Taps, and what they are owed."""

import pytest

from tests.servers.telegram.samples import keyboard, refused


async def test_a_tap_that_nobody_answers_times_out(polling, anna, group):
    await anna.sends(group, "/challenge")
    board = await group.wait()
    with pytest.raises(TimeoutError, match="Anna's tap on 'ignored' wasn't answered"):
        await anna.taps(board, data="ignored", timeout=0.05)


async def test_a_button_that_is_not_there_cannot_be_tapped(polling, anna, group):
    await anna.sends(group, "/challenge")
    with pytest.raises(LookupError, match="Accept"):
        await anna.taps(await group.wait(), "Surrender")


async def test_a_tap_is_answered_once_and_soon(server, bot, anna):
    await anna.starts()
    sent = await bot.send_message(anna.id, "?", reply_markup=keyboard("Yes"))
    message = anna.messages[sent.message_id]
    first, second = anna.presses(message, "Yes"), anna.presses(message, "Yes")
    await bot.answer_callback_query(first.id, "done")
    assert (await first.answered()).text == "done"
    server.expire_taps()
    for tap in (first, second):
        with refused("query is too old"):
            await bot.answer_callback_query(tap.id)


async def test_an_answer_holds_two_hundred_characters(bot, anna):
    await anna.starts()
    sent = await bot.send_message(anna.id, "?", reply_markup=keyboard("Yes"))
    tap = anna.presses(anna.messages[sent.message_id], "Yes")
    with refused("MESSAGE_TOO_LONG"):
        await bot.answer_callback_query(tap.id, "x" * 201)
    with refused("URL_INVALID"):
        await bot.answer_callback_query(tap.id, url="https://example.org")
    await bot.answer_callback_query(tap.id, url="https://t.me/salle_test_bot?start=x")
    assert (await tap.answered()).url == "https://t.me/salle_test_bot?start=x"
