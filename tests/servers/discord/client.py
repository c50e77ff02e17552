"""A discord.py client with every kind of command, in a hall of two people."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands, ui

from tests.servers.discord import DiscordServer, Person


class WithCommands:
    """A client with the commands below, which hands every failure to the test."""

    def __init__(self, **options) -> None:
        options.setdefault("intents", discord.Intents(guilds=True, messages=True))
        super().__init__(**options)
        self._connection.guild_ready_timeout = 0.01
        self.tree = app_commands.CommandTree(self)
        self.errors: asyncio.Queue[Exception] = asyncio.Queue()
        self.tree.error(self._note)
        self.hold = asyncio.Event()
        self.hold.set()
        add_commands(self)

    async def before_identify_hook(self, shard_id, *, initial=False) -> None:
        """The library waits 5 s here before it identifies again."""

    async def _note(self, interaction, error) -> None:
        self.errors.put_nowait(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        await self.tree.sync()


class Bot(WithCommands, discord.Client):
    pass


class ShardedBot(WithCommands, discord.AutoShardedClient):
    pass


class Move(ui.DynamicItem[ui.Button], template=r"move:(?P<square>\w+)"):
    def __init__(self, square: str) -> None:
        super().__init__(ui.Button(label=square, custom_id=f"move:{square}"))
        self.square = square

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str]):
        return cls(match["square"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"moved to {self.square}", ephemeral=True)


class Challenge(ui.View):
    @ui.button(label="Accept")
    async def accept(self, interaction: discord.Interaction, button) -> None:
        await interaction.response.edit_message(content=f"{interaction.user} accepts", view=None)

    @ui.button(label="Later")
    async def later(self, interaction: discord.Interaction, button) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later, then")

    @ui.button(label="Hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction, button) -> None:
        await interaction.response.send_message("1 3 3 4 5", ephemeral=True, view=Again())


class Again(ui.View):
    @ui.select(options=[discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(1, 6)])
    async def card(self, interaction: discord.Interaction, select) -> None:
        await interaction.response.edit_message(content=f"card {select.values[0]}", view=None)


class WhoPlays(ui.View):
    @ui.select(cls=ui.UserSelect, placeholder="Opponent")
    async def chosen(self, interaction: discord.Interaction, select) -> None:
        await interaction.response.send_message(f"against {select.values[0].display_name}")


class Notation(ui.Modal, title="Your move"):
    move = ui.TextInput(label="Move", max_length=5)
    cards = ui.Label(
        text="Cards",
        component=ui.Select(
            max_values=2, options=[discord.SelectOption(label=str(n)) for n in (1, 2, 3)]
        ),
    )
    side = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=side) for side in ("north", "south")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        cards = "+".join(self.cards.component.values)
        await interaction.response.send_message(f"{self.move} {cards} {self.side.component.value}")


def add_commands(bot: Bot) -> None:
    tree = bot.tree

    @tree.command(description="Challenges somebody")
    @app_commands.choices(game=[app_commands.Choice(name="En Garde", value="en_garde")])
    async def challenge(interaction, opponent: discord.User, game: str = "gyges"):
        text = f"{interaction.locale}: {interaction.user.id} to {opponent.id} at {game}"
        await interaction.response.send_message(text, view=Challenge())

    @tree.command(description="Moves")
    async def move(interaction, move: str):
        await interaction.response.send_message(f"moved {move}")

    @move.autocomplete("move")
    async def complete(interaction, current: str):
        return [app_commands.Choice(name=f"play {current}{n}", value=f"{current}{n}") for n in "12"]

    @tree.command(description="Answers when it may")
    async def slow(interaction):
        await bot.hold.wait()
        await interaction.response.send_message("at last")

    @tree.command(description="Thinks first")
    async def think(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await bot.hold.wait()
        await interaction.followup.send("thought")
        await interaction.followup.send("and more")

    @tree.command(description="Opens a modal")
    async def write(interaction):
        await interaction.response.send_modal(Notation())

    @tree.command(description="Asks who plays")
    async def who(interaction):
        await interaction.response.send_message("who?", view=WhoPlays())

    @tree.command(description="Shows a square")
    async def square(interaction):
        view = ui.View(timeout=None)
        view.add_item(Move("d5"))
        await interaction.response.send_message("go", view=view)

    @tree.context_menu(name="Challenge")
    async def on_user(interaction, member: discord.Member):
        await interaction.response.send_message(f"challenged {member.display_name}")


class Hall:
    """A server with a guild, two people and a running bot."""

    def __init__(self, server: DiscordServer) -> None:
        self.server = server
        self.anna: Person = server.user("Anna", "en-GB")
        self.bea: Person = server.user("Bea", "it")
        self.guild = server.guild("Salle", [self.anna, self.bea])
        self.games = self.guild.channel("games")
        self.bot = Bot()

    @property
    def channel(self) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(self.games.id, guild_id=self.guild.id)

    def user(self, person: Person) -> discord.User:
        return self.bot._connection.create_user(
            {"id": str(person.id), "username": "x", "discriminator": "0", "avatar": None}
        )


@asynccontextmanager
async def running(server: DiscordServer, bot: discord.Client) -> AsyncIterator[None]:
    before = server.gateway.identifies
    task = asyncio.create_task(bot.start(server.token))
    try:
        await server.wait(lambda: server.gateway.identifies > before or task.done(), 10)
        yield
    finally:
        await bot.close()
        await task
