"""What an export consists of: one JSON object a line.

First an `Opening`, then lines of the other kinds in any order, last a `Closing`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    Base64Bytes,
    BaseModel,
    ConfigDict,
    Field,
    FiniteFloat,
    TypeAdapter,
    field_serializer,
    model_validator,
)

from engines.core.record import Record
from engines.core.result import Forgotten, Reckoned, Regrouped, Result, Standing, Voided
from engines.core.tournaments.acts import Record as TournamentRecord
from storage import keys
from storage.administration import KeptPlace
from storage.base import FORM
from storage.migrations import FIRST, steps_from
from storage.migrations.step import Step
from storage.seekers import Pairing, Seeker
from storage.tournament_codec import fields_of

# For how long something is still kept: a server takes no more than its clock can count.
Milliseconds = Annotated[int, Field(gt=0, lt=10**14)]


class _Line(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Opening(_Line):
    """What holds for the whole file."""

    kind: Literal["salle export"] = "salle export"
    format: int = FIRST  # the form that all lines have: see `storage.migrations`
    made: FiniteFloat  # when it was begun
    secret: Annotated[str, Field(pattern=r"^([0-9a-f]{2})+$", repr=False)]  # what seeds are made of
    moved_chats: dict[str, str] = Field(default_factory=dict)
    deleted: dict[str, str] = Field(default_factory=dict)  # tombstones: `storage.deletions`
    deletions: dict[str, str] = Field(default_factory=dict)  # those that weren't done yet


class TableLine(_Line):
    """A table, as it was at one moment."""

    kind: Literal["table"] = "table"
    table: str
    record: Record | None = None
    rows: list[Base64Bytes] = Field(default_factory=list)  # in its place, if it can't be read
    preset_answers: dict[str, str] = Field(default_factory=dict)
    message_refs: dict[str, str] = Field(default_factory=dict)
    reached: dict[str, str] = Field(default_factory=dict)
    talk: list[str] = Field(default_factory=list)
    followers: dict[str, str] = Field(default_factory=dict)
    deadline: FiniteFloat | None = None
    reminder: FiniteFloat | None = None
    answer_at: FiniteFloat | None = None
    ended: FiniteFloat | None = None
    set_aside: FiniteFloat | None = None
    kept_for: dict[str, Milliseconds] = Field(default_factory=dict)  # by the field they concern

    @model_validator(mode="after")
    def _has_log(self) -> Self:
        if self.record is None and not self.rows:
            raise ValueError("a table has a log")
        return self


class TournamentLine(_Line):
    """A tournament, as it was at one moment."""

    kind: Literal["tournament"] = "tournament"
    tournament: Annotated[str, Field(min_length=1)]
    head_and_log: TournamentRecord | None = None
    rows: list[Base64Bytes] = Field(default_factory=list)  # in its place, if it can't be read
    message_refs: dict[str, str] = Field(default_factory=dict)
    kept_for: dict[str, Milliseconds] = Field(default_factory=dict)  # by the field they concern

    @model_validator(mode="after")
    def _has_log(self) -> Self:
        if self.head_and_log is None and not self.rows:
            raise ValueError("a tournament has a log")
        return self

    @field_serializer("head_and_log")
    def _with_acts(self, record: TournamentRecord | None) -> dict[str, Any] | None:
        if record is None:
            return None
        head = record.head.model_dump(mode="json", exclude_defaults=True)
        return {"head": head, "log": list(map(fields_of, record.log))}


class ShardLine(_Line):
    """What a shard knows of the times in which Salle was away; and reminders of no table."""

    kind: Literal["shard"] = "shard"
    shard: Annotated[int, Field(ge=0, lt=keys.SHARDS)]
    credited: str | None = None
    outages: list[str] = Field(default_factory=list)
    inbox_reminders: dict[str, FiniteFloat] = Field(default_factory=dict)
    unreckoned: list[Result] = Field(default_factory=list)


class AddressLine(_Line):
    """A player or a chat: settings, and lists of tables by when they were listed."""

    kind: Literal["address"] = "address"
    address: str
    profile: dict[str, str] = Field(default_factory=dict)
    running: dict[str, FiniteFloat] = Field(default_factory=dict)
    finished: dict[str, FiniteFloat] = Field(default_factory=dict)
    waiting: dict[str, FiniteFloat] = Field(default_factory=dict)
    pending: dict[str, FiniteFloat] = Field(default_factory=dict)
    absence: dict[str, str] = Field(default_factory=dict)  # the last one that had a loss on time
    following: dict[str, str] = Field(default_factory=dict)  # matches
    passkeys: dict[str, str] = Field(default_factory=dict)
    sessions: dict[str, str] = Field(default_factory=dict)
    puzzles: dict[str, str] = Field(default_factory=dict)  # what they made of each


class EndedSessionsLine(_Line):
    """Sessions of the page that were ended; there may be several such lines."""

    kind: Literal["ended sessions"] = "ended sessions"
    sessions: Annotated[list[str], Field(min_length=1)]


class ResultLine(_Line):
    """A result as it was reckoned, that a player was forgotten, or that a result was taken out.

    By its number in its game.
    """

    kind: Literal["result"] = "result"
    game: str
    number: Annotated[int, Field(ge=0)]
    entry: Reckoned | Forgotten | Regrouped | Voided


class HolderLine(_Line):
    """Under which address somebody's results stand who was ever linked, and which stand there."""

    kind: Literal["holder"] = "holder"
    game: str
    address: str
    holder: str
    numbers: list[int] = Field(default_factory=list)


