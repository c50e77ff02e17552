"""Moves on a position that lies on no table: the buttons of a match, and their previews."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.application.model import Group, Picture
from bot.messages import prompts
from bot.messages.preferences import Preferences
from bot.messages.prompts import ButtonData, PartialMove
from bot.messages.words import Words, say_in
from engines.core.game import AnyGame
from engines.core.moves import Move, Moves
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.game_text import keypad_of, text_of
from renderers.wording import Grid, Sentence


@dataclass(frozen=True, kw_only=True)
class PracticeBoard:
    """A position, and who looks at it from one of its seats. Nothing is kept of it."""

    game: AnyGame
    state: Any
    seat: Seat
    names: Pair[str]
    preferences: Preferences

    @cached_property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.preferences.language)

    @cached_property
    def view(self) -> View:
        """What the seat may know."""
        view: View = self.game.view(self.state, self.seat)
        return view

    @cached_property
    def moves(self) -> Moves[Move]:
        """What the seat may do."""
        moves: Moves[Move] = self.game.legal_moves(self.state, self.seat)
        return moves

    def walk(self, path: tuple[int, ...]) -> PartialMove:
        """A move as far as a button's path goes. Raises ChoiceGoneError."""
        return prompts.walk(self.moves, path)

    def groups(self, place: PartialMove, data: ButtonData, verb: str) -> tuple[Group, ...]:
        """A button for each step that may come next."""
        return prompts.groups(self.view, place, data, verb, self.say)

    def preview(self, place: PartialMove) -> Sentence:
        """What the move would do, as far as it goes."""
        return text_of(self.view).preview(self.view, place.steps, self.names, self.say)

    def keypad(self, place: PartialMove) -> Grid | None:
        """The board as a keypad, in games with squares."""
        return keypad_of(self.view, place.steps)

    def picture(self, place: PartialMove | None = None) -> Picture:
        """The position; with a move entered, as far as it goes."""
        return self.drawn(self.game.preview_view(self.view, place.steps) if place else self.view)

    def drawn(self, view: View) -> Picture:
        """What its reader sees of a position of theirs."""
        is_second = self.seat is Seat.TWO
        style = self.preferences.render_style(self.names, self.game.id, is_second=is_second)
        return Picture(
            view=view,
            style=style,
            alt=text_of(view).alt(view, self.names, self.say),
        )
