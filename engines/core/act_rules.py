"""Which acts a match allows now: who may accept, move, offer, answer, resign.

Each check raises a MatchError that names the first reason against the act. The game decides
whether a move is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from engines.core.match_state import MatchError, MatchState, Status
from engines.core.record import Act, Entry, Player, Proposal, Series, Wish
from engines.core.seat import Pair, Seat


def check_act(match: MatchState, entry: Entry) -> None:
    """Raise MatchError if `match` doesn't allow the act of `entry`."""
    _CHECKS[entry.act](match, entry)
    if match.tournament:
        _check_tournament(match, entry)


def seat_of(entry: Entry) -> Seat:
    """The seat that acts. Raises MatchError: the entry names none."""
    if entry.seat is None:
        raise MatchError("no-seat", f"{entry.act.name.lower()} needs a seat")
    return entry.seat


MOST_COUNTER_OFFERS: Final = 2

# The code of what is refused because the match begins at a position of another.
FROM_POSITION: Final = "from-position"
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


def is_solo(players: Pair[Player | None]) -> bool:
    """Whether only one person plays: against the computer, or on both seats."""
    one, two = players
    if one is None or two is None:
        return False
    return one.is_computer or two.is_computer or one.address == two.address


# The code of what is refused because the match belongs to a tournament.
OF_TOURNAMENT: Final = "of-tournament"


def has_time_for_pause(match: MatchState, at: int, seconds: int) -> bool:
    """Whether a pause that is agreed on now ends in the time of the match's round, if it has one.

    `at` is now, in seconds since the epoch.
    """
    if match.tournament is None:
        return True
    return max(match.paused_until, at) + seconds <= match.tournament.until


# Seconds after which an adjourned match goes on if only one side wishes it.
PATIENCE: Final = 7 * 86_400


def _check_open(match: MatchState, entry: Entry) -> None:
    if match.status is not Status.OPEN:
        raise MatchError("not-open", "this challenge has been answered already")


def _check_accept(match: MatchState, entry: Entry) -> None:
    _check_open(match, entry)
    if entry.joining is None:
        raise MatchError("no-player", "an acceptance names a player")
    asked = match.players[seat_of(entry)]
    if entry.seat is match.proposed_by:
        raise MatchError("not-asked", "who proposes the terms doesn't accept them")
    if asked is not None and asked.address != entry.joining.player.address:
        raise MatchError("not-asked", "this challenge is for somebody else")


def _check_proposal(match: MatchState, entry: Entry) -> None:
    _check_open(match, entry)
    if entry.proposal is None:
        raise MatchError("bad-option", "a proposal names its terms")
    is_counter_offer = entry.seat is not match.proposed_by
    proposer, asked = (match.players[seat] for seat in (seat_of(entry), seat_of(entry).other))
    if proposer is None or (asked is None and is_counter_offer):
        raise MatchError("not-asked", "terms are proposed to somebody, by somebody")
    check_terms(match, entry.proposal)
    if entry.proposal.is_rated and is_solo(match.players):
        raise MatchError("rated-alone", "whoever plays alone plays a friendly match")
    if is_counter_offer and match.counter_offers >= MOST_COUNTER_OFFERS:
        raise MatchError("two-counter-offers", "after two counter-offers it is yes or no")


def check_terms(match: MatchState, terms: Proposal, own: Mapping[str, str] = _NOTHING) -> None:
    """Raise MatchError if a match that begins at a position can't be played on these terms.

    `own` are the accepter's own choices. The position says all that options say, and from
    a won one anybody wins: so nothing but the clock and the memory is proposed again.
    """
    if not match.is_from_position:
        return
    standing = match.proposal
    if own or terms.options != standing.options or terms.is_swapped or terms.is_rated:
        raise MatchError(FROM_POSITION, "a match from a position is friendly, with its options")
    if terms.series is not Series.NONE:
        raise MatchError(FROM_POSITION, "a match from a position is one match")


def _check_identify(match: MatchState, entry: Entry) -> None:
    _check_open(match, entry)
    asked = match.players[seat_of(entry)]
    if entry.joining is None or asked is None or not asked.is_by_name:
        raise MatchError("not-asked", "only somebody who was challenged by name is identified")


