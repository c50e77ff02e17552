"""Guided first games in a chat: each decision with a sentence, each sentence once."""

from __future__ import annotations

import pytest

from bot.application.progress import GUIDED
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages import guided_lines, posts
from bot.messages.words import say_in
from engines.core.record import Act
from renderers.games import guides_of
from tests.bot.linked import joins
from tests.bot.salle import ROOM, button, labels
from tests.bot.test_results import acts
from tests.every import every
from tests.harness import GAMES

LEARN = registry().commands["learn"]
FIRST = "Play a card forward: your fencer steps by its number."


async def listed(who, game, place=None):
    given = Given(arguments=LEARN.arguments, words=game)
    where = Place.GROUP if place else Place.PRIVATE
    return (await who.salle.app.say(LEARN, who.ask(place), given, where)).private


async def begun(who, game="en_garde", guide=0, place=None):
    """The first message of a guided game."""
    title = say_in("en")(f"{game}-guide-{guides_of(game)[guide].key}")
    reply = await who.taps(button(await listed(who, game, place), title), place)
    assert not reply.is_error, reply.ack
    return reply


async def said(salle, who, table):
    """The sentence for a decision, and the lines of its message."""
    ask = who.ask()
    loaded = await salle.context.load(ask, table)
    line = guided_lines.line(salle.context.player_perspective(ask, loaded))
    return line, (await who.turn(table)).lines


@pytest.mark.long
@every("game", [game for game in GAMES if guides_of(game)])
async def test_it_begins_from_the_list_of_lessons_in_a_private_chat(salle, anna, game):
    for number, _ in enumerate(guides_of(game)):
        reply = await begun(anna, game, number, ROOM)
        assert reply.table.chat == anna.address.id
        loaded = await salle.tables.load(reply.table)
        assert loaded.computer_level(loaded.seat_of(str(anna.address)).other)
        await salle.deliver()
        assert labels(await anna.turn(reply.table))


async def test_each_decision_is_explained_and_nothing_twice(salle, anna):
    reply = await begun(anna)
    assert any(line.startswith(FIRST) for line in reply.private.lines)
    assert reply.private.lines == (await anna.turn(reply.table)).lines
    told = [await said(salle, anna, reply.table)]
    for _ in range(4):
        await anna.plays(reply.table)
        assert (await said(salle, anna, reply.table))[0] == ""  # while Salle thinks
        await salle.deliver()
        told.append(await said(salle, anna, reply.table))
    sentences = [line for line, _ in told if line]
    assert len(sentences) == len({*sentences}) > 1
    assert all(line in lines for line, lines in told if line)


async def test_at_the_end_the_next_guided_game_and_the_lessons_are_offered(salle, anna):
    reply = await begun(anna, "audatia")
    loaded = await salle.tables.load(reply.table)
    await acts(salle, reply.table, Act.RESIGN, loaded.seat_of(str(anna.address)))
    end = await anna.turn(reply.table)
    assert labels(end)[:2] == ["Next: Lesson 2: measure and guards", "All lessons"]
    assert not any(line.startswith("Rated, it would") for line in end.lines)
    assert "That was lesson 1. The next one is about guards." in end.lines
    following = await anna.taps(button(end, "Next: Lesson 2: measure and guards"))
    assert following.table != reply.table


async def test_only_its_player_reads_it_by_any_identity(salle, anna, anna_there):
    await joins(anna, anna_there)
    table = (await begun(anna)).table
    assert any(line.startswith(FIRST) for line in (await anna_there.turn(table)).lines)
    board = posts.board(await salle.in_public(await salle.tables.load(table)))
    assert not any(line.startswith(FIRST) for line in board.lines)


async def test_another_match_has_none_of_it(salle, anna):
    await begun(anna)
    other = await salle.alone(anna, game="en_garde", level="novice")
    assert not any(line.startswith(FIRST) for line in (await anna.turn(other)).lines)


@pytest.mark.parametrize("odd", ["first", "nobody test:anna:x", " ", "first test:room:zzzzz"])
async def test_what_is_stored_may_be_odd(salle, anna, odd):
    table = (await begun(anna)).table
    await salle.store.update_profile(str(anna.address), {GUIDED: odd})
    assert not any(line.startswith(FIRST) for line in (await anna.turn(table)).lines)
