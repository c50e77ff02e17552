"""A post as Discord messages: words, pictures with alt text, buttons.

The classic layout, because a message of it loses its buttons by one small edit that leaves the
rest alone, and because its first line is what a phone shows of it. Texts of several paragraphs
(the rules) are laid out with components, a chapter at a time, each picture under its paragraph.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import discord
import structlog
from discord import ui

from bot.adapters.discord.buttons import row_of, view_of
from bot.adapters.discord.grouping import in_groups
from bot.application.model import (
    ClockLine,
    Paragraph,
    Picture,
    Post,
    Prompt,
    Section,
    SheetPicture,
)
from bot.messages.pictures import Pictures

log = structlog.get_logger(__name__)

CONTENT_LIMIT: Final = 2_000  # characters of a message
PAGE_LIMIT: Final = 3_700  # characters of paragraphs under a title; Discord takes 4,000
PAGE_PICTURES: Final = 10  # attachments of a message
# Channels that are named stay as they are: readers see their names.
_MARKS: Final = re.compile(r"<#\d{15,20}>|([\\*_~|`<>\[\]#]|^\s*-)", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A file that goes with a message."""

    name: str
    content: bytes = field(repr=False)
    alt: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutgoingMessage:
    """A message, ready to be sent, and sent again after a failure."""

    content: str | None = None
    attachments: tuple[Attachment, ...] = ()
    view: ui.View | ui.LayoutView = field(default_factory=lambda: view_of(None))
    mentioned: tuple[int, ...] = ()  # the users whom it pings

    @property
    def is_page(self) -> bool:
        """Whether it is laid out with components, which no other message can become."""
        return isinstance(self.view, ui.LayoutView)

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Only `mentioned` users are pinged, whatever stands in the text."""
        users = [discord.Object(user) for user in self.mentioned]
        return discord.AllowedMentions(everyone=False, roles=False, users=users)

    def files(self) -> list[discord.File]:
        """The files; a `discord.File` can be sent only once, so these are new ones."""
        return [
            discord.File(io.BytesIO(a.content), filename=a.name, description=a.alt or None)
            for a in self.attachments
        ]

    def leading_to(self, channel: int | None) -> OutgoingMessage:
        """The same with a link to where the table is played, if it has a place of its own."""
        if channel is None:
            return self
        link = f"\n-# <#{channel}>"
        return replace(self, content=f"{(self.content or '')[: CONTENT_LIMIT - len(link)]}{link}")

    def without_files(self) -> OutgoingMessage:
        """For places where nothing may be attached: the pictures' alt texts in words."""
        alts = (escape(attachment.alt) for attachment in self.attachments)
        content = "\n".join(part for part in (self.content, *alts) if part)
        return replace(self, content=content[:CONTENT_LIMIT], attachments=())


def escape(text: str) -> str:
    """Text that Discord shows as it is: names are people's own, and may hold anything.

    Commands are named as Discord has them.
    """
    return _MARKS.sub(lambda mark: f"\\{mark[1]}" if mark[1] else mark[0], in_groups(text))


async def compose(post: Post, pictures: Pictures, *, ack: str = "") -> list[OutgoingMessage]:
    """The messages that a post makes: one, unless a chapter has more than fits.

    `ack` stands above everything else. A picture that can't be drawn is described.
    """
    if post.paragraphs:
        return await _pages(post, pictures, ack)
    attachments: list[Attachment] = []
    alts: list[str] = []
    if post.picture and not post.sheet:
        drawn = await _film((post.picture,), pictures) if post.picture.before else None
        drawn = drawn or await _drawn(post.picture, "board.png", pictures)
        attachments += [drawn] if drawn else []
        alts += [] if drawn else [post.picture.alt]
    if post.sheet and (drawn := await _drawn(post.sheet, "salle.png", pictures)):
        attachments.append(drawn)  # its words stand in the lines
    if post.film:
        made = await _film(post.film, pictures)
        attachments += [made] if made else []
        alts += [] if made else [post.film_failed, post.film[-1].alt]
    if post.file:
        attachments.append(Attachment(name=post.file[0], content=post.file[1]))
    content, overflow = _words(post, ack, alts)
    return [
        OutgoingMessage(
            content=content,
            attachments=(*attachments, *overflow),
            view=view_of(post.prompt),
            mentioned=tuple(int(person.address.id) for person in post.mentions),
        )
    ]


def sentence(text: str) -> OutgoingMessage:
    """A message of one sentence."""
    return OutgoingMessage(content=escape(text)[:CONTENT_LIMIT])


def _words(post: Post, ack: str, alts: Sequence[str]) -> tuple[str, tuple[Attachment, ...]]:
    # The message's text, and the file that takes what is too long for it.
    above = [" ".join(f"<@{who.address.id}>" for who in post.mentions)] if post.mentions else []
    above += [escape(ack)] if ack else []
    above += [f"**{escape(post.title)}**"] if post.title else []
    below = _question(post)
    lines = [escape(line) for line in (*post.lines, *alts)]
    lines += [line for section in post.sections for line in _section(section)]
    block = [f"```\n{post.text.replace('```', '’’’')}\n```"] if post.text else []
    lines += [f"-# {escape(post.seal.words)} `{post.seal.digits}`"] if post.seal else []
    whole = "\n".join([*above, *lines, *block, *below])
    if len(whole) <= CONTENT_LIMIT:
        return whole, ()
    if any(line.url for section in post.sections for line in section.lines):
        return _words(_without_links(post), ack, alts)
    body = "\n".join([*post.lines, *alts, post.text]).strip().encode()
    file = Attachment(name="salle.txt", content=body)
    short = "\n".join([*above, *lines, *below]) if post.text else ""
    if not short or len(short) > CONTENT_LIMIT:
        short = "\n".join([*above, *below])
    return short[:CONTENT_LIMIT], (file,)


