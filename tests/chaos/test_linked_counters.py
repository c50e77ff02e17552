"""What linked people do and are told counts for one; and what goes wrong with them is found."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from bot.application.tickets import Ticket, Verb
from storage.base import TableKey
from tests.chaos.history import History, Linking, Look
from tests.chaos.told_evening import KEY, counted, evening
from tests.harness import ANN, CREATED

HERE, THERE = ANN.address, "elsewhere:ann"
BOTH = (HERE, THERE)


def linked(history: History, **changes: object) -> History:
    """The same, where Ann was linked with another identity of hers."""
    done = Linking(who=BOTH, at=CREATED, until=CREATED, joins=True)
    facts = {"linkings": (done,), "persons": dict.fromkeys(BOTH, BOTH)}
    return replace(history, **facts | changes)


def parted(at: float, *, is_told: bool = True) -> Linking:
    return Linking(who=BOTH, at=at, until=at if is_told else math.inf, joins=False)


def test_what_a_linked_person_does_and_is_told_elsewhere_counts_for_them(history):
    messages = (replace(m, reader=THERE) if m.reader == HERE else m for m in history.messages)
    taps = (replace(tap, who=THERE) if tap.who == HERE else tap for tap in history.taps)
    assert counted(linked(history, messages=tuple(messages), taps=tuple(taps))) == {}


def test_a_table_that_is_called_by_its_alias_on_another_platform_is_known(history):
    alias = TableKey("at", "x", "0123456789ab")

    def called(text: str) -> str:
        return text.replace(str(KEY), str(alias))

    def look(shown: Look) -> Look:
        return replace(shown, tickets=tuple(map(called, shown.tickets)))

    messages = tuple(replace(m, looks=tuple(map(look, m.looks))) for m in history.messages)
    taps = tuple(
        replace(tap, ticket=called(tap.ticket), left=tuple(map(called, tap.left)))
        for tap in history.taps
    )
    elsewhere = replace(history, messages=messages, taps=taps)
    assert counted(elsewhere) != {}
    assert counted(replace(elsewhere, aliases={alias: KEY})) == {}


def test_who_taps_here_while_their_move_is_on_its_way_from_there_is_not_asked_again(history):
    sent = replace(history.taps[1], seen=history.taps[1].at + 2)
    walk = str(replace(Ticket.parse(sent.ticket), verb=Verb.WALK))
    for later, lost in ((1, {}), (3, {"lost": 1})):
        again = replace(sent, at=sent.at + later, ticket=walk, left=(sent.ticket,))
        taps = (history.taps[0], sent, *history.taps[2:], again)
        assert counted(replace(history, taps=taps)) == lost


def test_a_turn_that_is_told_to_both_identities_is_told_twice(history):
    told = next(m for m in history.messages if m.reader == HERE)
    marked = replace(told.first, text=f"**{told.first.text}**")
    again = replace(told, place=THERE, reader=THERE, at=told.at + 5, looks=(marked,))
    messages = (*history.messages, again)
    assert counted(linked(history, messages=messages)) == {"told_twice": 1}
    between = (*linked(history).linkings, parted(told.at + 2))
    persons = dict[str, tuple[str, ...]]()
    parting = linked(history, messages=messages, linkings=between, persons=persons)
    assert counted(parting) == {}


@pytest.mark.parametrize(
    "persons",
    [
        {HERE: BOTH},
        {HERE: BOTH, THERE: (THERE, "elsewhere:zoe")},
        {},
    ],
)
def test_who_is_joined_by_half_or_was_told_so_and_is_not_is_found(history, persons):
    assert "half_joined" in counted(linked(history, persons=persons))


def test_who_was_told_that_they_are_parted_and_is_not_is_found(history):
    done = (*linked(history).linkings, parted(CREATED + 1))
    assert counted(linked(history, linkings=done)) == {"half_joined": 1}


def test_what_may_have_been_done_later_is_expected_of_nobody(history):
    done = (*linked(history).linkings, parted(CREATED + 1, is_told=False))
    for persons in (dict.fromkeys(BOTH, BOTH), {}):
        assert counted(linked(history, linkings=done, persons=persons)) == {}


def test_results_that_do_not_stand_under_the_first_identity_are_found(history):
    right = {"gyges": dict.fromkeys(BOTH, HERE)}
    assert counted(linked(history, holders=right)) == {}
    wrong = {"gyges": {HERE: HERE, THERE: THERE}}
    assert counted(linked(history, holders=wrong)) == {"half_joined": 1}


CLUB = "other:-9"


@pytest.fixture
def across(record):
    """A match whose second player sat down in a chat of another platform, told in both chats."""
    first = record.log[0]
    player = first.joining.player.model_copy(update={"chat": CLUB})
    joining = first.joining.model_copy(update={"player": player})
    log = (first.model_copy(update={"joining": joining}), *record.log[1:])
    told = evening(record.model_copy(update={"log": log}))
    boards = [one for one in told.messages if not one.reader]
    there = tuple(replace(one, place=CLUB) for one in boards)
    return replace(told, messages=(*told.messages, *there))


def test_a_match_on_two_platforms_has_its_boards_on_both(across):
    assert not counted(across)


def test_a_board_that_is_missing_on_one_of_two_platforms_is_lost(across):
    last = [one for one in across.messages if one.place == CLUB][-1]
    left = tuple(one for one in across.messages if one is not last)
    assert counted(replace(across, messages=left)) == {"lost": 1}
