"""The built files of the page: scripts, styles, fonts, under names that change with their bytes.

`page/build.mjs` makes them from the sources in `page/`, with a manifest that says which entry is in
which file. So a browser may keep each for ever.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from aiohttp import web

STATIC: Final = Path(__file__).parent / "static"
BUILT: Final = STATIC / "build"

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_COMPRESSED: Final = frozenset({".js", ".css", ".svg", ".json", ".txt", ".webmanifest"})
_BROTLI: Final = ".br"  # made by the build, beside what it packs
_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """A built file, ready to be sent."""

    content_type: str
    body: bytes
    packed: Mapping[str, bytes]  # by encodings, the smallest first; where that helps


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What a page begins with: its file's address, and those of the parts that it imports."""

    address: str
    imports: tuple[str, ...]


@cache
def assets() -> dict[str, Asset]:
    """All built files by their names, read once. Empty where the page was never built."""
    files = (path for path in BUILT.glob("*") if path.name != "manifest.json")
    return {path.name: _read(path) for path in files if path.suffix != _BROTLI}


@cache
def entry(name: str) -> Entry:
    """An entry such as `table.js`. Raises KeyError."""
    found = json.loads((BUILT / "manifest.json").read_text("utf-8"))[name]
    return Entry(address=_address(found["file"]), imports=tuple(map(_address, found["imports"])))


def source(name: str) -> bytes:
    """The bytes of an entry, to be put into a page."""
    return assets()[entry(name).address.rpartition("/")[2]].body


def csp_hash(text: str) -> str:
    """The source expression with which a Content-Security-Policy allows an inline text."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


async def serve(request: web.Request) -> web.StreamResponse:
    """A built file; its name never means another one."""
    asset = assets().get(request.match_info["name"])
    if asset is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": _FOR_EVER, "Vary": "Accept-Encoding"}
    taken = request.headers.get("Accept-Encoding", "")
    for encoding, body in asset.packed.items():
        if encoding in taken:
            headers["Content-Encoding"] = encoding
            return web.Response(body=body, content_type=asset.content_type, headers=headers)
    return web.Response(body=asset.body, content_type=asset.content_type, headers=headers)


def _read(path: Path) -> Asset:
    body = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    packed: dict[str, bytes] = {}
    brotli = path.with_name(f"{path.name}{_BROTLI}")
    if brotli.exists():
        packed["br"] = brotli.read_bytes()
    if path.suffix in _COMPRESSED:
        packed["gzip"] = gzip.compress(body, mtime=0)
    return Asset(content_type=kind or "application/octet-stream", body=body, packed=packed)


def _address(file: str) -> str:
    return f"/static/build/{file}"
