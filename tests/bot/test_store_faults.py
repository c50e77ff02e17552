"""The store goes away at any one call of any act: nobody is told wrong, no table is off its lists.

Each act is done again and again, with the fault at its first call, its second, and so on; in the
quick profile at every other one.
"""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from bot.application import listed_tables
from bot.application.model import Reply
from bot.commands import (
    challenge_answers,
    challenges,
    draws,
    forgetting,
    moves,
    rematches,
    resignations,
)
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from storage.base import StoreAwayError, TableKey
from storage.store import Store
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import ROOM, Salle, Someone, button, main_button
from tests.servers.private_store import PrivateStore

_MOST_CALLS = 60  # of one act
_EACH = [2, pytest.param(1, marks=pytest.mark.long)]
"""Every so manyth call of an act is where the store goes away."""


class Evening:
    """A hall whose store may go away, and three people who have no tables yet."""

    def __init__(self) -> None:
        self.store = FaultyStore(PrivateStore())
        self.salle = Salle(self.store)
        self.anna, self.bea, self.eve = map(self.salle.someone, ("Anna", "Bea", "Eve"))
        self.known: set[TableKey] = set()
        """All tables that were committed to, as the store saw it."""
        store: Any = self.store.store
        commit = store.commit

        async def seen(table: TableKey, *args: object, **kwargs: object) -> None:
            self.known.add(table)
            await commit(table, *args, **kwargs)

        store.commit = seen

    @property
    def people(self) -> tuple[Someone, ...]:
        return self.anna, self.bea, self.eve


Act = Callable[[], Awaitable[Reply]]


async def opens(evening: Evening) -> Act:
    terms = Terms(game="cannae", opponent=evening.bea.person)
    ask = evening.anna.ask(ROOM)
    return lambda: evening.salle.app.run(challenges.challenge, ask, terms)


async def takes_an_open_challenge(evening: Evening) -> Act:
    table = await evening.salle.challenge(evening.anna, game="cannae")
    ask = evening.eve.ask(ROOM)
    return lambda: evening.salle.app.run(challenge_answers.accept, ask, table)


async def follows_a_link(evening: Evening) -> Act:
    table = await evening.salle.challenge(evening.anna, game="cannae")
    ask = evening.eve.ask()
    return lambda: evening.salle.app.run(challenge_answers.join, ask, table)


async def moves_a_piece(evening: Evening) -> Act:
    table = await evening.salle.match(evening.anna, evening.bea, game="cannae")
    preview = await evening.salle.app.run(moves.typed, evening.anna.ask(), "c2c3", table)
    assert preview.private
    send = main_button(preview.private)
    return lambda: evening.anna.taps(send)


async def resigns(evening: Evening) -> Act:
    table = await evening.salle.match(evening.anna, evening.bea, game="cannae")
    asked = await evening.salle.app.run(resignations.resign, evening.bea.ask(), table)
    assert asked.private
    surely = button(asked.private, "Resign")
    return lambda: evening.bea.taps(surely)


async def declines(evening: Evening) -> Act:
    table = await evening.salle.challenge(evening.anna, opponent=evening.bea.person)
    return lambda: evening.salle.app.tap(evening.bea.ask(), f"cd:{table}:0:")


async def withdraws(evening: Evening) -> Act:
    table = await evening.salle.challenge(evening.anna, opponent=evening.bea.person)
    return lambda: evening.salle.app.tap(evening.anna.ask(), f"cw:{table}:0:")


async def refuses_a_draw(evening: Evening) -> Act:
    table = await evening.salle.match(evening.anna, evening.bea, game="cannae")
    await evening.salle.app.run(draws.offer_draw, evening.anna.ask(), table)
    return lambda: evening.salle.app.tap(evening.bea.ask(ROOM), f"dr:{table}:1:")


async def proposes_other_terms(evening: Evening) -> Act:
    table = await evening.salle.challenge(evening.anna, opponent=evening.bea.person)
    post = (await evening.salle.app.tap(evening.bea.ask(), f"cc:{table}:0:")).private
    post = (await evening.bea.taps(button(post, "advanced"))).private
    proposal = button(post, "Propose")
    return lambda: evening.bea.taps(proposal)


