"""What somebody has missed since they last looked: in few lines, on the picture, in motion."""

import pytest

from bot.commands import boards, conditional_moves
from bot.messages.missed import in_few_lines
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from engines.gyges.terms import NAMES
from storage.base import TableKey
from tests.bot.salle import ROOM, Salle, Someone, button, labels

FILM = "Show what happened"


async def plays_on(salle: Salle, table: TableKey) -> None:
    """The player to move does what their first button says; nobody looks."""
    loaded = await salle.tables.load(table)
    seat = min(loaded.match.active)
    move = next(iter(loaded.game.legal_moves(loaded.match.game_state, seat)))

    def decide(now):
        return Entry(act=Act.MOVE, seat=seat, move=str(move), at=int(salle.time()))

    await salle.tables.act(table, decide)


async def opens(who: Someone, table: TableKey):
    reply = await who.salle.app.run(boards.hand, who.ask(), table)
    return reply.private


def of(table, who):
    return table.seat_of(str(who.address))


@pytest.fixture
async def table(salle: Salle, anna: Someone, bea: Someone):
    """Gygès, set up: Anna is to move."""
    found = await salle.match(anna, bea, game="gyges")
    for who in (anna, bea):
        await who.plays(found, "setup 321123/000000")
    return found


async def test_all_that_happened_while_salle_played_for_somebody_is_on_their_picture(
    salle, table, anna, bea
):
    lines = "a1-a4: b6-b4, b1-b3: c6-c5"
    await salle.app.run(conditional_moves.show, bea.ask(), table, lines)
    for move in ("a1-a4", "b1-b3"):
        await anna.plays(table, move)
        salle.time.now += 12 * 3_600
        await salle.clock.sweep()
    await plays_on(salle, table)
    shown = (await opens(bea, table)).picture.view
    loaded = await salle.tables.load(table)
    moves = [f"{NAMES[one.start]}-{NAMES[one.end]}" for one in (*shown.missed, shown.last)]
    assert moves == [entry.move for entry in loaded.record.log[-4:]]


class Fencers:
    """En Garde until one side has parried and then acted: two moves that its rival has missed."""

    def __init__(self, salle, table, anna, bea):
        self.salle, self.table, self.people = salle, table, (anna, bea)

    async def fight(self):
        for _ in range(400):
            loaded = await self.salle.tables.load(self.table)
            log = loaded.record.log
            assert loaded.match.status is Status.PLAYING
            (seat,) = loaded.match.active
            if len(log) > 3 and log[-1].seat is log[-2].seat is seat.other:
                return next(p for p in self.people if of(loaded, p) is seat)
            await self._move(loaded, seat)
        raise AssertionError("nobody parried")

    async def _move(self, loaded, seat):
        moves = list(loaded.game.legal_moves(loaded.match.game_state, seat))
        bold = [m for m in moves if str(m).startswith(("parry", "x"))] or moves
        move = str(min(bold, key=lambda move: (len(str(move)), str(move))))

        def decide(now):
            return Entry(act=Act.MOVE, seat=seat, move=move, at=int(self.salle.time()))

        await self.salle.tables.act(self.table, decide)


@pytest.fixture
async def fencers(salle, anna, bea):
    return Fencers(salle, await salle.match(anna, bea), anna, bea)


async def test_two_missed_moves_are_offered_in_motion_and_shown_as_the_player_saw_them(
    salle, fencers
):
    who = await fencers.fight()
    post = await opens(who, fencers.table)
    reply = await who.taps(button(post, FILM))
    film = reply.private.film
    seat = of(await salle.tables.load(fencers.table), who)
    assert len(film) == 3
    assert {picture.view.onlooker for picture in film} == {seat}


async def test_what_was_seen_is_not_offered_again(salle, fencers):
    who = await fencers.fight()
    assert FILM in labels(await opens(who, fencers.table))
    assert FILM not in labels(await opens(who, fencers.table))


