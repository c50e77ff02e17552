"""Analyses in the background: once a match, after its end, one at a time."""

import asyncio

import pytest

from bot.application.analyses import Analyses
from bot.application.following import unfollow_all
from bot.application.next_matches import find_next
from bot.application.profile import BLOCKED, PROFILE_SHOWN, ProfileShown
from bot.commands import review
from bot.workers.match_analyst import MatchAnalyst
from engines.core.analysis.kept_plies import read_plies
from engines.core.record import Series
from storage import keys
from tests.bot.brief_judge import judged_briefly
from tests.bot.reviewing import broken_at_once, given_up, judged_at_once, moved, played
from tests.bot.salle import ROOM, button

LATER = 60.0


def analyst_of(salle, judge=judged_at_once):
    return MatchAnalyst(
        tables=salle.tables, computers=salle.catalogue.computers, judge=judge, beat=0.01
    )


@pytest.fixture
async def analyst(salle, monkeypatch):
    """It judges at once, in this process."""
    made = analyst_of(salle)

    async def ask(function, *args, on_report):
        return function(*args, on_report)

    monkeypatch.setattr(made._process, "ask", ask)
    return made


async def plies(salle, table):
    return read_plies((await salle.store.analysis(table)).found)


async def test_a_match_is_analysed_once_and_not_before_its_players_had_a_moment(
    salle, anna, bea, analyst
):
    table = await played(salle, anna, bea)
    assert await analyst.analyse_next() is None
    salle.time.now += LATER
    assert await analyst.analyse_next() == table
    assert len(await plies(salle, table)) == 4
    assert await analyst.analyse_next() is None


async def test_a_match_that_somebody_asks_for_is_analysed_at_once(salle, anna, bea, analyst):
    await played(salle, anna, bea)
    table = await played(salle, anna, bea)
    await salle.store.give_up_analysis(table)
    await salle.app.tap(anna.ask(), f"gj:{table}:5:0")
    assert await analyst.analyse_next() == table


async def test_a_match_that_runs_is_never_analysed(salle, anna, bea, analyst):
    table = await salle.match(anna, bea)
    await moved(salle, table, 2)
    await salle.store.ask_for_analysis(table)  # as if by mistake
    assert await analyst.analyse_next() == table
    assert await plies(salle, table) == ()
    assert await analyst.analyse_next() is None


async def test_nobody_is_told_of_it(salle, anna, bea, analyst):
    table = await played(salle, anna, bea)
    salle.time.now += LATER
    outbox = keys.outbox(keys.shard_of(table))
    told = await salle.store.client.ask("XLEN", outbox)
    await analyst.analyse_next()
    assert await plies(salle, table)
    assert await salle.store.client.ask("XLEN", outbox) == told


async def test_the_matches_of_a_series_are_analysed_when_all_of_it_is_over(
    salle, anna, bea, analyst
):
    first = await played(salle, anna, bea, series=Series.EXCHANGED)
    salle.time.now += LATER
    await analyst.analyse_next()
    assert await plies(salle, first) == ()
    refused = await salle.app.tap(anna.ask(), f"gj:{first}:5:0")
    assert "series" in refused.ack or "series" in refused.private.lines[-1]
    await salle.clock.sweep()
    second = await find_next(salle.tables, await salle.tables.load(first))
    await moved(salle, second.key, 2)
    assert await analyst.analyse_next() is None
    reply = await salle.app.run(review.review, anna.ask(), first)
    assert reply.private.lines[-1] == "The moves will be judged when the series is over."
    await given_up(salle, second.key, bea)
    salle.time.now += LATER
    while await analyst.analyse_next():
        pass
    assert [len(await plies(salle, one)) for one in (first, second.key)] == [4, 2]


async def test_a_match_that_can_not_be_analysed_ends_nobody_elses_analysis(
    salle, anna, bea, analyst
):
    broken = await played(salle, anna, bea)
    table = await played(salle, anna, bea)
    await salle.store.client.ask("RPUSH", keys.log(broken), "no entry")
    salle.time.now += LATER
    seen = [await analyst.analyse_next(), await analyst.analyse_next()]
    assert set(seen) == {broken, table}
    assert await plies(salle, table)
    assert await analyst.analyse_next() is None


async def test_what_fails_again_and_again_is_given_up_until_somebody_asks(
    salle, anna, bea, analyst
):
    table = await played(salle, anna, bea)
    analyst.judge = broken_at_once
    salle.time.now += LATER
    await analyst.analyse_next()
    assert await analyst.analyse_next() is None
    reply = await salle.app.run(review.review, anna.ask(), table)
    assert reply.private.lines[-1] == "The moves couldn't be judged."
    await salle.app.tap(anna.ask(), f"gj:{table}:5:0")
    analyst.judge = judged_at_once
    await analyst.analyse_next()
    assert await plies(salle, table)


