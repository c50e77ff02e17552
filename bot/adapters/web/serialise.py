"""Posts as the page reads them: plain JSON, in the reader's words, with addresses of pictures."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from bot.adapters.web.encrypted_names import EncryptedNames
from bot.adapters.web.logins import PLATFORM, key_of
from bot.adapters.web.serialise_lists import Json, shield_of
from bot.adapters.web.serialise_obstacles import obstacles_of
from bot.adapters.web.serialise_pictures import PictureSerialiser
from bot.adapters.web.watchers import Watcher
from bot.application.model import (
    Choice,
    Ending,
    Paragraph,
    Person,
    Post,
    Prompt,
    Reply,
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
from engines.core.seat import Seat
from storage.base import TalkLine


@dataclass(frozen=True, slots=True, kw_only=True)
class Serialiser(PictureSerialiser):
    """Makes JSON for one reader, at one moment."""

    names: EncryptedNames

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
            shown["hands"] = self.hands(visit.open_hands, picture)
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
            "plate": self.plate(post.picture) if post.picture and not post.table else None,
            "page": self.names.page_of(post.subject) if post.subject else "",
            "sides": _sides(post),
            "is_apart": post.table is None,
            "paragraphs": [self._paragraph(paragraph) for paragraph in post.paragraphs],
            "film": self.film(post.film),
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
