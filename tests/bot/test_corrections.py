"""A typed move that can't be made: the rule that forbids it, and what is nearest."""

import pytest

from bot.commands import moves
from engines.core.nearest_moves import MOST
from tests.bot.salle import ROOM


@pytest.fixture
async def first(salle, anna, bea, request):
    """Who is to act first at a table of the game that the test asks for."""
    table = await salle.match(anna, bea, game=request.param)
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    found = next(p for p in (anna, bea) if loaded.seat_of(str(p.address)) is seat)
    found.table = table
    return found


def at(game):
    return pytest.mark.parametrize("first", [game], indirect=True)


async def refusal(person, text, **more):
    """What is answered to a typed move that can't be made; nothing is stored."""
    before = await person.salle.tables.load(person.table)
    reply = await person.salle.app.run(moves.typed, person.ask(**more), text, person.table)
    assert reply.is_error
    assert (await person.salle.tables.load(person.table)).version == before.version
    return reply.ack


@at("cannae")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mb2b4", "Mb2b4: b2 is cavalry, which rides (C) or charges (X). "
                  "Nearest to “mb2b4”: b2b4 · b2b1 · b2b3 · b2b5 · b2b6."),
        (" M c2 C4 ", "Mc2c4: infantry steps to one of the squares beside it, not to c4. "
                      "Nearest to “M c2 C4”: c2c3 · c2c1 · c2b1 · c2b3 · c2d3."),
        ("c2c9", "“c2c9” isn't a turn. Write "),
        ("mc2c3 cb2b5", "c2c3+b2b5 · "),
    ],
)  # fmt: skip
async def test_a_turn_is_refused_by_its_rule_with_the_nearest(first, text, said):
    assert said in await refusal(first, text)


@at("gyges")
async def test_a_set_up_is_refused_by_its_rule_with_the_nearest(first):
    said = await refusal(first, "Setup 331123 / 000000")
    assert said.startswith("A setup needs two rings of each value. 331123/000000 has 2 of 1")
    assert "Nearest to “Setup 331123 / 000000”: setup 331122/000000 · " in said


@at("gyges")
async def test_a_ring_move_is_refused_by_its_rule_with_the_nearest(first, anna, bea):
    other = next(p for p in (anna, bea) if p is not first)
    for person in (first, other):
        await person.plays(first.table, "setup classic")
    said = await refusal(first, "A1-B1 x F6")
    assert said.startswith("There is a ring on f6 already. Nearest to “A1-B1 x F6”: a1-b1xf")
    assert said.count(" · ") == MOST - 1


@at("en_garde")
async def test_where_every_step_is_a_move_all_of_them_are_named(first):
    assert "You can: Forward +" in await refusal(first, "+6")


@at("cannae")
async def test_where_nothing_is_hidden_everybody_may_read_why(first):
    alone = await refusal(first, "mc2c4")
    assert await refusal(first, "mc2c4", where=ROOM, is_overheard=True) == alone


@at("en_garde")
async def test_what_is_overheard_names_what_some_hand_could_do(first):
    loaded = await first.salle.tables.load(first.table)
    possible = loaded.game.possible_moves(loaded.game.view(loaded.match.game_state, None))
    said = await refusal(first, "+6", where=ROOM, is_overheard=True)
    named = [word.strip(".") for word in said.partition("You can: ")[2].split() if word != "·"]
    assert [word for word in named if word[-1].isdigit()] == list(possible.after(()).steps)
    assert "hold" not in await refusal(first, "5x5", where=ROOM, is_overheard=True)


@at("cannae")
@pytest.mark.parametrize(
    ("text", "lead"),
    [
        ("d2 d3", "Infantry d2 to d3."),
        ("D2-D3 + b2-b4", "Infantry d2 to d3. Cavalry b2 to b4."),
        ("d1→d2", "Infantry d1 pushes towards d2: 2 move on."),
    ],
)
async def test_squares_alone_name_a_move_where_nothing_is_hidden(first, text, lead):
    reply = await first.salle.app.run(moves.typed, first.ask(), text, first.table)
    assert reply.private.is_preview
    assert reply.private.prompt.lead == lead


@at("en_garde")
async def test_numbers_alone_name_no_move_where_cards_are_hidden(first):
    assert (await refusal(first, "3")).startswith("“3” isn't an action.")