class PersonLine(_Line):
    """Somebody with several identities."""

    kind: Literal["person"] = "person"
    identities: Annotated[list[str], Field(min_length=2)]


class StandingLine(_Line):
    """What a player's results in a game have come to."""

    kind: Literal["standing"] = "standing"
    game: str
    player: str
    standing: Standing


class PlaceLine(_Line):
    """Who has finished a match of a game at a place."""

    kind: Literal["place"] = "place"
    game: str
    place: str
    players: Annotated[list[str], Field(min_length=1)]


class SeekerLine(_Line):
    """Who looks for a match of a game, and whom they were paired with last, as the store has it."""

    kind: Literal["seeker"] = "seeker"
    game: str
    address: str
    seeker: Seeker | None = None
    last: str = ""


class OrderLine(_Line):
    """What those who manage a place have done there; bans and pairs know pseudonyms alone."""

    kind: Literal["order"] = "order"
    kept: KeptPlace


class PseudonymLine(_Line):
    """The address for which a pseudonym stands."""

    kind: Literal["pseudonym"] = "pseudonym"
    pseudonym: str
    address: str


class PuzzlesLine(_Line):
    """How the puzzles of a game have fared, or those cut from its matches; or, of no game,
    which was the daily one of each day.
    """

    kind: Literal["puzzles"] = "puzzles"
    game: str = ""
    counts: dict[str, str] = Field(default_factory=dict)
    cut: dict[str, str] = Field(default_factory=dict)
    days: dict[str, str] = Field(default_factory=dict)


class PairLine(_Line):
    """Two who were found for each other, and whose table isn't there yet."""

    kind: Literal["pair"] = "pair"
    pairing: Pairing


class Closing(_Line):
    """That nothing is missing."""

    kind: Literal["end"] = "end"
    lines: int  # before this one
    digest: str  # the SHA-256 of all of them, line breaks included


Line = (
    Opening
    | TableLine
    | TournamentLine
    | ShardLine
    | AddressLine
    | EndedSessionsLine
    | ResultLine
    | HolderLine
    | PersonLine
    | StandingLine
    | PlaceLine
    | SeekerLine
    | PairLine
    | PuzzlesLine
    | OrderLine
    | PseudonymLine
    | Closing
)

_ADAPTER: Final[TypeAdapter[Line]] = TypeAdapter(Annotated[Line, Field(discriminator="kind")])


def written(line: Line) -> bytes:
    """A line of the file, with its line break."""
    excluded = line.model_dump_json(exclude_defaults=True)
    return b'{"kind":"%s",%s\n' % (line.kind.encode(), excluded[1:].encode())


def read(text: bytes, *, form: int = FORM) -> Line:
    """Read back what `written` wrote, now or in an older form. Raises ValueError."""
    steps = steps_from(form)
    return _ADAPTER.validate_json(_carried(text, steps) if steps else text)


def _carried(text: bytes, steps: Sequence[Step]) -> bytes:
    line = json.loads(text)
    try:
        for step in steps:
            if record := line.get("record"):
                log = list(map(step.entry, record.get("log", [])))
                line["record"] = {"head": step.head(record["head"]), "log": log}
            if profile := line.get("profile"):
                line["profile"] = step.profile(profile)
    except Exception as err:  # whatever a damaged line holds
        raise ValueError(type(err).__name__) from None
    return json.dumps(line).encode()
