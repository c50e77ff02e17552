"""The hall answers for people who needn't be asked, and loses and repeats nothing."""

import asyncio
from dataclasses import replace

import pytest

from bot.challenges import Terms
from bot.computers import Computers
from bot.standing import WHILE, a_while
from bot.tickets import Verb
from engines.core.match import Status
from engines.core.record import Act
from engines.core.seat import Seat
from storage.memory import MemoryStore
from storage.redis import RedisStore
from tests.bot.salle import ROOM, Salle, button, labels
from tests.servers.valkey import valkey
from tests.shields.evening import DELAY, Evening
from tests.shields.game import GAME

FOR_YOU = "Nothing for you to decide; Salle answers for you in a while."


@pytest.fixture
async def forced():
    """Anna has struck; Bea has nothing to deny it with."""
    evening = await Evening.dealt("blank", "blank", clock=86_400)
    await evening.anna.plays(evening.table, "2")
    await evening.salle.deliver()
    return evening


@pytest.fixture
async def asked():
    """Anna has struck; Bea could deny it, and is asked."""
    evening = await Evening.dealt("blank", "shield", clock=86_400)
    await evening.anna.plays(evening.table, "2")
    await evening.salle.deliver()
    return evening


# -- answering -----------------------------------------------------------------------------------


async def test_who_has_one_answer_is_not_asked_and_it_is_given_after_a_while(forced):
    assert forced.messages_to(forced.bea) == []
    await forced.later(DELAY - 1)
    assert await forced.moves() == ["pass", "pass", "2"]
    await forced.later(1)
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_then_he_is_told_all_that_happened_meanwhile(forced):
    await forced.later()
    (post,) = forced.messages_to(forced.bea)
    assert post.lines[-2:] == ("Anna strikes, 2.", "Bea takes 2.")
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
        f"You have answered this in advance: {answer.title()}. Salle says so in a while."
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
    standing = type(GAME).standing

    def idle(self, state, seat):
        window = standing(self, state, seat)
        return window and replace(window, is_idle=True)

    await asked.bea.plays(asked.table, "pass")
    monkeypatch.setattr(type(GAME), "standing", idle)
    await asked.bea.plays(asked.table, "1")
    await asked.anna.plays(asked.table, "pass")
    await asked.anna.plays(asked.table, "1")
    assert "deny" in [str(m) for m in GAME.legal_moves((await asked.seen()).here.state, Seat.TWO)]
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


async def test_a_draw_that_is_offered_meanwhile_is_his_to_answer(forced):
    await forced.salle.hall.draw(forced.anna.ask(), forced.table)
    await forced.later(10 * DELAY)
    (post,) = forced.messages_to(forced.bea)
    assert {"Take the draw", "Play on", "pass"} <= set(labels(post))
    assert (await forced.moves())[-1] == "2"
    await forced.bea.taps(button(post, "Play on"))
    await forced.later()
    assert (await forced.moves())[-1] == "pass"


async def test_a_draw_that_he_offers_himself_puts_nothing_off(forced):
    forced.salle.time.now += DELAY - 10
    await forced.salle.hall.draw(forced.bea.ask(), forced.table)
    await forced.later(10)
    assert (await forced.moves())[-1] == "pass"


def test_the_while_is_drawn_anew_each_time():
    drawn = {a_while() for _ in range(50)}
    assert len(drawn) > 40
    assert WHILE[0] <= min(drawn) < max(drawn) <= WHILE[1]


@pytest.mark.parametrize("terms", [{"is_study": True}, {"level": "novice"}])
async def test_where_nobody_else_sits_the_hall_does_not_wait(asked, terms):
    salle, owed = asked.salle, ()
    while not owed:
        reply = await salle.hall.challenge(asked.anna.ask(ROOM), Terms(game=GAME.id, **terms))
        owed = (await salle.tables.see(reply.table)).owed
    await salle.clock.look()
    assert "pass" in [e.move for e in (await salle.tables.see(reply.table)).record.log]


# -- by oneself ----------------------------------------------------------------------------------


