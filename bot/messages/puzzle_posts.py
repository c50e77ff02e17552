"""A puzzle as a message: to be solved, and once it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import tzinfo
from functools import cached_property
from typing import Final

from bot.application.model import (
    ButtonStyle,
    Choice,
    Group,
    Picture,
    Post,
    Prompt,
    SheetPicture,
    Subject,
)
from bot.application.profile import Motion
from bot.application.puzzle_record import Attempt, Came, Fared, PuzzleRecord
from bot.application.puzzle_shelf import NumberedPuzzle, Shelf
from bot.application.puzzle_tables import after_move, line_views, posed
from bot.application.puzzle_tickets import ANOTHER, FILM, SHOW_ME, PuzzleTicket
from bot.application.tickets import Verb
from bot.messages import prompts
from bot.messages.perspective import Perspective
from bot.messages.post_controls import send_controls
from bot.messages.preferences import Preferences
from bot.messages.prompts import PartialMove
from bot.messages.words import Words, say_in
from engines.core.game import AnyGame
from engines.core.moves import Move, Moves
from engines.core.puzzles import BEST_DECISION
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.coat import Coat
from renderers.game_text import ALT_LIMIT, deed, keypad_of, text_of
from renderers.people.sheets import PuzzleSheet

STARS: Final = 5
FOUND: Final = "✓"
_NO_COATS: Final[Pair[Coat | None]] = Pair(one=None, two=None)


@dataclass(frozen=True, kw_only=True)
class PuzzleReader:
    """A puzzle as one reader sees it; without a record, as everybody does."""

    game: AnyGame
    numbered: NumberedPuzzle
    preferences: Preferences
    fared: Fared
    shelf: Shelf  # all puzzles of its game
    now: float
    zone: tzinfo
    record: PuzzleRecord | None = None
    page: str = ""  # where it is by itself, if people can open that

    @property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.preferences.language)

    @property
    def ticket(self) -> PuzzleTicket:
        """What its buttons are made from."""
        return PuzzleTicket(game=self.game.id, id=self.numbered.puzzle.id)

    @property
    def seat(self) -> Seat:
        """The side that has a right move."""
        return self.numbered.puzzle.seat

    @property
    def subject(self) -> Subject:
        """What has a page by itself."""
        return Subject(game=self.game.id, puzzle=str(self.numbered.number))

    @property
    def attempt(self) -> Attempt:
        """What the reader has made of it."""
        return self.record.attempt(self.numbered) if self.record else Attempt()

    @property
    def sides(self) -> Pair[str]:
        """What both sides are called: nobody's names."""
        found = [f"puzzle-side-{self.game.id}-{seat}" for seat in Seat]
        keys = found if all(key in self.say for key in found) else [
            f"puzzle-side-{seat}" for seat in Seat
        ]  # fmt: skip
        return Pair(one=self.say(keys[0]), two=self.say(keys[1]))

    @cached_property
    def perspective(self) -> Perspective:
        """The position as the solver's seat sees it."""
        table = posed(self.game, self.numbered.puzzle, self.sides)
        return Perspective(table=table, preferences=self.preferences, seat=self.seat)

    @property
    def view(self) -> View:
        """What the solver's seat may know."""
        return self.perspective.view

    @property
    def moves(self) -> Moves[Move]:
        """What it may do."""
        return self.perspective.table.legal_moves(self.seat)

    @property
    def title(self) -> str:
        """ "Gygès · puzzle 12"."""
        number = self.numbered.number
        return self.say("puzzle-title", game=self.say(f"{self.game.id}-name"), number=str(number))

    @property
    def task(self) -> str:
        """What is to be found, in a sentence."""
        kind, side = self.numbered.puzzle.kind, self.sides[self.seat]
        if kind == BEST_DECISION:
            return self.say("puzzle-is-decision", side=side)
        return self.say("puzzle-is-win", side=side, moves=str(own_moves(kind)))

    def in_words(self, *line: str) -> tuple[str, ...]:
        """Moves from the position on as lines of the log have them: "forward 2 → 7".

        In notation where the game can't tell.
        """
        views = line_views(self.game, self.numbered.puzzle.model_copy(update={"line": line}))
        deeds = [deed(view, self.sides, self.say) for view in views]
        return tuple(
            made.words if made and made != before else self.game.parse(move).plain
            for move, before, made in zip(line, deeds, deeds[1:], strict=False)
        )

    @property
    def stars(self) -> int:
        """How hard it is."""
        return self.fared.stars(self.numbered.puzzle)

    @property
    def streak(self) -> int:
        """The reader's days in a row."""
        return self.record.streak(self.now, self.zone) if self.record else 0

    @property
    def found_by(self) -> str:
        """ "31 of 84 found it"."""
        return self.say("puzzle-found-by", tried=self.fared.tried, found=self.fared.found)


