"""How requests reach Telegram: python-telegram-bot's `BaseRequest`, over aiohttp.

python-telegram-bot brings httpx, which costs about four times the processor time a call, and
writes every URL, token included, into the log.
"""

import io
import re
from typing import Any

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

Timeout = Any  # seconds, None for ever, or `BaseRequest.DEFAULT_NONE`: its own type is private

_TOKEN = re.compile(r"(?<=/bot)[^/\s'\"]+")
_FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class AiohttpRequest(BaseRequest):
    """One pool of connections to the Bot API; give the same object to both of a bot's requests.

    Timeouts are in seconds, `None` is for ever. `connect` covers the wait for a free connection
    too; `write` is added to `read` only where files are uploaded (aiohttp has one clock for both).
    Raises `TimedOut` and `NetworkError`; neither ever holds the token.
    """

    __slots__ = ("_connect", "_connections", "_proxy", "_read", "_session", "_traces", "_write")

    def __init__(
        self,
        *,
        connections: int = 256,
        connect: float | None = 5.0,
        read: float | None = 5.0,
        write: float | None = 20.0,
        proxy: str | None = None,
        trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        self._connections = connections
        self._connect = connect
        self._read = read
        self._write = write
        self._proxy = proxy
        self._traces = [trace] if trace else []
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        """Seconds an answer may take, unless a call says otherwise."""
        return self._read

    async def initialize(self) -> None:
        """Open the pool; once is enough."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=self._connections),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
                proxy=self._proxy,
                trace_configs=self._traces,
            )

    async def shutdown(self) -> None:
        """Close the pool; once is enough."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        write_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        connect_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        pool_timeout: Timeout = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """The status and the body of one answer."""
        if self._session is None:
            raise RuntimeError("the transport is not initialised")
        uploads = request_data is not None and request_data.contains_files
        connect = _given(connect_timeout, self._connect)
        timeout = aiohttp.ClientTimeout(
            connect=_sum(connect, _given(pool_timeout, 0.0)),
            sock_connect=connect,
            sock_read=_sum(
                _given(read_timeout, self._read),
                _given(write_timeout, self._write) if uploads else 0.0,
            ),
        )
        try:
            async with self._session.request(
                method, url, timeout=timeout, allow_redirects=False, **_body(request_data)
            ) as response:
                return response.status, await response.read()
        except aiohttp.ConnectionTimeoutError:
            raise TimedOut("No connection in time: the request was not sent") from None
        except TimeoutError:
            raise TimedOut("No answer in time: the request may have been obeyed") from None
        except aiohttp.ClientError as error:
            # Not chained: some of aiohttp's errors carry the URL, and with it the token.
            raise NetworkError(f"{type(error).__name__}: {_TOKEN.sub('…', str(error))}") from None


def _body(data: RequestData | None) -> dict[str, Any]:
    if data is None:
        return {}
    if not data.contains_files:
        return {"data": data.url_encoded_parameters().encode(), "headers": _FORM}
    form = aiohttp.FormData(data.json_parameters, quote_fields=False)
    for field, (filename, content, kind) in data.multipart_data.items():
        # A file object is sent in pieces; large bytes at once would hold up the event loop.
        file = io.BytesIO(content) if isinstance(content, bytes) else content
        form.add_field(field, file, filename=filename, content_type=kind)
    return {"data": form}


def _given(timeout: Timeout, default: float | None) -> float | None:
    return default if timeout is BaseRequest.DEFAULT_NONE else timeout


def _sum(first: float | None, second: float | None) -> float | None:
    return None if first is None or second is None else first + second
