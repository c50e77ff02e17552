"""From any position of a match that is over another one begins: friendly, its decks shuffled."""

import json

import pytest

from bot.application.tickets import play_from
from bot.commands import challenge_answers, challenges, exports, play_on, rematches
from bot.commands.arguments import Given
from bot.commands.challenges import Terms
from engines.core.match import agreed_options
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Series
from engines.registry import load_game
from engines.replay_lab import plies
from tests.bot.salle import ROOM, button, labels
from tests.bot.test_rematches import resigned


async def play(salle, table, moves=1):
    """The first legal move of whoever is to act."""
    for _ in range(moves):
        loaded = await salle.tables.load(table)
        seat = min(loaded.match.active)
        move = str(next(iter(loaded.legal_moves(seat))))
        entry = Entry(act=Act.MOVE, seat=seat, at=int(salle.time.now), move=move)
        await salle.tables.act(table, lambda _, entry=entry: entry)


async def finished(salle, one, two, **terms):
    table = await salle.match(one, two, **terms)
    await play(salle, table, 4)
    await resigned(salle, one, table)
    return table


async def menu(person, table, ply):
    return (await person.salle.app.tap(person.ask(), play_from(table, ply))).private


def choice(post, label):
    return next(c for g in post.prompt.groups for c in g.choices if c.label == label)


async def against_bea(salle, anna, bea, ply=2, **terms):
    """A match of Anna's against Bea that has just begun at a position."""
    table = await finished(salle, anna, bea, **terms)
    reply = await anna.taps(choice(await menu(anna, table, ply), "Bea"))
    assert not reply.is_error, reply.ack
    return table, reply.table


@pytest.mark.parametrize(
    "game",
    ["audatia", *(pytest.param(one, marks=pytest.mark.long) for one in ("en_garde", "gyges"))],
)
async def test_a_match_goes_on_from_a_position_of_another(salle, anna, bea, game):
    table, again = await against_bea(salle, anna, bea, game=game)
    begun = await salle.app.run(challenge_answers.accept, bea.ask(), again)
    assert not begun.is_error, begun.ack
    old, new = await salle.tables.load(table), await salle.tables.load(again)
    position = old.game.write(old.match_states[3].game_state)
    assert new.record.head.start == position
    assert new.match.status is Status.PLAYING
    assert (new.match.proposal.is_rated, new.match.proposal.series) == (False, Series.NONE)
    assert [p.name for p in new.match.players] == [p.name for p in old.match.players]
    for who in (anna, bea):
        await who.turn(again)
    await play(salle, again, 3)
    assert (await salle.tables.load(again)).version == 4


async def test_the_card_says_where_it_begins_and_what_both_may_know(salle, anna, bea):
    _, again = await against_bea(salle, anna, bea)
    card = await bea.turn(again)
    assert "after move 2" in "\n".join(card.lines)
    assert "Both may know the hands" in "\n".join(card.lines)
    assert "Make it rated" not in " ".join(labels(card))


async def test_the_draws_that_came_are_not_those_that_come(salle, anna, bea):
    _, again = await against_bea(salle, anna, bea)
    await salle.app.run(challenge_answers.accept, bea.ask(), again)
    new = await salle.tables.load(again)
    old = new.game.read(new.record.head.start, options(new))
    assert new.match.game_state.hands == old.hands
    assert sorted(new.match.game_state.deck) == sorted(old.deck)
    assert new.match.game_state.deck != old.deck
    assert len(new.record.log[0].draws) == len(old.deck) - 1


def options(table):
    return agreed_options(table.game, table.record)


async def test_it_is_never_rated_and_its_options_stand(salle, anna, bea):
    _, again = await against_bea(salle, anna, bea, is_rated=True)
    loaded = await salle.tables.load(again)
    assert not loaded.match.proposal.is_rated
    refused = await salle.app.tap(bea.ask(), f"rt:{again}:0:")
    assert "friendly" in refused.ack
    form = (await salle.app.tap(bea.ask(), f"cc:{again}:0:")).private
    assert {group.key for group in form.prompt.groups} <= {"clock", "terms"}


async def test_against_salle_it_begins_when_she_is_chosen(salle, anna, bea):
    table = await finished(salle, anna, bea, game="gyges")
    post = await menu(anna, table, 3)
    level = next(c for g in post.prompt.groups if g.key == "levels" for c in g.choices)
    card = (await anna.taps(level)).private
    begun = (await anna.taps(button(card, "Play now"))).private
    loaded = await salle.tables.load(card.table)
    assert loaded.match.state is not None
    assert loaded.computer_level(loaded.seat_of(str(anna.address)).other)
    assert begun.title


