import asyncio

import pytest

from bot.application import profile
from bot.commands import boards, draws, move_completion, moves, preferences
from engines.core.match_state import Status
from tests.bot.salle import ROOM, button, labels


async def mover(salle, table, *people):
    """Who is to move, and who waits."""
    loaded = await salle.tables.load(table)
    first = next(p for p in people if loaded.seat_of(str(p.address)) in loaded.match.active)
    return first, next(p for p in people if p is not first)


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea)


@pytest.fixture
async def pair(salle, table, anna, bea):
    return await mover(salle, table, anna, bea)


async def test_a_common_move_takes_one_tap_and_send(salle, table, pair):
    first, _ = pair
    post = await first.turn(table)
    ahead = (await first.taps(post.prompt.groups[0].choices[0])).private
    assert ahead.is_preview
    assert labels(ahead) == ["Send", "Undo"]
    await first.taps(button(ahead, "Send"))
    assert (await salle.tables.load(table)).version == 2


async def test_nothing_is_stored_before_a_move_is_sent(salle, table, pair):
    first, _ = pair
    post = await first.turn(table)
    ahead = (await first.taps(post.prompt.groups[0].choices[0])).private
    undone = (await first.taps(button(ahead, "Undo"))).private
    assert (await salle.tables.load(table)).version == 1
    assert labels(undone) == labels(post)


async def test_every_legal_action_is_offered_and_nothing_else(salle, table, pair):
    first, _ = pair
    loaded = await salle.tables.load(table)
    moves = loaded.game.legal_moves(loaded.match.game_state, loaded.seat_of(str(first.address)))
    offered = [c.notation for g in (await first.turn(table)).prompt.groups for c in g.choices]
    assert offered == [str(move) for move in moves]


@pytest.fixture
async def study(salle, anna):
    """A table at which both seats are Anna's, and it is always her turn; she sends at once."""
    await salle.app.run(preferences.choose, anna.ask(), profile.SENDING, "at_once")
    return await salle.alone(anna, is_study=True)


async def test_a_typed_move_that_is_told_twice_is_played_once(salle, study, anna):
    """Though it is her turn again, in the other seat."""
    ask, before = anna.ask(), (await salle.tables.load(study)).version
    move = (await anna.turn(study)).prompt.groups[0].choices[0].notation
    first = await salle.app.run(moves.typed, ask, move)
    again = await salle.app.run(moves.typed, ask, move)
    assert (await salle.tables.load(study)).version == before + 1
    assert not again.is_error
    assert again.private.version == first.private.version


async def test_a_typed_move_that_ended_the_match_shows_its_end_when_it_is_told_twice(salle, anna):
    await salle.app.run(preferences.choose, anna.ask(), profile.SENDING, "at_once")
    table = await salle.alone(anna, is_study=True, options={"touches": "1"})
    ask = anna.ask()
    while (await salle.tables.load(table)).match.status is Status.PLAYING:
        ask = anna.ask()
        move = (await anna.turn(table)).prompt.groups[0].choices[0].notation
        last = await salle.app.run(moves.typed, ask, move)
    again = await salle.app.run(moves.typed, ask, move)
    assert again.private.is_over
    assert again.private.version == last.private.version


async def test_a_double_tap_plays_once(salle, table, pair):
    first, _ = pair
    ahead = (await first.taps((await first.turn(table)).prompt.groups[0].choices[0])).private
    replies = await asyncio.gather(*(first.taps(button(ahead, "Send")) for _ in range(3)))
    assert (await salle.tables.load(table)).version == 2
    assert not any(reply.is_error for reply in replies)


async def test_an_old_button_shows_todays_position(salle, table, pair):
    first, second = pair
    old = (await first.turn(table)).prompt.groups[0].choices[0]
    await first.plays(table)
    await second.plays(table)
    reply = await first.taps(old)
    assert "moved on" in reply.ack
    assert reply.private.version == 3
    assert (await salle.tables.load(table)).version == 3


async def test_a_strangers_tap_changes_nothing(salle, table, pair, eve):
    first, _ = pair
    ahead = (await first.taps((await first.turn(table)).prompt.groups[0].choices[0])).private
    reply = await eve.taps(button(ahead, "Send"), ROOM)
    assert reply.is_error
    assert "Anna and Bea are playing here" in reply.ack
    assert (await salle.tables.load(table)).version == 1


