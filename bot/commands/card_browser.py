"""Cards to be looked at one by one: those in one's hand, those on the table, all of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from typing import Final

from bot.application.model import COMPUTER, Ask, Choice, Group, Picture, Post, Prompt, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.prompts import ChoiceGoneError
from bot.messages.words import LANGUAGES, Words, plain, say_in
from engines.core.match_state import Status
from engines.core.seat import Pair
from renderers import Cards, cards_of
from renderers.game_text import ALT_LIMIT
from renderers.wording import Say
from storage.base import TableKey

_ALL: Final = 0  # in a ticket's path; each card has its place in the album, from 1
_NEAR: Final = 5
SAID_AGAIN: Final = 40  # characters of a wrong name
_CLOSE: Final = 0.5  # of the letters are alike


class NoCardsError(LookupError):
    """No game of the hall has cards to look at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card as a page shows it that has room for all of them."""

    code: str
    face: str
    title: str
    text: str
    picture: Picture | None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reader:
    """Somebody who looks at a game's cards, at one of its tables or without one."""

    game: str
    cards: Cards
    preferences: Preferences
    ticket: Ticket
    perspective: Perspective | None = None

    @property
    def say(self) -> Words:
        return say_in(self.preferences.language)

    def title(self, code: str) -> str:
        """Its name; what has one name in several copies is told apart."""
        entry = self.cards.ENTRIES[code]
        name = title_of(self.game, entry, self.say)
        return name if entry == code else f"{name} · {self.cards.face(code, self.say)}"

    def text(self, code: str) -> str:
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
            ticket=self.ticket.to(Verb.CARDS, place(self.cards, code)),
        )

    def group(self, key: str, label: str, codes: Iterable[str]) -> Group:
        return Group(key=key, label=label, choices=tuple(map(self.choice, codes)))

    def picture(self, code: str) -> Picture | None:
        view = self.cards.ALBUM.get(code)
        if view is None:
            return None
        look = self.preferences.look(Pair(one="", two=""))
        alt = f"{self.title(code)}. {self.text(code)}"[:ALT_LIMIT]
        return Picture(view=view, look=look, alt=alt)

    def match(self) -> Iterator[Group]:
        """What he holds, and what lies before everybody; nothing without a table."""
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
        """A message about cards; deliveries don't take it for one about the table."""
        post = self.perspective.post(**parts) if self.perspective else replace(Post(), **parts)  # type: ignore[arg-type]  # checked by Post itself
        return replace(post, table=None)


# -- what is asked for ---------------------------------------------------------------------------


async def tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The cards at hand; after `_ALL` every card; else the one card that the path names."""
    reader = await _reader(context, ask, ticket)
    key = reader.perspective.table.key if reader.perspective else None
    number = ticket.path[0] if ticket.path else None
    codes = list(reader.cards.ENTRIES)
    if number is not None and number > len(codes):
        raise ChoiceGoneError(str(ticket))
    post = _one(reader, codes[number - 1]) if number else _several(reader, all_=number == _ALL)
    return Reply(private=post, table=key)


async def named(context: Context, ask: Ask, name: str) -> Reply:
    """The card with this name, in the asker's language, in English or Italian, or by its code.

    Without a name all of them; after one that is none's, those that are nearest.

    Raises:
        NoCardsError: there is no game with cards.
    """
    preferences = context.preferences(ask, await context.store.profile(ask.me))
    readers = [_on_the_shelf(game, cards, preferences) for game, cards in _decks(context)]
    if not readers:
        raise NoCardsError
    if not name.strip():
        return Reply(private=_several(readers[0], all_=True))
    nearest: list[tuple[_Reader, str]] = []
    for reader in readers:
        codes, is_found = _like(reader, name)
        if is_found:
            return Reply(private=_one(reader, codes[0]))
        nearest += [(reader, code) for code in codes]
    key = "hall-no-card-near" if nearest else "hall-no-card"
    offered = tuple(reader.choice(code) for reader, code in nearest)
    prompt = Prompt(
        lead=readers[0].say(key, name=name.strip()[:SAID_AGAIN]),
        groups=(Group(key="near", label="", choices=offered),) if offered else (),
        controls=_ways(readers[0]),
    )
    return Reply(private=Post(prompt=prompt))


def shelves(context: Context, preferences: Preferences, game: str) -> list[tuple[str, list[Card]]]:
    """Everything by its kinds, each with its name; [] in games without cards."""
    cards = dict(_decks(context)).get(game)
    if cards is None:
        return []
    reader = _on_the_shelf(game, cards, preferences)
    return [
        (reader.say(f"{game}-shelf-{kind}"), [reader.card(code) for code in codes])
        for kind, codes in cards.SHELVES.items()
    ]


def suggest(context: Context, say: Say, text: str) -> Iterator[tuple[str, str]]:
    """Names that continue what was typed, each with its code."""
    wanted = squeezed(text)
    for game, cards in _decks(context):
        spelled = _spellings(game)
        already_shown_to: set[str] = set()
        for code, entry in cards.ENTRIES.items():
            fits = any(wanted in spelling for spelling, one in spelled.items() if one == code)
            if fits and entry not in already_shown_to:
                already_shown_to.add(entry)
                yield title_of(game, entry, say), code


# -- buttons -------------------------------------------------------------------------------------


def controls(perspective: Perspective) -> tuple[Choice, ...]:
    """Under one's turn: the sheet that helps with it, and the cards."""
    cards = cards_of(perspective.table.game.id)
    if cards is None or perspective.table.match.status is not Status.PLAYING:
        return ()
    say, ticket, sheet = perspective.say, perspective.ticket(), cards.sheet_for(perspective.view)
    found = (Choice(label=say("hall-cards"), ticket=ticket.to(Verb.CARDS)),)
    if not sheet:
        return found
    number = place(cards, sheet)
    label = cards.face(sheet, say)
    return (Choice(label=label, ticket=ticket.to(Verb.CARDS, number), notation=sheet), *found)