def own_moves(kind: str) -> int:
    """In how many moves of its own the side wins, by the plies of both: 3 are 2 moves."""
    return (int(kind.rpartition("-")[2]) + 1) // 2


def puzzle_post(reader: PuzzleReader, *told: str, partial: PartialMove | None = None) -> Post:
    """The puzzle to be solved, with a move entered so far; or its outcome.

    `told` stands above all else.
    """
    if reader.attempt.is_done:
        return _solved(reader, told)
    partial = partial or prompts.walk(reader.moves, ())
    say, view, ticket = reader.say, reader.view, reader.ticket
    text, names = text_of(view), reader.perspective.names
    words = (
        text.preview(view, partial.steps, names, say)
        if partial.steps
        else text.asked(view, names, say)
    )
    ahead = reader.game.preview_view(view, partial.steps)
    controls = (
        send_controls(reader.perspective, ticket, partial, Verb.SEND, is_warned=bool(words.warning))
        if partial.steps
        else (
            _choice(reader, "show-me", SHOW_ME),
            _choice(reader, "another", ANOTHER),
            *_as_page(reader),
        )
    )
    return Post(
        title=reader.title,
        lines=(*told, *_lines(reader)),
        picture=_picture(reader, ahead),
        sheet=None if partial.steps else puzzle_sheet(reader, ahead),
        prompt=Prompt(
            lead=words.warning or words.lead,
            rest=f"{words.lead} {words.rest}".strip() if words.warning else words.rest,
            groups=prompts.groups(view, partial, ticket, Verb.WALK, say),
            controls=controls,
            grid=keypad_of(view, partial.steps),
            idle_ticket=ticket.to(Verb.WALK, *partial.path),
        ),
        is_preview=bool(partial.steps),
        subject=reader.subject,
    )


def daily_post(reader: PuzzleReader) -> Post:
    """The puzzle of the day, for everybody in a chat: how it is solved stands in private."""
    say = reader.say
    return Post(
        title=say("puzzle-daily", title=reader.title),
        lines=(reader.task, _of_puzzle(reader)),
        picture=_picture(reader, reader.view),
        sheet=puzzle_sheet(reader, reader.view),
        prompt=Prompt(
            controls=(
                Choice(
                    label=say("puzzle-solve"),
                    ticket=reader.ticket.to(Verb.WALK),
                    style=ButtonStyle.GO,
                ),
            )
        ),
    )


def list_post(
    title: str, lines: Sequence[str], by_stars: Mapping[int, Sequence[Choice]], more: Group
) -> Post:
    """All puzzles of a game, the easiest first, each a link; and the other games."""
    groups = [
        Group(key=f"stars-{stars}", label="★" * stars + "☆" * (STARS - stars), choices=tuple(found))
        for stars, found in sorted(by_stars.items())
    ]
    return Post(title=title, lines=tuple(lines), prompt=Prompt(groups=(*groups, more)))


def film_post(reader: PuzzleReader) -> Post:
    """The solution in motion; for readers who want nothing to move, its end."""
    views = line_views(reader.game, reader.numbered.puzzle)
    film = tuple(_picture(reader, view) for view in views)
    lines = (_solution(reader), *_goes_on(reader))
    if reader.preferences.motion is Motion.NEVER:
        return Post(title=reader.title, lines=lines, picture=film[-1])
    failed = reader.say("hall-film-failed")
    return Post(title=reader.title, lines=lines, film=film, film_failed=failed)


