"""What is suggested while somebody types a move, in games of very many moves."""

import re

import pytest

from bot.commands import move_completion
from engines.cannae.rules.legal_moves import LegalTurns
from engines.gyges.rules.legal_moves import RingMoves, SetUps
from tests.bot.salle import Salle


@pytest.fixture(autouse=True)
def unlisted(monkeypatch):
    """Whoever lists these moves is caught."""

    def listed(moves):
        raise AssertionError(f"{type(moves).__name__} was listed")

    for moves in (RingMoves, SetUps, LegalTurns):
        monkeypatch.setattr(moves, "__iter__", listed)


async def begin(game, *played):
    """Who is to act, and a way to ask what is suggested to them."""
    salle = Salle()
    people = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.match(*people, game=game)

    async def mover():
        turns = [await person.turn(table) for person in people]
        return next(p for p, turn in zip(people, turns, strict=True) if turn.prompt.groups)

    for move in played:
        await (await mover()).plays(table, move)
    person = await mover()

    async def suggested(text):
        return await salle.app.query(move_completion.suggest, (), person.ask(), text, table)

    return suggested


def notations(offered):
    return [choice.label for choice in offered]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("A1 - b", "a1-b3"),
        ("a1-b1x", "a1-b1xa1"),
        ("a1 b1 c5", "a1-b1xc5"),
        ("A1B1C", "a1-b1xc2"),
        ("triple f1", "f1-d2"),
    ],
)
async def test_a_ring_s_move_is_completed_however_it_is_typed(typed, first):
    suggested = await begin("gyges", "setup classic", "setup classic")
    offered = await suggested(typed)
    assert notations(offered)[0] == first
    assert len(offered) <= 25


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("clas", "classic"),
        ("setup 3200", "setup 320023/001100"),
        ("SETUP 112233", "setup 112233/000000"),
    ],
)
async def test_a_setup_is_completed_by_its_name_or_its_rows(typed, first):
    suggested = await begin("gyges")
    offered = await suggested(typed)
    assert first in notations(offered)


async def test_a_setup_of_ones_own_is_completed_from_its_first_squares():
    suggested = await begin("gyges")
    offered = notations(await suggested("3a1 3f1"))
    assert offered
    own = [notation for notation in offered if notation.startswith("setup")]
    assert len(own) > 20  # the others have a name
    assert all(re.fullmatch(r"setup 3[0-2]{4}3/[0-2]{6}", notation) for notation in own)


@pytest.mark.parametrize(
    ("typed", "all_hold"),
    [
        ("md2", "Md2"),
        ("M d2 d3 +", "Md2d3+"),
        ("d2 d3 b2", "d2d3+b2"),
        ("d2d3 b2b5", "d2d3+b2b5"),
        ("c b2", "b2"),
        ("cavalry b2", "b2"),
        ("-", "-"),
        ("pass", "-"),
    ],
)
async def test_a_turn_is_completed_however_it_is_typed(typed, all_hold):
    suggested = await begin("cannae")
    offered = notations(await suggested(typed))
    assert offered
    assert all(all_hold in notation for notation in offered)


async def test_the_cavalry_may_be_typed_first():
    suggested = await begin("cannae")
    assert notations(await suggested("Ca2a5 + Md2d")) == ["d2d3+a2a5"]


async def test_each_suggestion_says_what_it_does():
    suggested = await begin("cannae")
    (one,) = await suggested("d2 d3 b2 b5")
    assert one.detail == "Infantry d2 to d3. Cavalry b2 to b5."


@pytest.mark.parametrize("typed", ["zz", "x", "elephant", "d2 d9", "+"])
async def test_nonsense_is_completed_to_nothing(typed):
    suggested = await begin("cannae")
    assert notations(await suggested(typed)) == []


async def test_before_anything_is_typed_short_moves_come_first():
    suggested = await begin("cannae")
    offered = notations(await suggested(""))
    assert len(offered) == 25
    assert not any("+" in notation for notation in offered)
