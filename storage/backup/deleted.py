"""Those who have deleted themselves since an export was made: they aren't brought back.

What a file holds of them becomes a former player's before it is written. A match of theirs that
still ran when it was exported is left to Salle, who ends it by its rules: till then they stand in
`salle:deletions`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engines.core.former import FormerPlayer, Listed
from engines.core.record import Player, Record
from engines.core.result import Forgotten, Reckoned, Regrouped, Voided
from engines.core.tournaments.acts import Ended, HandedOver, Joined
from engines.core.tournaments.acts import Record as TournamentRecord
from storage.backup.lines import (
    AddressLine,
    HolderLine,
    Line,
    PairLine,
    PersonLine,
    PlaceLine,
    ResultLine,
    SeekerLine,
    ShardLine,
    StandingLine,
    TableLine,
    TournamentLine,
)
from storage.base import CLOSING_ACTS
from storage.deletions import Deletion, deleted_since, without_player


@dataclass(frozen=True, slots=True, kw_only=True)
class DeletedSince:
    """Who has deleted themselves since a moment."""

    secret: bytes
    tombstones: Mapping[str, str]
    since: float
    met: dict[str, Deletion] = field(default_factory=dict)  # by address
    _known: set[str] = field(default_factory=set)

    def without(self, line: Line) -> Line | None:
        """What is to be written of a line; None if that is nothing."""
        match line:
            case TableLine():
                return self._table(line)
            case TournamentLine():
                return self._tournament(line)
            case AddressLine():
                if not self._find([line.address]):
                    return self._lists(line)
                running = line.running
                return AddressLine(address=line.address, running=running) if running else None
            case ShardLine():
                waiting = line.unreckoned
                self._find(player.address for one in waiting for player in one.players)
                for who in self._people:
                    waiting = [who.result(one) for one in waiting]
                return line.model_copy(update={"unreckoned": waiting})
            case _:
                return self._counted(line)

    # The same of results, of what they come to, and of who is one person.
    def _counted(self, line: Line) -> Line | None:
        match line:
            case ResultLine():
                return self._result(line)
            case HolderLine():
                for who in self._find([line.address, line.holder]):
                    line = line.model_copy(
                        update={
                            "address": who.named(line.address),
                            "holder": who.named(line.holder),
                        }
                    )
                return line
            case PersonLine(identities=identities):
                gone = {who.address for who in self._find(identities)}
                left = [one for one in identities if one not in gone]
                return line.model_copy(update={"identities": left}) if len(left) > 1 else None
            case StandingLine():
                found = self._find([line.player])
                return line.model_copy(update={"player": found[0].former}) if found else line
            case SeekerLine():
                return None if self._find([line.address]) else line
            case PairLine(pairing=pairing):
                both = (pairing.one.address, pairing.two.address)
                return None if self._find(both) else line
            case PlaceLine():
                self._find(line.players)
                left = [player for player in line.players if player not in self.met]
                return line.model_copy(update={"players": left}) if left else None
            case _:
                return line

    def renamed(self, table: str) -> str:
        """What a table is called today that was played in the private chat of one of them."""
        for who in self._people:
            table = who.table(table)
        return table

    @property
    def _people(self) -> list[FormerPlayer]:
        return [one.who for one in self.met.values()]

    # Those of the addresses who have deleted themselves.
    def _find(self, addresses: Iterable[str]) -> list[FormerPlayer]:
        wanted = set(addresses)
        new = wanted - self._known
        self._known.update(new)
        for one in deleted_since(self.secret, self.tombstones, sorted(new), self.since):
            self.met[one.who.address] = one
        return [one.who for address, one in self.met.items() if address in wanted]

    # Somebody else's lists: tables of private chats have other names by now.
    def _lists(self, line: AddressLine) -> AddressLine:
        self._find(name.rpartition(":")[0] for name in (*line.running, *line.finished))
        changes = {
            "running": {self.renamed(name): at for name, at in line.running.items()},
            "finished": {self.renamed(name): at for name, at in line.finished.items()},
            "waiting": {self.renamed(name): at for name, at in line.waiting.items()},
        }
        return line.model_copy(update=changes)

    def _result(self, line: ResultLine) -> ResultLine:
        entry = line.entry
        for who in self._find(_named_in(entry)):
            entry = who.reckoned(entry)
        return line.model_copy(update={"entry": entry})

    def _table(self, line: TableLine) -> TableLine:
        record = line.record
        if record is None:
            return line
        noted = _noted(line.message_refs)
        said = {_who(text) for text in line.talk}
        people = {player.address for player in _players(record)}
        self._find(people | noted | said | line.followers.keys())
        gone = self.met.keys()
        changes: dict[str, object] = {
            "followers": {who: how for who, how in line.followers.items() if who not in gone}
        }
        if line.ended is not None or (record.log and record.log[-1].act in CLOSING_ACTS):
            for who in self._people:
                record = who.record(record)
            changes |= {
                "record": record,
                "talk": [text for text in line.talk if _who(text) not in gone],
                "message_refs": self._refs(line.message_refs),
                "reached": {
                    to: one
                    for to, one in line.reached.items()
                    if to.removeprefix("missed:") not in gone
                },
            }
        return line.model_copy(update=changes)

    # One that runs they leave by its rules: Salle sees to that.
    def _tournament(self, line: TournamentLine) -> TournamentLine:
        record = line.head_and_log
        if record is None:
            return line
        self._find(_noted(line.message_refs) | _named_in_log(record))
        if not any(isinstance(entry, Ended) for entry in record.log):
            return line
        for who in self._people:
            record = without_player(record, who)
        changes = {"head_and_log": record, "message_refs": self._refs(line.message_refs)}
        return line.model_copy(update=changes)

    def _refs(self, refs: Mapping[str, str]) -> dict[str, str]:
        return {to: ref for to, ref in refs.items() if to.partition("-")[0] not in self.met}


def _noted(refs: Mapping[str, str]) -> set[str]:
    return {name.partition("-")[0] for name in refs}


def _named_in_log(record: TournamentRecord) -> set[str]:
    # All others that it names have joined.
    found = {record.head.organiser.address, *(entry.by for entry in record.log)}
    for entry in record.log:
        if isinstance(entry, Joined):
            found.add(entry.player.address)
        elif isinstance(entry, HandedOver):
            found.add(entry.organiser.address)
    return found


def _players(record: Record) -> Iterable[Player]:
    yield from filter(None, record.head.players)
    yield from (entry.joining.player for entry in record.log if entry.joining)


def _who(line: str) -> str:
    try:
        return str(json.loads(line)["who"])
    except (ValueError, TypeError, KeyError):
        return ""


def _named_in(entry: Listed) -> list[str]:
    match entry:
        case Reckoned():
            return [player.address for player in entry.result.players]
        case Regrouped():
            return [address for group in entry.groups for address in group]
        case Voided():
            return [*entry.players]
        case Forgotten():
            return [entry.forgotten]
