"""`python -m engines replay`: the positions of an exported match, from its JSON or its text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise

from pydantic import ValidationError

from engines.core.game import AnyGame, RuleError
from engines.core.lab import Json
from engines.core.match_text import MatchTextError
from engines.core.match_text_reader import ReadMatch, check_move, read_match_text
from engines.core.record import Act, DamagedRecordError, Record
from engines.core.replay import match_states

GameOf = Callable[[str], AnyGame | None]


class ReplayFileError(ValueError):
    """The file isn't an exported match; the message says what is wrong."""


def plies(text: str, game_of: GameOf) -> Iterator[Json]:
    """The start, then each move: its number, seat, text, and the position after it.

    Raises:
        ReplayFileError: what is wrong, and for a text in which line.
    """
    found = read_export(text, game_of)
    game, record, ply = found.game, found.record, 0
    try:
        matches = list(match_states(game, record))
    except DamagedRecordError as err:
        raise ReplayFileError(str(err)) from None
    for number, (entry, (before, match)) in enumerate(
        zip(record.log, pairwise(matches), strict=True)
    ):
        if entry.act not in {Act.ACCEPT, Act.MOVE} or match.halted_at is not None:
            continue
        if entry.act is Act.MOVE:
            try:
                check_move(game, before, entry)
            except RuleError as err:
                raise ReplayFileError(f"entry {number} of the log: {err}") from None
        position = game.write(match.game_state)
        yield {"ply": ply, "seat": entry.seat, "move": entry.move, "position": position}
        ply += 1


def read_export(text: str, game_of: GameOf) -> ReadMatch:
    """The match of an export of either form; `game_of` gives a game by its id, or None.

    Raises:
        ReplayFileError: as `plies` does.
    """
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith("{"):
        try:
            return read_match_text(text, game_of)
        except MatchTextError as err:
            raise ReplayFileError(str(err)) from None
    try:
        whole = json.loads(text)
        record = Record.model_validate({"head": whole["head"], "log": whole["log"]})
    except (ValueError, KeyError, RecursionError, ValidationError):
        raise ReplayFileError("this JSON isn't what /export gives: `head` and `log`") from None
    game = game_of(record.head.game)
    if game is None:
        raise ReplayFileError("no game has the name in `head`; `list` names all")
    return ReadMatch(game=game, record=record)
