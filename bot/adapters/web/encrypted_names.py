"""Names of people in addresses, and data of buttons that names people or chats: encrypted.

What stands in an address may be passed on, and what is in a page can be read by whoever is shown
it; the ids that people have on chat platforms are to be in neither. Encryption is deterministic and
authenticated (AES-SIV, RFC 5297), by the hall's secret: a name stays the same over restarts, is the
same in every process, and nobody can make one up.
"""

from __future__ import annotations

import base64
import hmac
from typing import TYPE_CHECKING, Final

from bot.application.model import ALL_PUZZLES, Subject

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

# The regular expression of a name, for routes.
NAME: Final = r"[A-Za-z0-9_-]{22,160}"

_PERSON: Final = b"person"
_BUTTON: Final = b"button"
_PASSKEY: Final = b"passkey"
_MARK: Final = "~"  # between what begins a button's data, which stays readable, and the rest


class EncryptedNames:
    """Encrypts and decrypts. The key comes from the store's secret."""

    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"web: names", "sha512")

    def page_of(self, subject: Subject) -> str:
        """The path at which the page shows a subject by itself."""
        if subject.person:
            return f"/p/{self.of_person(subject.person)}"
        if subject.table:
            return f"/t/{subject.table}"
        if subject.link_code:
            return f"/link/{subject.link_code}"
        if subject.tournament:
            return f"/tournament/{subject.tournament}"
        if subject.puzzle == ALL_PUZZLES:
            return f"/puzzle/{subject.game}"
        if subject.puzzle:
            return f"/puzzle/{subject.game}/{subject.puzzle}"
        if subject.lessons:
            return f"/learn/{subject.lessons}"
        return f"/leaderboard/{subject.game}"

    def of_person(self, address: str) -> str:
        """The name that a person's own address on the page has."""
        return self._encrypted(address, _PERSON)

    def person(self, name: str) -> str:
        """The person of a name; "" if it is none of ours."""
        return self._decrypted(name, _PERSON)

    def of_button(self, data: str, onlooker: str) -> str:
        """A button's data, for this onlooker alone: `pf~…`."""
        return f"{data.partition(':')[0]}{_MARK}{self._encrypted(data, _BUTTON, onlooker.encode())}"

    def button(self, text: str, onlooker: str) -> str:
        """The data of a button that this onlooker was shown; "" if it is none of ours."""
        return self._decrypted(text.partition(_MARK)[2], _BUTTON, onlooker.encode())

    def of_passkey(self, address: str) -> bytes:
        """What a person's passkeys name them by (WebAuthn, "user handle"): 64 bytes at most."""
        return self._cipher().encrypt(address.encode(), [_PASSKEY])

    def passkey(self, handle: bytes) -> str:
        """The person whom a passkey names; "" if it is none of ours."""
        return self._opened(handle, _PASSKEY)

    def _encrypted(self, text: str, *purpose: bytes) -> str:
        found = self._cipher().encrypt(text.encode(), list(purpose))
        return base64.urlsafe_b64encode(found).decode().rstrip("=")

    def _decrypted(self, text: str, *purpose: bytes) -> str:
        try:
            found = base64.b64decode(f"{text}{'=' * (-len(text) % 4)}", b"-_", validate=True)
        except ValueError:
            return ""
        return self._opened(found, *purpose)

    def _opened(self, found: bytes, *purpose: bytes) -> str:
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415 - see `_cipher`

        try:
            return self._cipher().decrypt(found, list(purpose)).decode()
        except (ValueError, InvalidTag):
            return ""

    def _cipher(self) -> AESSIV:
        # Loaded when it is first needed: a process that doesn't serve the page saves the memory.
        from cryptography.hazmat.primitives.ciphers.aead import AESSIV  # noqa: PLC0415 - as said

        return AESSIV(self._key)
