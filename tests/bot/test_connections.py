"""What becomes of connections whose other end is slow, over real sockets."""

import asyncio
import contextlib
import socket
import time

import pytest
from aiohttp import web

from bot.adapters.connections import TimedRunner

WITHIN = 1.0
"""Seconds, in place of the quarter of a minute that people's networks get."""

patiently = pytest.mark.parametrize("within", [60.0], ids=["patient"])
"""What is about no haste has time also on a busy machine."""


async def hello(request):
    return web.Response(text="hello")


async def slow(request):
    await asyncio.sleep(3 * WITHIN)
    return web.Response(text="done")


async def reads(request):
    return web.Response(text=str(len(await request.read())))


async def much(request):
    """More than any buffer of the machine takes."""
    response = web.StreamResponse()
    await response.prepare(request)
    for _ in range(400):
        await response.write(bytes(100_000))
    return response


async def broken(request):
    raise RuntimeError("a bug")


async def open_server(within=WITHIN):
    app = web.Application()
    app.add_routes(
        [
            web.get("/", hello),
            web.get("/slow", slow),
            web.post("/reads", reads),
            web.get("/much", much),
            web.get("/broken", broken),
        ]
    )
    runner = TimedRunner(app, headers_within=within, read_within=within)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return runner


@pytest.fixture
def within():
    return WITHIN


@pytest.fixture
async def server(within):
    runner = await open_server(within)
    yield runner.addresses[0]
    await runner.cleanup()


@pytest.fixture
async def connect(server):
    opened = []

    async def made():
        reader, writer = await asyncio.open_connection(*server[:2])
        opened.append(writer)
        return reader, writer

    yield made
    for writer in opened:
        writer.close()


async def answer(reader):
    """The head of an answer and its body, which says how long it is."""
    async with asyncio.timeout(60):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1])
            for line in head.splitlines()
            if line.lower().startswith("content-length")
        )
        return head, (await reader.readexactly(length)).decode()


async def ended(reader):
    """Return when the server has ended the connection; for how long it did not."""
    began = time.monotonic()
    async with asyncio.timeout(60):
        try:
            while await reader.read(65_536):
                pass
        except ConnectionResetError:
            pass
    return time.monotonic() - began


async def test_a_connection_that_says_nothing_ends(connect):
    reader, _ = await connect()
    assert await ended(reader) > WITHIN / 2


@pytest.mark.parametrize("is_second", [False, True])
async def test_headers_that_drip_for_ever_end(connect, is_second):
    reader, writer = await connect()
    if is_second:
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await answer(reader))[1] == "hello"

    async def drips():
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        while True:  # a header that is long, and not too long
            writer.write(b"x")
            await asyncio.sleep(WITHIN / 20)

    dripping = asyncio.create_task(drips())
    await ended(reader)
    dripping.cancel()


@patiently
async def test_headers_in_two_pieces_are_answered(connect):
    reader, writer = await connect()
    for piece in (b"GET / HTTP/1.1\r\nHo", b"st: x\r\n\r\n"):
        writer.write(piece)
        await asyncio.sleep(WITHIN / 10)
    assert (await answer(reader))[1] == "hello"


async def test_an_answer_that_takes_long_is_waited_for(connect):
    reader, writer = await connect()
    writer.write(b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
    assert (await answer(reader))[1] == "done"


async def test_a_connection_rests_between_two_requests(connect):
    reader, writer = await connect()
    for _ in range(2):
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await answer(reader))[1] == "hello"
        await asyncio.sleep(2 * WITHIN)


async def test_a_body_in_pieces_is_no_headers_that_drip(connect):
    reader, writer = await connect()
    writer.write(b"POST /reads HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n")
    for _ in range(8):
        writer.write(b"x")
        await asyncio.sleep(WITHIN / 4)
    assert (await answer(reader))[1] == "8"


async def test_who_reads_nothing_of_an_answer_is_cut_off(connect, server):
    reader, writer = await connect()
    writer.transport.pause_reading()
    writer.write(b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n")
    await asyncio.sleep(4 * WITHIN)
    writer.transport.resume_reading()
    received = 0
    async with asyncio.timeout(60):
        try:
            while piece := await reader.read(65_536):
                received += len(piece)
        except ConnectionResetError:
            pass
    assert received < 400 * 100_000


@patiently
@pytest.mark.parametrize(
    "request_line", ["GET / HTTP/1.1", "GET /nothing HTTP/1.1", "GET /broken HTTP/1.1", "nonsense"]
)
async def test_no_answer_tells_the_version_of_what_serves(connect, request_line):
    reader, writer = await connect()
    writer.write(f"{request_line}\r\nHost: x\r\n\r\n".encode())
    head, _ = await answer(reader)
    servers = [line for line in head.splitlines() if line.lower().startswith("server")]
    assert servers == ["Server: Salle"]


@patiently
@pytest.mark.parametrize(
    "sent",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 10_000 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(50) + b"\r\n\r\n",  # TLS
    ],
)
async def test_what_is_no_http_is_answered_without_a_traceback(connect, sent, caplog):
    reader, writer = await connect()
    writer.write(sent)
    head, said = await answer(reader)
    assert head.startswith("HTTP/1.")
    assert " 400 " in head
    assert said == "This request can't be read."
    assert not [record for record in caplog.records if record.exc_info]
    await ended(reader)


@pytest.mark.parametrize("turns", range(6))
async def test_a_connection_accepted_while_the_port_is_closed_is_closed_too(turns):
    """`turns` of the event loop lie between a client's connecting and the server's end."""
    runner = await open_server()
    with socket.create_connection(runner.addresses[0][:2]) as client:
        for _ in range(turns):
            await asyncio.sleep(0)
        await runner.cleanup()
        await asyncio.sleep(0.01)
        client.setblocking(False)
        with contextlib.suppress(ConnectionResetError):  # closed as well
            assert client.recv(1) == b""