async def test_a_tap_out_of_turn_says_who_is_to_move(salle, table, pair):
    first, second = pair
    reply = await salle.app.run(moves.typed, second.ask(), "+1", table)
    assert reply.is_error
    assert reply.ack == f"{first.person.name} is to move."


async def test_typed_nonsense_is_answered_with_what_would_be_right(salle, table, pair):
    first, _ = pair
    reply = await salle.app.run(moves.typed, first.ask(), "+6", table)
    assert reply.is_error
    assert "1 to 5" in reply.ack
    assert "You can: Forward +" in reply.ack


async def test_a_typed_move_is_previewed_in_any_spelling(salle, table, pair):
    first, _ = pair
    value = (await first.turn(table)).picture.view.hand[0]
    reply = await salle.app.run(moves.typed, first.ask(), f" + {value} ", table)
    assert reply.private.is_preview


async def test_who_sends_at_once_is_not_asked(salle, table, pair):
    first, _ = pair
    await salle.app.run(preferences.choose, first.ask(), "sending", "at_once")
    await first.taps((await first.turn(table)).prompt.groups[0].choices[0])
    assert (await salle.tables.load(table)).version == 2


async def test_completion_offers_the_legal_moves_as_one_types(salle, table, pair):
    first, second = pair
    offered = await salle.app.query(move_completion.suggest, (), first.ask(), "+", table)
    legal = [c.notation for g in (await first.turn(table)).prompt.groups for c in g.choices]
    assert [choice.notation for choice in offered] == [m for m in legal if m.startswith("+")]
    assert await salle.app.query(move_completion.suggest, (), second.ask(), "+", table) == ()


async def test_racing_writers_lose_nothing(salle, table, pair):
    """A draw offered while a move is sent: both acts are in the log, in some order."""
    first, second = pair
    ahead = (await first.taps((await first.turn(table)).prompt.groups[0].choices[0])).private
    await asyncio.gather(
        first.taps(button(ahead, "Send")), salle.app.run(draws.offer_draw, second.ask(), table)
    )
    assert (await salle.tables.load(table)).version == 3


async def test_a_whole_match_is_played_by_taps(salle, anna, bea):
    table = await salle.match(anna, bea, options={"touches": "1", "variant": "advanced"})
    for _ in range(200):
        loaded = await salle.tables.load(table)
        if loaded.match.status is Status.OVER:
            break
        first, _ = await mover(salle, table, anna, bea)
        await first.plays(table)
    assert loaded.match.status is Status.OVER
    last = await anna.turn(table)
    assert last.is_over
    assert labels(last)[:1] == ["Rematch"]


async def test_a_spectator_sees_hands_only_after_the_end(salle, table, anna, bea, eve):
    async def shown():
        return (await salle.app.run(boards.hand, eve.ask(), table)).private.picture.view

    hands = [(await person.turn(table)).picture.view.hand for person in (anna, bea)]
    assert all(hands)
    before = await shown()
    assert (before.onlooker, before.hand, before.last_round) == (None, (), None)
    await salle.app.tap(anna.ask(), f"{'ry'}:{table}:1:")
    after = await shown()
    assert (after.onlooker, after.hand) == (None, ())
    assert sorted(after.last_round.hands) == sorted(hands)


async def test_every_answer_about_a_table_names_it(salle, table, pair):
    first, second = pair
    choice = (await first.turn(table)).prompt.groups[0].choices[0]
    ahead = await first.taps(choice)
    sent = button(ahead.private, "Send")
    replies = [
        ahead,
        await salle.app.run(moves.typed, first.ask(), "no move", table),
        await salle.app.run(moves.typed, first.ask(), choice.notation, table),
        await salle.app.run(moves.typed, second.ask(), choice.notation, table),
        await first.taps(sent),
        await first.taps(sent),  # twice
        await first.taps(choice),  # of a move that was made
        await salle.app.run(boards.board, first.ask(ROOM), table),
    ]
    assert [reply.table for reply in replies] == [table] * len(replies)
