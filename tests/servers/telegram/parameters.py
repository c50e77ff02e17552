"""A call's parameters, however they came: form, multipart, JSON or query string."""

import json
from dataclasses import dataclass
from email.parser import HeaderParser
from typing import Any

from aiohttp import web

from tests.servers.telegram.errors import bad_request

_STRUCTURED = {
    "allowed_updates", "caption_entities", "commands", "entities", "link_preview_options",
    "media", "message_ids", "reply_markup", "reply_parameters", "scope",
}  # fmt: skip
_TRUE = {"true", "True", "1", "yes"}


@dataclass(frozen=True, slots=True, repr=False)
class Upload:
    """A file that came with the call."""

    filename: str
    data: bytes
    content_type: str

    def __repr__(self) -> str:
        return f"<{self.filename}, {len(self.data)} bytes>"


class Parameters:
    """Typed access; every reader raises a 400 in Telegram's manner where the form is wrong."""

    def __init__(self, values: dict[str, Any], uploads: dict[str, Upload] | None = None) -> None:
        self.values = values
        self.uploads = uploads or {}

    @classmethod
    async def read(cls, request: web.Request) -> "Parameters":
        values: dict[str, Any] = dict(request.query)
        uploads: dict[str, Upload] = {}
        if request.content_type == "application/json":
            values |= await request.json()
        elif request.content_type == "multipart/form-data":
            _read_parts(await request.read(), request.headers["Content-Type"], values, uploads)
        else:
            values |= await request.post()
        return cls(values, uploads)

    def text(self, name: str, default: str = "") -> str:
        return str(self.values.get(name, default))

    def integer(self, name: str, default: int = 0) -> int:
        value = self.values.get(name, default)
        try:
            return int(value)
        except (TypeError, ValueError):
            raise bad_request(f"{name} must be an Integer") from None

    def number(self, name: str, default: float = 0.0) -> float:
        try:
            return float(self.values.get(name, default))
        except (TypeError, ValueError):
            raise bad_request(f"{name} must be a Number") from None

    def flag(self, name: str) -> bool:
        return str(self.values.get(name, "")) in _TRUE

    def json(self, name: str, default: Any = None) -> Any:
        value = self.values.get(name)
        if value is None or value == "":
            return default
        if not isinstance(value, str):
            return value
        try:
            return json.loads(value)
        except ValueError:
            raise bad_request(f"can't parse {name} JSON object") from None

    def shown(self) -> dict[str, Any]:
        """As kept in the log: numbers as numbers, structures as structures, files by size."""
        return {name: _shown(name, value) for name, value in self.values.items()} | self.uploads


def _shown(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if name.endswith("_id") or name in {"offset", "limit", "timeout"}:
        return int(value) if value.lstrip("-").isdigit() else value
    if name in _STRUCTURED:
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value


def _read_parts(
    body: bytes, content_type: str, values: dict[str, Any], uploads: dict[str, Upload]
) -> None:
    # aiohttp's own reader puts each file on disk, which took a tenth of a match's time.
    read_headers = HeaderParser().parsestr
    boundary = read_headers(f"Content-Type: {content_type}\n").get_param("boundary")
    _, *parts, _ = (b"\r\n" + body).split(f"\r\n--{boundary}".encode())
    for part in parts:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        headers = read_headers(head.decode())
        name = str(headers.get_param("name", header="Content-Disposition"))
        if (filename := headers.get_filename()) is None:
            values[name] = data.decode()
        else:
            uploads[name] = Upload(filename, data, headers.get_content_type())
