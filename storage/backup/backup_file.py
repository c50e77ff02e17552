"""The file of an export: written to a temporary file and then renamed; gzipped or not."""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO, Final, Literal, cast

from storage.backup import BackupError

_GZIP: Final = b"\x1f\x8b"


@contextmanager
def created(path: Path) -> Iterator[BinaryIO]:
    """A new file that its owner alone may read; it is there when all of it is on the disk.

    Raises BackupError: it is there already, or can't be written.
    """
    part = path.with_name(path.name + ".part")
    if path.exists():
        raise BackupError(f"{path} is there already: name another file")
    try:
        part.unlink(missing_ok=True)
        number = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(number, "wb") as raw:
                with _zipped(raw, "wb") if path.suffix == ".gz" else nullcontext(raw) as file:
                    yield file
                raw.flush()
                os.fsync(raw.fileno())
            part.rename(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as err:
        raise BackupError(f"{path} can't be written: {err.strerror or err}") from err


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file that was exported. Raises BackupError: it can't be read."""
    try:
        with path.open("rb") as raw:
            is_gzip = raw.read(2) == _GZIP
            raw.seek(0)
            with _zipped(raw, "rb") if is_gzip else nullcontext(raw) as file:
                yield file
    except (OSError, EOFError, zlib.error) as err:
        why = getattr(err, "strerror", None) or "it is damaged, or not whole"
        raise BackupError(f"{path} can't be read: {why}") from err


def _zipped(raw: BinaryIO, mode: Literal["rb", "wb"]) -> AbstractContextManager[BinaryIO]:
    file = gzip.GzipFile(fileobj=raw, mode=mode, compresslevel=6, mtime=0)
    return cast(AbstractContextManager[BinaryIO], file)
