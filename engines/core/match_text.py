"""A finished match as one text that people and programs read: headers, then numbered moves.

docs/match_text.md describes the form. `engines.core.match_text_reader` reads it back.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from engines.core.game import AnyGame, Outcome
from engines.core.match import agreed_options, nonces_of
from engines.core.match_state import MatchState, Status
from engines.core.names import plain_text
from engines.core.record import Act, Entry, Player, Record
from engines.core.replay import match_states
from engines.core.seat import Seat

NO_RESULT: Final = "*"
FORMER_PLAYER: Final = "a former player"
NOBODY: Final = "-"  # in place of a seat, where neither acts

# Acts after the start that aren't moves. Those before it are contained in the headers.
REMARKED: Final = frozenset(
    Act(act)
    for act in Act
    if act not in {Act.ACCEPT, Act.PROPOSE, Act.IDENTIFY, Act.DECLINE, Act.WITHDRAW}
    and act not in {Act.EXPIRE, Act.MOVE, Act.HALT}
)
_RESULTS: Final = {Seat.ONE: "1-0", Seat.TWO: "0-1", None: "1/2-1/2"}


class MatchTextError(ValueError):
    """A text that isn't a match, or a match that can't be told as one; the message says why.

    `line` is the line of the text that is wrong, counted from 1.
    """

    def __init__(self, sentence: str, *, line: int = 1) -> None:
        super().__init__(sentence)
        self.line = line


def match_text(game: AnyGame, record: Record, *, server_seed: bytes = b"") -> str:
    """The whole match, with all luck that it had, so that replaying it needs nothing else.

    `server_seed` is told with it, if it is given.

    Raises:
        MatchTextError: the match isn't over, or today's rules refuse a part of it.
        DamagedRecordError: the record can't be replayed.
    """
    matches = list(match_states(game, record))
    last = matches[-1]
    if last.status is not Status.OVER:
        raise MatchTextError("the match isn't over: its text would tell what is hidden")
    if last.halted_at is not None:
        raise MatchTextError("today's rules refuse a part of this match; its JSON tells it whole")
    start = next(n for n, entry in enumerate(record.log) if entry.act is Act.ACCEPT)
    headers = _headers(game, record, matches[start + 1], last, record.log[start], server_seed)
    lines = [f"{name}: {plain_text(value)}" for name, value in headers if value]
    return "\n".join([*lines, "", *_lines(record.log[start:])]) + "\n"


def result_of(outcome: Outcome | None, *, is_void: bool) -> str:
    """`1-0`, `0-1` or `1/2-1/2`, first the score of seat one; `*` without a result."""
    return NO_RESULT if outcome is None or is_void else _RESULTS[outcome.winner]


def _headers(
    game: AnyGame,
    record: Record,
    first: MatchState,
    last: MatchState,
    accepted: Entry,
    server_seed: bytes,
) -> Iterator[tuple[str, str]]:
    head, outcome = record.head, last.outcome
    yield "Game", game.id
    yield "Rules", str(head.rules)
    options = agreed_options(game, record)
    yield "Options", " ".join(f"{name}={value}" for name, value in options.items())
    yield "One", _name(first.players.one)
    yield "Two", _name(first.players.two)
    yield "Date", datetime.fromtimestamp(accepted.at, UTC).date().isoformat()
    yield "Result", result_of(outcome, is_void=bool(outcome and outcome.reason == "void"))
    yield "Reason", outcome.reason if outcome else ""
    if head.tournament:
        yield "Tournament", head.tournament.name
        yield "Round", str(head.tournament.round)
        yield "Board", str(head.tournament.board)
    yield "Start", head.start
    yield "Seal", head.commitment
    yield "Seed", server_seed.hex()
    yield "Nonces", " ".join(nonces_of(record))


def _name(player: Player | None) -> str:
    return (plain_text(player.name) if player else "") or FORMER_PLAYER


def _lines(log: tuple[Entry, ...]) -> Iterator[str]:
    number = 0
    for entry in log:
        luck = f"{{luck {' '.join(map(str, entry.draws))}}}" if entry.draws else ""
        if entry.act is Act.MOVE:
            number += 1
            yield f"{number}. {entry.seat} {entry.move} {luck}".rstrip()
        elif entry.act is Act.ACCEPT and luck:
            yield luck
        elif entry.act in REMARKED:
            yield _remark(entry)


def _remark(entry: Entry) -> str:
    words = [str(entry.seat or NOBODY), str(entry.act)]
    if entry.wish:
        words.append(f"wish={entry.wish}")
    if entry.seconds:
        words.append(f"seconds={entry.seconds}")
    if entry.joining:
        words.append(f"name={_name(entry.joining.player)}")
    elif entry.reason:
        words.append(f"reason={plain_text(entry.reason)}")
    return "{" + " ".join(words) + "}"
