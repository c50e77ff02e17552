"""The rims of the page, on a real socket: bodies, cookies, addresses, and what is no HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any, Final

import pytest

from bot.adapters.web.request_rates import RequestRates
from tests.bot.salle import Salle
from tests.bot.web.conftest import Lobby, Visitor
from tests.fuzz.hall import essence
from tests.fuzz.judge import Outcome, settled
from tests.fuzz.mutators import damaged_bytes, damaged_json, damaged_text, odd_text, odd_value

_POSTS: Final[tuple[tuple[str, Any], ...]] = (
    ("/api/name", {"name": "Anna"}),
    ("/api/choose", {"name": "theme", "value": "dark"}),
    ("/api/settings", {"ticket": "set:theme:dark"}),
    ("/api/hours", {"text": "/hours Rome 23-7"}),
    ("/api/vacation", {"text": "/vacation 5"}),
    ("/api/challenge", {"game": "gyges", "options": {}, "clock": "3d+12h/5d", "nonce": "0a",
    "is_listed": True}),
    ("/api/guide/en_garde/first", {"nonce": "0b"}),
    ("/api/puzzle/why", {"ticket": "pz:gyges/x/pw", "words": "a1 b2"}),
    ("/api/table/{t}/tap", {"ticket": "hd:web:hall:{t}:1:", "nonce": "0c"}),
    ("/api/table/{t}/tap", {"ticket": "ca:web:hall:{t}:0:", "nonce": "0d", "seat": "one"}),
    ("/api/table/{t}/type", {"text": "+2", "nonce": "0e"}),
    ("/api/table/{t}/act/why", {"words": "a1 b2", "nonce": "1e"}),
    ("/api/table/{t}/act/draw", {"nonce": "0f"}),
    ("/api/table/{t}/act/if", {"words": "if +2 then -1", "nonce": "10"}),
    ("/api/table/{t}/act/pause", {"words": "3", "nonce": "11"}),
    ("/api/table/{t}/act/answers", {"words": "deny pass"}),
    ("/api/table/{t}/talk", {"text": "Good luck", "nonce": "12"}),
    ("/api/table/{t}/talk/mute", {"is_muted": True}),
    ("/api/push", {"subscription": {"endpoint": "https://fcm.googleapis.com/x",
    "keys": {"p256dh": "BA", "auth": "AA"}}}),
    ("/api/passkeys/begin", {}), ("/api/passkeys", {"credential": {"id": "AA"}}),
    ("/api/passkeys/remove", {"id": "AA", "is_sure": True}), ("/api/sign-in/begin", {}),
    ("/api/sign-in", {"credential": {"id": "AA", "rawId": "AA", "type": "public-key",
    "response": {"userHandle": "AAAA", "clientDataJSON": "e30"}}}),
    ("/api/sign-in/with/discord", {}), ("/api/sessions/end", {"id": "00ff"}),
    ("/api/sight", {"tab": "1", "is_seen": True}),
)  # fmt: skip
_GETS: Final = (
    "/api/hello", "/api/tables", "/api/open", "/api/rules/gyges", "/api/cards/audatia",
    "/api/table/{t}",
    "/api/table/{t}/at/1", "/api/table/{t}/complete?text=%2B&seat=one",
    "/api/table/{t}/guide?guide=first&seen=a,b",
    "/t/{t}", "/t/{t}/1", "/t/{t}/1/en.png", "/picture/00ff.png", "/sprite/gyges/ring.png",
    "/icon/gyges.svg",
    "/plate/gyges/hero.webp?theme=dark", "/static/build/x.js", "/static/../app.py", "/healthz",
    "/", "/api/push/key", "/api/login", "/api/link/00000-00000", "/link/00000-00000",
    "/sign-in/discord?code=x&state=y",
    "/tournament/k3zqa7xw", "/tournament/k3zqa7xw/0123456789abcdef/en.png",
    "/api/tournament/k3zqa7xw", "/api/tournament/k3zqa7xw/standings?from=%2B1",
    "/api/tournament/k3zqa7xw/round/1?from=x",
)  # fmt: skip


_IN_VAIN: Final = 0.05  # seconds


class Line:
    """One connection, kept alive as long as the server likes."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, sent: bytes, *, is_all: bool = False) -> tuple[int, bytes]:
        """The status and the body of the answer; 0 if there is none, as when the server hung up.

        `is_all`: no more follows, so that the server may wait in vain, and so do we.
        """
        if self._writer is None or self._writer.is_closing() or is_all:
            self.close()
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        assert self._reader
        try:
            self._writer.write(sent)
            async with asyncio.timeout(_IN_VAIN if is_all else 20):
                return await self._answer(self._reader)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as err:
            if isinstance(err, TimeoutError) and not is_all:
                raise
            self.close()
            return 0, b""

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (one.partition(":") for one in lines)
        }
        body = b""
        if "content-length" in headers:
            body = await reader.readexactly(int(headers["content-length"]))
        elif headers.get("transfer-encoding") == "chunked":
            while size := int(await reader.readline(), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readline()
        if headers.get("connection") == "close":
            self.close()
        return int(first.split()[1]), body

    def close(self) -> None:
        if self._writer:
            self._writer.close()
        self._writer = None


class Page:
    """What the rims of the page share: a lobby, two at a table, and a line to the server."""

    def __init__(self, lobby: Lobby, cookies: list[str], tables: list[str]) -> None:
        self.lobby, self.cookies, self.tables = lobby, cookies, tables
        self.port = lobby.server.port or 0
        self.line = Line(self.port)

    def state(self) -> object:
        return essence(self.lobby.salle.store)  # type: ignore[arg-type]  # it is private

    async def ask(self, sent: bytes, *, is_all: bool = False) -> Outcome:
        before = asyncio.all_tasks()
        status, body = await self.line.ask(sent, is_all=is_all)
        if is_all:
            self.line.close()
            await settled(before)
        is_refused = status >= 400 or (status == 0 and not is_all)
        return Outcome(is_refused=is_refused, said=_sentence(status, body))


def _sentence(status: int, body: bytes) -> str:
    if status in (0, 400, 404, 416) and not body.startswith(b"{"):
        return f"status {status}"  # to what is no HTTP, or asks for a file: nobody reads it
    with contextlib.suppress(ValueError):
        found = json.loads(body)
        return str(found.get("error") or found.get("ack") or "")
    return body.decode(errors="replace")


def request(method: str, path: str, port: int, body: bytes = b"", **headers: str) -> bytes:
    """A request's bytes."""
    lines = {"Host": f"127.0.0.1:{port}", "X-Salle": "1", "Content-Type": "application/json"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    if method == "POST":
        lines["Content-Length"] = str(len(body))
    head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{n}: {v}\r\n" for n, v in lines.items())
    return head.encode("utf-8", errors="surrogatepass") + b"\r\n" + body


class HttpBodies:
    """Bodies of every POST."""

    name = "http_bodies"

    def __init__(self, page: Page) -> None:
        self._page = page
        self.state = page.state

    def make(self, random: Random) -> bytes:
        path, body = random.choice(_POSTS)
        table = random.choice(self._page.tables)
        filled = json.loads(json.dumps(body).replace("{t}", table))
        kind = random.randrange(10)
        if kind < 7:
            filled = damaged_json(random, filled)
        elif kind == 7:
            filled = odd_value(random)
        sent = json.dumps(filled, ensure_ascii=random.random() < 0.5).encode(errors="surrogatepass")
        if random.random() < 0.15:
            sent = damaged_bytes(random, sent)
        cookie = random.choice(self._page.cookies)
        return request("POST", path.replace("{t}", table), self._page.port, sent, Cookie=cookie)

    async def drive(self, given: bytes) -> Outcome:
        return await self._page.ask(given)


class Cookies:
    """Cookies and other headers, at addresses which may be odd too."""

    name = "cookies"

    def __init__(self, page: Page) -> None:
        self._page = page
        self.state = page.state

    def make(self, random: Random) -> bytes:
        path = random.choice(_GETS).replace("{t}", random.choice(self._page.tables))
        cookie = random.choice(self._page.cookies)
        if random.random() < 0.8:
            cookie = _in_a_line(damaged_text(random, cookie))
        if random.random() < 0.3:
            path = "/" + "".join(c for c in damaged_text(random, path[1:]) if "!" <= c <= "~")
        more = {
            name: _in_a_line(damaged_text(random, value))
            for name, value in (
                ("Accept_Language", "it-IT,it;q=0.9"),
                ("X_Salle_Zone", "Europe/Rome"),
                ("X_Salle_Chair", "1"),
                ("Accept", "text/html"),
                ("If_None_Match", '"abc"'),
                ("Range", "bytes=0-5"),
                ("Sec_Fetch_Site", "same-origin"),
            )
            if random.random() < 0.2
        }
        return request("GET", path, self._page.port, Cookie=cookie, **more)

    async def drive(self, given: bytes) -> Outcome:
        return await self._page.ask(given)


class NoHttp:
    """What is no HTTP, or only almost: all of it, then the end of the line."""

    name = "no_http"

    def __init__(self, page: Page) -> None:
        self._page = page
        self.state = page.state

    def make(self, random: Random) -> bytes:
        kind = random.randrange(7)
        if kind == 0:
            return random.randbytes(random.randrange(1, 60))
        if kind == 1:
            return odd_text(random).encode(errors="replace") + b" / HTTP/1.1\r\n\r\n"
        path, body = random.choice(_POSTS)
        path = path.replace("{t}", self._page.tables[0])
        sent = json.dumps(body).encode()
        whole = request("POST", path, self._page.port, sent, Cookie=self._page.cookies[0])
        if kind == 2:
            whole = whole.replace(b"Content-Length: %d" % len(sent), b"Transfer-Encoding: chunked")
            chunked = random.choice(
                (b"%x\r\n%b\r\n0\r\n\r\n", b"%x;x=y\r\n%b\r\n0\r\n\r\n", b"%xg\r\n%b\r\n0\r\n")
            )
            whole = whole[: -len(sent)] + chunked % (len(sent), sent)
        if kind == 4:
            packed = random.choice(("gzip", "deflate", "br", "zstd", "x"))
            whole = whole.replace(b"X-Salle:", f"Content-Encoding: {packed}\r\nX-Salle:".encode())
        if kind == 3:
            whole = whole[: random.randrange(len(whole))]
        return damaged_bytes(random, whole) if random.random() < 0.8 else whole

    async def drive(self, given: bytes) -> Outcome:
        return await self._page.ask(given, is_all=True)


def _in_a_line(text: str) -> str:
    return text.replace("\r", "").replace("\n", "").replace("\x00", "")


@contextlib.asynccontextmanager
async def open_page() -> AsyncIterator[Page]:
    """A lobby where Anna and Bea play, and Anna's challenge waits."""
    lobby = Lobby(Salle())
    await lobby.server.start_server()
    unlimited = pytest.MonkeyPatch()
    unlimited.setattr(RequestRates, "admit", lambda *_, **__: None)  # as many as come
    try:
        anna, bea = await lobby.visitor().arrive("Anna"), await lobby.visitor().arrive("Bea")
        tables = [await anna.begin(game=game) for game in ("en_garde", "gyges", "audatia")]
        for table in tables[:2]:
            await bea.takes(table)
        page = Page(lobby, [_cookie(anna), _cookie(bea), ""], tables)
        yield page
        page.line.close()
    finally:
        unlimited.undo()
        await lobby.close()


def _cookie(visitor: Visitor) -> str:
    return "; ".join(f"{one.key}={one.value}" for one in visitor.client.session.cookie_jar)


@contextlib.asynccontextmanager
async def open_bodies() -> AsyncIterator[HttpBodies]:
    async with open_page() as page:
        yield HttpBodies(page)


@contextlib.asynccontextmanager
async def open_cookies() -> AsyncIterator[Cookies]:
    async with open_page() as page:
        yield Cookies(page)


@contextlib.asynccontextmanager
async def open_no_http() -> AsyncIterator[NoHttp]:
    async with open_page() as page:
        yield NoHttp(page)
