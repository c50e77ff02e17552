"""What happens to a match when a player is absent: breaks, time given, fallen flags.

A flag that falls ends nothing: the waiting side chooses. Banks of time are in `match_state`; what a
decision cost is in the entry that ends it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.core.act_rules import seat_of
from engines.core.game import AnyGame, Event, Outcome, SeatEvent
from engines.core.match_state import BreakRequest, MatchError, MatchState, Status
from engines.core.record import Act, Entry, Wish
from engines.core.seat import Pair, Seat, both

# The reason of an outcome that is none: nobody has won, and it isn't a draw.
VOID: Final = "void"

# Seconds that everybody has at least when an adjourned match goes on.
LEAST_AFTER_BREAK: Final = 86_400


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakAsked(SeatEvent):
    """`seat` asks for a pause of so many seconds, to adjourn, or to go on."""

    wish: Wish
    seconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakGranted(SeatEvent):
    """`seat` agrees to what the other side asked for."""

    wish: Wish
    seconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakRefused(SeatEvent):
    """`seat` doesn't agree to what the other side asked for."""

    wish: Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeGiven(SeatEvent):
    """`seat` gives the other side some seconds."""

    seconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagFell(SeatEvent):
    """The time of `seat` has run out; the other side chooses what happens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjourned(SeatEvent):
    """`seat` adjourned the match, because the other side's time had run out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(SeatEvent):
    """`seat` goes on with a match that they adjourned alone, or asked in vain to go on with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceGone(Event):
    """The chat of the table takes nothing from Salle any more, nor does somebody's private one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceBack(Event):
    """The chat of a table that was adjourned for that takes Salle's messages again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Voided(Event):
    """The match ended without a result, because `seat` never came, or (None) neither did."""

    seat: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(SeatEvent):
    """`seat` ended a match that can't go on, without a result."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Substituted(SeatEvent):
    """The computer plays on for `seat`, whose player was called `name`."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class VacationBegan(SeatEvent):
    """The time of `seat` has run out, and its vacation has begun: at most so many seconds."""

    seconds: int


def after_absence(game: AnyGame, match: MatchState, number: int, entry: Entry) -> MatchState:
    """The match after entry `number` of its log, one of the acts of this module.

    Raises:
        MatchError: the entry lacks what the act needs.
    """
    if entry.act is Act.VOID:
        if match.halted_at is None or entry.seat is None:
            return _voided(game, match, Voided(seat=entry.seat))
        return _voided(game, match, Ended(seat=entry.seat))
    if entry.seat is None and entry.act is Act.ADJOURN:
        adjourned = replace(match, is_adjourned=True, adjourned_by=None, asked=None)
        return replace(adjourned, events=(PlaceGone(),))
    if entry.seat is None and entry.act is Act.GRANT:
        resumed = replace(match, clock_since=_restarted(match, number), asked=None)
        return replace(_resume(resumed), events=(PlaceBack(),))
    seat = seat_of(entry)
    match entry.act:
        case Act.ASK | Act.GRANT | Act.REFUSE:
            return _request(game, match, number, entry, seat)
        case Act.GIVE_TIME:
            return _give_time(match, number, entry, seat)
        case Act.FLAG:
            flagged = match.flagged.put(seat, entry.at)
            return replace(match, flagged=flagged, events=(FlagFell(seat=seat),))
        case Act.ADJOURN:
            adjourned = replace(match, is_adjourned=True, adjourned_by=seat, asked=None)
            return replace(adjourned, events=(Adjourned(seat=seat),))
        case Act.VACATION:
            return replace(match, events=(VacationBegan(seat=seat, seconds=entry.seconds),))
        case _:
            return _substitute(match, number, entry, seat)


def _voided(game: AnyGame, match: MatchState, event: Event) -> MatchState:
    return concluded(game, match, Outcome(winner=None, reason=VOID), event)


def concluded(game: AnyGame, match: MatchState, outcome: Outcome, event: Event) -> MatchState:
    """The match, ended by something else than a move of its game."""
    return replace(
        match,
        status=Status.OVER,
        state=game.conclude(match.game_state),
        active=frozenset(),
        draw_offered_by=None,
        outcome=outcome,
        events=(event,),
    )


def _give_time(match: MatchState, number: int, entry: Entry, seat: Seat) -> MatchState:
    rival, event = seat.other, TimeGiven(seat=seat, seconds=entry.seconds)
    banks = match.banks.put(rival, match.banks[rival] + entry.seconds)
    given = replace(match, banks=banks, events=(event,))
    if not match.flagged[rival]:
        return given
    since = match.clock_since.put(rival, number + 1)
    return replace(given, clock_since=since, flagged=match.flagged.put(rival, 0))


def _request(game: AnyGame, match: MatchState, number: int, entry: Entry, seat: Seat) -> MatchState:
    if entry.act is Act.ASK:
        if entry.wish is None:
            raise MatchError("no-wish", "a request says what for")
        asked = BreakRequest(seat=seat, wish=entry.wish, seconds=entry.seconds, at=entry.at)
        event = BreakAsked(seat=seat, wish=entry.wish, seconds=entry.seconds)
        return replace(match, asked=asked, events=(event,))
    adjourned_alone = match.asked is None and match.adjourned_by is seat
    if adjourned_alone or (match.asked and match.asked.seat is seat):  # nobody has answered them
        resumed = replace(match, clock_since=_restarted(match, number), asked=None)
        return replace(_resume(resumed), events=(Resumed(seat=seat),))
    if match.asked is None:
        raise MatchError("no-request", "the other player asks for nothing")
    wish, seconds = match.asked.wish, match.asked.seconds
    answered = replace(match, asked=None)
    if entry.act is Act.REFUSE:
        return replace(answered, events=(BreakRefused(seat=seat, wish=wish),))
    event_of_grant = BreakGranted(seat=seat, wish=wish, seconds=seconds)
    granted = replace(answered, clock_since=_restarted(match, number), events=(event_of_grant,))
    match wish:
        case Wish.PAUSE:
            until = max(match.paused_until, entry.at) + seconds
            return replace(granted, paused_until=until)
        case Wish.ADJOURN:
            return replace(granted, is_adjourned=True)
        case Wish.RESUME:
            return _resume(granted)
        case Wish.VOID:
            return _voided(game, granted, event_of_grant)


def _resume(match: MatchState) -> MatchState:
    banks = match.banks
    if match.proposal.clock:
        one, two = (max(banks[seat], LEAST_AFTER_BREAK) for seat in Seat)
        banks = Pair(one=one, two=two)
    going_on = replace(match, is_adjourned=False, adjourned_by=None, paused_until=0)
    return replace(going_on, banks=banks, flagged=both(0))


def _restarted(match: MatchState, number: int) -> Pair[int]:
    # What has run so far is charged by this entry; from here the clocks of both run again.
    since = match.clock_since
    for seat in match.active:
        since = since.put(seat, number + 1)
    return since


def _substitute(match: MatchState, number: int, entry: Entry, seat: Seat) -> MatchState:
    absent = match.players[seat]
    if entry.joining is None or absent is None:
        raise MatchError("no-player", "a substitution names who takes the seat")
    return replace(
        match,
        players=match.players.put(seat, entry.joining.player),
        decision_version=match.decision_version.put(seat, number + 1),
        flagged=match.flagged.put(seat, 0),
        asked=None,
        draw_offered_by=None,
        takeback_asked_by=None,
        events=(Substituted(seat=seat, name=absent.name),),
    )
