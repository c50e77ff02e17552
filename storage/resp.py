"""The language of Redis, second version: commands as bytes, and answers read as they come in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

Word = str | bytes | int | float

_END: Final = b"\r\n"


class ServerError(Exception):
    """The server has understood us, and says no; `code` is the first word of what it says."""

    @property
    def code(self) -> str:
        """WRONGTYPE, NOSCRIPT, …, or ERR."""
        return str(self).partition(" ")[0]


class NotRedisError(Exception):
    """What answers does not speak this language."""


def written(words: Iterable[Word]) -> bytes:
    """A command as it is sent."""
    parts = [_bytes(word) for word in words]
    lines = [b"*%d\r\n" % len(parts)]
    lines += [b"$%d\r\n%b\r\n" % (len(part), part) for part in parts]
    return b"".join(lines)


def _bytes(word: Word) -> bytes:
    if isinstance(word, bytes):
        return word
    return word.encode(errors="replace") if isinstance(word, str) else b"%a" % word


def text(answer: Any) -> Any:
    """An answer with all its bytes as text.

    What is no UTF-8 is replaced: damaged text must not break the connection.
    """
    if isinstance(answer, bytes):
        return answer.decode(errors="replace")
    if isinstance(answer, list):
        return [text(part) for part in answer]
    return answer


def paired(flat: Sequence[str]) -> dict[str, str]:
    """What the server calls a map: names and values in turn."""
    return dict(zip(flat[::2], flat[1::2], strict=True))


class Reader:
    """Takes bytes as they arrive, and gives each answer when it is whole.

    An answer is bytes, a whole number, None, a list of answers, or a `ServerError`, which is
    returned and not raised.
    """

    __slots__ = ("_at", "_data")

    def __init__(self) -> None:
        self._data = b""
        self._at = 0  # where the next answer begins

    def answers(self, more: bytes) -> Iterator[Any]:
        """The answers that are whole now. Raises NotRedisError."""
        self._data = self._data[self._at :] + more if self._at < len(self._data) else more
        self._at = 0
        while self._at < len(self._data):
            try:
                answer, self._at = self._read(self._at)
            except _UnfinishedError:
                return
            yield answer

    def _read(self, at: int) -> tuple[Any, int]:
        """The answer that begins there, and where it ends."""
        data = self._data
        end = data.find(_END, at)
        if end < 0:
            raise _UnfinishedError
        kind, line = data[at : at + 1], data[at + 1 : end]
        end += 2
        match kind:
            case b"$":
                return self._bulk(_number(line), end)
            case b":":
                return _number(line), end
            case b"*":
                return self._list(_number(line), end)
            case b"+":
                return line, end
            case b"-":
                return ServerError(text(line)), end
            case _:
                raise NotRedisError

    def _bulk(self, length: int, at: int) -> tuple[bytes | None, int]:
        if length < 0:
            return None, at
        end = at + length
        if len(self._data) < end + 2:
            raise _UnfinishedError
        return self._data[at:end], end + 2

    def _list(self, length: int, at: int) -> tuple[list[Any] | None, int]:
        if length < 0:
            return None, at
        items = []
        for _ in range(length):
            item, at = self._read(at)
            items.append(item)
        return items, at


class _UnfinishedError(Exception):
    """The rest hasn't come yet."""


def _number(line: bytes) -> int:
    try:
        return int(line)
    except ValueError:
        raise NotRedisError from None
