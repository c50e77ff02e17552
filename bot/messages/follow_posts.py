"""Following a match: what is offered, and what one is shown of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Choice, Group, Post, Prompt
from bot.application.tickets import Ticket, Verb
from bot.messages import posts
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.profile_posts import FILM_PREFIX, ProfileReader
from bot.messages.words import Words, say_in
from engines.core.match_state import Status
from storage.base import Following, TableKey

# What begins the data of a button that lists somebody's running matches, with their address.
RUNNING_PREFIX: Final = "fr"

_NAMED: Final = 3  # matches on a profile; the others stand in the list that its button opens


def match_words(table: LoadedTable, preferences: Preferences) -> str:
    """ "Gygès: Anna – Bea"."""
    told = Perspective(table=table, preferences=preferences)
    game = told.say(f"{table.game.id}-name")
    return told.say("follow-match", game=game, one=told.names.one, two=told.names.two)


def rivals(matches: Sequence[LoadedTable], reader: ProfileReader) -> list[str]:
    """ "Playing now: Gygès against Bea", of the last matches that somebody plays."""
    lines = []
    for table in matches[:_NAMED]:
        told = Perspective(table=table, preferences=reader.preferences)
        seat = table.seat_of(reader.profile.address)
        if seat:
            game, name = reader.title_of(table.game.id), told.names[seat.other]
            lines.append(reader.say("follow-playing", game=game, name=name))
    if len(matches) > _NAMED:
        lines.append(reader.say("follow-playing-more", count=len(matches) - _NAMED))
    return lines


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowReader:
    """Somebody to whom matches are offered."""

    preferences: Preferences
    pass_to: Callable[[TableKey], int]  # what their buttons hold: `Tables.pass_to`

    @property
    def say(self) -> Words:
        """Words in their language."""
        return say_in(self.preferences.language)

    def choice(self, label: str, verb: Verb, key: TableKey) -> Choice:
        """A button that counts for them wherever nobody else sees it."""
        return Choice(label=label, ticket=_ticket(verb, key, self.pass_to(key)))


def offers_post(
    title: str,
    lead: str,
    tables: Iterable[LoadedTable],
    reader: FollowReader,
    *controls: Choice,
) -> Post:
    """Matches that may be followed, with a button for each."""
    choices = tuple(
        reader.choice(match_words(table, reader.preferences), Verb.FOLLOW, table.key)
        for table in tables
    )
    group = Group(key=Verb.FOLLOW, label="", choices=choices)
    return Post(title=title, prompt=Prompt(lead=lead, groups=(group,), controls=controls))


def followed_post(tables: Iterable[LoadedTable], preferences: Preferences) -> Post:
    """Matches that somebody follows, with a button for each that ends that."""
    say = say_in(preferences.language)
    choices = tuple(
        Choice(label=match_words(table, preferences), ticket=_ticket(Verb.UNFOLLOW, table.key))
        for table in tables
    )
    group = Group(key=Verb.UNFOLLOW, label="", choices=choices)
    return Post(
        title=say("follow-list"), prompt=Prompt(lead=say("follow-stop-which"), groups=(group,))
    )


def question(table: LoadedTable, reader: FollowReader, how: Following | None) -> Post:
    """What somebody wants to be told of a match; and what they are told now, if they follow it."""
    say = reader.say
    return Post(
        title=match_words(table, reader.preferences),
        lines=(say(f"follow-told-{how}"),) if how else (),
        prompt=Prompt(lead=say("follow-how"), controls=_answers(table.key, reader, how)),
    )


def follows_post(
    table: LoadedTable, reader: FollowReader, how: Following, *, is_closed: bool
) -> Post:
    """What somebody is told from now on, and the way back; or why they won't hear it."""
    keys = (f"follow-told-{how}", *(["follow-closed"] if is_closed else []))
    return Post(
        title=match_words(table, reader.preferences),
        lines=tuple(map(reader.say, keys)),
        prompt=Prompt(controls=_answers(table.key, reader, how)),
    )


def told_post(perspective: Perspective, *, rings: bool) -> Post:
    """The board as everybody sees it, for any reader; after the end the plate.

    Its buttons need no seat.
    """
    public = replace(perspective, seat=None)
    key, say = public.table.key, public.say
    is_over = public.table.match.status is Status.OVER
    film = Choice(label=say("hall-replay"), ticket=f"{FILM_PREFIX}:{key}")
    return replace(
        posts.board(public, keyboard=False),
        prompt=Prompt(controls=(film,) if is_over else (_stop(key, say),)),
        is_silent=not rings,
        is_update=not is_over,
    )


def _answers(key: TableKey, reader: FollowReader, how: Following | None) -> tuple[Choice, ...]:
    wishes = {
        Following.END: ("follow-only-end", Verb.FOLLOW_END),
        Following.MOVES: ("follow-every-move", Verb.FOLLOW_MOVES),
    }
    offered = [
        reader.choice(reader.say(words), verb, key)
        for wish, (words, verb) in wishes.items()
        if wish is not how
    ]
    return (*offered, _stop(key, reader.say)) if how else tuple(offered)


def _stop(key: TableKey, say: Words) -> Choice:
    return Choice(label=say("follow-stop"), ticket=_ticket(Verb.UNFOLLOW, key))


# They name no version: what one is told depends on none.
def _ticket(verb: Verb, key: TableKey, *path: int) -> str:
    return str(Ticket(verb=verb, table=key, version=0, path=path))
