"""Handlers of what keeps a seat: passkeys, signing in with one, and the sessions of a person."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.context import WebContext
from bot.adapters.web.devices import device_of
from bot.adapters.web.logins import CHAIRS, PLATFORM, Visitor, chair_of, clean_name
from bot.adapters.web.news import News
from bot.adapters.web.origins import RelyingParty, relying_party
from bot.adapters.web.passkeys import (
    CEREMONY,
    Claim,
    PasskeyError,
    as_base64url,
    claim_of,
    creation_options,
    from_base64url,
    request_options,
    verified_new,
    verified_use,
)
from bot.adapters.web.push_subscriptions import unsubscribe_session
from bot.adapters.web.request_rates import TooManyRequestsError
from bot.adapters.web.requests import (
    RefusedRequestError,
    address_of,
    read_body,
    words_of,
)
from bot.adapters.web.serialise_lists import Json
from bot.adapters.web.session_checks import note_session, today
from bot.application import profile
from storage.base import Rate
from storage.passkeys import Passkey
from storage.store import Store

# Passkeys of one person at most.
MOST_PASSKEYS: Final = 10
# Sessions of one person at most: one more sign-in ends the one that was used longest ago.
MOST_SESSIONS: Final = 20
# How often one person may sign in with a passkey.
SIGN_INS: Final = Rate(most=20, every=300.0)

_KEEP: Final = "keep"  # what a challenge is for
_SIGN_IN: Final = "sign-in"
_CREDENTIAL: Final = 1400  # characters of a credential's id: 1023 bytes, WebAuthn says


@dataclass(frozen=True, slots=True, kw_only=True)
class LoginHandlers:
    """The requests that concern how somebody is known."""

    shared: WebContext
    chats: Sequence[str] = ()  # the platforms with which one can sign in

    def routes(self) -> list[web.RouteDef]:
        """Their addresses."""
        return [
            web.get("/api/login", self.state),
            web.post("/api/passkeys/begin", self.begin_keeping),
            web.post("/api/passkeys", self.keep),
            web.post("/api/passkeys/remove", self.remove),
            web.post("/api/sign-in/begin", self.begin_signing_in),
            web.post("/api/sign-in", self.sign_in),
            web.post("/api/sessions/end", self.end),
        ]

    @property
    def _store(self) -> Store:
        return self.shared.app.context.store

    async def state(self, request: web.Request) -> web.Response:
        """One's own passkeys and sessions."""
        visitor = self.shared.visitor(request)
        await note_session(self.shared, request, visitor)
        more = {
            "can_keep": relying_party(request, self.shared.page_url) is not None,
            "has_name": bool(visitor.name),
            "chats": self.chats,
        }
        return web.json_response(await self._state(visitor) | more)

    # -- passkeys ----------------------------------------------------------------------------------
    async def begin_keeping(self, request: web.Request) -> web.Response:
        """What the browser is to make a passkey by."""
        visitor, party = self.shared.named_visitor(request), self._party(request)
        address = address_of(visitor)
        known = await self._store.passkeys(address)
        if len(known) >= MOST_PASSKEYS:
            raise RefusedRequestError(422, "login-too-many", count=MOST_PASSKEYS)
        options = await creation_options(
            party,
            handle=self.shared.names.of_passkey(address),
            name=visitor.name,
            challenge=await self._challenge(visitor, _KEEP),
            others=known,
        )
        return web.json_response({"options": options})

    async def keep(self, request: web.Request) -> web.Response:
        """The passkey that the browser has made."""
        visitor, party = self.shared.named_visitor(request), self._party(request)
        body, address = await read_body(request), address_of(visitor)
        challenge = await self._take_challenge(visitor, _KEEP)
        try:
            new = await verified_new(body.fields.get("credential"), party, challenge)
        except PasskeyError:
            raise RefusedRequestError(422, "login-not-proved") from None
        day = today(self.shared)
        passkey = Passkey(
            public_key=new.public_key,
            sign_count=new.sign_count,
            host=party.id,
            device=device_of(request.headers.get("User-Agent", "")),
            made=day,
            used=day,
        )
        if not await self._store.add_passkey(address, new.credential, passkey):
            raise RefusedRequestError(422, "login-not-proved")
        await note_session(self.shared, request, visitor)
        ask = self.shared.ask(request)  # signing in elsewhere keeps the name
        await self.shared.app.context.remember(ask, await self._store.profile(address))
        return web.json_response(await self._state(visitor))

    async def remove(self, request: web.Request) -> web.Response:
        """Take a passkey away; of the last way back the browser is told first what that means."""
        visitor, body = self.shared.visitor(request), await read_body(request)
        credential, is_sure = body.text("id", limit=_CREDENTIAL), body.flag("is_sure")
        address = address_of(visitor)
        may_be_last = is_sure or await self._is_linked(address)
        if await self._store.remove_passkey(address, credential, may_be_last=may_be_last):
            return web.json_response(await self._state(visitor))
        return web.json_response({"warning": words_of(request)("login-last-passkey")})

    # -- signing in --------------------------------------------------------------------------------
    async def begin_signing_in(self, request: web.Request) -> web.Response:
        """What the browser is to show a passkey by."""
        visitor, party = self.shared.visitor(request), self._party(request)
        challenge = await self._challenge(visitor, _SIGN_IN)
        return web.json_response({"options": await request_options(party, challenge=challenge)})

    async def sign_in(self, request: web.Request) -> web.Response:
        """Somebody shows a passkey: they sit down in this browser, in a chair that is free."""
        visitor, party = self.shared.visitor(request), self._party(request)
        answer = (await read_body(request)).fields.get("credential")
        challenge = await self._take_challenge(visitor, _SIGN_IN)
        try:
            claim = claim_of(answer)
            address = await self._proved(claim, answer, party, challenge)
        except PasskeyError:
            raise RefusedRequestError(422, "login-not-proved") from None
        person = address.removeprefix(f"{PLATFORM}:")
        chair = self._chair_for(request, person)
        there = self.shared.logins.read(request, chair)
        if there and there.id == person:
            return web.json_response({"chair": chair})
        await self._count(address)
        name = clean_name((await self._store.profile(address)).get(profile.NAME, ""))
        new = self.shared.logins.as_person(person, name)
        await self._make_room(address)
        await note_session(self.shared, request, new)
        response = web.json_response({"chair": chair})
        self.shared.logins.write(request, response, chair, new)
        return response

    async def _proved(
        self, claim: Claim, answer: object, party: RelyingParty, challenge: bytes
    ) -> str:
        # The address of whom the passkey belongs to. Raises PasskeyError, RefusedRequestError.
        address = self.shared.names.passkey(claim.handle)
        known = await self._store.passkeys(address) if address.startswith(f"{PLATFORM}:") else {}
        passkey = known.get(claim.credential)
        if passkey is None or passkey.host != party.id:
            raise RefusedRequestError(422, "login-unknown")
        count = await verified_use(answer, party, challenge, passkey)
        is_noted = await self._store.note_use(
            address, claim.credential, passkey, sign_count=count, day=today(self.shared)
        )
        if not is_noted:
            raise RefusedRequestError(422, "login-unknown")
        return address

    def _chair_for(self, request: web.Request, person: str) -> int:
        # Where they already sit; else this chair, if nobody with a name sits in it; else a free one
        logins, here = self.shared.logins, chair_of(request)
        order = [here, *(chair for chair in range(CHAIRS) if chair != here)]
        seated = [(chair, logins.read(request, chair)) for chair in order]
        mine = (chair for chair, who in seated if who and who.id == person)
        free = (chair for chair, who in seated if who is None or not who.name)
        chair = next(mine, next(free, None))
        if chair is None:
            raise RefusedRequestError(422, "login-no-chair")
        return chair

    # Each of them ends another one day, which stays noted for good. Raises TooManyRequestsError.
    async def _count(self, address: str) -> None:
        now = self.shared.app.context.now()
        counted = await self._store.reserve(f"sign-in:{address}", SIGN_INS, {}, within=0, now=now)
        if not counted.is_made:
            raise TooManyRequestsError(counted.wait)

    async def _make_room(self, address: str) -> None:
        ended = list(await self._store.sessions(address))[MOST_SESSIONS - 1 :]
        await self._end(address, *ended)

    # -- sessions ----------------------------------------------------------------------------------
    async def end(self, request: web.Request) -> web.Response:
        """End one of one's own sessions, at once and everywhere."""
        visitor, body = self.shared.visitor(request), await read_body(request)
        address, session = address_of(visitor), body.text("id", limit=32)
        if session not in await self._store.sessions(address):
            raise RefusedRequestError(404, "login-no-session")
        if session != visitor.session:
            await self._end(address, session)
            return web.json_response(await self._state(visitor))
        if not (await self._store.passkeys(address) or await self._is_linked(address)):
            raise RefusedRequestError(422, "login-only-way")
        await self._end(address, session)
        response = web.json_response({"is_out": True})
        self.shared.logins.remove(request, response, chair_of(request))
        return response

    async def _end(self, address: str, *sessions: str) -> None:
        if not sessions:
            return
        await self._store.end_sessions(address, *sessions)
        await unsubscribe_session(self._store, address, *sessions)
        await self._store.publish(str(News(ended=sessions)))

    # -- what they share ---------------------------------------------------------------------------
    def _party(self, request: web.Request) -> RelyingParty:
        party = relying_party(request, self.shared.page_url)
        if party is None:
            raise RefusedRequestError(422, "login-not-here")
        return party

    async def _is_linked(self, address: str) -> bool:
        # With a chat, from which another browser can be linked: another way back.
        identities = await self._store.identities(address)
        return any(not one.startswith(f"{PLATFORM}:") for one in identities)

    async def _challenge(self, visitor: Visitor, purpose: str) -> bytes:
        challenge = secrets.token_bytes(32)
        text = as_base64url(challenge)
        await self._store.begin_ceremony(visitor.session, purpose, text, lasting=CEREMONY)
        return challenge

    async def _take_challenge(self, visitor: Visitor, purpose: str) -> bytes:
        if kept := await self._store.take_ceremony(visitor.session, purpose):
            return from_base64url(kept)
        raise RefusedRequestError(422, "login-late")

    async def _state(self, visitor: Visitor) -> Json:
        address = address_of(visitor)
        passkeys, sessions = await asyncio.gather(
            self._store.passkeys(address), self._store.sessions(address)
        )
        return {
            "passkeys": [
                {"id": name, "device": one.device, "made": one.made, "used": one.used}
                for name, one in passkeys.items()
            ],
            "sessions": [
                {
                    "id": name,
                    "device": one.device,
                    "since": one.since,
                    "used": one.used,
                    "is_this": name == visitor.session,
                }
                for name, one in sessions.items()
            ],
        }
