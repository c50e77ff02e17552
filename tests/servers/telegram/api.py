"""The Bot API's HTTP: one path for calls, one for files; every call is written into the log."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.servers.telegram.errors import ApiError
from tests.servers.telegram.faults import DroppedError
from tests.servers.telegram.methods import METHODS
from tests.servers.telegram.parameters import Parameters

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

_LARGEST = 60 * 2**20  # bytes in a request


@dataclass(frozen=True, slots=True)
class Call:
    """One line of the log; `status` is 0 where the connection was dropped without the answer."""

    time: float
    method: str
    parameters: dict[str, Any]
    status: int
    answer: Any


def application(server: TelegramServer) -> web.Application:
    async def answer(request: web.Request) -> web.Response:
        # Whoever hangs up stops polling; all else, once asked, is done whoever listens.
        answering = asyncio.ensure_future(_answer(server, request))
        is_poll = request.match_info["method"].lower() == "getupdates"
        return await (answering if is_poll else asyncio.shield(answering))

    async def download(request: web.Request) -> web.Response:
        media = server.files.at(request.match_info["path"])
        if request.match_info["token"] != server.token or media is None:
            return _response(ApiError(404, "Not Found"))
        return web.Response(body=media.data, content_type=media.content_type)

    app = web.Application(client_max_size=_LARGEST)
    app.router.add_route("*", "/bot{token}/{method}", answer)
    app.router.add_get("/file/bot{token}/{path:.+}", download)
    return app


async def _answer(server: TelegramServer, request: web.Request) -> web.Response:
    begun = time.time()
    name = request.match_info["method"]
    parameters = await Parameters.read(request)

    def log(status: int, answer: Any) -> None:
        server.log.append(Call(begun, name, parameters.shown(), status, answer))
        server.bell.ring()

    try:
        result = await _obey(server, request.match_info["token"], name, parameters)
    except ApiError as error:
        log(error.status, error.description)
        return _response(error)
    except DroppedError as lost:
        log(0, lost.result)
        if request.transport is not None:
            request.transport.abort()
        return web.Response()
    log(200, result)
    return web.json_response({"ok": True, "result": result})


async def _obey(server: TelegramServer, token: str, name: str, parameters: Parameters) -> Any:
    if token != server.token:
        raise ApiError(401, "Unauthorized")
    method = METHODS.get(name.lower())
    if method is None:
        raise ApiError(404, "Not Found")
    fault = server.faults.take(name)
    if fault.release is not None:
        server.faults.held[name.lower()] += 1
        server.bell.ring()
        await fault.release.wait()
        server.faults.held[name.lower()] -= 1
    if fault.before is not None:
        raise fault.before
    result = await method(server, parameters)
    if fault.loses_answer:
        raise DroppedError(result)
    return result


def _response(error: ApiError) -> web.Response:
    wait = error.parameters.get("retry_after")
    headers = {} if wait is None else {"Retry-After": str(math.ceil(wait))}
    return web.json_response(error.body(), status=error.status, headers=headers)
