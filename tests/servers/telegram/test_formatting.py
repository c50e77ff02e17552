"""Formatted texts and keyboards, and their limits."""

import pytest
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity
from telegram.constants import ParseMode

from tests.servers.telegram import Answer
from tests.servers.telegram.samples import picture, refused


async def test_texts_and_captions_are_limited_after_their_formatting(bot, anna):
    await anna.starts()
    await bot.send_message(anna.id, f"<b>{'x' * 4096}</b>", ParseMode.HTML)
    with refused("message is too long"):
        await bot.send_message(anna.id, "x" * 4097)
    with refused("message caption is too long"):
        await bot.send_photo(anna.id, picture(), caption="x" * 1025)
    with refused("message text is empty"):
        await bot.send_message(anna.id, "<b></b>", ParseMode.HTML)


async def test_html_becomes_entities(bot, anna, bea):
    await anna.starts()
    source = f'🤺 <b>Anna &amp; <i>x</i></b> <a href="tg://user?id={bea.id}">Bea</a> &lt;'
    sent = await bot.send_message(anna.id, source, ParseMode.HTML)
    assert sent.text == "🤺 Anna & x Bea <"
    assert [(e.type, part) for e, part in sent.parse_entities().items()] == [
        ("bold", "Anna & x"),
        ("italic", "x"),
        ("text_mention", "Bea"),
    ]
    assert anna.last.mentions == [bea]


@pytest.mark.parametrize(
    ("mode", "source", "reason"),
    [
        ("HTML", "<b>open", 'Can\'t find end tag corresponding to start tag "b"'),
        ("HTML", "a <b", "Unclosed start tag at byte offset 2"),
        ("HTML", "1 < 2", "Unclosed start tag at byte offset 2"),
        ("HTML", "<b><i>x</b></i>", 'expected "</i>", found "</b>"'),
        ("HTML", "<br>", 'Unsupported start tag "br"'),
        ("HTML", "x</b>", "Unexpected end tag"),
        ("MarkdownV2", "Anna goes +3.", "Character '+' is reserved"),
        ("MarkdownV2", "*open", "Can't find end of bold entity"),
        ("MarkdownV2", "_a *b_ c*", "Can't find end"),
    ],
)
async def test_broken_formatting_is_refused(bot, anna, mode, source, reason):
    await anna.starts()
    with refused(reason) as caught:
        await bot.send_message(anna.id, source, mode)
    assert str(caught.value).startswith("Can't parse entities: ")


async def test_markdown_becomes_entities(bot, anna):
    await anna.starts()
    source = "*bold _both_* `a.b` [link](https://x.org/a) \\+3\\.\n>quoted"
    sent = await bot.send_message(anna.id, source, ParseMode.MARKDOWN_V2)
    assert sent.text == "bold both a.b link +3.\nquoted"
    assert [(e.type, part) for e, part in sent.parse_entities().items()] == [
        ("bold", "bold both"),
        ("italic", "both"),
        ("code", "a.b"),
        ("text_link", "link"),
        ("blockquote", "quoted"),
    ]


async def test_entities_outside_the_text_are_refused(bot, anna):
    await anna.starts()
    with refused("outside of the text"):
        await bot.send_message(anna.id, "🤺", entities=[MessageEntity("bold", 0, 3)])


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([["x" * 65]], "BUTTON_DATA_INVALID"),
        ([["é" * 33]], "BUTTON_DATA_INVALID"),
        ([["x"] * 9], "reply markup is too long"),
        ([["x"] * 8] * 13, "reply markup is too long"),
    ],
)
async def test_keyboards_out_of_bounds_are_refused(bot, anna, rows, reason):
    await anna.starts()
    keys = [[InlineKeyboardButton("x", callback_data=data) for data in row] for row in rows]
    with refused(f"{reason}"):
        await bot.send_message(anna.id, "?", reply_markup=InlineKeyboardMarkup(keys))


async def test_links_on_buttons_must_lead_somewhere(bot, anna):
    await anna.starts()
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Open", url="http://localhost/x")]])
    with refused("Wrong HTTP URL"):
        await bot.send_message(anna.id, "?", reply_markup=keys)
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Open", url="https://t.me/x?start=1")]])
    await bot.send_message(anna.id, "?", reply_markup=keys)
    assert await anna.taps(anna.last, "Open") == Answer(url="https://t.me/x?start=1")
