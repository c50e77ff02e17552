"""Message entities: what is bold, a link, a command or a mention, counted in UTF-16 units."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.servers.telegram.errors import bad_request

_KINDS = {
    "mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number", "bold",
    "italic", "underline", "strikethrough", "spoiler", "blockquote", "expandable_blockquote",
    "code", "pre", "text_link", "text_mention", "custom_emoji", "date_time",
}  # fmt: skip
_COMMAND = re.compile(r"(?<![\w/])/[a-zA-Z0-9_]{1,64}(?:@\w+)?")
_MENTION = re.compile(r"(?<![\w@])@\w{3,32}")
_USER_LINK = re.compile(r"tg://user\?id=(\d+)")


@dataclass(frozen=True, slots=True)
class Entity:
    type: str
    offset: int
    length: int
    url: str | None = None
    user_id: int | None = None
    language: str | None = None
    extra: tuple[tuple[str, Any], ...] = ()

    def json(self, user: dict[str, Any] | None = None) -> dict[str, Any]:
        """`user` is the person a text_mention names."""
        optional = {"url": self.url, "language": self.language, "user": user, **dict(self.extra)}
        return {"type": self.type, "offset": self.offset, "length": self.length} | {
            name: value for name, value in optional.items() if value is not None
        }


def utf16(text: str) -> int:
    """The length of a text in UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


def link(url: str, offset: int, length: int) -> Entity:
    """A link, which is a mention where it leads to a user."""
    if user := _USER_LINK.fullmatch(url):
        return Entity("text_mention", offset, length, user_id=int(user[1]))
    return Entity("text_link", offset, length, url=url)


def detected(text: str) -> tuple[Entity, ...]:
    """The commands and mentions that Telegram finds by itself."""
    found = [
        Entity(kind, utf16(text[: match.start()]), utf16(match[0]))
        for kind, pattern in (("bot_command", _COMMAND), ("mention", _MENTION))
        for match in pattern.finditer(text)
    ]
    return tuple(sorted(found, key=lambda entity: entity.offset))


def given(text: str, entities: Iterable[dict[str, Any]]) -> tuple[Entity, ...]:
    """Entities as a bot names them; raises a 400 for unknown kinds and places outside the text."""
    length = utf16(text)
    return tuple(_entity(raw, length) for raw in entities)


def _entity(raw: dict[str, Any], end: int) -> Entity:
    kind, offset, length = raw.get("type"), raw.get("offset", -1), raw.get("length", 0)
    if kind not in _KINDS:
        raise bad_request(f"can't parse entities: unsupported type {kind!r} specified")
    if offset < 0 or length <= 0 or offset + length > end:
        raise bad_request("can't parse entities: entity is outside of the text")
    known = {"type", "offset", "length", "url", "user", "language"}
    return Entity(
        type=kind,
        offset=offset,
        length=length,
        url=raw.get("url"),
        user_id=(raw.get("user") or {}).get("id"),
        language=raw.get("language"),
        extra=tuple((name, value) for name, value in raw.items() if name not in known),
    )
