"""The REST side: one wrapper around every route, for tokens, limits, forms, errors and the log."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from .errors import ApiError, Json, unauthorised
from .messages import Upload
from .ratelimit import RateLimits, route_key
from .world import World

PREFIX = "/api/v10"
MAJOR = ("channel", "guild", "webhook", "token")


@dataclass(frozen=True, slots=True)
class Call:
    """A request as a handler sees it: authorised, admitted, parsed."""

    path: dict[str, str]
    query: dict[str, str]
    form: Any
    uploads: list[Upload]

    def id(self, name: str) -> int:
        """A snowflake of the path.

        Raises:
            ApiError: 50035 when it is none.
        """
        try:
            return int(self.path[name])
        except ValueError:
            raise ApiError(50035, errors={name: {"_errors": ["not a snowflake"]}}) from None


Handler = Callable[[World, Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    handler: Handler
    with_token: bool  # webhooks and callbacks are opened by the token in their path

    @property
    def key(self) -> str:
        return route_key(f"{self.method} {self.path}")


class Routes:
    """A table of routes, filled by decoration. A handler that returns None answers 204."""

    def __init__(self) -> None:
        self._routes: list[Route] = []

    def __call__(
        self, method: str, path: str, *, with_token: bool = True
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self._routes.append(Route(method, path, handler, with_token))
            return handler

        return add

    def __iter__(self) -> Iterator[Route]:
        return iter(self._routes)


@dataclass(frozen=True, slots=True)
class Request:
    """A line of the log. `route` has `{id}` for its parameters; `at` is the server's clock."""

    at: float
    method: str
    path: str
    route: str
    status: int
    code: int | None
    form: Any
    files: tuple[str, ...]
    milliseconds: float = field(compare=False)

    def __str__(self) -> str:
        code = f" ({self.code})" if self.code else ""
        return f"{self.status}{code} {self.method} {self.path} {self.milliseconds:.1f} ms"


class Rest:
    """Serves routes over one world."""

    def __init__(self, world: World, limits: RateLimits, log: list[Request]) -> None:
        self._world = world
        self._limits = limits
        self._log = log
        self.faults: list[Exception] = []  # of the server's own; `stop` raises them
        self.delay = 0.0  # seconds by which every answer is late

    def add_to(self, app: web.Application, routes: Iterable[Route]) -> None:
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.path, self._serving(route))
        unknown = Route("*", "/{rest:.*}", _unknown, with_token=False)
        app.router.add_route("*", PREFIX + unknown.path, self._serving(unknown))

    def _serving(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.Response:
            began = time.perf_counter()
            major = "/".join(request.match_info.get(name, "") for name in MAJOR)
            headers, error = self._limits.admit(route.key, major, exempt=not route.with_token)
            call, body = Call({}, {}, None, []), None
            try:
                call = await _read(request)
                if error:
                    raise error
                if route.with_token:
                    self._authorise(request)
                body = route.handler(self._world, call)
                error = None
            except ApiError as refusal:
                error, body = refusal, refusal.body()
                headers |= refusal.headers()
            except ConnectionError:  # whoever asked was killed in the middle of their request
                raise
            except Exception as fault:
                self.faults.append(fault)
                error = ApiError(0, status=500, message=f"The test server broke: {fault!r}")
                body = error.body()
            if self.delay:
                await asyncio.sleep(self.delay)
            status = error.status if error else 204 if body is None else 200
            self._note(request, route, call, status, error, time.perf_counter() - began)
            return _response(status, body, headers)

        return serve

    def _authorise(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise unauthorised()

    def _note(
        self,
        request: web.Request,
        route: Route,
        call: Call,
        status: int,
        error: ApiError | None,
        seconds: float,
    ) -> None:
        self._log.append(
            Request(
                at=self._world.clock.now(),
                method=request.method,
                path=request.path.removeprefix(PREFIX),
                route=route.key,
                status=status,
                code=error.code if error else None,
                form=call.form,
                files=tuple(upload.filename for upload in call.uploads),
                milliseconds=seconds * 1000,
            )
        )
        self._world.signal.changed()


def _unknown(world: World, call: Call) -> None:
    raise ApiError(0)


def _response(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    headers = {"Via": "1.1 google", **headers}  # without it the client takes a 429 for a ban
    if status == 204:
        return web.Response(status=204, headers=headers)
    # The client reads JSON only under exactly this type, without a charset.
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)


async def _read(request: web.Request) -> Call:
    """Parses the body, JSON or multipart with `payload_json` and `files[n]`."""
    form: Any = {}
    uploads: list[Upload] = []
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                raise ApiError(50035)
            data = bytes(await part.read(decode=False))
            if part.name == "payload_json":
                form = _json(data)
            elif number := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
                uploads.append(Upload(int(number[1]), part.filename or "unknown", data))
    elif data := await request.read():
        if request.content_type != "application/json":
            raise ApiError(50035, message="The body is not application/json")
        form = _json(data)
    return Call(dict(request.match_info), dict(request.query), form, uploads)


def _json(data: bytes) -> Json | list[Json]:
    try:
        parsed: Json | list[Json] = json.loads(data)
    except ValueError:
        raise ApiError(50109) from None
    return parsed