def puzzle_sheet(reader: PuzzleReader, view: View) -> SheetPicture:
    """The picture with what there is to find."""
    kind, say = reader.numbered.puzzle.kind, reader.say
    is_win = kind != BEST_DECISION
    sheet = PuzzleSheet(
        title=reader.title,
        view=view,
        seat=reader.seat,
        lead=say("puzzle-to-move", side=reader.sides[reader.seat]),
        aim=say("puzzle-wins-in", moves=str(own_moves(kind))) if is_win else say("puzzle-best"),
        found=reader.found_by,
        stars=reader.stars,
        streak=reader.streak,
        streak_words=say("puzzle-streak") if reader.record else "",
    )
    picture = _picture(reader, view)
    told = (reader.title, reader.task, say("puzzle-stars", stars=reader.stars), picture.alt)
    return SheetPicture(sheet=sheet, style=picture.style, alt=". ".join(told)[:ALT_LIMIT])


# Nobody's coats are on it.
def _picture(reader: PuzzleReader, view: View) -> Picture:
    picture = reader.perspective.picture(view)
    return replace(picture, style=replace(picture.style, coats=_NO_COATS))


def _solved(reader: PuzzleReader, told: Sequence[str]) -> Post:
    lines = [*told, _solution(reader), *_goes_on(reader), _of_puzzle(reader)]
    if reader.record:
        found = reader.record.found(reader.game.id)
        lines.append(reader.say("puzzle-solved", found=found, all=len(reader.shelf)))
        lines += _streak(reader)
    puzzle = reader.numbered.puzzle
    view = after_move(reader.game, puzzle, puzzle.first)
    return Post(
        title=reader.title,
        lines=tuple(lines),
        picture=_picture(reader, view),
        sheet=puzzle_sheet(reader, view),
        subject=reader.subject,
        prompt=Prompt(
            controls=(
                _choice(reader, "next", ANOTHER, style=ButtonStyle.GO),
                _choice(reader, "film", FILM),
                *_as_page(reader),
            )
        ),
    )


# The right move, and how they came to know it.
def _solution(reader: PuzzleReader) -> str:
    (move,), attempt = reader.in_words(reader.numbered.puzzle.first), reader.attempt
    if attempt.came is Came.FOUND:
        return reader.say("puzzle-right", move=move, tries=attempt.tries)
    return reader.say("puzzle-shown", move=move)


def _goes_on(reader: PuzzleReader) -> list[str]:
    puzzle, say = reader.numbered.puzzle, reader.say
    if puzzle.margin:
        return [say("puzzle-margin", points=round(100 * puzzle.margin))]
    line = " · ".join(reader.in_words(*puzzle.line)[1:])
    return [say("puzzle-goes-on", line=line)] if line else []


def _lines(reader: PuzzleReader) -> list[str]:
    lines = [reader.task, _of_puzzle(reader)]
    if reader.attempt.tries:
        lines.append(reader.say("puzzle-tries", tries=reader.attempt.tries))
    return [*lines, *_streak(reader)]


def _of_puzzle(reader: PuzzleReader) -> str:
    stars = "★" * reader.stars + "☆" * (STARS - reader.stars)
    return f"{stars} · {reader.found_by}"


def _streak(reader: PuzzleReader) -> list[str]:
    days = reader.streak
    return [reader.say("puzzle-streak-days", days=days)] if days else []


def _choice(
    reader: PuzzleReader, key: str, verb: str, *, style: ButtonStyle = ButtonStyle.QUIET
) -> Choice:
    return Choice(label=reader.say(f"puzzle-{key}"), ticket=reader.ticket.to(verb), style=style)


def _as_page(reader: PuzzleReader) -> list[Choice]:
    words = reader.say("profile-page")
    return [Choice(label=words, ticket="", url=reader.page)] if reader.page else []
