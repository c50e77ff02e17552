"""People, who act as a client lets them, and the replies they get."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import catalogue, look, messages, payloads
from .errors import Json
from .interactions import Answer, Interaction, Kind, answered, raise_interaction
from .modal import Modal, chosen, read, submission
from .model import Attachment, Channel, Message, User
from .options import command_data, find_command, resolve_user

if TYPE_CHECKING:
    from .server import DiscordServer

Predicate = Callable[[Message], bool]


class NoAnswerError(AssertionError):
    """The bot did not answer in time: a person would read "the application did not respond"."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One line an autocompletion offers."""

    name: str
    value: str | int | float


class Reply:
    """The bot's answer to one act of one person. What it shows may still change."""

    def __init__(self, person: Person, interaction: Interaction) -> None:
        self.person = person
        self.interaction = interaction

    @property
    def kind(self) -> Answer:
        """MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES or MODAL."""
        assert self.interaction.answer
        return self.interaction.answer

    @property
    def message(self) -> Message:
        """The new message, the "thinking…" one, or the updated one.

        Raises:
            AssertionError: the answer was a modal or choices.
        """
        assert self.interaction.original, f"a {self.kind.name} shows no message"
        return self.interaction.original

    @property
    def modal(self) -> Modal:
        assert self.interaction.modal, f"a {self.kind.name} is no modal"
        return read(self.interaction.modal)

    @property
    def followups(self) -> list[Message]:
        return self.interaction.followups

    @property
    def content(self) -> str:
        return self.message.content

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def buttons(self) -> list[look.Button]:
        return self.message.buttons

    @property
    def labels(self) -> list[str]:
        return self.message.labels

    @property
    def selects(self) -> list[look.Select]:
        return self.message.selects

    @property
    def attachments(self) -> list[Attachment]:
        return self.message.attachments

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    async def done(self, within: float = 60.0) -> Reply:
        """Waits until a deferred answer is there: "thinking…" is filled in, or after a deferred
        update the message is edited or followed up. Returns at once otherwise.
        """
        made = self.interaction
        if self.kind is Answer.DEFERRED_UPDATE:
            await self.person.server.wait(
                lambda: made.followups or self.message.revision > made.revision,
                within,
                what="deferred update",
            )
        else:
            await self.person.server.wait(lambda: answered(made), within, what="deferred answer")
        return self

    async def followup(self, index: int = 0, within: float = 60.0) -> Message:
        """The bot's further message with this index."""
        await self.person.server.wait(
            lambda: len(self.followups) > index, within, what=f"follow-up {index}"
        )
        return self.followups[index]

    async def click(self, person: Person, which: str) -> Reply:
        """The person presses a button of what is shown; see `Person.click`."""
        return await person.click(self.message, which)

    async def select(self, person: Person, *values: Any, which: str | None = None) -> Reply:
        """The person chooses from a menu of what is shown; see `Person.select`."""
        return await person.select(self.message, values, which)

    async def submit(self, answers: Mapping[str, Any] | None = None, **more: Any) -> Reply:
        """Sends the modal, its fields named by label or custom id."""
        return await self.person.submit(self, {**(answers or {}), **more})

    def __repr__(self) -> str:
        shown = self.interaction.original or self.interaction.modal or self.interaction.choices
        return f"<Reply {self.kind.name} to {self.person.name}: {shown}>"


