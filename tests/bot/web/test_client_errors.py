"""What a client does wrong, on a raw socket: a refusal, no traceback, and the others are served."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re

import pytest

from tests.bot.web.conftest import HEADERS
from tests.every import every

MANY = 20_000


class Client:
    """One connection, on which anything may be sent."""

    def __init__(self, lobby, cookie=""):
        self.lobby, self.cookie = lobby, cookie

    async def sends(self, *pieces, within=30.0):
        """The answer's status and body; 0 if there is none."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.lobby.server.port)
        try:
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.01)
            async with asyncio.timeout(within):
                answer = await reader.read()
        except (OSError, TimeoutError):
            return 0, b""
        finally:
            writer.close()
        head, _, body = answer.partition(b"\r\n\r\n")
        return (int(head.split()[1]) if head else 0), body

    def post(self, path, body, **headers):
        lines = (
            {
                "Host": f"127.0.0.1:{self.lobby.server.port}",
                "Content-Type": "application/json",
                "Cookie": self.cookie,
                "Connection": "close",
                "Content-Length": str(len(body)),
            }
            | HEADERS
            | {name.replace("_", "-"): value for name, value in headers.items()}
        )
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
        return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body


@pytest.fixture
async def client(lobby, anna):
    jar = anna.client.session.cookie_jar
    return Client(lobby, "; ".join(f"{one.key}={one.value}" for one in jar))


@pytest.fixture(autouse=True)
def no_traceback(caplog):
    """Nor anything else that an operator would be woken by."""
    caplog.set_level(logging.INFO)
    yield
    assert not [record for record in caplog.records if record.exc_info]
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


async def settings_of(lobby):
    return lobby.salle.store.profiles()


@every(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00",  # TLS
        b"SSH-2.0-OpenSSH_9.2\r\n\r\n",
        b"*1\r\n$4\r\nPING\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y" * MANY + b"\r\n\r\n",
        b"GET /" + b"a" * MANY + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=lambda sent: re.sub(rb"[^ -Z]", b"", sent[:30]).decode(),
)
async def test_what_is_no_http_is_refused(client, sent):
    status, _ = await client.sends(sent)
    assert 400 <= status < 500


async def test_a_header_that_can_not_be_read_is_not_written_into_the_log(client, caplog):
    cookie = client.post("/api/choose", b"{}").replace(b"Cookie: ", b"Cookie: \x01s3cret")
    assert (await client.sends(cookie))[0] == 400
    assert "s3cret" not in caplog.text
    assert "salle-" not in caplog.text


@pytest.mark.parametrize("host", ["127.0.0.1:334-1", "[::1", "a]b", "127.0.0.1:99999999", "[x]:1"])
async def test_a_host_that_is_no_address_is_refused_in_a_sentence(client, host):
    status, body = await client.sends(client.post("/api/choose", b"{}", Host=host))
    assert status in (400, 403)
    assert json.loads(body)["error"]


async def test_an_origin_that_is_no_address_is_refused_in_a_sentence(client):
    status, body = await client.sends(client.post("/api/choose", b"{}", Origin="http://[::1"))
    assert (status, bool(json.loads(body)["error"])) == (400, True)


@pytest.mark.parametrize(
    "chunk", [b"zz\r\n{}\r\n", b"-2\r\n{}\r\n", b"2\r\n{}XX", b"5;a=\xff\r\n{}\r\n"]
)
async def test_chunks_that_are_none_change_nothing(client, lobby, chunk):
    before = await settings_of(lobby)
    request = client.post("/api/choose", chunk, Content_Length="", Transfer_Encoding="chunked")
    status, _ = await client.sends(request, within=1.0)
    assert status in (0, 400)
    assert await settings_of(lobby) == before


async def test_a_body_that_breaks_off_changes_nothing(client, lobby):
    before = await settings_of(lobby)
    body = b'{"name": "theme", "value": "dark"}'
    request = client.post("/api/choose", body, Content_Length=str(len(body) + 9))
    assert (await client.sends(request, within=0.2))[0] == 0
    await asyncio.sleep(0.05)
    assert await settings_of(lobby) == before


@pytest.mark.parametrize("packing", ["gzip", "deflate"])
async def test_a_body_that_is_not_packed_as_it_says_is_refused_in_a_sentence(client, packing):
    request = client.post("/api/choose", b'{"name": "theme"}', Content_Encoding=packing)
    status, body = await client.sends(request)
    assert status == 400
    assert b"error" in body or body


async def test_a_packed_body_that_becomes_huge_is_refused(client):
    bomb = gzip.compress(b'{"name": "' + b"x" * 50_000_000 + b'"}')
    pieces = client.post("/api/choose", bomb[:8_000], Content_Encoding="gzip")
    status, _ = await client.sends(pieces)
    assert status in (400, 413)


async def test_who_hangs_up_in_the_middle_of_an_answer_leaves_no_traceback(client, lobby):
    for _ in range(10):
        _, writer = await asyncio.open_connection("127.0.0.1", lobby.server.port)
        writer.write(client.post("/api/choose", b'{"name": "theme", "value": "dark"}'))
        writer.transport.abort()
    await asyncio.sleep(0.1)


async def test_who_hangs_up_while_their_picture_is_drawn_leaves_no_traceback(client, lobby):
    for game in ("gyges", "audatia"):
        _, writer = await asyncio.open_connection("127.0.0.1", lobby.server.port)
        host = f"127.0.0.1:{lobby.server.port}"
        writer.write(f"GET /plate/{game}/hero.webp HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        await writer.drain()
        writer.transport.abort()
    await asyncio.sleep(0.5)


async def test_meanwhile_the_others_are_served(client, anna):
    for sent in (b"\x00" * 100, b"GET / HTTP/1.1\r\nHost: [\r\n\r\n", b"GET / HT"):
        await client.sends(sent, within=0.2)
    assert (await anna.get("/api/tables")).status == 200
