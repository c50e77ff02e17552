"""Refusals, in Telegram's own words."""

from typing import Any


class ApiError(Exception):
    """A call that is answered with `ok: false`."""

    def __init__(self, status: int, description: str, **parameters: Any) -> None:
        super().__init__(description)
        self.status = status
        self.description = description
        self.parameters = parameters

    def body(self) -> dict[str, Any]:
        body = {"ok": False, "error_code": self.status, "description": self.description}
        return body | ({"parameters": self.parameters} if self.parameters else {})


def bad_request(reason: str, **parameters: Any) -> ApiError:
    return ApiError(400, f"Bad Request: {reason}", **parameters)


def forbidden(reason: str) -> ApiError:
    return ApiError(403, f"Forbidden: {reason}")


def conflict(reason: str) -> ApiError:
    return ApiError(409, f"Conflict: {reason}")


def flooded(seconds: float) -> ApiError:
    return ApiError(429, f"Too Many Requests: retry after {seconds:g}", retry_after=seconds)