async def test_who_opens_his_table_is_told_and_may_answer_himself(forced):
    post = await forced.bea.turn(forced.table)
    assert post.prompt.lead == FOR_YOU
    assert post.prompt.groups == ()
    assert post.is_silent
    await forced.now(forced.bea)
    assert (await forced.moves())[-1] == "pass"
    await forced.later()
    await forced.later()
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_his_list_of_tables_does_not_call_him(forced):
    (line,) = await forced.salle.hall.lines(forced.bea.ask())
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


# -- setting them --------------------------------------------------------------------------------


async def test_the_turn_has_a_button_that_opens_them_and_a_tap_sets_one(asked):
    opened = (
        await asked.bea.taps(button(await asked.bea.turn(asked.table), "Answers in advance"))
    ).private
    assert opened.lines[1:] == ("1. Swap your card: Ask me", "2. Deny the blow: Ask me")
    assert [[c.label for c in group.choices] for group in opened.prompt.groups] == [
        ["No", "✓ Ask me"],
        ["Yes", "No", "✓ Ask me"],
    ]
    reply = await asked.bea.taps(button(opened, "2 Yes"))
    assert reply.ack == "Deny the blow: Yes."
    assert button(reply.private, "2 ✓ Yes")
    again = await asked.bea.taps(button(reply.private, "2 ✓ Yes"))
    assert again.private == reply.private
    back = await asked.bea.taps(button(again.private, "Back to the table"))
    assert back.private.prompt.lead.startswith("You have answered this in advance: Yes.")
    assert (await asked.seen()).version == 4


async def test_games_without_windows_have_no_such_button(asked):
    table = await asked.salle.match(asked.anna, asked.bea)
    assert "Answers in advance" not in labels(await asked.anna.turn(table))
    post = (await asked.salle.hall.answers(asked.anna.ask(), table, "no")).private
    assert "nothing to answer" in post.lines[0]


async def test_an_answer_set_while_its_window_is_open_is_given_after_a_while(asked):
    asked.salle.time.now += 3600
    await asked.answers(asked.bea, "deny yes")
    await asked.later(DELAY - 1)
    assert (await asked.moves())[-1] == "2"
    await asked.later(1)
    assert (await asked.moves())[-1] == "deny"


async def test_an_answer_that_is_changed_is_given_once_as_it_is_then(asked):
    await asked.answers(asked.bea, "deny no")
    asked.salle.time.now += DELAY - 1
    await asked.answers(asked.bea, "deny yes")
    await asked.later(1)
    assert (await asked.moves())[-1] == "2"
    await asked.later()
    await asked.later()
    assert await asked.moves() == ["pass", "pass", "2", "deny"]


async def test_an_answer_taken_back_before_its_window_opens_asks(asked):
    await asked.bea.plays(asked.table, "pass")
    await asked.answers(asked.anna, "deny no")
    await asked.answers(asked.bea, "deny no")
    await asked.answers(asked.bea, "ask me")
    assert set((await asked.seen()).standing) == {"one.deny"}
    await asked.bea.plays(asked.table, "1")
    await asked.later()
    await asked.anna.plays(asked.table, "1")
    await asked.later()
    assert (await asked.moves())[-1] == "1"


async def test_who_takes_an_answer_back_in_its_window_is_asked_then():
    evening = await Evening.dealt("blank", "shield")
    await evening.answers(evening.bea, "deny no")
    await evening.anna.plays(evening.table, "2")
    await evening.salle.deliver()
    await evening.answers(evening.bea, "deny ask")
    await evening.later()
    (post,) = evening.messages_to(evening.bea)
    assert "deny" in [choice.notation for choice in post.prompt.choices]
    assert await evening.moves() == ["pass", "pass", "2"]


@pytest.mark.parametrize(
    ("words", "standing"),
    [
        ("deny no", {"two.deny": "no"}),
        ("  DENY   Yes", {"two.deny": "yes"}),
        ("de sì", {"two.deny": "yes"}),
        ("deny the blow? oui", {"two.deny": "yes"}),
        ("no", {"two.deny": "no", "two.swap": "no"}),
        ("yes", {"two.deny": "yes"}),
        ("deny ask me", {}),
        ("avísame", {}),
    ],
)
async def test_answers_are_set_by_words(asked, words, standing):
    await asked.answers(asked.bea, words)
    assert (await asked.seen()).standing == standing


