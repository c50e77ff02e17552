"""A match that somebody sends as a file is shown, and kept nowhere."""

import json

import pytest

from bot.commands import match_files
from engines.core.match import advance
from engines.core.match_text import match_text
from engines.core.match_text_reader import read_match_text
from engines.core.record import Act
from engines.core.seat import Seat
from tests.harness import GAMES, SERVER_SEED, choose, entry, moved, seated


def a_file(name):
    game = GAMES[name]
    record, match = seated(game)
    for _ in range(3):
        record, match = moved(game, record, match, *choose(game, match.state, lambda _: 0))
    record, _ = advance(game, record, match, entry(Act.RESIGN, Seat.TWO), SERVER_SEED)
    return match_text(game, record).encode()


async def opened(salle, who, body):
    async def fetch():
        return body

    return await salle.app.run(match_files.open_file, who.ask(), len(body), fetch)


@pytest.mark.parametrize("game", ["en_garde", "gyges", "cannae", "audatia"])
async def test_a_file_opens_as_a_film_that_ends_with_its_last_position(salle, anna, game):
    reply = await opened(salle, anna, a_file(game))
    assert not reply.is_error, reply.ack
    post = reply.private
    assert len(post.film) == 5  # the start, three moves, the end
    assert post.film[-1].view is not None
    assert post.table is None
    assert post.prompt is None or not post.prompt.choices


async def test_of_a_long_match_the_last_positions_are_shown(salle, anna, monkeypatch):
    monkeypatch.setattr(match_files, "MOST_SHOWN", 2)
    film = (await opened(salle, anna, a_file("gyges"))).private.film
    assert len(film) == 3
    assert film[-1].finished is None


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"Game: gyges\n\n1. one zz", "line 3"),
        (b"Game: gyges\n\xff\xff", "line 2"),
        (b"", "line 1"),
        (b"x" * (match_files.LARGEST_TEXT + 1), "64 KB"),
        (b"{" * 9_999, "isn't a finished match"),
        (b'{"head": {"game": "gyges"}, "log": []}', "isn't a finished match"),
    ],
)
async def test_what_is_no_match_is_refused_with_a_sentence(salle, anna, body, said):
    reply = await opened(salle, anna, body)
    assert reply.is_error
    assert said in reply.ack.replace("\u2068", "").replace("\u2069", "")


async def test_a_file_that_is_too_large_is_not_fetched(salle, anna):
    async def fetch():
        pytest.fail("it was fetched")

    size = match_files.LARGEST + 1
    reply = await salle.app.run(match_files.open_file, anna.ask(), size, fetch)
    assert reply.is_error


async def test_a_json_export_opens_too_and_the_addresses_in_it_are_nobodys(salle, anna):
    read = read_match_text(a_file("audatia").decode(), GAMES.get)
    whole = json.loads(read.record.model_dump_json())
    whole["head"]["players"]["one"]["address"] = str(anna.address)
    reply = await opened(salle, anna, json.dumps(whole).encode())
    assert not reply.is_error, reply.ack
    coats = reply.private.film[0].style.coats
    text = await opened(salle, anna, a_file("audatia"))
    assert coats == text.private.film[0].style.coats


async def test_a_json_export_of_a_match_that_goes_on_is_refused(salle, anna):
    record, _ = seated(GAMES["gyges"])
    reply = await opened(salle, anna, record.model_dump_json().encode())
    assert "isn't a finished match" in reply.ack
