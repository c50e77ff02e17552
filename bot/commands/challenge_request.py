"""A challenge as somebody asks for it: `advanced, first to 3, daily`, `canne 3 giorni`.

The words may come in any order, and in any of our languages, as cards, forms and buttons say them:
the game, the values of its options, who begins, the clock, rated or friendly, with *Seen* or from
memory, hints, one match or a series, the computer player or its level, a study table. Options may
also be written `touches=3`, or shortened `final=no`. Small words are passed over. What isn't
understood is told, beside all that is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from bot.application.fitting_levels import ANY_LEVEL
from bot.application.model import Address, Person
from bot.application.refused import Given, RefusedError, named, quoted
from bot.application.time_controls import usual_clock
from bot.commands.challenge_reader import WordReader
from bot.commands.challenge_words import (
    Phrase,
    game_words,
    naming,
    phrase,
    vocabulary,
)
from bot.commands.challenges import Terms, TwoOpponentsError, UnknownGameError
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame

_LONGEST: Final = 600  # characters that are read: more than a form says in any language
_NEAR: Final = 0.65  # of the letters are alike
_JOINED: Final = re.compile(r"\s*=\s*|(?<=\d[a-z])\s*[+/]\s*(?=\d)", re.IGNORECASE)
_COMMAS: Final = re.compile(r"\s*[,;·|][\s,;·|]*")
_BETWEEN: Final = re.compile(r"[\s()“”«»\"]+")

Games = Mapping[str, AnyGame]
Computers = Mapping[str, AnyComputer]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadRequest:
    """What a request means: the terms in each game that may be meant, the likeliest first.

    `refused` says what of it isn't understood, or can't be; all else stands in the terms. `guess`
    is somebody whom a word that isn't understood may name.
    """

    terms: tuple[Terms, ...]
    refused: tuple[RefusedError, ...] = ()
    has_unread: bool = False
    guess: Person | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeRequest:
    """What somebody asked for; which game is meant may be open."""

    text: str = ""
    game: str = ""  # an id; "": what the text names, if it names one
    level: str = ""  # of the computer player, or ANY_LEVEL; "": what the text says
    clock: str = ""  # as it may stand in the text; "": what the text says
    is_study: bool = False
    opponent: Person | None = None
    challenger: str = ""  # the name of the one who asks
    usual_clock: str = ""  # the preset that is usual in the place; "": as everywhere

    def read(
        self, games: Games, computers: Computers, people: Sequence[Person] = ()
    ) -> ReadRequest:
        """What it means. Where nobody is challenged yet, the words may name one of `people`.

        Raises:
            UnknownGameError: `game` is none.
            TwoOpponentsError: both a person and the computer are challenged.
        """
        pieces = _pieces(f"{self.text} clock={self.clock}" if self.clock else self.text)
        known = {} if self.game else game_words(games)
        named_game, pieces = _find_game(pieces, known)
        meant = self.game or named_game
        if meant and meant not in games:
            raise UnknownGameError(games)
        readers = [
            self._read_for(games[id_], computers[id_], people, pieces)
            for id_ in ([meant] if meant else games)
        ]
        least = min(reader.missed for reader in readers)
        best = [reader for reader in readers if reader.missed == least]
        refused = list(best[0].faults)
        guess = None
        if unread := best[0].unread:
            near = _nearest(unread, best, {} if meant else known, people)
            best.sort(key=lambda reader: reader.game.id != near.game)
            refused.insert(0, near.refused)
            guess = None if self.opponent else near.person
        terms = [self._terms(reader) for reader in best]
        # A level that none of them has is refused when the table is opened, with those there are.
        fitting = [t for t in terms if t.level in ("", ANY_LEVEL, *computers[t.game].levels)]
        return ReadRequest(
            terms=tuple(fitting or terms[:1]),
            refused=tuple(refused),
            has_unread=bool(best[0].unread),
            guess=guess,
        )

    def _read_for(
        self, game: AnyGame, computer: AnyComputer, people: Iterable[Person], pieces: Sequence[str]
    ) -> WordReader:
        rival = self.opponent.name if self.opponent else ""
        known = naming(game, computer.levels, self.challenger, rival) | vocabulary(
            game, computer.levels
        )
        reader = WordReader(
            game=game, known=known, people={} if self.opponent else _by_name(people)
        )
        reader.read(pieces)
        return reader

    # What the request says beside its text goes before what was read.
    def _terms(self, reader: WordReader) -> Terms:
        is_study = self.is_study or reader.is_study
        level = "" if is_study else self.level or reader.level
        opponent = None if is_study else self.opponent or reader.opponent
        if level and opponent:
            raise TwoOpponentsError
        usual = usual_clock(is_alone=is_study or bool(level), preset=self.usual_clock)
        return Terms(
            game=reader.game.id,
            opponent=opponent,
            level=level,
            options=reader.options,
            clock=reader.clock if reader.has_clock else usual,
            is_rated=reader.is_rated,
            has_memory=reader.has_memory,
            has_hints=reader.has_hints,
            series=reader.series,
            is_study=is_study,
            challenger=reader.challenger,
        )


# What a text that isn't understood is most like, if it is like anything.
@dataclass(frozen=True, slots=True, kw_only=True)
class _Nearest:
    refused: RefusedError
    game: str = ""
    person: Person | None = None


# All words together that aren't understood, or one of them.
def _nearest(
    unread: Sequence[str],
    readers: Sequence[WordReader],
    games: Mapping[Phrase, str],
    people: Sequence[Person],
) -> _Nearest:
    by_game = {" ".join(name): game for name, game in games.items()}
    by_name = {" ".join(name): person for name, person in _by_name(people).items()}
    shown = {" ".join(p): m.shown for reader in readers for p, m in reader.known.items() if m.shown}
    for said in (" ".join(unread), *unread):
        wanted = " ".join(phrase(said))
        known = (name for name in (*by_game, *by_name, *shown) if name != wanted)
        found = get_close_matches(wanted, known, n=1, cutoff=_NEAR)
        if not found:
            continue
        near, game, person = found[0], by_game.get(found[0], ""), by_name.get(found[0])
        told: Given = named(f"{game}-name") if game else person.name if person else shown[near]
        return _Nearest(
            refused=RefusedError("hall-not-understood-near", word=quoted(said), near=told),
            game=game,
            person=person,
        )
    return _Nearest(refused=RefusedError("hall-not-understood", word=quoted(" ".join(unread))))


# What stands between spaces; a comma ends the piece before it.
def _pieces(text: str) -> list[str]:
    joined = _JOINED.sub(lambda found: found[0].strip(), text[:_LONGEST])
    return [p for p in _BETWEEN.split(_COMMAS.sub(", ", joined)) if p.strip(",:.!?-–—")]


# The game named anywhere, by the longest of its names ("" if none is), and the other pieces.
def _find_game(pieces: Sequence[str], known: Mapping[Phrase, str]) -> tuple[str, list[str]]:
    words = [(word, n) for n, p in enumerate(pieces) if "=" not in p for word in phrase(p)]
    for count in range(max(map(len, known), default=0), 0, -1):
        for at in range(len(words) - count + 1):
            name = tuple(word for word, _ in words[at : at + count])
            if name in known:
                taken = {n for _, n in words[at : at + count]}
                return known[name], [p for n, p in enumerate(pieces) if n not in taken]
    return "", list(pieces)


# Without names that several people share.
def _by_name(people: Iterable[Person]) -> dict[Phrase, Person]:
    found: dict[Phrase, dict[Address, Person]] = {}
    for person in people:
        for name in (person.name, person.username):
            found.setdefault(phrase(name), {})[person.address] = person
    return {n: next(iter(who.values())) for n, who in found.items() if n and len(who) == 1}
