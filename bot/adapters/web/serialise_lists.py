"""Lists of tables and open challenges as the page reads them: plain JSON, in the reader's words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.adapters.web.logins import PLATFORM
from bot.application.summaries import TableSummary, Turn
from bot.application.table_aliases import TableAliases
from bot.commands.open_challenges import OpenChallenge
from bot.messages.table_lines import SECTIONS, in_list_order
from bot.messages.times import time_left, when
from bot.messages.words import Words
from engines.core.seat import Seat
from renderers.coat import Coat
from renderers.kit.shields import shield_paths
from storage.base import TableKey

Json = dict[str, Any]

_GROUPS = {turn: part for part, turns in SECTIONS.items() for turn in turns}


@dataclass(frozen=True, slots=True, kw_only=True)
class ListSerialiser:
    """Makes JSON of lists, for one reader, at one moment."""

    aliases: TableAliases
    say: Words
    now: float
    zone: ZoneInfo

    def name_of(self, key: TableKey) -> str:
        """What a table is called in addresses of the page."""
        return self.aliases.name_on_page(key, PLATFORM)

    def table_list(self, lines: list[TableSummary]) -> list[Json]:
        """Somebody's tables, part after part, in each the most urgent first."""
        return [self._line(line) for line in sorted(lines, key=in_list_order)]

    def open_challenge(self, one: OpenChallenge) -> Json:
        """A challenge that may be taken."""
        return {
            "table": self.name_of(one.key),
            "game": one.game,
            "title": self.say(f"{one.game}-name"),
            "who": one.who,
            "terms": one.terms,
            "is_own": one.is_own,
            "left": time_left(one.until, self.now, self.say) if one.until else "",
        }

    def _line(self, line: TableSummary) -> Json:
        return {
            "table": self.name_of(line.key),
            "game": line.game,
            "title": line.title,
            "rival": line.who,
            "seat": line.rival,
            "shield": shield_of(line.coat, line.rival),
            "who": self._who(line),
            "group": _GROUPS[line.turn],
            "asked": line.asked if line.turn.waits_for_him else "",
            "waits": line.turn.waits_for_him,
            "is_open": line.turn is Turn.OPEN,
            "score": line.score,
            "left": time_left(line.deadline, self.now, self.say)
            if line.deadline and line.turn in (Turn.MINE, Turn.THEIRS)
            else "",
        }

    def _who(self, line: TableSummary) -> str:
        if line.turn is Turn.OVER:
            if not line.result:
                return line.who
            return self.say("page-ended", who=line.who, result=line.result)
        if line.turn is Turn.OPEN:
            return self.say("page-waits-for", who=line.who)
        return self.say("page-since", who=line.who, when=self._since(line.since))

    def _since(self, at: float) -> str:
        then, today = (
            datetime.fromtimestamp(at, self.zone),
            datetime.fromtimestamp(self.now, self.zone),
        )
        if then.date() == today.date():
            return f"{then:%H:%M}"
        return when(at, self.now, self.say, self.zone)


def shield_of(coat: Coat | None, seat: Seat) -> list[tuple[str, str]]:
    """A coat as areas to be painted, back to front; [] where the seat's mark stands."""
    return shield_paths(coat, seat) if coat else []
