"""On Discord the store goes away as soon as an act is kept: nobody is told that it wasn't."""

import pytest

from tests.bot.discord.evening import Evening, main, moves
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle
from tests.servers.private_store import PrivateStore


@pytest.fixture
async def evening(patience, server):
    """Salle over a store that may go away."""
    async with Evening(server, Salle(FaultyStore(PrivateStore()))).open() as opened:
        yield opened


def leaves_after_commit(evening) -> FaultyStore:
    evening.salle.store.leaves_after = "commit"
    return evening.salle.store


async def begun(evening):
    """Anna's first turn at Cannae."""
    await evening.match(game="cannae", variant=None, options=None)
    return next(m for m in evening.anna.dm.messages if moves(m))


async def test_a_move_that_was_sent_is_not_called_unsent(evening):
    await begun(evening)
    preview = await evening.anna.slash(evening.anna.dm, "move", move="c2c3")
    store = leaves_after_commit(evening)
    reply = await (await preview.message.click(evening.anna, main(preview.message))).done()
    assert store.is_away
    assert "memory" not in reply.text
    store.is_away = False
    await evening.server.wait(lambda: moves(evening.bea.dm.messages[-1]), what="Bea's turn")


async def test_a_challenge_that_was_accepted_is_not_called_unsent(evening):
    card = await evening.challenge(
        evening.anna, evening.bea, game="cannae", variant=None, options=None
    )
    store = leaves_after_commit(evening)
    reply = await (await card.click(evening.bea, "Accept")).done()
    assert store.is_away
    assert "memory" not in reply.text
    store.is_away = False
    assert await evening.mover()


@pytest.mark.long
async def test_a_resignation_whose_table_could_not_be_filed_is_found_as_finished(evening):
    await begun(evening)
    question = await evening.anna.slash(evening.anna.dm, "match resign")
    store = leaves_after_commit(evening)
    reply = await (await question.message.click(evening.anna, "Resign")).done()
    assert store.is_away
    assert "memory" not in reply.text
    store.is_away = False
    for person in (evening.anna, evening.bea):
        listed = await person.slash(evening.games, "tables")
        assert "Finished" in listed.text
        assert "Your turn" not in listed.text


async def test_a_match_that_was_missing_on_the_list_is_there_after_a_look_at_its_board(evening):
    thread = await evening.match(game="cannae", variant=None, options=None)
    store, anna = evening.salle.store, f"discord:{evening.anna.id}"
    (table,) = await store.running_tables(anna)
    await store.unlist_table([anna], table)
    board = next(m for m in thread.messages if m.buttons)
    await (await board.click(evening.anna, board.labels[0])).done()
    preview = await evening.anna.slash(evening.anna.dm, "move", move="c2c3")
    assert "Send" in preview.text or main(preview.message)
