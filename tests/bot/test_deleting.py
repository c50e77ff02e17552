"""Who deletes themselves is gone from all that is kept, and others keep their matches whole."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.application import profile
from bot.application.deleting import Deleting
from bot.application.profile import has_blocked
from bot.commands import challenge_answers, challenges, exports, forgetting, preferences, table_list
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from storage import keys
from storage.base import Following, StoreAwayError
from storage.recount import differences
from tests.bot.administering import does
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import ROOM, Someone, button
from tests.bot.test_export import faults
from tests.bot.test_results import played, resigns
from tests.bot.test_talk import says

NAME = "Wilhelmina"


class Nameless(Someone):
    """Whose asks don't bear their name, as no platform's do."""

    def ask(self, where=None, **more):
        return replace(super().ask(where, **more), nonce=f"n{self._acts}")


@pytest.fixture
def mina(salle):
    return Nameless(salle, NAME)


async def deletes(who):
    question = (await who.salle.app.run(forgetting.forget, who.ask())).private
    return await who.taps(button(question, "Forget me"))


async def in_private(salle, mina, bea):
    """A match that was opened in a private chat, and bears its name."""
    terms = Terms(game="en_garde", opponent=bea.person)
    opened = await salle.app.run(challenges.challenge, mina.ask(), terms)
    await salle.app.run(challenge_answers.accept, bea.ask(), opened.table)
    assert str(opened.table).startswith(f"{mina.address}:")
    return opened.table


async def evening(salle, mina, bea, eve):
    """Matches of all kinds, talk, a challenge that is declined, blocks, follows, settings."""
    over = await played(salle, mina, bea)
    await resigns(salle, over, bea)
    await says(mina, over, "A pleasure")
    running = await salle.match(bea, mina)
    await says(mina, running, "Once more")
    declined = await salle.challenge(mina, opponent=eve.person)
    await salle.app.run(challenge_answers.decline, eve.ask(ROOM), declined)
    at_home = await in_private(salle, mina, bea)
    await resigns(salle, at_home, mina)
    await says(bea, at_home, "Nice home")
    await in_private(salle, mina, bea)
    await salle.app.run(
        challenges.challenge, mina.ask(), Terms(game="cannae", is_study=True, partner="Zoe")
    )
    await salle.challenge(eve, opponent=mina.person, game="cannae")
    await salle.app.run(
        challenges.challenge, mina.ask(ROOM), Terms(game="cannae", is_study=True, partner="Zoe")
    )
    others = await salle.match(bea, eve)
    await salle.store.follow(others, str(mina.address), Following.MOVES, most=9)
    await salle.app.run(preferences.choose, mina.ask(), "theme", "dark")
    await salle.store.update_profile(str(eve.address), {profile.BLOCKED: str(mina.address)})
    await salle.deliver()
    return over


async def test_no_key_names_who_has_deleted_themselves(salle, mina, bea, eve):
    await evening(salle, mina, bea, eve)
    before = naming(await everything_kept(salle.store), NAME, str(mina.address))
    assert len(before) > 15
    await deletes(mina)
    await salle.deliver()
    assert await Deleting(salle.tables).go_on() == 1
    assert naming(await everything_kept(salle.store), NAME, str(mina.address)) == []


async def test_rivals_keep_their_matches_whole_under_a_former_player(salle, mina, bea, eve):
    over = await evening(salle, mina, bea, eve)
    sealed = (await salle.tables.load(over)).record
    await deletes(mina)
    table = await salle.tables.load(over, asker=str(bea.address))
    assert table.match.status is Status.OVER
    assert "Former player" in salle.context.perspective(bea.ask(), table).title
    assert [entry.move for entry in table.record.log] == [entry.move for entry in sealed.log]
    assert table.record.head.commitment == sealed.head.commitment
    file = (await salle.app.run(exports.export, bea.ask(), over)).private.file
    assert NAME.encode() not in file[1]
    listed = await table_list.table_summaries(salle.context, bea.ask())
    assert listed


async def test_a_match_of_a_private_chat_stays_the_rivals_under_another_name(salle, mina, bea):
    opened = await in_private(salle, mina, bea)
    await resigns(salle, opened, mina)
    (before, _) = (await export_of(salle, bea, opened), await salle.deliver())
    await deletes(mina)
    await salle.deliver()
    await Deleting(salle.tables).go_on()
    (key,) = await salle.store.finished_tables(str(bea.address), limit=9)
    assert key.platform == "former"
    after = await export_of(salle, bea, key)
    assert list(faults(after, before["head"]["commitment"])) == []
    assert after["server_seed"] == before["server_seed"]
    assert (await salle.store.reckoned("en_garde", key)).result.table == str(key)


async def export_of(salle, who, table):
    return json.loads((await salle.app.run(exports.export, who.ask(), table)).private.file[1])


async def test_all_ratings_are_reckoned_as_before(salle, mina, bea, eve):
    await evening(salle, mina, bea, eve)
    theirs = await salle.store.standings("gyges", [str(bea.address)])
    await deletes(mina)
    await Deleting(salle.tables).go_on()
    assert (await differences(salle.store)).lines == []
    now = await salle.store.standings("gyges", [str(bea.address)])
    assert now.of[str(bea.address)].rating.matches >= theirs.of[str(bea.address)].rating.matches
    assert (await salle.store.standings("gyges", [str(mina.address)])).of[
        str(mina.address)
    ].finished == 0


async def test_who_comes_back_begins_anew_and_keeps_what_is_new(salle, mina, bea, eve):
    await evening(salle, mina, bea, eve)
    await deletes(mina)
    await salle.app.run(preferences.choose, mina.ask(), "theme", "dark")
    again = await salle.match(mina, bea)
    await Deleting(salle.tables).go_on()
    table = await salle.tables.load(again)
    assert table.seat_of(str(mina.address))
    assert (await salle.store.profile(str(mina.address)))["theme"] == "dark"
    await deletes(mina)
    await Deleting(salle.tables).go_on()
    await salle.deliver()
    assert (await differences(salle.store)).lines == []
    assert naming(await everything_kept(salle.store), NAME, str(mina.address)) == []


async def test_who_was_blocked_stays_blocked_and_is_named_nowhere(salle, mina, bea, eve):
    await evening(salle, mina, bea, eve)
    await deletes(mina)
    await Deleting(salle.tables).go_on()
    settings = await salle.store.profile(str(eve.address))
    assert str(mina.address) not in settings[profile.BLOCKED]
    assert has_blocked(settings, str(mina.address))
    assert not has_blocked(settings, str(bea.address))


async def test_a_former_player_is_challenged_to_no_rematch(salle, mina, bea, eve):
    over = await evening(salle, mina, bea, eve)
    await deletes(mina)
    reply = await salle.app.tap(bea.ask(ROOM), f"rm:{over}:0:")
    assert reply.is_error
    assert "deleted their data" in reply.ack


async def test_all_linked_identities_go_together(salle, mina, bea, eve):
    await evening(salle, mina, bea, eve)
    other = Elsewhere(salle, NAME)
    await joins(other, mina)
    await played(salle, other, bea)
    await deletes(mina)
    await salle.deliver()
    await Deleting(salle.tables).go_on()
    await salle.deliver()
    kept = await everything_kept(salle.store)
    kept = {key: text for key, text in kept.items() if not key.startswith("link_code:")}
    found = naming(kept, str(mina.address), str(other.address))
    assert [key for key in found if not key.startswith(("outbox:", "parked:"))] == []
    assert (await differences(salle.store)).lines == []


async def test_a_button_deletes_nobody_but_who_taps_it(salle, mina, bea):
    await salle.match(mina, bea)
    question = (await salle.app.run(forgetting.forget, mina.ask())).private
    await bea.taps(button(question, "Forget me"))
    assert await salle.store.profile(str(mina.address))
    assert await salle.store.profile(str(bea.address)) == {}


class _KilledError(Exception):
    """The process is killed."""


@pytest.mark.parametrize("killed_at", [2, 5, 8, 11])  # so many scripts have run by then
async def test_killed_in_the_middle_it_is_completed(salle, mina, bea, eve, killed_at, monkeypatch):
    await evening(salle, mina, bea, eve)
    question = (await salle.app.run(forgetting.forget, mina.ask())).private
    run, left = salle.store.client.run, [killed_at]

    async def killed(*words):
        if left[0] == 0:
            raise _KilledError
        left[0] -= 1
        return await run(*words)

    monkeypatch.setattr(salle.store.client, "run", killed)
    with suppress(_KilledError, StoreAwayError):
        await mina.taps(button(question, "Forget me"))
    monkeypatch.undo()
    if not await salle.store.deletions():  # not begun: it is asked again
        await deletes(mina)
    await salle.deliver()
    await Deleting(salle.tables).go_on()
    await salle.deliver()
    assert await salle.store.client.ask("HLEN", keys.DELETIONS) == 0
    assert naming(await everything_kept(salle.store), NAME, str(mina.address)) == []
    assert (await differences(salle.store)).lines == []


async def test_a_result_that_was_taken_out_names_nobody_who_is_deleted(salle, mina, bea):
    table = await played(salle, mina, bea)
    await resigns(salle, table, bea)
    await does(salle.someone("Boss"), "void", table=table)
    await salle.tables.annulments.settle()
    await deletes(mina)
    await salle.deliver()
    await Deleting(salle.tables).go_on()
    assert naming(await everything_kept(salle.store), NAME, str(mina.address)) == []
    assert (await differences(salle.store)).lines == []