@pytest.mark.parametrize("words", ["deny", "deny maybe", "parry no", "swap yes"])
async def test_words_that_mean_nothing_are_answered_with_those_that_do(asked, words):
    reply = await asked.salle.hall.answers(asked.bea.ask(), asked.table, words)
    assert reply.is_error
    assert "/answers swap no" in reply.ack
    assert "deny (Deny the blow)" in reply.ack
    assert (await asked.seen()).standing == {}


async def test_nobody_answers_for_somebody_else(asked):
    reply = await asked.salle.hall.answers(asked.eve.ask(), asked.table, "deny no")
    assert reply.is_error
    ticket = f"{Verb.ANSWER}:{asked.table}:4:1.1"
    assert (await asked.salle.hall.tap(asked.eve.ask(), ticket)).is_error
    assert (await asked.seen()).standing == {}


async def test_a_button_that_names_no_answer_sets_none(asked):
    for path in ("9.0", "0.9", "0.0"):  # the last: yes, to a question that has none
        ticket = f"{Verb.ANSWER}:{asked.table}:4:{path}"
        assert (await asked.salle.hall.tap(asked.bea.ask(), ticket)).is_error
    assert (await asked.seen()).standing == {}


# -- nothing is lost, nothing is done twice ------------------------------------------------------


async def test_several_clocks_answer_once(forced):
    forced.salle.time.now += DELAY
    await asyncio.gather(*(forced.salle.clock.look() for _ in range(4)))
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_an_answer_and_a_tap_at_the_same_moment_are_one(forced):
    ahead = await forced.bea.taps(button(await forced.bea.turn(forced.table), "Answer now"))
    forced.salle.time.now += DELAY
    await asyncio.gather(forced.salle.clock.look(), forced.bea.taps(button(ahead.private, "Send")))
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_what_is_due_survives_a_restart(forced):
    salle = Salle(forced.salle.store, delay=lambda: DELAY)
    salle.time.now = forced.salle.time.now + DELAY - 1
    await salle.clock.look()
    forced.salle = salle
    assert (await forced.moves())[-1] == "2"
    await forced.later(1)
    assert (await forced.moves())[-1] == "pass"


async def test_after_the_hall_was_shut_it_takes_its_time_again(forced):
    await forced.salle.clock.look()
    forced.salle.time.now += 3 * 86_400
    await forced.salle.clock.open()
    await forced.later(0)
    assert (await forced.moves())[-1] == "2"
    await forced.later()
    assert (await forced.moves())[-1] == "pass"


async def test_all_of_it_holds_over_a_real_store():
    with valkey() as url:
        store = RedisStore(url)
        evening = await Evening.dealt("blank", "shield", store=store)
        await evening.answers(evening.bea, "deny yes")
        await evening.anna.plays(evening.table, "2")
        await store.close()
        evening.salle = Salle(store := RedisStore(url), delay=lambda: DELAY)
        evening.bea.salle = evening.salle
        assert (await evening.bea.turn(evening.table)).prompt.lead.startswith("You have answered")
        await evening.later()
        assert (await evening.moves())[-1] == "deny"
        await evening.salle.hall.forget(evening.bea.ask())
        assert (await evening.seen()).standing == {}
        await store.close()


async def test_who_resigns_meanwhile_has_resigned(forced):
    await forced.bea.salle.hall.tap(forced.bea.ask(), f"{Verb.RESIGN_SURELY}:{forced.table}:4:")
    await forced.later()
    seen = await forced.seen()
    assert seen.here.outcome.reason == "resigned"
    assert seen.record.log[-1].act is Act.RESIGN
    assert await forced.salle.store.answers(forced.salle.time.now + 999) == []


async def test_when_the_match_ends_the_answers_go(asked):
    await asked.answers(asked.bea, "deny no")
    await asked.salle.hall.tap(asked.anna.ask(), f"{Verb.RESIGN_SURELY}:{asked.table}:4:")
    seen = await asked.seen()
    assert seen.here.status is Status.OVER
    assert (seen.standing, seen.answer) == ({}, None)
    reply = await asked.salle.hall.answers(asked.bea.ask(), asked.table, "deny no")
    assert reply.is_error
    assert (await asked.seen()).standing == {}


