"""The buttons that launch the page inside Discord."""

from __future__ import annotations

from bot.adapters.discord.adapter import make_adapter
from bot.adapters.discord.places import LAUNCH
from bot.settings import Settings
from tests.bot.discord.evening import Evening
from tests.servers.discord.model import EMBEDDED

PAGE = "https://salle.example.org"


class WithActivity(Evening):
    """An operator with a public page and the application's secret."""

    def _adapter(self):
        settings = Settings(
            _env_file=None,
            discord_token=self.server.token,
            discord_api_base=self.server.api_base,
            discord_client_id="4242",
            discord_client_secret="s3cr3t",
            SALLE_PAGE_URL=PAGE,
        )
        return make_adapter(settings, self.salle.app, self.pictures)


async def test_a_boards_button_launches_the_activity_at_its_table(server):
    server.world.application_flags |= EMBEDDED
    async with WithActivity(server).open() as evening:
        await evening.match()
        person, message = await evening.mover()
        answer = await person.click(message, "Board")
        assert answer.interaction.is_launched
        who = f"discord:{person.id}"
        noted = await evening.salle.store.take_ceremony(who, LAUNCH)
        name, _, chat = noted.partition("/")
        assert chat == str(person.id), "it was tapped in their own chat"
        key = message.buttons[0].custom_id.split(":", 1)[1].rsplit(":", 2)[0]
        assert name
        assert name not in key, "an alias stands for the table"
        names = [c["name"] for c in server.world.commands[None] if c["type"] == 4]
        assert names == ["launch"]


async def test_an_application_that_is_no_activity_has_no_such_button(server, listed):
    async with WithActivity(server).open() as evening:
        await evening.match()
        _, message = await evening.mover()
        assert "Board" not in message.labels


async def test_without_a_public_page_there_is_none(server, listed):
    server.world.application_flags |= EMBEDDED
    async with Evening(server).open() as evening:
        await evening.match()
        _, message = await evening.mover()
        assert "Board" not in message.labels
