"""What a game shows, module by module: the pictures' half of a game's contract.

`engines/core/game.py` and `engines/core/computer.py` are the rules' half. Each class here says what
one module of `renderers/<game>` offers. Everything may be called from any thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.finished_match import FinishedMatch
from renderers.guided import Guide
from renderers.kit.box import Box
from renderers.lesson import Lesson
from renderers.placed_piece import PlacedPiece
from renderers.style import Framing, RenderStyle
from renderers.wording import Deed, Grid, HandCard, Say, Sentence, StepWords

if TYPE_CHECKING:  # it loads Pillow, which the registry of games does without
    from renderers.kit.layers import Layers, Region
    from renderers.kit.sprites import Sprite


class Renderer(Protocol):
    """`draw.py`: a view in, a picture out. May offer what is in `OptionalDrawing`, too."""

    def draw(self, view: View, style: RenderStyle) -> Layers:
        """The picture. Raises TypeError for a view of another game."""

    def size(self, view: View, style: RenderStyle) -> tuple[int, int]:
        """Width and height of the picture in pixels, without drawing it."""


class OptionalDrawing(Protocol):
    """What some games' `draw.py` offers besides; each for itself."""

    # The framings of `RenderStyle` that it can draw in; without it, tall pictures alone.
    FRAMINGS: Sequence[Framing]

    def places(self, view: View, style: RenderStyle) -> Mapping[str, Box]:
        """Where each square is on the picture, in pixels, by its name: in games with squares."""

    def spots(self, view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
        """Where that is which `obstacles` of the game's rules marks, in pixels.

        By its name: `card:4` for each such card of the onlooker's hand, `pile:deck`, or a square
        that is marked in another box than it is tapped in. What the picture doesn't show is left
        out.
        """

    def split_height(self, view: View, style: RenderStyle) -> int:
        """Where the picture may be parted, in pixels from above; 0 if it is to stay whole.

        Above is the table; below is what only the onlooker has, for screens with less height.
        """

    def cards(self, view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
        """Which cards of `cards.py` can be seen on the picture, and where, in pixels."""


class GameText(Protocol):
    """`text.py`: a view in, its words out, in the reader's language. `names` are both players'.

    May offer what is in `OptionalText`, too.
    """

    def alt(self, view: View, names: Pair[str], say: Say) -> str:
        """The picture for somebody who can't see it, in at most `ALT_LIMIT` characters."""

    def board(self, view: View, names: Pair[str], say: Say) -> str:
        """The whole board as lines of plain text, complete without the picture."""

    def asked(self, view: View, names: Pair[str], say: Say) -> Sentence:
        """What the onlooker is asked, or whom the table waits for, or the result."""

    def summary(self, view: View, names: Pair[str], say: Say) -> str:
        """The second line under a public board: "Distance 4. Anna to move."."""

    def step(self, view: View, path: tuple[str, ...], step: str, say: Say) -> StepWords:
        """The step `step` after `path`, as a button says it."""

    def preview(self, view: View, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
        """What the move `path` would do, before it is sent; `view` is the one before it.

        With a `warning`, the move is asked for once more, whatever the player's settings.
        """


class OptionalText(Protocol):
    """What some games' `text.py` offers besides; each for itself."""

    def grid(self, view: View, path: tuple[str, ...]) -> Grid | None:
        """The board as a keypad after `path`; None for a game that isn't played on squares."""

    def rounds(self, view: View) -> tuple[Seat | None, ...]:
        """Who won each round so far, None for a drawn one; () in a game without rounds."""

    def hand(self, view: View, say: Say) -> str:
        """The onlooker's hidden things in one line of at most 200 characters; "" if none."""

    def card_name(self, card: str, say: Say) -> str:
        """A card of `View.deck_counts` in a few letters; without it, as the count has it."""


class PageText(Protocol):
    """`page_text.py`, which a game may have: its moves and hands in parts, for the page.

    Without it the page's log tells what happened in sentences, and shows no hand of its own. May
    offer what is in `OptionalPageText`, too.
    """

    def deed(self, view: View, names: Pair[str], say: Say) -> Deed | None:
        """The last move that the onlooker saw; None before there is one. Never of a preview."""


class OptionalPageText(Protocol):
    """What some games' `page_text.py` offers besides; each for itself."""

    def hand_cards(self, view: View, say: Say) -> tuple[HandCard, ...]:
        """The onlooker's hand, card by card in the order of the picture."""

    def seen_cards(self, view: View, say: Say) -> Pair[tuple[HandCard, ...]]:
        """Of each hand that the onlooker doesn't hold, the cards that they have seen."""

    def lost(self, view: View) -> Pair[tuple[str, ...]]:
        """What each side has lost, as symbols of `icon.svg`, one after the other."""


class MovingPieces(Protocol):
    """`moving_pieces.py`, in games where a page can show how something moves."""

    def pieces(self, view: View, style: RenderStyle) -> tuple[PlacedPiece, ...]:
        """What may move, and where it is on the picture, from back to front."""

    def sprite(self, kind: str, style: RenderStyle) -> Sprite | None:
        """The pixels of such a kind. `kind` may be anything: None if there is none of that name."""


class Motion(Protocol):
    """`motion.py`, which a game may have: how a move looks while it is made.

    Without it the position before a move changes into the one after it at once.
    """

    def frames(self, before: View, after: View, style: RenderStyle) -> Iterable[Region]:
        """The pictures between that of `before` a move and that of `after` it, neither included.

        Both are views of the same onlooker, and nothing else is known of the move: a frame shows
        nobody more than the two pictures do. Each stands for `renderers.loop.FRAME_TICKS`; one that
        is to stand longer comes twice. More than `MOST_FRAMES` are cut off at the end; () if
        nothing moves. Their size is that of the later picture; a region is made of `Layers` by its
        `region()`, and one of another by its `without` and `plus`.
        """


class EndPlate(Protocol):
    """`end_plate.py`, which a game may have: the picture of a match that is over.

    Without it a match ends with the board of its last position. It may have `draw_ahead(style)` as
    well, which draws those parts of later plates that take long at first.
    """

    def draw(self, finished: FinishedMatch, style: RenderStyle) -> Layers:
        """The plate: `renderers.kit.end_plate` has its frame, the game the moment and the line.

        It is the same for everybody, whichever side they sat on: `style.mirrored` is ignored.
        """


class Plate(Protocol):
    """`plate.py`: two moments of the game for the page's entrance. They may be the same."""

    # The large picture; the attributes `caption` and `alt` of `<game>-name` tell of it.
    HERO: View

    # The small one, beside those of the other games.
    PLATE: View


class Lessons(Protocol):
    """`lessons.py`: the rules, chapter by chapter, each in at most ten pictures."""

    LESSONS: Sequence[Lesson[Any]]


class Cards(Protocol):
    """`cards.py`, which only games have whose cards are to be looked at one by one."""

    ALBUM: Mapping[str, View]  # a picture for each, by its code
    SHELVES: Mapping[str, tuple[str, ...]]  # codes by kinds: `<game>-shelf-<kind>` names them;
    # what stands on none is shown where it is asked for, and on a page beside the last kind
    ENTRIES: Mapping[str, str]  # by code: `<game>-about-<entry>` tells of it, its `.title` names it
    SPELLINGS: Mapping[str, str]  # what people may type, in small letters without blanks: its code

    def face(self, code: str, say: Say) -> str:
        """A code in a few letters, for a button."""

    def at_hand(self, view: View) -> tuple[str, ...]:
        """What the onlooker holds."""

    def on_table(self, view: View) -> tuple[str, ...]:
        """What lies before everybody."""

    def sheet_for(self, view: View) -> str:
        """The one that helps with what the onlooker is to decide; "" if none does."""


class DecisionKinds(Protocol):
    """`decision_kinds.py`, which only games have that say what each kind of decision is for.

    A player is told when they meet one for the first time: `<game>-guide-window-<kind>`.
    """

    def decision(self, view: View) -> str:
        """What kind of decision the onlooker has to take; "" if they have none."""

    def sheet(self, view: View) -> str:
        """The code of the one in `cards.py` about this stage of the game; "" if there is none."""


class Guides(Protocol):
    """`guide.py`, which only games have that explain themselves while they are played.

    `<game>-guide.ftl` has the words.
    """

    GUIDES: Sequence[Guide[Any]]  # in the order in which they are best played
