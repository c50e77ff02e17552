"""What a game shows, module by module: the pictures' half of a game's contract.

`engines/core/game.py` and `engines/core/computer.py` are the rules' half. Each class here says what
one module of `renderers/<game>` offers. Everything may be called from any thread.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.kit.box import Box
from renderers.lesson import Chapter
from renderers.style import RenderStyle
from renderers.wording import Grid, Say, Sentence, StepWords

if TYPE_CHECKING:  # it loads Pillow, which the registry of games does without
    from renderers.kit.layers import Layers


class Renderer(Protocol):
    """`draw.py`: a view in, a picture out. May offer what is in `OptionalDrawing`, too."""

    def draw(self, view: View, style: RenderStyle) -> Layers:
        """The picture. Raises TypeError for a view of another game."""
        ...

    def size(self, view: View, style: RenderStyle) -> tuple[int, int]:
        """Width and height of the picture in pixels, without drawing it."""
        ...


class OptionalDrawing(Protocol):
    """What some games' `draw.py` offers besides; each function for itself."""

    def places(self, view: View, style: RenderStyle) -> Mapping[str, Box]:
        """Where each square is on the picture, in pixels, by its name: in games with squares."""
        ...

    def split_height(self, view: View, style: RenderStyle) -> int:
        """Where the picture may be parted, in pixels from above; 0 if it is to stay whole.

        Above is the table; below is what only the onlooker has, for screens with less height.
        """
        ...

    def cards(self, view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
        """Which cards of `cards.py` can be seen on the picture, and where, in pixels."""
        ...


class GameText(Protocol):
    """`text.py`: a view in, its words out, in the reader's language. `names` are both players'."""

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


class Plate(Protocol):
    """`plate.py`: two moments of the game for the page's entrance. They may be the same."""

    HERO: View
    """The large picture; the attributes `caption` and `alt` of `<game>-name` tell of it."""

    PLATE: View
    """The small one, beside those of the other games."""


class Lesson(Protocol):
    """A rule: `<game>-rules.ftl` has its words, `<game>-rules-<key>`, and their `title`."""

    @property
    def key(self) -> str:
        """The rule's name in the locales."""
        ...

    @property
    def view(self) -> View:
        """A small position that shows it."""
        ...

    @property
    def chapter(self) -> Chapter:
        """The part of the rules to which it belongs."""
        ...


class Lessons(Protocol):
    """`lessons.py`: the rules, chapter by chapter, each in at most ten pictures."""

    LESSONS: Sequence[Lesson]


class Cards(Protocol):
    """`cards.py`, which only games have whose cards are to be looked at one by one."""

    ALBUM: Mapping[str, View]  # a picture for each, by its code
    SHELVES: Mapping[str, tuple[str, ...]]  # codes by kinds: `<game>-shelf-<kind>` names them
    ENTRIES: Mapping[str, str]  # by code: `<game>-about-<entry>` tells of it, its `.title` names it
    SPELLINGS: Mapping[str, str]  # what people may type, in small letters without blanks: its code

    def face(self, code: str, say: Say) -> str:
        """A code in a few letters, for a button."""
        ...

    def at_hand(self, view: View) -> tuple[str, ...]:
        """What the onlooker holds."""
        ...

    def on_table(self, view: View) -> tuple[str, ...]:
        """What lies before everybody."""
        ...

    def sheet_for(self, view: View) -> str:
        """The one that helps with what the onlooker is to decide; "" if none does."""
        ...
