"""A post as Telegram shows it: HTML within its limits, and rows of buttons for a phone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from html import escape
from itertools import chain, groupby
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import KeyboardButtonStyle

from bot.application.model import ButtonStyle, Choice, ClockLine, Post, Prompt
from bot.application.tickets import Verb

CAPTION: Final = 1_024
TEXT: Final = 4_096
ALERT: Final = 200

_ROW: Final = 44  # characters that a row of buttons shows on a phone 360 points wide
_MARGIN: Final = 3  # what a button needs beside its words, in characters
_WIDEST: Final = 8  # buttons in a row


@dataclass(frozen=True, slots=True, kw_only=True)
class OutgoingMessage:
    """A post with what belongs to it on Telegram alone."""

    post: Post
    above: str = ""  # a line above the rest
    below: str = ""  # a line under it
    links: tuple[Choice, ...] = ()  # buttons under the post's own
    board: InlineKeyboardButton | None = None  # opens the table on the page, under all others
    mentions: tuple[tuple[int, str], ...] = ()  # whom to ping: user ids and names
    shows_title: bool = True

    @property
    def keyboard(self) -> InlineKeyboardMarkup | None:
        """The board if it is the keypad; each other kind of moves in rows; keys; controls."""
        prompt = self.post.prompt or Prompt()
        board = _board(prompt)
        kinds: list[Sequence[Choice]] = [
            [
                Choice(
                    label=f"{group.label}: {group.present}",
                    ticket=group.menu,
                    style=ButtonStyle.MOVE,
                )
            ]
            if group.menu
            else [choice for choice in group.choices if not board or choice.cell is None]
            for group in prompt.groups
        ]
        # Where nothing is hidden, the board or a link opens one's turn.
        controls = (c for c in prompt.controls if not c.ticket.startswith(f"{Verb.TURN}:"))
        kinds.append((*controls, *self.links))
        *moves, last = map(in_rows, kinds)
        rows = [*board, *chain(*moves), *prompt.keys, *last]
        if self.board is None:
            return keyboard_of(rows) if rows else None
        return InlineKeyboardMarkup([*keyboard_of(rows).inline_keyboard, [self.board]])

    def fits(self, limit: int) -> bool:
        """Whether nothing needs to be cut that may not be.

        Under a picture the oldest lines may go: it shows their outcome.
        """
        if self.post.picture or self.post.sheet:
            return utf16(self.post.text) + 64 <= limit
        above, lines, below = self._paragraphs()
        return _room([*above, *lines, *below]) <= limit

    def html(self, limit: int) -> str:
        """At most `limit` characters once Telegram has read the tags; the oldest lines go first."""
        above, lines, below = self._paragraphs()
        while len(lines) > 1 and _room([*above, *lines, *below]) > limit:
            lines.pop(0)
        parts = [*above, *lines, *below]
        if (excess := _room(parts) - limit) > 0:
            prose = [part for part in parts if not part.seal]  # half a seal says nothing
            longest = max(prose, key=lambda part: utf16(part.plain))
            shorter = cut(longest.plain, max(1, utf16(longest.plain) - excess))
            parts[parts.index(longest)] = replace(longest, plain=shorter, name="")
        return "\n".join(part.html for part in parts)

    def _paragraphs(self) -> tuple[list[_Part], list[_Part], list[_Part]]:
        post, prompt = self.post, self.post.prompt
        above = [_Part(self.above)] if self.above else []
        is_apart = post.table is None  # nothing beside it tells what it is about
        if post.title and (self.shows_title or is_apart):
            above.append(_Part(post.title, "b"))
        lines = [_Part(line) for line in post.lines]
        for section in post.sections:
            lines.append(_Part(section.title, "b"))
            lines += [
                _Part(line.text, url=line.url, time=line.time, until=int(line.until or 0))
                for line in section.lines
            ]
        below = [_Part(post.seal.words, seal=post.seal.digits)] if post.seal else []
        below += [_Part(post.text, "pre")] if post.text else []
        if prompt and prompt.lead:
            below.append(_Part(prompt.lead, "b"))
        if prompt and prompt.rest:
            below.append(_Part(prompt.rest))
        if prompt and prompt.purpose:
            below.append(_Part(prompt.purpose, "i"))
        if post.clocks and (post.picture or is_apart) and not post.is_preview:
            below.append(_clocks_part(post.clocks))
        if self.below:
            below.append(_Part(self.below))
        for mention in self.mentions:
            _put_mention(lines, mention)
        return above, lines, below


@dataclass(frozen=True, slots=True)
class _Part:
    # A paragraph: words, and what is around them.

    plain: str
    tag: str = ""
    name: str = ""  # stands in the words, and is a link to its owner
    user: int = 0
    clocks: tuple[ClockLine, ...] = field(default=(), kw_only=True)  # as which the words are shown
    url: str = field(default="", kw_only=True)  # the whole is a link
    time: str = field(default="", kw_only=True)  # of a line in a list, after it
    until: int = field(default=0, kw_only=True)  # the moment that it means
    seal: str = field(default="", kw_only=True)  # under the words, folded away with them

    @property
    def length(self) -> int:
        # As Telegram counts.
        beside = (2 if self.clocks else 0) + (1 + len(self.seal) if self.seal else 0)
        return utf16(self.plain) + beside + (utf16(f" · {self.time}") if self.time else 0)

    @property
    def html(self) -> str:
        if not self.time:
            return self._words
        time = escape(self.time)
        if self.until:
            time = f'<tg-time unix="{self.until}" format="r">{time}</tg-time>'
        return f"{self._words} · {time}"

    @property
    def _words(self) -> str:
        if self.seal:
            words = escape(self.plain, quote=False)
            return f"<blockquote expandable>{words}\n<code>{self.seal}</code></blockquote>"
        if self.clocks:
            return f"⏳ {' · '.join(map(_clock, self.clocks))}"
        if self.name:  # looked for before anything is escaped: "a" also stands in "&amp;"
            around = self.plain.rpartition(self.name)
            before, name, after = (escape(part, quote=False) for part in around)
            text = f'{before}<a href="tg://user?id={self.user}">{name}</a>{after}'
        else:
            text = escape(self.plain, quote=False)
        if self.url:
            return f'<a href="{escape(self.url)}">{text}</a>'
        return f"<{self.tag}>{text}</{self.tag}>" if self.tag else text


def _clocks_part(lines: tuple[ClockLine, ...]) -> _Part:
    whole = (f"{one.words} {_moment(one.moment) if one.moment else ''}".strip() for one in lines)
    return _Part(" · ".join(whole), clocks=lines)


def _clock(line: ClockLine) -> str:
    words = escape(line.words, quote=False)
    if line.moment is None:
        return words
    unix, shown, style = int(line.moment), _moment(line.moment), "Dt" if line.is_date else "r"
    return f'{words} <tg-time unix="{unix}" format="{style}">{shown}</tg-time>'.lstrip()


def _put_mention(lines: list[_Part], mention: tuple[int, str]) -> None:
    # Make the name in the last line that has it a link; else give it a line of its own.
    user, name = mention
    for index, part in reversed(list(enumerate(lines))):
        if name in part.plain and not part.name:
            lines[index] = replace(part, name=name, user=user)
            return
    lines.append(_Part(name, name=name, user=user))


def _room(parts: Sequence[_Part]) -> int:
    return sum(part.length for part in parts) + len(parts) - 1


def _moment(at: float) -> str:
    # For apps that don't know the tag, which shows it in the reader's own zone and words.
    return f"{datetime.fromtimestamp(at, UTC):%d.%m. %H:%M} UTC"


def utf16(text: str) -> int:
    """How long Telegram holds a text to be."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, limit: int) -> str:
    """The text, or as many of its words as fit in `limit`, and an ellipsis."""
    if utf16(text) <= limit:
        return text
    kept = text.encode("utf-16-le")[: 2 * (limit - 1)].decode("utf-16-le", "ignore")
    whole, space, _ = kept.rpartition(" ")
    return (whole if space and len(whole) > limit // 2 else kept).rstrip(" ,;:·–") + "…"


def in_rows(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """As many in a row as can be read whole, the rows as even as may be.

    A choice that fills a row has it to itself, and doesn't stretch the short ones beside it.
    """
    runs = (list(run) for _, run in groupby(choices, key=_fills_a_row))
    return [row for run in runs for row in _even_rows(run)]


def _fills_a_row(choice: Choice) -> bool:
    return 2 * (len(words(choice)) + _MARGIN) > _ROW


def _even_rows(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    widest = max(len(words(choice)) for choice in choices)
    at_most = max(1, min(_WIDEST, _ROW // (widest + _MARGIN)))
    rows = math.ceil(len(choices) / at_most)
    length = math.ceil(len(choices) / rows)
    return [choices[start : start + length] for start in range(0, len(choices), length)]


def keyboard_of(rows: Sequence[Sequence[Choice]]) -> InlineKeyboardMarkup:
    """Choices as Telegram's buttons, row by row."""
    return InlineKeyboardMarkup([[_button(choice) for choice in row] for row in rows])


def _board(prompt: Prompt) -> list[Sequence[Choice]]:
    # Every square of the board as a button; no rows where no choice is about a square.
    offered = {
        choice.cell: choice
        for group in prompt.groups
        for choice in group.choices
        if choice.cell is not None
    }
    if prompt.grid is None or not offered:
        return []
    return [
        [
            _square(face, offered.get((column, row)), prompt.idle_ticket)
            for column, face in enumerate(faces)
        ]
        for row, faces in enumerate(prompt.grid.faces)
    ]


def _square(face: str, offered: Choice | None, idle_ticket: str) -> Choice:
    # What may be tapped there; else how the square looks, and a tap that changes nothing.
    if offered is None:
        return Choice(label=face, ticket=idle_ticket)
    return replace(offered, label=offered.face or face, alone="", detail="")


def words(choice: Choice) -> str:
    """What the button says. Telegram's rows have no labels, so each stands by itself."""
    is_move = choice.style is ButtonStyle.MOVE
    return choice.words if is_move or not choice.detail else f"{choice.words} · {choice.detail}"


def _button(choice: Choice) -> InlineKeyboardButton:
    style = KeyboardButtonStyle.PRIMARY if choice.style is ButtonStyle.GO else None
    if choice.url:
        return InlineKeyboardButton(words(choice), url=choice.url, style=style)
    return InlineKeyboardButton(words(choice), callback_data=choice.ticket, style=style)
