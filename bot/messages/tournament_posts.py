"""What everybody reads of a tournament: one message a round, the standings, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Choice, ClockLine, Post, Prompt
from bot.application.tournament_tickets import Step
from bot.messages.tournament_card import page_link
from bot.messages.tournament_reader import (
    TournamentReader,
    and_words,
    game_words,
    listed_name,
    points_words,
)
from bot.messages.tournament_sheets import end_picture, on_podium, standings_picture
from bot.messages.words import Words
from engines.core.tournaments.acts import Outcome
from engines.core.tournaments.head import Kind
from engines.core.tournaments.next_step import TOO_FEW
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.standings import Row
from engines.core.tournaments.state import Bout, Round, Status, TournamentState

_MOST_PAIRS: Final = 16
_MOST_TEXT: Final = 640  # characters of all pairs: Telegram takes 1,024 beside a picture
_MOST_NAMED: Final = 4  # who share the first place
_LAST_ROUNDS: Final = ("final", "semifinals", "quarterfinals")  # of a knock-out
SCORES: Final = {
    Outcome.ONE: "1 – 0",
    Outcome.TWO: "0 – 1",
    Outcome.DRAW: "½ – ½",
    Outcome.NEITHER: "0 – 0",
}


def round_post(
    tournament: LoadedTournament, number: int, reader: TournamentReader, *, url: str = ""
) -> Post:
    """The one message of a round: how many of its matches are over, and the standings.

    It is made again as results come in, and pings nobody. `number`: from 1; the round was paired. A
    ladder has no rounds: there it is what is played now.
    """
    state, say = tournament.state, reader.say
    if not state.head.has_rounds:
        return _ladder_post(tournament, reader, url)
    here = state.rounds[number - 1]
    until = here.at + state.head.round_time
    is_open = tournament.is_running and not here.is_decided
    controls = (*_to_look_at(tournament, reader), *page_link(url, say))
    return Post(
        title=tournament.head.name,
        lines=(_heading(state, here, say), *_pairs(tournament, here.bouts, reader)),
        sheet=standings_picture(tournament, reader, round_=number),
        clocks=(ClockLine(words=say("tournament-until"), moment=until, is_date=True),)
        if is_open
        else (),
        prompt=Prompt(controls=controls),
        is_update=True,
    )


def _ladder_post(tournament: LoadedTournament, reader: TournamentReader, url: str) -> Post:
    state, say = tournament.state, reader.say
    heading = say("tournament-on-ladder", count=len(state.ladder))
    return Post(
        title=tournament.head.name,
        lines=(heading, *_pairs(tournament, state.open_bouts, reader)),
        sheet=standings_picture(tournament, reader),
        prompt=Prompt(controls=(*_to_look_at(tournament, reader), *page_link(url, say))),
        is_update=True,
    )


def standings_post(
    tournament: LoadedTournament, reader: TournamentReader, *, url: str = ""
) -> Post:
    """How it stands now, with a picture; and the reader's own place in words."""
    state, say = tournament.state, reader.say
    lines: list[str] = []
    if state.status is Status.ENDED:
        lines += _end(tournament, reader)
    elif state.rounds and state.head.has_rounds:
        lines.append(_heading(state, state.rounds[-1], say))
    lines += _own_place(tournament, reader)
    picture = standings_picture(tournament, reader) if state.began else None
    controls = (
        reader.choice("tournament-who-plays", tournament, Step.PLAYERS),
        reader.choice("tournament-to-card", tournament, Step.CARD),
    )
    return Post(
        title=tournament.head.name,
        lines=tuple(lines) or (() if state.began else (say("tournament-not-yet"),)),
        sheet=picture,
        prompt=Prompt(controls=(*controls, *page_link(url, say))),
    )


def end_post(tournament: LoadedTournament, reader: TournamentReader, *, url: str = "") -> Post:
    """Who has won, with the plate; of one that never began, why."""
    return Post(
        title=tournament.head.name,
        lines=(*_end(tournament, reader), *_own_place(tournament, reader)),
        sheet=end_picture(tournament, reader),
        prompt=Prompt(
            controls=(*_to_look_at(tournament, reader), *page_link(url, reader.say)),
        ),
        is_over=True,
    )


def round_name(state: TournamentState, number: int, say: Words) -> str:
    """ "Round 2 of 5"; of a knock-out's last rounds "semifinals"; of a play-off that it is one."""
    total = total_rounds(state)
    if number > total:
        return say("tournament-play-off", number=number - total)
    if state.head.kind is Kind.KNOCK_OUT and (left := total - number) < len(_LAST_ROUNDS):
        return say(f"tournament-{_LAST_ROUNDS[left]}")
    return say("tournament-round", number=number, rounds=total)


