"""Who is shown a tournament: their language, their look, their line in it; and how it names people.

Numbers of points are fractions, as they are everywhere in a tournament: "2½", never "2.5".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import ButtonStyle, Choice
from bot.application.tournament_tickets import Step, TournamentTicket
from bot.messages.preferences import Preferences
from bot.messages.words import FALLBACK, Words, say_in
from engines.core.former import is_former
from engines.core.options import BEGINS
from engines.core.record import Player
from engines.core.tournaments.head import GameChoice
from renderers.coat import Coat, coat_of

READER: Final = "▸ "
GAP: Final = "…"

_QUARTERS: Final = ("", "¼", "½", "¾")
_NAME: Final = 32  # characters of a name, in a list


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentReader:
    """Somebody who is shown tournaments; or a chat, whose readers nothing is known of."""

    preferences: Preferences
    now: float
    identities: frozenset[str] = frozenset()  # the reader's addresses; of a chat none
    first_identities: Mapping[str, str] = field(default_factory=dict)  # of people with several

    @property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.preferences.language)

    def is_reader(self, address: str) -> bool:
        """Whether this is an address of the reader's."""
        return address in self.identities

    def name_of(self, player: Player) -> str:
        """What somebody is called."""
        if is_former(player.address):
            return self.say("privacy-former")
        return player.name or self.say("entrance-somebody")

    def name_in(self, tournament: LoadedTournament, address: str | None) -> str:
        """What somebody is called who has joined."""
        entrant = tournament.state.entrants.get(address or "")
        return self.name_of(entrant.player) if entrant else self.say("entrance-somebody")

    def coat_of(self, address: str) -> Coat | None:
        """Somebody's coat: of one person with several identities one; None of who is gone."""
        if is_former(address):
            return None
        return coat_of(self.first_identities.get(address, address))

    def choice(
        self,
        key: str,
        tournament: LoadedTournament,
        step: Step,
        argument: str = "",
        *,
        style: ButtonStyle = ButtonStyle.QUIET,
    ) -> Choice:
        """A button of a tournament's: the key of its words, and the step of its ticket."""
        ticket = TournamentTicket(
            step=step, tournament=tournament.id, version=tournament.version, argument=argument
        )
        return Choice(label=self.say(key), ticket=str(ticket), style=style)


def points_words(value: Fraction | None) -> str:
    """A number of points or of a tie-break: "2½", "¾"; "–" where there is none."""
    if value is None:
        return "–"
    whole, quarters = divmod(round(value * 4), 4)
    return f"{whole or '' if quarters else whole}{_QUARTERS[quarters]}"


def listed_name(name: str) -> str:
    """As much of a name as a line of a list has room for."""
    return name if len(name) <= _NAME else f"{name[: _NAME - 1].rstrip()}…"


def and_words(names: Sequence[str], say: Words) -> str:
    """Names one after the other: "Anna, Bea and Chiara"."""
    *others, last = names
    return say("tournament-and", one=", ".join(others), two=last) if others else last


def game_words(game: GameChoice, say: Words) -> str:
    """A game, and what is not as usual of its options: "En Garde (advanced)"."""
    name, *options = [game.game, *_known(game, say)]
    if (key := f"{game.game}-name") in say_in(FALLBACK):
        name = say(key)
    return f"{name} ({', '.join(options)})" if options else name


def games_words(games: tuple[GameChoice, ...], say: Words) -> str:
    """All games in their order, each once."""
    return " · ".join(dict.fromkeys(game_words(game, say) for game in games))


# A game that isn't played here any more has no words.
def _known(game: GameChoice, say: Words) -> list[str]:
    given = game.options.items()
    keys = [f"{game.game}-option-{name}-{value}" for name, value in given if name != BEGINS]
    return [say(key) for key in keys if key in say_in(FALLBACK)]
