"""What the boards of a tournament's match say of it."""

from __future__ import annotations

from bot.messages.perspective import Perspective
from bot.messages.posts import board, turn
from bot.messages.preferences import Preferences
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.core.tournaments.acts import Answered, Challenged
from engines.core.tournaments.head import Kind
from tests.bot.tournaments_played import Played

COUNTS = "It counts for Autumn Cup."


async def first_boards(salle, played):
    """The first private messages of a round, by who gets them."""
    await salle.deliver()
    private = [sent for sent in salle.doors.sent if not sent.is_public]
    return {str(sent.to): sent.post for sent in private}


async def shown(played, bout, seat=None):
    table = await played.table(bout, len(bout.attempts) or 1)
    perspective = Perspective(table=table, preferences=Preferences(language="en"), seat=seat)
    return turn(perspective) if seat else board(perspective)


async def test_the_first_board_says_whom_one_plays_and_in_which_round(salle):
    played = await Played.opened(salle, count=2)
    now = await played.begins()
    (bout,) = now.state.open_bouts
    posts = await first_boards(salle, played)
    one, two = (now.state.entrants[name].player.name for name in bout.players)
    assert posts[bout.one].lines[0] == f"Autumn Cup, round 1: you play {two} and begin."
    assert posts[bout.two].lines[0] == f"Autumn Cup, round 1: you play {one}, who begins."
    (until,) = [line for line in posts[bout.one].clocks if line.words == "Round until:"]
    assert until.moment == now.state.rounds[0].at + now.head.round_time


async def test_later_boards_do_not_say_it_again(salle):
    played = await Played.opened(salle, count=2)
    (bout,) = (await played.begins()).state.open_bouts
    await played.moves(await played.key(bout), Seat.ONE)
    for seat in (Seat.ONE, Seat.TWO):
        post = await shown(played, bout, seat)
        assert not any("Autumn Cup" in line for line in post.lines)


async def test_everybody_else_reads_both_names(salle):
    played = await Played.opened(salle, count=2)
    now = await played.begins()
    (bout,) = now.state.open_bouts
    one, two = (now.state.entrants[name].player.name for name in bout.players)
    post = await shown(played, bout)
    assert post.lines[0] == f"Autumn Cup, round 1: {one} plays {two}."


async def test_after_the_end_it_says_what_the_match_counts_for(salle):
    played = await Played.opened(salle, count=2)
    now = await played.begins()
    (bout,) = now.state.open_bouts
    await played.plays_out("anna")
    for seat in (None, Seat.ONE, Seat.TWO):
        assert COUNTS in (await shown(played, bout, seat)).lines


async def test_a_drawn_match_of_a_knock_out_is_played_again(salle):
    played = await Played.opened(salle, count=2, kind=Kind.KNOCK_OUT)
    (bout,) = (await played.begins()).state.open_bouts
    key, at = await played.key(bout), int(salle.time())
    await played.moves_once(bout)
    for act, seat in ((Act.OFFER_DRAW, Seat.ONE), (Act.ACCEPT_DRAW, Seat.TWO)):
        entry = Entry(act=act, seat=seat, at=at)
        await salle.tables.act(key, lambda _, entry=entry: entry)
    await played.settles()
    table = await played.table(bout, 2)
    post = turn(Perspective(table=table, preferences=Preferences(language="en"), seat=Seat.ONE))
    assert post.lines[0].endswith("It was drawn, so you play again, with seats swapped.")


async def test_on_a_ladder_no_round_is_named(salle):
    played = await Played.opened(salle, count=2, kind=Kind.LADDER)
    now = await played.begins()
    top, below = now.state.ladder
    at = int(salle.time())
    await played.act(Challenged(at=at, by=below, challenger=below, challenged=top))
    await played.act(Answered(at=at, by=top, challenge=1))
    (bout,) = (await played.settles()).state.open_bouts
    post = await shown(played, bout, Seat.ONE)
    assert post.lines[0].startswith("Autumn Cup: you play ")
    assert any(line.words == "Match until:" for line in post.clocks)


async def test_a_match_by_itself_says_nothing_of_tournaments(salle, anna, bea):
    table = await salle.tables.load(await salle.match(anna, bea, game="gyges"))
    post = turn(Perspective(table=table, preferences=Preferences(language="en"), seat=Seat.ONE))
    assert not any("Cup" in line for line in post.lines)
    assert not any(line.words.endswith("until:") for line in post.clocks)
