"""Whatever people call themselves, it changes nothing of the words around it."""

import json

import pytest

from bot.application.model import Address, Person
from bot.commands import boards, exports
from engines.core.names import plain_name
from engines.core.record import Player

BIDIRECTIONAL = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
NASTY = "\u202eEve\u2067\n\u2028\x00"


@pytest.mark.parametrize("sign", list(BIDIRECTIONAL))
def test_every_control_of_direction_is_left_out_of_a_name(sign):
    assert plain_name(f"{sign}Ev{sign}e{sign}") == "Eve"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna\n Lena\u2028", "Anna Lena"),
        ("\ud800Bea", "Bea"),
        ("أنا", "أنا"),
        ("👩\u200d🚀 Zoë", "👩\u200d🚀 Zoë"),
        ("\u202e", ""),
        ("นี่ก้ำกึ่ง", "นี่ก้ำกึ่ง"),
        ("क्षत्रिय שָּׁלוֹם ❤\ufe0f", "क्षत्रिय שָּׁלוֹם ❤\ufe0f"),
    ],
)
def test_a_name_is_one_line_of_writing(name, shown):
    assert plain_name(name) == shown
    assert Person(address=Address(platform="test", id="1"), name=name).name == shown
    assert Player(address="test:1", name=name).name == shown


@pytest.mark.parametrize(
    "name", ["\u200d", "\u3164", "\u2800 \u2800", "\u0301" * 9, "\u034f\u200c"]
)
def test_a_name_with_nothing_to_see_is_none(name):
    assert plain_name(name) == ""


def test_marks_that_climb_over_the_lines_around_are_left_out():
    assert plain_name("Z" + "\u0301" * 60 + "oe") == "Z" + "\u0301" * 4 + "oe"
    assert plain_name("Z" + "\u0301\u200d" * 60 + "oe") == "Z" + "\u0301\u200d" * 4 + "oe"


async def test_no_control_of_direction_gets_into_what_is_shown_of_a_table(salle, anna):
    eve = salle.someone("Eve")
    eve.person = Person(address=eve.address, name=NASTY)
    table = await salle.match(eve, anna)
    await salle.deliver()
    seen = [(await salle.app.run(boards.hand, anna.ask(), table)).private]
    seen += [sent.post for sent in salle.doors.sent]
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    seen.append((await salle.app.run(boards.hand, anna.ask(), table)).private)
    assert not [sign for sign in BIDIRECTIONAL if repr(sign)[1:-1] in repr(seen)]
    board = seen[0]
    assert "Eve" in board.title
    assert tuple(board.picture.style.names) == ("Eve", "Anna")
    _, body = (await salle.app.run(exports.export, anna.ask(), table)).private.file
    assert json.loads(body)["head"]["players"]["one"]["name"] == "Eve"
