"""The card of a tournament: what is played, who may join, and the buttons to do so; who plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import ButtonStyle, Choice, ClockLine, Post, Prompt, Subject
from bot.application.tournament_tickets import Step
from bot.messages.clock_words import clock_words
from bot.messages.term_changes import rating_words
from bot.messages.times import span
from bot.messages.tournament_reader import (
    GAP,
    READER,
    TournamentReader,
    games_words,
    listed_name,
)
from bot.messages.tournament_sheets import with_own_line
from bot.messages.words import Words
from engines.core.record import Series
from engines.core.tournaments.head import Head, Kind, LateEntry
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.standings import Row
from engines.core.tournaments.state import Entrant, Out, Status, TournamentState

_MOST_LISTED: Final = 24  # players in a list: Discord takes 2,000 characters


def card(tournament: LoadedTournament, reader: TournamentReader, *, url: str = "") -> Post:
    """What is played and by whom, with the buttons to join or to look.

    Of a reader who is known only the buttons that do something. `url`: its page.
    """
    state, head, say = tournament.state, tournament.head, reader.say
    organiser = say("tournament-organiser", name=reader.name_of(state.organiser))
    lines = (
        " · ".join([games_words(head.games, say), kind_words(state, say)]),
        " · ".join([rating_words(say, is_rated=head.is_rated), clock_words(head.clock, say)]),
        " · ".join(_time(head, say)),
        *_who_may_join(head, say),
        _how_far(state, say),
        organiser,
        *_own_part(tournament, reader),
    )
    return Post(
        title=head.name,
        lines=lines,
        clocks=_when(state, say),
        prompt=Prompt(controls=(*_controls(tournament, reader), *page_link(url, say))),
        subject=Subject(tournament=tournament.id),
    )


def players(tournament: LoadedTournament, reader: TournamentReader, *, url: str = "") -> Post:
    """Who plays: the best first, who is out last, with the reason; the reader's own line in any
    case.
    """
    state, say = tournament.state, reader.say
    rows = {row.address: row for row in tournament.standings()} if state.began else {}
    ordered = sorted(state.entrants.values(), key=lambda one: _order(one, rows))
    shown = with_own_line(ordered, [reader.is_reader(e.address) for e in ordered], _MOST_LISTED)
    lines = [_player(one, rows.get(one.address), reader) if one else GAP for one in shown]
    if more := len(ordered) - sum(one is not None for one in shown):
        lines.append(say("tournament-more", count=more))
    return Post(
        title=tournament.head.name,
        lines=(say("tournament-joined", count=len(state.active)), *lines),
        prompt=Prompt(
            controls=(
                reader.choice("tournament-to-card", tournament, Step.CARD),
                *page_link(url, say),
            )
        ),
    )


def kind_words(state: TournamentState, say: Words) -> str:
    """The kind, and how many rounds there are, as far as it is known: "Swiss, 3 rounds"."""
    head = state.head
    parts = [say(f"tournament-{head.kind}")]
    if rounds := total_rounds(state) or head.rounds:
        parts.append(say("tournament-rounds", count=rounds))
    if head.series is not Series.NONE:
        parts.append(say(f"series-{head.series}"))
    return ", ".join(parts)


def may_join(state: TournamentState) -> bool:
    """Whether somebody new may join now, if there is room."""
    head = state.head
    if state.status is not Status.RUNNING or head.kind is Kind.LADDER:
        return state.status is not Status.ENDED
    return head.late_entry is not LateEntry.REFUSED and len(state.rounds) < total_rounds(state)


def may_come_back(state: TournamentState, entrant: Entrant) -> bool:
    """Whether somebody who is out may join again by themselves."""
    if entrant.is_in or entrant.out is Out.TAKEN_OUT or state.status is Status.ENDED:
        return False
    if state.status is Status.ENROLLING or state.head.kind is Kind.LADDER:
        return True
    is_early = len(state.rounds) < total_rounds(state)
    return is_early and state.head.kind is not Kind.KNOCK_OUT


def page_link(url: str, say: Words) -> tuple[Choice, ...]:
    """A button to a tournament's page, if it has an address."""
    return (Choice(label=say("tournament-page"), ticket="", url=url),) if url else ()


