"""Posts as the page reads them: plain JSON, in the reader's words, with addresses of pictures."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.serialise_lists import Json, ListSerialiser, shield_of
from bot.adapters.web.watchers import Watcher
from bot.application.model import Choice, ClockLine, Ending, Paragraph, Picture, Post, Prompt, Reply
from bot.application.summaries import LogRow, RematchSummary, TableMoment, TablePage
from bot.messages.card_pages import Card
from engines.core.match_state import Status
from engines.core.seat import Seat, both
from engines.core.values import View
from renderers import album, cards, framings, pieces, places, size
from renderers.game_text import deed, hand_cards, lost, seen_cards
from renderers.kit.box import Box
from renderers.style import Framing
from renderers.wording import HandCard
from storage.base import TalkLine

LARGE_SCALE: Final = 1.5
"""Of the board's picture in large windows, and where the screen has two pixels a CSS pixel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Serialiser(ListSerialiser):
    """Makes JSON for one reader, at one moment."""

    picture_tokens: PictureTokens
    person: str

    # -- answers and tables --------------------------------------------------------------------
    def reply(self, reply: Reply) -> Json:
        """The answer to a tap or a command."""
        return {
            "ack": reply.ack,
            "is_error": reply.is_error,
            "post": self.post(reply.private) if reply.private else None,
            "table": reply.table.table if reply.table else "",
        }

    def visit(self, table: str, visit: TablePage, watchers: Collection[Watcher]) -> Json:
        """A whole table, and who watches it."""
        besides = {*visit.players, self.person}
        names = {"one": visit.names.one, "two": visit.names.two}
        shields = {seat: shield_of(visit.coats[seat], seat) for seat in Seat}
        sides = [
            {"seat": seat, "post": self.side(post, visit)}
            for seat, post in zip(visit.mine or (None,), visit.sides, strict=True)
        ]
        return {
            "table": table,
            "game": visit.game,
            "game_name": self.say(f"{visit.game}-name"),
            "title": visit.title,
            "version": visit.version,
            "status": visit.status,
            "names": names,
            "shields": shields,
            "sides": sides,
            "log": [self.row(row) for row in visit.log],
            "looked": visit.looked,
            "is_open": visit.status == Status.OPEN,
            "may_ask_takeback": visit.may_ask_takeback,
            "rare": [self.choice(choice) for choice in visit.rare],
            "rematch": self.rematch(visit.rematch) if visit.rematch else None,
            "talk": [self.talk_line(line) for line in visit.talk.lines],
            "may_talk": visit.talk.may_speak,
            "is_muted": visit.talk.is_muted,
            "watchers": [one.name for one in watchers if one.person not in besides],
        }

    def rematch(self, rematch: RematchSummary) -> Json:
        """Who has asked for the same again, and where that is."""
        return {"table": rematch.key.table, "by": rematch.by, "is_open": rematch.is_open}

    def talk_line(self, line: TalkLine) -> Json:
        """Something that a player has said."""
        return {
            "number": line.number,
            "who": line.name or self.say("entrance-somebody"),
            "seat": line.seat,
            "text": line.text,
            "at": line.number / 1000,
        }

    def side(self, post: Post, visit: TablePage) -> Json:
        """The post of one side; after the end with both hands."""
        shown, picture = self.post(post), post.picture
        if picture and visit.open_hands:
            shown["hands"] = self.hands(visit.open_hands, picture)
            shown["seen"] = []
        return shown

    def post(self, post: Post) -> Json:
        """One post."""
        hands = _own_hand(post.picture)
        moment = TableMoment(version=post.version, picture=post.picture, hands=hands)
        return self.moment(moment) | {
            "title": post.title,
            "lines": post.lines,
            "gist": post.gist or post.lines,
            "seal": {"words": post.seal.words, "digits": post.seal.digits} if post.seal else None,
            "sections": [
                {"title": section.title, "lines": [line.text for line in section.lines]}
                for section in post.sections
            ],
            "text": post.text,
            "paragraphs": [self.paragraph(paragraph) for paragraph in post.paragraphs],
            "film": self.film(post.film),
            "film_failed": post.film_failed,
            "prompt": self.prompt(post.prompt or Prompt()),
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
    def prompt(self, prompt: Prompt) -> Json:
        """What is asked, and the buttons."""
        groups = [
            {
                "key": g.key,
                "label": g.label,
                "present": g.present,  # of a menu: what holds now
                "choices": [self.choice(c) for c in g.choices],
            }
            for g in prompt.groups
        ]
        controls = [self.choice(c) for c in prompt.controls if c.ticket]
        rest = f"{prompt.rest} {prompt.purpose}".strip()
        words = {"lead": prompt.lead, "rest": rest, "example": prompt.example}
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
            "square": choice.square,
            "card": choice.card,
            "sign": choice.sign,
        }

    def picture(self, picture: Picture) -> Json:
        """A picture's address, its size, its words."""
        width, height = size(picture.view, picture.style)
        src = self._address(picture)
        return {"src": src, "width": width, "height": height, "alt": picture.alt}

    def _address(self, picture: Picture) -> str:
        token = self.picture_tokens.put(self.person, picture)
        return f"/picture/{token}.{picture.style.file_type}"

    # -- what is seen at one moment ------------------------------------------------------------
    def moment(self, moment: TableMoment) -> Json:
        """The board, the hands beside it, and what was done last."""
        picture = moment.picture
        hands = self.hands(moment.hands, picture) if picture else []
        made = deed(picture.view, picture.style.names, self.say) if picture else None
        fallen = lost(picture.view) if picture else both(())
        return {
            "version": moment.version,
            "board": self.board(picture) if picture else None,
            "hands": hands,
            "seen": self.seen(picture) if picture and len(hands) < len(Seat) else [],
            "lost": {"one": fallen.one, "two": fallen.two},
            "deed": {
                "seat": made.seat,
                "sign": made.sign,
                "words": made.words,
                "result": made.result,
            }
            if made
            else None,
        }

    def board(self, picture: Picture) -> Json:
        """The board alone, without the hand, as each framing that the game offers shows it."""
        offered = framings(picture.view.game)
        return {
            "alt": picture.alt,
            "upright": self.drawing(picture, Framing.TABLE),
            "turned": self.drawing(picture, Framing.TURNED) if Framing.TURNED in offered else None,
        }

    def drawing(self, picture: Picture, framing: Framing) -> Json:
        """One picture of a board, and where everything is on it."""
        # Without the time, or the board would be loaded anew whenever that is shown differently.
        view, style = picture.view, replace(picture.style, framing=framing, time_left=None)
        picture = replace(picture, finished=None)
        width, height = whole = size(view, style)
        large = replace(style, scale=LARGE_SCALE)
        return {
            "src": self._address(replace(picture, style=style)),
            "dense": self._address(replace(picture, style=large)),
            "width": width,
            "height": height,
            "places": {name: _fractions(box, whole) for name, box in places(view, style).items()},
            "pieces": [
                {"kind": one.kind, "box": _fractions(one.box, whole)} for one in pieces(view, style)
            ],
            "cards": [
                {"code": code, "box": _fractions(box, whole)} for code, box in cards(view, style)
            ],
        }

    def hands(self, views: Iterable[tuple[Seat, View]], picture: Picture) -> list[Json]:
        """Hands that lie open to the reader, each in its owner's view."""
        game = picture.view.game
        return [self.hand(seat, hand_cards(view, self.say), game) for seat, view in views]

    def seen(self, picture: Picture) -> list[Json]:
        """What the reader has seen of hands that are closed to him, where that is anything."""
        cards = seen_cards(picture.view, self.say)
        game = picture.view.game
        return [self.hand(seat, cards[seat], game) for seat in Seat if cards[seat]]

    def hand(self, seat: Seat, cards: Iterable[HandCard], game: str) -> Json:
        """Cards of a hand, one by one."""
        shown = album(game)
        return {
            "seat": seat,
            "cards": [
                {
                    "code": card.code,
                    "face": card.face,
                    "name": card.name,
                    "pips": card.pips,
                    "is_playable": card.is_playable,
                    "is_drawn": card.code in shown,  # as a sprite; else its face is set in type
                }
                for card in cards
            ],
        }

    def row(self, row: LogRow) -> Json:
        """A line of the log."""
        return {
            "version": row.version,
            "at": row.at,
            "number": row.number,
            "seat": row.seat or "",
            "words": row.words,
            "result": row.result,
            "mark": row.mark,
            "heading": row.heading,
        }

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
        return f"/picture/{self.picture_tokens.put(self.person, *film)}.mp4" if film else ""

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


def _own_hand(picture: Picture | None) -> tuple[tuple[Seat, View], ...]:
    if picture is None or picture.view.onlooker is None:
        return ()
    return ((picture.view.onlooker, picture.view),)


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
