"""What an act of a tournament means for one of its players. Whom it is told: `who_is_told`."""

from __future__ import annotations

from dataclasses import dataclass

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import ButtonStyle, Choice, ClockLine, Post, Prompt
from bot.application.tournament_notices import dropped_challenges
from bot.application.tournament_tickets import Step
from bot.messages.times import span
from bot.messages.tournament_card import may_come_back, page_link
from bot.messages.tournament_posts import SCORES, end_post, round_name
from bot.messages.tournament_reader import TournamentReader
from bot.messages.tournament_states import around
from engines.core.tournaments.acts import (
    Adjudicated,
    Answered,
    Begun,
    Challenged,
    Corrected,
    Ended,
    Entry,
    HandedOver,
    Joined,
    Lapsed,
    Outcome,
    Paired,
    Postponed,
    Reported,
    TakenOut,
)
from engines.core.tournaments.bracket import winner_of
from engines.core.tournaments.head import Kind
from engines.core.tournaments.playing import needs_winner
from engines.core.tournaments.state import Bout, Out, Status, TournamentState


@dataclass(frozen=True, slots=True, kw_only=True)
class _News:
    # An act, and who hears of it.

    tournament: LoadedTournament
    before: TournamentState
    after: TournamentState
    address: str
    reader: TournamentReader
    url: str

    def post(
        self,
        *lines: str,
        controls: tuple[Choice, ...] = (),
        clocks: tuple[ClockLine, ...] = (),
        rings: bool = False,
    ) -> Post:
        look = self.reader.choice("tournament-standings", self.tournament, Step.STANDINGS)
        card = self.reader.choice("tournament-to-card", self.tournament, Step.CARD)
        around = (look if self.after.began else card, *page_link(self.url, self.reader.say))
        return Post(
            title=self.tournament.head.name,
            lines=lines,
            clocks=clocks,
            prompt=Prompt(controls=(*controls, *around)),
            is_silent=not rings,
        )

    def name(self, address: str | None) -> str:
        return self.reader.name_in(self.tournament, address)


def news_post(
    tournament: LoadedTournament,
    version: int,
    address: str,
    reader: TournamentReader,
    *,
    url: str = "",
) -> Post | None:
    """What the act that made the log `version` entries long means for a player.

    None if it means nothing, or nothing any more: who was out has come back, a challenge has been
    answered. Its buttons act on the tournament as it is now.
    """
    entry = tournament.record.log[version - 1]
    if isinstance(entry, Ended):
        return _ended(tournament, reader, url)
    before, after = around(tournament, version)
    news = _News(
        tournament=tournament,
        before=before,
        after=after,
        address=address,
        reader=reader,
        url=url,
    )
    return _absent(news) or _of_entry(news, entry) or _dropped(news)


def _of_entry(news: _News, entry: Entry) -> Post | None:
    match entry:
        case Joined() if entry.player.address == news.address and entry.by != news.address:
            is_new = news.address not in news.before.entrants
            key = "tournament-you-play" if is_new else "tournament-news-back"
            return news.post(news.reader.say(key), rings=True)
        case TakenOut() if entry.player == news.address:
            return _taken_out(news, entry)
        case HandedOver() if entry.organiser.address == news.address:
            return news.post(news.reader.say("tournament-news-handed-over"), rings=True)
        case Postponed():
            return _postponed(news, entry)
        case Begun() if news.after.head.kind is Kind.LADDER:
            return _ladder_begun(news)
        case Paired():
            return _paired(news, entry)
        case Reported() | Adjudicated():
            return _drawn(news, entry)
        case Corrected():
            return _corrected(news, entry)
        case Challenged() if entry.challenged == news.address:
            return _challenged(news, entry)
        case Answered() if not entry.is_accepted:
            return _place_changed(news, entry.challenge, "declined")
        case Lapsed():
            return _place_changed(news, entry.challenge, "lapsed")
        case _:
            return None


def _absent(news: _News) -> Post | None:
    here, there = news.after.entrants.get(news.address), news.before.entrants.get(news.address)
    is_new = here and here.out is Out.ABSENT and not (there and there.out is Out.ABSENT)
    now = news.tournament.state.entrants.get(news.address)
    if not is_new or now is None:
        return None
    say, comes_back = news.reader.say, may_come_back(news.tournament.state, now)
    if now.is_in:
        return None
    back = news.reader.choice(
        "tournament-come-back", news.tournament, Step.JOIN, style=ButtonStyle.GO
    )
    return news.post(
        say("tournament-news-absent"),
        say("tournament-news-come-back" if comes_back else "tournament-news-no-return"),
        controls=(back,) if comes_back else (),
        rings=True,
    )


def _taken_out(news: _News, entry: TakenOut) -> Post:
    say = news.reader.say
    why = [say("tournament-news-reason", reason=entry.reason)] if entry.reason else []
    lines = (say("tournament-news-taken-out"), *why, say("tournament-news-only-organiser"))
    return news.post(*lines, rings=True)


