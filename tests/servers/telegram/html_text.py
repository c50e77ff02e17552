"""Telegram's HTML: few tags, properly nested, everything else refused."""

import re
from dataclasses import dataclass
from typing import Any

from tests.servers.telegram.entities import Entity, link, utf16
from tests.servers.telegram.errors import bad_request

_KINDS = {
    "b": "bold", "strong": "bold", "i": "italic", "em": "italic", "u": "underline",
    "ins": "underline", "s": "strikethrough", "strike": "strikethrough",
    "del": "strikethrough", "tg-spoiler": "spoiler", "span": "spoiler", "code": "code",
    "pre": "pre", "blockquote": "blockquote", "a": "text_link", "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}  # fmt: skip
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9-]*)?((?:[^<>\"']|\"[^\"]*\"|'[^']*')*)(>?)")
_ATTRIBUTE = re.compile(r"([\w-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+)))?")
_REFERENCE = re.compile(r"&(?:(lt|gt|amp|quot)|#(\d+)|#x([0-9a-fA-F]+));")
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}


@dataclass(frozen=True, slots=True)
class _Open:
    tag: str
    offset: int
    attributes: dict[str, str]


def parse_html(source: str) -> tuple[str, tuple[Entity, ...]]:
    """The bare text and its entities; raises a 400 that says what is broken, and where."""
    text, end = "", 0
    nest: list[_Open] = []
    entities: list[Entity] = []
    for tag in _TAG.finditer(source):
        text += _unescape(source[end : tag.start()])
        end = tag.end()
        at = len(source[: tag.start()].encode())
        closing, name, rest, shut = tag.groups()
        name = (name or "").lower()
        if not shut:
            raise _broken(f"Unclosed {'end' if closing else 'start'} tag at byte offset {at}")
        if closing:
            entities.extend(_closed(nest, name, at, utf16(text)))
        else:
            nest.append(_opened(name, rest, at, utf16(text)))
    text += _unescape(source[end:])
    if nest:
        raise _broken(f'Can\'t find end tag corresponding to start tag "{nest[-1].tag}"')
    return text, tuple(sorted(entities, key=lambda entity: (entity.offset, -entity.length)))


def _opened(name: str, rest: str, at: int, offset: int) -> _Open:
    attributes = {key.lower(): _unescape(a or b or c) for key, a, b, c in _ATTRIBUTE.findall(rest)}
    spoiler = name != "span" or attributes.get("class") == "tg-spoiler"
    if name not in _KINDS or not spoiler:
        raise _broken(f'Unsupported start tag "{name}" at byte offset {at}')
    return _Open(name, offset, attributes)


def _closed(nest: list[_Open], name: str, at: int, end: int) -> list[Entity]:
    if not nest:
        raise _broken(f"Unexpected end tag at byte offset {at}")
    start = nest.pop()
    if name and name != start.tag:
        raise _broken(
            f'Unmatched end tag at byte offset {at}, expected "</{start.tag}>", found "</{name}>"'
        )
    length = end - start.offset
    return [_entity(start, length)] if length else []


def _entity(start: _Open, length: int) -> Entity:
    kind, given = _KINDS[start.tag], start.attributes
    match kind:
        case "text_link":
            return link(given.get("href", ""), start.offset, length)
        case "blockquote" if "expandable" in given:
            return Entity("expandable_blockquote", start.offset, length)
        case "custom_emoji":
            emoji = (("custom_emoji_id", given.get("emoji-id", "")),)
            return Entity(kind, start.offset, length, extra=emoji)
        case "date_time":
            extra: tuple[tuple[str, Any], ...] = (("unix_time", int(given.get("unix", "0"))),)
            if "format" in given:
                extra += (("date_time_format", given["format"]),)
            return Entity(kind, start.offset, length, extra=extra)
        case _:
            return Entity(kind, start.offset, length)


def _unescape(text: str) -> str:
    def character(match: re.Match[str]) -> str:
        named, decimal, hexadecimal = match.groups()
        if named:
            return _NAMED[named]
        return chr(int(decimal) if decimal else int(hexadecimal, 16))

    return _REFERENCE.sub(character, text)


def _broken(why: str) -> Exception:
    return bad_request(f"can't parse entities: {why}")
