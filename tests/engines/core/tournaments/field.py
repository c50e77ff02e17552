"""Tournaments for the tests: a head, players by letters, rounds played out by the next step."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.record import Player
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import (
    Adjudicated,
    Begun,
    Ended,
    Joined,
    Lapsed,
    Opened,
    Outcome,
    Paired,
    Reported,
)
from engines.core.tournaments.head import GameChoice, Head, Kind
from engines.core.tournaments.matches import wanted_matches
from engines.core.tournaments.next_step import Adjudicate, Begin, End, Lapse, PairRound, next_step
from engines.core.tournaments.pairing import pair_round
from engines.core.tournaments.replay import advance, opened

ROUND = 1000  # seconds
BEGINS = 100


def person(name):
    return Player(address=f"test:{name}", name=name)


def at(name):
    return person(name).address


def head(kind=Kind.SWISS, **more):
    given = {
        "name": "Autumn",
        "organiser": person("organiser"),
        "games": (GameChoice(game="gyges"),),
        "clock": TimeControl.per_decision(100),
        "round_time": ROUND,
        "begins": BEGINS,
    }
    return Head(kind=kind, **{**given, **more})


@dataclass
class Event:
    """A tournament and its log, at a time that goes on."""

    state: object
    log: list
    now: int = 0

    def act(self, kind, **given):
        entry = kind(at=self.now, **given)
        self.state = advance(self.state, entry)
        self.log.append(entry)
        return self

    def step(self):
        """What is to be done now is done. Returns it."""
        step = next_step(self.state, self.now)
        match step:
            case Begin():
                self.act(Begun)
            case PairRound():
                self.act(Paired, round=step.round, pairings=pair_round(self.state))
            case Adjudicate():
                for bout in step.bouts:
                    self.act(Adjudicated, round=bout.round, board=bout.board, outcome="draw")
            case Lapse():
                for number in step.challenges:
                    self.act(Lapsed, challenge=number)
            case End():
                self.act(Ended, reason=step.reason)
        return step

    def report(self, board, outcome, **more):
        """The open match on a board of the last round ends, by the pairing's seats."""
        number = len(self.state.rounds)
        attempt = len(self.state.bout(number, board).attempts) + 1
        given = {"round": number, "board": board, "attempt": attempt, "outcome": outcome}
        return self.act(Reported, table=f"{number}-{board}-{attempt}", **given, **more)

    def play(self, choose=lambda match: Outcome.ONE):
        """Pair rounds and end their matches as `choose` says, until it is over."""
        for _ in range(200):
            if isinstance(self.step(), End):
                return self
            for match in wanted_matches(self.state):
                self.report(match.board, choose(match))
        raise AssertionError("it doesn't end")


def event(names, kind=Kind.SWISS, *, begun=True, **more):
    """A tournament that these have joined, the first of them with the highest rating."""
    found = Event(state=opened(head(kind, **more)), log=[]).act(Opened)
    for number, name in enumerate(names):
        found.act(Joined, player=person(name), rating=2000 - 10 * number)
    found.now = BEGINS
    return found.act(Begun) if begun else found


def pairs(state, number=-1):
    """The pairs of a round by their names, a bye with an empty one."""
    bouts = state.rounds[number].bouts
    return [(b.one.partition(":")[2], (b.two or "").partition(":")[2]) for b in bouts]