def _check_playing(match: MatchState, entry: Entry) -> None:
    if match.status is Status.OPEN:
        raise MatchError("not-begun", "nobody has accepted this challenge yet")
    if match.status is not Status.PLAYING:
        raise MatchError("is-over", "this match is over")


def _check_leave(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.proposal.series is Series.NONE:
        raise MatchError("no-series", "this match belongs to no series")


def _check_turn(match: MatchState, entry: Entry) -> None:
    _check_going_on(match, entry)
    if entry.seat not in match.active:
        raise MatchError("not-your-turn", "it is the other player's turn")


def _check_going_on(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.is_adjourned:
        raise MatchError(match.standstill, "nobody moves until both wish to go on, or at all")


def _check_clock(match: MatchState, entry: Entry) -> None:
    _check_going_on(match, entry)
    if match.proposal.clock is None:
        raise MatchError("no-clock", "no clock runs at this table")


def _check_flag(match: MatchState, entry: Entry) -> None:
    _check_clock(match, entry)
    _check_turn(match, entry)
    if match.flagged[seat_of(entry)]:
        raise MatchError("flagged-already", "the time of this side has run out already")


def _check_timeout(match: MatchState, entry: Entry) -> None:
    _check_turn(match, entry)
    control = match.proposal.clock
    is_of_before_flags = control is not None and control.is_per_decision
    is_at_once = match.tournament is not None  # there no flag falls first
    if not match.flagged[seat_of(entry)] and not is_of_before_flags and not is_at_once:
        raise MatchError("has-time", "the time of that side has not run out")


def _check_flagged(match: MatchState, entry: Entry) -> None:
    _check_going_on(match, entry)
    if not match.flagged[seat_of(entry)]:
        raise MatchError("has-time", "the time of that side has not run out")


def _check_adjourn(match: MatchState, entry: Entry) -> None:
    _check_going_on(match, entry)
    if entry.seat is None:  # Salle can't tell one of the two of it any more
        return
    if not match.flagged[seat_of(entry).other]:
        raise MatchError("has-time", "a match is adjourned by both, while both have time")


def _check_gift(match: MatchState, entry: Entry) -> None:
    _check_clock(match, entry)
    if entry.seconds <= 0:
        raise MatchError("no-time", "time given is more than none")


def _check_request(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.asked and match.asked.seat is entry.seat and match.asked.wish is entry.wish:
        raise MatchError("asked-break-already", "that has been asked for already")
    if entry.wish is Wish.VOID:
        _check_halted(match, entry)
        return
    if entry.wish is Wish.RESUME and match.halted_at is None:
        if not match.is_adjourned:
            raise MatchError("not-adjourned", "the match is not adjourned")
        return
    _check_going_on(match, entry)
    if entry.wish is Wish.PAUSE:
        _check_clock(match, entry)
        if entry.seconds <= 0:
            raise MatchError("no-time", "a pause lasts for some time")


def _check_halted(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.halted_at is None:
        raise MatchError("not-halted", "the match can be played on")


def _check_void(match: MatchState, entry: Entry) -> None:
    if match.halted_at is None:
        _check_going_on(match, entry)
    else:
        _check_playing(match, entry)


def _check_annul(match: MatchState, entry: Entry) -> None:
    if match.status is Status.OPEN:
        raise MatchError("not-begun", "nobody has accepted this challenge yet")
    if match.outcome is None or match.outcome.winner is not None:
        return
    if match.outcome.reason == "void":  # as `absence.VOID`, which needs this module
        raise MatchError("no-result", "this match has no result already")


def _check_adjudicate(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.tournament is None:
        raise MatchError("no-tournament", "this match belongs to no tournament")


# The time of a round ends at a fixed moment, so nothing at a tournament's table may put its end
# off. A flag that falls has lost: nobody chooses what happens.
def _check_tournament(match: MatchState, entry: Entry) -> None:
    if entry.act in _NOT_IN_TOURNAMENTS:
        raise MatchError(OF_TOURNAMENT, "a tournament's terms aren't changed at its tables")
    asked = entry if entry.act is Act.ASK else match.asked if entry.act is Act.GRANT else None
    if asked is None:
        return
    if asked.wish is Wish.ADJOURN:
        raise MatchError(OF_TOURNAMENT, "a tournament's matches aren't adjourned")
    if asked.wish is Wish.PAUSE and not has_time_for_pause(match, entry.at, asked.seconds):
        raise MatchError(OF_TOURNAMENT, "the pause would last longer than the round")


_NOT_IN_TOURNAMENTS: Final = frozenset({Act.PROPOSE, Act.FLAG, Act.SUBSTITUTE, Act.ADJOURN})


def _check_request_answer(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.asked is None or match.asked.seat is entry.seat:
        raise MatchError("no-request", "the other player asks for nothing")


def _check_offer(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.draw_offered_by is not None:
        raise MatchError("offered-already", "a draw has been offered already")
    if entry.seat in match.refused_draws:
        raise MatchError("refused-just-now", "this draw was refused, and nobody has moved since")


def _check_draw_answer(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.draw_offered_by is None or match.draw_offered_by is entry.seat:
        raise MatchError("no-offer", "the other player offers no draw")


def hints_refusal(match: MatchState) -> str:
    """Why no hints are taken in a match; a key of the locales, or "".

    Allowed when playing alone, or if both players have agreed; never in rated or tournament
    matches.
    """
    if match.proposal.is_rated or match.tournament:
        return "hint-rated"
    return "" if match.proposal.has_hints or is_solo(match.players) else "hint-not-agreed"


def _check_hint(match: MatchState, entry: Entry) -> None:
    _check_turn(match, entry)
    if code := hints_refusal(match):
        raise MatchError(code, "in this match no hints are given")


def _check_takeback(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.takeback_asked_by is not None:
        raise MatchError("asked-already", "somebody has asked to take a move back already")
    if match.state_before_move[seat_of(entry)] is None:
        raise MatchError("nothing-to-take-back", "there is no move of this side to take back")


def _check_takeback_answer(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.takeback_asked_by is None or match.takeback_asked_by is entry.seat:
        raise MatchError("not-asked-back", "the other player doesn't ask to take a move back")


def _check_grant(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if not _goes_on_alone(match, entry):
        _check_request_answer(match, entry)


def _goes_on_alone(match: MatchState, entry: Entry) -> bool:
    # Whether an adjourned match goes on though only one side wishes it.
    if not match.is_adjourned or entry.wish is not Wish.RESUME:
        return False
    asked = match.asked
    if asked is None:
        return match.adjourned_by is entry.seat  # neither: Salle has adjourned it
    if entry.seat is None:
        return False
    is_his_own = asked.wish is Wish.RESUME and asked.seat is entry.seat
    return is_his_own and entry.at - asked.at >= PATIENCE


_CHECKS: Final[dict[Act, Callable[[MatchState, Entry], None]]] = {
    Act.ACCEPT: _check_accept,
    Act.PROPOSE: _check_proposal,
    Act.IDENTIFY: _check_identify,
    Act.DECLINE: _check_open,
    Act.WITHDRAW: _check_open,
    Act.EXPIRE: _check_open,
    Act.MOVE: _check_turn,
    Act.OFFER_DRAW: _check_offer,
    Act.ACCEPT_DRAW: _check_draw_answer,
    Act.REFUSE_DRAW: _check_draw_answer,
    Act.ASK_TAKEBACK: _check_takeback,
    Act.ALLOW_TAKEBACK: _check_takeback_answer,
    Act.REFUSE_TAKEBACK: _check_takeback_answer,
    Act.RESIGN: _check_playing,
    Act.LEAVE: _check_leave,
    Act.TIMEOUT: _check_timeout,
    Act.FLAG: _check_flag,
    Act.VOID: _check_void,
    Act.HALT: _check_halted,
    Act.SUBSTITUTE: _check_flagged,
    Act.GIVE_TIME: _check_gift,
    Act.ASK: _check_request,
    Act.GRANT: _check_grant,
    Act.REFUSE: _check_request_answer,
    Act.ADJOURN: _check_adjourn,
    Act.HINT: _check_hint,
    Act.VACATION: _check_clock,
    Act.ANNUL: _check_annul,
    Act.ADJUDICATE: _check_adjudicate,
}
