"""The hall answers for people who needn't be asked, unless they come before it."""

import asyncio
from dataclasses import replace

import pytest
from salle_shields.engines.shields.game import GAME

from bot.application.preset_answers import DELAY_SECONDS, random_delay
from bot.commands import draws, table_list
from bot.workers.computer_players import ComputerPlayers
from engines.core.seat import Seat
from tests.bot.salle import ROOM, button, labels
from tests.shields.evening import DELAY, Evening

FOR_YOU = "There's nothing for you to decide; Salle answers for you in a while."


# -- answering ------------------------------------------------------------------------------------


async def test_who_has_one_answer_is_not_asked_and_it_is_given_after_a_while(forced):
    assert forced.messages_to(forced.bea) == []
    await forced.later(DELAY - 1)
    assert await forced.moves() == ["pass", "pass", "2"]
    await forced.later(1)
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_then_they_are_told_all_that_happened_meanwhile(forced):
    await forced.later()
    (post,) = forced.messages_to(forced.bea)
    assert post.lines[-3:-1] == ("Anna strikes, 2.", "You take 2.")  # and where they hear from us
    assert not post.is_silent  # now it is her turn to strike


async def test_who_has_a_choice_is_asked(asked):
    (post,) = asked.messages_to(asked.bea)
    assert [choice.notation for choice in post.prompt.choices][:2] == ["pass", "deny"]
    assert not post.is_silent
    await asked.later(10 * DELAY)
    assert await asked.moves() == ["pass", "pass", "2"]


@pytest.mark.parametrize(("answer", "move"), [("no", "pass"), ("yes", "deny")])
async def test_what_was_answered_in_advance_is_given_after_a_while(answer, move):
    evening = await Evening.dealt("blank", "shield")
    await evening.answers(evening.bea, f"deny {answer}")
    await evening.anna.plays(evening.table, "2")
    await evening.salle.deliver()
    assert evening.messages_to(evening.bea) == []
    assert (await evening.bea.turn(evening.table)).prompt.lead == (
        f"You answered this in advance: {answer.title()}. Salle passes it on in a while."
    )
    await evening.later()
    assert (await evening.moves())[-1] == move


async def test_yes_where_it_is_not_possible_is_the_one_answer_there_is():
    evening = await Evening.dealt("blank", "blank")
    await evening.answers(evening.bea, "deny yes")
    await evening.anna.plays(evening.table, "2")
    await evening.later()
    assert (await evening.moves())[-1] == "pass"


async def test_an_answer_holds_until_it_is_changed():
    evening = await Evening.dealt("blank", "shield")
    await evening.answers(evening.bea, "deny no")
    for _ in range(2):
        await evening.anna.plays(evening.table, "1")
        await evening.later()
        await evening.bea.plays(evening.table, "1")
        await evening.later()
    assert (await evening.moves())[2:] == ["1", "pass", "1", "pass"] * 2


async def test_a_decision_that_is_no_window_is_always_asked():
    evening = await Evening.dealt("blank", "blank")
    await evening.answers(evening.anna, "no")
    await evening.later(10 * DELAY)
    assert await evening.moves() == ["pass", "pass"]


async def test_a_window_that_its_game_calls_idle_is_not_asked(asked, monkeypatch):
    original = type(GAME).window

    def idle(self, state, seat):
        window = original(self, state, seat)
        return window and replace(window, is_idle=True)

    await asked.bea.plays(asked.table, "pass")
    monkeypatch.setattr(type(GAME), "window", idle)
    await asked.bea.plays(asked.table, "1")
    await asked.anna.plays(asked.table, "pass")
    await asked.anna.plays(asked.table, "1")
    assert "deny" in [
        str(m) for m in GAME.legal_moves((await asked.loaded()).match.state, Seat.TWO)
    ]
    await asked.later()
    assert (await asked.moves())[-1] == "pass"


async def test_two_windows_open_at_once_are_answered_one_after_the_other():
    evening = await Evening.dealt("shield", "shield", opened=False)
    await evening.later()
    assert await evening.moves() == ["pass"]
    await evening.later(DELAY - 1)
    assert await evening.moves() == ["pass"]
    await evening.later(1)
    assert await evening.moves() == ["pass", "pass"]


async def test_a_rivals_secret_choice_does_not_put_an_answer_off():
    evening = await Evening.dealt("shield", "blank", opened=False)
    evening.salle.time.now += DELAY - 10
    await evening.bea.plays(evening.table, "pass")
    await evening.later(10)
    assert await evening.moves() == ["pass", "pass"]


