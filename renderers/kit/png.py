"""Pages to PNG, band by band: what two pictures have in common is deflated once."""

from __future__ import annotations

from struct import pack
from typing import Final, NamedTuple

from isal import isal_zlib

from renderers.kit.cache import Memo
from renderers.kit.layers import Band, Page

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 1  # zlib's own takes six times as long for more bytes; its 6, thirty times
_RAW: Final = -15  # zlib's word for a bare deflate stream, its window 2 ** 15
_HEAD: Final = b"\x78\x01"  # of a zlib stream: that window, the fastest level
_LAST_BLOCK: Final = b"\x03\x00"  # an empty one, marked as the last
_ADLER: Final = 65521
_KEPT: Final = 4 * 2**20  # bytes of bands


class Strip(NamedTuple):
    """A band deflated on its own: strips one after the other are a deflate stream."""

    chunk: bytes
    adler: int
    length: int  # before it was deflated


def png(page: Page) -> bytes:
    """The page as PNG. The bytes depend on nothing but the page's pixels and cuts."""
    width, height = page.size
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)  # 8 bits a pixel, with a palette
    strips = [strip_of(band) for band in page.bands()]
    return b"".join([
        _SIGNATURE,
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", page.stock.inks.levels),
        _chunk(b"IDAT", _HEAD),
        *(strip.chunk for strip in strips),
        _chunk(b"IDAT", _LAST_BLOCK + pack(">I", _adler(strips))),
        _chunk(b"IEND", b""),
    ])  # fmt: skip


def _deflated(band: Band) -> Strip:
    data = band.rows()
    pen = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, _RAW)
    stream = pen.compress(data) + pen.flush(isal_zlib.Z_FULL_FLUSH)
    return Strip(_chunk(b"IDAT", stream), isal_zlib.adler32(data), len(data))


def _adler(strips: list[Strip]) -> int:
    """The checksum of all strips as one: Adler's two sums, the second of the first's values."""
    low, high = 1, 0
    for strip in strips:
        high += (strip.adler >> 16) + strip.length * (low - 1)
        low += (strip.adler & 0xFFFF) - 1
    return (high % _ADLER) << 16 | low % _ADLER


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", isal_zlib.crc32(kind + data))


def _bytes(strip: Strip) -> int:
    return len(strip.chunk)


strip_of: Final = Memo(_deflated, limit=_KEPT, weigh=_bytes)
"""The strip of a band."""
