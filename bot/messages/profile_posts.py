"""Somebody's profile as a message: a picture, and the same in words; and their matches in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.application.model import Choice, Group, Post, Prompt, SheetPicture, Subject
from bot.application.player_profile import GameRecord, PlayerProfile, seat_in
from bot.application.profile import ProfileShown
from bot.messages.preferences import Preferences
from bot.messages.ratings import with_deviation
from bot.messages.times import beside_dial, date
from bot.messages.words import Words, say_in
from engines.core.rating import rest
from engines.core.result import Result
from engines.core.seat import Pair
from renderers.coat import coat_of
from renderers.game_text import ALT_LIMIT
from renderers.people.sheets import MOST_GAMES, CurvePoint, GameRow, ProfileSheet

# What begins the data of a button that leads to somebody's profile, with their address; and of one
# that shows a match as a film to people who may see its plate, with its table's name.
PROFILE_PREFIX: Final = "pf"
FILM_PREFIX: Final = "mf"

_NO_NAMES: Final = Pair(one="", two="")
MATCHES_SHOWN: Final = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileReader:
    """Somebody's profile, as one reader is shown it."""

    profile: PlayerProfile
    name: str
    preferences: Preferences
    now: float
    is_own: bool = False  # then nothing is hidden

    @property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.preferences.language)

    @property
    def shows_times(self) -> bool:
        """Whether the reader is told since when they play, and how soon they answer."""
        return self.is_own or self.profile.shown is ProfileShown.ALL

    def title_of(self, game: str) -> str:
        """What a game is called."""
        return self.say(f"{game}-name")

    def short_title_of(self, game: str) -> str:
        """The same where there is little room, if the game has a shorter name for that."""
        key = f"{game}-name.short"
        return self.say(key) if key in self.say else self.title_of(game)


def profile_post(
    reader: ProfileReader,
    games: Sequence[Choice],
    around: Sequence[Choice],
    playing: Sequence[str] = (),
) -> Post:
    """The profile: with buttons to curves of other games, and to what there is around it.

    `playing` are lines about what they play just now.
    """
    lines = tuple(_lines(reader))
    groups = (Group(key="games", label=reader.say("profile-games"), choices=tuple(games)),)
    return Post(
        title=reader.name,
        lines=(*lines, *playing),
        sheet=SheetPicture(
            sheet=_sheet(reader),
            style=reader.preferences.sample_style(_NO_NAMES),
            alt=". ".join([reader.name, *lines])[:ALT_LIMIT],
        ),
        prompt=Prompt(groups=groups if games else (), controls=tuple(around)),
        subject=Subject(person=reader.profile.address),
    )


def matches_post(
    title: str,
    lines: Sequence[str],
    results: Sequence[Choice],
    controls: Sequence[Choice],
    say: Words,
) -> Post:
    """Matches in lines, each with a number; the buttons of those that may be looked at."""
    group = Group(key="matches", label=say("profile-which"), choices=tuple(results))
    return Post(
        title=title,
        lines=tuple(lines),
        prompt=Prompt(
            lead=say("profile-which") if results else "",
            groups=(group,) if results else (),
            controls=tuple(controls),
        ),
    )


def match_line(
    result: Result, identities: frozenset[str], names: Mapping[str, str], say: Words
) -> str:
    """ "Gygès: won against Bea, 3 May", of a match as one of its players had it."""
    seat = seat_in(result, identities)
    ended = {seat: "lost", seat.other: "won", None: "drawn"}[result.loser]
    return say(
        f"profile-match-{ended}",
        game=say(f"{result.game}-name"),
        name=names.get(result.players[seat.other].address) or say("entrance-somebody"),
        date=date(result.at, say),
    )


def score_line(results: Sequence[Result], identities: frozenset[str], say: Words) -> str:
    """How many of these matches the reader, whose addresses these are, has won, lost and drawn."""
    drawn = sum(one.loser is None for one in results)
    lost = sum(one.loser is seat_in(one, identities) for one in results)
    return say("profile-score", won=len(results) - drawn - lost, lost=lost, drawn=drawn)


def _lines(reader: ProfileReader) -> list[str]:
    profile, say = reader.profile, reader.say
    lines = [_game_line(reader, record) for record in profile.games]
    points = [round(point.rating.value) for point in profile.curve]
    if len(points) > 1:
        course = {"start": str(points[0]), "end": str(points[-1]), "best": str(max(points))}
        lines.append(say("profile-course", game=reader.title_of(profile.curve_game), **course))
    if reader.shows_times and profile.since is not None:
        begun = datetime.fromtimestamp(profile.since, UTC)
        when = {"month": say("match-month", month=begun.month), "year": str(begun.year)}
        lines.append(say("profile-matches-since", count=profile.finished, **when))
    else:
        lines.append(say("profile-matches", count=profile.finished))
    if reader.shows_times:
        if profile.answer is not None:
            lines.append(say("profile-answer", span=beside_dial(profile.answer, say)))
        on_time = {"lost": profile.timed_out, "count": profile.finished}
        lines.append(say("profile-timed-out", **on_time))
    if profile.left:
        lines.append(say("profile-left", count=profile.left))
    return lines


def _game_line(reader: ProfileReader, record: GameRecord) -> str:
    say, standing = reader.say, record.standing
    told = say("profile-record", won=standing.won, lost=standing.lost, drawn=standing.drawn)
    game = reader.title_of(record.game)
    if not standing.rating.matches:
        return say("profile-game-unrated", game=game, record=told)
    rating = with_deviation(standing.rating, reader.now)
    return say("profile-game", game=game, rating=rating, record=told)


def _sheet(reader: ProfileReader) -> ProfileSheet:
    profile, say = reader.profile, reader.say
    has_times = reader.shows_times
    return ProfileSheet(
        name=reader.name,
        coat=coat_of(profile.first_identity),
        date=f"{datetime.fromtimestamp(reader.now, UTC):%Y-%m-%d}",
        games=tuple(_row(reader, record) for record in profile.games[:MOST_GAMES]),
        curve_game=profile.curve_game,
        curve_title=reader.title_of(profile.curve_game),
        curve=tuple(
            CurvePoint(at=one.at, value=one.rating.value, deviation=one.rating.deviation)
            for one in profile.curve
        ),
        until=_today(reader.now),
        answer=beside_dial(profile.answer, say) if has_times and profile.answer else "",
        lost_on_time=f"{profile.timed_out} / {profile.finished}" if has_times else "",
    )


# So that the same picture serves for a day.
def _today(now: float) -> float:
    return (now // 86_400 + 1) * 86_400


def _row(reader: ProfileReader, record: GameRecord) -> GameRow:
    standing = record.standing
    rating = rest(standing.rating, reader.now)
    is_rated = bool(rating.matches)
    return GameRow(
        game=record.game,
        title=reader.short_title_of(record.game),
        rating=round(rating.value) if is_rated else None,
        deviation=round(rating.deviation),
        is_provisional=rating.is_provisional,
        won=standing.won,
        lost=standing.lost,
        drawn=standing.drawn,
        wanted=0 if is_rated else 1,
    )
