"""Tournaments of the field's, as somebody is shown them."""

from __future__ import annotations

from bot.application.loaded_tournament import LoadedTournament
from bot.application.tournament_notices import who_is_told
from bot.messages.preferences import Preferences
from bot.messages.tournament_news import news_post
from bot.messages.tournament_reader import TournamentReader
from engines.core.tournaments.acts import Record
from engines.core.tournaments.replay import states
from tests.engines.core.tournaments.field import at


def loaded(event) -> LoadedTournament:
    """As the store would give it."""
    record = Record(head=event.state.head, log=tuple(event.log))
    return LoadedTournament(id="k3zqa7xw", record=record, state=event.state, loaded_at=event.now)


def reader(event, name: str = "", language: str = "en", **more) -> TournamentReader:
    """Somebody of the field; without a name a chat."""
    return TournamentReader(
        preferences=Preferences(language=language),
        now=event.now,
        identities=frozenset({at(name)} if name else ()),
        **more,
    )


def news(event, language: str = "en") -> dict:
    """What the last act means, by the names of those who are told."""
    *_, before, after = states(event.state.head, event.log)
    names = [one.partition(":")[2] for one in who_is_told(before, after, event.log[-1])]
    tournament = loaded(event)
    return {
        name: news_post(tournament, tournament.version, at(name), reader(event, name, language))
        for name in names
    }


def buttons(post) -> list[str]:
    """The words of a post's buttons."""
    return [choice.label for choice in post.prompt.controls]


def words(post) -> str:
    """All that is read in a post."""
    lines = (*post.lines, *(line.words for line in post.clocks), *buttons(post))
    return "\n".join((post.title, *lines, post.sheet.alt if post.sheet else ""))
