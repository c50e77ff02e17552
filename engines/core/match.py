"""How a log entry changes a match. `advance` adds one; `replay` goes through them all.

`advance` is the only way to a move in a match: it checks turn and legality, so that `Game.apply`
may trust its input. Which acts a table allows apart from moves is decided in `act_rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.core.absence import after_absence, concluded
from engines.core.act_rules import check_act, check_terms, seat_of
from engines.core.adjudication import adjudicated
from engines.core.annulment import annulled
from engines.core.chance import (
    Chance,
    SeededChance,
    match_seed,
)
from engines.core.game import AnyGame, Outcome, SeatEvent
from engines.core.halted import RulesMended
from engines.core.match_state import MatchError, MatchState, Status
from engines.core.moves import Move, Moves
from engines.core.options import Options, complete
from engines.core.proposals import after_proposal, check_seat, complete_options, with_own_options
from engines.core.record import Act, Entry, Record
from engines.core.seat import Pair, Seat, both
from engines.core.start import begun

_NOTHING: Final = both(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted(SeatEvent):
    """`seat` accepted the challenge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(SeatEvent):
    """`seat` resigned the match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftSeries(SeatEvent):
    """`seat` resigned the match and the series."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(SeatEvent):
    """`seat` let its time run out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOffered(SeatEvent):
    """`seat` offers a draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAgreed(SeatEvent):
    """`seat` accepted the draw that was offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRefused(SeatEvent):
    """`seat` refused the draw that was offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HintTaken(SeatEvent):
    """`seat` asked Salle for a hint, which nobody else sees."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakebackAsked(SeatEvent):
    """`seat` asks to take its last move back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTakenBack(SeatEvent):
    """`seat` took its last move back, and all that followed it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakebackRefused(SeatEvent):
    """`seat` refused to let the other side take its move back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """A move, and the legal moves of the position that it was chosen from."""

    move: Move
    legal: Moves[Move]


def advance(
    game: AnyGame,
    record: Record,
    match: MatchState,
    entry: Entry,
    server_seed: bytes,
    *,
    chosen: Chosen | None = None,
) -> tuple[Record, MatchState]:
    """`record` with one more entry, checked and with its draws of luck, and the state after it.

    `match` is the state after the log of `record`. `chosen` is the entry's move, if it was chosen
    from the legal moves of `match`: then neither is computed again.

    Raises:
        InvalidMoveError: the move's text is not a move of this game.
        IllegalMoveError: the rule that the move breaks.
        MatchError: what forbids the act.
    """
    chance = SeededChance(seed_of(record.plus(entry), server_seed), start=record.draws)
    after = after_entry(
        game, record, match, record.version, entry, chance, check=True, chosen=chosen
    )
    done = entry.model_copy(update={"draws": tuple(chance.draws)})
    return record.plus(done), after


def agreed_options(game: AnyGame, record: Record) -> Options:
    """All options of the match: the last proposal, with the accepter's own choices.

    Until somebody has accepted, these are as proposed.

    Raises:
        OptionError: an option or a value that the game doesn't have.
    """
    proposed = [entry.proposal.options for entry in record.log if entry.proposal]
    options = proposed[-1] if proposed else record.head.options
    chosen = [e.joining.options for e in record.log if e.joining and e.act is Act.ACCEPT]
    return complete(game.options, {**options, **(chosen[0] if chosen else {})})


def seed_of(record: Record, server_seed: bytes) -> bytes:
    """The seed of all luck: the server's seed, and the nonces that both players gave."""
    return match_seed(server_seed, *nonces_of(record))


def nonces_of(record: Record) -> tuple[str, ...]:
    """The players' nonces in the order in which they were given; the challenger's is first."""
    accepted = (e.joining.nonce for e in record.log if e.joining and e.act is Act.ACCEPT)
    return (record.head.nonce, *accepted)


