"""Makes the messages about one table: the card, the public board, a player's own view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile

from bot import prompts
from bot.model import HALL, Address, Choice, Ending, Group, Picture, Post, Prompt, Style
from bot.prompts import Place
from bot.table import Seen
from bot.taste import Taste
from bot.tickets import Ticket, Verb
from bot.words import Words, say_in, tell
from engines.core.game import Event
from engines.core.match import Position, Status, story
from engines.core.options import complete
from engines.core.record import Act
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.say import Say, Sentence
from renderers.words import text_of


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


def card(desk: Desk) -> Post:
    """The challenge: everything that one agrees to, before one agrees."""
    seen, say = desk.seen, desk.say
    head, here = seen.record.head, seen.here
    challenger = desk.names[head.challenger]
    asked = desk.names[head.challenger.other]
    is_open = here.players[head.challenger.other] is None
    key = "hall-card-open" if is_open else "hall-card"
    lines = [say(key, challenger=challenger, asked=asked, game=say(f"{seen.game.id}-name"))]
    lines.append(" · ".join(agreed(desk)))
    lines.append(say("hall-card-seal", seal=seal(head.commitment)))
    if here.status is not Status.OPEN:
        lines.append(_answer(desk))
        return desk.post(lines=tuple(lines), prompt=Prompt(controls=(_rules(desk),)))
    ticket = desk.ticket()
    controls = (
        Choice(
            label=say("hall-take-it" if is_open else "hall-accept"),
            ticket=ticket.to(Verb.ACCEPT),
            style=Style.GO,
        ),
        *(
            ()
            if is_open
            else (
                Choice(label=say("hall-decline"), ticket=ticket.to(Verb.DECLINE)),
                Choice(label=say("hall-change"), ticket=ticket.to(Verb.CHANGE)),
            )
        ),
        Choice(label=say("hall-withdraw"), ticket=ticket.to(Verb.WITHDRAW)),
        _rules(desk),
    )
    invited = here.players[head.challenger.other]
    return desk.post(
        lines=tuple(lines),
        prompt=Prompt(controls=controls),
        mention=Address.parse(invited.address) if invited else None,
        is_silent=False,
    )


def agreed(desk: Desk) -> list[str]:
    """The options in words, who begins, the clock."""
    seen, say = desk.seen, desk.say
    values = complete(seen.game.options, seen.record.head.options)
    shown = [
        say(f"{seen.game.id}-option-{option.name}-{values[option.name]}")
        for option in seen.game.options
        if option.name in ("variant", "touches") or values[option.name] != option.default
    ]
    return [*shown, say("hall-begins-by-lot"), clock_words(seen.record.head.clock, say)]


def clock_words(clock: int, say: Say) -> str:
    """How long each decision may take."""
    if not clock:
        return say("hall-no-clock")
    hours = round(clock / 3600)
    return (
        say("hall-clock-days", days=hours // 24)
        if hours % 24 == 0
        else say("hall-clock-hours", hours=hours)
    )


def seal(commitment: str) -> str:
    """The first characters of the commitment, easy to compare by eye."""
    return f"{commitment[:4]} {commitment[4:8]}"


def board(desk: Desk, *, keyboard: bool = True) -> Post:
    """The public message of a turn: picture, two lines, buttons. Drawn for a spectator.

    Its keyboard offers what is possible for some hand that fits what everybody knows.
    """
    seen, say = desk.seen, desk.say
    view = desk.view
    lines = [*desk.told(seen.here.events), *_result(desk)]
    if seen.here.status is Status.PLAYING:
        lines.append(text_of(view).summary(view, desk.names, say))
    return desk.post(
        lines=tuple(lines),
        picture=desk.picture(view),
        prompt=Prompt(
            groups=_public_groups(desk, view) if keyboard else (),
            controls=_ends(desk) if seen.here.status is Status.OVER else _public_controls(desk),
        ),
    )


def public_preview(desk: Desk, place: Place, seat: Seat) -> Post:
    """On a public keyboard: "Bea: forward 4?", and nothing that only Bea may know."""
    view, say = desk.view, desk.say
    words = text_of(view).preview(view, place.steps, desk.names, say)
    ticket = desk.ticket(seat)
    more = prompts.groups(view, place, ticket, Verb.WALK_PUBLIC, say)
    return desk.post(
        lines=(
            *desk.told(desk.seen.here.events),  # it takes the place of the board that said so
            say("hall-public-preview", name=desk.names[seat], move=words.lead),
        ),
        picture=desk.picture(view),
        prompt=Prompt(groups=more, controls=_send(desk, ticket, place, Verb.SEND_PUBLIC)),
        is_preview=True,
    )


def turn(desk: Desk, *, lines: tuple[str, ...] | None = None) -> Post:
    """A player's private message: board and hand, what happened, what is asked, the buttons."""
    seen, say = desk.seen, desk.say
    view = desk.view
    asked = _asked(desk, view)
    is_mine = desk.seat in seen.here.active and seen.here.status is Status.PLAYING
    found: tuple[Group, ...] = ()
    if is_mine and desk.seat:
        moves = seen.game.legal_moves(seen.here.position, desk.seat)
        place = prompts.walk(moves, ())
        found = prompts.groups(view, place, desk.ticket(), Verb.WALK, say)
    told = since_my_last_act(desk) if lines is None else lines
    return desk.post(
        lines=(*told, *_offer(desk), *_result(desk)),
        gist=(*since_my_last_act(desk, is_brief=True), *_offer(desk)),
        picture=desk.picture(view),
        prompt=Prompt(lead=asked.lead, rest=asked.rest, groups=found, controls=_private(desk)),
        is_silent=not is_mine,
        ending=ending(desk) if seen.here.status is Status.OVER else None,
    )


