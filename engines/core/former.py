"""People who have deleted themselves: in records and results an address without a name.

Who somebody was nobody can tell from it; that two matches were the same person's can be told, so
that ratings can be reckoned again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.record import Entry, Player, Record
from engines.core.result import Forgotten, Reckoned, Regrouped, Result, Voided

# The platform of those who have deleted themselves.
FORMER: Final = "former"


def is_former(address: str) -> bool:
    """Whether this stands for somebody who has deleted themselves."""
    return address.startswith(f"{FORMER}:")


# What may stand among the results of a game.
Listed = Reckoned | Forgotten | Regrouped | Voided


@dataclass(frozen=True, slots=True, kw_only=True)
class FormerPlayer:
    """Somebody who goes, and what stands in their place."""

    address: str
    by_name: str = ""  # the address by which others challenged them who knew only their name
    id: str
    chat: str  # what their private chat is called in the names of tables; each time the same

    @property
    def former(self) -> str:
        """What stands in the place of their address."""
        return f"{FORMER}:{self.id}"

    @property
    def addresses(self) -> tuple[str, ...]:
        """All that may stand in a record."""
        return (self.address, self.by_name) if self.by_name else (self.address,)

    def table(self, name: str) -> str:
        """What a table is called that was played in their own private chat; any other as it is."""
        is_theirs = name.startswith(f"{self.address}:")
        own = name.removeprefix(f"{self.address}:")
        return f"{FORMER}:{self.chat}:{own}" if is_theirs else name

    def player(self, player: Player | None) -> Player | None:
        """The same player; without a name, if this is who goes."""
        if player is None or player.address not in self.addresses:
            return player
        # A challenge to a name stays one, so that its log can be replayed.
        return Player(address=f"{FORMER}:@{self.id}" if player.is_by_name else self.former, name="")

    def record(self, record: Record) -> Record:
        """The same record without them; `record` itself, if they aren't in it."""
        head = record.head.model_copy(
            update={
                "players": record.head.players.map(self.player),
                "rematch_of": self.table(record.head.rematch_of),
                "start_of": self.table(record.head.start_of),
                "played": tuple(
                    one.model_copy(update={"table": self.table(one.table)})
                    for one in record.head.played
                ),
            }
        )
        log = tuple(map(self._entry, record.log))
        if head == record.head and log == record.log:
            return record
        return Record.model_construct(head=head, log=log)

    def result(self, result: Result) -> Result:
        """The same result without them."""
        players = result.players.map(self._known)
        return result.model_copy(update={"players": players, "table": self.table(result.table)})

    def named(self, address: str) -> str:
        """What stands in the place of an address; any other as it is."""
        return self.former if address == self.address else address

    def reckoned(self, entry: Listed) -> Listed:
        """The same of what stands among the results of a game."""
        match entry:
            case Reckoned():
                return entry.model_copy(update={"result": self.result(entry.result)})
            case Regrouped():
                groups = tuple(tuple(map(self.named, group)) for group in entry.groups)
                return entry.model_copy(update={"groups": groups})
            case Voided():
                players = tuple(map(self.named, entry.players))
                changes = {"players": players, "voided": self.table(entry.voided)}
                return entry.model_copy(update=changes)
            case Forgotten():
                is_theirs = entry.forgotten in self.addresses
                changed = {"forgotten": self.former} if is_theirs else {}
                return entry.model_copy(update=changed)

    def _entry(self, entry: Entry) -> Entry:
        if entry.joining is None or entry.joining.player.address not in self.addresses:
            return entry
        joining = entry.joining.model_copy(update={"player": self._known(entry.joining.player)})
        return entry.model_copy(update={"joining": joining})

    def _known(self, player: Player) -> Player:
        return self.player(player) or player