def _time(head: Head, say: Words) -> tuple[str, str]:
    key = "round" if head.has_rounds else "match"
    return (
        say(f"tournament-time-{key}", span=span(head.round_time, say)),
        say("tournament-vacations" if head.vacations_count else "tournament-no-vacations"),
    )


def _who_may_join(head: Head, say: Words) -> list[str]:
    low, high = head.admission.rating_from, head.admission.rating_to
    ratings = ""
    if low is not None and high is not None:
        ratings = say("tournament-from-to", lowest=str(low), highest=str(high))
    elif low is not None:
        ratings = say("tournament-from", lowest=str(low))
    elif high is not None:
        ratings = say("tournament-to", highest=str(high))
    place = say("tournament-of-place") if head.admission.place else ""
    told = ", ".join(part for part in (place, ratings) if part)
    return [say("tournament-for", who=told)] if told else []


def _how_far(state: TournamentState, say: Words) -> str:
    count, most = len(state.active), state.head.most
    match state.status:
        case Status.ENROLLING:
            joined = say("tournament-joined-of", count=count, most=most)
            least = state.head.least
            return joined if count >= least else say("tournament-lacks", joined=joined, least=least)
        case Status.RUNNING if state.head.kind is Kind.LADDER:
            return say("tournament-on-ladder", count=count)
        case Status.RUNNING:
            return say(
                "tournament-running",
                round=len(state.rounds),
                rounds=max(len(state.rounds), total_rounds(state)),
                count=count,
            )
        case Status.ENDED:
            return say("tournament-over" if state.began else "tournament-never-began")


def _own_part(tournament: LoadedTournament, reader: TournamentReader) -> list[str]:
    me, say = tournament.entrant_of(reader.identities), reader.say
    if me is None or not tournament.is_running:
        return []
    return [say("tournament-you-play" if me.out is None else f"tournament-you-{me.out}")]


def _when(state: TournamentState, say: Words) -> tuple[ClockLine, ...]:
    if state.status is Status.ENROLLING:
        key = "tournament-begins-full" if state.head.begins_when_full else "tournament-begins"
        return (ClockLine(words=say(key), moment=state.begins, is_date=True),)
    if state.status is Status.RUNNING and state.head.ends:
        return (ClockLine(words=say("tournament-ends"), moment=state.head.ends, is_date=True),)
    return ()


def _controls(tournament: LoadedTournament, reader: TournamentReader) -> list[Choice]:
    state, me = tournament.state, tournament.entrant_of(reader.identities)
    is_anybody = not reader.identities
    has_room = len(state.active) < state.head.most
    joins = may_come_back(state, me) if me else may_join(state)
    found = []
    if joins and has_room:
        go = ButtonStyle.GO
        found.append(reader.choice("tournament-join", tournament, Step.JOIN, style=go))
    if state.began:
        found.append(reader.choice("tournament-standings", tournament, Step.STANDINGS))
    if tournament.is_running and (is_anybody or (me and me.is_in)):
        found.append(reader.choice("tournament-leave", tournament, Step.LEAVE))
    found.append(reader.choice("tournament-who-plays", tournament, Step.PLAYERS))
    found.append(reader.choice("hall-rules", tournament, Step.RULES))
    return found


# Who is in by place, or else by rating; then who is out.
def _order(one: Entrant, rows: Mapping[str, Row]) -> tuple[bool, int, int, int]:
    row = rows.get(one.address)
    return not one.is_in, row.place if row else len(rows) + 1, -one.rating, one.number


# "3. Bea · 1540 · 2½"; "Chiara · 1480 · has left".
def _player(one: Entrant, row: Row | None, reader: TournamentReader) -> str:
    mark = READER if reader.is_reader(one.address) else ""
    place = f"{row.place}. " if row and one.is_in else ""
    facts = [f"{mark}{place}{listed_name(reader.name_of(one.player))}"]
    if one.rating:
        facts.append(str(one.rating))
    if one.out:
        facts.append(reader.say(f"tournament-out-{one.out}"))
    return " · ".join(facts)
