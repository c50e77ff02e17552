"""Bytes that aren't UTF-8 are refused without a traceback; names turn no words around."""

import asyncio

import pytest

from tests.bot.test_names import BIDIRECTIONAL
from tests.bot.web.conftest import control

BAD = b"\xff\xfe"


async def raw(lobby, *headers, method=b"GET", path=b"/api/hello"):
    """The status line of the answer to a request of these header lines."""
    reader, writer = await asyncio.open_connection("127.0.0.1", lobby.server.port)
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: 127.0.0.1", b"Connection: close"]
    writer.write(b"\r\n".join([*lines, *headers, b"", b""]))
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize(
    "header",
    [
        b"Cookie: salle-0=" + BAD,
        b"Cookie: salle-%d-0=" + BAD + b".abc",
        b"Accept-Language: " + BAD,
        b"X-Salle-Zone: " + BAD,
        b"X-Salle-Chair: " + BAD,
        b"Origin: " + BAD,
    ],
)
async def test_a_header_that_is_not_utf_8_is_refused_without_a_traceback(lobby, caplog, header):
    header = header.replace(b"%d", str(lobby.server.port).encode())
    assert await raw(lobby, header) == 400
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_webhook_secret_that_is_not_utf_8_is_refused(lobby, caplog):
    header = b"X-Telegram-Bot-Api-Secret-Token: " + BAD
    assert await raw(lobby, header, method=b"POST", path=b"/hooks/telegram") == 400
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_name_turns_no_words_around_on_the_page(lobby, anna):
    eve = await lobby.visitor().arrive("\u202eEve\u2067")
    table = await eve.begin()
    card = (await anna.side(table))["post"]
    assert card["lines"][0] == "Eve challenges anybody to En Garde"
    begun = await anna.tap(table, control(card, "ca"), nonce="0b")
    assert not set(BIDIRECTIONAL) & set(str(begun.json))
