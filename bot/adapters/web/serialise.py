"""Posts as the page reads them: plain JSON, in the reader's words, with addresses of pictures."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Final

from bot.adapters.web.encrypted_names import EncryptedNames
from bot.adapters.web.fractions import fractions
from bot.adapters.web.logins import PLATFORM, key_of
from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.serialise_lists import Json, ListSerialiser, shield_of
from bot.adapters.web.serialise_obstacles import obstacles_of
from bot.adapters.web.watchers import Watcher
from bot.application.model import (
    Choice,
    Ending,
    Paragraph,
    Person,
    Picture,
    Post,
    Prompt,
    Reply,
    SheetPicture,
    Subject,
)
from bot.application.puzzle_tickets import PUZZLE_PREFIX, PuzzleTicket
from bot.application.summaries import LogRow, TableMoment, TablePage
from bot.application.table_aliases import ALIAS
from bot.application.tickets import Ticket, Verb
from bot.commands.preferences import SETTING_PREFIX
from bot.commands.registry import registry
from bot.messages.card_pages import Card
from bot.messages.lesson_buttons import GUIDED_PREFIX
from engines.core.match_state import Status
from engines.core.record import TournamentMatch
from engines.core.seat import Seat, both
from engines.core.values import View
from renderers import album, cards, framings, pieces, places, size
from renderers.finished_match import PLATE_SIZE
from renderers.game_text import deed, hand_cards, lost, seen_cards
from renderers.people import size_of
from renderers.style import Framing
from renderers.wording import HandCard
from storage.base import TalkLine

# Of the board's picture in large windows, and where the screen has two pixels a CSS pixel.
LARGE_SCALE: Final = 1.5
_TOGETHER: Final = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class Serialiser(ListSerialiser):
    """Makes JSON for one reader, at one moment."""

    picture_tokens: PictureTokens
    names: EncryptedNames
    person: str

    # -- answers and tables --------------------------------------------------------------------
    def reply(self, reply: Reply) -> Json:
        """The answer to a tap or a command."""
        return {
            "ack": reply.ack,
            "is_error": reply.is_error,
            "post": self._post(reply.private) if reply.private else None,
            "table": self.name_of(reply.table) if reply.table else "",
            "obstacles": obstacles_of(reply.why_not.picture) if reply.why_not else None,
        }

    def visit(self, table: str, visit: TablePage, watchers: Collection[Watcher]) -> Json:
        """A whole table, and who watches it."""
        rivals = [one for one in visit.people if key_of(one.address) != self.person]
        besides = {self.person, *(key_of(one.address) for one in rivals)}
        return {
            "table": table,
            "game": visit.game,
            "game_name": self.say(f"{visit.game}-name"),
            "title": visit.title,
            "version": visit.version,
            "status": visit.status,
            "names": {"one": visit.names.one, "two": visit.names.two},
            "profiles": [self._profile(one) for one in rivals],
            "shields": {seat: shield_of(visit.coats[seat], seat) for seat in Seat},
            "sides": [
                {"seat": seat, "post": self._side(post, visit)}
                for seat, post in zip(visit.mine or (None,), visit.sides, strict=True)
            ],
            "log": [self._row(row) for row in visit.log],
            "looked": visit.looked,
            "is_open": visit.status == Status.OPEN,
            "may_ask_takeback": visit.may_ask_takeback,
            "rare": [self.choice(choice) for choice in visit.rare],
            "rematch": {
                "table": self.name_of(visit.rematch.key),
                "by": visit.rematch.by,
                "is_open": visit.rematch.is_open,
                "is_next": visit.rematch.is_next,
            }
            if visit.rematch
            else None,
            "talk": [self._talk_line(line) for line in visit.talk.lines],
            "may_talk": visit.talk.may_speak,
            "is_muted": visit.talk.is_muted,
            "tournament": self._tournament(visit.tournament) if visit.tournament else None,
            "watchers": [one.name for one in watchers if one.person not in besides],
        }

    def _profile(self, person: Person) -> Json:
        return {
            "name": person.name or self.say("entrance-somebody"),
            "page": self.names.page_of(Subject(person=str(person.address))),
        }

    def _tournament(self, match: TournamentMatch) -> Json:
        return {
            "page": self.names.page_of(Subject(tournament=match.tournament)),
            "words": self.say("tournament_page-of-table", name=match.name, round=match.round),
        }

    def _talk_line(self, line: TalkLine) -> Json:
        return {
            "number": line.number,
            "who": line.name or self.say("entrance-somebody"),
            "seat": line.seat,
            "text": line.text,
            "at": line.number / 1000,
        }

    def _side(self, post: Post, visit: TablePage) -> Json:
        shown, picture = self._post(post), post.picture
        if picture and visit.open_hands:
            shown["hands"] = self._hands(visit.open_hands, picture)
            shown["seen"] = []
        return shown

    def _post(self, post: Post) -> Json:
        view = post.picture.view if post.picture else None
        own_hand = ((view.onlooker, view),) if view and view.onlooker else ()
        moment = TableMoment(version=post.version, picture=post.picture, hands=own_hand)
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
            "sheet": self.picture(post.sheet) if post.sheet else None,
            "plate": self._plate(post.picture) if post.picture and not post.table else None,
            "page": self.names.page_of(post.subject) if post.subject else "",
            "sides": _sides(post),
            "is_apart": post.table is None,
            "paragraphs": [self._paragraph(paragraph) for paragraph in post.paragraphs],
            "film": self._film(post.film),
            "film_failed": post.film_failed,
            "prompt": self._prompt(post.prompt or Prompt()),
            "clocks": [asdict(line) for line in post.clocks],
            "is_over": post.is_over,
            "is_preview": post.is_preview,
            "ending": self._ending(post.ending) if post.ending else None,
            "file": {"name": post.file[0], "text": post.file[1].decode()} if post.file else None,
        }

    def _paragraph(self, paragraph: Paragraph) -> Json:
        return {
            "chapter": paragraph.chapter,
            "heading": paragraph.heading,
            "text": paragraph.text,
            "picture": self.picture(paragraph.picture),
        }

    # -- parts ---------------------------------------------------------------------------------
    def _prompt(self, prompt: Prompt) -> Json:
        return {
            "lead": prompt.lead,
            "rest": f"{prompt.rest} {prompt.purpose}".strip(),
            "example": prompt.example,
            "groups": [
                {
                    "key": g.key,
                    "label": g.label,
                    "present": g.present,  # of a menu: what holds now
                    "choices": [self.choice(c) for c in g.choices],
                }
                for g in prompt.groups
            ],
            "controls": [self.choice(c) for c in prompt.controls if c.ticket],
        }

    def choice(self, choice: Choice) -> Json:
        """A button."""
        return {
            "label": choice.label,
            "detail": choice.detail,
            "name": choice.name or choice.words,
            "notation": choice.notation,
            "style": choice.style,
            "ticket": self._ticket(choice.ticket),
            "verb": _verb(choice.ticket),
            "href": _of_page(choice.url) or _href(self.aliases.data_on(PLATFORM, choice.ticket)),
            "square": choice.square,
            "card": choice.card,
            "sign": choice.sign,
        }

    def _ticket(self, ticket: str) -> str:
        ticket = self.aliases.data_on(PLATFORM, ticket)
        return self.names.of_button(ticket, self.person) if _names_others(ticket) else ticket

    def picture(self, picture: Picture | SheetPicture) -> Json:
        """A picture by an address at which this reader alone may fetch it."""
        width, height = self._size(picture)
        return {
            "src": self._address(picture),
            "width": width,
            "height": height,
            "alt": picture.alt,
        }

    # With its squares, where a move may be entered on it.
    def _plate(self, picture: Picture) -> Json:
        view, style = picture.view, picture.style
        found = {} if picture.finished else places(view, style)
        whole = (1, 1) if picture.finished else size(view, style)
        squares = {name: fractions(box, whole) for name, box in found.items()}
        return {**self.picture(picture), "places": squares}

    def _size(self, picture: Picture | SheetPicture) -> tuple[int, int]:
        if isinstance(picture, SheetPicture):
            return size_of(picture.sheet, picture.style)
        return PLATE_SIZE if picture.finished else size(picture.view, picture.style)

    def _address(self, picture: Picture | SheetPicture) -> str:
        token = self.picture_tokens.put(self.person, picture)
        return f"/picture/{token}.{picture.style.file_type}"

    # -- what is seen at one moment ------------------------------------------------------------
    def moment(self, moment: TableMoment) -> Json:
        """The board, the hands beside it, and what was done last."""
        picture = moment.picture
        hands = self._hands(moment.hands, picture) if picture else []
        made = deed(picture.view, picture.style.names, self.say) if picture else None
        fallen = lost(picture.view) if picture else both(())
        return {
            "version": moment.version,
            "board": self._board(picture) if picture else None,
            "hands": hands,
            "seen": self._seen(picture) if picture and len(hands) < len(Seat) else [],
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

    def _board(self, picture: Picture) -> Json:
        offered = framings(picture.view.game)
        return {
            "alt": picture.alt,
            "upright": self._drawing(picture, Framing.TABLE),
            "turned": self._drawing(picture, Framing.TURNED) if Framing.TURNED in offered else None,
        }

    def _drawing(self, picture: Picture, framing: Framing) -> Json:
        # Without the time, or the board would be loaded again whenever that is shown differently.
        # What a ribbon alone shows makes no other picture.
        shown = replace(
            picture.style, framing=framing, time_left=None, is_rated=False, series_score=""
        )
        view, style = picture.view, shown
        picture = replace(picture, finished=None)
        width, height = whole = size(view, style)
        return {
            "src": self._address(replace(picture, style=style)),
            "dense": self._address(replace(picture, style=replace(style, scale=LARGE_SCALE))),
            "width": width,
            "height": height,
            "places": {name: fractions(box, whole) for name, box in places(view, style).items()},
            "pieces": [
                {"kind": one.kind, "box": fractions(one.box, whole)} for one in pieces(view, style)
            ],
            "cards": [
                {"code": code, "box": fractions(box, whole)} for code, box in cards(view, style)
            ],
        }

    def _hands(self, views: Iterable[tuple[Seat, View]], picture: Picture) -> list[Json]:
        game = picture.view.game
        return [self._hand(seat, hand_cards(view, self.say), game) for seat, view in views]

    def _seen(self, picture: Picture) -> list[Json]:
        cards = seen_cards(picture.view, self.say)
        game = picture.view.game
        return [self._hand(seat, cards[seat], game) for seat in Seat if cards[seat]]

    def _hand(self, seat: Seat, cards: Iterable[HandCard], game: str) -> Json:
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

    def _row(self, row: LogRow) -> Json:
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

    def film_frames(self, post: Post) -> list[Json]:
        """The pictures of a post's film one by one; or its only picture."""
        small = post.film or ((post.picture,) if post.picture else ())
        film = tuple(replace(one, style=replace(one.style, scale=LARGE_SCALE)) for one in small)
        return [
            {
                **dict(zip(("width", "height"), self._size(picture), strict=True)),
                "src": f"/picture/{token}/{number}.png",
                "alt": picture.alt,
            }
            for token, few in self._tokens_of(film)
            for number, picture in enumerate(few)
        ]

    # A few pictures have a name together: one for each would replace others' pictures,
    # and one for all be as long to check as they are many.
    def _tokens_of(self, film: tuple[Picture, ...]) -> Iterator[tuple[str, tuple[Picture, ...]]]:
        for start in range(0, len(film), _TOGETHER):
            few = film[start : start + _TOGETHER]
            yield self.picture_tokens.put(self.person, *few), few

    def _film(self, film: tuple[Picture, ...]) -> str:
        return f"/picture/{self.picture_tokens.put(self.person, *film)}.mp4" if film else ""

    def _ending(self, ending: Ending) -> Json:
        say, minutes = self.say, int(ending.seconds // 60)
        rounds = len(ending.rounds)
        if minutes >= 1440:
            took = say("page-took-days", count=round(minutes / 1440))
        elif minutes >= 60:
            took = say("page-took-hours", count=round(minutes / 60))
        else:
            took = say("page-took-minutes", count=max(1, minutes))
        played = [say("page-rounds-played", count=rounds)] if rounds else []
        return {"rounds": ending.rounds, "summary": ", ".join([*played, took])}


# Whether a button's data may hold the address of a person or of a chat.
def _names_others(ticket: str) -> bool:
    begin, _, rest = ticket.partition(":")
    if registry().menu_of(ticket):
        return begin not in (SETTING_PREFIX, PUZZLE_PREFIX, GUIDED_PREFIX)
    return bool(ticket) and not rest.startswith((f"{PLATFORM}:", f"{ALIAS}:"))


# What both sides are called at no table, such as in a puzzle.
def _sides(post: Post) -> Json | None:
    if post.table or post.picture is None:
        return None
    one, two = post.picture.style.names
    return {"one": one, "two": two}


# What a button does: under a puzzle what it would do at a table.
def _verb(ticket: str) -> str:
    begin = ticket.partition(":")[0]
    return PuzzleTicket.parse(ticket).verb if begin == PUZZLE_PREFIX else begin


def _of_page(url: str) -> str:
    return url if url.startswith("/") else ""


# Of a button that only looks at a table: there it is a link.
def _href(ticket: str) -> str:
    if not ticket.startswith((f"{Verb.HAND}:{PLATFORM}:", f"{Verb.HAND}:{ALIAS}:")):
        return ""
    return f"/t/{Ticket.parse(ticket).table.table}"
