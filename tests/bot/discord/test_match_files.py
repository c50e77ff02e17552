"""A match that comes as a file with `/match replay` is shown to whoever sent it."""

import pytest

from tests.bot.test_match_files import a_file
from tests.servers.discord.model import EPHEMERAL


@pytest.mark.long
async def test_a_file_is_answered_by_its_film_to_its_sender_alone(evening):
    sent = ("anna-bea.salle.txt", a_file("en_garde"))
    reply = await (await evening.anna.slash(evening.games, "match replay", file=sent)).done()
    assert reply.message.flags & EPHEMERAL
    assert [file.filename for file in reply.message.attachments] == ["replay.mp4"]


async def test_a_file_that_is_no_match_is_answered_in_a_sentence(evening):
    sent = ("cat.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    reply = await (await evening.anna.slash(evening.anna.dm, "match replay", file=sent)).done()
    assert "isn't a finished match" in reply.message.text
    assert reply.message.attachments == []