def _section(section: Section) -> Iterator[str]:
    yield f"**{escape(section.title)}**"
    for line in section.lines:
        text = escape(line.text)
        text = f"[{text}](<{line.url}>)" if line.url else text
        time = f"<t:{int(line.until)}:R>" if line.until else escape(line.time)
        yield f"- {text} · {time}" if time else f"- {text}"


def _without_links(post: Post) -> Post:
    # A list that is shorter.
    sections = (
        replace(section, lines=tuple(replace(line, url="") for line in section.lines))
        for section in post.sections
    )
    return replace(post, sections=tuple(sections))


def _question(post: Post) -> list[str]:
    # What is asked; the clocks, and until when it can be done, in the reader's own zone.
    found: list[str] = []
    if post.prompt and (post.prompt.lead or post.prompt.rest):
        lead = f"**{escape(post.prompt.lead)}**" if post.prompt.lead else ""
        found.append(f"{lead} {escape(post.prompt.rest)}".strip())
    if post.prompt and post.prompt.purpose:
        found.append(f"*{escape(post.prompt.purpose)}*")
    if post.clocks:
        found.append(f"-# ⏳ {' · '.join(map(_clock, post.clocks))}")
    if post.deadline and not post.is_over:
        at = int(post.deadline)
        found.append(f"-# {post.deadline_words or '⏳'} <t:{at}:f> · <t:{at}:R>")
    return found


def _clock(line: ClockLine) -> str:
    style = "f" if line.is_date else "R"
    moment = f" <t:{int(line.moment)}:{style}>" if line.moment else ""
    return f"{escape(line.words)}{moment}"


async def _drawn(
    picture: Picture | SheetPicture, name: str, pictures: Pictures
) -> Attachment | None:
    try:
        return Attachment(name=name, content=await pictures.png(picture), alt=picture.alt)
    except Exception:
        # It is described in words; the operator sees the log.
        log.exception("a picture can't be drawn", game=picture.game)
        return None


async def _film(film: tuple[Picture, ...], pictures: Pictures) -> Attachment | None:
    *_, last = film
    try:
        # Discord plays a GIF in place and by itself, and an MP4 when it is clicked.
        content = await (pictures.gif(last) if last.before else pictures.mp4(film))
    except Exception:
        log.exception("a film can't be made", game=last.game)
        return None
    return Attachment(
        name="move.gif" if last.before else "replay.mp4", content=content, alt=last.alt
    )


async def _pages(post: Post, pictures: Pictures, ack: str) -> list[OutgoingMessage]:
    # The chapter at which a text is open; its title and `ack` above it, the buttons under it.
    chapter = post.paragraphs[post.start].chapter
    above = [escape(ack)] if ack else []
    above += [f"## {escape(post.title)}", *map(escape, post.lines), f"### {escape(chapter)}"]
    chunks = list(_chunks([one for one in post.paragraphs if one.chapter == chapter]))
    return [
        await _page(
            "\n".join(above) if number == 0 else "",
            paragraphs,
            post.prompt if number == len(chunks) - 1 else None,
            pictures,
        )
        for number, paragraphs in enumerate(chunks)
    ]


def _chunks(paragraphs: Sequence[Paragraph]) -> Iterator[list[Paragraph]]:
    # As many paragraphs as fit in a message.
    chunk: list[Paragraph] = []
    for paragraph in paragraphs:
        length = sum(map(len, map(_headed, [*chunk, paragraph])))
        if chunk and (length > PAGE_LIMIT or len(chunk) == PAGE_PICTURES):
            yield chunk
            chunk = []
        chunk.append(paragraph)
    yield chunk


def _headed(paragraph: Paragraph) -> str:
    return f"**{escape(paragraph.heading)}**\n{escape(paragraph.text)}"


async def _page(
    above: str, paragraphs: Sequence[Paragraph], below: Prompt | None, pictures: Pictures
) -> OutgoingMessage:
    view = ui.LayoutView(timeout=None)
    attachments: list[Attachment] = []
    if above:
        view.add_item(ui.TextDisplay(above))
    for paragraph in paragraphs:
        view.add_item(ui.TextDisplay(_headed(paragraph)))
        drawn = await _drawn(paragraph.picture, f"{len(attachments) + 1}.png", pictures)
        if drawn:
            attachments.append(drawn)
            media = discord.MediaGalleryItem(f"attachment://{drawn.name}", description=drawn.alt)
            view.add_item(ui.MediaGallery(media))
    if below and below.controls:
        view.add_item(row_of(below.controls))
    view.stop()
    return OutgoingMessage(attachments=tuple(attachments), view=view)
