"""Passkeys (WebAuthn): what a browser is asked, and what its answer proves.

All that is cryptography is done by the library `webauthn`. It is loaded, and works, in a thread of
its own: that takes half a second and 25 MB, and a process that doesn't need it does without.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog

from bot.adapters.web.origins import RelyingParty
from storage.passkeys import Passkey

log = structlog.get_logger(__name__)

# Seconds for which an answer is waited for.
CEREMONY: Final = 300

_NAME: Final = "Salle"
_T = TypeVar("_T")


class PasskeyError(Exception):
    """A browser's answer proves nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPasskey:
    """What a browser has made."""

    credential: str  # its id, base64url
    public_key: str  # COSE, base64url
    sign_count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """Whom an answer claims to come from; nothing of it is proved."""

    credential: str
    handle: bytes


async def creation_options(
    party: RelyingParty, *, handle: bytes, name: str, challenge: bytes, others: Iterable[str]
) -> Any:
    """What a browser is asked to make a passkey by; `others` are those that the person has.

    It must be found without a name being typed (a discoverable credential). Of its maker nothing
    is asked.
    """

    def made() -> Any:
        import webauthn  # noqa: PLC0415 - see above
        from webauthn.helpers import structs  # noqa: PLC0415

        return webauthn.generate_registration_options(
            rp_id=party.id,
            rp_name=_NAME,
            user_id=handle,
            user_name=name,
            challenge=challenge,
            timeout=CEREMONY * 1000,
            attestation=structs.AttestationConveyancePreference.NONE,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=from_base64url(one)) for one in others
            ],
        )

    return await _as_json(made)


async def request_options(party: RelyingParty, *, challenge: bytes) -> Any:
    """What a browser is asked to show a passkey by, whichever its person chooses."""

    def made() -> Any:
        import webauthn  # noqa: PLC0415 - see above
        from webauthn.helpers import structs  # noqa: PLC0415

        return webauthn.generate_authentication_options(
            rp_id=party.id,
            challenge=challenge,
            timeout=CEREMONY * 1000,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )

    return await _as_json(made)


async def verified_new(answer: object, party: RelyingParty, challenge: bytes) -> NewPasskey:
    """The passkey that an answer to `creation_options` has made. Raises PasskeyError."""

    def verify() -> NewPasskey:
        import webauthn  # noqa: PLC0415 - see above

        found = webauthn.verify_registration_response(
            credential=_checked(answer),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
        )
        return NewPasskey(
            credential=as_base64url(found.credential_id),
            public_key=as_base64url(found.credential_public_key),
            sign_count=found.sign_count,
        )

    return await _proved(verify)


async def verified_use(
    answer: object, party: RelyingParty, challenge: bytes, passkey: Passkey
) -> int:
    """That an answer to `request_options` comes from this passkey: its new sign count.

    Raises PasskeyError, also where the count shows that the passkey was copied.
    """

    def verify() -> int:
        import webauthn  # noqa: PLC0415 - see above

        found = webauthn.verify_authentication_response(
            credential=_checked(answer),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=from_base64url(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
        return found.new_sign_count

    return await _proved(verify)


def claim_of(answer: object) -> Claim:
    """Whom an answer names. Raises PasskeyError."""
    try:
        fields = _checked(answer)
        return Claim(
            credential=as_base64url(from_base64url(fields["id"])),
            handle=from_base64url(fields["response"]["userHandle"]),
        )
    except (KeyError, TypeError, AttributeError, ValueError) as err:
        raise PasskeyError(type(err).__name__) from None


def as_base64url(data: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """Read back what `as_base64url` wrote. Raises ValueError."""
    return base64.b64decode(f"{text}{'=' * (-len(text) % 4)}", b"-_", validate=True)


def _checked(answer: object) -> dict[str, Any]:
    if not isinstance(answer, dict):
        raise PasskeyError("it is no object")
    return answer


async def _as_json(made: Callable[[], Any]) -> Any:
    def written() -> Any:
        options = made()
        from webauthn import options_to_json  # noqa: PLC0415 - see above

        return json.loads(options_to_json(options))

    return await asyncio.to_thread(written)


async def _proved(verify: Callable[[], _T]) -> _T:
    try:
        return await asyncio.to_thread(verify)
    except PasskeyError:
        raise
    except Exception as err:  # whatever an answer that somebody made up breaks in the library
        log.info("an answer of a passkey proves nothing", why=type(err).__name__)
        raise PasskeyError(type(err).__name__) from None
