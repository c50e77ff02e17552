"""A view in, its words out. `renderers.<game>.text` does the work; the locales have the words."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.wording import Grid, Say, Sentence, StepWords

ALT_LIMIT = 1024
"""Characters of alt text that Discord takes."""


class GameText(Protocol):
    """What a game's `text` module offers. `names` are the two players'."""

    def alt(self, view: View, names: Pair[str], say: Say) -> str:
        """The picture for somebody who can't see it, in at most `ALT_LIMIT` characters."""
        ...

    def board(self, view: View, names: Pair[str], say: Say) -> str:
        """The whole board as lines of plain text, complete without the picture."""
        ...

    def asked(self, view: View, names: Pair[str], say: Say) -> Sentence:
        """What the onlooker is asked, or whom the table waits for, or the result."""
        ...

    def summary(self, view: View, names: Pair[str], say: Say) -> str:
        """The second line under a public board: "Distance 4. Anna to move."."""
        ...

    def step(self, view: View, path: tuple[str, ...], step: str, say: Say) -> StepWords:
        """The step `step` after `path`, as a button says it."""
        ...

    def grid(self, view: View, path: tuple[str, ...]) -> Grid | None:
        """The board as a keypad after `path`; None for a game that isn't played on squares."""
        ...

    def preview(self, view: View, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
        """What the move `path` would do, before it is sent; `view` is the one before it.

        With a `warning`, the move is asked for once more, whatever the player's settings.
        """
        ...

    def rounds(self, view: View) -> tuple[Seat | None, ...]:
        """Who won each round so far, None for a drawn one; () in a game without rounds."""
        ...

    def hand(self, view: View, say: Say) -> str:
        """The onlooker's hidden things in one line of at most 200 characters; "" if none."""
        ...


def text_of(view: View) -> GameText:
    """The words of a view's game."""
    return cast(GameText, import_module(f"renderers.{view.game}.text"))
