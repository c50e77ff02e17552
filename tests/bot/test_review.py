"""Going through a match that is over, by the command and its buttons."""

import pytest

from bot.commands import review
from engines.core.record import Act
from tests.bot.salle import button, labels
from tests.bot.test_export import first_move
from tests.bot.test_results import acts


async def played(salle, anna, bea, game="gyges", moves=4, **terms):
    """A match of some moves that Anna has given up."""
    table = await salle.match(anna, bea, game=game, **terms)
    for _ in range(moves):
        loaded = await salle.tables.act(table, first_move)
    await acts(salle, table, Act.RESIGN, loaded.seat_of(str(anna.address)))
    return table


async def reviewed(salle, who, table, place=None):
    reply = await salle.app.run(review.review, who.ask(place), table)
    assert reply.private, reply
    return reply.private


@pytest.mark.parametrize("game", ["gyges", "en_garde", "audatia"])
async def test_a_match_is_gone_through_from_its_beginning_to_its_end(salle, anna, bea, game):
    table = await played(salle, anna, bea, game)
    post = await reviewed(salle, anna, table)
    seen = [post]
    while any(label == "Next ›" for label in labels(post)):
        post = (await anna.taps(button(post, "Next ›"))).private
        seen.append(post)
    assert [one.lines[0] for one in seen] == [
        "The beginning of 4 moves",
        *(f"Move {ply} of 4" for ply in range(1, 5)),
    ]
    assert all(one.picture for one in seen)

