"""Tournaments in a hall without platforms, played by hand with the time turned forward."""

from __future__ import annotations

from bot.application.deleting import Deleting
from bot.application.loaded_table import LoadedTable
from bot.application.loaded_tournament import LoadedTournament
from bot.workers.judging import Judges
from bot.workers.tournament_worker import TournamentWorker
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Player
from engines.core.seat import Seat
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import Joined
from engines.core.tournaments.head import GameChoice, Head, Kind
from engines.core.tournaments.state import Bout
from engines.core.tournaments.state import Status as TournamentStatus
from storage.base import TableKey
from storage.store import Store
from tests.bot.salle import ROOM, Salle, Someone

DAY = 86_400
CLOCK = TimeControl.per_decision(3 * DAY)
NAMES = ("Anna", "Bea", "Chiara", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Ines", "Jan")


class Played:
    """One tournament of a hall."""

    def __init__(self, salle: Salle, name: str, people: dict[str, Someone]) -> None:
        self.salle, self.name, self.people = salle, name, people
        self.tournaments = salle.context.tournaments
        self.judges = Judges(salle.catalogue.computers)
        self.worker = TournamentWorker(tournaments=self.tournaments, judge=self.judges)

    @classmethod
    async def opened(
        cls, salle: Salle, *, count: int = 4, place: str = str(ROOM), **terms: object
    ) -> Played:
        """One that some people have joined, Anna its organiser; it begins in a day."""
        people = [salle.someone(name) for name in NAMES[:count]]
        organiser = player_of(people[0])
        now = int(salle.time())
        head = Head.model_validate(
            {
                "name": "Autumn Cup",
                "organiser": organiser,
                "games": (GameChoice(game="gyges"),),
                "kind": Kind.SWISS,
                "clock": CLOCK,
                "round_time": 10 * DAY,
                "begins": now + DAY,
                "created": now,
                "place": place,
                **terms,
            }
        )
        loaded = await salle.context.tournaments.open(head, by=organiser.address)
        played = cls(salle, loaded.id, {one.address.id: one for one in people})
        for one in people:
            await played.joins(one)
        return played

    async def joins(self, who: Someone, rating: int = 1500) -> None:
        self.people[who.address.id] = who
        entry = Joined(at=int(self.salle.time()), by=str(who.address), player=player_of(who))
        await self.act(entry.model_copy(update={"rating": rating}))

    async def act(self, entry: object) -> LoadedTournament:
        return await self.tournaments.act(self.name, lambda _: entry)

    async def now(self) -> LoadedTournament:
        return await self.tournaments.load(self.name)

    async def settles(self) -> LoadedTournament:
        """All that is due at tables and in tournaments is done."""
        for _ in range(20):
            before = (await self.now()).version
            await self.salle.clock.sweep()
            await self.worker.tick()
            due = await self.salle.store.due_tournaments(self.salle.time())
            if not due and (await self.now()).version == before:
                break
        return await self.now()

    async def begins(self) -> LoadedTournament:
        await self.passes(DAY)
        return await self.settles()

    async def passes(self, seconds: float) -> None:
        """Time goes by in which Salle is there."""
        self.salle.time.now += seconds
        await self.salle.store.credit_downtime(self.salle.time, shut=float("inf"))

    async def table(self, bout: Bout, attempt: int = 1) -> LoadedTable:
        return await self.salle.tables.load(await self.key(bout, attempt))

    async def key(self, bout: Bout, attempt: int = 1) -> TableKey:
        return (await self.now()).table_of(bout.round, bout.board, attempt)

    async def bout_of(self, who: str) -> Bout:
        address = str(self.people[who].address)
        bouts = (await self.now()).state.open_bouts
        return next(bout for bout in bouts if address in bout.players)

    async def moves_once(self, bout: Bout, *, absent: str = "") -> None:
        """Both have made a move, so that nobody counts as absent but who is."""
        key = await self.key(bout, len(bout.attempts) + 1)
        for _ in range(8):
            table = await self.salle.tables.load(key)
            waiting = [seat for seat in Seat if seat not in table.match.moved]
            if table.match.status is not Status.PLAYING or not waiting:
                return
            seat = min(table.match.active, key=lambda seat: seat not in waiting)
            if table.match.players[seat].address == f"test:{absent}":
                return
            await self.moves(key, seat)

    async def moves(self, key: TableKey, seat: Seat) -> None:
        """The first legal move of a seat."""
        table = await self.salle.tables.load(key)
        move = str(next(iter(table.legal_moves(seat))))
        at = int(self.salle.time())
        await self.salle.tables.act(key, lambda _: Entry(act=Act.MOVE, seat=seat, move=move, at=at))

    async def resigns(self, who: str) -> None:
        """Somebody resigns the match that they play now."""
        bout = await self.bout_of(who)
        await self.gives_up(await self.key(bout, len(bout.attempts) + 1), who)

    async def gives_up(self, key: TableKey, who: str) -> None:
        """Somebody resigns at a table."""
        address, at = str(self.people[who].address), int(self.salle.time())
        await self.salle.tables.act(
            key, lambda now: Entry(act=Act.RESIGN, seat=now.seat_of(address), at=at)
        )

    async def plays_out(self, *losers: str) -> LoadedTournament:
        """The named lose their matches by resigning, after both have moved."""
        for loser in losers:
            await self.moves_once(await self.bout_of(loser))
            await self.resigns(loser)
        return await self.settles()


def player_of(who: Someone) -> Player:
    return Player(address=str(who.address), name=who.person.name)


async def to_its_end(played: Played) -> LoadedTournament:
    """All matches that run are played out, round after round."""
    now = await played.settles()
    for _ in range(20):
        if now.state.status is TournamentStatus.ENDED:
            return now
        now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    raise AssertionError("it doesn't end")


def started_anew(salle: Salle, store: Store | None = None) -> Salle:
    """Another process over the same store."""
    another = Salle(store or salle.store)
    another.time.now = salle.time.now
    return another


async def deletes(played: Played, name: str) -> None:
    """Somebody deletes themselves."""
    await Deleting(played.salle.tables).delete(f"test:{name}")
    await Deleting(played.salle.tables).go_on()
