"""Layers to PNG, band by band: what two pictures have in common is compressed once."""

from __future__ import annotations

from struct import pack
from typing import Final, NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from renderers.kit.cache import sized_cache
from renderers.kit.checkpoints import checkpoint
from renderers.kit.layers import Band, Layers
from renderers.kit.sprites import Sprite

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 2  # the next one takes half as long again, for a thirtieth less
_DENSE_LEVEL: Final = 6
_PACKED_COLOURS: Final = 16  # that fit into half a byte
_RAW: Final = -15  # window bits: a bare deflate stream with a window of 2 ** 15 bytes
_ZLIB_HEADER: Final = b"\x78\x01"  # that window, the fastest level
_LAST_BLOCK: Final = b"\x03\x00"  # an empty deflate block, marked as the last
_ADLER_MODULUS: Final = 65521
_NUMBERED, _RGBA = 3, 6  # kinds of PNG
_MOST_COLOURS: Final = 256  # that can be numbered
_NO_FILTER: Final = b"\0"


class EncodedBand(NamedTuple):
    """A band as an IDAT chunk. The chunks of a picture's bands together are a deflate stream."""

    chunk: bytes
    adler: int  # checksum of its rows
    length: int  # of its rows in bytes


def encode_png(layers: Layers) -> bytes:
    """The picture as PNG. The bytes depend on nothing but its pixels and cuts."""
    bands = [encoded_band(band) for band in layers.bands()]
    return _file(
        layers.size,
        _NUMBERED,
        _colours(layers),
        _chunk(b"IDAT", _ZLIB_HEADER),
        *(band.chunk for band in bands),
        _chunk(b"IDAT", _LAST_BLOCK + pack(">I", _adler(bands))),
    )


def encode_densely(layers: Layers) -> bytes:
    """The same for a colour table of at most 16: half of the bytes, in more time.

    Two pixels are a byte, and nothing is taken from other pictures. Raises ValueError for more
    colours.
    """
    if len(layers.background.colour_table.colours) > _PACKED_COLOURS:
        raise ValueError(f"more than {_PACKED_COLOURS} colours can't be packed")
    width, height = layers.size
    rows = b"".join(band.rows() for band in layers.bands())
    picture = Image.frombytes("P", (1 + width, height), rows).crop((1, 0, 1 + width, height))
    packed, row = picture.tobytes("raw", "P;4"), (width + 1) // 2  # bytes
    starts = range(0, row * height, row)
    data = b"".join(_NO_FILTER + packed[start : start + row] for start in starts)
    stream = _chunk(b"IDAT", zlib_ng.compress(data, _DENSE_LEVEL))
    return _file(layers.size, _NUMBERED, _colours(layers), stream, bits=4)


def encode_sprite(sprite: Sprite) -> bytes:
    """A sprite as PNG, with its soft edges: exactly its pixels, by numbers if they are few."""
    pixels = sprite.image.tobytes()
    values = memoryview(pixels).cast("I")
    colours = {value: number for number, value in enumerate(dict.fromkeys(values))}
    kind, tables = _RGBA, list[bytes]()
    if len(colours) <= _MOST_COLOURS:
        kind = _NUMBERED
        rgba = [pack("=I", value) for value in colours]
        tables = [
            _chunk(b"PLTE", b"".join(colour[:3] for colour in rgba)),
            _chunk(b"tRNS", bytes(colour[3] for colour in rgba)),
        ]
        pixels = bytes(map(colours.__getitem__, values))
    row = len(pixels) // sprite.size[1]  # bytes
    rows = (pixels[start : start + row] for start in range(0, len(pixels), row))
    data = zlib_ng.compress(b"".join(_NO_FILTER + row for row in rows), zlib_ng.Z_BEST_COMPRESSION)
    return _file(sprite.size, kind, *tables, _chunk(b"IDAT", data))


@sized_cache(4 * 2**20, size_of=lambda encoded: len(encoded.chunk))  # bytes
def encoded_band(band: Band) -> EncodedBand:
    """A band, compressed without regard to what stands above it."""
    checkpoint()
    data = band.rows()
    compressor = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, _RAW)
    stream = compressor.compress(data) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
    return EncodedBand(_chunk(b"IDAT", stream), zlib_ng.adler32(data), len(data))


def _colours(layers: Layers) -> bytes:
    return _chunk(b"PLTE", layers.background.colour_table.rgb_levels)


def _adler(bands: list[EncodedBand]) -> int:
    # The Adler-32 checksum of all rows, from those of the bands.
    low, high = 1, 0
    for band in bands:
        high += (band.adler >> 16) + band.length * (low - 1)
        low += (band.adler & 0xFFFF) - 1
    return (high % _ADLER_MODULUS) << 16 | low % _ADLER_MODULUS


def _file(size: tuple[int, int], kind: int, *chunks: bytes, bits: int = 8) -> bytes:
    header = _chunk(b"IHDR", pack(">IIBBBBB", *size, bits, kind, 0, 0, 0))
    return b"".join([_SIGNATURE, header, *chunks, _chunk(b"IEND", b"")])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib_ng.crc32(kind + data))
