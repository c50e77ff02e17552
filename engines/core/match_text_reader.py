"""Reads a match from its text (`engines.core.match_text`). The text may be a stranger's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from pydantic import ValidationError

from engines.core.chance import RecordedChance
from engines.core.game import AnyGame, RuleError
from engines.core.match import after_entry
from engines.core.match_state import MatchState, Status, open_challenge
from engines.core.match_text import NOBODY, REMARKED, MatchTextError, result_of
from engines.core.options import OptionError, complete
from engines.core.record import MOST_START, Act, Entry, Head, Joining, Player, Record, Wish
from engines.core.seat import Pair, Seat

LONGEST: Final = 1 << 18  # characters of a text
LONGEST_LINE: Final = 4_000
PLATFORM: Final = "file"  # of the addresses of its players, of whom nothing but names is known

_HEADER: Final = re.compile(r"([A-Z][a-z]+): ?(.*)")
_LUCK: Final = re.compile(r"\{luck((?: [0-9]{1,9})+)\}")
_MOVE: Final = re.compile(r"([0-9]{1,6})\. (one|two) (.+?)(?: (\{luck[^{}]*\}))?")
_REMARK: Final = re.compile(
    r"\{(one|two|-) ([a-z_]+)(?: wish=([a-z]+))?(?: seconds=([0-9]{1,9}))?"
    r"(?: (?:name|reason)=(.*))?\}"
)
_FORM: Final = (
    "a move is `1. one MOVE`, with ` {luck 3 0}` behind it if it drew anything; "
    "an act is `{two offer_draw}`"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadMatch:
    """A match that was read: its game, and a record that is replayed like any other."""

    game: AnyGame
    record: Record


@dataclass(frozen=True, slots=True, kw_only=True)
class _Line:
    number: int
    text: str

    def wrong(self, why: str) -> MatchTextError:
        return MatchTextError(f"line {self.number}: {why}", line=self.number)


def read_match_text(text: str, game_of: Callable[[str], AnyGame | None]) -> ReadMatch:
    """The match that `text` tells, each move checked by the rules of today.

    `game_of` gives a game by its id, or None.

    Raises:
        MatchTextError: which line is wrong, and what would be right.
    """
    if len(text) > LONGEST:
        raise MatchTextError(f"a match has at most {LONGEST} characters, this text {len(text)}")
    rows = text.removeprefix("\ufeff").split("\n")
    lines = [_Line(number=n, text=row.strip()) for n, row in enumerate(rows, start=1)]
    for line in lines:
        if len(line.text) > LONGEST_LINE:
            raise line.wrong(f"a line has at most {LONGEST_LINE} characters")
    blank = next((n for n, line in enumerate(lines) if not line.text), len(lines))
    headers = dict(map(_header, lines[:blank]))
    game = _game(headers, game_of)
    head = _head(headers, game)
    entries = list(_entries([line for line in lines[blank:] if line.text], head))
    match = _replayed(game, Record(head=head), entries)
    last = entries[-1][0]
    if match.status is not Status.OVER:
        raise last.wrong("the match doesn't end here; an end is such as `{one resign}`")
    _check_result(headers, match)
    return ReadMatch(game=game, record=Record(head=head, log=tuple(e for _, e in entries)))


def _header(line: _Line) -> tuple[str, _Line]:
    found = _HEADER.fullmatch(line.text)
    if found is None:
        raise line.wrong("a header is `Key: value`, and a blank line stands before the moves")
    return found[1], _Line(number=line.number, text=found[2].strip())


def _game(headers: dict[str, _Line], game_of: Callable[[str], AnyGame | None]) -> AnyGame:
    if "Game" not in headers:
        raise MatchTextError("line 1: no header says `Game: gyges` or another game")
    game = game_of(headers["Game"].text)
    if game is None:
        raise headers["Game"].wrong("no game has this name; `python -m engines list` names all")
    return game


def _head(headers: dict[str, _Line], game: AnyGame) -> Head:
    nothing = _Line(number=1, text="")
    rules = headers.get("Rules", nothing)
    if not re.fullmatch("[0-9]{1,6}|", rules.text):
        raise rules.wrong(f"the rules are a number, such as {game.rules}")
    one, two = (headers.get(name, nothing).text for name in ("One", "Two"))
    seal = headers.get("Seal", nothing)
    if not re.fullmatch("[0-9a-f]{64}|", seal.text):
        raise seal.wrong("a seal is 64 hexadecimal digits")
    return Head(
        game=game.id,
        rules=int(rules.text or game.rules),
        options=_options(headers.get("Options", nothing), game),
        players=Pair(
            one=Player(address=f"{PLATFORM}:one", name=one),
            two=Player(address=f"{PLATFORM}:two", name=two),
        ),
        nonce=headers.get("Nonces", nothing).text.partition(" ")[0],
        commitment=seal.text,
        created=_moment(headers.get("Date", nothing)),
        start=_start(headers.get("Start", nothing)),
    )


def _start(line: _Line) -> str:
    if len(line.text) > MOST_START:
        raise line.wrong(f"a position has at most {MOST_START} characters")
    return line.text


def _options(line: _Line, game: AnyGame) -> dict[str, str]:
    given = {}
    for word in line.text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise line.wrong(f"an option is name=value, not {word[:40]}")
        given[name] = value
    try:
        return dict(complete(game.options, given))
    except OptionError as err:
        raise line.wrong(str(err)) from None


def _moment(line: _Line) -> int:
    if not line.text:
        return 0
    try:
        day = date.fromisoformat(line.text)
        return max(0, int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()))
    except (ValueError, OverflowError):
        raise line.wrong("a date is such as 2026-11-29") from None


def _entries(lines: list[_Line], head: Head) -> Iterator[tuple[_Line, Entry]]:
    if not lines:
        raise MatchTextError("the text ends before any move; a blank line stands before them")
    opening = _LUCK.fullmatch(lines[0].text)
    yield (
        lines[0],
        Entry(
            act=Act.ACCEPT,
            seat=Seat.TWO,
            at=head.created,
            joining=Joining(player=head.players.two or Player(address="", name=""), nonce=""),
            draws=_draws(opening),
        ),
    )
    number = 0
    for line in lines[1:] if opening else lines:
        if moved := _MOVE.fullmatch(line.text):
            number += 1
            if int(moved[1]) != number:
                raise line.wrong(f"the next move is number {number}")
            luck = _LUCK.fullmatch(moved[4] or "")
            if moved[4] and luck is None:
                raise line.wrong(_FORM)
            seat, draws = Seat(moved[2]), _draws(luck)
            entry = Entry(act=Act.MOVE, seat=seat, at=head.created, move=moved[3], draws=draws)
            yield line, entry
        else:
            yield line, _remark(line, head)


def _draws(luck: re.Match[str] | None) -> tuple[int, ...]:
    return tuple(map(int, luck[1].split())) if luck else ()


def _remark(line: _Line, head: Head) -> Entry:
    found = _REMARK.fullmatch(line.text)
    if found is None:
        raise line.wrong(_FORM)
    who, act, wish, seconds, words = found.groups()
    if act not in REMARKED:
        raise line.wrong(f"no act is called {act[:40]}; there are: {', '.join(sorted(REMARKED))}")
    if wish and wish not in list(Wish):
        raise line.wrong(f"a wish is one of {', '.join(Wish)}")
    seat = None if who == NOBODY else Seat(who)
    is_substitute = act == Act.SUBSTITUTE
    substitute = Player(address=f"{PLATFORM}:{who}", name=words or "")
    try:
        return Entry(
            act=Act(act),
            seat=seat,
            at=head.created,
            wish=Wish(wish) if wish else None,
            seconds=int(seconds or 0),
            joining=Joining(player=substitute, nonce="") if is_substitute else None,
            reason="" if is_substitute else words or "",
        )
    except ValidationError:
        raise line.wrong("a number of seconds or a reason is too long") from None


def _replayed(game: AnyGame, record: Record, entries: list[tuple[_Line, Entry]]) -> MatchState:
    match = open_challenge(record)
    for number, (line, entry) in enumerate(entries):
        if match.status is Status.OVER and entry.act is not Act.ANNUL:
            raise line.wrong("the match is over before this line")
        chance = RecordedChance(entry.draws)
        try:
            if entry.act is Act.MOVE:
                check_move(game, match, entry)
            match = after_entry(game, record, match, number, entry, chance, check=False)
        except (RuleError, ValueError) as err:
            raise line.wrong(str(err)) from None
        if not chance.is_spent():
            raise line.wrong("more luck is told here than was drawn")
    return match


def check_move(game: AnyGame, match: MatchState, entry: Entry) -> None:
    """Raise RuleError if a move isn't its seat's to make, or isn't legal.

    What else its table asked of it, such as a clock, an export doesn't tell.
    """
    seat = Seat(entry.seat or Seat.ONE)
    if seat not in match.active:
        raise RuleError("not-your-turn", f"it is not the turn of {seat}, but of {seat.other}")
    move = game.parse(entry.move)
    if move not in game.legal_moves(match.game_state, seat):
        raise game.why_not(match.game_state, seat, move)


def _check_result(headers: dict[str, _Line], match: MatchState) -> None:
    told, outcome = headers.get("Result"), match.outcome
    right = result_of(outcome, is_void=bool(outcome and outcome.reason == "void"))
    if told and told.text != right:
        raise told.wrong(f"by its moves the result is {right}")
