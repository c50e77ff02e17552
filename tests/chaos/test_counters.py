"""Each counter counts: a history of a whole evening is clean, and one fault in it is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.application.tickets import Ticket, Verb
from bot.messages.words import say_in
from engines.core.record import Act, Entry, Played, Player, Record, Series
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from storage.base import TableKey
from tests.chaos.folded import Folded
from tests.chaos.history import Challenge, History, Jump, Look, Message, Tap, Typed
from tests.chaos.judge import judge
from tests.chaos.reading import DRAW
from tests.chaos.told_evening import GAME, GROUP, KEY, counted, evening, record_of
from tests.harness import ANN, BEA, CREATED, challenge, whole_game


def test_an_evening_without_faults_is_clean(history):
    assert counted(history) == {}
    assert judge(history).moves == 5
    assert judge(history).is_clean


def test_a_match_that_is_over_is_clean():
    *_, (whole, _) = whole_game(GAME, options={"touches": "1"})
    assert counted(evening(whole)) == {}


# -- lost ----------------------------------------------------------------------------------------
def test_a_board_that_was_never_told_is_lost(history):
    boards = [m for m in history.messages if m.place == GROUP]
    without = tuple(m for m in history.messages if m is not boards[2])
    assert counted(replace(history, messages=without)) == {"lost": 1}


def test_a_board_that_an_offer_wrote_under_the_one_before_is_told(history):
    before, lost = [m for m in history.messages if m.place == GROUP][1:3]
    edited = replace(before, looks=(before.first, lost.first))
    rest = (m for m in history.messages if m not in (before, lost))
    assert counted(replace(history, messages=(edited, *rest))) == {}


def test_a_board_whose_picture_could_not_be_drawn_is_told(history):
    messages = list(history.messages)
    number = next(n for n, m in enumerate(messages) if m.place == GROUP)
    messages[number] = replace(
        messages[number], looks=(replace(messages[number].first, pictures=()),)
    )
    assert counted(replace(history, messages=tuple(messages))) == {}


def test_a_board_of_what_is_not_in_the_log_is_lost(history, record):
    shorter = record.upto(record.version - 1)
    last = history.messages[-2:]
    found = counted(replace(history, records={KEY: shorter}, taps=history.taps[:-1]))
    assert last[0].place == GROUP
    assert found["lost"] == 1


def test_a_move_that_was_acknowledged_and_is_not_in_the_log_is_lost(history, record):
    shorter = evening(record.upto(record.version - 1))
    assert counted(replace(shorter, taps=history.taps)) == {"lost": 1}


def test_a_move_that_is_asked_for_again_after_it_was_sent_is_lost(history):
    sent = history.taps[1]
    ticket = Ticket.parse(sent.ticket)
    walk = replace(ticket, verb=Verb.WALK)
    again = replace(sent, at=sent.at + 1, ticket=str(walk), left=(str(ticket),))
    assert counted(replace(history, taps=(*history.taps, again))) == {"lost": 1}
    for answer in ("hall-moved-on", "hall-store-away"):
        told = replace(again, answer=say_in("en")(answer))
        assert counted(replace(history, taps=(*history.taps, told))) == {}


def test_a_challenge_that_was_promised_and_opened_no_table_is_lost(history):
    again = replace(history.challenges[0], game="gyges")
    assert counted(replace(history, challenges=(*history.challenges, again))) == {"lost": 1}


def test_an_end_that_a_player_was_not_told_of_is_lost():
    *_, (whole, _) = whole_game(GAME, options={"touches": "1"})
    history = evening(whole)
    assert counted(replace(history, messages=history.messages[:-1])) == {"lost": 1}


# -- doubled -------------------------------------------------------------------------------------
def test_a_move_that_nobody_sent_is_doubled(history):
    assert counted(replace(history, taps=history.taps[1:])) == {"doubled": 1}


def test_a_second_table_of_one_challenge_is_doubled(history):
    twice = challenge(GAME)
    other = TableKey("local", "-7", "fghij")
    card = Look(text="", tickets=(str(Ticket(verb=Verb.ACCEPT, table=other, version=0)),))
    found = replace(
        history,
        records={**history.records, other: twice},
        messages=(*history.messages, Message(place=GROUP, looks=(card,))),
    )
    assert counted(found) == {"doubled": 1}


def test_a_second_rematch_of_one_match_is_doubled(history):
    more = {}
    cards = []
    for name in ("fghij", "kmnpq"):
        key = TableKey("local", "-7", name)
        more[key] = challenge(GAME, rematch_of=str(KEY))
        ticket = str(Ticket(verb=Verb.ACCEPT, table=key, version=0))
        cards.append(Message(place=GROUP, looks=(Look(text="", tickets=(ticket,)),)))
    found = replace(
        history, records={**history.records, **more}, messages=(*history.messages, *cards)
    )
    assert counted(found) == {"doubled": 1}


def test_a_draw_that_nobody_offered_is_doubled(history, record):
    offered = draw_offered(history, record)
    assert counted(offered) == {}
    assert counted(replace(offered, typed=())) == {"doubled": 1}


def draw_offered(history: History, record: Record) -> History:
    """One types that they offer a draw; the other has the buttons to answer."""
    seat = Seat.ONE
    who, rival = (Folded(KEY, record).address(one) for one in (seat, seat.other))
    offer = record.plus(Entry(act=Act.OFFER_DRAW, seat=seat, at=CREATED + 50))
    answer = Ticket(verb=Verb.ACCEPT_DRAW, table=KEY, version=offer.version)
    told = Message(place=rival, reader=rival, looks=(Look(text="", tickets=(str(answer),)),))
    return replace(
        history,
        records={KEY: offer},
        typed=(Typed(who=who, at=CREATED + 50, table=KEY, text=DRAW),),
        messages=(*history.messages, told),
    )


# -- told twice ----------------------------------------------------------------------------------
@pytest.mark.parametrize("place", [GROUP, BEA.address], ids=["in-public", "in-private"])
def test_a_message_that_was_sent_again_is_told_twice(history, place):
    assert counted(sent_again(history, place)) == {"told_twice": 1}


@pytest.mark.parametrize("place", [GROUP, BEA.address], ids=["in-public", "in-private"])
def test_a_repetition_is_excused_by_a_kill_between_the_two_where_there_is_no_nonce(history, place):
    twice = sent_again(history, place)
    again = twice.messages[-1]
    assert counted(replace(twice, kills=(again.at - 0.5,))) == {}
    assert counted(replace(twice, kills=(again.at + 0.5,))) == {"told_twice": 1}
    known = tuple(replace(m, nonce=f"{m.at}") for m in twice.messages)
    assert counted(replace(twice, messages=known, kills=(again.at - 0.5,))) == {"told_twice": 1}


def test_a_repetition_is_excused_where_the_answer_to_the_first_got_lost(history):
    first = next(m for m in history.messages if m.place == GROUP)
    again = replace(first, at=first.at + 1)
    rest = history.messages[1:]
    unanswered = replace(first, is_unanswered=True)
    assert counted(replace(history, messages=(unanswered, again, *rest))) == {}
    assert counted(replace(history, messages=(first, again, *rest))) == {"told_twice": 1}


def sent_again(history: History, place: str) -> History:
    message = next(m for m in history.messages if m.place == place)
    again = replace(message, at=message.at + 1)
    return replace(history, messages=(*history.messages, again))


# -- secrets -------------------------------------------------------------------------------------
def test_a_sentence_for_one_player_in_the_group_is_a_secret_told(history, record):
    table = Folded(KEY, record)
    secret = sorted(table.secret_lines(Seat.ONE))[0]
    public = next(m for m in history.messages if m.place == GROUP)
    told = replace(public.first, text=f"{public.first.text}\n{secret}")
    messages = (replace(public, looks=(public.first, told)), *history.messages[1:])
    assert counted(replace(history, messages=messages)) == {"secrets_told": 1}


def test_a_picture_of_one_player_seen_by_the_other_is_a_secret_told(history):
    one, two = (next(m for m in history.messages if m.reader == p.address) for p in (ANN, BEA))
    seen = replace(two.first, pictures=one.first.pictures)
    messages = (*history.messages, replace(two, looks=(seen,), is_answer=True))
    assert counted(replace(history, messages=messages)) == {"secrets_told": 1}


def test_a_private_keyboard_in_the_group_is_a_secret_told(history):
    public = next(m for m in history.messages if m.place == GROUP)
    private = next(m for m in history.messages if m.reader)
    told = replace(public.first, tickets=private.first.tickets)
    messages = (replace(public, looks=(public.first, told)), *history.messages[1:])
    assert counted(replace(history, messages=messages)) == {"secrets_told": 1}


def in_series(record: Record, **more: object) -> Record:
    head = record.head.model_copy(update={"series": Series.BEST_OF_3, **more})
    return record.model_copy(update={"head": head})


def test_a_series_whose_next_match_does_not_begin_is_stuck():
    whole = in_series([record for record, _ in whole_game(GAME)][-1])
    assert counted(evening(whole))["stuck"] == 1
    played = (Played(table=str(KEY), score=1),)
    after = {TableKey("local", "-7", name): in_series(record_of(1), played=played) for name in "bc"}
    history = evening(whole)
    found = judge(replace(history, records={KEY: whole, **after})).findings
    assert not [why for why in found["stuck"] if "series" in why]
    assert f"2 matches that follow {KEY} in its series" in found["doubled"]


# -- stuck, and flags ----------------------------------------------------------------------------
def test_a_player_who_has_no_buttons_is_stuck(history):
    last = [m for m in history.messages if m.reader][-1]
    bare = replace(last, looks=(*last.looks, replace(last.first, tickets=())))
    messages = tuple(bare if m is last else m for m in history.messages)
    assert counted(replace(history, messages=messages)) == {"stuck": 1}


def test_a_player_who_cannot_answer_an_offered_draw_is_stuck(history, record):
    offered = draw_offered(history, record)
    assert counted(replace(offered, messages=offered.messages[:-1])) == {"stuck": 1}


def test_a_player_who_goes_back_from_their_move_to_an_offered_draw_is_not_stuck(history, record):
    offered = draw_offered(history, record)
    *rest, told = offered.messages
    step = Ticket(verb=Verb.WALK_PUBLIC, table=KEY, version=record.version)
    entering = replace(told, looks=(*told.looks, Look(text="", tickets=(str(step),))))
    assert counted(replace(offered, messages=(*rest, entering))) == {}
    closed = replace(told, looks=(*told.looks, Look(text="")))
    assert counted(replace(offered, messages=(*rest, closed))) == {"stuck": 1}


def test_a_challenge_without_a_card_is_stuck_unless_its_answer_got_lost_on_the_way():
    opened = challenge(GAME)
    solo = Pair(one=ANN, two=Player(address="computer:novice", name="computer"))
    alone = Record(head=opened.head.model_copy(update={"players": solo}), log=())
    asked = Challenge(
        who=ANN.address,
        rival="computer:novice",
        game=GAME.id,
        at=CREATED,
        place=ANN.address,
        is_promised=True,
    )
    assert counted(History(records={KEY: alone}, challenges=(asked,))) == {"stuck": 1}
    unheard = replace(asked, is_promised=False)
    assert counted(History(records={KEY: alone}, challenges=(unheard,))) == {}


def test_a_player_whose_only_buttons_may_be_dismissed_is_stuck(history):
    last = [m for m in history.messages if m.reader][-1]
    fleeting = replace(last, is_fleeting=True)
    messages = tuple(fleeting if m is last else m for m in history.messages)
    assert counted(replace(history, messages=messages)) == {"stuck": 1}


def test_a_process_that_ended_by_itself_is_stuck(history):
    assert counted(replace(history, deaths=("1: Traceback",))) == {"stuck": 1}


def test_a_flag_before_the_time_was_up_is_unjust():
    assert counted(flagged(at=CREATED + 10))["unjust_flags"] == 1


def test_a_flag_after_the_time_was_up_is_just():
    assert "unjust_flags" not in counted(flagged(at=CREATED + 10 + 86_400))


def test_time_that_the_clock_jumped_over_is_not_a_players():
    late = flagged(at=CREATED + 10 + 2 * 86_400)
    jumped = replace(late, jumps=(Jump(at=CREATED + 8, seconds=2 * 86_400),))
    assert counted(jumped)["unjust_flags"] == 1


def flagged(*, at: int) -> History:
    """A match with a clock of a day, by which a flag falls."""
    played = record_of(moves=5)
    clock = TimeControl.per_decision(86_400)
    timed = Record(head=played.head.model_copy(update={"clock": clock}), log=played.log)
    (late,) = Folded(KEY, timed).end.active
    return evening(timed.plus(Entry(act=Act.FLAG, seat=late, at=at)))


def test_a_board_that_is_shown_again_to_who_taps_on_an_old_button_is_not_told_twice(history):
    twice, words = sent_again(history, BEA.address), say_in("en")("hall-moved-on")
    old = Ticket(verb=Verb.WALK, table=KEY, version=0)
    tap = Tap(who=BEA.address, at=CREATED + 1, ticket=str(old), answer=words)
    assert counted(replace(twice, taps=(*twice.taps, tap))) == {}


def test_an_ended_match_leaves_one_result():
    record = list(whole_game(GAME))[-1][0]
    history = evening(record)
    for left, count in (({KEY: 1}, {}), ({}, {"miscounted": 1}), ({KEY: 2}, {"miscounted": 1})):
        assert counted(replace(history, results=left)) == count
    running = replace(evening(record_of(3)), results={KEY: 1})
    assert counted(running)["miscounted"] == 1
    assert counted(replace(history, results={KEY: 1}, differing=("a",))) == {"miscounted": 1}