def after_entry(
    game: AnyGame,
    record: Record,
    match: MatchState,
    number: int,
    entry: Entry,
    chance: Chance,
    *,
    check: bool,
    chosen: Chosen | None = None,
) -> MatchState:
    """The match after entry `number` of its log; with `check`, only if it allows the act.

    Raises:
        RuleError: what forbids the act or the move, or what the entry lacks.
    """
    if check:
        check_act(match, entry)
    match = _charged(match, entry)
    match entry.act:
        case Act.MOVE:
            return _move(game, match, number, entry, chance, check, chosen)
        case Act.ACCEPT:
            return _accept(game, record, match, number, entry, chance)
        case Act.IDENTIFY:
            return _identify(match, entry)
        case Act.PROPOSE:
            return after_proposal(game, match, number, entry)
        case Act.ANNUL:
            return annulled(game, match, entry)
        case Act.ADJUDICATE:
            return adjudicated(game, match, entry)
        case Act.HALT | Act.HINT:
            return _noted(match, entry)
        case Act.DECLINE | Act.WITHDRAW | Act.EXPIRE:
            return replace(match, status=Status.CLOSED, closed_by=entry.act, events=())
        case Act.ASK_TAKEBACK | Act.ALLOW_TAKEBACK | Act.REFUSE_TAKEBACK:
            return _takeback(game, match, number, entry)
        case (
            Act.OFFER_DRAW
            | Act.REFUSE_DRAW
            | Act.ACCEPT_DRAW
            | Act.RESIGN
            | Act.LEAVE
            | Act.TIMEOUT
        ):
            return _draw_or_end(game, match, entry)
        case _:
            return after_absence(game, match, number, entry)


def _charged(match: MatchState, entry: Entry) -> MatchState:
    if entry.charged == _NOTHING:
        return match
    one, two = (max(0, match.banks[seat] - entry.charged[seat]) for seat in Seat)
    return replace(match, banks=Pair(one=one, two=two))


def _noted(match: MatchState, entry: Entry) -> MatchState:
    if entry.act is Act.HALT:
        return replace(match, events=(RulesMended(),))
    seat = seat_of(entry)
    hints = match.hints.put(seat, match.hints[seat] + 1)
    return replace(match, hints=hints, events=(HintTaken(seat=seat),))


def _identify(match: MatchState, entry: Entry) -> MatchState:
    # The person asked by name has an id now. The terms stand, and so do the buttons under them.
    if entry.joining is None:
        raise MatchError("no-player", "somebody is identified")
    players = match.players.put(seat_of(entry), entry.joining.player)
    return replace(match, players=players, events=())


def _accept(
    game: AnyGame, record: Record, match: MatchState, number: int, entry: Entry, chance: Chance
) -> MatchState:
    if entry.joining is None or entry.seat is None:
        raise MatchError("no-player", "an acceptance names a player and a seat")
    check_seat(record.head, match, entry.seat, entry.joining.player)
    check_terms(match, match.proposal, entry.joining.options)
    proposal = with_own_options(game, match.proposal, entry.seat, entry.joining.options)
    options = complete_options(game, proposal)
    step = begun(game, record.head, options, chance)
    clock = proposal.clock
    return MatchState(
        status=Status.PLAYING,
        players=match.players.put(entry.seat, entry.joining.player),
        challenger=match.challenger,
        proposal=proposal,
        proposed_by=match.proposed_by,
        state=step.state,
        active=game.active(step.state),
        decision_version=both(number + 1),
        banks=both(clock.bank if clock else 0),
        clock_since=both(number + 1),
        events=(Accepted(seat=entry.seat), *step.events),
        tournament=match.tournament,
        is_from_position=match.is_from_position,
    )


