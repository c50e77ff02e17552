"""A chat has one message a round, and a player reads news once; but for what a kill excuses."""

from __future__ import annotations

from tests.chaos.history import History, Look, Message
from tests.chaos.told_evening import counted

CARD = "tn:st:k3zqa7xw:4:"
ROUND = Look(text="Autumn Cup\nRound 2 of 3 · 0 of 4 matches are over", tickets=(CARD,))
RESULT = Look(text="Autumn Cup\nRound 2 of 3 · 1 of 4 matches is over", tickets=(CARD,))
NEWS = Look(text="Nobody to play in round 2", tickets=(CARD,))


def told(*looks: Look, at: float = 0.0, reader: str = "") -> Message:
    return Message(place=reader or "telegram:-7", reader=reader, at=at, looks=looks)


def test_a_message_of_a_round_that_is_edited_is_one():
    assert counted(History(messages=(told(ROUND, RESULT),))) == {}


def test_two_messages_of_a_round_in_a_chat_are_found():
    messages = told(ROUND), told(RESULT, at=100.0)
    assert counted(History(messages=messages)) == {"told_twice": 1}
    assert counted(History(messages=messages, kills=(50.0,))) == {}


def test_news_that_a_player_reads_twice_are_found():
    messages = tuple(told(NEWS, at=at, reader="telegram:1") for at in (0.0, 100.0))
    assert counted(History(messages=messages)) == {"told_twice": 1}


def test_news_of_another_version_are_others():
    later = Look(text=NEWS.text, tickets=("tn:st:k3zqa7xw:9:",))
    messages = told(NEWS, reader="telegram:1"), told(later, reader="telegram:1")
    assert counted(History(messages=messages)) == {}
