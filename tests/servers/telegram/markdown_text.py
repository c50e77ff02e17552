"""Telegram's MarkdownV2: what isn't formatting must be escaped."""

import re

from tests.servers.telegram.entities import Entity, link, utf16
from tests.servers.telegram.errors import bad_request

_RESERVED = set("_*[]()~`>#+-=|{}.!")
_PAIRS = {
    "__": "underline", "||": "spoiler", "*": "bold", "_": "italic", "~": "strikethrough",
}  # fmt: skip
_CODE = re.compile(r"```(?:(\w+)\n)?((?:\\.|[^`\\])*)```|`((?:\\.|[^`\\])*)`", re.DOTALL)
_LINK_END = re.compile(r"\]\(((?:\\.|[^)\\])*)\)", re.DOTALL)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


class _Reader:
    """Walks the source once, with a stack of what is open."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.text = ""
        self.entities: list[Entity] = []
        self.nest: list[tuple[str, int]] = []

    def read(self) -> tuple[str, tuple[Entity, ...]]:
        while self.at < len(self.source):
            self._step()
        if self.nest:
            kind = _PAIRS.get(self.nest[-1][0], "text_link")
            raise _broken(f"Can't find end of {kind} entity at byte offset {self._byte()}")
        order = sorted(self.entities, key=lambda entity: (entity.offset, -entity.length))
        return self.text, tuple(order)

    def _step(self) -> None:
        here = self.source[self.at]
        if here == "\\" and self.at + 1 < len(self.source):
            self._take(self.source[self.at + 1], 2)
        elif code := _CODE.match(self.source, self.at):
            self._code(code)
        elif marker := self._marker():
            self._toggle(marker)
        elif here == "[":
            self.nest.append(("[", utf16(self.text)))
            self.at += 1
        elif here == "]" and self.nest and self.nest[-1][0] == "[":
            self._link()
        elif here == ">" and (not self.text or self.text.endswith("\n")):
            self._quote()
        elif here in _RESERVED:
            raise _broken(
                f"Character '{here}' is reserved and must be escaped with the preceding '\\'"
            )
        else:
            self._take(here, 1)

    def _take(self, text: str, consumed: int) -> None:
        self.text += text
        self.at += consumed

    def _code(self, code: re.Match[str]) -> None:
        language, block, inline = code.groups()
        body = _ESCAPED.sub(r"\1", block if block is not None else inline)
        kind = "pre" if block is not None else "code"
        if body:
            offset = utf16(self.text)
            self.entities.append(Entity(kind, offset, utf16(body), language=language))
        self._take(body, len(code[0]))

    def _marker(self) -> str | None:
        return next((m for m in _PAIRS if self.source.startswith(m, self.at)), None)

    def _toggle(self, marker: str) -> None:
        self.at += len(marker)
        if self.nest and self.nest[-1][0] == marker:
            _, offset = self.nest.pop()
            if length := utf16(self.text) - offset:
                self.entities.append(Entity(_PAIRS[marker], offset, length))
        elif any(open_marker == marker for open_marker, _ in self.nest):
            raise _broken(f"Can't find end of the entity closed at byte offset {self._byte()}")
        else:
            self.nest.append((marker, utf16(self.text)))

    def _link(self) -> None:
        target = _LINK_END.match(self.source, self.at)
        if target is None:
            raise _broken("Character ']' is reserved and must be escaped with the preceding '\\'")
        _, offset = self.nest.pop()
        url = _ESCAPED.sub(r"\1", target[1])
        if length := utf16(self.text) - offset:
            self.entities.append(link(url, offset, length))
        self.at = target.end()

    def _quote(self) -> None:
        # A quotation goes on to the end of its line; one that follows is joined by clients.
        offset = utf16(self.text)
        end = self.source.find("\n", self.at)
        end = len(self.source) if end < 0 else end
        text, inner = _Reader(self.source[self.at + 1 : end]).read()
        self.entities.append(Entity("blockquote", offset, utf16(text)))
        self.entities.extend(
            Entity(e.type, e.offset + offset, e.length, e.url, e.user_id, e.language, e.extra)
            for e in inner
        )
        self._take(text, end - self.at)

    def _byte(self) -> int:
        return len(self.source[: self.at].encode())


def parse_markdown(source: str) -> tuple[str, tuple[Entity, ...]]:
    """The bare text and its entities; raises a 400 that says what is broken."""
    return _Reader(source).read()


def _broken(why: str) -> Exception:
    return bad_request(f"can't parse entities: {why}")
