"""What a person does on the Discord test server, and what they were shown there."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress

from bot.application.tournament_tickets import TOURNAMENT_PREFIX
from bot.messages.words import say_in
from storage.base import COMPUTER, TableKey
from tests.chaos.folded import digest
from tests.chaos.history import Challenge, Look, Message
from tests.chaos.people import LEVEL, LOOKED_AT, Control, Outcome, Seen, control
from tests.chaos.reading import CODE, JOIN, JOINED, PART, PARTED
from tests.chaos.telegram_hands import TelegramHands
from tests.servers.discord import Channel, DiscordServer, Person
from tests.servers.discord.model import Message as Shown
from tests.servers.discord.model import Revision

_LINK = say_in("en")("elsewhere-link")
_CODE = re.compile(r"/challenge ([0-9a-z]{12})")
_PATIENCE = 4.0  # seconds for a card


class DiscordHands:
    """One account, in a guild."""

    is_reachable = True

    def __init__(self, person: Person, channels: Sequence[Channel]) -> None:
        self.person = person
        self.channels = channels
        self.name = person.name
        self.address = f"discord:{person.id}"

    def sees(self) -> Sequence[Seen]:
        guild = self.channels[0].guild
        assert guild
        found = []
        for channel in (*self.channels, *guild.threads, self.person.dm):
            for message in self.person.sees(channel)[-LOOKED_AT:]:
                if message.author.bot and (controls := list(_controls(message.now))):
                    found.append(
                        Seen(
                            message=message,
                            text=message.text,
                            controls=controls,
                            is_private=channel is self.person.dm,
                        )
                    )
        return found

    async def tap(self, seen: Seen, control: Control) -> Outcome:
        message: Shown = seen.message
        answer = None
        try:
            if control.menu:
                reply = await self.person.select(message, [control.text], control.menu)
            else:
                reply = await self.person.click(message, control.text)
            await reply.done()
            answer = reply.text if reply.interaction.original else ""
        except (AssertionError, TimeoutError):  # Salle is away, or the button has just gone
            await asyncio.sleep(0.3)
        return Outcome(answer=answer, left=tuple(one.text for one in _controls(message.now)))

    async def types_move(self, seen: Seen, key: TableKey) -> str:
        """One that is suggested to them."""
        dm, table = self.person.dm, str(key)
        try:
            found = await self.person.autocomplete(dm, "move", table=table, move="")
            if not found:
                return ""
            move = str(found[-1].value)
            await (await self.person.slash(dm, "move", table=table, move=move)).done()
        except (AssertionError, TimeoutError):
            await asyncio.sleep(0.3)
            return ""
        return move

    async def offers_draw(self, seen: Seen, key: TableKey) -> None:
        with suppress(AssertionError, TimeoutError):
            await (await self.person.slash(self.person.dm, "match draw", table=str(key))).done()

    async def offers_link(self) -> str:
        """A code by which another identity is linked with this one; "" if none came."""
        with suppress(AssertionError, TimeoutError):
            reply = await (await self.person.slash(self.person.dm, "settings link")).done()
            if code := CODE.search(reply.text):
                return code[0]
        return ""

    async def says_link(self, code: str) -> bool:
        """Say a code, and join; whether it was told that they are joined."""
        return await self._confirms("settings link", JOIN, JOINED, code=code)

    async def parts(self) -> bool:
        """Be parted; whether it was told that nobody is linked any more."""
        return await self._confirms("settings unlink", PART, PARTED)

    async def _confirms(
        self, command: str, label: str, told: tuple[str, ...], **options: str
    ) -> bool:
        with suppress(AssertionError, TimeoutError):
            asked = await (await self.person.slash(self.person.dm, command, **options)).done()
            if asked.text.startswith(told):
                return True
            done = await (await asked.click(self.person, label)).done()
            return any(m.text.startswith(told) for m in (done, asked))
        return False

    async def challenges_computer(self, game: str) -> Challenge:
        """In their private chat, where they play it."""
        at, has_card = time.time(), False
        try:
            terms = {"computer": LEVEL, "game": game}
            reply = await (await self.person.slash(self.person.dm, "challenge", **terms)).done()
            has_card = any(_controls(m.now) for m in (reply.message, *reply.followups))
        except (AssertionError, TimeoutError):
            await asyncio.sleep(0.5)
        return Challenge(
            who=self.address,
            rival=f"{COMPUTER}:{LEVEL}",
            game=game,
            at=at,
            place=f"discord:{self.person.dm.id}",
            is_promised=has_card,
        )

    async def challenge(
        self, rival: DiscordHands, channel: Channel, game: str, terms: str
    ) -> Challenge:
        """Tell whether a card came: if not, they may well ask again."""
        at, has_card = time.time(), False
        try:
            asked = {"opponent": rival.person, "game": game}
            asked |= {"options": terms} if terms else {}
            reply = await self.person.slash(channel, "challenge", **asked)
            await reply.done()
            has_card = any(_controls(m.now) for m in (reply.message, *reply.followups))
        except (AssertionError, TimeoutError):
            await asyncio.sleep(0.5)
        return Challenge(
            who=self.address,
            rival=rival.address,
            game=game,
            at=at,
            place=f"discord:{channel.id}",
            is_promised=has_card,
        )

    async def challenge_across(
        self, rival: TelegramHands, channel: Channel, game: str
    ) -> Challenge:
        """Challenge somebody who is on Telegram, by their name there."""
        at = time.time()
        with suppress(AssertionError, TimeoutError):
            said = f"{game} @{rival.user.username} on Telegram"
            await (await self.person.slash(channel, "challenge", game=said)).done()
        return Challenge(
            who=self.address,
            rival=rival.address,
            game=game,
            at=at,
            place=f"discord:{channel.id}",
            is_promised=False,
        )

    async def link_of_challenge(self, channel: Channel, rival: TelegramHands) -> str:
        """The letters of the last card to somebody elsewhere; "" if there are none yet."""
        named = f"@{rival.name.casefold()}"
        with suppress(AssertionError, TimeoutError):
            card = await self.person.wait_message(
                channel,
                lambda m: _LINK in m.labels and named in m.text.casefold(),
                within=_PATIENCE,
            )
            told = await (await card.click(self.person, _LINK)).done()
            if found := _CODE.search(told.text):
                return found[1]
        await asyncio.sleep(0.5)
        return ""


def shown(server: DiscordServer, *, pictures: bool = True) -> Iterator[Message]:
    """Every message of the bot's, with all that it ever showed; its pictures take long."""
    for channel in server.world.channels.values():
        for message in (*channel.everything, *channel.removed):
            if message.author.bot and not message.loading:
                yield _message(channel, message, pictures=pictures)


