"""Messages that show a game's cards, one by one or all, and the buttons that lead there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.application.model import Choice, Group, Picture, Post, Prompt
from bot.application.tickets import Ticket, Verb
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.words import Words, say_in
from engines.core.match_state import Status
from engines.core.seat import Pair
from renderers import Cards, cards_of
from renderers.game_text import ALT_LIMIT
from renderers.games import decision_kinds_of
from renderers.wording import Say
from storage.base import COMPUTER, TableKey

ALL_CARDS: Final = 0  # in a ticket's path; each card has its place in the album, from 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card as a page shows it that has room for all of them."""

    code: str
    face: str
    title: str
    text: str
    picture: Picture | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardReader:
    """Somebody who looks at a game's cards, at one of its tables or without one."""

    game: str
    cards: Cards
    preferences: Preferences
    ticket: Ticket
    perspective: Perspective | None = None

    @property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.preferences.language)

    def title(self, code: str) -> str:
        """Its name; what has one name in several copies is told apart."""
        entry = self.cards.ENTRIES[code]
        name = title_of(self.game, entry, self.say)
        return name if entry == code else f"{name} · {self.cards.face(code, self.say)}"

    def text(self, code: str) -> str:
        """What is told of a card."""
        return self.say(f"{self.game}-about-{self.cards.ENTRIES[code]}")

    def card(self, code: str) -> Card:
        """All about it."""
        return Card(
            code=code,
            face=self.cards.face(code, self.say),
            title=self.title(code),
            text=self.text(code),
            picture=self.picture(code),
        )

    def choice(self, code: str) -> Choice:
        """A button that shows it."""
        return Choice(
            label=self.cards.face(code, self.say),
            name=self.title(code),
            notation=code,
            ticket=self.ticket.to(Verb.CARDS, _ticket_number(self.cards, code)),
        )

    def group(self, key: str, label: str, codes: Iterable[str]) -> Group:
        """Buttons that show some cards, in one row."""
        return Group(key=key, label=label, choices=tuple(map(self.choice, codes)))

    def picture(self, code: str) -> Picture | None:
        """A card's picture; None if it has none."""
        view = self.cards.ALBUM.get(code)
        if view is None:
            return None
        return Picture(
            view=view,
            style=self.preferences.sample_style(Pair(one="", two="")),
            alt=f"{self.title(code)}. {self.text(code)}"[:ALT_LIMIT],
        )

    def groups_at_table(self) -> Iterator[Group]:
        """What they hold, and what lies before everybody; nothing without a table."""
        if self.perspective is None or self.perspective.table.match.state is None:
            return
        view, say = self.perspective.view, self.say
        rows = (("hand", self.cards.at_hand(view)), ("table", self.cards.on_table(view)))
        yield from (
            self.group(key, say(f"hall-cards-{key}"), codes) for key, codes in rows if codes
        )

    def shelves(self) -> tuple[Group, ...]:
        """Everything, by its kinds."""
        return tuple(
            self.group(kind, self.say(f"{self.game}-shelf-{kind}"), codes)
            for kind, codes in self.cards.SHELVES.items()
        )

    def post(self, **parts: object) -> Post:
        """A message about cards. It names no table, so that deliveries don't edit it later."""
        post = self.perspective.post(**parts) if self.perspective else replace(Post(), **parts)  # type: ignore[arg-type]  # checked by Post itself
        return replace(post, table=None)


def table_controls(perspective: Perspective) -> tuple[Choice, ...]:
    """Buttons under a player's turn: the reference card for it, and all cards at hand."""
    cards = cards_of(perspective.table.game.id)
    if cards is None or perspective.table.match.status is not Status.PLAYING:
        return ()
    say, ticket, sheet = perspective.say, perspective.ticket(), cards.sheet_for(perspective.view)
    found = (Choice(label=say("hall-cards"), ticket=ticket.to(Verb.CARDS)),)
    if not sheet:
        return found
    to_sheet = ticket.to(Verb.CARDS, _ticket_number(cards, sheet))
    return (Choice(label=cards.face(sheet, say), ticket=to_sheet, notation=sheet), *found)


def course_control(perspective: Perspective, *, label: str = "") -> tuple[Choice, ...]:
    """The button to the sheet that shows where a game is in its course, if it has such sheets.

    Without a `label` it is named after its place there.
    """
    game = perspective.table.game.id
    cards, kinds = cards_of(game), decision_kinds_of(game)
    if cards is None or kinds is None or perspective.table.match.state is None:
        return ()
    code = kinds.sheet(perspective.view)
    if not code:
        return ()
    ticket = perspective.ticket().to(Verb.CARDS, _ticket_number(cards, code))
    face = cards.face(code, perspective.say)
    return (Choice(label=label or face, name=face, ticket=ticket, notation=code),)


def rules_control(game: str, say: Say, table: TableKey | None = None) -> tuple[Choice, ...]:
    """The button that opens all cards, in games that have some: for the rules."""
    if cards_of(game) is None:
        return ()
    ticket = Ticket(
        verb=Verb.CARDS, table=table or key_without_table(game), version=0, path=(ALL_CARDS,)
    )
    return (Choice(label=say("hall-cards"), ticket=str(ticket)),)


def _ticket_number(cards: Cards, code: str) -> int:
    return list(cards.ENTRIES).index(code) + 1


def title_of(game: str, entry: str, say: Say) -> str:
    """The heading of a card's text."""
    return say(f"{game}-about-{entry}.title")


def card_post(reader: CardReader, code: str) -> Post:
    """One card: picture, text, and buttons to the others at hand."""
    return reader.post(
        title=reader.title(code),
        lines=(reader.text(code),),
        picture=reader.picture(code),
        prompt=Prompt(groups=tuple(reader.groups_at_table()), controls=navigation(reader)),
    )


def card_list_post(reader: CardReader, *, all_: bool) -> Post:
    """The cards at hand; all cards of the game if it is asked for, or if none are at hand."""
    groups = () if all_ else tuple(reader.groups_at_table())
    return reader.post(
        title=reader.say("hall-cards-of", game=reader.say(f"{reader.game}-name")),
        picture=reader.perspective.picture(reader.perspective.view)
        if groups and reader.perspective
        else None,
        prompt=Prompt(
            lead=reader.say("hall-cards-which"),
            groups=groups or reader.shelves(),
            controls=navigation(reader, is_all=not groups),
        ),
    )


def navigation(reader: CardReader, *, is_all: bool = False) -> tuple[Choice, ...]:
    """To where the game is, to all the others, and back to the table."""
    say, ticket = reader.say, reader.ticket
    here = course_control(reader.perspective) if reader.perspective else ()
    every = Choice(label=say("hall-cards-all"), ticket=ticket.to(Verb.CARDS, ALL_CARDS))
    back = Choice(label=say("hall-to-board"), ticket=ticket.to(Verb.HAND))
    return (*here, *([] if is_all else [every]), *([back] if reader.perspective else []))


def reader_without_table(game: str, cards: Cards, preferences: Preferences) -> CardReader:
    """Somebody who looks at a game's cards without a table."""
    return CardReader(
        game=game,
        cards=cards,
        preferences=preferences,
        ticket=Ticket(verb=Verb.CARDS, table=key_without_table(game), version=0),
    )


def key_without_table(game: str) -> TableKey:
    """The key in tickets of cards and rules that are looked at without a table."""
    return TableKey(COMPUTER, "0", game)
