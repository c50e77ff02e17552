"""Negotiating the terms of a challenge: counter-offers, and acceptance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engines.core.game import AnyGame
from engines.core.match_state import MatchError, MatchState
from engines.core.options import OptionError, Options, complete, own_options
from engines.core.record import Entry, Head, Player, Proposal
from engines.core.seat import Seat, both


def after_proposal(game: AnyGame, match: MatchState, number: int, entry: Entry) -> MatchState:
    """Other terms. Buttons of the earlier ones are stale: nobody accepts what they haven't seen."""
    if entry.proposal is None or entry.seat is None:
        raise MatchError("bad-option", "a proposal names its terms and a seat")
    complete_options(game, entry.proposal)
    is_counter_offer = entry.seat is not match.proposed_by
    is_other_way_round = entry.proposal.is_swapped != match.proposal.is_swapped
    return replace(
        match,
        players=match.players.swap() if is_other_way_round else match.players,
        challenger=match.challenger.other if is_other_way_round else match.challenger,
        proposal=entry.proposal,
        proposed_by=entry.seat.other if is_other_way_round else entry.seat,
        counter_offers=match.counter_offers + is_counter_offer,
        decision_version=both(number + 1),
        events=(),
    )


def with_own_options(
    game: AnyGame, proposal: Proposal, seat: Seat, chosen: Mapping[str, str]
) -> Proposal:
    """The terms, once `seat` has chosen what is its own."""
    try:
        complete(own_options(game.options, seat), chosen)  # they choose nothing but their own
    except OptionError as err:
        raise MatchError("bad-option", str(err)) from err
    return proposal.model_copy(update={"options": {**proposal.options, **chosen}})


def complete_options(game: AnyGame, proposal: Proposal) -> Options:
    """Every option of these terms. Raises MatchError."""
    try:
        return complete(game.options, proposal.options)
    except OptionError as err:
        raise MatchError("bad-option", str(err)) from err


def check_seat(head: Head, match: MatchState, seat: Seat, player: Player) -> None:
    """Raise MatchError if `player` may not accept the terms from this seat."""
    host = head.players[head.challenger]
    if seat is match.proposed_by:
        raise MatchError("not-asked", "who proposes the terms doesn't accept them")
    if seat is match.challenger:
        return
    if host and host.address == player.address and not head.is_study:
        raise MatchError(
            "own-challenge", "nobody plays against themselves, except at a study table"
        )