async def test_a_draw_that_is_offered_meanwhile_is_theirs_to_answer(forced):
    await forced.salle.app.run(draws.offer_draw, forced.anna.ask(), forced.table)
    await forced.later(10 * DELAY)
    (post,) = forced.messages_to(forced.bea)
    assert {"Take the draw", "Play on", "pass"} <= set(labels(post))
    assert (await forced.moves())[-1] == "2"
    await forced.bea.taps(button(post, "Play on"))
    await forced.later()
    assert (await forced.moves())[-1] == "pass"


async def test_a_draw_that_they_offer_themselves_puts_nothing_off(forced):
    forced.salle.time.now += DELAY - 10
    await forced.salle.app.run(draws.offer_draw, forced.bea.ask(), forced.table)
    await forced.later(10)
    assert (await forced.moves())[-1] == "pass"


@pytest.mark.parametrize(("seconds", "least", "most"), [
    (60, 0.45, 0.55), (100, 0.30, 0.40), (600, 0.05, 0.08), (3_600, 0.002, 0.010),
])  # fmt: skip
def test_whoever_is_silent_for_long_may_still_not_have_been_asked(seconds, least, most):
    """The figures that docs/rules/audatia-reference.md tells."""
    drawn = [random_delay() for _ in range(20_000)]
    assert least < sum(delay > seconds for delay in drawn) / len(drawn) < most


def test_the_while_is_drawn_anew_each_time():
    drawn = {random_delay() for _ in range(50)}
    assert len(drawn) > 40
    assert DELAY_SECONDS[0] <= min(drawn) < max(drawn) <= DELAY_SECONDS[1]


@pytest.mark.parametrize("terms", [{"is_study": True}, {"level": "novice"}])
async def test_where_nobody_else_sits_the_hall_does_not_wait(asked, terms):
    salle, owed = asked.salle, ()
    while not owed:
        table = await salle.alone(asked.anna, game=GAME.id, **terms)
        owed = (await salle.tables.load(table)).automatic_answers
    await salle.clock.sweep()
    assert "pass" in [e.move for e in (await salle.tables.load(table)).record.log]


# -- by oneself -----------------------------------------------------------------------------------


async def test_who_opens_their_table_is_told_and_may_answer_themselves(forced):
    post = await forced.bea.turn(forced.table)
    assert post.prompt.lead == FOR_YOU
    assert post.prompt.groups == ()
    assert post.is_silent
    await forced.now(forced.bea)
    assert (await forced.moves())[-1] == "pass"
    await forced.later()
    await forced.later()
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_their_list_of_tables_does_not_call_them(forced):
    (line,) = await table_list.table_summaries(forced.salle.app.context, forced.bea.ask())
    assert line.turn == "theirs"


async def test_a_typed_answer_counts_too(forced):
    await forced.bea.plays(forced.table, "pass")
    assert (await forced.moves())[-1] == "pass"


async def test_who_answered_in_advance_may_still_decide_otherwise(asked):
    await asked.answers(asked.bea, "deny no")
    await asked.bea.plays(asked.table, "deny")
    await asked.later()
    assert (await asked.moves())[-1] == "deny"


async def test_a_tap_after_the_hall_has_answered_changes_nothing(forced):
    post = await forced.bea.turn(forced.table)
    ahead = (await forced.bea.taps(button(post, "Answer now"))).private
    await forced.later()
    for late in (button(ahead, "Send"), button(post, "Answer now")):
        reply = await forced.bea.taps(late)
        assert "moved on" in reply.ack
        assert reply.private.version == 5
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


# -- the computer ---------------------------------------------------------------------------------


async def test_the_computer_takes_its_time_where_it_has_no_choice(forced, monkeypatch):
    computers = ComputerPlayers(forced.salle.tables, least_seconds=0.05)

    async def think(*_):
        return "pass"

    monkeypatch.setattr(computers, "_think", think)
    monkeypatch.setattr(type(await forced.loaded()), "computer_level", lambda *_: "novice")
    loop = asyncio.get_running_loop()
    began = loop.time()
    await computers.answer(await forced.loaded(), Seat.TWO)
    assert loop.time() - began >= 0.05
    assert (await forced.moves())[-1] == "pass"


async def test_where_a_private_chat_is_closed_the_channel_mentions_as_always():
    posts = []
    for card in ("blank", "shield"):
        evening = await Evening.dealt("blank", card)
        evening.salle.doors.closed.add(evening.bea.address)
        await evening.salle.store.update_profile(
            str(evening.bea.address), {"private_chat_closed": "1"}
        )
        await evening.anna.plays(evening.table, "2")
        await evening.salle.deliver()
        (post,) = evening.salle.doors.to(ROOM)
        posts.append(evening.plain(post))
        assert [person.address for person in post.mentions] == [evening.bea.address]
    assert posts[0] == posts[1]
