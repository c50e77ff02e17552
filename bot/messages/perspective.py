"""A table as one reader sees it: everything their messages are made from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bot.application.loaded_table import LoadedTable
from bot.application.model import (
    Address,
    ButtonStyle,
    Choice,
    ClockLine,
    Person,
    Picture,
    Post,
    Reply,
    is_computer_address,
    level_of,
)
from bot.application.tickets import Ticket, Verb
from bot.messages.clock_lines import ClockLines
from bot.messages.event_sentences import describe_events
from bot.messages.preferences import Preferences
from bot.messages.series_scores import points, score
from bot.messages.words import FALLBACK, Words, say_in
from engines.core.former import is_former
from engines.core.game import Event, Fact
from engines.core.match_state import MatchError, MatchState, Status
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.coat import Coat, coat_of
from renderers.game_text import text_of
from storage.base import COMPUTER, TableKey


@dataclass(frozen=True, kw_only=True)
class Perspective:
    """A table as one reader sees it: everything their messages are made from.

    What most of them need is made at its first use, and kept.
    """

    table: LoadedTable
    preferences: Preferences
    seat: Seat | None = None  # None: the channel, or somebody who only watches
    opened: int = 0  # the log's length when they last opened this table; 0: not known
    reaching: frozenset[Seat] = frozenset()  # who is told of their decision by what is made here

    @cached_property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.preferences.language)

    @cached_property
    def names(self) -> Pair[str]:
        """Both players' names; "Salle (keen)" and an empty seat's are in the reader's words."""
        return self.names_at(self.table.match)

    def names_at(self, match: MatchState) -> Pair[str]:
        """The names of those who sat here at some position of the log."""
        return Pair(one=self._name_of(match, Seat.ONE), two=self._name_of(match, Seat.TWO))

    @property
    def player(self) -> Seat:
        """The reader's seat. Raises MatchError for a spectator."""
        if self.seat is None:
            raise MatchError("not-your-turn", "a spectator has no seat")
        return self.seat

    @property
    def rival(self) -> str:
        """What a player's rival is called. Raises MatchError for a spectator."""
        return self.names[self.player.other]

    @property
    def coats(self) -> Pair[Coat | None]:
        """Both players' coats: of one person with several identities one, on every platform.

        Computer players and empty seats have none.
        """
        people = Pair(one=self.person(Seat.ONE), two=self.person(Seat.TWO))
        first = self.table.first_identity_of
        return people.map(lambda person: coat_of(first(str(person.address))) if person else None)

    @property
    def looked(self) -> int:
        """The log's length when this player was last here: they opened the table, or acted."""
        own = self.table.version_after_last_act_of(self.seat) if self.seat else 0
        return max(self.opened, own)

    @cached_property
    def view(self) -> View:
        """What the reader may know now."""
        return self.view_of(self.table.match)

    def view_of(self, match: MatchState) -> View:
        """What the reader may have known at some position of the log."""
        view: View = self.table.game.view(match.game_state, self.seat)
        return view

    def as_shown(self, view: View) -> View:
        """The view as pictures and words show it: while a match is played from memory, without what
        one would have to remember."""
        match = self.table.match
        is_from_memory = match.status is Status.PLAYING and not match.proposal.has_memory
        return view.from_memory() if is_from_memory else view

    def ticket(self, seat: Seat | None = None) -> Ticket:
        """The ticket that this reader's buttons are made from.

        A player's buttons name the version at which their decision was put: a rival's secret
        choice or an offer made meanwhile does not stale them.
        """
        seat = seat or self.seat
        since = self.table.match.decision_version[seat] if seat else self.table.version
        return Ticket(verb=Verb.HAND, table=self.table.key, version=since)

    def choice(
        self, key: str, verb: Verb, *path: int, style: ButtonStyle = ButtonStyle.QUIET
    ) -> Choice:
        """A button of this reader's: the key of its words, and the verb of its ticket."""
        return Choice(label=self.say(key), ticket=self.ticket().to(verb, *path), style=style)

    def picture(self, view: View) -> Picture:
        """A view as this reader wants it drawn, of whatever position."""
        view = self.as_shown(view)
        style = self.preferences.render_style(
            self.names, view.game, is_second=self.seat is Seat.TWO
        )
        return Picture(
            view=view,
            style=replace(style, coats=self.coats),
            alt=text_of(view).alt(view, self.names, self.say),
        )

    def picture_now(self, view: View) -> Picture:
        """The same of the present position, or of a preview there: with the time that is left.

        With a sign that the match is rated, if it is, and in a series with both sides' points, in
        the order in which the picture shows them.
        """
        picture, series = self.picture(view), self.table.series
        stands = series.score if series else None
        style = replace(
            picture.style,
            time_left=self._clock_lines.dial(),
            is_rated=self.table.match.proposal.is_rated,
            series_score=score(stands.swap() if picture.style.mirrored else stands)
            if stands
            else "",
        )
        return replace(picture, style=style)

    def narrate(self, events: Iterable[Event], *, version: int | None = None) -> tuple[str, ...]:
        """Events in words, as far as the reader may hear of them.

        People are called what they were called when the log had `version` entries, if that is not
        long ago: since then the computer may have taken a seat.
        """
        then = self.table.replayed.recent_state(version) if version is not None else None
        names = self.names_at(then) if then else self.names
        return describe_events(events, self.say, names, self.seat)

    @property
    def title(self) -> str:
        """ "En Garde · Anna – Bea"; of a match that is rated "En Garde · Anna – Bea · rated".

        In a series "En Garde · Anna 1 – ½ Bea". A challenge says both among its terms.
        """
        both = f"{self.names.one} – {self.names.two}"
        if series := self.table.series:
            one, two = series.score.map(points)
            both = f"{self.names.one} {one} – {two} {self.names.two}"
        parts = [self.say(f"{self.table.game.id}-name"), both]
        match = self.table.match
        if match.proposal.is_rated and match.state is not None:
            parts.append(self.say("entrance-rated"))
        if hints := sum(match.hints):
            parts.append(self.say("hint-count", count=hints))
        return " · ".join(parts)

    def _name_of(self, match: MatchState, seat: Seat) -> str:
        player = match.players[seat]
        if player is None:
            return self.say("hall-anybody")
        if level := level_of(player):
            if player.name != COMPUTER:  # it has taken somebody's seat
                return self.say("absence-substitute", name=player.name)
            key = f"{self.table.game.id}-level-{level}"
            is_named = key in self.say or key in say_in(FALLBACK)
            return self.say("hall-computer", level=self.say(key) if is_named else level)
        if is_former(player.address):
            return self.say("privacy-former")
        return player.name or self.say("entrance-somebody")

    @property
    def clocks(self) -> tuple[ClockLine, ...]:
        """How the players' time stands."""
        return self._clock_lines.lines()

    @property
    def _clock_lines(self) -> ClockLines:
        return ClockLines(
            table=self.table,
            names=self.names,
            say=self.say,
            reader=self.seat,
            reaching=self.reaching,
        )

    def person(self, seat: Seat) -> Person | None:
        """The person in this seat, by the name that the reader is told."""
        player = self.table.match.players[seat]
        if player is None or is_computer_address(player.address) or is_former(player.address):
            return None
        return Person(address=Address.parse(player.address), name=self.names[seat])

    def refuse(self, key: str, **facts: Fact) -> Reply:
        """The answer to an ask that can't be granted at this table: a sentence for the reader."""
        return Reply(ack=self.say(key, **facts), is_error=True, table=self.table.key)

    def post(self, **parts: object) -> Post:
        """A post about this table; `parts` are fields of `Post`."""
        head = self.table.record.head
        before = head.played[-1].table if head.played else head.rematch_of
        blank = Post(
            title=self.title,
            table=self.table.key,
            follows=TableKey.parse(before) if before else None,
            version=self.table.version,
            deadline=None if self.table.match.state else self.table.deadline,
            clocks=self.clocks,
            is_over=self.table.match.status is Status.OVER,
            is_private=self.table.is_private,
            players=self.table.people if self.table.match.state else (),
        )
        return replace(blank, **parts)  # type: ignore[arg-type]  # names checked by replace
