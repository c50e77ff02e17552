"""Linked identities play as one person: tables, settings, and where they are told."""

from __future__ import annotations

import pytest

from bot.application.profile import BLOCKED, THEME, TOLD_ON
from bot.commands import (
    boards,
    challenge_answers,
    challenges,
    preferences,
    rematches,
    resignations,
    table_list,
)
from bot.commands.arguments import Given
from bot.commands.challenges import Terms
from bot.commands.unlink import COMMAND as UNLINK
from bot.workers.linker import Linker
from engines.core.match_state import Status
from storage.base import Notice, NoticeKind
from tests.bot.linked import code_of, joins, parts, says
from tests.bot.salle import ROOM, Doors, button, deliverer_of, labels, main_button
from tests.bot.test_results import moves_once


async def test_a_match_goes_on_from_either(salle, anna, bea, anna_there):
    table = await salle.match(anna, bea, game="gyges")
    await joins(anna, anna_there)
    for _ in range(4):
        loaded = await salle.tables.load(table)
        (seat,) = loaded.match.active
        if loaded.match.players[seat].name == "Anna":
            moves = loaded.legal_moves(seat)
            await anna_there.plays(table, str(next(iter(moves))))
        else:
            await moves_once(salle, table)
    assert (await salle.tables.load(table)).version == 5


async def test_the_list_shows_the_tables_of_both(salle, anna, bea, anna_there):
    there = await salle.match(anna, bea, game="gyges")
    here = await salle.match(anna_there, bea, game="cannae")
    assert (await tables_of(anna_there)).count("Gygès") == 0
    await joins(anna, anna_there)
    for who in (anna, anna_there):
        listed = await tables_of(who)
        assert listed.count("Gygès") == 1
        assert listed.count("Battle of Cannae") == 1
    assert there != here


async def tables_of(who):
    post = (await who.salle.app.run(table_list.COMMAND.run, who.ask(), Given())).private
    return "\n".join(line.text for section in post.sections for line in section.lines)


async def test_a_challenge_is_accepted_by_another_identity_as_the_one_who_was_asked(
    salle, anna, bea, anna_there
):
    await joins(anna, anna_there)
    table = await salle.challenge(bea, game="gyges", opponent=anna.person)
    await salle.app.run(challenge_answers.accept, anna_there.ask(), table)
    match = (await salle.tables.load(table)).match
    assert match.status is Status.PLAYING
    assert {player.address for player in match.players} == {"test:anna", "test:bea"}


async def test_nobody_challenges_or_accepts_themselves(salle, anna, anna_there):
    await joins(anna, anna_there)
    terms = Terms(game="gyges", opponent=anna.person)
    refused = await salle.app.run(challenges.challenge, anna_there.ask(ROOM), terms)
    assert refused.is_error
    table = await salle.challenge(anna, game="gyges")
    refused = await salle.app.run(challenge_answers.accept, anna_there.ask(ROOM), table)
    assert refused.ack == "This is your own challenge; somebody else has to accept it."


async def test_parted_again_each_has_its_own_tables(salle, anna, bea, anna_there):
    await salle.match(anna, bea, game="gyges")
    await joins(anna, anna_there)
    done = await parts(anna_there)
    assert done.private.lines[0].startswith("Separated from Test.")
    assert [*await salle.store.identities("test:anna")] == ["test:anna"]
    assert await tables_of(anna_there) == ""
    again = await salle.app.run(UNLINK.run, anna_there.ask(), Given())
    assert again.is_error


async def test_somebody_else_taps_for_themselves_alone(salle, anna, bea, anna_there):
    table = await salle.match(anna, bea, game="gyges")
    refused = await salle.app.run(boards.hand, anna_there.ask(), table)
    assert refused.private.picture.view.onlooker is None


async def test_settings_that_only_one_has_chosen_hold_for_both(salle, anna, anna_there):
    await salle.store.update_profile("test:anna", {THEME: "dark", BLOCKED: "test:eve"})
    await salle.store.update_profile("other:anna", {BLOCKED: "other:zoe"})
    await joins(anna, anna_there)
    for address in ("test:anna", "other:anna"):
        settings = await salle.store.profile(address)
        assert settings[THEME] == "dark"
        assert set(settings[BLOCKED].split()) == {"test:eve", "other:zoe"}


@pytest.mark.parametrize(
    ("label", "theme"),
    [("Join, settings from here", "light"), ("Join, settings from there", "dark")],
)
async def test_where_settings_differ_it_is_asked_once_which_hold(
    salle, anna, anna_there, label, theme
):
    await salle.store.update_profile("test:anna", {THEME: "dark"})
    await salle.store.update_profile("other:anna", {THEME: "light"})
    question = (await says(anna_there, await code_of(anna))).private
    assert labels(question) == [
        "Join, settings from here",
        "Join, settings from there",
        "Keep them apart",
    ]
    await anna_there.taps(button(question, label))
    for address in ("test:anna", "other:anna"):
        assert (await salle.store.profile(address))[THEME] == theme


