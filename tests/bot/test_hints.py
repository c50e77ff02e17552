"""Hints while playing: what to look at, then the move; counted, never where it counts."""

import pytest

from bot.commands import hint
from bot.messages import posts
from engines.core.chance import SeededChance
from engines.core.hints import advise, read_advice
from engines.core.options import complete
from engines.core.record import Act
from engines.registry import load_game, load_player
from tests.bot.salle import button, labels

LOOK = "Hint: Think about where your triples can start from, and which gaps your singles bridge."


async def hinted(salle, who, table):
    return await salle.app.run(hint.hint, who.ask(), table)


async def mover(salle, table, *people):
    match = (await salle.tables.load(table)).match
    (seat,) = match.active
    first, second = people
    return (first, second) if str(first.address) == match.players[seat].address else people[::-1]


async def test_salle_says_what_to_look_at_and_asked_again_what_to_play(salle, anna):
    """By the button, with a thought in a process of its own."""
    table = await salle.alone(anna, game="gyges", level="keen")
    first = (await anna.taps(button(await anna.turn(table), "Hint"))).private
    assert first.lines == (f"{LOOK} Ask again for the move.",)
    second = (await anna.taps(button(first, "Hint"))).private
    assert second.lines[0].startswith("Salle would play ")
    assert second.is_preview
    sent = (await anna.taps(button(second, "Send"))).private
    assert sent.title.endswith(" · 2 hints")


async def test_the_move_is_shown_again_and_counted_no_more(salle, anna, hint_thoughts):
    table = await salle.alone(anna, game="gyges", level="keen")
    _, one, two = [(await hinted(salle, anna, table)).private for _ in range(3)]
    assert one.lines == two.lines
    assert two.title.endswith(" · 2 hints")


async def test_the_rival_reads_that_a_hint_was_taken_and_not_what_it_said(
    salle, anna, bea, hint_thoughts
):
    table = await salle.match(anna, bea, game="gyges", has_hints=True, is_rated=False)
    who, rival = await mover(salle, table, anna, bea)
    said = (await hinted(salle, who, table)).private.lines[0]
    post = await rival.turn(table)
    assert f"{who.person.name} took a hint." in post.lines
    assert post.title.endswith(" · 1 hint")
    entry = (await salle.tables.load(table)).record.log[-1]
    assert (entry.act, entry.move, entry.reason) == (Act.HINT, "", "")
    assert said not in str(post)
    loaded = await salle.tables.load(table)
    assert said not in str(posts.board(await salle.in_public(loaded)))


async def test_only_what_the_asker_sees_is_thought_about(salle, anna, bea, hint_thoughts):
    table = await salle.match(anna, bea, has_hints=True, is_rated=False)
    who, _ = await mover(salle, table, anna, bea)
    await hinted(salle, who, table)
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    ((game, view, _seed),) = hint_thoughts
    assert game == "en_garde"
    assert view == loaded.game.view(loaded.match.game_state, seat)


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"is_rated": False}, "You play without hints."),
        ({"is_rated": True, "has_hints": True}, "There are no hints in rated matches"),
    ],
    ids=["not agreed", "rated"],
)
async def test_no_hints_where_nobody_agreed_or_it_counts(
    salle, anna, bea, hint_thoughts, terms, words
):
    table = await salle.match(anna, bea, game="gyges", **terms)
    who, _ = await mover(salle, table, anna, bea)
    assert "Hint" not in labels(await who.turn(table))
    refused = await hinted(salle, who, table)
    assert refused.ack.startswith(words)
    assert refused.is_error
    assert not hint_thoughts


async def test_neither_a_spectator_nor_who_waits_gets_one(salle, anna, bea, eve, hint_thoughts):
    table = await salle.match(anna, bea, game="gyges", has_hints=True, is_rated=False)
    _, rival = await mover(salle, table, anna, bea)
    for one in (rival, eve):
        assert (await hinted(salle, one, table)).is_error
    assert not hint_thoughts


@pytest.mark.long
@pytest.mark.parametrize("id_", ["en_garde", "audatia"])
def test_advice_is_the_same_whatever_is_hidden(id_):
    """Another world that the asker can't tell from this one gives the same words and move."""
    game, computer, chance = load_game(id_), load_player(id_), SeededChance(b"hidden")
    state = game.setup(complete(game.options, {}), chance).state
    seat = min(game.active(state))
    other = game.resample(state, seat, chance)
    assert advise(computer, game.view(state, seat), b"1") == advise(
        computer, game.view(other, seat), b"1"
    )


def test_a_game_without_words_gives_the_move_alone():
    assert read_advice('["a1-b2", null, {}]').hint is None
