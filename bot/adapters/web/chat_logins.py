"""Signing in with Discord and Telegram: who somebody says they are there, and what proves it.

Both speak OAuth 2.0 (RFC 6749) with PKCE (RFC 7636); Telegram is asked for an ID token besides
(OpenID Connect), with a nonce. That token comes straight from Telegram over TLS, so its signature
needn't be checked (OpenID Connect Core 3.1.3.7); whom it was issued by and for, until when, and the
nonce are.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

import structlog
from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout

from bot.adapters.discord import places as discord
from bot.adapters.platform_calls import counted
from bot.adapters.telegram import places as telegram
from bot.application.model import Address
from bot.settings import Settings

log = structlog.get_logger(__name__)

_PATIENCE: Final = ClientTimeout(total=10)  # seconds for one request
_LONGEST: Final = 64 * 1024  # bytes of an answer


class UnprovedError(Exception):
    """What came back proves nothing, or the platform can't be asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """Who somebody is on a chat platform."""

    address: Address
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """What is kept of somebody who has been sent to a platform, until they are back."""

    state: str
    nonce: str
    verifier: str

    @classmethod
    def new(cls) -> Attempt:
        """All of it random."""
        return cls(
            state=secrets.token_urlsafe(32),
            nonce=secrets.token_urlsafe(32),
            verifier=secrets.token_urlsafe(48),
        )

    def encode(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def decode(cls, text: str) -> Attempt:
        """Read back what `encode` wrote. Raises ValueError, TypeError."""
        return cls(**json.loads(text))

    @property
    def challenge(self) -> str:
        """What the platform is told of the verifier."""
        digest = hashlib.sha256(self.verifier.encode()).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


@dataclass(frozen=True, slots=True, kw_only=True)
class Provider:
    """A chat platform that says who somebody is; the operator has registered Salle there."""

    platform: str
    client: str
    secret: str
    base: str  # where people are sent
    authorize: str  # there
    token: str
    me: str = ""  # where the person is asked for; "": in the ID token

    def way_there(self, attempt: Attempt, back: str) -> str:
        """The address to which the browser is led."""
        asked = {
            "client_id": self.client,
            "redirect_uri": back,
            "response_type": "code",
            "scope": "identify" if self.me else "openid profile",
            "state": attempt.state,
            "code_challenge": attempt.challenge,
            "code_challenge_method": "S256",
        }
        if not self.me:
            asked["nonce"] = attempt.nonce
        return f"{self.base}{self.authorize}?{urlencode(asked)}"


def providers(settings: Settings) -> Mapping[str, Provider]:
    """Those that the operator has set up, by their platforms; they lead back to their page."""
    found = []
    if settings.page_url and settings.discord_client_id and settings.discord_client_secret:
        api = settings.discord_api_base
        found.append(
            Provider(
                platform=discord.PLATFORM,
                client=settings.discord_client_id,
                secret=settings.discord_client_secret.get_secret_value(),
                base=f"{urlsplit(api).scheme}://{urlsplit(api).netloc}",
                authorize="/oauth2/authorize",
                token=f"{api}/oauth2/token",
                me=f"{api}/users/@me",
            )
        )
    if settings.page_url and settings.telegram_client_id and settings.telegram_client_secret:
        base = settings.telegram_login_base
        found.append(
            Provider(
                platform=telegram.PLATFORM,
                client=settings.telegram_client_id,
                secret=settings.telegram_client_secret.get_secret_value(),
                base=base,
                authorize="/auth",
                token=f"{base}/token",
            )
        )
    return {one.platform: one for one in found}


async def proof(
    provider: Provider, attempt: Attempt, code: str, back: str, *, now: Callable[[], float]
) -> Proof:
    """Whom a code stands for that the browser has brought back. Raises UnprovedError."""
    given = {"redirect_uri": back, "code_verifier": attempt.verifier}
    return await _asked(provider, code, given, attempt, now)


async def proof_in_activity(provider: Provider, code: str, *, now: Callable[[], float]) -> Proof:
    """Whom a code stands for that Discord has given to an activity: nobody was led anywhere, so it
    goes with neither an address to come back to nor a verifier. Raises UnprovedError.
    """
    return await _asked(provider, code, {}, None, now)


async def _asked(
    provider: Provider,
    code: str,
    given: Mapping[str, str],
    attempt: Attempt | None,
    now: Callable[[], float],
) -> Proof:
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "client_id": provider.client,
        **given,
    }
    try:
        async with ClientSession(
            timeout=_PATIENCE, trace_configs=[counted(provider.platform)]
        ) as session:
            basic = base64.b64encode(f"{provider.client}:{provider.secret}".encode()).decode()
            headers = {"Authorization": f"Basic {basic}"}
            async with session.post(
                provider.token, data=form, headers=headers, allow_redirects=False
            ) as response:
                tokens = await _read(response)
            if not provider.me and attempt:
                return _of_id_token(provider, tokens, attempt, now())
            headers = {"Authorization": f"Bearer {tokens['access_token']}"}
            async with session.get(provider.me, headers=headers, allow_redirects=False) as response:
                return _of_user(provider, await _read(response))
    except (ClientError, TimeoutError, KeyError, TypeError, ValueError) as err:
        log.info("nobody is signed in", platform=provider.platform, why=type(err).__name__)
        raise UnprovedError(type(err).__name__) from None


async def _read(response: ClientResponse) -> dict[str, Any]:
    # Raises ValueError.
    if response.status != 200:
        raise ValueError(f"status {response.status}")
    found = json.loads(await response.content.read(_LONGEST))
    if not isinstance(found, dict):
        raise TypeError("no object")
    return found


def _of_user(provider: Provider, user: Mapping[str, Any]) -> Proof:
    # Of Discord's user object.
    return _proof(provider, user["id"], user.get("global_name") or user.get("username"))


def _of_id_token(
    provider: Provider, tokens: Mapping[str, Any], attempt: Attempt, now: float
) -> Proof:
    claims = _claims(tokens["id_token"])
    audience = claims["aud"]
    audiences = audience if isinstance(audience, list) else [audience]
    if claims["iss"] != provider.base or [str(one) for one in audiences] != [provider.client]:
        raise ValueError("it is somebody else's")
    if not secrets.compare_digest(str(claims["nonce"]).encode(), attempt.nonce.encode()):
        raise ValueError("it is of another attempt")
    if float(claims["exp"]) <= now:
        raise ValueError("it has expired")
    return _proof(provider, claims["id"], claims.get("name"))


def _claims(token: str) -> dict[str, Any]:
    # What a JWT says (RFC 7519). Raises ValueError.
    _, body, _ = token.split(".")
    padded = f"{body}{'=' * (-len(body) % 4)}"
    found = json.loads(base64.b64decode(padded, b"-_", validate=True))
    if not isinstance(found, dict):
        raise TypeError("no object")
    return found


def _proof(provider: Provider, id_: object, name: object) -> Proof:
    if isinstance(id_, bool) or not re.fullmatch(r"[0-9]{1,20}", str(id_), re.ASCII):
        raise ValueError("an odd id")
    return Proof(
        address=Address(platform=provider.platform, id=str(id_)),
        name=name if isinstance(name, str) else "",
    )
