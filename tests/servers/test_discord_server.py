"""The Discord test server, met by the real discord.py."""

import asyncio
import io
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands, ui

from tests.servers.discord import Answer, DiscordServer, NoAnswerError, Permission, Person

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d0000000049454e44ae426082"
)


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


@pytest.fixture
async def server(monkeypatch):
    async with DiscordServer() as made:
        monkeypatch.setattr(discord.http.Route, "BASE", made.api_base)
        gateway = yarl.URL(made.gateway_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield made


@pytest.fixture
async def hall(server):
    hall = Hall(server)
    async with running(server, hall.bot):
        await hall.bot.wait_until_ready()
        yield hall


# Coming in


async def test_a_wrong_token_is_refused_at_login(server):
    async with Bot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")


async def test_a_wrong_token_is_refused_by_the_gateway(server):
    async with aiohttp.ClientSession() as http:
        ws = await http.ws_connect(f"{server.gateway_url}?v=10&encoding=json")
        await ws.receive_json()
        await ws.send_json({"op": 2, "d": {"token": "wrong", "intents": 0}})
        await ws.receive()
        assert ws.close_code == 4004


async def test_privileged_intents_are_refused(server):
    async with Bot(intents=discord.Intents.all()) as bot:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(server.token)


async def test_the_bot_learns_its_guild_and_channel(hall):
    guild = hall.bot.get_guild(hall.guild.id)
    assert [c.name for c in guild.text_channels] == ["games"]
    assert [m.id for m in guild.members] == [hall.server.bot.id]


async def test_commands_are_remembered(hall):
    assert {"challenge", "move", "Challenge"} <= hall.server.commands


@pytest.mark.parametrize(
    "change",
    [
        {"description": "x" * 101},
        {"name": "Upper"},
        {"description_localizations": {"it": "x" * 101}},
        {"description_localizations": {"xx": "no such locale"}},
        {"options": [{"type": 3, "name": f"n{n}", "description": "d"} for n in range(26)]},
    ],
)
async def test_a_command_that_breaks_the_rules_is_refused(hall, change):
    command = {"name": "fine", "description": "fine", "type": 1} | change
    with pytest.raises(discord.HTTPException) as refused:
        await hall.bot.http.bulk_upsert_global_commands(hall.server.bot.id, [command])
    assert refused.value.code == 50035
    assert "challenge" in hall.server.commands


async def test_a_command_of_more_than_8000_characters_is_refused(hall):
    choices = [{"name": f"{n:02}" + "n" * 98, "value": f"{n:02}" + "v" * 98} for n in range(25)]
    options = [
        {"type": 3, "name": f"o{n}", "description": "d", "choices": choices} for n in range(2)
    ]
    command = {"name": "long", "description": "long", "type": 1, "options": options}
    with pytest.raises(discord.HTTPException, match="maximum size"):
        await hall.bot.http.bulk_upsert_global_commands(hall.server.bot.id, [command])


# Interactions


async def test_a_slash_command_is_answered(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea, game="En Garde")
    assert reply.content == f"en-GB: {hall.anna.id} to {hall.bea.id} at en_garde"
    assert reply.labels == ["Accept", "Later", "Hand"]
    assert not reply.ephemeral


async def test_a_slash_command_works_in_private(hall):
    reply = await hall.bea.slash(hall.bea.dm, "challenge", opponent=hall.anna)
    assert reply.content.startswith("it: ")
    assert hall.bea.dm.messages == [reply.message]


async def test_a_client_sends_no_command_it_does_not_know(hall):
    with pytest.raises(AssertionError, match="needs"):
        await hall.anna.slash(hall.games, "challenge")
    with pytest.raises(AssertionError, match="no command"):
        await hall.anna.slash(hall.games, "nothing")


async def test_a_button_updates_its_message(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    shown = await reply.click(hall.bea, "Accept")
    assert shown.kind is Answer.UPDATE
    assert shown.message is reply.message
    assert (shown.content, shown.buttons) == ("bea accepts", [])


async def test_a_deferred_update_edits_its_message(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    shown = await (await reply.click(hall.bea, "Later")).done()
    assert shown.kind is Answer.DEFERRED_UPDATE
    assert reply.content == "later, then"


async def test_an_ephemeral_answer_is_seen_by_one_person(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    hand = await reply.click(hall.bea, "hand")
    assert hand.ephemeral
    assert hand.message in hall.bea.sees(hall.games)
    assert hand.message not in hall.anna.sees(hall.games)
    with pytest.raises(AssertionError, match="does not see"):
        await hand.select(hall.anna, "Card 3")


async def test_a_menu_in_an_ephemeral_message_updates_it(hall):
    reply = await hall.anna.slash(hall.games, "challenge", opponent=hall.bea)
    hand = await reply.click(hall.bea, "Hand")
    played = await hand.select(hall.bea, "Card 3")
    assert (played.message, played.content) == (hand.message, "card 3")


async def test_a_menu_of_users_names_a_member(hall):
    reply = await hall.anna.slash(hall.games, "who")
    assert (await reply.select(hall.anna, hall.bea)).content == "against Bea"


async def test_thinking_is_filled_by_the_first_follow_up(hall):
    hall.bot.hold.clear()
    reply = await hall.anna.slash(hall.games, "think")
    assert reply.message.loading
    assert reply.ephemeral
    hall.bot.hold.set()
    await reply.done()
    assert reply.content == "thought"
    assert (await reply.followup()).content == "and more"


async def test_a_modal_is_shown_and_submitted(hall):
    reply = await hall.anna.slash(hall.games, "write")
    assert [e.label for e in reply.modal.entries] == ["Move", "Cards", "Side"]
    sent = await reply.submit(Move="1x", Cards=["1", "3"], Side="south")
    assert sent.content == "1x 1+3 south"


async def test_a_modal_checks_its_fields_before_it_is_sent(hall):
    reply = await hall.anna.slash(hall.games, "write")
    with pytest.raises(AssertionError, match="characters"):
        await reply.submit(Move="too long", Cards=["1"], Side="south")


async def test_what_is_typed_is_completed(hall):
    offered = await hall.anna.autocomplete(hall.games, "move", move="3x")
    assert [(s.name, s.value) for s in offered] == [("play 3x1", "3x1"), ("play 3x2", "3x2")]


async def test_the_menu_of_a_user_challenges(hall):
    reply = await hall.anna.context_menu(hall.games, "Challenge", target=hall.bea)
    assert reply.content == "challenged Bea"


async def test_a_button_works_after_a_restart(hall):
    reply = await hall.anna.slash(hall.games, "square")
    await hall.bot.close()
    async with running(hall.server, Bot()):
        assert (await reply.click(hall.anna, "d5")).content == "moved to d5"


async def test_an_answer_after_three_seconds_is_refused(hall):
    hall.bot.hold.clear()
    hall.server.patience = 0.2
    asking = asyncio.create_task(hall.anna.slash(hall.games, "slow"))
    await hall.server.wait(lambda: hall.server.world.interactions)
    hall.server.clock.advance(3.1)
    hall.bot.hold.set()
    error = await hall.bot.errors.get()
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062
    with pytest.raises(NoAnswerError, match="10062"):
        await asking


async def test_a_second_answer_is_refused(hall):
    reply = await hall.anna.slash(hall.games, "who")
    made = reply.interaction
    url = f"{hall.server.api_base}/interactions/{made.id}/{made.token}/callback"
    async with (
        aiohttp.ClientSession() as http,
        http.post(url, json={"type": 4, "data": {"content": "again"}}) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 40060)


@pytest.mark.parametrize("how", ["age", "forget"])
async def test_a_token_dies_after_fifteen_minutes(hall, how):
    hall.bot.hold.clear()
    reply = await hall.anna.slash(hall.games, "think")
    if how == "age":
        hall.server.clock.advance(15 * 60 + 1)
    else:
        hall.server.forget_interaction_tokens()
    hall.bot.hold.set()
    assert (await hall.bot.errors.get()).code == 50027
    assert reply.message.loading


# Messages


async def test_a_private_message_arrives(hall):
    await hall.user(hall.anna).send("your turn")
    await hall.user(hall.anna).send("your turn again")
    assert (await hall.anna.wait_dm(lambda m: "again" in m.text)).content == "your turn again"
    assert (await hall.anna.wait_dm()).content == "your turn"


async def test_closed_private_messages_are_refused(hall):
    hall.server.close_dm(hall.bea)
    with pytest.raises(discord.Forbidden) as refused:
        await hall.user(hall.bea).send("hello")
    assert refused.value.code == 50007
    assert hall.server.invalid_requests == 1


async def test_a_private_channel_may_not_open(hall):
    hall.server.refuse_dm(hall.bea)
    with pytest.raises(discord.Forbidden) as refused:
        await hall.user(hall.bea).create_dm()
    assert refused.value.code == 40003


async def test_a_stranger_gets_no_private_message(hall):
    with pytest.raises(discord.Forbidden) as refused:
        await hall.user(hall.server.user("Carla")).send("hello")
    assert refused.value.code == 50278


def picture(name: str = "board.png", alt: str | None = "a board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


async def test_a_picture_is_kept_with_its_alt_text(hall):
    sent = await hall.channel.send(file=picture())
    kept = hall.games.messages[-1].attachments[0]
    assert (kept.filename, kept.data, kept.alt) == ("board.png", PNG, "a board")
    assert (sent.attachments[0].width, sent.attachments[0].height) == (3, 2)
    assert await sent.attachments[0].read() == PNG


async def test_the_link_of_a_picture_expires(hall):
    sent = await hall.channel.send(file=picture())
    hall.server.clock.advance(25 * 3600)
    with pytest.raises(discord.NotFound):
        await sent.attachments[0].read()


async def test_edited_files_are_added_unless_the_old_ones_are_dropped(hall):
    sent = await hall.channel.send(file=picture("1.png"))
    http, channel = hall.bot.http, hall.games.id
    with discord.http.handle_message_parameters(file=picture("2.png")) as params:
        params.multipart[0]["value"] = "{}"
        await http.edit_message(channel, sent.id, params=params)
    message = hall.games.messages[-1]
    assert [a.filename for a in message.attachments] == ["1.png", "2.png"]
    await sent.edit(attachments=[picture("3.png")])
    assert [a.filename for a in message.attachments] == ["3.png"]


async def test_a_file_of_more_than_ten_mebibytes_is_refused(hall):
    big = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.gif")
    with pytest.raises(discord.HTTPException) as refused:
        await hall.channel.send(file=big)
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_the_same_nonce_posts_once(hall):
    first = await hall.channel.send("board", nonce="table:7")
    again = await hall.channel.send("board", nonce="table:7")
    assert first.id == again.id
    assert len(hall.games.messages) == 1


async def test_more_than_2000_characters_are_refused(hall):
    with pytest.raises(discord.HTTPException) as refused:
        await hall.channel.send("x" * 2001)
    assert refused.value.code == 50035


async def test_an_empty_message_is_refused(hall):
    with pytest.raises(discord.HTTPException) as refused:
        await hall.channel.send("")
    assert refused.value.code == 50006


def row(*buttons: dict) -> dict:
    return {"type": 1, "components": list(buttons)}


def button(**change) -> dict:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a"} | change


@pytest.mark.parametrize(
    "components",
    [
        [row(*(button(custom_id=str(n)) for n in range(6)))],
        [row(button(custom_id=str(n))) for n in range(6)],
        [row(button(), button())],
        [row(button(label="x" * 81))],
        [row(button(custom_id="x" * 101))],
        [row(button(custom_id=""))],
        [row({"type": 3, "custom_id": "s", "options": []})],
        [{"type": 10, "content": "not in a classic message"}],
    ],
)
async def test_components_that_break_the_rules_are_refused(hall, components):
    params = discord.http.handle_message_parameters(content="x")
    params.payload["components"] = components
    with pytest.raises(discord.HTTPException) as refused:
        await hall.bot.http.send_message(hall.games.id, params=params)
    assert refused.value.code == 50035


class Board(ui.LayoutView):
    def __init__(self, text: str = "North to move") -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        gallery.items[0].description = "the board in words"
        buttons = ui.ActionRow(ui.Button(label="Hand", custom_id="hand"))
        self.add_item(ui.Container(ui.TextDisplay(text), gallery, ui.Separator(), buttons))


async def test_a_layout_is_read_like_any_message(hall):
    await hall.channel.send(view=Board(), file=picture(alt=None))
    message = hall.games.messages[-1]
    assert message.layout
    assert (message.text, message.labels) == ("North to move", ["Hand"])
    assert message.alt == ["the board in words"]


@pytest.mark.parametrize(
    ("view", "options"),
    [
        (Board, {}),
        (lambda: Board("x" * 4001), {"file": True}),
        (Board, {"content": "and words", "file": True}),
    ],
)
async def test_a_layout_that_breaks_the_rules_is_refused(hall, view, options):
    made = {"content": options.get("content", discord.utils.MISSING)}
    if options.get("file"):
        made["file"] = picture()
    with (
        discord.http.handle_message_parameters(view=view(), **made) as params,
        pytest.raises(discord.HTTPException) as refused,
    ):
        await hall.bot.http.send_message(hall.games.id, params=params)
    assert refused.value.code == 50035


TEXT = {"type": 10, "content": "t"}


@pytest.mark.parametrize(
    "components",
    [
        [TEXT] * 41,
        [{"type": 17, "components": [TEXT] * 40}],
        [{"type": 17, "components": [{"type": 17, "components": [TEXT]}]}],
        [{"type": 9, "components": [TEXT], "accessory": TEXT}],
        [{"type": 12, "items": []}],
        [button()],
    ],
)
async def test_a_layout_has_its_own_order(hall, components):
    params = discord.http.handle_message_parameters()
    params.payload.update(components=components, flags=1 << 15)
    with pytest.raises(discord.HTTPException) as refused:
        await hall.bot.http.send_message(hall.games.id, params=params)
    assert refused.value.code == 50035


async def test_only_allowed_mentions_notify(hall):
    text = f"{hall.anna.mention} and {hall.bea.mention}"
    await hall.channel.send(text, allowed_mentions=discord.AllowedMentions(users=[hall.bea]))
    await hall.channel.send(text, silent=True)
    one, none = hall.games.messages
    assert one.mentions == [hall.anna, hall.bea]
    assert (one.pinged, none.pinged, none.silent) == ([hall.bea], [], True)


async def test_missing_permissions_are_told_and_enforced(hall):
    told = hall.bot.wait_for("guild_channel_update")
    hall.server.forbid(hall.games, Permission.SEND_MESSAGES)
    _, known = await told
    assert not known.permissions_for(known.guild.me).send_messages
    with pytest.raises(discord.Forbidden) as refused:
        await hall.channel.send("x")
    assert refused.value.code == 50013


async def test_an_old_message_takes_few_edits(hall):
    sent = await hall.channel.send("board")
    hall.server.limit_old_edits(retry_after=0.001)
    await sent.edit(content="young enough")
    hall.server.clock.advance(3601)
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="too old")
    assert refused.value.code == 30046


async def test_others_words_arrive_empty_without_the_content_intent(hall):
    heard = hall.bot.wait_for("message", check=lambda m: not m.author.bot)
    hall.anna.say(hall.games, "secret")
    assert (await heard).content == ""


# Threads


async def test_a_sleeping_thread_refuses_edits_and_wakes_on_a_message(hall):
    start = await hall.channel.send("a game")
    thread = await start.create_thread(name="Anna and Bea")
    board = await thread.send("board")
    kept = hall.server.world.channels[thread.id]
    kept.archive()
    with pytest.raises(discord.HTTPException) as refused:
        await board.edit(content="new board")
    assert refused.value.code == 50083
    await thread.send("wake up")
    assert not kept.archived
    await board.edit(content="new board")


async def test_a_thread_is_a_place_to_play(hall):
    thread = await (await hall.channel.send("a game")).create_thread(name="one")
    reply = await hall.anna.slash(hall.server.world.channels[thread.id], "who")
    assert (await reply.select(hall.anna, hall.bea)).content == "against Bea"


async def test_a_message_has_one_thread_and_a_guild_so_many(hall):
    start = await hall.channel.send("a game")
    await start.create_thread(name="one")
    with pytest.raises(discord.HTTPException) as twice:
        await start.create_thread(name="two")
    assert twice.value.code == 160004
    hall.server.limits.active_threads = 1
    with pytest.raises(discord.HTTPException) as full:
        await (await hall.channel.send("another")).create_thread(name="two")
    assert full.value.code == 160006


async def test_a_deleted_message_is_not_edited(hall):
    sent = await hall.channel.send("board")
    hall.server.delete(hall.games.messages[-1])
    with pytest.raises(discord.NotFound) as refused:
        await sent.edit(content="new board")
    assert refused.value.code == 10008


async def test_a_bot_that_is_sent_away_learns_it(hall):
    gone = hall.bot.wait_for("guild_remove")
    hall.server.remove_bot(hall.guild)
    assert (await gone).id == hall.guild.id
    with pytest.raises(discord.NotFound):
        await hall.channel.send("hello?")


# Trouble on the line


async def test_a_dropped_socket_resumes_and_misses_nothing(hall):
    hall.server.drop_gateway()
    reply = await hall.anna.slash(hall.games, "who")  # asked while the line is down
    assert reply.content == "who?"
    assert (hall.server.gateway.resumes, hall.server.gateway.identifies) == (1, 1)


async def test_a_wiped_session_identifies_again(hall):
    hall.server.drop_gateway(resumable=False)
    await hall.server.ready()
    assert (await hall.anna.slash(hall.games, "who")).content == "who?"
    assert (hall.server.gateway.resumes, hall.server.gateway.identifies) == (0, 2)


async def test_every_shard_hears_its_own_guild(server):
    hall = Hall(server)
    other = server.guild("Elsewhere", [hall.anna])
    while (other.id ^ hall.guild.id) >> 22 & 1 == 0:
        server.clock.advance(0.001)
        other = server.guild("Elsewhere", [hall.anna])
    place = other.channel("here")
    async with running(server, ShardedBot(shard_count=2)):
        await server.wait(lambda: server.gateway.identifies == 2)
        for channel in (hall.games, place, hall.anna.dm):
            assert (await hall.anna.slash(channel, "who")).content == "who?"


async def test_a_request_to_reconnect_is_followed(hall):
    hall.server.reconnect_gateway()
    await hall.server.wait(lambda: hall.server.gateway.resumes)
    assert (await hall.anna.slash(hall.games, "who")).content == "who?"


async def test_an_invalid_session_is_begun_anew(hall):
    hall.server.invalidate_session()
    await hall.server.wait(lambda: hall.server.gateway.identifies == 2)
    assert (await hall.anna.slash(hall.games, "who")).content == "who?"


async def test_nobody_acts_on_a_bot_that_is_not_there(server):
    hall = Hall(server)
    with pytest.raises(AssertionError, match="no command"):
        await hall.anna.slash(hall.games, "who")


@pytest.mark.parametrize("scope", ["user", "global"])
async def test_a_rate_limit_is_waited_out(hall, scope):
    route = "POST /channels/{id}/messages"
    hall.server.rate_limit(route, retry_after=0.02, times=2, scope=scope)
    await hall.channel.send("patience")
    assert [r.status for r in hall.server.requests(route)] == [429, 429, 200]


async def test_a_bucket_lets_so_many_pass_in_so_long(hall):
    route = "POST /channels/{id}/messages"
    hall.server.bucket(route, limit=2, per=0.1)
    await asyncio.gather(*(hall.channel.send(str(n)) for n in range(4)))
    assert len(hall.games.messages) == 4


async def test_a_failure_on_demand_is_met_once(hall):
    hall.server.fail("POST /channels/{id}/messages", 50013)
    with pytest.raises(discord.Forbidden):
        await hall.channel.send("one")
    await hall.channel.send("two")
    assert [m.content for m in hall.games.messages] == ["two"]


async def test_a_fault_of_the_server_itself_is_not_hidden(server):
    server.fail("GET /gateway", 0, status=500)
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{server.api_base}/gateway") as asked_for:
            assert asked_for.status == 500
        async with http.patch(
            f"{server.api_base}/channels/{Hall(server).games.id}",
            json=["no", "form"],
            headers={"Authorization": f"Bot {server.token}"},
        ) as broken:
            assert broken.status == 500
    assert [type(fault) for fault in server.faults] == [AttributeError]
    server.faults.clear()


# By hand


def test_the_console_starts_and_ends():
    command = [sys.executable, "-m", "tests.servers.discord", "--port", "0"]
    lines = "say hello\nlook\nclick Nothing\nquit\n"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        command, cwd=root, input=lines, capture_output=True, text=True, timeout=20, check=True
    )
    assert "DISCORD_API_BASE=http://127.0.0.1:" in done.stdout
    assert "Anna: hello" in done.stdout
