"""The card of a challenge: everything that one agrees to, before one agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.application.model import Address, Choice, Post, Prompt, Style
from bot.application.tickets import Verb
from bot.messages.perspective import Desk
from engines.core.match import Status
from engines.core.options import complete
from engines.core.record import Act
from renderers.wording import Say


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
        if not option.is_switch or values[option.name] != option.default
    ]
    return [*shown, _begins(desk), clock_words(seen.record.head.clock, say)]


def _begins(desk: Desk) -> str:
    opener = desk.seen.game.opener
    if opener is None:
        return desk.say("hall-begins-by-lot")
    return desk.say("hall-begins", name=desk.names[opener])


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


def which_game(games: Iterable[str], ticket: Callable[[str], str], say: Say) -> Post:
    """The question that a challenge without a game brings: one tap each, as the door writes it."""
    choices = tuple(Choice(label=say(f"{game}-name"), ticket=ticket(game)) for game in games)
    return Post(prompt=Prompt(lead=say("hall-which-game"), controls=choices))


def seal(commitment: str) -> str:
    """The first characters of the commitment, easy to compare by eye."""
    return f"{commitment[:4]} {commitment[4:8]}"


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


def _rules(desk: Desk) -> Choice:
    return Choice(label=desk.say("hall-rules"), ticket=desk.ticket().to(Verb.RULES))
