"""Cards to be looked at one by one: those in one's hand, those on the table, all of a game."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Final

from bot.application.model import Ask, Group, Post, Prompt, Reply
from bot.application.refused import RefusedError, quoted
from bot.application.tickets import Ticket, Verb
from bot.commands.arguments import Argument, Given, Suggestion
from bot.commands.context import Context
from bot.commands.declaration import Command, of_words
from bot.messages.card_pages import (
    ALL_CARDS,
    Card,
    CardReader,
    card_list_post,
    card_post,
    navigation,
    reader_without_table,
    title_of,
)
from bot.messages.preferences import Preferences
from bot.messages.prompts import ChoiceGoneError
from bot.messages.words import LANGUAGES, choose_language, say_in, searchable
from renderers import Cards, cards_of
from renderers.wording import Say
from storage.base import COMPUTER

_NEAR: Final = 5


_CLOSE: Final = 0.5  # of the letters are alike

# Cards; platforms show no more.
_SUGGESTED: Final = 25


# The cards at hand; after `ALL_CARDS` every card; else the one card that the path names.
async def _tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    reader = await _card_reader(context, ask, ticket)
    key = reader.perspective.table.key if reader.perspective else None
    number = ticket.path[0] if ticket.path else None
    if not number:
        return Reply(private=card_list_post(reader, all_=number == ALL_CARDS), table=key)
    codes = list(reader.cards.ENTRIES)
    if number > len(codes):
        raise ChoiceGoneError(str(ticket))
    return Reply(private=card_post(reader, codes[number - 1]), table=key)


async def named(context: Context, ask: Ask, name: str) -> Reply:
    """The card with this name, in the asker's language, in English or Italian, or by its code.

    Without a name all of them; after one that is none's, those that are nearest.

    Raises:
        RefusedError: there is no game with cards.
    """
    preferences = await context.preferences_of(ask)
    readers = [
        reader_without_table(game, cards, preferences) for game, cards in _games_with_cards(context)
    ]
    if not readers:
        raise RefusedError("hall-cards-none")
    if not name.strip():
        return Reply(private=card_list_post(readers[0], all_=True))
    nearest: list[tuple[CardReader, str]] = []
    for reader in readers:
        codes, is_found = _matching(reader, name)
        if is_found:
            return Reply(private=card_post(reader, codes[0]))
        nearest += [(reader, code) for code in codes]
    key = "hall-no-card-near" if nearest else "hall-no-card"
    offered = tuple(reader.choice(code) for reader, code in nearest)
    prompt = Prompt(
        lead=readers[0].say(key, name=quoted(name.strip())),
        groups=(Group(key="near", label="", choices=offered),) if offered else (),
        controls=navigation(readers[0]),
    )
    return Reply(private=Post(prompt=prompt))


def shelves(context: Context, preferences: Preferences, game: str) -> list[tuple[str, list[Card]]]:
    """Everything by its kinds, each with its name; [] in games without cards.

    What a chat has no room for comes with the last kind.
    """
    cards = dict(_games_with_cards(context)).get(game)
    if cards is None:
        return []
    reader = reader_without_table(game, cards, preferences)
    shelved = {code for codes in cards.SHELVES.values() for code in codes}
    found = [
        (reader.say(f"{game}-shelf-{kind}"), [reader.card(code) for code in codes])
        for kind, codes in cards.SHELVES.items()
    ]
    found[-1][1].extend(reader.card(code) for code in cards.ENTRIES if code not in shelved)
    return found


def _suggest(context: Context, say: Say, text: str) -> Iterator[tuple[str, str]]:
    wanted = _compact(text)
    for game, cards in _games_with_cards(context):
        fitting = {code for name, code in _names_of_cards(game).items() if wanted in name}
        entries: dict[str, str] = {}
        for code, entry in cards.ENTRIES.items():
            if code in fitting:
                entries.setdefault(entry, code)
        yield from ((title_of(game, entry, say), code) for entry, code in entries.items())


async def _card_reader(context: Context, ask: Ask, ticket: Ticket) -> CardReader:
    if ticket.table.platform == COMPUTER:
        cards = dict(_games_with_cards(context)).get(ticket.table.table)
        if cards is None:
            raise ChoiceGoneError(str(ticket))
        preferences = await context.preferences_of(ask)
        return reader_without_table(ticket.table.table, cards, preferences)
    perspective = context.perspective(ask, await context.load(ask, ticket.table))
    game = perspective.table.game.id
    cards = cards_of(game)
    if cards is None:
        raise ChoiceGoneError(str(ticket))
    return CardReader(
        game=game,
        cards=cards,
        preferences=perspective.preferences,
        ticket=perspective.ticket(),
        perspective=perspective,
    )


def _games_with_cards(context: Context) -> list[tuple[str, Cards]]:
    return [(game, cards) for game in context.games if (cards := cards_of(game))]


# What stands in brackets is a name too.
@cache
def _names_of_cards(game: str) -> dict[str, str]:
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
            found.setdefault(_compact(name), code)
    return {**dict(cards.SPELLINGS), **found}


# The card that is meant, and True; else those that are nearest.
def _matching(reader: CardReader, name: str) -> tuple[list[str], bool]:
    spelled, wanted = _names_of_cards(reader.game), _compact(name)
    if wanted in spelled:
        return [spelled[wanted]], True
    begun = dict.fromkeys(
        code for one, code in spelled.items() if wanted and one.startswith(wanted)
    )
    if len({reader.cards.ENTRIES[code] for code in begun}) == 1:
        return list(begun), True
    close = get_close_matches(wanted, spelled, n=3 * _NEAR, cutoff=_CLOSE)
    return list(dict.fromkeys([*begun, *(spelled[one] for one in close)]))[:_NEAR], False


# A name without regard to case, accents, blanks and signs.
def _compact(text: str) -> str:
    return searchable(text).replace(" ", "")


async def _suggestions(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    say = say_in(choose_language(ask.who.locale))
    found = islice(_suggest(context, say, typed), _SUGGESTED)
    return [Suggestion(value=code, words=name) for name, code in found]


COMMAND: Final = Command(
    name="card",
    run=of_words(named),
    arguments=(Argument(name="card", suggest=_suggestions),),
    rank=9,
    buttons={Verb.CARDS: _tapped},
)
