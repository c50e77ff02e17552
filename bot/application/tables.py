"""Opens, loads and acts on tables. An act is committed before anybody is told of it."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.application import commits, conditional_moves, notices
from bot.application.annulments import Annulments
from bot.application.answers import AnswersUnderWay, NextActs
from bot.application.challenge_limits import ChallengeLimits
from bot.application.experience import Experience
from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    Decide,
    LoadedTable,
    NoTableError,
)
from bot.application.model import Address, is_computer_address
from bot.application.open_tables import OpenTables
from bot.application.place import result_notices
from bot.application.preset_answers import random_delay, with_changes
from bot.application.rate_limiter import RateLimiter
from bot.application.replay_cache import ReplayedMatch
from bot.application.table_aliases import TableAliases
from bot.application.table_loading import CHALLENGE_DAYS, TableLoader
from bot.application.table_names import is_by_invitation, is_same_ask, names_for
from bot.application.timers import deadline_of, kept, timer_after
from bot.timing import vacations
from engines.core.chance import commitment
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.match import Chosen, advance
from engines.core.match_state import MatchState, Status, open_challenge
from engines.core.moves import Move
from engines.core.record import Act, Entry, Head, Record
from engines.core.result import Counting
from storage.base import KEEP, ConflictError, StoreAwayError, TableKey, Timer
from storage.former_tables import SEED
from storage.store import Store

TRIES: Final = 4
# Results that no place is told.
_UNTOLD: Final = (Counting.ALONE, Counting.UNPLAYED)


class Tables(TableLoader):
    """Loads tables and applies acts to them."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        secret: bytes,
        now: Callable[[], float],
        challenge_days: float = CHALLENGE_DAYS,
        delay: Callable[[], float] = random_delay,
        is_shared: bool = False,
        computers: Mapping[str, AnyComputer] = MappingProxyType({}),
    ) -> None:
        """`is_shared`: other processes do a part of the work at these tables.

        `computers`: the games' computer players, if players are to be told how a match against one
        would have changed their rating.
        """
        super().__init__(store, games, now=now, challenge_days=challenge_days, computers=computers)
        self._secret = secret
        self.delay = delay
        self.experience = Experience(store)
        self.annulments = Annulments(store=store, find=self.find, ratings=self.ratings, now=now)
        self._limits = ChallengeLimits(store=store, find=self.find)
        self.open_tables = OpenTables(store=store, find=self.find)
        self.rates = RateLimiter(store=store, now=now, secret=secret)
        self.aliases = TableAliases(store, secret)
        self.next_acts = NextActs()
        self.answers = AnswersUnderWay(store if is_shared else None)

    async def act(
        self,
        key: TableKey,
        decide: Decide,
        *,
        table: LoadedTable | None = None,
        move: Move | None = None,
        asker: str = "",
        already_shown_to: str = "",
        is_automatic: bool = False,
    ) -> LoadedTable:
        """Check the entry that `decide` makes for the table, and commit it.

        `decide` is called again when somebody else acted in between. `table` is the table if it
        has just been loaded, `move` the entry's where its mover's legal moves were asked for it.
        `already_shown_to` is the player who sees the result in the answer itself and needs no
        notice. `is_automatic`: Salle makes a move for its player.

        Raises:
            what `decide` raises, RuleError: nothing was done.
            BusyError: others kept acting first.
            StoreAwayError: nothing was done. UnknownOutcomeError: it may have been.
        """
        for _ in range(TRIES):
            table = table or await self.load(key, asker=asker)
            entry = self._charged(table, decide(table))
            record, match = advance(
                table.game,
                table.record,
                table.match,
                entry,
                self.server_seed(table.record.head, key),
                chosen=_chosen(table, entry, move),
            )
            if entry.joining and not is_computer_address(entry.joining.player.address):
                player = entry.joining.player
                lists = [player.address, *filter(None, [player.chat])]
                await self.store.list_running(lists, key, at=entry.at)
            changes = conditional_moves.after_act(
                table.game,
                table.preset_answers,
                table.match,
                record.log[-1],
                match,
                record.version,
                is_automatic=is_automatic,
            )
            after = replace(
                table,
                replayed=table.replayed.plus(record, [match]),
                preset_answers=with_changes(table.preset_answers, changes),
            )
            # They are here; and if Salle moves for them, nobody must see that they aren't.
            reached = after.reached_now(_mover(match, entry, asker, is_automatic), self.now())
            after = replace(after, reached={**table.reached, **reached})
            after = await self._with_expectations(after)
            result = await self.ratings.result(key, record, match)
            told = notices.of_act(key, record, table.match, match, entry, already_shown_to)
            if result and result.counting not in _UNTOLD and not table.is_private:
                told += await result_notices(self.store, key, record.version)
            timer = self.timer_of(table, after)  # right before it is written: time may be lost
            try:
                await commits.commit(
                    self.store,
                    key,
                    record,
                    expected=table.version,
                    timer=timer,
                    notices=told,
                    is_last=_may_be_put_away(match, record.head),
                    preset_answers=table.preset_answers,
                    reached=reached,
                    answer_changes=changes,
                    result=result,
                )
            except ConflictError:
                table = None
                continue
            self._replay_cache.keep(key, after.replayed)
            after = replace(
                after,
                deadline=deadline_of(after, kept(timer.deadline, None), self.patience),
                reminder=kept(timer.reminder, table.reminder),
                answer_at=kept(timer.answer_at, table.answer_at),
            )
            if not after.is_running:
                await self.lists.file(after)
            if result:
                after = replace(after, reckoned=await self.ratings.of_ended(result))
                with suppress(StoreAwayError):
                    after = replace(after, would_be=await self._computer_ratings.gain(after))
            self.next_acts.announce(after)
            if asker:
                await self._end_vacations(after, asker)
            return after
        raise BusyError(str(key))

    # Those that began by themselves, of each identity by itself: see `bot.application.linking`.
    async def _end_vacations(self, table: LoadedTable, asker: str) -> None:
        now, identities = self.now(), table.identities or (asker,)
        known = (table.asker_profile, *(table.profiles.get(one, {}) for one in identities))
        if not any(vacations.back(settings, now) for settings in known):
            return
        for one in identities:
            if back := vacations.back(await self.store.profile(one), now):
                await self.store.update_profile(one, back)
        await self.retime_all(asker)

    async def open(
        self,
        where: Address,
        head: Head,
        *,
        name: str = "",
        is_shown: bool = False,
        has_readers: bool = True,
        is_agreed: bool = False,
    ) -> LoadedTable:
        """Open a table with a challenge: the seal is made.

        What two ask for at the same moment, or one asks for twice, opens one table: see
        `table_names`. The card goes to the outbox, unless it `is_shown` in the answer to the
        challenger. `has_readers`: it is shown to others in the chat, and counts there. `is_agreed`:
        it is about to be accepted, and counts nowhere.

        Raises:
            BusyError: another table has just got this `name`.
            TooManyChallengesError: theirs, or the chat's.
            TooManyTablesError: the challenger's.
        """
        challenger = head.players[head.challenger]
        if challenger and not is_agreed:
            await self.open_tables.admit(challenger.address)
        for one in [name] if name else names_for(head):
            key = TableKey(where.platform, where.id, one)
            table = self._challenge(key, head)
            chat, *people = await self.lists.addresses_of(table)
            is_public = has_readers and not is_shown and chat not in people
            if not is_agreed:
                await self._limits.admit(table, chat=chat if is_public else "")
            await self.store.list_running([chat, *people], key, at=head.created)
            try:
                await commits.commit(
                    self.store,
                    key,
                    table.record,
                    expected=None,
                    timer=Timer(deadline=table.deadline),
                    notices=[] if is_shown else notices.of_challenge(key, head),
                )
            except ConflictError:
                found = await self.find(key)
                is_same = found and is_same_ask(found.record.head, head)
                if found and is_same and not (name and found.match.status is Status.CLOSED):
                    return found
                continue
            return table
        raise BusyError(str(where))

    async def waiting_challenges(self, chat: Address) -> list[LoadedTable]:
        """The challenges that were shown to all in a chat and wait, the oldest first.

        All topics of a chat are one, as they are for the limits.
        """
        room = str(replace(chat, id=chat.id.partition(".")[0]))
        return await self._limits.waiting(room, at=self.now())

    def _challenge(self, key: TableKey, head: Head) -> LoadedTable:
        # A table as it is when it is opened: sealed, with the time there is to answer.
        sealed = head.model_copy(update={"commitment": commitment(self.server_seed(head, key))})
        record = Record(head=sealed)
        replayed = ReplayedMatch(
            game=self.games[head.game], record=record, match=open_challenge(record)
        )
        return LoadedTable(key=key, replayed=replayed, deadline=head.created + self.patience)

    async def opened(self, where: Address, head: Head) -> LoadedTable | None:
        """The table that the ask of this head has opened already; None if it is new."""
        for name in names_for(head):
            try:
                found = await self.load(TableKey(where.platform, where.id, name))
            except NoTableError:
                return None
            except DamagedTableError:
                continue
            if is_same_ask(found.record.head, head):
                return found
        return None

    def timer_of(self, before: LoadedTable, after: LoadedTable) -> Timer:
        """The timer of a table once it stands as in `after`."""
        return timer_after(before, after, now=self.now(), patience=self.patience, delay=self.delay)

    async def retime(self, table: LoadedTable) -> None:
        """Set a table's timer again, as the table stands now.

        Nothing is done if somebody has acted since: the act has set it.
        """
        timer = Timer(deadline=table.deadline)  # of a challenge
        if table.match.status is not Status.OPEN:
            timer = replace(self.timer_of(table, table), answer_at=KEEP)
        with suppress(ConflictError):
            await self.store.restart_timer(table.key, timer, expected=table.version)

    async def retime_all(self, address: str) -> None:
        """The same for all tables of a player whose hours have changed."""
        for key in await self.store.running_tables(address):
            if table := await self.find(key):
                await self.retime(table)

    def _charged(self, table: LoadedTable, entry: Entry) -> Entry:
        # The entry, with what it takes from the banks.
        charged = table.clock.charged(entry, self.now())
        return entry if charged == entry.charged else entry.model_copy(update={"charged": charged})

    def pass_to(self, key: TableKey, address: str) -> int:
        """Ten digits by which a button shows that Salle has offered this person this table."""
        digest = hmac.digest(self._secret, f"pass:{key} {address}".encode(), "sha256")
        return int.from_bytes(digest[:8]) % 10**10

    def seed_of(self, table: LoadedTable) -> bytes:
        """The server's part of the seed of a table that was loaded; see `storage.former_tables`."""
        kept = table.preset_answers.get(SEED, "")
        return bytes.fromhex(kept) if kept else self.server_seed(table.record.head, table.key)

    def pseudonym(self, address: str) -> str:
        """What stands for a player where nobody's address is to be kept."""
        digest = hmac.digest(self._secret, f"pseudonym:{address}".encode(), "sha256")
        return digest.hex()[:16]

    def server_seed(self, head: Head, key: TableKey) -> bytes:
        """The server's part of the seed: sealed at the challenge, revealed after the end."""
        return hmac.digest(self._secret, f"seed:{key}:{head.created}".encode(), "sha256")


def _chosen(table: LoadedTable, entry: Entry, move: Move | None) -> Chosen | None:
    # A move that needn't be read from its entry.
    if move is None or entry.seat is None:
        return None
    return Chosen(move=move, legal=table.legal_moves(entry.seat))


def _mover(match: MatchState, entry: Entry, asker: str, is_automatic: bool) -> str:
    # The address of the player who has made an entry, as far as others are shown.
    is_for_him = is_automatic and entry.act is Act.MOVE
    player = match.players[entry.seat] if is_for_him and entry.seat else None
    return player.address if player else asker


def _may_be_put_away(match: MatchState, head: Head) -> bool:
    # Whether nothing happens here any more: a match is over, or a challenge came to nothing.
    # One that was opened by an invitation stays: else, once it is gone, the link would open it
    # again.
    is_closed = match.status is Status.CLOSED and not is_by_invitation(head)
    return match.status is Status.OVER or is_closed