# "Round 2 of 5 · Gygès · 4 of 6 matches are over".
def _heading(state: TournamentState, here: Round, say: Words) -> str:
    head = state.head
    matches = [bout for bout in here.bouts if not bout.is_bye]
    done = sum(bout.is_decided for bout in matches)
    facts = [round_name(state, here.number, say)]
    if len(head.games) > 1:
        facts.append(game_words(head.game_of(here.number), say))
    if matches:
        facts.append(say("tournament-matches-over", done=done, count=len(matches)))
    return " · ".join(facts)


def _pairs(
    tournament: LoadedTournament, bouts: Sequence[Bout], reader: TournamentReader
) -> Iterator[str]:
    room = _MOST_TEXT
    for number, bout in enumerate(sorted(bouts, key=lambda bout: (bout.round, bout.board))):
        line = pair_words(tournament, bout, reader)
        room -= len(line) + 1
        if number >= _MOST_PAIRS or room < 0:
            yield reader.say("tournament-more-matches", count=len(bouts) - number)
            return
        yield line


def pair_words(tournament: LoadedTournament, bout: Bout, reader: TournamentReader) -> str:
    """A pairing in a line: "Anna – Bea", "Anna 1 – 0 Bea", "Chiara: bye"."""
    say = reader.say
    one = listed_name(reader.name_in(tournament, bout.one))
    if bout.two is None:
        return say("tournament-bye", name=one)
    two = listed_name(reader.name_in(tournament, bout.two))
    if bout.outcome is None:
        return f"{one} – {two}"
    line = f"{one} {SCORES[bout.outcome]} {two}"
    if bout.is_forfeit:
        return f"{line} · {say('tournament-without-play')}"
    return f"{line} · {say('tournament-corrected')}" if bout.correction else line


def _to_look_at(tournament: LoadedTournament, reader: TournamentReader) -> Iterator[Choice]:
    if tournament.state.began:
        yield reader.choice("tournament-standings", tournament, Step.STANDINGS)
    yield reader.choice("tournament-who-plays", tournament, Step.PLAYERS)


def _own_place(tournament: LoadedTournament, reader: TournamentReader) -> list[str]:
    state = tournament.state
    me = tournament.entrant_of(reader.identities)
    rows = tournament.standings() if me and state.began else ()
    own = next((row for row in rows if me and row.address == me.address), None)
    if own is None:
        return []
    facts = {"place": own.place, "count": len(rows)}
    if state.head.kind in {Kind.KNOCK_OUT, Kind.LADDER}:
        return [reader.say("tournament-your-place", **facts)]
    return [reader.say("tournament-your-points", points=points_words(own.points), **facts)]


def _end(tournament: LoadedTournament, reader: TournamentReader) -> Iterator[str]:
    state, say = tournament.state, reader.say
    if state.end_reason == TOO_FEW:
        joined, least = len(state.active), state.head.least
        yield say("tournament-too-few", count=joined, least=least)
        return
    if not state.began:
        yield say("tournament-never-began")
    if state.end_reason:
        yield say("tournament-ended-because", reason=state.end_reason)
    if state.began:
        yield from _winners(tournament, reader)


def _winners(tournament: LoadedTournament, reader: TournamentReader) -> Iterator[str]:
    state, say = tournament.state, reader.say
    if state.head.has_rounds and not any(b.is_decided for here in state.rounds for b in here.bouts):
        yield say("tournament-no-result")
        return
    rows = tournament.standings()
    first = [listed_name(reader.name_of(row.entrant.player)) for row in rows if row.place == 1]
    if len(first) > _MOST_NAMED:
        yield say("tournament-many-first", count=len(first))
    elif first:
        key = "tournament-won" if len(first) == 1 else "tournament-shared"
        yield say(key, name=and_words(first, say))
    yield from (_placed(row, state, reader) for row in on_podium(rows) if row.place > 1)


# "2. Bea · 2½".
def _placed(row: Row, state: TournamentState, reader: TournamentReader) -> str:
    line = f"{row.place}. {listed_name(reader.name_of(row.entrant.player))}"
    has_points = state.head.kind not in {Kind.KNOCK_OUT, Kind.LADDER}
    return f"{line} · {points_words(row.points)}" if has_points else line
