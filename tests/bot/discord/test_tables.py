"""Several tables on Discord: listed with links, asked for, and one after the other."""

import pytest

from engines.registry import load_game
from tests.bot.discord.evening import main, moves


async def two_matches(evening):
    """Two matches at Cannae, where whoever challenges begins: Anna, at both."""
    threads = []
    for _ in range(2):
        card = await evening.challenge(
            evening.anna, evening.bea, game="cannae", variant=None, options=None
        )
        await card.click(evening.bea, "Accept")
        await evening.server.wait(lambda c=card: c.thread and c.thread.messages, what="thread")
        threads.append(card.thread)
    await evening.server.wait(
        lambda: sum(map(bool, map(moves, evening.anna.dm.messages))) == 2, what="both turns"
    )
    return threads


async def test_tables_are_listed_with_a_link_to_their_threads(evening):
    threads = await two_matches(evening)
    listed = await evening.anna.slash(evening.games, "tables")
    assert "**Your turn**" in listed.text
    for thread in threads:
        assert f"https://discord.com/channels/{evening.guild.id}/{thread.id}/" in listed.text


@pytest.mark.long
async def test_a_typed_move_is_asked_about_and_then_made_at_the_table_that_was_chosen(evening):
    threads = await two_matches(evening)
    asked = await evening.anna.slash(evening.anna.dm, "move", move="c2c3")
    assert "Which table?" in asked.text
    await asked.click(evening.anna, asked.buttons[0].custom_id)
    preview = asked.message
    await evening.server.wait(lambda: "Undo" in preview.labels, what="the preview")
    await preview.click(evening.anna, main(preview))
    await evening.server.wait(
        lambda: any("c3" in m.text for t in threads for m in t.messages), what="the board"
    )


async def test_in_its_thread_a_command_means_that_table_and_a_spectator_sees_it(evening):
    first, second = await two_matches(evening)
    for thread in (first, second):
        asked = await evening.anna.slash(thread, "match resign")
        assert "Resign? That gives Bea the match." in asked.text
        seen = await evening.eve.slash(thread, "match history")
        assert "sits down" in seen.text


@pytest.mark.long
async def test_after_a_move_the_next_table_is_a_message_of_its_own(evening):
    await two_matches(evening)
    first = next(m for m in evening.anna.dm.messages if moves(m))
    preview = await evening.anna.slash(evening.anna.dm, "move", move="c2c3")
    await preview.click(evening.anna, preview.buttons[0].custom_id)
    board = preview.message
    await evening.server.wait(lambda: "Undo" in board.labels, what="the preview")
    await board.click(evening.anna, main(board))
    await evening.server.wait(lambda: "Next table (1)" in board.labels, what="the board")
    reply = await board.click(evening.anna, "Next table (1)")
    assert moves(reply.message)
    assert reply.message.id not in (board.id, first.id)
    assert "Next table (1)" in board.labels


@pytest.mark.long
async def test_a_game_that_breaks_hides_no_table_of_another_and_takes_no_move_from_it(
    evening, monkeypatch
):
    await two_matches(evening)
    card = await evening.challenge(
        evening.anna, evening.bea, game="gyges", variant=None, options=None
    )
    await card.click(evening.bea, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, what="thread")

    def breaks(*_):
        raise TypeError("a bug of this game")

    monkeypatch.setattr(type(load_game("gyges")), "view", breaks)
    listed = await evening.anna.slash(evening.games, "tables")
    assert listed.text.count("Battle of Cannae · Bea") == 2
    assert "Gygès · Bea" in listed.text
    asked = await evening.anna.slash(evening.anna.dm, "move", move="c2c3")
    assert asked.message.labels == ["Battle of Cannae · Bea"] * 2