async def test_the_other_side_may_be_taken(salle, anna, bea):
    table = await finished(salle, anna, bea)
    post = (await anna.taps(button(await menu(anna, table, 2), "Take the other side"))).private
    again = (await anna.taps(choice(post, "Both sides myself"))).table
    old, new = await salle.tables.load(table), await salle.tables.load(again)
    assert new.record.head.challenger is old.seat_of(str(anna.address)).other


async def test_the_command_names_a_friend(salle, anna, bea, eve):
    table = await finished(salle, anna, bea)
    given = Given(arguments=play_on.COMMAND.arguments, table=table, person=eve.person, words="2")
    reply = await salle.app.run(play_on.play_on, anna.ask(ROOM), given)
    head = (await salle.tables.load(reply.table)).record.head
    assert [p.name for p in head.players if p and p.name != "Anna"] == ["Eve"]
    assert head.start_ply == 2


async def test_a_move_that_there_is_not_is_refused_with_how_many_there_are(salle, anna, bea):
    table = await finished(salle, anna, bea)
    reply = await salle.app.tap(anna.ask(), play_from(table, 9))
    assert reply.is_error
    assert "has 4 moves" in reply.ack.replace("\u2068", "").replace("\u2069", "")


async def test_nobody_plays_on_from_a_match_that_is_being_played(salle, anna, bea):
    table = await salle.match(anna, bea)
    reply = await salle.app.tap(anna.ask(), play_from(table, 0))
    assert reply.is_error
    assert "still being played" in reply.ack


async def test_the_rematch_begins_there_again_with_the_sides_exchanged(salle, anna, bea):
    _, again = await against_bea(salle, anna, bea)
    await salle.app.run(challenge_answers.accept, bea.ask(), again)
    await resigned(salle, bea, again)
    third = (await salle.app.run(rematches.rematch, bea.ask(), again)).table
    first, second = [(await salle.tables.load(key)).record.head for key in (again, third)]
    assert second.start == first.start
    assert [p.name for p in second.players] == [p.name for p in first.players][::-1]


@pytest.mark.parametrize("form", ["json", "text"])
async def test_an_export_tells_the_start_and_the_lab_reads_it(salle, anna, bea, form):
    _, again = await against_bea(salle, anna, bea, game="audatia")
    await salle.app.run(challenge_answers.accept, bea.ask(), again)
    await play(salle, again)
    await resigned(salle, bea, again)
    reply = await salle.app.run(exports.export, anna.ask(), again, form=form)
    _, body = reply.private.file
    rows = list(plies(body.decode(), load_game))
    new = await salle.tables.load(again)
    told = [new.game.write(state.game_state) for state in new.match_states[1:-1]]
    assert [row["position"] for row in rows] == told
    if form == "json":
        assert json.loads(body)["head"]["start"] == new.record.head.start


# The match that it is from


async def source(who, table):
    return await who.taps(button(await who.turn(table), "See that match"))


async def test_the_card_leads_to_the_match_that_it_is_from_at_its_position(salle, anna, bea):
    table, again = await against_bea(salle, anna, bea)
    for who in (anna, bea):
        shown = (await source(who, again)).private
        assert (shown.table, shown.lines[0]) == (table, "Move 2 of 4")


async def test_a_friend_who_did_not_play_there_may_look_at_it_as_at_any_public_match(
    salle, anna, bea, eve
):
    table = await finished(salle, anna, bea)
    given = Given(arguments=play_on.COMMAND.arguments, table=table, person=eve.person, words="2")
    again = (await salle.app.run(play_on.play_on, anna.ask(ROOM), given)).table
    first = (await source(eve, again)).private
    assert first.lines[0] == "Move 2 of 4"
    assert (await eve.taps(button(first, "Next ›"))).private.lines[0] == "Move 3 of 4"


async def test_what_a_player_had_alone_is_linked_for_nobody_else(salle, anna, bea):
    terms = Terms(game="en_garde", is_study=True)
    alone = (await salle.app.run(challenges.challenge, anna.ask(), terms)).table
    await salle.app.tap(anna.ask(), f"cb:{alone}:0:")
    await play(salle, alone, 2)
    await resigned(salle, anna, alone)
    given = Given(arguments=play_on.COMMAND.arguments, table=alone, person=bea.person, words="1")
    again = (await salle.app.run(play_on.play_on, anna.ask(), given)).table
    assert "See that match" not in labels(await bea.turn(again))
    assert (await source(anna, again)).private.lines[0] == "Move 1 of 2"
    version = (await salle.tables.load(again)).version
    refused = await salle.app.tap(bea.ask(), f"so:{again}:{version}:")
    assert (refused.is_error, refused.private) == (True, None)


async def test_a_match_that_began_as_usual_has_no_other_behind_it(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    assert "See that match" not in labels(await bea.turn(table))
    assert (await salle.app.tap(bea.ask(), f"so:{table}:0:")).is_error
