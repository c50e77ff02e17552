"""The card of a challenge: all its terms, and the buttons to answer it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.application.model import (
    Address,
    ButtonStyle,
    Choice,
    Post,
    Prompt,
    Seal,
    is_solo,
)
from bot.application.tickets import Verb
from bot.messages.perspective import Perspective
from engines.core.match import agreed_options
from engines.core.match_state import Status
from engines.core.record import Act
from renderers.wording import Say


def card(perspective: Perspective) -> Post:
    """The challenge with all its terms, or how it was answered."""
    table = perspective.table
    head, match = table.record.head, table.match
    lines = [_who_plays(perspective), " · ".join(agreed(perspective))]
    seal = Seal(words=perspective.say("fair-sealed"), digits=head.commitment)
    if match.status is not Status.OPEN:
        if match.status is Status.CLOSED or not is_solo(head):
            lines.append(_answer(perspective))
        controls = (*_to_the_board(perspective), _rules(perspective))
        return perspective.post(lines=tuple(lines), seal=seal, prompt=Prompt(controls=controls))
    invited = match.players[head.challenger.other]
    is_asked = invited is not None and not is_solo(head)
    return perspective.post(
        lines=tuple(lines),
        seal=seal,
        prompt=Prompt(controls=_begin(perspective) if is_solo(head) else _answers(perspective)),
        mention=Address.parse(invited.address) if invited and is_asked else None,
        is_silent=False,
    )


def _who_plays(perspective: Perspective) -> str:
    table, say = perspective.table, perspective.say
    head, game = table.record.head, say(f"{table.game.id}-name")
    challenger = perspective.names[head.challenger]
    if head.is_study:
        return say("fair-card-study", challenger=challenger, game=game)
    asked = perspective.names[head.challenger.other]
    key = "hall-card" if table.match.players[head.challenger.other] else "hall-card-open"
    return say(key, challenger=challenger, asked=asked, game=game)


def _begin(perspective: Perspective) -> tuple[Choice, ...]:
    """For who plays alone: his own tap begins, after he has seen the seal."""
    say, ticket = perspective.say, perspective.ticket()
    return (
        Choice(label=say("fair-play-now"), ticket=ticket.to(Verb.BEGIN), style=ButtonStyle.GO),
        Choice(label=say("hall-withdraw"), ticket=ticket.to(Verb.WITHDRAW)),
        _rules(perspective),
    )


def _answers(perspective: Perspective) -> tuple[Choice, ...]:
    """For the challenged, or for anybody; and for the challenger, to take it back."""
    say, ticket = perspective.say, perspective.ticket()
    match, head = perspective.table.match, perspective.table.record.head
    is_open = match.players[head.challenger.other] is None
    return (
        Choice(
            label=say("hall-take-it" if is_open else "hall-accept"),
            ticket=ticket.to(Verb.ACCEPT),
            style=ButtonStyle.GO,
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
        _rules(perspective),
    )


def _to_the_board(perspective: Perspective) -> tuple[Choice, ...]:
    """The way on from a card that its reader keeps in his private chat."""
    table, say = perspective.table, perspective.say
    if perspective.seat is None or table.match.state is None:
        return ()
    return (Choice(label=say("hall-my-turn"), ticket=perspective.ticket().to(Verb.HAND)),)


def agreed(perspective: Perspective) -> list[str]:
    """The options in words, who begins, the clock."""
    table, say = perspective.table, perspective.say
    values = agreed_options(table.game, table.record)
    shown = [
        say(f"{table.game.id}-option-{option.name}-{values[option.name]}")
        for option in table.game.options
        if not option.is_switch or values[option.name] != option.default
    ]
    return [*shown, _begins(perspective), clock_words(table.record.head.clock, say)]


def _begins(perspective: Perspective) -> str:
    opener = perspective.table.game.opener
    if opener is None:
        return perspective.say("hall-begins-by-lot")
    return perspective.say("hall-begins", name=perspective.names[opener])


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


def which_game(tickets: Mapping[str, str], say: Say) -> Post:
    """The question that a challenge without a game brings; each game with its button's ticket."""
    choices = tuple(Choice(label=say(f"{id_}-name"), ticket=tickets[id_]) for id_ in tickets)
    return Post(prompt=Prompt(lead=say("hall-which-game"), controls=choices))


def _answer(perspective: Perspective) -> str:
    """How a challenge was answered."""
    table = perspective.table
    asked = perspective.names[table.record.head.challenger.other]
    keys = {
        Act.DECLINE: "hall-card-declined",
        Act.WITHDRAW: "hall-card-withdrawn",
        Act.EXPIRE: "hall-card-expired",
    }
    by = table.match.closed_by or Act.ACCEPT
    return perspective.say(keys.get(by, "hall-card-accepted"), name=asked)


def _rules(perspective: Perspective) -> Choice:
    return Choice(label=perspective.say("hall-rules"), ticket=perspective.ticket().to(Verb.RULES))
