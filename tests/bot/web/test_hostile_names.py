"""Names and addresses that would be markup or paths, if they were anything but names."""

from __future__ import annotations

import asyncio

from tests.bot.web.conftest import control
from tests.every import every

NASTY = "</script><img src=x>"  # 32 characters at most are kept of a name


async def test_a_name_is_no_markup_in_anybodys_page(lobby, bea):
    eve = await lobby.visitor().arrive(NASTY)
    table = await eve.begin(is_listed=True)
    card = (await bea.side(table))["post"]
    await bea.tap(table, control(card, "ca"), nonce="0b")
    for reader in (eve, bea, lobby.visitor()):
        status, body, headers = await reader.raw(f"/t/{table}")
        assert status == 200
        assert NASTY.encode() not in body
        assert b"<img src=x>" not in body
        assert "script-src" in headers["Content-Security-Policy"]


@every(
    "path",
    [
        "/static/../app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/static/build/../../app.py",
        "/static//etc/passwd",
        "/static/..%5capp.py",
        "/static/build/%00",
        "/icon/..%2f..%2fgyges.svg",
        "/sprite/..%2fgyges/ring.png",
        "/t/..%2f..%2fetc",
    ],
)
async def test_no_address_leads_out_of_what_is_served(lobby, anna, path):
    reader, writer = await asyncio.open_connection("127.0.0.1", lobby.server.port)
    host = f"127.0.0.1:{lobby.server.port}"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert answer.split()[1] in (b"400", b"403", b"404")
    assert b"def " not in answer
    assert b"root:" not in answer
