"""Results of linked identities: one rating, one profile, reckoned once."""

from __future__ import annotations

from bot.application.player_profile import player_profile
from bot.application.profile import THEME
from bot.workers.linker import Linker
from engines.core.match_state import Status
from storage.base import StoreAwayError
from storage.recount import differences
from tests.bot.linked import code_of, joins, parts, says
from tests.bot.salle import button
from tests.bot.test_results import played, resigns


async def rating_of(salle, address):
    return (await salle.store.standings("gyges", [address])).of[address]


async def test_both_histories_are_reckoned_as_one(salle, anna, bea, eve, anna_there):
    for who, rival in ((anna, bea), (anna_there, eve), (anna, eve)):
        table = await played(salle, who, rival)
        await resigns(salle, table, rival)
    await joins(anna, anna_there)
    for address in ("test:anna", "other:anna"):
        standing = await rating_of(salle, address)
        assert (standing.won, standing.rating.matches) == (3, 3)
    board = await salle.store.leaderboard("gyges", since=0.0)
    assert "other:anna" not in [one.player for one in board.first]
    assert (await differences(salle.store)).lines == []


async def test_a_match_of_either_counts_for_the_one_and_is_reckoned_as_anew(
    salle, anna, bea, anna_there
):
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    await joins(anna, anna_there)
    table = await played(salle, anna_there, bea)
    await resigns(salle, table, bea)
    assert (await rating_of(salle, "other:anna")).rating.matches == 2
    found = await differences(salle.store)
    assert (found.results, found.lines) == (2, [])


async def test_parted_each_keeps_the_results_of_its_own_matches(salle, anna, bea, anna_there):
    await joins(anna, anna_there)
    for who, loser in ((anna, bea), (anna_there, bea), (anna_there, anna_there)):
        table = await played(salle, who, bea)
        await resigns(salle, table, loser)
    await parts(anna)
    here, there = [await rating_of(salle, one) for one in ("test:anna", "other:anna")]
    assert (here.won, here.lost, there.won, there.lost) == (1, 0, 1, 1)
    assert (await differences(salle.store)).lines == []


async def test_the_profile_is_one(salle, anna, bea, anna_there):
    for who in (anna, anna_there):
        table = await played(salle, who, bea)
        await resigns(salle, table, bea)
    await joins(anna, anna_there)
    for address in ("test:anna", "other:anna"):
        found = await player_profile(salle.store, address, salle.games, now=salle.time.now)
        assert found.finished == 2
        assert [len(one.results) for one in found.games] == [2]
        assert found.curve[-1].rating == (await rating_of(salle, address)).rating


async def test_what_is_broken_off_while_two_are_joined_is_gone_on_with(
    salle, anna, bea, anna_there, monkeypatch
):
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    between = await salle.match(anna, anna_there, game="gyges")
    await salle.store.update_profile("test:anna", {THEME: "dark"})
    question = (await says(anna_there, await code_of(anna))).private

    async def killed(*_, **__):
        raise StoreAwayError("killed")

    with monkeypatch.context() as patched:
        patched.setattr("bot.application.linking.change_settings", killed)
        assert (await anna_there.taps(button(question, "Join them"))).is_error
    await Linker(tables=salle.tables).settle()
    assert (await salle.tables.load(between)).match.status is Status.OVER
    assert (await salle.store.profile("other:anna"))[THEME] == "dark"
    assert (await rating_of(salle, "other:anna")).won == 1
    assert await salle.store.to_follow_up() == []


async def test_what_cannot_be_read_holds_up_nothing_and_is_quoted_in_no_log(
    salle, anna, bea, anna_there, caplog
):
    await salle.store.client.ask("RPUSH", "salle:{persons}:after", '{"groups": ["test:anna"')
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    await joins(anna, anna_there)
    assert (await rating_of(salle, "other:anna")).won == 1
    assert "after a link can't be read" in caplog.text
    assert "test:anna" not in caplog.text
