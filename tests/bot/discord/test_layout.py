"""Words that people chose themselves are shown as they are: nothing in them is markup for Discord.

A name may be "**Eve** <@&1>": it must neither look like Salle's own words nor ping anybody.
"""

from dataclasses import replace

import pytest

from bot.adapters.discord.layout import compose, sentence
from bot.application.model import ClockLine, Paragraph, Picture, Post, Prompt
from bot.messages.films import Films
from bot.messages.pictures import Pictures
from engines.core.seat import Pair
from renderers.gyges.lessons import LESSONS
from renderers.style import RenderStyle
from tests.bot import filming

RUDE = "*Eve* _<@&1>_ `x` ~~y~~ ||z|| [a](b) # c \\"
PLAIN = "\\*Eve\\* \\_\\<@&1\\>\\_ \\`x\\` \\~\\~y\\~\\~ \\|\\|z\\|\\| \\[a\\](b) \\# c \\\\"
STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
PICTURE = Picture(view=LESSONS[0].view, style=STYLE, alt=RUDE)


@pytest.fixture
def pictures():
    drawing = Pictures(lambda *_: b"png")
    yield drawing
    drawing.close()


@pytest.mark.parametrize(
    ("post", "expected"),
    [
        (Post(title=RUDE), f"**{PLAIN}**"),
        (Post(lines=(RUDE, "and")), f"{PLAIN}\nand"),
        (Post(prompt=Prompt(lead=RUDE)), f"**{PLAIN}**"),
        (Post(prompt=Prompt(rest=RUDE)), PLAIN),
        (Post(prompt=Prompt(lead="Go.", purpose=RUDE)), f"**Go.**\n*{PLAIN}*"),
        (Post(text="```\n<@1>"), "```\n’’’\n<@1>\n```"),
    ],
    ids=["title", "lines", "lead", "rest", "purpose", "text"],
)
async def test_words_of_a_message_are_shown_as_they_are(pictures, post, expected):
    (message,) = await compose(post, pictures)
    assert message.content == expected


async def test_what_is_answered_is_shown_as_it_is(pictures):
    (message,) = await compose(Post(), pictures, ack=RUDE)
    assert message.content == PLAIN
    assert sentence(RUDE).content == PLAIN


async def test_words_in_place_of_a_picture_are_shown_as_they_are(pictures):
    (message,) = await compose(Post(picture=PICTURE), pictures)
    assert message.content == ""
    assert message.without_files().content == PLAIN


async def test_a_picture_that_can_not_be_drawn_is_told_in_words_as_they_are():
    def refuse(*_):
        raise ValueError("no picture")

    drawing = Pictures(refuse)
    (message,) = await compose(Post(picture=PICTURE), drawing)
    drawing.close()
    assert message.content == PLAIN
    assert message.attachments == ()


async def test_a_film_that_can_not_be_made_is_told_in_words_and_so_is_how_it_ends():
    films = Films(filming.whose)
    drawing = Pictures(lambda *_: b"png", films)
    eve = replace(PICTURE, style=replace(STYLE, names=Pair(one="Eve", two="Bea")))
    post = Post(film=(eve, replace(PICTURE, alt="Anna has won.")), film_failed="No film.")
    (message,) = await compose(post, drawing)
    drawing.close()
    assert message.content == "No film.\nAnna has won."
    assert message.attachments == ()


class Reel:
    """Films that are made at once, or not at all."""

    def __init__(self, *, fails=False):
        self._fails = fails

    async def file(self, loop, kind):
        assert kind == "gif"
        if self._fails:
            raise OSError("no reel")
        return b"GIF89a"

    def close(self):
        pass


@pytest.mark.parametrize(
    ("fails", "name"), [(False, "move.gif"), (True, "board.png")], ids=["made", "failed"]
)
async def test_a_move_in_motion_is_a_gif_or_else_a_still(fails, name):
    drawing = Pictures(lambda *_: b"png", Reel(fails=fails))
    moving = replace(PICTURE, before=LESSONS[1].view)
    (message,) = await compose(Post(picture=moving), drawing)
    drawing.close()
    (file,) = message.attachments
    assert (file.name, file.alt) == (name, RUDE)


async def test_words_of_a_page_are_shown_as_they_are(pictures):
    told = Paragraph(chapter=RUDE, heading=RUDE, text=RUDE, picture=PICTURE, ticket="")
    post = Post(title=RUDE, paragraphs=(told,))
    (message,) = await compose(post, pictures, ack=RUDE)
    shown = [item.content for item in message.view.walk_children() if hasattr(item, "content")]
    assert shown == [f"{PLAIN}\n## {PLAIN}\n### {PLAIN}", f"**{PLAIN}**\n{PLAIN}"]


async def test_nobody_is_pinged_but_who_is_mentioned(pictures):
    (message,) = await compose(Post(title=RUDE), pictures)
    allowed = message.mentions.to_dict()
    assert (allowed["parse"], allowed.get("users", [])) == ([], [])


async def test_both_clocks_stand_in_one_line_with_moments_in_the_readers_own_words(pictures):
    clocks = (
        ClockLine(words="Anna: 3 days"),
        ClockLine(words="B*a:", moment=1_800_000_000.5),
        ClockLine(words="Choose by", moment=1_800_000_000.0, is_date=True),
    )
    (message,) = await compose(Post(title="Cannae", clocks=clocks), pictures)
    assert message.content.splitlines()[-1] == (
        r"-# ⏳ Anna: 3 days · B\*a: <t:1800000000:R> · Choose by <t:1800000000:f>"
    )


async def test_a_clock_is_shown_by_how_much_is_left_in_the_readers_own_words(pictures):
    (message,) = await compose(Post(title="Cannae", deadline=1_800_000_000.0), pictures)
    assert message.content.endswith("<t:1800000000:R>")
