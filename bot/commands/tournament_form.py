"""The choices for a new tournament, their defaults, and the head made from them.

A value that doesn't go with the others (a third place in a Swiss) is neither offered nor used, and
stands again when the others are as they were.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, tzinfo
from typing import Final

from bot.application.place import PlaceSettings, RatedMatches
from bot.application.tickets import TicketError
from bot.application.time_controls import DAILY, PRESETS
from bot.application.tournament_draft import TournamentDraft
from bot.commands.read_moment import EVENING, moment_at
from engines.core.game import AnyGame
from engines.core.options import BEGINS as OPENER
from engines.core.options import Option
from engines.core.record import Player, Series
from engines.core.time_control import TimeControl
from engines.core.tournaments.head import (
    MOST_ON_LADDER,
    Adjudication,
    Admission,
    GameChoice,
    Head,
    Kind,
    LateEntry,
    TieBreak,
    TopTies,
)

DAY: Final = 86_400

GAMES, KIND, RATED, CLOCK, TIME = "games", "kind", "rated", "clock", "time"
WHO, MOST, BEGINS, ROUNDS, SERIES = "who", "most", "begins", "rounds", "series"
THIRD, LOW, HIGH, TIES, LATE = "third", "low", "high", "ties", "late"
ADJUDICATION, VACATIONS, TOP, ENDS = "adjudication", "vacations", "top", "ends"

# A choice that isn't one: everybody, no bound, never.
NOTHING: Final = "-"
YES, NO = "yes", "no"
FULL: Final = "full"
AT: Final = "at"  # before a moment that was typed
ANY: Final = "any"

_MAIN: Final = (GAMES, KIND, RATED, CLOCK, TIME, WHO, MOST, BEGINS)
_MORE: Final = (
    *(ROUNDS, SERIES, THIRD, LOW, HIGH, TIES, TOP, LATE, ADJUDICATION, VACATIONS, ENDS),
)
# Those of which several values hold at once, in the order in which they were chosen.
_LISTS: Final = frozenset({GAMES, TIES})

# Which fields only some kinds have.
_OF_KINDS: Final[Mapping[str, frozenset[Kind]]] = {
    ROUNDS: frozenset({Kind.SWISS}),
    SERIES: frozenset({Kind.KNOCK_OUT}),
    THIRD: frozenset({Kind.KNOCK_OUT}),
    TIES: frozenset({Kind.SWISS, Kind.ROUND_ROBIN, Kind.DOUBLE_ROUND_ROBIN}),
    TOP: frozenset({Kind.SWISS, Kind.ROUND_ROBIN, Kind.DOUBLE_ROUND_ROBIN}),
    LATE: frozenset({Kind.SWISS}),
    ENDS: frozenset({Kind.LADDER}),
}
_DAYS: Final = ("14", "3", "5", "7", "10", "21", "30")  # of a round; the usual one first
_SIZES: Final = ("8", "4", "16", "32", "64", "128", "256", "512")
_MOST_IN_ROUND_ROBIN: Final = 32  # it has as many rounds
_BOUNDS: Final = (NOTHING, *map(str, range(1000, 2401, 200)))
_BEGINS: Final[Mapping[str, int]] = {"tomorrow": 1, "days": 3, "week": 7}  # days from now
_WAITS: Final = 30 * DAY  # for a tournament to be full; then it begins with who is there
_USUAL_TIES: Final[Mapping[Kind, tuple[TieBreak, ...]]] = {
    Kind.SWISS: (TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER),
    Kind.ROUND_ROBIN: (TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT_ENCOUNTER),
    Kind.DOUBLE_ROUND_ROBIN: (TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT_ENCOUNTER),
}
# Values that don't depend on anything, the usual one first.
_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    KIND: (Kind.SWISS, Kind.ROUND_ROBIN, Kind.DOUBLE_ROUND_ROBIN, Kind.KNOCK_OUT, Kind.LADDER),
    TIME: _DAYS,
    ROUNDS: (NOTHING, "3", "4", "5", "6", "7", "8", "9", "11"),
    SERIES: (NOTHING, Series.BEST_OF_3, Series.BEST_OF_5, Series.BEST_OF_7),
    THIRD: (NO, YES),
    LOW: _BOUNDS,
    HIGH: _BOUNDS,
    LATE: (LateEntry.REFUSED, LateEntry.HALF_POINTS, LateEntry.WITHOUT_POINTS),
    ADJUDICATION: (Adjudication.CLOCK, Adjudication.JUDGEMENT, Adjudication.HALF),
    VACATIONS: (YES, NO),
    TOP: (TopTies.SHARED, TopTies.PLAYED_OFF),
    ENDS: (NOTHING, "30", "60", "90", "180"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentForm:
    """A draft, and what decides what may be chosen: the games, the place, the time."""

    draft: TournamentDraft
    games: Mapping[str, AnyGame]
    place: PlaceSettings
    zone: tzinfo
    now: float

    @property
    def main_fields(self) -> tuple[str, ...]:
        """What everybody wants to see; whom it is for, only where it belongs to a place."""
        return tuple(one for one in _MAIN if one != WHO or self.draft.place)

    @property
    def more_fields(self) -> tuple[str, ...]:
        """The rest that goes with the kind, and the options of the games."""
        of_kind = (one for one in _MORE if self.kind in _OF_KINDS.get(one, {self.kind}))
        options = (f"{game}.{one.name}" for game in self.held(GAMES) for one in self.options(game))
        return (*of_kind, *options)

    @property
    def kind(self) -> Kind:
        """The kind that is chosen."""
        return Kind(self.value(KIND))

    def options(self, game: str) -> list[Option]:
        """What two agree on in a game; not what each chooses alone, nor who begins."""
        return [one for one in self.games[game].options if not one.seat and one.name != OPENER]

    def option(self, field: str) -> tuple[AnyGame, Option] | None:
        """The option of a game that a field is, if it is one."""
        game, dot, name = field.partition(".")
        if not dot or game not in self.games:
            return None
        found = next((one for one in self.options(game) if one.name == name), None)
        return (self.games[game], found) if found else None

    def is_list(self, field: str) -> bool:
        """Whether several values hold at once."""
        return field in _LISTS

    def values(self, field: str) -> tuple[str, ...]:
        """What may be chosen, the usual value first. Raises TicketError: there is no such field."""
        match field:
            case "games":
                return tuple(self.place.offered(self.games))
            case "ties":
                return tuple(TieBreak)
            case "rated":
                return (NO,) if self.place.rated is RatedMatches.NEVER else (YES, NO)
            case "clock":
                ends = [name for name, clock in PRESETS.items() if clock]
                usual = self.place.usual_clock
                return _first(ends, usual if usual in ends else DAILY)
            case "who":
                return (NOTHING, "place") if self.draft.place else (NOTHING,)
            case "most":
                return self._sizes()
            case "begins":
                full = () if self.kind is Kind.LADDER else (FULL,)
                typed = self.draft.chosen.get(BEGINS, "")
                return (*full, *_BEGINS, *((typed,) if _moment_of(typed) else ()))
            case _:
                return self._plain_values(field)

    def _plain_values(self, field: str) -> tuple[str, ...]:
        if found := self.option(field):
            return _first(map(str, found[1].values), found[1].default)
        if field not in _VALUES:
            raise TicketError(field)
        return _VALUES[field]

    def value(self, field: str) -> str:
        """The value that holds of a field that has one."""
        chosen, values = self.draft.chosen.get(field, ""), self.values(field)
        return chosen if chosen in values else values[0]

    def held(self, field: str) -> tuple[str, ...]:
        """All values that hold, in the order in which they were chosen."""
        if field not in _LISTS:
            return (self.value(field),)
        values = self.values(field)
        kept = [one for one in self.draft.chosen.get(field, "").split() if one in values]
        usual = values[:1] if field == GAMES else _USUAL_TIES.get(self.kind, ())
        return tuple(dict.fromkeys(kept)) or tuple(map(str, usual))

    def with_value(self, field: str, value: str) -> TournamentForm:
        """The same after a tap on a value; in a list it is put last, or taken out.

        Raises TicketError: there is no such field or value.
        """
        if value not in self.values(field):
            raise TicketError(f"{field}:{value}")
        if field in _LISTS:
            held = self.held(field) if field != GAMES or self.draft.chosen.get(GAMES) else ()
            left = [one for one in held if one != value]
            value = " ".join(left if value in held and left else [*left, value])
        draft = self.draft.having(field, value)
        low, high = (draft.chosen.get(one, NOTHING) for one in (LOW, HIGH))
        if NOTHING not in (low, high) and int(low) > int(high):
            draft = draft.having(HIGH if field == LOW else LOW, "")
        return replace(self, draft=draft)

    def begins(self) -> int:
        """When it begins at the latest, in seconds since the epoch."""
        value = self.value(BEGINS)
        if moment := _moment_of(value):
            return moment
        if value == FULL:
            return int(self.now) + _WAITS
        day = datetime.fromtimestamp(self.now, self.zone).date()
        return moment_at(day + timedelta(days=_BEGINS[value]), EVENING, self.zone).at

    def head(self, organiser: Player, lot: int) -> Head:
        """What is fixed when it is opened. `lot`: all its luck."""
        of_kind = {*self.main_fields, *self.more_fields}

        def chosen(field: str, usual: str) -> str:
            return self.value(field) if field in of_kind else usual

        low, high = self.value(LOW), self.value(HIGH)
        ends, most = chosen(ENDS, NOTHING), self.value(MOST)
        rounds, series = chosen(ROUNDS, NOTHING), chosen(SERIES, NOTHING)
        is_of_place = chosen(WHO, NOTHING) != NOTHING
        begins = self.begins()
        return Head(
            name=self.draft.name,
            organiser=organiser,
            games=tuple(map(self._game_choice, self.held(GAMES))),
            kind=self.kind,
            rounds=0 if rounds == NOTHING else int(rounds),
            is_rated=self.value(RATED) == YES,
            clock=self._clock(),
            round_time=int(self.value(TIME)) * DAY,
            admission=Admission(
                rating_from=None if low == NOTHING else int(low),
                rating_to=None if high == NOTHING else int(high),
                place=self.draft.place if is_of_place else "",
            ),
            most=MOST_ON_LADDER if most == ANY else int(most),
            begins=begins,
            begins_when_full=self.value(BEGINS) == FULL,
            ends=0 if ends == NOTHING else begins + int(ends) * DAY,
            tie_breaks=tuple(map(TieBreak, self.held(TIES))),
            late_entry=LateEntry(chosen(LATE, LateEntry.REFUSED)),
            has_third_place_match=chosen(THIRD, NO) == YES,
            series=Series.NONE if series == NOTHING else Series(series),
            adjudication=Adjudication(self.value(ADJUDICATION)),
            vacations_count=self.value(VACATIONS) == YES,
            top_ties=TopTies(chosen(TOP, TopTies.SHARED)),
            lot=lot,
            place=self.draft.chat,
            created=int(self.now),
        )

    def _sizes(self) -> tuple[str, ...]:
        if self.kind is Kind.LADDER:
            return (ANY, *_SIZES)
        if self.kind.is_round_robin:
            return tuple(one for one in _SIZES if int(one) <= _MOST_IN_ROUND_ROBIN)
        return _SIZES

    def _clock(self) -> TimeControl:
        clock = PRESETS[self.value(CLOCK)]
        assert clock is not None  # noqa: S101 - those without an end aren't offered
        return clock

    def _game_choice(self, game: str) -> GameChoice:
        values = {one.name: self.value(f"{game}.{one.name}") for one in self.options(game)}
        usual = {one.name: str(one.default) for one in self.options(game)}
        return GameChoice(game=game, options={n: v for n, v in values.items() if v != usual[n]})


def typed_moment(at: int) -> str:
    """The value of `BEGINS` for a moment that somebody has typed."""
    return f"{AT}{at}"


def _moment_of(value: str) -> int:
    digits = value.removeprefix(AT)
    return int(digits) if value.startswith(AT) and digits.isascii() and digits.isdecimal() else 0


def _first(values: Sequence[str] | map[str], usual: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((usual, *values)))
