"""Files that the bot has uploaded: taken in, named by a file id, and given out again."""

import io
import itertools
from dataclasses import dataclass
from typing import Any

import av
from PIL import Image, UnidentifiedImageError

from tests.servers.telegram.errors import ApiError, bad_request
from tests.servers.telegram.parameters import Parameters, Upload

KINDS = ("photo", "animation", "document")
PHOTO_BYTES = 10 * 2**20
FILE_BYTES = 50 * 2**20
DOWNLOAD_BYTES = 20 * 2**20
_FOLDERS = {"photo": "photos", "animation": "animations", "document": "documents"}
_THUMBNAIL = 320


@dataclass(frozen=True, slots=True)
class Media:
    """A stored file: two messages with the same one are the same picture."""

    file_id: str
    kind: str
    filename: str
    content_type: str
    data: bytes
    width: int = 0
    height: int = 0
    duration: int = 1  # seconds

    @property
    def unique_id(self) -> str:
        return f"u{self.file_id}"

    @property
    def path(self) -> str:
        extension = self.filename.rpartition(".")[2] or "bin"
        return f"{_FOLDERS[self.kind]}/file_{self.file_id}.{extension}"

    def json(self) -> dict[str, Any]:
        """The fields of a message that shows it."""
        if self.kind == "photo":
            return {"photo": [self._small(), self._size(self.file_id, self.width, self.height)]}
        document = {
            "file_id": self.file_id,
            "file_unique_id": self.unique_id,
            "file_name": self.filename,
            "mime_type": self.content_type,
            "file_size": len(self.data),
        }
        if self.kind == "document":
            return {"document": document}
        size = {"width": self.width, "height": self.height, "duration": self.duration}
        # Telegram keeps `document` beside `animation`, for bots older than animations.
        return {"animation": document | size, "document": document}

    def _small(self) -> dict[str, Any]:
        scale = _THUMBNAIL / max(self.width, self.height, _THUMBNAIL)
        return self._size(
            f"{self.file_id}s",
            max(1, round(self.width * scale)),
            max(1, round(self.height * scale)),
        )

    def _size(self, file_id: str, width: int, height: int) -> dict[str, Any]:
        return {
            "file_id": file_id,
            "file_unique_id": f"u{file_id}",
            "width": width,
            "height": height,
            "file_size": len(self.data),
        }


class FileStore:
    def __init__(self) -> None:
        self._files: dict[str, Media] = {}
        self._numbers = itertools.count(1)

    def take(self, parameters: Parameters, field: str, kind: str, named: Any = None) -> Media:
        """The file that a parameter uploads, attaches or re-uses; raises a 400 for anything else.

        `named` stands for the parameter's value where it comes inside a structure.
        """
        value = named if named is not None else parameters.values.get(field)
        if value is None:
            upload = parameters.uploads.get(field)
            if upload is None:
                raise bad_request(f"there is no {kind} in the request")
            return self.add(upload, kind)
        if str(value).startswith("attach://"):
            upload = parameters.uploads.get(value.removeprefix("attach://"))
            if upload is None:
                raise bad_request("attached file not found")
            return self.add(upload, kind)
        return self._known(str(value), kind)

    def add(self, upload: Upload, kind: str) -> Media:
        if not upload.data:
            raise bad_request("file must be non-empty")
        if len(upload.data) > (PHOTO_BYTES if kind == "photo" else FILE_BYTES):
            raise bad_request(f"file of size {len(upload.data)} bytes is too big for a {kind}")
        width, height, duration = _measured(upload.data, kind)
        file_id = f"AgAC{next(self._numbers):06d}"
        media = Media(
            file_id,
            kind,
            upload.filename,
            upload.content_type,
            upload.data,
            width,
            height,
            duration,
        )
        self._files[file_id] = media
        return media

    def find(self, file_id: str) -> Media:
        """The stored file; the small size of a photo has its own id, and is made when asked for."""
        media = self._files.get(file_id)
        if media is None and (whole := self._files.get(file_id.removesuffix("s"))):
            media = self._files[file_id] = _shrunk(whole, file_id)
        if media is None:
            raise bad_request("wrong file_id or the file is temporarily unavailable")
        return media

    def at(self, path: str) -> Media | None:
        return next((media for media in self._files.values() if media.path == path), None)

    def _known(self, file_id: str, kind: str) -> Media:
        try:
            media = self.find(file_id)
        except ApiError as error:
            raise bad_request("wrong file identifier/HTTP URL specified") from error
        if media.kind != kind:
            raise bad_request(f"can't use file of type {media.kind.title()} as {kind.title()}")
        return media


def _measured(data: bytes, kind: str) -> tuple[int, int, int]:
    """Width, height, and seconds."""
    if kind == "document":
        return 0, 0, 0
    if kind == "animation" and data[4:8] == b"ftyp":
        return _measured_mp4(data)
    try:
        with Image.open(io.BytesIO(data)) as image:
            width, height = image.size
    except UnidentifiedImageError:
        if kind == "photo":
            raise bad_request("IMAGE_PROCESS_FAILED") from None
        return 320, 320, 1  # what else may be sent as an animation
    if kind == "photo" and (
        width + height > 10_000 or max(width, height) > 20 * min(width, height)
    ):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return width, height, 1


def _measured_mp4(data: bytes) -> tuple[int, int, int]:
    with av.open(io.BytesIO(data)) as film:
        context = film.streams.video[0].codec_context
        assert (context.name, len(film.streams.audio)) == ("h264", 0), "not played in place"
        return context.width, context.height, round(film.duration / 1_000_000)


def _shrunk(whole: Media, file_id: str) -> Media:
    with Image.open(io.BytesIO(whole.data)) as image:
        small = image.convert("RGB")
        small.thumbnail((_THUMBNAIL, _THUMBNAIL))
        data = io.BytesIO()
        small.save(data, "JPEG")
    return Media(
        file_id, whole.kind, "small.jpg", "image/jpeg", data.getvalue(), small.width, small.height
    )
