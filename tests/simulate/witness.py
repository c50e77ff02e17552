"""What the platforms can say of who was told what, and when."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

from bot.application.tickets import Verb
from engines.core.record import Act
from tests.simulate.decisions import Decision
from tests.simulate.history import Deed, History
from tests.simulate.people import HOUR
from tests.simulate.platforms import KNOW_REPETITIONS, Message

REMINDERS = 2
"""Of a decision, at most."""

REMINDER = re.compile(r"(minutes?|hours?|days?) left for (your|.*'s) move")


class Witness:
    """Asked about a history."""

    def __init__(self, history: History) -> None:
        self.history = history
        self._rings: defaultdict[tuple[str, str], list[Message]] = defaultdict(list)
        self._silent: defaultdict[tuple[str, str], list[Message]] = defaultdict(list)
        self._public: defaultdict[str, list[Message]] = defaultdict(list)
        self._answers: defaultdict[tuple[str, str], list[Deed]] = defaultdict(list)
        self.of_tables = [message for message in history.journal if not message.tournament]
        for message in self.of_tables:
            if not message.is_private:
                self._public[message.table].append(message)
            if message.is_private and message.is_silent:
                self._silent[self._who(message.to), message.table].append(message)
            for address in message.rings_for:
                self._rings[self._who(address), message.table].append(message)
        for deed in history.deeds:
            self._answers[deed.who, deed.table].append(deed)

    # By one address of theirs, whichever it is.
    def _who(self, address: str) -> str:
        return self.history.people[address].address

    # -- told --------------------------------------------------------------------------------------
    def was_told(self, decision: Decision) -> bool:
        """Whether they knew of it while it stood."""
        return self.reached(decision) is not None

    def reached(self, decision: Decision) -> float | None:
        """Since when they have known of it; None if they didn't while it stood."""
        whose = self._who(decision.who), decision.table
        versions = range(decision.version, decision.until_version + 1)
        shown = (d.at for d in self._answers[whose] if d.asks and d.version in versions)
        rung = (m.at for m in self._rings[whose] if m.version in versions)
        seen = (
            m.at
            for m in self._silent[whose]
            if m.version in versions and self.has_done(*whose, m.at)
        )
        return min((*shown, *rung, *seen), default=None)

    def on_the_clock_since(self, decision: Decision) -> float | None:
        """Since when their time may run.

        If they aren't asked, because they have answered in advance, it runs from when they would
        have been told: else the rival could read it from the clock.
        """
        reached = self.reached(decision)
        end = decision.ended_by
        is_own = end is not None and end.act is Act.MOVE and end.seat is decision.seat
        if reached is None and is_own:
            chat = (m.at for m in self._public[decision.table] if m.version >= decision.version)
            return min(chat, default=decision.since)
        return reached

    def deeds(self, who: str, table: str, did: str) -> Sequence[Deed]:
        """Acts of this kind that they did there."""
        return [deed for deed in self._answers[self._who(who), table] if deed.did == did]

    def has_done(self, who: str, table: str, at: float) -> bool:
        """Whether the person did something there at that moment."""
        return any(abs(deed.at - at) < 1.0 for deed in self._answers[self._who(who), table])

    def rung_twice(self) -> Iterator[str]:
        """People who were rung for more than once about one version of a table."""
        for (who, table), messages in self._rings.items():
            same = defaultdict(list)
            for message in messages:
                same[message.version, is_reminder(message)].append(message)
            for (version, is_reminding), found in same.items():
                again = self._reminded_again(found) if is_reminding else len(found) - 1
                if again > self._excused(found):
                    told = [(int(m.at), m.worker, m.to, m.mentions, m.lines) for m in found]
                    yield f"{table}: {who} was rung for at version {version} by {told}"

    def _reminded_again(self, messages: Sequence[Message]) -> int:
        """How many reminders were too many: a decision has two, and a day has one digest."""
        soon = sum(two.at - one.at < HOUR for one, two in pairwise(messages))
        if messages[0].table:
            return max(soon, len(messages) - REMINDERS)
        zone = ZoneInfo(self.history.people[messages[0].to].told_hours.zone or "UTC")
        return len(messages) - len({datetime.fromtimestamp(m.at, zone).date() for m in messages})

    def shown_twice(self) -> Iterator[str]:
        """Messages that say the very same as one before."""
        same = defaultdict(list)
        for message in self.of_tables:
            if not message.rings_for:
                looks = message.lines, message.buttons, message.is_silent
                same[message.to, message.table, message.version, looks].append(message)
        for (to, table, version, _), found in same.items():
            if len(found) - 1 > self._excused(found):
                yield f"{table}: {to} was shown version {version} {len(found)} times"

    def _excused(self, messages: Sequence[Message]) -> int:
        """How many repetitions nobody could know to be one: where platforms don't, and the process
        was killed before it could note that the message had been taken.
        """
        kills = set(self.history.kills)
        return sum(
            (one.worker, one.at) in kills and one.to.partition(":")[0] not in KNOW_REPETITIONS
            for one, _ in pairwise(messages)
        )

    # -- reminders ---------------------------------------------------------------------------------
    def woken(self) -> Iterator[str]:
        """Reminders that came while somebody slept, and had said that they would."""
        for (address, table), messages in self._rings.items():
            person = self.history.people[address]
            for message in messages:
                if is_reminder(message) and not person.told_hours.is_awake(message.at):
                    yield f"{table}: {address} was reminded at {message.at:.0f}"

    # -- ends --------------------------------------------------------------------------------------
    def unfinished(self) -> Iterator[str]:
        """Tables of whose end nobody was shown anything."""
        over = {m.table for m in self.history.journal if m.is_over}
        over |= {d.table for d in self.history.deeds if d.is_over}
        over |= closed(self.history.journal, self.history.deeds)
        yield from (table for table in self.history.opened if table not in over)


def closed(journal: Sequence[Message], deeds: Sequence[Deed]) -> set[str]:
    """Tables of challenges that came to nothing: nobody accepted, and their cards can't be answered
    any more.
    """
    accepted = {deed.table for deed in deeds if deed.did == "accept"}
    cards = {m.table: m for m in journal if not m.is_private and m.table not in accepted}
    return {table for table, card in cards.items() if Verb.ACCEPT.value not in card.buttons}


def is_reminder(message: Message) -> bool:
    """Whether it says how much time is left; or is a digest, which is of no one table."""
    return not message.table or any(REMINDER.search(line) for line in message.lines)
