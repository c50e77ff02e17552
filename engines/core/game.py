"""The contract of a game's rules, and the types that stand in it: events, outcomes, errors."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engines.core.chance import Chance
from engines.core.moves import Move, Moves
from engines.core.options import Option, Options
from engines.core.perft import Perft
from engines.core.seat import Seat
from engines.core.values import State, View
from engines.core.window import DecisionWindow

# A value that fills a placeholder in a translated sentence.
Fact = str | int


class RuleError(ValueError):
    """A refusal that names the rule that was broken.

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
    """A well-formed move that is not legal in this position."""


E = TypeVar("E", InvalidMoveError, IllegalMoveError)


@dataclass(frozen=True, slots=True)
class Refusals(Generic[E]):
    """Makes refusals of one kind: each code has its English sentence, which the facts fill."""

    kind: type[E]
    sentences: Mapping[str, str]

    def __call__(self, code: str, **facts: Fact) -> E:
        """The refusal `code`, with its facts."""
        return self.kind(code, self.sentences[code].format(**facts), **facts)


class PositionError(ValueError):
    """The text is not a position of this game; the message says why, and gives a valid example."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, and who may know of it.

    Visible only to `to`, or to everybody except `besides`, or (both None) to everybody. Its words
    are in the locales under `key`, filled in with its fields.
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
        """Whether `onlooker` (None: a spectator) may see it."""
        if self.to is not None:
            return self.to is onlooker
        return self.besides is None or self.besides is not onlooker


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatEvent(Event):
    """An event of one seat: the acting one, unless the event names another."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match ended: `winner=None` is a draw. `reason` is a keyword for records."""

    winner: Seat | None
    reason: str


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, kw_only=True)  # no slots: they break generic dataclasses on 3.11
class Step(Generic[S]):
    """A new state, and the events that led to it."""

    state: S
    events: tuple[Event, ...] = ()


class Game(Protocol[S, M, V]):
    """The rules of one game, as pure functions of a state.

    `S` is the whole state, `V` what one onlooker may know of it, `M` a move. A match is played by
    `setup`, then `active`, `legal_moves` and `apply` until nobody is active; people and computer
    players are shown `view`. Moves come through `engines.core.match`, which checks them, so that
    `apply` may trust its input. `engines/gyges` is an example without secrets, `engines/en_garde`
    one with them.
    """

    id: str
    rules: int  # raised by any change of the rules
    options: tuple[Option, ...]
    opener: Seat | None  # who begins if no option says otherwise; None where lots are drawn for it
    example: str  # a position in the game's notation, for messages and the lab
    windows: tuple[str, ...]  # kinds of decision that may be answered in advance; () if none
    yes_windows: tuple[str, ...]  # those of `windows` that may be answered "yes", too

    def setup(self, options: Options, chance: Chance) -> Step[S]:
        """The opening position. `options` is complete (`options.complete`)."""

    def active(self, state: S) -> frozenset[Seat]:
        """The seats that must decide: both for a simultaneous secret choice, none at the end."""

    def legal_moves(self, state: S, seat: Seat) -> Moves[M]:
        """All that `seat` may do; empty unless it is active."""

    def parse(self, text: str) -> M:
        """The move that `text` writes; `parse(str(move)) == move`. Raises InvalidMoveError."""

    def why_not(self, state: S, seat: Seat, move: M) -> IllegalMoveError:
        """The first rule that `move`, which is not legal, breaks."""

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
        """The state after a legal move, and what happened. All luck is drawn from `chance`."""

    def window(self, state: S, seat: Seat) -> DecisionWindow | None:
        """The decision of `seat` now, if it is of a kind that may be answered in advance.

        None if the seat isn't active, or must decide itself. The moves in it are legal. Where
        `no` is the only legal one, or the window is idle, Salle answers automatically.
        """

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def conclude(self, state: S) -> S:
        """The state after the match is ended from outside: resigned, timed out, a draw agreed.

        Nobody is active in it, and what is revealed at the end of a match is revealed.
        """

    def view(self, state: S, onlooker: Seat | None) -> V:
        """What `onlooker` may know; None is a spectator."""

    def resample(self, state: S, onlooker: Seat | None, chance: Chance) -> S:
        """Another state that `onlooker` can't tell from this one: what is hidden, dealt again."""

    def possible_moves(self, view: V) -> Moves[M]:
        """What the seat to act may do for *some* hidden information that fits this view.

        From the view of a seat that acts, these are its legal moves: what a computer player is
        given. A public keyboard is made from the spectator's view, so it can't betray a hand.
        """

    def preview_view(self, view: V, path: tuple[str, ...]) -> V:
        """The view with a move entered but not sent, as far as view and steps determine it.

        `path` holds the steps so far; if it is empty, the view as it is, or with the possible first
        steps marked.
        """

    def read(self, text: str, options: Options) -> S:
        """The position that `text` writes. Raises PositionError."""

    def write(self, state: S) -> str:
        """The position in the game's notation; `read(write(state)) == state`."""

    def perft(self, state: S, depth: int) -> Perft:
        """Counts of move sequences, for comparison with other programs."""


AnyGame = Game[Any, Any, Any]


class OptionalReading(Protocol):
    """For games whose moves are often typed in a form other than their notation."""

    def meant(self, view: Any, text: str) -> Move | None:
        """The move, legal or not, that a text means to the seat to act in `view`; None if none.

        Called only for a text that is neither notation nor a legal move.
        """


def move_meant(game: AnyGame, view: View, text: str) -> Move | None:
    """As `OptionalReading.meant`; None if the game has no other way to write a move."""
    read: Callable[[View, str], Move | None] | None = getattr(game, "meant", None)
    return read(view, text) if read else None


class OptionalReshuffle(Protocol[S]):
    """For games with luck or secrets whose matches may begin at any position."""

    def reshuffle(self, state: S, chance: Chance) -> S:
        """`state` as the start of a new match: what nobody could know is dealt again.

        Decks are shuffled, and what was chosen in secret and not revealed is chosen again; hands
        stay. The result depends on nothing that `state` hides from both seats.

        Raises PositionError: part of the position isn't known.
        """


def has_luck(game: AnyGame) -> bool:
    """Whether the game has luck. A game without luck sets `has_luck = False`."""
    return getattr(game, "has_luck", True)


def can_begin_anywhere(game: AnyGame) -> bool:
    """Whether a match may begin at a position of another: see `OptionalReshuffle`.

    A game without luck whose view has no secrets needs nothing for it.
    """
    return reshuffles(game) or not has_luck(game)


def reshuffles(game: AnyGame) -> bool:
    """Whether a match that begins at a position deals again what nobody could know there."""
    return hasattr(game, "reshuffle")


def has_unequal_seats(game: AnyGame) -> bool:
    """Whether one seat clearly wins more often between equals; set as `has_unequal_seats = True`.

    A rated challenge then proposes two matches with seats swapped by default.
    """
    return getattr(game, "has_unequal_seats", False)


def counts_cards(game: AnyGame) -> bool:
    """Whether its views count cards (`View.deck_counts`); set as `counts_cards = True`.

    Its players may agree to play from memory, without that.
    """
    return getattr(game, "counts_cards", False)
