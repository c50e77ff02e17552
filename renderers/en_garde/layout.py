"""Where things are on the board and in the hand, in pixels of a chat's picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from engines.core.seat import Seat
from engines.en_garde.terms import SQUARES
from renderers.kit import wide
from renderers.style import Framing, RenderStyle, TextSize

WIDTH: Final = 1024
RISER: Final = 10
_NARROWING: Final = 0.035  # of the strip, from its front edge to its back edge


@dataclass(frozen=True, slots=True, kw_only=True)
class Piles:
    """Deck and discard: where they stand for a number of cards played at once."""

    deck: int
    discard: int
    strip: int  # what shows of a card under the next one
    numeral: int


class Held(NamedTuple):
    """A hand that isn't fanned out: one back, and on it a disc with the number of cards."""

    size: tuple[int, int]
    disc: float  # its radius
    px: int


_HELD: Final = Held((44, 54), 21.5, 32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Measures of one format and text size, in pixels unless said otherwise."""

    width: int = WIDTH
    height: int
    cuts: tuple[int, int]  # between head, fencers with their strip, and what hangs below it
    # the strip
    pitch: int = 36  # from square to square, at its front
    back: int
    front: int
    feet: int  # where the fencers stand
    lane: int  # where arrows lie: in front of the feet
    is_large: bool  # no lines between squares, tick, numerals nor fans; thicker pens
    # the fencers
    scale: float  # px for each hundredth of a fencer's height
    pen: float  # of their outlines, times the common one
    # below the strip
    tab: tuple[int, int]
    tab_px: int
    brace_pen: float
    distance_px: int
    distance_drop: int  # from the brace's point to the middle of the numeral
    # actions
    disc: int
    disc_px: int
    spark: float
    # the head
    name_px: int
    name_least: int  # px, before a name is cut
    name_y: int
    pennant: int
    lamp: int
    lamp_pitch: int
    lamp_y: int
    lamp_x: int  # of the outermost one
    held_x: int  # the middle of the hand's backs
    held: Held = _HELD  # where one stands for all
    card: tuple[int, int]
    card_y: int
    count: int  # radius of the disc with the deck's number
    count_px: int
    empty_px: int
    piles: tuple[Piles, ...]  # by the number of cards played at once, from 1
    hand: HandLayout

    @property
    def centre(self) -> float:
        """The middle of the strip."""
        return self.width / 2

    def along(self, column: int) -> float:
        """The middle of a column (1 at the left) at the front of the strip."""
        return self.centre + self.pitch * (column - (SQUARES + 1) / 2)

    def seen(self, x: float, y: float) -> float:
        """x at the front of the strip as it is seen at height y."""
        depth = (self.front - y) / (self.front - self.back)
        return self.centre + (x - self.centre) * (1 - _NARROWING * depth)

    def standing(self, column: int) -> int:
        """Where a fencer on this column has the ball of the leading foot."""
        return round(self.seen(self.along(column), self.feet))


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLayout:
    """The private half of a picture: below the board, or in the column beside it."""

    height: int
    card: tuple[int, int]
    gap: int
    playable_y: int
    quiet_y: int
    disc_y: int
    disc: int
    disc_pitch: int
    disc_small: int  # when three meet on one card
    disc_small_pitch: int

    @property
    def pitch(self) -> int:
        """From card to card."""
        return self.card[0] + self.gap


COMMON: Final = Layout(
    height=640,
    cuts=(140, 504),
    back=434,
    front=494,
    feet=447,
    lane=474,
    is_large=False,
    scale=2.62,
    pen=1.0,
    tab=(50, 42),
    tab_px=34,
    brace_pen=4,
    distance_px=78,
    distance_drop=34,
    disc=23,
    disc_px=34,
    spark=1.0,
    name_px=46,
    name_least=32,
    name_y=44,
    pennant=60,
    lamp=15,
    lamp_pitch=40,
    lamp_y=106,
    lamp_x=43,
    held_x=300,
    card=(66, 90),
    card_y=62,
    count=25,
    count_px=32,
    empty_px=46,
    piles=(
        Piles(deck=446, discard=536, strip=0, numeral=65),
        Piles(deck=446, discard=536, strip=50, numeral=65),
        Piles(deck=424, discard=514, strip=44, numeral=65),
        Piles(deck=412, discard=502, strip=36, numeral=50),
        Piles(deck=412, discard=502, strip=30, numeral=50),
    ),
    hand=HandLayout(
        height=408,
        card=(166, 262),
        gap=30,
        playable_y=155,
        quiet_y=183,
        disc_y=348,
        disc=31,
        disc_pitch=72,
        disc_small=26,
        disc_small_pitch=62,
    ),
)
LARGE: Final = Layout(
    height=744,
    cuts=(164, 555),
    back=474,
    front=544,
    feet=490,
    lane=520,
    is_large=True,
    scale=2.75,
    pen=1.35,
    tab=(74, 60),
    tab_px=52,
    brace_pen=5,
    distance_px=100,
    distance_drop=42,
    disc=30,
    disc_px=46,
    spark=1.2,
    name_px=58,
    name_least=40,
    name_y=50,
    pennant=76,
    lamp=20,
    lamp_pitch=52,
    lamp_y=130,
    lamp_x=48,
    held_x=314,
    card=(84, 112),
    card_y=74,
    count=33,
    count_px=44,
    empty_px=60,
    piles=(
        Piles(deck=446, discard=552, strip=0, numeral=80),
        Piles(deck=424, discard=524, strip=63, numeral=80),
        Piles(deck=404, discard=504, strip=56, numeral=80),
        Piles(deck=404, discard=504, strip=42, numeral=62),
        Piles(deck=404, discard=504, strip=28, numeral=62),
    ),
    hand=HandLayout(
        height=474,
        card=(176, 300),
        gap=24,
        playable_y=178,
        quiet_y=206,
        disc_y=404,
        disc=38,
        disc_pitch=88,
        disc_small=29,
        disc_small_pitch=63,
    ),
)
WIDE: Final = replace(
    LARGE,
    width=864,
    height=wide.FOOT,
    cuts=(136, 506),
    pitch=32,  # with pitch 36 a fencer at either end would stand beside the board
    back=422,
    front=492,
    feet=438,
    lane=468,
    scale=2.45,
    pen=1.25,
    tab_px=wide.LEAST_PX,
    disc=32,
    disc_px=wide.LEAST_PX,
    spark=1.07,
    name_px=wide.NAME_PX,
    name_least=30,
    name_y=60,
    pennant=72,
    lamp_pitch=49,
    lamp_y=132,
    lamp_x=914,
    held_x=1224,
    held=Held((64, 92), 31, wide.LEAST_PX),
    card=(82, 108),
    card_y=66,
    count_px=wide.LEAST_PX,
    piles=(
        Piles(deck=379, discard=485, strip=0, numeral=84),
        Piles(deck=347, discard=453, strip=64, numeral=84),
        Piles(deck=319, discard=425, strip=60, numeral=84),
        Piles(deck=292, discard=398, strip=58, numeral=84),
        Piles(deck=267, discard=373, strip=56, numeral=84),
    ),
    hand=HandLayout(
        height=362,
        card=(62, 162),
        gap=14,
        playable_y=90,
        quiet_y=104,
        disc_y=214,
        disc=30,
        disc_pitch=68,
        disc_small=27,
        disc_small_pitch=57,
    ),
)


def layout_of(style: RenderStyle) -> Layout:
    """The layout of the format and the text size that `style` asks for.

    What a wide picture shows is all in large print.
    """
    if style.framing is Framing.WIDE:
        return WIDE
    return LARGE if style.text_size is TextSize.LARGE else COMMON


def faces_right(seat: Seat, style: RenderStyle) -> bool:
    """Whether a seat's fencer stands left, and faces right."""
    return (seat is Seat.ONE) is not style.mirrored


def column_of(square: int, style: RenderStyle) -> int:
    """Which column from the left a square is: squares keep their numbers when mirrored."""
    return SQUARES + 1 - square if style.mirrored else square
