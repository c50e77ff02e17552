"""Deliveries while something is slow, away or dead: nobody else notices, and nothing is lost."""

import asyncio
import contextlib
from dataclasses import dataclass, field, replace
from itertools import count

import pytest
from structlog.testing import capture_logs

from bot.application import notices
from bot.application.model import Address
from bot.commands import challenge_answers, challenges, draws
from bot.commands.challenges import Terms
from bot.messages.messenger import RetryLaterError
from storage.base import NoticeKind
from tests.bot.deliveries import board_in, match_in, room, until
from tests.bot.salle import ROOM, Doors, Salle, deliverer_of, meanwhile
from tests.servers.private_store import PrivateStore

pytestmark = pytest.mark.usefixtures("unlimited")


@dataclass
class SlowDoors(Doors):
    """A platform where some never take their messages, and some chats are at their limit."""

    hung: set[Address] = field(default_factory=set)
    full: set[Address] = field(default_factory=set)
    under_way: int = 0

    @contextlib.asynccontextmanager
    async def turn(self, whom, notice):
        if whom in self.full:
            await asyncio.Event().wait()
        yield

    async def send_to_chat(self, chat, post, *, previous, noted, nonce):
        await self._hang(chat)
        return await super().send_to_chat(chat, post, previous=previous, noted=noted, nonce=nonce)

    async def send_to_person(self, who, post, *, previous, noted, nonce):
        await self._hang(who)
        return await super().send_to_person(who, post, previous=previous, noted=noted, nonce=nonce)

    async def _hang(self, whom):
        if whom in self.hung:
            self.under_way += 1
            await asyncio.Event().wait()


@pytest.fixture
def salle():
    salle = Salle()
    salle.doors = SlowDoors()
    return salle


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """Nobody waits long for what hangs when a test is over."""
    monkeypatch.setattr("bot.workers.queue_worker._LAST_SECONDS", 0.5)


async def mover(salle, table, *people):
    match = (await salle.tables.load(table)).match
    return next(p for p in people if match.players[min(match.active)].address == str(p.address))


# -- many at once ------------------------------------------------------------------------------


class MeetingDoors(Doors):
    """No board is sent before all of them are under way."""

    def __init__(self, boards):
        super().__init__()
        self._all_there = asyncio.Barrier(boards)

    async def send_to_chat(self, chat, post, *, previous, noted, nonce):
        if post.picture:
            await self._all_there.wait()
        return await super().send_to_chat(chat, post, previous=previous, noted=noted, nonce=nonce)


async def test_the_boards_of_twenty_matches_that_begin_at_once_do_not_wait_for_each_other():
    salle = Salle()
    salle.doors = MeetingDoors(20)
    rooms = [room(number) for number in range(20)]
    pairs = [(salle.someone(f"A{n}"), salle.someone(f"B{n}")) for n in range(20)]
    async with salle.delivering():
        await asyncio.gather(
            *(match_in(salle, place, *pair) for place, pair in zip(rooms, pairs, strict=True))
        )
        for place in rooms:
            await salle.wait_for(board_in(place))


class TwinStore(PrivateStore):
    """Every notice lies in a shard of its own under the same id, and is read by itself."""

    def __init__(self):
        super().__init__()
        self.unread, self.shards = [], count()

    async def take(self, worker, **more):
        if not self.unread:
            self.unread += await super().take(worker, **more)
        if not self.unread:
            return []
        return [replace(self.unread.pop(0), id="1-0", shard=next(self.shards))]

    async def done(self, entry):
        pass


async def test_a_notice_is_told_while_another_of_its_id_waits(anna, bea):
    salle = Salle(TwinStore())
    salle.doors = SlowDoors(hung={ROOM})
    async with salle.delivering():
        await salle.challenge(anna)
        await match_in(salle, room(1), anna, bea)
        await salle.wait_for(board_in(room(1)))


# -- one who keeps us waiting ---------------------------------------------------------------------


async def test_a_chat_at_its_limit_holds_up_no_other(salle, anna, bea):
    salle.doors.full.add(ROOM)
    for _ in range(70):
        await salle.challenge(anna)
    async with salle.delivering():
        await match_in(salle, room(1), anna, bea)
        await salle.wait_for(board_in(room(1)))


async def test_a_platform_whose_messages_hang_holds_up_no_other(salle, anna, bea):
    other = SlowDoors(platform="other")
    for number in range(100):
        place = room(number, "other")
        other.hung.add(place)
        await salle.app.run(challenges.challenge, anna.ask(place), Terms(game="en_garde"))
    deliverer = deliverer_of(salle, {"test": salle.doors, "other": other}, quiet_delay=0.0)
    async with meanwhile(deliverer.run()):
        await match_in(salle, room(1), anna, bea)
        await salle.wait_for(board_in(room(1)))
        assert 0 < other.under_way < 100


