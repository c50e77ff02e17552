"""What a person does on the Telegram test server, and what they were shown there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from bot.application.tickets import Verb
from storage.base import COMPUTER, TableKey
from tests.chaos.folded import digest
from tests.chaos.history import Challenge, Look, Message
from tests.chaos.people import LEVEL, LOOKED_AT, Control, Outcome, Seen, control
from tests.chaos.reading import CODE, JOIN, JOINED, PART, PARTED
from tests.servers.telegram import Group, TelegramServer, User
from tests.servers.telegram.messages import Content
from tests.servers.telegram.messages import Message as Shown

PATIENCE = 4.0  # seconds that somebody looks at a spinning button
_LINK = re.compile(r"https://t\.me/\w+\?start=join_\S+")
_CHANGE = 1.0  # seconds for the message to change after the answer


class TelegramHands:
    """One account, in some groups."""

    def __init__(self, user: User, groups: Sequence[Group]) -> None:
        self.user = user
        self.groups = groups
        self.name = user.name
        self.address = f"telegram:{user.id}"

    @property
    def is_reachable(self) -> bool:
        return self.user.has_started

    def sees(self) -> Sequence[Seen]:
        found = []
        for chat in (*self.groups, self.user):
            for message in chat.from_bot[-LOOKED_AT:]:
                if controls := list(_controls(message.content)):
                    found.append(
                        Seen(
                            message=message,
                            text=message.text,
                            controls=controls,
                            is_private=chat is self.user,
                        )
                    )
        return found

    async def tap(self, seen: Seen, control: Control) -> Outcome:
        message: Shown = seen.message
        edits, answer = message.edits, None
        try:
            answer = await self.user.taps(message, data=control.text, timeout=PATIENCE)
            await message.changes(lambda m: m.edits > edits, timeout=_CHANGE)
        except TimeoutError:
            pass  # they see what they see
        return Outcome(
            answer=None if answer is None else answer.text, left=_tickets(message.content)
        )

    async def types_move(self, seen: Seen, key: TableKey) -> str:
        """What a button under the message is called; it may be no more than a move's beginning."""
        walks = [one for one in seen.controls if one.ticket.verb == Verb.WALK]
        if not walks or not (text := walks[-1].label):
            return ""
        await self.user.sends(self.user, f"/move {text}", reply_to=seen.message)
        return text

    async def offers_draw(self, seen: Seen, key: TableKey) -> None:
        await self.user.sends(self.user, "/draw", reply_to=seen.message)

    async def challenges_computer(self, game: str) -> Challenge:
        """In their private chat, where they play it."""
        text = f"/challenge salle {LEVEL} {game}"
        return self._asked(f"{COMPUTER}:{LEVEL}", game, await self.user.sends(text))

    async def challenge(
        self, rival: TelegramHands, group: Group, game: str, terms: str
    ) -> Challenge:
        """Once: what Telegram has taken, it brings."""
        text = f"/challenge {rival.name} {game} {terms}".strip()
        message = await self.user.sends(group, text, mentions=[rival.user])
        return self._asked(rival.address, game, message)

    async def challenge_privately(self, rival: TelegramHands, game: str) -> Challenge:
        """In the private chat, for whoever gets the link."""
        return self._asked(rival.address, game, await self.user.sends(f"/challenge {game}"))

    async def says_challenge(self, code: str, group: Group) -> None:
        """Say the link of a challenge, once: what Telegram has taken, it brings."""
        await self.user.sends(group, f"/challenge {code}")

    async def link(self) -> str:
        """The link to hand on, when it comes."""
        message = await self.user.wait(lambda m: bool(_LINK.search(m.text)), timeout=600)
        found = _LINK.search(message.text)
        assert found
        return found[0]

    async def offers_link(self) -> str:
        """A code by which another identity is linked with this one; "" if none came."""
        mark = self.user.server.mark()
        await self.user.sends("/link")
        found = await self._sees(lambda m: bool(CODE.search(m.text)), since=mark)
        code = found and CODE.search(found.text)
        return code[0] if code else ""

    async def says_link(self, code: str) -> bool:
        """Say a code, and join; whether it was told that they are joined."""
        return await self._confirms(f"/link {code}", JOIN, JOINED)

    async def parts(self) -> bool:
        """Be parted; whether it was told that nobody is linked any more."""
        return await self._confirms("/unlink", PART, PARTED)

    async def _confirms(self, command: str, label: str, told: tuple[str, ...]) -> bool:
        mark = self.user.server.mark()
        await self.user.sends(command)
        asked = await self._sees(lambda m: label in m.labels or m.text.startswith(told), since=mark)
        if asked is None or label not in asked.labels:
            return asked is not None
        with suppress(TimeoutError):
            answer = await self.user.taps(asked, label, timeout=PATIENCE)
            if answer.text and answer.text.startswith(told):
                return True
        return bool(await self._sees(lambda m: m.text.startswith(told), since=mark))

    async def _sees(self, wanted: Callable[[Shown], bool], *, since: int) -> Shown | None:
        with suppress(TimeoutError):
            return await self.user.wait(wanted, PATIENCE, since=since)
        return None

    def _asked(self, rival: str, game: str, message: Shown) -> Challenge:
        return Challenge(
            who=self.address,
            rival=rival,
            game=game,
            at=message.date,
            place=f"telegram:{message.chat.id}",
            is_promised=True,
        )


def shown(server: TelegramServer, *, pictures: bool = True) -> Iterator[Message]:
    """Every message of the bot's, with all that it ever showed; its pictures take long."""
    unanswered = {_named(call.answer) for call in server.log if call.status == 0 and call.answer}
    for chat in server.chats.values():
        reader = f"telegram:{chat.id}" if isinstance(chat, User) else ""
        for message in chat.messages.values():
            if message.is_bots and not message.service:
                yield Message(
                    place=f"telegram:{chat.id}",
                    reader=reader,
                    at=message.date,
                    looks=tuple(
                        _look(one, pictures=pictures) for one in (*message.earlier, message.content)
                    ),
                    is_unanswered=(chat.id, message.id) in unanswered,
                )


def _named(answer: Any) -> tuple[int, int] | None:
    """The message that an answer is about."""
    is_message = isinstance(answer, dict) and "message_id" in answer
    return (answer["chat"]["id"], answer["message_id"]) if is_message else None


def _look(content: Content, *, pictures: bool) -> Look:
    picture = content.media and content.media.kind == "photo" and content.media.data
    digests = (digest(picture),) if picture and pictures else ()
    return Look(text=content.text, pictures=digests, tickets=_tickets(content))


def _controls(content: Content) -> Iterator[Control]:
    for row in content.keyboard:
        for button in row:
            yield from control(button.data or "", label=button.label)


def _tickets(content: Content) -> tuple[str, ...]:
    return tuple(b.data for row in content.keyboard for b in row if b.data)