async def test_an_answer_comes_before_a_deadline_however_late_the_hall_looks(forced):
    await forced.later(2 * 86_400)
    seen = await forced.seen()
    assert seen.here.status is Status.PLAYING
    assert seen.record.log[-1].move == "pass"


async def test_an_answer_set_before_the_deadline_is_given_by_then(asked):
    asked.salle.time.now += 86_400 - 10
    await asked.answers(asked.bea, "deny yes")
    await asked.later(10)
    assert (await asked.seen()).record.log[-1].move == "deny"


async def test_who_let_his_time_run_out_has_lost_though_he_answers_later(asked):
    await asked.later(86_400)
    assert (await asked.seen()).here.outcome.reason == "timed-out"


async def test_who_is_not_asked_is_not_reminded_and_does_not_lose_on_time():
    evening = await Evening.dealt("blank", "shield", clock=86_400)
    await evening.answers(evening.bea, "deny no")
    await evening.anna.plays(evening.table, "2")
    await evening.salle.store.set_standing(
        evening.table, {}, expected=4, answer=evening.salle.time.now + 99_999
    )
    await evening.later(80_000)
    assert evening.messages_to(evening.bea) == []
    await evening.later(10_000)
    assert (await evening.seen()).here.status is Status.PLAYING


async def test_who_is_forgotten_answers_nothing_in_advance_and_is_asked():
    evening = await Evening.dealt("blank", "shield")
    await evening.answers(evening.bea, "deny no")
    await evening.answers(evening.anna, "deny no")
    await evening.anna.plays(evening.table, "2")
    await evening.salle.hall.forget(evening.bea.ask())
    await evening.later()
    assert (await evening.seen()).standing == {"one.deny": "no"}
    assert len(evening.messages_to(evening.bea)) == 1
    assert (await evening.moves())[-1] == "2"


async def test_an_answer_that_is_no_longer_owed_asks(forced):
    """As when the rules were mended between two starts."""
    mended = type("Mended", (type(GAME),), {"windows": ()})()
    forced.salle.tables.games = {**forced.salle.games, GAME.id: mended}
    await forced.later()
    assert await forced.salle.store.answers(forced.salle.time.now + 999) == []
    assert len(forced.messages_to(forced.bea)) == 1


async def test_a_move_still_takes_two_round_trips(forced):
    asks = []

    class Counted(MemoryStore):
        def __getattribute__(self, name):
            found = super().__getattribute__(name)
            if not name.startswith("_") and callable(found):
                asks.append(name)
            return found

    post = await forced.bea.turn(forced.table)
    ahead = (await forced.bea.taps(button(post, "Answer now"))).private
    forced.salle.store.__class__ = Counted
    await forced.bea.taps(button(ahead, "Send"))
    forced.salle.store.__class__ = MemoryStore
    assert asks == ["load", "commit"]


# -- the computer --------------------------------------------------------------------------------


async def test_the_computer_takes_its_time_where_it_has_no_choice(forced, monkeypatch):
    computers = Computers(forced.salle.context, floor=0.05)

    async def think(*_):
        return "pass"

    monkeypatch.setattr(computers, "_think", think)
    monkeypatch.setattr(type(await forced.seen()), "computer", lambda *_: "novice")
    loop = asyncio.get_running_loop()
    began = loop.time()
    await computers.answer(await forced.seen(), Seat.TWO)
    assert loop.time() - began >= 0.05
    assert (await forced.moves())[-1] == "pass"


async def test_where_a_private_chat_is_closed_the_channel_mentions_as_always():
    posts = []
    for card in ("blank", "shield"):
        evening = await Evening.dealt("blank", card)
        evening.salle.doors.closed.add(evening.bea.address)
        await evening.salle.store.set_settings(str(evening.bea.address), {"closed": "1"})
        await evening.anna.plays(evening.table, "2")
        await evening.salle.deliver()
        (post,) = evening.salle.doors.to(ROOM)
        posts.append(evening.plain(post))
        assert post.mention == evening.bea.address
    assert posts[0] == posts[1]
