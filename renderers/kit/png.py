"""Layers to PNG, band by band: what two pictures have in common is compressed once."""

from __future__ import annotations

from struct import pack
from typing import Final, NamedTuple

from isal import isal_zlib

from renderers.kit.cache import sized_cache
from renderers.kit.layers import Band, Layers

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 1  # zlib's own level 1 takes six times as long for more bytes; its 6, thirty times
_RAW: Final = -15  # window bits: a bare deflate stream with a window of 2 ** 15 bytes
_ZLIB_HEADER: Final = b"\x78\x01"  # that window, the fastest level
_LAST_BLOCK: Final = b"\x03\x00"  # an empty deflate block, marked as the last
_ADLER_MODULUS: Final = 65521
_LIMIT: Final = 4 * 2**20  # bytes of encoded bands


class EncodedBand(NamedTuple):
    """A band as an IDAT chunk. The chunks of a picture's bands together are a deflate stream."""

    chunk: bytes
    adler: int  # checksum of its rows
    length: int  # of its rows in bytes


def encode_png(layers: Layers) -> bytes:
    """The picture as PNG. The bytes depend on nothing but its pixels and cuts."""
    width, height = layers.size
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)  # 8 bits a pixel, with a palette
    bands = [encoded_band(band) for band in layers.bands()]
    return b"".join([
        _SIGNATURE,
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", layers.background.colour_table.rgb_levels),
        _chunk(b"IDAT", _ZLIB_HEADER),
        *(band.chunk for band in bands),
        _chunk(b"IDAT", _LAST_BLOCK + pack(">I", _adler(bands))),
        _chunk(b"IEND", b""),
    ])  # fmt: skip


@sized_cache(_LIMIT, size_of=lambda encoded: len(encoded.chunk))
def encoded_band(band: Band) -> EncodedBand:
    """A band, compressed without regard to what stands above it."""
    data = band.rows()
    compressor = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, _RAW)
    stream = compressor.compress(data) + compressor.flush(isal_zlib.Z_FULL_FLUSH)
    return EncodedBand(_chunk(b"IDAT", stream), isal_zlib.adler32(data), len(data))


def _adler(bands: list[EncodedBand]) -> int:
    """The Adler-32 checksum of all rows, from those of the bands."""
    low, high = 1, 0
    for band in bands:
        high += (band.adler >> 16) + band.length * (low - 1)
        low += (band.adler & 0xFFFF) - 1
    return (high % _ADLER_MODULUS) << 16 | low % _ADLER_MODULUS


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", isal_zlib.crc32(kind + data))