class Person(User):
    """A user with hands. Every act raises AssertionError where a client would not let it be
    done (no such command or button, disabled, not visible), and `NoAnswerError` where none came in
    the server's `patience`.
    """

    server: DiscordServer

    @property
    def dm(self) -> Channel:
        """The private channel with the bot."""
        return self.server.world.dm(self)

    def sees(self, channel: Channel) -> list[Message]:
        """The channel's messages with the ephemeral ones meant for this person."""
        return [m for m in channel.everything if m.ephemeral_for in (None, self)]

    async def slash(self, channel: Channel, name: str, /, **values: Any) -> Reply:
        """`/name`, subcommands after spaces; people and channels are given as themselves."""
        data = command_data(self.server.world, channel, name, values)
        return await self._do(Kind.COMMAND, channel, data)

    async def autocomplete(self, channel: Channel, name: str, /, **values: Any) -> list[Suggestion]:
        """What is suggested while the last of the values is being typed."""
        data = command_data(self.server.world, channel, name, values, typing=True)
        reply = await self._do(Kind.AUTOCOMPLETE, channel, data)
        return [Suggestion(c["name"], c["value"]) for c in reply.interaction.choices]

    async def context_menu(self, channel: Channel, name: str, *, target: User | Message) -> Reply:
        """A command of the menu of a user or of a message."""
        world, resolved = self.server.world, Json()
        kind = catalogue.ON_USER if isinstance(target, User) else catalogue.ON_MESSAGE
        command, _ = find_command(world, channel, kind, name)
        if isinstance(target, User):
            resolve_user(resolved, target)
        else:
            resolved["messages"] = {str(target.id): payloads.message(world, target)}
        data: Json = {"id": command["id"], "name": name, "type": kind, "resolved": resolved}
        return await self._do(Kind.COMMAND, channel, data | {"target_id": str(target.id)})

    async def click(self, message: Message, which: str) -> Reply:
        """Presses the button with this label, emoji or custom id."""
        self._must_see(message)
        button = message.button(which)
        assert not button.disabled, f"{which!r} is disabled"
        assert button.custom_id, f"{which!r} is a link"
        data = _component(message, button.custom_id)
        return await self._do(Kind.COMPONENT, message.channel, data, source=message)

    async def select(
        self, message: Message, values: Sequence[Any], which: str | None = None
    ) -> Reply:
        """Chooses lines by value or label, or people; `which` menu by placeholder or custom id."""
        self._must_see(message)
        menus = [s for s in message.selects if which is None or s.answers_to(which)]
        assert len(menus) == 1, f"{len(menus)} menus answer to {which!r} on {message}"
        menu, resolved = menus[0], Json()
        assert not menu.disabled, f"{which!r} is disabled"
        values = [values] if isinstance(values, str) else values
        picked = chosen(menu.options, values, menu.least, menu.most, resolved)
        data = _component(message, menu.custom_id) | {"values": picked}
        data |= {"resolved": resolved} if resolved else {}
        return await self._do(Kind.COMPONENT, message.channel, data, source=message)

    async def submit(self, reply: Reply, answers: Mapping[str, Any]) -> Reply:
        """Sends the modal that the reply opened."""
        opened = reply.interaction
        assert opened.user is self, f"the modal is {opened.user.name}'s"
        data = submission(reply.modal, answers)
        return await self._do(Kind.MODAL, opened.channel, data, source=opened.source, parent=opened)

    def say(self, channel: Channel, text: str) -> Message:
        """Writes a message of their own."""
        return messages.compose(self.server.world, channel, self, {"content": text})

    async def wait_dm(self, predicate: Predicate = bool, within: float = 60.0) -> Message:
        """The oldest private message from the bot that fits and was not returned before."""
        return await self.wait_message(self.dm, predicate, within)

    async def wait_message(
        self, channel: Channel, predicate: Predicate = bool, within: float = 60.0
    ) -> Message:
        """The oldest of the bot's messages this person sees here that fits and was not returned
        before by this method or `wait_dm`; "thinking…" is not one yet.
        """
        returned = self.server.returned.setdefault((self.id, channel.id), set())

        def find() -> Message | None:
            bot = self.server.world.bot
            seen = (m for m in self.sees(channel) if m.author is bot and not m.loading)
            return next((m for m in seen if m.id not in returned and predicate(m)), None)

        found = await self.server.wait(find, within, what=f"a message for {self.name}")
        assert found
        returned.add(found.id)
        return found

    def _must_see(self, message: Message) -> None:
        assert not message.deleted, f"{message} is deleted"
        assert message in self.sees(message.channel), f"{self.name} does not see {message}"

    async def _do(
        self,
        kind: Kind,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Reply:
        guild = channel.guild
        assert guild is None or self in guild.members, f"{self.name} is not in {guild}"
        assert channel.recipient in (None, self), f"{channel} is not {self.name}'s"
        server = self.server
        assert server.gateway.sessions, "the bot is not connected"
        made = raise_interaction(
            server.world, kind, self, channel, data, source=source, parent=parent
        )
        await server.answer_to(made)
        return Reply(self, made)


def _component(message: Message, custom_id: str) -> Json:
    found = next(c for c in look.walk(message.components) if c.get("custom_id") == custom_id)
    return {"custom_id": custom_id, "component_type": found["type"], "id": found["id"]}