async def asks_for_a_rematch(evening: Evening) -> Act:
    table = await evening.salle.match(evening.anna, evening.bea, game="cannae")
    await evening.salle.app.tap(evening.bea.ask(), f"ry:{table}:1:")
    ask = evening.anna.ask()
    return lambda: evening.salle.app.run(rematches.rematch, ask, table)


async def plays_alone(evening: Evening) -> Act:
    ask = evening.anna.ask()
    terms = Terms(game="cannae", is_study=True, partner="Partner")
    return lambda: evening.salle.app.run(challenges.challenge, ask, terms)


_ACTS = (
    opens,
    takes_an_open_challenge,
    follows_a_link,
    moves_a_piece,
    resigns,
    declines,
    withdraws,
    refuses_a_draw,
    proposes_other_terms,
    asks_for_a_rematch,
    plays_alone,
)


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Who looks again what became of a commit doesn't wait before it."""
    monkeypatch.setattr("bot.application.commits._LOOKING_AGAIN", (0.0, 0.0))


@pytest.fixture
def evening():
    return Evening()


async def versions(store: Store, tables: set[TableKey]) -> dict[TableKey, int]:
    """How long the log of each table is; -1 where there is none."""
    found = {}
    for table in tables:
        stored = await store.load(table)
        found[table] = stored.record.version if stored else -1
    return found


def _faults() -> Iterator[ParameterSet]:
    """Each act, refused or unanswered, once or twice; all of that in the long profile."""
    kinds = itertools.product(enumerate(_ACTS), (False, True), (1, 2))
    for (number, act), answer_is_lost, failures in kinds:
        is_usual = (number + 2 * answer_is_lost + failures) % 4 == 0
        name = f"{act.__name__}-{'unanswered' if answer_is_lost else 'refused'}-{failures}"
        marks = () if is_usual else pytest.mark.long
        yield pytest.param(act, answer_is_lost, failures, id=name, marks=marks)


@pytest.mark.parametrize("each", _EACH)
@pytest.mark.parametrize(("act_of", "answer_is_lost", "failures"), [*_faults()])
async def test_whoever_acts_is_told_the_truth_and_every_table_stands_on_its_lists(
    act_of, answer_is_lost, failures, each
):
    for fails_at in range(1, _MOST_CALLS, each):
        evening = Evening()
        act = await act_of(evening)
        before = await versions(evening.store.store, evening.known)
        evening.store.arm(fails_at, failures=failures, is_done_first=answer_is_lost)
        reply = await act()
        has_failed = evening.store.disarm()
        after = await versions(evening.store.store, evening.known)
        is_done = any(after[table] > before.get(table, -1) for table in after)
        assert is_done != reply.is_away, (fails_at, reply)
        assert is_done != reply.is_error, (fails_at, reply)
        await assert_lists_are_right(evening)
        if not has_failed:
            return
        if not is_done:  # the same tap again does it
            assert not (await act()).is_error
            await assert_lists_are_right(evening)
    raise AssertionError("the act never comes to its end")


async def assert_lists_are_right(evening: Evening) -> None:
    """What runs is listed at once; what is over, as soon as somebody looks."""
    for who in evening.people:
        address = str(who.address)
        listed = set(await evening.store.running_tables(address))
        shown = {t.key for t in await listed_tables.running_tables(evening.salle.tables, address)}
        shown_over = await listed_tables.finished_tables(evening.salle.tables, address, limit=1_000)
        over = {table.key for table in shown_over}
        for key in evening.known:
            try:
                table = await evening.salle.tables.load(key)
            except LookupError:
                continue
            if table.seat_of(address) is None:
                assert key not in shown | over
                continue
            assert (key in listed) or not table.is_running, (
                "it runs, and isn't on the player's list"
            )
            assert (key in shown) == table.is_running
            assert (key in over) == (table.match.status is Status.OVER)
    await assert_the_chats_lists_are_right(evening)