def ending(desk: Desk) -> Ending:
    """How a match went that is over."""
    head = desk.seen.record.head
    return Ending(
        rounds=tuple(getattr(desk.view, "results", ())),  # only of games played in rounds
        seconds=desk.seen.at - head.created,
        seal=seal(head.commitment),
    )


def _asked(desk: Desk, view: View) -> Sentence:
    """What the game asks or says at its end; after an end of the match's own, that."""
    here = desk.seen.here
    if here.outcome and desk.seen.game.outcome(here.position) is None:
        return Sentence(lead=" ".join(_result(desk)), rest=" ".join(desk.told(here.events)))
    return text_of(view).asked(view, desk.names, desk.say)


def preview(desk: Desk, place: Place) -> Post:
    """The move as it would be, drawn from the mover's own view alone; nothing is stored."""
    seen, say = desk.seen, desk.say
    view = desk.view
    words = text_of(view).preview(view, place.steps, desk.names, say)
    ahead: View = seen.game.foresee(view, place.steps)
    ticket = desk.ticket()
    return desk.post(
        lines=since_my_last_act(desk),
        gist=since_my_last_act(desk, is_brief=True),
        picture=desk.picture(ahead),
        prompt=Prompt(
            lead=words.lead,
            rest=words.rest,
            groups=prompts.groups(view, place, ticket, Verb.WALK, say),
            controls=_send(desk, ticket, place, Verb.SEND),
        ),
        is_preview=True,
    )


def since_my_last_act(desk: Desk, *, is_brief: bool = False) -> tuple[str, ...]:
    """What happened since this player acted last, in words for him.

    `is_brief` leaves out how a section began: a picture shows that.
    """
    events: list[Event] = []
    log = desk.seen.record.log
    mine = max((n for n, e in enumerate(log) if e.seat is desk.seat and desk.seat), default=-1)
    is_waiting = desk.seat not in desk.seen.here.active
    start = mine if is_waiting else mine + 1
    for number, here in enumerate(story(desk.seen.game, desk.seen.record)):
        if number > start:
            events += _before_heading(here.events, desk.say) if is_brief else here.events
    return desk.told(events)


def _before_heading(events: Iterable[Event], say: Words) -> Iterable[Event]:
    return takewhile(lambda event: f"{event.key}.heading" not in say, events)