async def test_boards_come_though_the_private_messages_before_them_hang(salle, anna, bea):
    async with salle.delivering():
        table = await salle.match(anna, bea)
        await salle.wait_for(board_in(ROOM))
        salle.doors.hung |= {anna.address, bea.address}
        for _ in range(3):
            await (await mover(salle, table, anna, bea)).plays(table)
        await salle.wait_for(board_in(ROOM, 4))
    shown = [sent.post.version for sent in salle.doors.sent if sent.is_public and sent.post.picture]
    assert shown == [1, 2, 3, 4]


async def test_who_hangs_holds_up_their_boards_once_and_not_every_time(
    salle, anna, bea, monkeypatch
):
    monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 0.5)
    async with salle.delivering():
        table = await salle.match(anna, bea)
        await salle.wait_for(board_in(ROOM))
        salle.doors.hung |= {anna.address, bea.address}
        for version in (2, 3):
            await (await mover(salle, table, anna, bea)).plays(table)
            await salle.wait_for(board_in(ROOM, version))
        monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 60.0)
        await (await mover(salle, table, anna, bea)).plays(table)
        await salle.wait_for(board_in(ROOM, 4))


async def test_a_platform_asking_for_patience_is_asked_again_and_no_place_is_held(salle, anna, bea):
    salle.doors.trouble += [RetryLaterError(3600.0)] * 64
    async with salle.delivering():
        for number in range(64):
            await salle.app.run(challenges.challenge, anna.ask(room(number)), Terms(game="gyges"))
        await until(lambda: not salle.doors.trouble)
        await match_in(salle, room(100), anna, bea)
        await salle.wait_for(board_in(room(100)))


# -- a platform that isn't there ------------------------------------------------------------------


async def test_what_is_told_on_a_platform_that_is_not_there_waits_for_it(salle, anna, bea):
    for number in range(70):
        terms = Terms(game="en_garde")
        await salle.app.run(challenges.challenge, anna.ask(room(number, "gone")), terms)
    async with salle.delivering():
        await match_in(salle, room(1), anna, bea)
        await salle.wait_for(board_in(room(1)))
    back = Doors(platform="gone")
    both = deliverer_of(salle, {"test": salle.doors, "gone": back}, quiet_delay=0.0)
    async with meanwhile(both.run()):
        await until(lambda: len(back.sent) == 70)
    assert {sent.to for sent in back.sent} == {room(n, "gone") for n in range(70)}


async def test_a_rival_on_a_platform_that_is_not_there_holds_up_nothing(salle, anna):
    guest = salle.someone("Guest")
    guest.person = type(guest.person)(address=Address(platform="gone", id="guest"), name="Guest")
    table = await salle.challenge(anna, opponent=guest.person)
    async with salle.delivering():
        await salle.app.run(challenge_answers.accept, guest.ask(ROOM), table)
        await salle.wait_for(board_in(ROOM))
        await salle.wait_for(lambda sent: sent.to == anna.address)


# -- odd errors ----------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr("bot.workers.patience.AWAY", 0.01)
    with capture_logs():
        yield


async def test_waiting_a_long_time_uses_up_no_tries(salle, anna, quick):
    await salle.challenge(anna)
    salle.doors.trouble += [RetryLaterError(0.0)] * 200 + [OSError("odd")]
    await salle.deliver()
    assert len(salle.doors.sent) == 1


async def test_something_cancelled_that_a_message_waited_for_loses_nothing(salle, anna, quick):
    await salle.challenge(anna)
    salle.doors.trouble.append(asyncio.CancelledError())
    async with salle.delivering():
        await salle.wait_for(lambda sent: sent.to == ROOM)


# -- several workers ------------------------------------------------------------------------------


async def test_a_worker_that_lives_keeps_what_it_waits_with(salle, anna, bea):
    salle.doors.full.add(ROOM)
    await salle.challenge(anna)
    open_doors = Doors()
    first, second = salle.deliverer(), deliverer_of(salle, {"test": open_doors})
    async with meanwhile(first.run()):
        await asyncio.sleep(0.1)
        async with meanwhile(second.run()):
            await match_in(salle, room(1), anna, bea)
            await until(lambda: any(s.to == room(1) for s in open_doors.sent + salle.doors.sent))
            await asyncio.sleep(1.5)  # longer than it takes to look for the dead
    assert not [sent for sent in open_doors.sent if sent.to == ROOM]


async def test_what_a_worker_leaves_when_it_stops_is_told_by_the_next_at_once(salle, anna):
    salle.doors.full.add(ROOM)
    await salle.challenge(anna)
    async with salle.delivering():
        await asyncio.sleep(0.1)
    salle.doors.full.clear()
    async with salle.delivering():
        await salle.wait_for(lambda sent: sent.to == ROOM, within=30.0)


