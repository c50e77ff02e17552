"""Each act that a tournament refuses, and the key of the refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

import engines.core.tournaments as package
from engines.core.record import DamagedRecordError, Player, Series
from engines.core.tournaments.acts import (
    Adjudicated,
    Announced,
    Answered,
    Begun,
    Challenged,
    Corrected,
    Ended,
    Joined,
    Lapsed,
    Left,
    MayNotMeet,
    Opened,
    Paired,
    Pairing,
    Postponed,
    Record,
    Reported,
    TakenOut,
)
from engines.core.tournaments.head import Admission, GameChoice, Kind, LateEntry, TieBreak
from engines.core.tournaments.pairing import pair_round
from engines.core.tournaments.replay import opened, replay_stored
from engines.core.tournaments.state import TournamentError
from tests.engines.core.tournaments.field import Event, at, event, head, person

SWISS, LADDER, KNOCK_OUT, ROBIN = Kind.SWISS, Kind.LADDER, Kind.KNOCK_OUT, Kind.ROUND_ROBIN
BOUNDS = Admission(rating_from=1900, rating_to=2100)


def unopened():
    return Event(state=opened(head()), log=[])


def ended():
    return event("ab").act(Ended)


def announced(chats):
    found = event("ab")
    for number in range(chats):
        found.act(Announced, chat=f"test:{number + 1}")
    return found


def playing(kind=SWISS, names="abcd", **more):
    found = event(names, kind, **more)
    found.step()
    return found


def second_round(kind=SWISS):
    found = playing(kind)
    for bout in found.state.open_bouts:
        found.report(bout.board, "one")
    found.step()
    return found


def challenged(**more):
    return event("abcde", LADDER, **more).act(Challenged, challenger=at("c"), challenged=at("b"))


def forbidding():
    return event("abc", LADDER).act(MayNotMeet, players=(at("a"), at("b")))


def joined(name="z", rating=0, **more):
    return Joined, {"player": person(name), "rating": rating, **more}


def paired(*pairs, number=1):
    found = tuple(
        Pairing(board=board, one=at(one), two=two and at(two))
        for board, (one, two) in enumerate(pairs, start=1)
    )
    return Paired, {"round": number, "pairings": found}


def result(number=1, board=1, attempt=1):
    given = {"round": number, "board": board, "attempt": attempt, "table": "t", "outcome": "one"}
    return Reported, given


def fixed(number=1, board=1):
    return Corrected, {"round": number, "board": board, "outcome": "two", "reason": "a mistake"}


def challenge(one, two):
    return Challenged, {"challenger": at(one), "challenged": at(two)}


WHOLE = (("a", "b"), ("c", "d"))
COMPUTER = Player(address="computer:keen", name="Salle")
REFUSED = [
    ("not-opened", unopened, joined()),
    ("opened-already", lambda: event("ab"), (Opened, {})),
    ("tournament-ended", ended, (Left, {"player": at("a")})),
    ("already-joined", lambda: event("ab", begun=False), joined("a")),
    ("no-computers", lambda: event("ab", begun=False), (Joined, {"player": COMPUTER})),
    ("full", lambda: event("ab", most=2, begun=False), joined()),
    ("rating-too-low", lambda: event("ab", admission=BOUNDS, begun=False), joined(rating=1899)),
    ("rating-too-high", lambda: event("ab", admission=BOUNDS, begun=False), joined(rating=2101)),
    ("too-late", lambda: event("ab"), joined()),
    ("too-late", lambda: playing(late_entry=LateEntry.HALF_POINTS, rounds=1), joined()),
    ("too-late", lambda: playing(rounds=1).act(Left, player=at("a")), joined("a")),
    ("knocked-out", lambda: playing(KNOCK_OUT).act(Left, player=at("a")), joined("a")),
    ("was-taken-out", lambda: playing().act(TakenOut, player=at("a")), joined("a", by=at("a"))),
    ("not-joined", lambda: event("ab"), (Left, {"player": at("z")})),
    ("not-joined", lambda: event("ab").act(Left, player=at("a")), (TakenOut, {"player": at("a")})),
    ("not-joined", lambda: event("ab"), (MayNotMeet, {"players": (at("a"), at("z"))})),
    ("not-joined", lambda: event("ab", LADDER), challenge("b", "z")),
    ("cannot-keep-apart", lambda: event("ab", KNOCK_OUT), (MayNotMeet, {"players": ("a", "b")})),
    ("same-player", lambda: event("ab"), (MayNotMeet, {"players": (at("a"), at("a"))})),
    ("begun-already", lambda: event("ab"), (Begun, {})),
    ("announced-already", lambda: announced(1), (Announced, {"chat": "test:1"})),
    ("too-many-chats", lambda: announced(10), (Announced, {"chat": "test:11"})),
    ("begun-already", lambda: event("ab"), (Postponed, {"begins": 10_000})),
    ("in-the-past", lambda: event("ab", begun=False), (Postponed, {"begins": 100})),
    ("too-few", lambda: event("a", begun=False), (Begun, {})),
    ("no-rounds", lambda: event("ab", LADDER), paired(("a", "b"))),
    ("not-begun", lambda: event("ab", begun=False), paired(("a", "b"))),
    ("not-begun", lambda: event("ab", LADDER, begun=False), challenge("b", "a")),
    ("other-round", lambda: event("abcd"), paired(*WHOLE, number=2)),
    ("round-running", playing, paired(*WHOLE, number=2)),
    ("no-more-rounds", lambda: event("ab").act(Left, player=at("a")), paired(("b", None))),
    ("bad-pairing", lambda: event("abcd"), paired(("a", "b"))),
    ("bad-pairing", lambda: event("abcd"), paired(("a", "b"), ("a", "c"))),
    ("bad-pairing", lambda: event("abcd"), paired(("a", "b"), ("c", "z"))),
    ("no-such-match", playing, result(board=3)),
    ("no-such-match", playing, result(number=2)),
    ("no-such-match", lambda: playing(names="abc"), result(board=2)),
    ("result-known", lambda: playing().report(1, "one"), result()),
    ("result-known", playing, result(attempt=2)),
    (
        "result-known",
        lambda: playing().report(1, "one"),
        (Adjudicated, {"round": 1, "outcome": "one"}),
    ),
    ("no-result", playing, fixed()),
    ("paired-on", lambda: second_round(KNOCK_OUT), fixed()),
    ("no-ladder", lambda: event("ab"), challenge("b", "a")),
    ("ends-soon", lambda: event("ab", LADDER, ends=50), challenge("b", "a")),
    ("not-above", lambda: event("ab", LADDER), challenge("a", "b")),
    ("not-above", lambda: event("ab", LADDER), challenge("a", "a")),
    ("too-far-above", lambda: event("abcde", LADDER), challenge("e", "a")),
    ("may-not-meet", forbidding, challenge("b", "a")),
    ("is-busy", challenged, challenge("d", "c")),
    ("is-busy", lambda: challenged().act(Answered, challenge=1), challenge("d", "c")),
    ("no-such-challenge", challenged, (Answered, {"challenge": 2})),
    ("not-yet", challenged, (Lapsed, {"challenge": 1})),
]


@pytest.mark.parametrize(
    ("key", "made", "act"), REFUSED, ids=[f"{n}-{one[0]}" for n, one in enumerate(REFUSED)]
)
def test_an_act_that_is_refused_says_why_and_changes_nothing(key, made, act):
    here = made()
    before = here.state
    kind, given = act
    with pytest.raises(TournamentError) as refused:
        here.act(kind, **given)
    assert refused.value.code == key
    assert here.state is before


def test_every_refusal_is_tried():
    folder = Path(package.__file__).parent
    found = set()
    for source in folder.glob("*.py"):
        found |= set(re.findall(r'TournamentError\(\s*"([a-z-]+)"', source.read_text()))
    found |= {"opened-already", "not-opened"}
    assert found == {key for key, _, _ in REFUSED}


def test_pairing_while_a_round_runs_or_after_the_last_is_refused():
    here = playing(rounds=1)
    with pytest.raises(TournamentError, match="isn't decided"):
        pair_round(here.state)
    here.report(1, "one").report(2, "one")
    with pytest.raises(TournamentError, match="no further round"):
        pair_round(here.state)


def test_a_stored_log_that_cannot_be_replayed_is_damaged():
    here = event("ab")
    with pytest.raises(DamagedRecordError, match="opened-already"):
        replay_stored(Record(head=here.state.head, log=(here.log[0], *here.log)))


@pytest.mark.parametrize(
    "given",
    [
        {"name": ""},
        {"name": "x" * 4000},
        {"name": "two\nlines"},
        {"clock": None},
        {"games": ()},
        {"least": 5, "most": 4},
        {"least": 1},
        {"most": 513},
        {"tie_breaks": (TieBreak.WINS, TieBreak.WINS)},
        {"has_third_place_match": True},
        {"series": Series.BEST_OF_3},
        {"ends": 5},
        {"kind": Kind.ROUND_ROBIN, "rounds": 3},
        {"kind": Kind.KNOCK_OUT, "late_entry": LateEntry.HALF_POINTS},
    ],
)
def test_a_head_that_makes_no_sense_is_refused(given):
    with pytest.raises(ValidationError):
        head(**given)


def test_bounds_of_ratings_that_nobody_meets_are_refused():
    with pytest.raises(ValidationError):
        Admission(rating_from=2, rating_to=1)


def test_games_take_turns_from_round_to_round():
    several = head(games=(GameChoice(game="gyges"), GameChoice(game="cannae")))
    assert [several.game_of(number).game for number in (1, 2, 3)] == ["gyges", "cannae", "gyges"]