def _move(
    game: AnyGame,
    match: MatchState,
    number: int,
    entry: Entry,
    chance: Chance,
    check: bool,
    chosen: Chosen | None,
) -> MatchState:
    seat = seat_of(entry)
    before = match.game_state
    move = chosen.move if chosen else game.parse(entry.move)
    if check and move not in (chosen.legal if chosen else game.legal_moves(before, seat)):
        raise game.why_not(before, seat, move)
    step = game.apply(before, seat, move, chance)
    outcome, control = game.outcome(step.state), match.proposal.clock
    bank = control.after_move(match.banks[seat]) if control else 0
    asked = match.asked if match.asked and match.asked.seat is seat else None  # else: played on
    decided = _decision_versions(match, seat, number + 1)
    return replace(
        match,
        status=Status.OVER if outcome else Status.PLAYING,
        state=step.state,
        outcome=outcome,
        active=frozenset() if outcome else game.active(step.state),
        decision_version=decided,
        clock_since=_clocks_since(match, decided),
        banks=match.banks.put(seat, bank),
        flagged=match.flagged.put(seat, 0),
        moved=match.moved | {seat},
        asked=asked,
        draw_offered_by=None if match.draw_offered_by is not seat else match.draw_offered_by,
        refused_draws=frozenset(),
        takeback_asked_by=None,
        state_before_move=match.state_before_move.put(seat, before),
        events=step.events,
    )


def _decision_versions(match: MatchState, mover: Seat, version: int) -> Pair[int]:
    # A new decision for both seats, but where both choose at once: the rival's is still open. Its
    # buttons carry the version, so they stay good after the mover's secret choice.
    rival = mover.other
    kept = match.decision_version[rival] if rival in match.active else version
    return both(version).put(rival, kept)


def _clocks_since(match: MatchState, decided: Pair[int]) -> Pair[int]:
    # Each new decision starts a clock; one that is still open leaves its clock running.
    since = match.clock_since
    for seat in Seat:
        if decided[seat] != match.decision_version[seat]:
            since = since.put(seat, decided[seat])
    return since


def _takeback(game: AnyGame, match: MatchState, number: int, entry: Entry) -> MatchState:
    # Asked for, allowed or refused; only in games without secrets, for a look can't be undone. The
    # log goes on; only the game's state goes back, and offers are cleared.
    seat = seat_of(entry)
    if game.view(match.game_state, seat).has_secrets:
        raise MatchError("has-secrets", "in a game with secrets no move is taken back")
    if entry.act is Act.ASK_TAKEBACK:
        return replace(match, takeback_asked_by=seat, events=(TakebackAsked(seat=seat),))
    if entry.act is Act.REFUSE_TAKEBACK:
        once = match.state_before_move.put(seat.other, None)  # it can't be asked for again
        return replace(
            match,
            takeback_asked_by=None,
            state_before_move=once,
            events=(TakebackRefused(seat=seat),),
        )
    state = match.state_before_move[seat.other]
    if state is None:
        raise MatchError("nothing-to-take-back", "there is no move of that side to take back")
    return replace(
        match,
        state=state,
        active=game.active(state),
        decision_version=both(number + 1),
        clock_since=both(number + 1),
        flagged=_NOTHING,
        draw_offered_by=None,
        refused_draws=frozenset(),
        takeback_asked_by=None,
        state_before_move=both(None),
        events=(MoveTakenBack(seat=seat.other),),
    )


def _draw_or_end(game: AnyGame, match: MatchState, entry: Entry) -> MatchState:
    seat = seat_of(entry)
    if entry.act is Act.OFFER_DRAW:
        return replace(match, draw_offered_by=seat, events=(DrawOffered(seat=seat),))
    if entry.act is Act.REFUSE_DRAW:
        refused = match.refused_draws | {seat.other}
        return replace(
            match, draw_offered_by=None, refused_draws=refused, events=(DrawRefused(seat=seat),)
        )
    reason, kind = _ENDS[entry.act]
    winner = None if entry.act is Act.ACCEPT_DRAW else seat.other
    return concluded(game, match, Outcome(winner=winner, reason=reason), kind(seat=seat))


# Acts that end a match, with the reason in its outcome.
_ENDS: Final[dict[Act, tuple[str, type[SeatEvent]]]] = {
    Act.ACCEPT_DRAW: ("agreed", DrawAgreed),
    Act.RESIGN: ("resigned", Resigned),
    Act.LEAVE: ("resigned", LeftSeries),
    Act.TIMEOUT: ("timed-out", TimedOut),
}