async def assert_the_chats_lists_are_right(evening: Evening) -> None:
    """The same for the room."""
    listed = set(await evening.store.running_tables(str(ROOM)))
    look, eve = listed_tables.running_tables, str(evening.eve.address)
    shown = {t.key for t in await look(evening.salle.tables, str(ROOM), asker=eve)}
    over = set(await evening.store.finished_tables(str(ROOM), limit=1_000))
    for key in evening.known:
        stored = await evening.store.load(key)
        if stored is None or key.chat != ROOM.id:
            continue
        table = await evening.salle.tables.load(key)
        assert (key in listed) or not table.is_running
        assert (key in shown) == table.is_running
        assert (key in over) == (table.match.status is Status.OVER)


@pytest.mark.parametrize("each", _EACH)
@pytest.mark.parametrize("answer_is_lost", [False, True], ids=["refused", "unanswered"])
async def test_a_challenge_that_expires_while_the_store_goes_away_is_taken_off_the_lists(
    answer_is_lost, each
):
    for fails_at in range(1, _MOST_CALLS, each):
        evening = Evening()
        await evening.salle.challenge(evening.anna, opponent=evening.bea.person)
        await evening.salle.match(evening.anna, evening.eve, clock=3_600, game="cannae")
        await evening.salle.deliver()
        evening.salle.time.now += 8 * 86_400
        evening.store.arm(fails_at, is_done_first=answer_is_lost)
        with suppress(StoreAwayError):
            await evening.salle.clock.sweep()
        has_failed = evening.store.disarm()
        await evening.salle.clock.sweep()
        await assert_lists_are_right(evening)
        for key in evening.known:
            assert not (await evening.salle.tables.load(key)).is_running
        if not has_failed:
            return
    raise AssertionError("the clock never comes to its end")


async def test_where_the_store_stays_away_after_an_act_nobody_is_told_that_it_failed(evening):
    """A move is loaded and committed; the answer is lost, and nobody can look what became of it."""
    act = await moves_a_piece(evening)
    evening.store.arm(2, failures=10, is_done_first=True)
    reply = await act()
    evening.store.disarm()
    assert reply.is_away
    assert "don't know whether" in reply.ack


async def test_a_match_that_is_missing_on_its_players_list_is_listed_when_they_look(evening):
    """By a link, by a button of the board, or by their rival's move: whichever comes first."""
    for look in (_by_a_link, _by_a_button, _by_his_rivals_move):
        table = await evening.salle.match(evening.anna, evening.bea, game="cannae")
        await evening.store.unlist_table([str(evening.bea.address)], table)
        await look(evening, table)
        listed = await evening.store.running_tables(str(evening.bea.address))
        assert table in listed, look.__name__


async def _by_a_link(evening: Evening, table: TableKey) -> None:
    await evening.salle.app.run(challenge_answers.join, evening.bea.ask(), table)


async def _by_a_button(evening: Evening, table: TableKey) -> None:
    await evening.salle.app.tap(evening.bea.ask(ROOM), f"hd:{table}:1:")


async def _by_his_rivals_move(evening: Evening, table: TableKey) -> None:
    await evening.anna.plays(table, "c2c3")
    await evening.salle.deliver()


async def test_who_comes_too_late_for_a_seat_has_no_such_table(evening):
    table = await evening.salle.match(evening.anna, evening.bea, game="cannae")
    eve = str(evening.eve.address)
    await evening.store.list_running([eve], table, at=1)
    assert await listed_tables.running_tables(evening.salle.tables, eve) == []
    assert await evening.store.running_tables(eve) == []


async def test_being_forgotten_is_not_done_before_all_of_it_is(evening):
    for _ in range(2):
        await evening.salle.match(evening.anna, evening.bea, game="cannae")
    for fails_at in range(1, 3 * _MOST_CALLS):  # which all of a person takes
        asked = await evening.salle.app.run(forgetting.forget, evening.anna.ask())
        assert asked.private
        yes = button(asked.private, "Forget me")
        evening.store.arm(fails_at)
        reply = await evening.anna.taps(yes)
        has_failed = evening.store.disarm()
        assert reply.is_forgotten or reply.is_error
        if reply.is_forgotten:
            assert await evening.store.running_tables(str(evening.anna.address)) == []
        if not has_failed:
            return
    raise AssertionError("nobody is ever forgotten")