def _answer(desk: Desk) -> str:
    """How a challenge was answered."""
    seen = desk.seen
    asked = desk.names[seen.record.head.challenger.other]
    keys = {
        Act.DECLINE: "hall-card-declined",
        Act.WITHDRAW: "hall-card-withdrawn",
        Act.EXPIRE: "hall-card-expired",
    }
    by = seen.here.closed_by or Act.ACCEPT
    return desk.say(keys.get(by, "hall-card-accepted"), name=asked)


def _public_groups(desk: Desk, view: View) -> tuple[Group, ...]:
    seat = next(iter(desk.seen.here.active), None)
    if seat is None or desk.seen.computer(seat) or len(desk.seen.here.active) > 1:
        return ()
    place = prompts.walk(desk.seen.game.possible_moves(view), ())
    return prompts.groups(view, place, desk.ticket(seat), Verb.WALK_PUBLIC, desk.say)


def _public_controls(desk: Desk) -> tuple[Choice, ...]:
    say, ticket = desk.say, desk.ticket()
    return (
        Choice(label=say("hall-my-hand"), ticket=ticket.to(Verb.HAND), style=Style.GO),
        Choice(label=say("hall-board-as-text"), ticket=ticket.to(Verb.TEXT)),
        Choice(label=say("hall-more"), ticket=ticket.to(Verb.MORE)),
    )


def _private(desk: Desk) -> tuple[Choice, ...]:
    """The quiet buttons under a player's own message."""
    here, say, ticket = desk.seen.here, desk.say, desk.ticket()
    if here.status is Status.OVER:
        return _ends(desk)
    offered: tuple[Choice, ...] = ()
    if here.offer and here.offer is not desk.seat:
        offered = (
            Choice(label=say("hall-agree"), ticket=ticket.to(Verb.AGREE)),
            Choice(label=say("hall-refuse"), ticket=ticket.to(Verb.REFUSE)),
        )
    return (
        *offered,
        Choice(label=say("hall-board-as-text"), ticket=ticket.to(Verb.TEXT)),
        Choice(label=say("hall-more"), ticket=ticket.to(Verb.MORE)),
    )


def _ends(desk: Desk) -> tuple[Choice, ...]:
    """What there is to do after the end."""
    say, ticket = desk.say, desk.ticket()
    return (
        Choice(label=say("hall-rematch"), ticket=ticket.to(Verb.REMATCH), style=Style.GO),
        Choice(label=say("hall-replay"), ticket=ticket.to(Verb.REPLAY)),
        Choice(label=say("hall-verify"), ticket=ticket.to(Verb.VERIFY)),
        Choice(label=say("hall-export"), ticket=ticket.to(Verb.EXPORT)),
    )


def _send(desk: Desk, ticket: Ticket, place: Place, verb: Verb) -> tuple[Choice, ...]:
    """Send if a move ends here; Undo from its end, Back from half way."""
    say = desk.say
    walk = Verb.WALK if verb is Verb.SEND else Verb.WALK_PUBLIC
    back = Choice(
        label=say("hall-undo" if place.fork.move is not None else "hall-back"),
        ticket=ticket.to(walk, *place.path[:-1]),
    )
    if place.fork.move is None:
        return (back,)
    send = Choice(label=say("hall-send"), ticket=ticket.to(verb, *place.path), style=Style.GO)
    return (send, back)


def _rules(desk: Desk) -> Choice:
    return Choice(label=desk.say("hall-rules"), ticket=desk.ticket().to(Verb.RULES))


def _offer(desk: Desk) -> tuple[str, ...]:
    here = desk.seen.here
    if not here.offer:
        return ()
    if here.offer is desk.seat:
        return (desk.say("hall-you-offered-a-draw"),)
    return (desk.say("hall-offers-a-draw", name=desk.names[here.offer]),)


def _result(desk: Desk) -> tuple[str, ...]:
    """How the match ended, in one sentence for this reader, unless the game's events say it."""
    here = desk.seen.here
    outcome = here.outcome
    if outcome is None or desk.seen.game.outcome(here.position) is not None:
        return ()
    if outcome.winner is None:
        return (desk.say("hall-ended-drawn"),)
    if outcome.winner is desk.seat:
        return (desk.say("hall-you-won", name=desk.names[outcome.winner]),)
    return (desk.say("hall-won", name=desk.names[outcome.winner]),)
