"""Posts as the page reads them: plain JSON, in the reader's words, with addresses of pictures."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.adapters.web.picture_tokens import PictureTokens
from bot.application.model import Choice, ClockLine, Ending, Paragraph, Picture, Post, Prompt, Reply
from bot.application.summaries import HistoryItem, TablePage, TableSummary, Turn
from bot.messages.card_pages import Card
from bot.messages.table_lines import SECTIONS, in_list_order
from bot.messages.times import time_left, when
from bot.messages.words import Words
from engines.core.match_state import Status
from renderers import cards, places, size, split_height
from renderers.kit.box import Box

Json = dict[str, Any]

_GROUPS = {turn: part for part, turns in SECTIONS.items() for turn in turns}


@dataclass(frozen=True, slots=True, kw_only=True)
class Serialiser:
    """Makes JSON for one reader, at one moment."""

    picture_tokens: PictureTokens
    person: str
    say: Words
    now: float
    zone: ZoneInfo

    # -- answers and tables --------------------------------------------------------------------
    def reply(self, reply: Reply) -> Json:
        """The answer to a tap or a command."""
        return {
            "ack": reply.ack,
            "is_error": reply.is_error,
            "post": self.post(reply.private) if reply.private else None,
            "table": reply.table.table if reply.table else "",
        }

    def visit(self, table: str, visit: TablePage) -> Json:
        """A whole table."""
        names = {"one": visit.names.one, "two": visit.names.two}
        sides = zip(visit.mine or (None,), visit.sides, strict=True)
        return {
            "table": table,
            "game": visit.game,
            "game_name": self.say(f"{visit.game}-name"),
            "title": visit.title,
            "version": visit.version,
            "status": visit.status,
            "names": names,
            "sides": [{"seat": seat, "post": self.post(post)} for seat, post in sides],
            "feed": [self.item(item) for item in visit.feed],
            "is_open": visit.status == Status.OPEN,
            "may_ask_takeback": visit.may_ask_takeback,
            "rare": [self.choice(choice) for choice in visit.rare],
        }

    def post(self, post: Post) -> Json:
        """One post."""
        return {
            "title": post.title,
            "lines": post.lines,
            "gist": post.gist or post.lines,
            "seal": {"words": post.seal.words, "digits": post.seal.digits} if post.seal else None,
            "sections": [
                {"title": section.title, "lines": [line.text for line in section.lines]}
                for section in post.sections
            ],
            "text": post.text,
            "picture": self.board(post.picture) if post.picture else None,
            "paragraphs": [self.paragraph(paragraph) for paragraph in post.paragraphs],
            "film": self.film(post.film),
            "prompt": self.prompt(post.prompt or Prompt(), post.picture),
            "version": post.version,
            "clocks": [self.clock(line) for line in post.clocks],
            "is_over": post.is_over,
            "is_preview": post.is_preview,
            "ending": self.ending(post.ending) if post.ending else None,
            "file": {"name": post.file[0], "text": post.file[1].decode()} if post.file else None,
        }

    def clock(self, line: ClockLine) -> Json:
        """What there is to say of a clock; the page shows its moment in words of its own."""
        return {"words": line.words, "moment": line.moment, "is_date": line.is_date}

    def paragraph(self, paragraph: Paragraph) -> Json:
        """One rule, with its picture."""
        return {
            "chapter": paragraph.chapter,
            "heading": paragraph.heading,
            "text": paragraph.text,
            "picture": self.picture(paragraph.picture),
        }

    # -- parts ---------------------------------------------------------------------------------
    def prompt(self, prompt: Prompt, picture: Picture | None) -> Json:
        """What is asked, and the buttons; those of squares know their place on the picture."""
        where = _places(picture) if picture and prompt.groups else {}
        groups = [
            {
                "key": g.key,
                "label": g.label,
                "present": g.present,  # of a menu: what holds now
                "choices": [self.choice(c) | {"place": where.get(c.square)} for c in g.choices],
            }
            for g in prompt.groups
        ]
        controls = [self.choice(c) for c in prompt.controls if c.ticket]
        words = {"lead": prompt.lead, "rest": prompt.rest, "example": prompt.example}
        return {**words, "groups": groups, "controls": controls}

    def choice(self, choice: Choice) -> Json:
        """One button."""
        return {
            "label": choice.label,
            "detail": choice.detail,
            "name": choice.name or choice.words,
            "notation": choice.notation,
            "style": choice.style,
            "ticket": choice.ticket,
            "verb": choice.ticket.partition(":")[0],
        }

    def picture(self, picture: Picture) -> Json:
        """A picture's address, its size, its words."""
        width, height = size(picture.view, picture.style)
        name = self.picture_tokens.put(self.person, picture)
        return {"src": f"/picture/{name}.png", "width": width, "height": height, "alt": picture.alt}

    def board(self, picture: Picture) -> Json:
        """The same, with the height at which it may be split, and the places of its cards."""
        view, style = picture.view, picture.style
        whole = size(view, style)
        shown = [
            {"code": code, "place": _fractions(box, whole)} for code, box in cards(view, style)
        ]
        split = split_height(view, style) / whole[1]
        return self.picture(picture) | {"split": split, "cards": shown}

    def cards(self, shelves: list[tuple[str, list[Card]]]) -> Json:
        """All cards of a game, by their kinds."""
        return {
            "title": self.say("hall-cards"),
            "shelves": [
                {"label": label, "cards": [self._card(card) for card in found]}
                for label, found in shelves
            ],
        }

    def _card(self, card: Card) -> Json:
        return {
            "code": card.code,
            "face": card.face,
            "title": card.title,
            "text": card.text,
            "picture": self.picture(card.picture) if card.picture else None,
        }

    def film(self, film: tuple[Picture, ...]) -> str:
        """The address of an animation, "" if there is none."""
        return f"/picture/{self.picture_tokens.put(self.person, *film)}.gif" if film else ""

    def item(self, item: HistoryItem) -> Json:
        """One act in the channel."""
        return {
            "version": item.version,
            "when": when(item.at, self.now, self.say, self.zone),
            "lines": item.lines,
            "summary": item.summary.rstrip("."),  # " · today 18:40" follows
            "heading": item.heading,
            "picture": self.picture(item.picture) if item.picture else None,
        }

    def ending(self, ending: Ending) -> Json:
        """How a match went."""
        say, minutes = self.say, int(ending.seconds // 60)
        rounds = len(ending.rounds)
        took = (
            say("page-took-days", count=round(minutes / 1440))
            if minutes >= 1440
            else say("page-took-hours", count=round(minutes / 60))
            if minutes >= 60
            else say("page-took-minutes", count=max(1, minutes))
        )
        played = [say("page-rounds-played", count=rounds)] if rounds else []
        return {"rounds": ending.rounds, "summary": ", ".join([*played, took])}

    # -- the list ------------------------------------------------------------------------------
    def table_list(self, lines: list[TableSummary]) -> list[Json]:
        """Somebody's tables, part after part, in each the most urgent first."""
        return [self._line(line) for line in sorted(lines, key=in_list_order)]

    def _line(self, line: TableSummary) -> Json:
        return {
            "table": line.key.table,
            "game": line.game,
            "title": line.title,
            "rival": line.who,
            "who": self._who(line),
            "group": _GROUPS[line.turn],
            "asked": line.asked if line.turn.waits_for_him else "",
            "waits": line.turn.waits_for_him,
            "is_open": line.turn is Turn.OPEN,
            "score": line.score,
            "left": time_left(line.deadline, self.now, self.say)
            if line.deadline and line.turn in (Turn.MINE, Turn.THEIRS)
            else "",
        }

    def _who(self, line: TableSummary) -> str:
        if line.turn is Turn.OVER:
            if not line.result:
                return line.who
            return self.say("page-ended", who=line.who, result=line.result)
        if line.turn is Turn.OPEN:
            return self.say("page-waits-for", who=line.who)
        return self.say("page-since", who=line.who, when=self._since(line.since))

    def _since(self, at: float) -> str:
        then, today = (
            datetime.fromtimestamp(at, self.zone),
            datetime.fromtimestamp(self.now, self.zone),
        )
        if then.date() == today.date():
            return f"{then:%H:%M}"
        return when(at, self.now, self.say, self.zone)


def _places(picture: Picture) -> dict[str, list[float]]:
    """Each square's left, top, width and height, as fractions of the picture's."""
    whole = size(picture.view, picture.style)
    found = places(picture.view, picture.style)
    return {name: _fractions(box, whole) for name, box in found.items()}


def _fractions(box: Box, whole: tuple[int, int]) -> list[float]:
    width, height = whole
    return [
        round(part, 4)
        for part in (
            box.left / width,
            box.top / height,
            (box.right - box.left) / width,
            (box.bottom - box.top) / height,
        )
    ]