def control(game: str, say: Say, table: TableKey | None = None) -> tuple[Choice, ...]:
    """The button that opens all cards, in games that have some: for the rules."""
    if cards_of(game) is None:
        return ()
    ticket = Ticket(verb=Verb.CARDS, table=table or _shelf(game), version=0, path=(_ALL,))
    return (Choice(label=say("hall-cards"), ticket=str(ticket)),)


def place(cards: Cards, code: str) -> int:
    """What stands for a card in a ticket's path."""
    return list(cards.ENTRIES).index(code) + 1


def title_of(game: str, entry: str, say: Say) -> str:
    """The name that stands over what is told."""
    return say(f"{game}-about-{entry}.title")


# -- posts ---------------------------------------------------------------------------------------


def _one(reader: _Reader, code: str) -> Post:
    return reader.post(
        title=reader.title(code),
        lines=(reader.text(code),),
        picture=reader.picture(code),
        prompt=Prompt(groups=tuple(reader.match()), controls=_ways(reader)),
    )


def _several(reader: _Reader, *, all_: bool) -> Post:
    groups = () if all_ else tuple(reader.match())
    title = reader.say("hall-cards-of", game=reader.say(f"{reader.game}-name"))
    return reader.post(
        title=title,
        picture=reader.perspective.picture(reader.perspective.view)
        if groups and reader.perspective
        else None,
        prompt=Prompt(
            lead=reader.say("hall-cards-which"),
            groups=groups or reader.shelves(),
            controls=_ways(reader, is_all=not groups),
        ),
    )


def _ways(reader: _Reader, *, is_all: bool = False) -> tuple[Choice, ...]:
    """To all the others, and back to the table."""
    say, ticket = reader.say, reader.ticket
    every = Choice(label=say("hall-cards-all"), ticket=ticket.to(Verb.CARDS, _ALL))
    back = Choice(label=say("hall-to-board"), ticket=ticket.to(Verb.HAND))
    return (*([] if is_all else [every]), *([back] if reader.perspective else []))


# -- who looks, and at what ----------------------------------------------------------------------


async def _reader(context: Context, ask: Ask, ticket: Ticket) -> _Reader:
    if ticket.table.platform == COMPUTER:
        preferences = context.preferences(ask, await context.store.profile(ask.me))
        cards = dict(_decks(context)).get(ticket.table.table)
        if cards is None:
            raise ChoiceGoneError(str(ticket))
        return _on_the_shelf(ticket.table.table, cards, preferences)
    perspective = context.perspective(ask, await context.load(ask, ticket.table))
    game = perspective.table.game.id
    cards = cards_of(game)
    if cards is None:
        raise ChoiceGoneError(str(ticket))
    return _Reader(
        game=game,
        cards=cards,
        preferences=perspective.preferences,
        ticket=perspective.ticket(),
        perspective=perspective,
    )


def _on_the_shelf(game: str, cards: Cards, preferences: Preferences) -> _Reader:
    ticket = Ticket(verb=Verb.CARDS, table=_shelf(game), version=0)
    return _Reader(game=game, cards=cards, preferences=preferences, ticket=ticket)


def _shelf(game: str) -> TableKey:
    """Where cards lie that are looked at without a table."""
    return TableKey(COMPUTER, "0", game)


def _decks(context: Context) -> list[tuple[str, Cards]]:
    return [(game, cards) for game in context.games if (cards := cards_of(game))]


@cache
def _spellings(game: str) -> dict[str, str]:
    """Each card by everything that it may be called; what stands in brackets is a name too."""
    cards = cards_of(game)
    if cards is None:
        return {}
    found: dict[str, str] = {}
    for code, entry in cards.ENTRIES.items():
        names = [code, entry]
        for language in LANGUAGES:
            title = title_of(game, entry, say_in(language))
            names += [title, *title.rstrip(")").split("(")]
        for name in names:
            found.setdefault(squeezed(name), code)
    return {**dict(cards.SPELLINGS), **found}


def _like(reader: _Reader, name: str) -> tuple[list[str], bool]:
    """The card that is meant, and True; else those that are nearest."""
    spelled, wanted = _spellings(reader.game), squeezed(name)
    if wanted in spelled:
        return [spelled[wanted]], True
    begun = dict.fromkeys(
        code for one, code in spelled.items() if wanted and one.startswith(wanted)
    )
    if len({reader.cards.ENTRIES[code] for code in begun}) == 1:
        return list(begun), True
    close = get_close_matches(wanted, spelled, n=3 * _NEAR, cutoff=_CLOSE)
    return list(dict.fromkeys([*begun, *(spelled[one] for one in close)]))[:_NEAR], False


def squeezed(text: str) -> str:
    """A name without regard to case, accents, blanks and signs."""
    return plain(text).replace(" ", "")
