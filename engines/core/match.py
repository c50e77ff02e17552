"""A match is its log; where it stands is a fold over it. The only gate to `Game.apply`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engines.core.act_rules import check_act, seat_of
from engines.core.chance import Chance, RecordedChance, SeededChance, match_seed
from engines.core.game import (
    AnyGame,
    Event,
    IllegalMoveError,
    InvalidMoveError,
    Outcome,
    RuleError,
)
from engines.core.match_state import MatchError, MatchState, Status, open_challenge
from engines.core.options import OptionError, complete
from engines.core.record import Act, DamagedRecordError, Entry, Head, Player, Record
from engines.core.seat import Pair, Seat, both


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted(Event):
    """`seat` sat down opposite the challenger."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Event):
    """`seat` gave the match up."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(Event):
    """`seat` let its time run out."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOffered(Event):
    """`seat` offers a draw."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAgreed(Event):
    """`seat` took the draw that was offered."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRefused(Event):
    """`seat` plays on."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TakebackAsked(Event):
    """`seat` asks to take its last move back."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTakenBack(Event):
    """`seat` took its last move back, and all that followed it."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TakebackRefused(Event):
    """`seat` lets the other side's move stand."""

    seat: Seat


def replay_entries(
    game: AnyGame,
    record: Record,
    *,
    start: MatchState | None = None,
    skip: int = 0,
    check: bool = False,
) -> Iterator[MatchState]:
    """The position after each entry. `start` and `skip` continue from after `skip` entries.

    The log was checked when it was written; `check` is for audits and tests.

    Raises:
        DamagedRecordError: an entry that could not have been written here.
    """
    match = start or open_challenge(record)
    for number, entry in enumerate(record.log[skip:], start=skip):
        try:
            match = _step(game, record, match, number, entry, RecordedChance(entry.draws), check)
        except (LookupError, ValueError) as err:  # unchecked, an illegal move may break anywhere
            # Neither the entry nor the error's own words: they may tell of cards in a log.
            why = err.code if isinstance(err, RuleError) else type(err).__name__
            raise DamagedRecordError(f"entry {number} of the log: {why}") from None
        yield match


def replay(game: AnyGame, record: Record, *, check: bool = False) -> MatchState:
    """Where the log leads. Raises DamagedRecordError, as `replay_entries` does."""
    *_, match = match_states(game, record, check=check)
    return match


def match_states(game: AnyGame, record: Record, *, check: bool = False) -> Iterator[MatchState]:
    """Every position on the way, the challenge first. Raises DamagedRecordError."""
    yield open_challenge(record)
    yield from replay_entries(game, record, check=check)


def advance(
    game: AnyGame, record: Record, match: MatchState, entry: Entry, server_seed: bytes
) -> tuple[Record, MatchState]:
    """Add one entry to `record`, which stands at `match`, with what luck it needs: the gate.

    Raises:
        IllegalMoveError, InvalidMoveError, MatchError: what forbids it, and nothing is changed.
    """
    chance = SeededChance(seed_of(record.plus(entry), server_seed), start=record.draws)
    after = _step(game, record, match, record.version, entry, chance, check=True)
    done = entry.model_copy(update={"draws": tuple(chance.draws)})
    return record.plus(done), after


def seed_of(record: Record, server_seed: bytes) -> bytes:
    """The match's seed: the server's, and what the players gave after they saw its seal."""
    given = [entry.joining.nonce for entry in record.log if entry.joining]
    return match_seed(server_seed, record.head.nonce, *given)


def _step(
    game: AnyGame,
    record: Record,
    match: MatchState,
    number: int,
    entry: Entry,
    chance: Chance,
    check: bool,
) -> MatchState:
    if check:
        check_act(match, entry)
    match entry.act:
        case Act.ACCEPT:
            return _accept(game, record, match, entry, chance)
        case Act.DECLINE | Act.WITHDRAW | Act.EXPIRE:
            return replace(match, status=Status.CLOSED, closed_by=entry.act, events=())
        case Act.MOVE:
            return _move(game, match, number, entry, chance, check)
        case Act.ASK_TAKEBACK | Act.ALLOW_TAKEBACK | Act.REFUSE_TAKEBACK:
            return _taking_back(game, match, number, entry)
        case _:
            return _agreement(game, match, entry)


def _accept(
    game: AnyGame, record: Record, match: MatchState, entry: Entry, chance: Chance
) -> MatchState:
    if entry.joining is None or entry.seat is None:
        raise MatchError("no-player", "an acceptance names a player and a seat")
    _is_open_to(record.head, entry.seat, entry.joining.player)
    try:
        options = complete(game.options, record.head.options)
    except OptionError as err:
        raise MatchError("bad-option", str(err)) from err
    step = game.setup(options, chance)
    return MatchState(
        status=Status.PLAYING,
        players=match.players.put(entry.seat, entry.joining.player),
        state=step.state,
        active=game.active(step.state),
        decision_version=both(1),
        events=(Accepted(seat=entry.seat), *step.events),
    )