async def test_what_the_platform_puts_off_keeps_no_worker_that_is_to_stop(salle, anna, monkeypatch):
    monkeypatch.setattr("bot.workers.queue_worker._LAST_SECONDS", 60.0)
    begun, may_go_on = asyncio.Event(), asyncio.Event()

    async def puts_off(*_, **__):
        begun.set()
        await may_go_on.wait()
        raise RetryLaterError(3600.0)

    salle.doors.send_to_chat = puts_off
    await salle.challenge(anna)
    worker = asyncio.create_task(salle.deliverer().run())
    await begun.wait()
    worker.cancel()
    await asyncio.sleep(0)
    may_go_on.set()
    async with asyncio.timeout(60):
        await asyncio.gather(worker, return_exceptions=True)


async def test_what_is_being_sent_is_finished_before_a_worker_stops(salle, anna):
    begun, may_go_on = asyncio.Event(), asyncio.Event()
    send = salle.doors.send_to_chat

    async def slowly(*words, **more):
        begun.set()
        await may_go_on.wait()
        return await send(*words, **more)

    salle.doors.send_to_chat = slowly
    await salle.challenge(anna)
    worker = asyncio.create_task(salle.deliverer().run())
    await begun.wait()
    worker.cancel()
    await asyncio.sleep(0)
    may_go_on.set()
    await asyncio.gather(worker, return_exceptions=True)
    assert len(salle.doors.sent) == 1
    async with salle.delivering():
        await asyncio.sleep(0.1)
    assert len(salle.doors.sent) == 1


# -- two processes -----------------------------------------------------------------------------


async def _moved_and_offered_a_draw(salle, anna, bea):
    """What is to be told to the chat of a match: a move, and the offer of a draw after it."""
    table = await match_in(salle, ROOM, anna, bea)
    await salle.deliver()
    first = await mover(salle, table, anna, bea)
    await first.plays(table)
    await salle.app.run(draws.offer_draw, first.ask(), table)
    taken = await salle.store.take("worker", count=1000)
    return [[entry] for entry in taken if entry.notice.to == notices.CHAT]


async def test_two_processes_tell_a_chat_a_move_and_the_offer_after_it_with_one_board(
    salle, anna, bea
):
    move, offer = await _moved_and_offered_a_draw(salle, anna, bea)
    before = len(salle.doors.sent)
    salle.doors.seconds = 0.1
    await asyncio.gather(salle.deliverer().deliver(move), salle.deliverer().deliver(offer))
    boards = [sent.post for sent in salle.doors.sent[before:]]
    assert [(board.version, board.is_update) for board in boards] == [(2, False), (3, True)]


async def test_a_process_that_is_gone_keeps_a_chat_untold_for_a_moment_only(
    salle, anna, bea, monkeypatch
):
    monkeypatch.setattr("bot.workers.delivery._TELLING", 0.2)
    move, _ = await _moved_and_offered_a_draw(salle, anna, bea)
    gone, other = salle.deliverer(), salle.deliverer()
    salle.doors.hung.add(ROOM)
    task = asyncio.create_task(gone.deliver(move))
    await until(lambda: salle.doors.under_way == 1)
    salle.doors.hung.clear()
    before = len(salle.doors.sent)
    await other.deliver(move)
    assert len(salle.doors.sent) == before + 1
    task.cancel()


@pytest.mark.parametrize("is_board_first", [True, False])
async def test_who_accepts_where_they_are_and_cannot_be_told_is_asked_by_the_board(
    salle, anna, bea, is_board_first
):
    """Another process tells the board before it is known that the private chat is closed."""
    table, is_beas = None, False
    while not is_beas:  # whoever begins is drawn by lot
        table = await match_in(salle, ROOM, anna, bea)
        is_beas = await mover(salle, table, anna, bea) is bea
    salle.doors.closed.add(bea.address)
    taken = [
        entry
        for entry in await salle.store.take("worker", count=1000)
        if entry.notice.table == table and entry.notice.kind is NoticeKind.TURN
    ]
    board, private = (
        [entry for entry in taken if entry.notice.to == to]
        for to in (notices.CHAT, str(bea.address))
    )
    for entries in (board, private) if is_board_first else (private, board):
        await salle.deliverer().deliver(entries)
    await salle.deliver()
    boards = [sent.post for sent in salle.doors.sent if sent.is_public and sent.post.picture]
    assert boards[-1].prompt.groups, "there are no buttons under it"
    assert [bool(board.mentions) for board in boards] == [False] * 2 if is_board_first else [True]
    assert [board.is_update for board in boards] == [False, True][: len(boards)]