async def test_one_missed_move_is_shown_as_a_loop_of_it_as_the_player_saw_it(
    salle, table, anna, bea
):
    await anna.plays(table, "a1-a4")
    before = salle.context.perspective(bea.ask(), await salle.tables.load(table))
    reply = await bea.taps(button(await opens(bea, table), FILM))
    (loop,) = reply.private.film
    assert loop.view == before.view
    assert (loop.before.ply, loop.before.onlooker) == (before.view.ply - 1, before.seat)


@pytest.mark.parametrize("moves", [1, 2])
async def test_who_wants_nothing_to_move_gets_the_last_position_and_words(salle, fencers, moves):
    who = await fencers.fight()
    await salle.store.update_profile(str(who.address), {"motion": "never"})
    post = await opens(who, fencers.table)
    loaded = await salle.tables.load(fencers.table)
    since = len(loaded.record.log) - moves
    ticket = button(post, FILM).ticket.rpartition(":")[0] + f":{since}"
    shown = (await salle.app.tap(who.ask(), ticket)).private
    assert (shown.film, shown.picture.before) == ((), None)
    assert shown.picture.view.onlooker is of(loaded, who)
    assert shown.lines


@pytest.mark.parametrize("motion", ["always", "never"])
async def test_one_missed_move_is_offered_in_motion_on_request_alone(
    salle, table, anna, bea, motion
):
    await salle.store.update_profile(str(bea.address), {"motion": motion})
    await anna.plays(table, "a1-a4")
    assert FILM not in labels(await opens(bea, table))


@pytest.mark.parametrize(
    ("motion", "moves"), [("", False), ("on_request", False), ("never", False), ("always", True)]
)
async def test_a_turn_comes_as_a_loop_to_whoever_wants_every_turn_so(
    salle, table, anna, bea, motion, moves
):
    await salle.store.update_profile(str(bea.address), {"motion": motion})
    await anna.plays(table, "a1-a4")
    await salle.deliver()
    *_, post = salle.doors.to(bea.address)
    assert (post.picture.before is not None) is moves


async def test_the_film_of_another_is_not_for_a_stranger(salle, fencers, eve):
    who = await fencers.fight()
    post = await opens(who, fencers.table)
    reply = await eve.taps(button(post, FILM), ROOM)
    assert reply.is_error or not (reply.private and reply.private.film)


async def test_a_film_that_begins_in_the_future_shows_nothing(salle, fencers):
    who = await fencers.fight()
    ticket = button(await opens(who, fencers.table), FILM)
    late = ticket.ticket.rpartition(":")[0] + ":999"
    reply = await salle.app.tap(who.ask(), late)
    assert (reply.ack, reply.private) == ("Nothing has happened since then.", None)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 9])
async def test_what_happened_takes_three_lines_at_most(salle, anna, table, count):
    perspective = salle.context.perspective(anna.ask(), await salle.tables.load(table))
    told = in_few_lines([(f"line {number}",) for number in range(count)], perspective)
    assert len(told) == min(count, 3)
    assert told[-1] == f"line {count - 1}"
    assert count <= 3 or f"{count - 2} more things" in told[0]


async def test_ones_own_act_gives_way_to_what_happened_since(salle, anna, table):
    perspective = salle.context.perspective(anna.ask(), await salle.tables.load(table))
    told = [(f"line {number}",) for number in range(4)]
    shown = in_few_lines(told, perspective, begins_with_own=True)
    assert shown == ("line 1", "line 2", "line 3")


async def test_the_last_act_is_told_whole(salle, anna, table):
    perspective = salle.context.perspective(anna.ask(), await salle.tables.load(table))
    last = tuple(f"last {number}" for number in range(5))
    told = in_few_lines([("first",), last], perspective)
    assert told == ("Before that, one more thing happened.", *last)
    assert in_few_lines([last], perspective) == last


async def test_who_watches_has_missed_nothing(salle, table, eve):
    loaded = await salle.tables.load(table)
    assert loaded.seat_of(str(eve.address)) is None
    assert FILM not in labels((await salle.app.run(boards.hand, eve.ask(), table)).private)
