"""The one contract that every game fulfils."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engines.core.chance import Chance
from engines.core.moves import Move, Moves
from engines.core.options import Option, Options
from engines.core.perft import Perft
from engines.core.seat import Seat
from engines.core.values import State, View
from engines.core.window import DecisionWindow

Fact = str | int
"""What a sentence is filled with."""


class RuleError(ValueError):
    """A refusal that names the promise it breaks.

    `code` is the key of its words in the locales, `facts` fill them; `str(error)` is an English
    sentence for developers and the lab.
    """

    def __init__(self, code: str, sentence: str, **facts: Fact) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts: dict[str, Fact] = dict(facts)


class InvalidMoveError(RuleError):
    """The text is not a move of this game at all."""


class IllegalMoveError(RuleError):
    """A well-formed move that the rules forbid here and now."""


class PositionError(ValueError):
    """The text is not a position of this game: what was wrong, where, and the right form."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact, with its audience fixed at birth.

    `to` alone hears of it, or everybody but `besides`, or (both None) everybody.

    Its words live in the locales, under `key`; its fields fill them.
    """

    to: Seat | None = None
    besides: Seat | None = None
    key: ClassVar[str]

    def __init_subclass__(cls) -> None:
        # engines.en_garde.events.Drew: en_garde-drew; engines.core.match.Resigned: match-resigned
        parts = cls.__module__.split(".")
        scope = parts[-1] if parts[-2] == "core" else parts[-2]
        cls.key = f"{scope}-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def is_for(self, onlooker: Seat | None) -> bool:
        """Whether `onlooker` (None: a spectator) may hear of it."""
        if self.to is not None:
            return self.to is onlooker
        return self.besides is None or self.besides is not onlooker


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match ended: `winner=None` is a draw. `reason` is a word for records."""

    winner: Seat | None
    reason: str


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, kw_only=True)  # no slots: they break generic dataclasses on 3.11
class Step(Generic[S]):
    """A new state, and what happened on the way."""

    state: S
    events: tuple[Event, ...] = ()


class Game(Protocol[S, M, V]):
    """The rules of one game: values in, values out. `apply` may trust its input (see `match`)."""

    id: str
    rules: int  # raised by any change of the rules
    options: tuple[Option, ...]
    opener: Seat | None  # who begins; None where the rules draw lots for it
    example: str  # a position in the game's notation, for messages and the lab
    windows: tuple[str, ...]  # kinds of decision that may be answered in advance; () if none
    yes_windows: tuple[str, ...]  # those of `windows` that may be answered "yes", too

    def setup(self, options: Options, chance: Chance) -> Step[S]:
        """The opening position. `options` is complete (`options.complete`)."""
        ...

    def active(self, state: S) -> frozenset[Seat]:
        """Who must decide now; both at once is a secret simultaneous choice; nobody at the end."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> Moves[M]:
        """All that `seat` may do; empty unless it is active."""
        ...

    def parse(self, text: str) -> M:
        """The move that `text` writes; `parse(str(move)) == move`. Raises InvalidMoveError."""
        ...

    def why_not(self, state: S, seat: Seat, move: M) -> IllegalMoveError:
        """The rule that `move`, which is not among the legal ones, breaks."""
        ...

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
        """The position after a legal move."""
        ...

    def window(self, state: S, seat: Seat) -> DecisionWindow | None:
        """The window open for `seat` now; None if it isn't active, or must decide itself.

        Its moves are legal. Where `no` is the only legal one, or the window is idle, the hall
        gives it, unasked.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        ...

    def conclude(self, state: S) -> S:
        """The position when the match ends from outside: resigned, timed out, a draw agreed.

        Nobody acts any more, and nothing is hidden any more.
        """
        ...

    def view(self, state: S, onlooker: Seat | None) -> V:
        """What `onlooker` may know; None is a spectator."""
        ...

    def resample(self, state: S, onlooker: Seat | None, chance: Chance) -> S:
        """Another world that `onlooker` can't tell from this one."""
        ...

    def possible_moves(self, view: V) -> Moves[M]:
        """What the seat to act may do for *some* hidden things that fit this view.

        A public keyboard is made from the spectator's view, so it can't betray a hand.
        """
        ...

    def preview_view(self, view: V, path: tuple[str, ...]) -> V:
        """The picture of a move before it is sent, from the mover's own view and steps alone.

        The empty path shows what may be chosen first, if the game's pictures show that.
        """
        ...

    def read(self, text: str, options: Options) -> S:
        """The position that `text` writes. Raises PositionError."""
        ...

    def write(self, state: S) -> str:
        """The position in the game's notation; `read(write(state)) == state`."""
        ...

    def perft(self, state: S, depth: int) -> Perft:
        """Counts of move sequences, for comparison with other programs."""
        ...


AnyGame = Game[Any, Any, Any]
