"""Challenges on a ladder: made, answered, or lapsed."""

from __future__ import annotations

from dataclasses import replace

from engines.core.tournaments.acts import Answered, Challenged, Lapsed
from engines.core.tournaments.deciding import take_place
from engines.core.tournaments.head import Kind
from engines.core.tournaments.seats import seated
from engines.core.tournaments.state import (
    Bout,
    Challenge,
    Round,
    Status,
    TournamentError,
    TournamentState,
)


def after_challenge(state: TournamentState, entry: Challenged) -> TournamentState:
    """A challenge waits for its answer.

    Raises:
        TournamentError: `no-ladder`, `not-begun`, `ends-soon`, `not-joined`, `not-above`,
            `too-far-above`, `may-not-meet` or `is-busy`.
    """
    if state.head.kind is not Kind.LADDER:
        raise TournamentError("no-ladder", "only on a ladder somebody is challenged")
    if state.status is not Status.RUNNING:
        raise TournamentError("not-begun", "it hasn't begun")
    if state.head.ends and entry.at >= state.head.ends:
        raise TournamentError("ends-soon", "its time is up, and only matches are ended")
    one, two = entry.challenger, entry.challenged
    if one not in state.ladder or two not in state.ladder:
        raise TournamentError("not-joined", "this player doesn't take part")
    above = state.ladder.index(one) - state.ladder.index(two)
    if above < 1:
        raise TournamentError("not-above", "somebody above is challenged")
    if above > state.head.reach:
        raise TournamentError("too-far-above", "that is too far above", reach=state.head.reach)
    if frozenset((one, two)) in state.forbidden:
        raise TournamentError("may-not-meet", "these two are kept apart")
    for name in (one, two):
        if name in busy(state):
            player = state.entrants[name].player.name
            raise TournamentError("is-busy", "a challenge or a match at a time", name=player)
    number = state.challenge_count + 1
    challenge = Challenge(number=number, at=entry.at, challenger=one, challenged=two)
    return replace(state, challenges=(*state.challenges, challenge), challenge_count=number)


def after_answer(state: TournamentState, entry: Answered) -> TournamentState:
    """The challenge is played as the next round; or declined, which costs the place.

    Raises:
        TournamentError: `no-such-challenge`.
    """
    challenge = _challenge(state, entry.challenge)
    if not entry.is_accepted:
        return _place_lost(state, challenge)
    number = len(state.rounds) + 1
    pair = seated(state, challenge.challenged, challenge.challenger)
    bout = Bout(round=number, board=1, one=pair.one, two=pair.two)
    here = Round(number=number, at=entry.at, bouts=(bout,))
    return replace(_without(state, challenge), rounds=(*state.rounds, here))


def after_lapse(state: TournamentState, entry: Lapsed) -> TournamentState:
    """Nobody answered in time. Raises TournamentError: `no-such-challenge` or `not-yet`."""
    challenge = _challenge(state, entry.challenge)
    if entry.at < challenge.at + state.head.answer_time:
        raise TournamentError("not-yet", "there is time left to answer")
    return _place_lost(state, challenge)


def busy(state: TournamentState) -> frozenset[str]:
    """Who has a challenge or a match."""
    asked = {n for one in state.challenges for n in (one.challenger, one.challenged)}
    return frozenset(asked | {name for bout in state.open_bouts for name in bout.players})


def _challenge(state: TournamentState, number: int) -> Challenge:
    for challenge in state.challenges:
        if challenge.number == number:
            return challenge
    raise TournamentError("no-such-challenge", "no such challenge waits for an answer")


def _without(state: TournamentState, challenge: Challenge) -> TournamentState:
    return replace(state, challenges=tuple(c for c in state.challenges if c != challenge))


def _place_lost(state: TournamentState, challenge: Challenge) -> TournamentState:
    ladder = take_place(state.ladder, challenge.challenger, challenge.challenged)
    return replace(_without(state, challenge), ladder=ladder)