async def test_a_process_that_dies_leaves_the_match_to_another(salle, anna, bea, analyst):
    table = await played(salle, anna, bea)
    salle.time.now += LATER
    begun, dying = asyncio.Event(), analyst_of(salle)

    async def ask(*args, on_report):
        begun.set()
        await asyncio.Event().wait()

    dying._process.ask = ask
    work = asyncio.create_task(dying.analyse_next())
    await begun.wait()
    assert await analyst.analyse_next() is None  # one at a time
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    assert await analyst.analyse_next() == table
    assert await plies(salle, table)


async def test_an_analysis_goes_with_its_table_and_does_not_come_back(salle, anna, bea, analyst):
    table = await played(salle, anna, bea)
    salle.time.now += LATER
    await analyst.analyse_next()
    found = (await salle.store.analysis(table)).found
    await salle.store.drop(table)
    assert (await salle.store.analysis(table)).found == ""
    await salle.store.keep_analysis(table, found)  # by one that had begun before
    assert (await salle.store.analysis(table)).found == ""


async def test_a_process_of_its_own_does_it_and_says_how_far_it_is(salle, anna, bea):
    table = await played(salle, anna, bea, moves=2)
    real, heard = analyst_of(salle, judged_briefly), []
    note = salle.store.note_progress

    async def noted(key, done, of):
        heard.append((done, of))
        await note(key, done, of)

    salle.store.note_progress = noted
    salle.time.now += LATER
    try:
        assert await real.analyse_next() == table
    finally:
        await real.close()
    assert (await salle.store.analysis(table)).found == "en_garde 30"
    assert heard == [(1, 4)]


async def test_who_has_asked_sees_it_in_the_message_that_they_look_at(salle, anna, bea, analyst):
    table = await played(salle, anna, bea)
    async with salle.delivering():
        await salle.wait_for(lambda sent: sent.to == anna.address and sent.post.is_over)
        await salle.app.tap(anna.ask(), f"gj:{table}:5:0")
        await salle.app.tap(anna.ask(), f"gt:{table}:5:2")
        await analyst.analyse_next()
        told = await salle.wait_for(lambda sent: sent.post.lines[0] == "Move 2 of 4")
    assert (told.to, told.post.is_silent) == (anna.address, True)
    assert told.previous
    assert "Turning point" in told.post.lines[2]


# Who has no seat


async def spectator_asked(salle, who, table, ply=2):
    """They go through the match in its chat, go on in private, and have it judged."""
    await salle.store.give_up_analysis(table)
    start = (await salle.app.run(review.review, who.ask(ROOM), table)).private
    await who.taps(button(start, "Judge the moves"))
    for _ in range(ply):
        start = (await who.taps(button(start, "Next ›"))).private
    return start


async def told(salle, who):
    await salle.deliver()
    return [sent for sent in salle.doors.sent if sent.to == who.address]


async def test_who_watched_and_has_asked_is_shown_it_silently_once(salle, anna, bea, eve, analyst):
    table = await played(salle, anna, bea)
    await spectator_asked(salle, eve, table)
    assert await told(salle, eve) == []
    await analyst.analyse_next()
    (sent,) = await told(salle, eve)
    assert sent.post.is_silent
    assert sent.post.lines[0] == "Move 2 of 4"
    assert "Turning point" in sent.post.lines[2]
    assert (await eve.taps(button(sent.post, "Next ›"))).private.lines[0] == "Move 3 of 4"
    await salle.store.ask_for_analysis(table)
    await analyst.analyse_next()
    assert len(await told(salle, eve)) == 1
    assert not await salle.store.followed(str(eve.address))


async def test_who_only_looks_at_it_is_told_nothing(salle, anna, bea, eve, analyst):
    table = await played(salle, anna, bea)
    await salle.app.run(review.review, eve.ask(ROOM), table)
    salle.time.now += LATER
    await analyst.analyse_next()
    assert await told(salle, eve) == []


@pytest.mark.parametrize(
    "kept", ["hidden", *(pytest.param(k, marks=pytest.mark.long) for k in ("blocked", "deleted"))]
)
async def test_who_may_not_look_at_it_any_more_is_told_nothing(
    salle, anna, bea, eve, analyst, kept
):
    table = await played(salle, anna, bea)
    await spectator_asked(salle, eve, table)
    if kept == "deleted":
        await unfollow_all(salle.store, str(eve.address))
    settings = {"hidden": {PROFILE_SHOWN: ProfileShown.NOTHING}, "blocked": {BLOCKED: "test:eve"}}
    await salle.store.update_profile(str(anna.address), settings.get(kept, {}))
    await analyst.analyse_next()
    assert await told(salle, eve) == []


async def test_a_match_in_a_private_chat_is_told_no_watcher(salle, anna, eve, analyst):
    alone = await salle.alone(anna, game="en_garde", is_study=True)
    await moved(salle, alone, 2)
    await given_up(salle, alone, anna)
    loaded = await salle.tables.load(alone)
    await Analyses(tables=salle.tables).tell_spectator(loaded, str(eve.address), 1)
    assert (await salle.store.analysis(alone)).spectators == {}
