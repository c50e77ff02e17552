"""What was agreed on when a tournament was opened, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import ClockLine, Post, Prompt
from bot.application.tournament_tickets import Step
from bot.messages.clock_words import clock_sentence
from bot.messages.term_changes import rating_words
from bot.messages.times import span
from bot.messages.tournament_card import page_link
from bot.messages.tournament_reader import TournamentReader, game_words
from bot.messages.words import Words
from engines.core.record import Series
from engines.core.tournaments.deciding import ABSENCES
from engines.core.tournaments.head import Head, Kind
from engines.core.tournaments.matches import MOST_ATTEMPTS
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.state import TournamentState


def rules(tournament: LoadedTournament, reader: TournamentReader, *, url: str = "") -> Post:
    """All that was agreed: pairing, time, absence, adjudication, tie-breaks, late entry."""
    state, head, say = tournament.state, tournament.head, reader.say
    lines = (
        *_pairing(state, say),
        *_matches(head, say),
        *_time(head, say),
        *_absence(head, say),
        *_ranking(head, say),
        *_entry(head, say),
    )
    return Post(
        title=head.name,
        lines=lines,
        clocks=(ClockLine(words=say("tournament-ends"), moment=head.ends, is_date=True),)
        if head.ends
        else (),
        prompt=Prompt(
            controls=(
                reader.choice("tournament-to-card", tournament, Step.CARD),
                *page_link(url, say),
            )
        ),
    )


def _pairing(state: TournamentState, say: Words) -> Iterator[str]:
    head = state.head
    yield say(f"tournament-rules-{head.kind}", reach=head.reach)
    if head.kind is Kind.SWISS:
        rounds = head.rounds or total_rounds(state)
        yield (
            say("tournament-rules-rounds", count=rounds)
            if rounds
            else say("tournament-rules-rounds-open")
        )
    if head.kind is Kind.LADDER:
        yield say("tournament-rules-challenge", reach=head.reach, span=span(head.answer_time, say))
    if head.kind is Kind.KNOCK_OUT:
        yield say("tournament-rules-draw", most=MOST_ATTEMPTS)
        if head.has_third_place_match:
            yield say("tournament-rules-third")
    bye = {Kind.SWISS: "point", Kind.KNOCK_OUT: "goes-on", Kind.LADDER: ""}.get(head.kind, "none")
    if bye:
        yield say(f"tournament-rules-bye-{bye}")


def _matches(head: Head, say: Words) -> Iterator[str]:
    games = list(dict.fromkeys(game_words(game, say) for game in head.games))
    key = "tournament-rules-games" if len(games) > 1 else "tournament-rules-game"
    rated = rating_words(say, is_rated=head.is_rated)
    yield say(key, games=", ".join(games), rated=rated)
    if head.series is not Series.NONE:
        yield say("tournament-rules-series", series=say(f"series-{head.series}"))
    yield say("tournament-rules-seats")


def _time(head: Head, say: Words) -> Iterator[str]:
    yield clock_sentence(head.clock, say)
    key = "round" if head.has_rounds else "match"
    yield say(f"tournament-rules-time-{key}", span=span(head.round_time, say))
    yield say(f"tournament-rules-adjudication-{head.adjudication}")
    yield say(
        "tournament-rules-vacations" if head.vacations_count else "tournament-rules-no-vacations"
    )


def _absence(head: Head, say: Words) -> Iterator[str]:
    yield say("tournament-rules-absent", count=ABSENCES)
    knocked_out = head.kind is Kind.KNOCK_OUT
    yield say("tournament-rules-no-return" if knocked_out else "tournament-rules-return")


def _ranking(head: Head, say: Words) -> Iterator[str]:
    if head.kind in {Kind.KNOCK_OUT, Kind.LADDER}:
        yield say(f"tournament-rules-places-{head.kind}")
        return
    ties = [say(f"tournament-rules-tie-{one}") for one in head.tie_breaks]
    yield (
        say("tournament-rules-ties", ties="; ".join(ties))
        if ties
        else say("tournament-rules-no-ties")
    )
    yield say(f"tournament-rules-top-{head.top_ties}")


def _entry(head: Head, say: Words) -> Iterator[str]:
    yield say("tournament-rules-least", least=head.least)
    if head.kind is Kind.LADDER:
        yield say("tournament-rules-late-ladder")
    else:
        yield say(f"tournament-rules-late-{head.late_entry}")