def _message(channel: Channel, message: Shown, *, pictures: bool) -> Message:
    only = channel.recipient or message.ephemeral_for
    revisions = [one for one in (*message.earlier, message.now) if one.text or one.components]
    return Message(
        place=f"discord:{channel.id}",
        reader=f"discord:{only.id}" if only else "",
        at=message.created,
        looks=tuple(_look(one, pictures=pictures) for one in revisions) or (Look(text=""),),
        is_answer=message.interaction is not None,
        is_fleeting=message.ephemeral_for is not None,
        nonce=message.nonce or "",
    )


def _look(revision: Revision, *, pictures: bool) -> Look:
    digests = (digest(a.data) for a in revision.attachments if pictures)
    return Look(
        text=revision.text,
        pictures=tuple(digests),
        tickets=(*(one.text for one in _controls(revision)), *_of_tournaments(revision)),
    )


def _of_tournaments(revision: Revision) -> Iterator[str]:
    begins = f"{TOURNAMENT_PREFIX}:"
    yield from (b.custom_id for b in revision.buttons if (b.custom_id or "").startswith(begins))


def _controls(revision: Revision) -> Iterator[Control]:
    for button in revision.buttons:
        yield from control(button.custom_id or "")
    for menu in revision.selects:
        for line in menu.options:
            yield from control(line.value, menu.custom_id)