async def test_what_is_changed_at_one_place_holds_at_the_other(salle, anna, anna_there):
    await joins(anna, anna_there)
    await salle.app.run(preferences.choose, anna_there.ask(), THEME, "dark")
    assert (await salle.store.profile("test:anna"))[THEME] == "dark"


@pytest.fixture
async def linked(salle, anna, bea, anna_there):
    """A match of Anna's, who has another identity elsewhere, and the doors there."""
    table = await salle.match(anna, bea, game="gyges")
    await joins(anna, anna_there)
    return table, Doors(platform="other")


async def delivered(salle, there):
    deliverer = deliverer_of(salle, {"test": salle.doors, "other": there}, quiet_delay=0.0)
    while entries := await salle.store.take(deliverer.name, count=1000, wait=0):
        await deliverer.deliver(entries)


async def bea_moves(salle, table):
    """Until it is Anna's turn."""
    while True:
        loaded = await salle.tables.load(table)
        (seat,) = loaded.match.active
        await moves_once(salle, table)
        if loaded.match.players[seat].name == "Bea":
            return


async def test_a_turn_is_told_where_they_were_last(salle, anna_there, anna, linked):
    table, there = linked
    await anna_there.turn(table)
    await delivered(salle, there)
    for doors in (salle.doors, there):
        doors.sent.clear()
    await bea_moves(salle, table)
    await delivered(salle, there)
    assert there.to(anna_there.address)
    assert not salle.doors.to(anna.address)
    loaded = await salle.tables.load(table, asker="other:anna")
    assert loaded.clock.is_reached(loaded.seat_of("other:anna"))


async def test_or_where_they_say(salle, anna_there, anna, linked):
    table, there = linked
    await anna_there.turn(table)
    await salle.store.update_profile(str(anna.address), {TOLD_ON: "test"})
    for doors in (salle.doors, there):
        doors.sent.clear()
    await bea_moves(salle, table)
    await delivered(salle, there)
    assert salle.doors.to(anna.address)
    assert not there.to(anna_there.address)


async def test_the_choice_where_is_shown_to_whoever_has_several_places(salle, anna, anna_there):
    async def settings():
        return labels((await salle.app.run(preferences.show, anna.ask())).private)

    assert "Turn messages" not in await settings()
    await joins(anna, anna_there)
    assert "Turn messages" in await settings()
    await salle.app.run(preferences.choose, anna.ask(), TOLD_ON, "telegram")
    assert (await salle.store.profile(str(anna_there.address)))[TOLD_ON] == "telegram"


async def test_where_that_place_is_closed_they_are_told_in_the_other(
    salle, anna, anna_there, linked
):
    table, there = linked
    await anna_there.turn(table)
    there.closed.add(anna_there.address)
    await bea_moves(salle, table)
    await delivered(salle, there)
    await bea_moves(salle, table)
    await delivered(salle, there)
    assert salle.doors.to(anna.address)
    assert not there.to(anna_there.address)


async def test_nothing_is_told_twice_when_a_delivery_is_done_again(salle, anna, anna_there, linked):
    table, there = linked
    await anna_there.turn(table)
    await delivered(salle, there)
    there.sent.clear()
    await bea_moves(salle, table)
    version = (await salle.tables.load(table)).version
    again = Notice(table=table, version=version, to="test:anna", kind=NoticeKind.TURN)
    await salle.store.enqueue([again])
    await delivered(salle, there)
    assert len(there.to(anna_there.address)) == 1


async def test_a_rematch_in_the_private_chat_of_the_other_identity_stays_private(
    salle, anna, bea, anna_there
):
    await joins(anna, anna_there)
    asked = Terms(game="gyges", opponent=bea.person)
    table = (await salle.app.run(challenges.challenge, anna.ask(), asked)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    question = (await salle.app.run(resignations.resign, bea.ask(), table)).private
    await bea.taps(main_button(question))
    again = await salle.app.run(rematches.rematch, anna_there.ask(), table)
    loaded = await salle.tables.load(again.table, asker="other:anna")
    assert loaded.record.head.rematch_of == str(table)
    assert loaded.is_private
    assert {player.address for player in loaded.match.players} == {"test:anna", "test:bea"}
    assert loaded.seat_of("other:anna")


async def test_parted_whoever_is_to_move_is_told_in_their_own_chat_once(
    salle, anna, anna_there, linked
):
    table, there = linked
    await anna_there.turn(table)
    await bea_moves(salle, table)
    await delivered(salle, there)
    for doors in (salle.doors, there):
        doors.sent.clear()
    await parts(anna_there)
    await delivered(salle, there)
    (told,) = salle.doors.to(anna.address)
    assert told.prompt.groups
    assert there.to(anna_there.address) == []
    row = '{"groups": [["other:anna"], ["test:anna"]]}'  # as if their process had been killed
    await salle.store.client.ask("RPUSH", "salle:{persons}:after", row)
    await Linker(tables=salle.tables).settle()
    await delivered(salle, there)
    assert len(salle.doors.to(anna.address)) == 1
