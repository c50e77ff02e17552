"""What is fixed when a tournament is opened: its kind, its games, its clock, its rules."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field, model_validator

from engines.core.record import Durable, Moment, Player, Series, Span
from engines.core.time_control import TimeControl

MOST_PLAYERS: Final = 512  # of a tournament with rounds
MOST_ON_LADDER: Final = 100_000
_NAME: Final = 100  # characters

# A rating, in whole points.
RatingBound = Annotated[int, Field(ge=0, le=10_000)]


class Kind(StrEnum):
    """How players are brought together. The values are stored."""

    ROUND_ROBIN = "round-robin"  # each meets each other once
    DOUBLE_ROUND_ROBIN = "double-round-robin"  # twice, with exchanged seats
    SWISS = "swiss"  # the Dutch system of FIDE
    KNOCK_OUT = "knock-out"  # seeded; losers are out
    LADDER = "ladder"  # no rounds: who wins against somebody above takes their place

    @property
    def is_round_robin(self) -> bool:
        """Whether each meets each other."""
        return self in {Kind.ROUND_ROBIN, Kind.DOUBLE_ROUND_ROBIN}


class TieBreak(StrEnum):
    """What decides between equal points; docs/tournaments.md defines each. Stored."""

    BUCHHOLZ = "buchholz"
    SONNEBORN_BERGER = "sonneborn-berger"
    DIRECT_ENCOUNTER = "direct-encounter"
    WINS = "wins"


class Adjudication(StrEnum):
    """How a match is decided that isn't over when its time is up. Stored."""

    CLOCK = "clock"  # for the player with more time left
    JUDGEMENT = "judgement"  # as Salle judges the position, in games that she judges
    HALF = "half"  # half a point each


class LateEntry(StrEnum):
    """Whether somebody may join after the first round was paired. Stored."""

    REFUSED = "refused"
    WITHOUT_POINTS = "without-points"  # the rounds that they missed give nothing
    HALF_POINTS = "half-points"  # each of them gives half a point


class TopTies(StrEnum):
    """What happens if the first place isn't decided by points and tie-breaks. Stored."""

    SHARED = "shared"
    PLAYED_OFF = "played-off"  # by a knock-out among those who are equal


class GameChoice(Durable):
    """A game, and what is agreed on of its options."""

    game: str
    options: dict[str, str] = Field(default_factory=dict)  # only what is not the default


class Admission(Durable):
    """Who may join: everybody, as long as nothing is said.

    The ratings are checked by the acts' rules; whether somebody belongs to a place is known to who
    appends the act.
    """

    rating_from: RatingBound | None = None
    rating_to: RatingBound | None = None
    place: str = ""  # the place whose members may join; "": any

    @model_validator(mode="after")
    def _check_bounds(self) -> Admission:
        low, high = self.rating_from, self.rating_to
        if low is not None and high is not None and low > high:
            raise ValueError("the lower bound of ratings is above the upper one")
        return self


class Head(Durable):
    """What is fixed when a tournament is opened."""

    name: Annotated[str, Field(min_length=1, max_length=_NAME, pattern=r"^[^\n]*$")]
    organiser: Player
    games: Annotated[tuple[GameChoice, ...], Field(min_length=1, max_length=32)]
    kind: Kind
    rounds: Annotated[int, Field(ge=0, le=32)] = 0  # of a Swiss; 0: as many as find a winner
    is_rated: bool = False
    clock: TimeControl  # a match without a clock might never end
    round_time: Annotated[int, Field(ge=60, le=10**8)]  # seconds for a round, or a ladder's match
    admission: Admission = Admission()
    least: Annotated[int, Field(ge=1)] = 2  # with fewer it isn't begun
    most: Annotated[int, Field(ge=2, le=MOST_ON_LADDER)] = MOST_PLAYERS
    begins: Moment = 0
    begins_when_full: bool = False  # or as soon as `most` have joined
    ends: Moment = 0  # of a ladder; 0: when the organiser ends it
    tie_breaks: tuple[TieBreak, ...] = (TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER)
    late_entry: LateEntry = LateEntry.REFUSED
    has_third_place_match: bool = False  # of a knock-out
    series: Series = Series.NONE  # what two play in a round of a knock-out
    adjudication: Adjudication = Adjudication.CLOCK
    vacations_count: bool = True  # clocks stand during vacations, as long as the round's time lasts
    top_ties: TopTies = TopTies.SHARED
    answer_time: Annotated[Span, Field(ge=60)] = 7 * 86_400  # seconds to answer a ladder challenge
    reach: Annotated[int, Field(ge=1, le=100)] = 3  # how many places above may be challenged
    lot: Annotated[int, Field(ge=0)] = 0  # all the luck there is: even, and the first seed begins
    place: str = ""  # the place that it lives in, as an address; "": the whole hall
    created: Moment = 0

    @property
    def has_rounds(self) -> bool:
        """Whether all are paired together, round by round."""
        return self.kind is not Kind.LADDER

    def game_of(self, number: int) -> GameChoice:
        """The game of a round; of several, each has one round after the other, over and over."""
        return self.games[(number - 1) % len(self.games)]

    @model_validator(mode="after")
    def _check(self) -> Head:
        if self.most < self.least:
            raise ValueError("the most players are fewer than the least")
        if self.has_rounds and not 2 <= self.least <= self.most <= MOST_PLAYERS:
            raise ValueError(f"a tournament with rounds has 2 to {MOST_PLAYERS} players")
        if len(set(self.tie_breaks)) < len(self.tie_breaks):
            raise ValueError("a tie-break is named twice")
        for is_set, kind in (
            (self.rounds > 0, Kind.SWISS),
            (self.late_entry is not LateEntry.REFUSED, Kind.SWISS),
            (self.has_third_place_match, Kind.KNOCK_OUT),
            (self.series is not Series.NONE, Kind.KNOCK_OUT),
            (self.ends > 0, Kind.LADDER),
        ):
            if is_set and self.kind is not kind:
                raise ValueError(f"only a {kind} may say that")
        return self
