"""What the platform refuses, with its own codes and statuses."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

REFUSALS: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20028: (429, "The write action you are performing has hit a rate limit."),
    50234: (400, "This application is not an activity"),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation"),
    30032: (400, "Maximum number of application commands reached"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160006: (400, "Maximum number of active threads reached"),
}


class ApiError(Exception):
    """A refusal: an HTTP status, the platform's code and its sentence."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        errors: Json | None = None,
        retry_after: float | None = None,
        scope: str = "user",
    ) -> None:
        known_status, known_message = REFUSALS.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        self.retry_after = retry_after
        self.scope = scope  # of a rate limit: user, shared or global
        super().__init__(f"{self.status} ({code}): {self.message}")

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": self.scope == "global"}
        return body

    def headers(self) -> dict[str, str]:
        if self.retry_after is None:
            return {}
        headers = {"X-RateLimit-Scope": self.scope, "Retry-After": str(self.retry_after)}
        return headers | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


def unauthorised() -> ApiError:
    """The answer to a wrong or missing token."""
    return ApiError(0, status=401, message="401: Unauthorized")


def rate_limited(retry_after: float, scope: str = "user") -> ApiError:
    """The answer to one request too many."""
    message = "You are being rate limited."
    return ApiError(0, status=429, message=message, retry_after=round(retry_after, 3), scope=scope)


class Form:
    """Collects everything that is wrong with a form before it is refused as a whole (50035)."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def wrong(self, path: str, code: str, message: str) -> None:
        """Notes one fault; `path` is dotted, such as `components.0.label`."""
        node = self.errors
        for step in path.split("."):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: Any, least: int, most: int) -> None:
        """A string of `least` to `most` characters; nothing at all will do when `least` is 0."""
        if value is None and least == 0:
            return
        if not isinstance(value, str) or (not value and least):
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(value) <= most:
            text = f"Must be between {least} and {most} in length."
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", text)

    def count(self, path: str, values: Any, least: int, most: int) -> None:
        """A list of `least` to `most` entries."""
        if not isinstance(values, list) or not least <= len(values) <= most:
            text = f"Must be between {least} and {most} in length."
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", text)

    def among(self, path: str, value: Any, allowed: Any) -> bool:
        """One of the values allowed here."""
        if value not in allowed:
            text = f"Value must be one of {{{', '.join(map(str, sorted(allowed)))}}}."
            self.wrong(path, "BASE_TYPE_CHOICES", text)
            return False
        return True

    def check(self) -> None:
        """Refuses the form if anything was wrong.

        Raises:
            ApiError: 50035, with every fault at its path.
        """
        if self.errors:
            raise ApiError(50035, errors=self.errors)