def _postponed(news: _News, entry: Postponed) -> Post | None:
    say, state = news.reader.say, news.tournament.state
    if state.status is not Status.ENROLLING or state.begins != entry.begins:
        return None
    begins = ClockLine(words=say("tournament-begins"), moment=entry.begins, is_date=True)
    return news.post(say("tournament-news-postponed"), clocks=(begins,), rings=True)


def _ladder_begun(news: _News) -> Post | None:
    if news.address not in news.after.ladder:
        return None
    place, head = news.after.ladder.index(news.address) + 1, news.after.head
    key = "tournament-news-ladder" if place > 1 else "tournament-news-ladder-top"
    return news.post(news.reader.say(key, place=place, reach=head.reach), rings=True)


def _paired(news: _News, entry: Paired) -> Post | None:
    say, number = news.reader.say, entry.round
    bout = next((b for b in news.after.rounds[-1].bouts if news.address in b.players), None)
    if bout is None or not bout.is_decided:
        return None
    where = round_name(news.after, number, say)
    if bout.is_bye:
        goes_on = news.after.head.kind is Kind.KNOCK_OUT
        key = "goes-on" if goes_on else {0: "nothing", 1: "half", 2: "point"}[bout.bye]
        return news.post(say(f"tournament-news-bye-{key}", round=where))
    rival = news.name(bout.rival_of(news.address))
    key = "kept-apart" if bout.outcome is Outcome.DRAW else "forfeit"
    return news.post(say(f"tournament-news-{key}", round=where, name=rival))


def _drawn(news: _News, entry: Reported | Adjudicated) -> Post | None:
    # Tables tell results; not who goes on after a draw that isn't played again.
    bout = news.after.bout(entry.round, entry.board)
    if bout.outcome is not Outcome.DRAW or not needs_winner(news.after, bout):
        return None
    if news.address not in bout.players:
        return None
    whose = "yours" if winner_of(news.after, bout) == news.address else "theirs"
    where = round_name(news.after, entry.round, news.reader.say)
    rival = news.name(bout.rival_of(news.address))
    return news.post(news.reader.say(f"tournament-news-drawn-{whose}", round=where, name=rival))


def _corrected(news: _News, entry: Corrected) -> Post | None:
    old = news.before.bout(entry.round, entry.board)
    new = news.after.bout(entry.round, entry.board)
    if news.address not in new.players:
        return None
    say = news.reader.say
    return news.post(
        say(
            "tournament-news-corrected",
            round=round_name(news.after, entry.round, say),
            name=news.name(new.rival_of(news.address)),
            old=_score(old, news.address),
            new=_score(new, news.address),
        ),
        say("tournament-news-reason", reason=entry.reason),
        rings=True,
    )


# The reader's points first.
def _score(bout: Bout, address: str) -> str:
    outcome = bout.outcome or Outcome.NEITHER
    if bout.seat_of(address) is not None and address == bout.two:
        outcome = {Outcome.ONE: Outcome.TWO, Outcome.TWO: Outcome.ONE}.get(outcome, outcome)
    return SCORES[outcome]


def _challenged(news: _News, entry: Challenged) -> Post | None:
    say, state = news.reader.say, news.tournament.state
    number = news.after.challenge_count
    if not any(one.number == number for one in state.challenges):
        return None  # it was answered, or has lapsed
    until = entry.at + state.head.answer_time
    go, argument = ButtonStyle.GO, str(number)
    controls = (
        news.reader.choice("hall-accept", news.tournament, Step.ACCEPT, argument, style=go),
        news.reader.choice("hall-decline", news.tournament, Step.DECLINE, argument),
    )
    place = news.after.ladder.index(news.address) + 1
    return news.post(
        say("tournament-news-challenged", name=news.name(entry.challenger), place=place),
        say("tournament-news-answer", span=span(state.head.answer_time, say)),
        controls=controls,
        clocks=(ClockLine(words=say("tournament-answer-by"), moment=until, is_date=True),),
        rings=True,
    )


def _dropped(news: _News) -> Post | None:
    gone = dict(dropped_challenges(news.before, news.after)).get(news.address)
    if gone is None:
        return None
    return news.post(news.reader.say("tournament-news-dropped", name=news.name(gone)))


def _place_changed(news: _News, number: int, how: str) -> Post | None:
    challenge = next((one for one in news.before.challenges if one.number == number), None)
    if challenge is None or news.address not in news.after.ladder:
        return None
    place = news.after.ladder.index(news.address) + 1
    if news.address == challenge.challenger:
        who, other = "yours", challenge.challenged
    elif news.address == challenge.challenged:
        who, other = "theirs", challenge.challenger
    else:
        return None
    line = news.reader.say(f"tournament-news-{how}-{who}", name=news.name(other), place=place)
    return news.post(line, rings=how == "lapsed")


def _ended(tournament: LoadedTournament, reader: TournamentReader, url: str) -> Post:
    return end_post(tournament, reader, url=url)
