"""A table as one reader sees it: everything his messages are made from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.application.model import HALL, Picture, Post
from bot.application.tables import Seen
from bot.application.tickets import Ticket, Verb
from bot.messages.preferences import Taste
from bot.messages.words import Words, say_in, tell
from engines.core.game import Event
from engines.core.match import Position, Status
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.game_text import text_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """A table as one reader sees it: everything his messages are made from."""

    seen: Seen
    taste: Taste
    seat: Seat | None = None  # None: the channel, or somebody who only watches

    @property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.taste.language)

    @property
    def names(self) -> Pair[str]:
        """Both players' names; the hall's and an empty seat's are words of the reader's."""
        return Pair(one=self._name(Seat.ONE), two=self._name(Seat.TWO))

    @property
    def view(self) -> View:
        """What the reader may know now."""
        return self.view_of(self.seen.here)

    def view_of(self, here: Position) -> View:
        """What the reader may have known at some position of the log."""
        view: View = self.seen.game.view(here.position, self.seat)
        return view

    def ticket(self, seat: Seat | None = None) -> Ticket:
        """The ticket that this reader's buttons are made from.

        A player's buttons name the version at which his decision was put: a rival's secret
        choice or an offer made meanwhile does not stale them.
        """
        seat = seat or self.seat
        since = self.seen.here.since[seat] if seat else self.seen.version
        return Ticket(verb=Verb.HAND, table=self.seen.key, version=since)

    def picture(self, view: View) -> Picture:
        """A view as this reader wants it drawn."""
        look = self.taste.look(self.names, is_second=self.seat is Seat.TWO)
        alt = text_of(view).alt(view, self.names, self.say)
        return Picture(view=view, look=look, alt=alt)

    def told(self, events: Iterable[Event]) -> tuple[str, ...]:
        """Events in words, as far as the reader may hear of them."""
        return tell(events, self.say, self.names, self.seat)

    @property
    def title(self) -> str:
        """ "En Garde · Anna – Bea"."""
        game = self.say(f"{self.seen.game.id}-name")
        return f"{game} · {self.names.one} – {self.names.two}"

    def _name(self, seat: Seat) -> str:
        player = self.seen.here.players[seat]
        if player is None:
            return self.say("hall-anybody")
        if player.address.startswith(f"{HALL}:"):
            return self.say("hall-computer")
        return player.name

    def post(self, **parts: object) -> Post:
        """A post about this table; `parts` are fields of `Post`."""
        blank = Post(
            title=self.title,
            table=self.seen.key,
            version=self.seen.version,
            deadline=self.seen.deadline,
            is_over=self.seen.here.status is Status.OVER,
        )
        return replace(blank, **parts)  # type: ignore[arg-type]  # names checked by replace