def _is_open_to(head: Head, seat: Seat, player: Player) -> None:
    host = head.players[head.challenger]
    if seat is head.challenger:
        raise MatchError("not-asked", "the challenger has this seat")
    if host and host.address == player.address and not head.is_study:
        raise MatchError("own-challenge", "nobody plays himself, but at a study table")


def _move(
    game: AnyGame, match: MatchState, number: int, entry: Entry, chance: Chance, check: bool
) -> MatchState:
    seat = seat_of(entry)
    before = match.game_state
    move = game.parse(entry.move)
    if check and move not in game.legal_moves(before, seat):
        raise game.why_not(before, seat, move)
    step = game.apply(before, seat, move, chance)
    outcome = game.outcome(step.state)
    return replace(
        match,
        status=Status.OVER if outcome else Status.PLAYING,
        state=step.state,
        outcome=outcome,
        active=frozenset() if outcome else game.active(step.state),
        decision_version=_since(match, seat, number + 1),
        draw_offered_by=None if match.draw_offered_by is not seat else match.draw_offered_by,
        refused_draws=frozenset(),
        takeback_asked_by=None,
        state_before_move=match.state_before_move.put(seat, before),
        events=step.events,
    )


def _since(match: MatchState, mover: Seat, version: int) -> Pair[int]:
    """A rival's secret choice does not stale one's own buttons; anything else does."""
    rival = mover.other
    kept = match.decision_version[rival] if rival in match.active else version
    return both(version).put(rival, kept)


def _taking_back(game: AnyGame, match: MatchState, number: int, entry: Entry) -> MatchState:
    """By consent, where nothing is hidden: nobody has seen what he shouldn't.

    The log goes on; it is the position that goes back, and whatever was offered is forgotten.
    """
    seat = seat_of(entry)
    if game.view(match.game_state, seat).has_secrets:
        raise MatchError("has-secrets", "in a game with secrets no move is taken back")
    if entry.act is Act.ASK_TAKEBACK:
        return replace(match, takeback_asked_by=seat, events=(TakebackAsked(seat=seat),))
    if entry.act is Act.REFUSE_TAKEBACK:  # and isn't asked again for the same move
        stays = match.state_before_move.put(seat.other, None)
        return replace(
            match,
            takeback_asked_by=None,
            state_before_move=stays,
            events=(TakebackRefused(seat=seat),),
        )
    state = match.state_before_move[seat.other]
    if state is None:
        raise MatchError("nothing-to-take-back", "there is no move of that side to take back")
    return MatchState(
        status=match.status,
        players=match.players,
        state=state,
        active=game.active(state),
        decision_version=both(number + 1),
        events=(MoveTakenBack(seat=seat.other),),
    )


def _agreement(game: AnyGame, match: MatchState, entry: Entry) -> MatchState:
    """Acts of the match, not of the game: draws offered, and the ends that need no move."""
    seat = seat_of(entry)
    match entry.act:
        case Act.OFFER_DRAW:
            return replace(match, draw_offered_by=seat, events=(DrawOffered(seat=seat),))
        case Act.REFUSE_DRAW:
            refused = match.refused_draws | {seat.other}
            return replace(
                match, draw_offered_by=None, refused_draws=refused, events=(DrawRefused(seat=seat),)
            )
        case _:
            state = game.conclude(match.game_state)
    over = replace(match, status=Status.OVER, state=state, active=frozenset(), draw_offered_by=None)
    match entry.act:
        case Act.ACCEPT_DRAW:
            events: tuple[Event, ...] = (DrawAgreed(seat=seat),)
            return replace(over, outcome=Outcome(winner=None, reason="agreed"), events=events)
        case Act.RESIGN:
            won = Outcome(winner=seat.other, reason="resigned")
            return replace(over, outcome=won, events=(Resigned(seat=seat),))
        case _:
            won = Outcome(winner=seat.other, reason="timed-out")
            return replace(over, outcome=won, events=(TimedOut(seat=seat),))


__all__ = [
    "Accepted",
    "DrawAgreed",
    "DrawOffered",
    "DrawRefused",
    "IllegalMoveError",
    "InvalidMoveError",
    "MatchError",
    "MatchState",
    "MoveTakenBack",
    "Resigned",
    "Status",
    "TakebackAsked",
    "TakebackRefused",
    "TimedOut",
    "advance",
    "open_challenge",
    "replay",
    "seed_of",
]  # fmt: skip
