"""What the hall answers is neither lost nor done twice, whatever comes between."""

import asyncio

from salle_shields.engines.shields.game import GAME

from bot.commands import forgetting, preset_answers
from bot.timing.vacations import BY_ITSELF, NEVER
from engines.core.match_state import Status
from engines.core.record import Act
from storage.store import Store
from tests.bot.salle import Salle, button
from tests.servers.private_store import PrivateStore
from tests.servers.valkey import valkey
from tests.shields.evening import DELAY, Evening


async def test_several_clocks_answer_once(forced):
    forced.salle.time.now += DELAY
    await asyncio.gather(*(forced.salle.clock.sweep() for _ in range(4)))
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_an_answer_and_a_tap_at_the_same_moment_are_one(forced):
    ahead = await forced.bea.taps(button(await forced.bea.turn(forced.table), "Answer now"))
    forced.salle.time.now += DELAY
    await asyncio.gather(forced.salle.clock.sweep(), forced.bea.taps(button(ahead.private, "Send")))
    assert await forced.moves() == ["pass", "pass", "2", "pass"]


async def test_what_is_due_survives_a_restart(forced):
    salle = Salle(forced.salle.store, delay=lambda: DELAY)
    salle.time.now = forced.salle.time.now + DELAY - 1
    await salle.clock.sweep()
    forced.salle = salle
    assert (await forced.moves())[-1] == "2"
    await forced.later(1)
    assert (await forced.moves())[-1] == "pass"


async def test_after_the_hall_was_shut_it_takes_its_time_again(forced):
    await forced.salle.clock.tick()
    forced.salle.time.now += 3 * 86_400
    await forced.salle.clock.tick()
    assert (await forced.moves())[-1] == "2"
    await forced.later()
    assert (await forced.moves())[-1] == "pass"


async def test_all_of_it_holds_over_a_real_store():
    with valkey() as url:
        store = Store(url)
        evening = await Evening.dealt("blank", "shield", store=store)
        await evening.answers(evening.bea, "deny yes")
        await evening.anna.plays(evening.table, "2")
        await store.close()
        evening.salle = Salle(store := Store(url), delay=lambda: DELAY)
        evening.bea.salle = evening.salle
        assert (await evening.bea.turn(evening.table)).prompt.lead.startswith("You answered")
        await evening.later()
        assert (await evening.moves())[-1] == "deny"
        await forgotten(evening, evening.bea)
        assert (await evening.loaded()).preset_answers == {}
        await store.close()


async def test_who_resigns_meanwhile_has_resigned(forced):
    await forced.bea.salle.app.tap(forced.bea.ask(), f"{'ry'}:{forced.table}:4:")
    await forced.later()
    loaded = await forced.loaded()
    assert loaded.match.outcome.reason == "resigned"
    assert loaded.record.log[-1].act is Act.RESIGN
    assert await forced.salle.store.due_answers(forced.salle.time.now + 999) == []


async def test_when_the_match_ends_the_answers_go(asked):
    await asked.answers(asked.bea, "deny no")
    await asked.salle.app.tap(asked.anna.ask(), f"{'ry'}:{asked.table}:4:")
    loaded = await asked.loaded()
    assert loaded.match.status is Status.OVER
    assert (loaded.preset_answers, loaded.answer_at) == ({}, None)
    reply = await asked.salle.app.run(preset_answers.show, asked.bea.ask(), asked.table, "deny no")
    assert reply.is_error
    assert (await asked.loaded()).preset_answers == {}


async def test_an_answer_comes_before_a_deadline_however_late_the_hall_looks(forced):
    await forced.later(2 * 86_400)
    loaded = await forced.loaded()
    assert loaded.match.status is Status.PLAYING
    assert loaded.record.log[-1].move == "pass"


async def test_an_answer_set_before_the_deadline_is_given_by_then(asked):
    asked.salle.time.now += 86_400 - 10
    await asked.answers(asked.bea, "deny yes")
    await asked.later(10)
    assert (await asked.loaded()).record.log[-1].move == "deny"


async def test_the_flag_of_who_is_asked_falls_though_they_may_answer_later(asked):
    await asked.salle.store.update_profile(str(asked.bea.address), {BY_ITSELF: NEVER})
    await asked.later(86_400)
    assert (await asked.loaded()).record.log[-1].act is Act.FLAG


async def test_who_is_not_asked_is_not_reminded_and_is_answered_for_when_their_time_is_up():
    evening = await Evening.dealt("blank", "shield", clock=86_400)
    await evening.answers(evening.bea, "deny no")
    await evening.anna.plays(evening.table, "2")
    await evening.salle.store.set_preset_answers(
        evening.table,
        {},
        expected=4,
        seen={"two.deny": "no"},
        answer_at=evening.salle.time.now + 99_999,
    )
    await evening.salle.deliver()
    await evening.later(80_000)
    assert evening.messages_to(evening.bea) == []
    await evening.later(10_000)
    assert (await evening.loaded()).match.status is Status.PLAYING
    assert (await evening.moves())[-1] == "pass"


async def forgotten(evening, who):
    question = (await evening.salle.app.run(forgetting.forget, who.ask())).private
    await who.taps(button(question, "Forget me"))


async def test_who_is_forgotten_answers_nothing_in_advance_any_more():
    evening = await Evening.dealt("blank", "shield")
    await evening.answers(evening.bea, "deny no")
    await evening.answers(evening.anna, "deny no")
    await evening.anna.plays(evening.table, "2")
    await forgotten(evening, evening.bea)
    await evening.later()
    loaded = await evening.loaded()
    assert loaded.preset_answers == {}
    assert loaded.match.outcome.reason == "resigned"
    assert (await evening.moves())[-1] == "2"


async def test_an_answer_that_is_no_longer_owed_asks(forced):
    """As when the rules were mended between two starts."""
    mended = type("Mended", (type(GAME),), {"windows": ()})()
    forced.salle.tables.games = {**forced.salle.games, GAME.id: mended}
    await forced.later()
    assert await forced.salle.store.due_answers(forced.salle.time.now + 999) == []
    assert len(forced.messages_to(forced.bea)) == 1


async def test_a_move_still_takes_two_round_trips(forced):
    asks = []

    class Counted(PrivateStore):
        def __getattribute__(self, name):
            found = super().__getattribute__(name)
            if not name.startswith("_") and callable(found):
                asks.append(name)
            return found

    post = await forced.bea.turn(forced.table)
    ahead = (await forced.bea.taps(button(post, "Answer now"))).private
    forced.salle.store.__class__ = Counted
    await forced.bea.taps(button(ahead, "Send"))
    forced.salle.store.__class__ = PrivateStore
    assert asks == ["load", "commit"]
