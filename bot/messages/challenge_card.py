"""The card of a challenge: all its terms, and the buttons to answer it."""

from __future__ import annotations

from dataclasses import replace

from bot.application.linking import SEVERAL
from bot.application.loaded_table import LoadedTable
from bot.application.model import (
    ButtonStyle,
    Choice,
    Post,
    Prompt,
    Seal,
    is_solo,
)
from bot.application.table_names import is_by_pairing
from bot.application.tickets import Ticket, Verb
from bot.messages.clock_words import clock_words
from bot.messages.news import CLOSED
from bot.messages.perspective import Perspective
from bot.messages.ratings import strength
from bot.messages.source_control import source_control
from bot.messages.term_changes import (
    begins_words,
    changes,
    hints_words,
    memory_words,
    rating_words,
    series_words,
)
from bot.messages.times import roughly
from bot.messages.words import Words
from engines.core.act_rules import MOST_COUNTER_OFFERS
from engines.core.game import AnyGame, PositionError, has_luck, reshuffles
from engines.core.match import agreed_options
from engines.core.match_state import MatchState, Status
from engines.core.options import BEGINS, Options, own_options
from engines.core.record import Act, Head, Series
from engines.core.replay import match_states
from engines.core.seat import Seat


def card(perspective: Perspective) -> Post:
    """The challenge with all its terms, or how it was answered."""
    table, say = perspective.table, perspective.say
    head, match = table.record.head, table.match
    lines = [_who_plays(perspective)]
    if not is_solo(head) and (proposed := _proposed(perspective)):
        lines.append(proposed)
    lines += beginning_words(head, table.game, say)
    lines.append(" · ".join(agreed(perspective)))
    lines += [*_strengths(perspective), *_length(perspective)]
    seal = None
    if has_luck(table.game):
        seal = Seal(words=say("fair-sealed"), digits=head.commitment)
    if match.status is not Status.OPEN:
        if match.status is Status.CLOSED or not (is_solo(head) or is_by_pairing(head)):
            lines.append(_answer(perspective))
        return perspective.post(
            lines=tuple(lines),
            seal=seal,
            prompt=Prompt(
                controls=(
                    *_to_the_board(perspective),
                    perspective.choice("hall-rules", Verb.RULES),
                    *source_control(perspective),
                )
            ),
        )
    invited = None if is_solo(head) else perspective.person(match.proposed_by.other)
    controls = _to_begin(perspective) if is_solo(head) else _answers(perspective)
    return perspective.post(
        lines=tuple(lines),
        seal=seal,
        prompt=Prompt(controls=(*controls, *source_control(perspective))),
        mentions=(invited,) if invited else (),
        is_silent=False,
        deadline_words=say("hall-open-until"),
    )


def _who_plays(perspective: Perspective) -> str:
    table, say = perspective.table, perspective.say
    head, game = table.record.head, say(f"{table.game.id}-name")
    challenger = perspective.names[table.match.challenger]
    if head.is_study:
        return say("fair-card-study", challenger=challenger, game=game)
    asked = perspective.names[table.match.challenger.other]
    if is_by_pairing(head):
        return say("seek-meet", one=challenger, two=asked, game=game)
    key = "hall-card" if table.match.players[table.match.challenger.other] else "hall-card-open"
    return say(key, challenger=challenger, asked=asked, game=game)


# The challenger's own tap begins, after the seal has been shown.
def _to_begin(perspective: Perspective) -> tuple[Choice, ...]:
    return (
        perspective.choice("fair-play-now", Verb.BEGIN, style=ButtonStyle.GO),
        perspective.choice("hall-change", Verb.CHANGE),
        perspective.choice("hall-withdraw", Verb.WITHDRAW),
        perspective.choice("hall-rules", Verb.RULES),
    )


# The way on from a card that stays in its reader's private chat.
def _to_the_board(perspective: Perspective) -> tuple[Choice, ...]:
    if perspective.seat is None or perspective.table.match.state is None:
        return ()
    return (perspective.choice("hall-my-turn", Verb.HAND),)


def _answers(perspective: Perspective) -> tuple[Choice, ...]:
    table = perspective.table
    withdraw = perspective.choice("hall-withdraw", Verb.WITHDRAW)
    rules = perspective.choice("hall-rules", Verb.RULES)
    asked = perspective.person(table.match.proposed_by.other)
    if asked is None:  # for anybody to take
        take = perspective.choice("hall-take-it", Verb.ACCEPT, style=ButtonStyle.GO)
        return (take, *_to_rate(perspective), withdraw, *_link(perspective), rules)
    return (
        perspective.choice("hall-accept", Verb.ACCEPT, style=ButtonStyle.GO),
        perspective.choice("hall-decline", Verb.DECLINE),
        *(
            (perspective.choice("hall-change", Verb.CHANGE), *_to_rate(perspective))
            if may_counter(table)
            else ()
        ),
        withdraw,
        *(_link(perspective) if asked.address.platform != table.key.platform else ()),
        rules,
    )


# What is passed on to another platform; a table of the page has an address to copy.
def _link(perspective: Perspective) -> tuple[Choice, ...]:
    if perspective.table.key.platform == SEVERAL:
        return ()
    return (perspective.choice("elsewhere-link", Verb.LINK),)


def _to_rate(perspective: Perspective) -> tuple[Choice, ...]:
    if perspective.table.match.is_from_position:
        return ()
    is_rated = perspective.table.match.proposal.is_rated
    key = "entrance-make-friendly" if is_rated else "entrance-make-rated"
    return (perspective.choice(key, Verb.RATE),)


def may_counter(table: LoadedTable) -> bool:
    """Whether the side that is asked may still propose other terms, or only accept or decline."""
    return table.match.counter_offers < MOST_COUNTER_OFFERS


def own_choice(perspective: Perspective, ticket: Ticket) -> Post:
    """The card with a question instead of *Accept*: for an option that is the accepter's own.

    The path of `ticket` names what they have chosen of those before it.
    """
    game, say = perspective.table.game, perspective.say
    own = own_options(game.options, perspective.table.match.proposed_by.other)
    option = own[len(ticket.path)]
    choices = tuple(
        Choice(
            label=say(f"{game.id}-option-{option.name}-{value}"),
            ticket=ticket.to(Verb.ACCEPT, *ticket.path, index),
            style=ButtonStyle.GO if value == option.default else ButtonStyle.QUIET,
        )
        for index, value in enumerate(option.values)
    )
    back = Choice(label=say("hall-back"), ticket=ticket.to(Verb.HAND))
    return replace(
        card(perspective),
        prompt=Prompt(lead=say("entrance-own-choice"), controls=(*choices, back)),
        mentions=(),
    )


# What the side whose terms stand has made of the other's, or of its own first ones; told also where
# that is as usual again. "": nothing.
def _proposed(perspective: Perspective) -> str:
    table = perspective.table
    proposals = [n for n, entry in enumerate(table.record.log, start=1) if entry.proposal]
    if not proposals:
        return ""
    states = [*match_states(table.game, table.record.upto(proposals[-1]))]
    now = states[-1]
    others = [state for state in states if not _is_of_same_side(state, now)]
    before = others[-1] if others else states[0]
    if before.proposal == now.proposal:
        return ""
    return perspective.say(
        "entrance-card-counter",
        name=perspective.names[now.proposed_by],
        changes=changes(perspective, before.proposal, now.proposal),
    )


# Sides may have exchanged their seats.
def _is_of_same_side(one: MatchState, other: MatchState) -> bool:
    return (one.proposed_by is one.challenger) == (other.proposed_by is other.challenger)


def agreed(perspective: Perspective) -> list[str]:
    """What a challenge is about, in short: what is not as usual, who begins, the clock, between two
    people whether it is rated, that it is played from memory, if it is, and how many matches, if
    they are several.

    Of what is as usual only what has words for the card (`.card`), such as who plays whom.
    """
    table, say = perspective.table, perspective.say
    values = agreed_options(table.game, table.record)
    own: list[str] = []  # what each chose for themselves
    common: list[str] = []
    for option in table.game.options:
        key = f"{table.game.id}-option-{option.name}-{values[option.name]}"
        if option.seat and f"{key}.card" in say:
            if table.match.players[option.seat]:
                own.append(say(f"{key}.card", name=perspective.names[option.seat]))
        elif option.name != BEGINS and (
            f"{key}.card" in say or values[option.name] != option.default
        ):
            common.append(say(f"{key}.card" if f"{key}.card" in say else key))
    shown = [*([", ".join(own)] if own else []), *common]
    terms = table.match.proposal
    return [
        *shown,
        *_begins(perspective, values),
        clock_words(terms.clock, say),
        *([] if is_solo(table.record.head) else [rating_words(say, is_rated=terms.is_rated)]),
        *([] if terms.has_memory else [memory_words(say, has_memory=False)]),
        *([hints_words(say, has_hints=True)] if terms.has_hints and not terms.is_rated else []),
        *([] if terms.series is Series.NONE else [series_words(table.game, say, terms.series)]),
    ]


# Who begins; from a position, whose turn it is there, if it is one side's alone.
def _begins(perspective: Perspective, values: Options) -> list[str]:
    table, say, names = perspective.table, perspective.say, perspective.names
    if not table.match.is_from_position:
        return [begins_words(table.game, values, names, say)]
    try:
        active = table.game.active(table.game.read(table.record.head.start, values))
    except PositionError:  # it is damaged, and nobody can accept it
        return []
    return [say("hall-begins", name=names[seat]) for seat in active] if len(active) == 1 else []


def beginning_words(head: Head, game: AnyGame, say: Words) -> list[str]:
    """Of a match that begins at a position of another: where that is, and what both may know."""
    if not head.start:
        return []
    where = say("start-card", ply=head.start_ply)
    return [where, say("start-card-hands")] if reshuffles(game) else [where]


# "Anna 1612 ± 62 · Bea 1540?", of a rated challenge that is open.
def _strengths(perspective: Perspective) -> list[str]:
    ratings = perspective.table.ratings
    if ratings is None or perspective.table.match.status is not Status.OPEN:
        return []
    now, names = perspective.table.loaded_at, perspective.names
    told = (f"{names[seat]} {strength(ratings[seat], now)}" for seat in Seat)
    return [" · ".join(told)]


# "A match like this takes about 9 days, at most about 3 weeks", of a challenge that is open.
def _length(perspective: Perspective) -> list[str]:
    length, say = perspective.table.length, perspective.say
    if length is None or perspective.table.match.status is not Status.OPEN:
        return []
    about = "" if length.about is None else roughly(length.about, say)
    at_most = "" if length.at_most is None else roughly(length.at_most, say, is_limit=True)
    if at_most and about in ("", at_most):
        return [say("clock-lasts-at-most", most=at_most)]
    if at_most:
        return [say("clock-lasts", about=about, most=at_most)]
    return [say("clock-lasts-about", about=about)] if about else []


def all_agreed(perspective: Perspective) -> str:
    """Every option in words, as usual or not."""
    table, say = perspective.table, perspective.say
    values = agreed_options(table.game, table.record)
    pairs = (
        say(
            "hall-pair",
            name=say(f"{table.game.id}-option-{option.name}"),
            value=say(f"{table.game.id}-option-{option.name}-{values[option.name]}"),
        )
        for option in table.game.options
    )
    return " · ".join(pairs)


def _answer(perspective: Perspective) -> str:
    table = perspective.table
    answers = (e.seat for e in table.record.log if e.act in (Act.ACCEPT, Act.DECLINE))
    seat = next(answers, None) or table.match.proposed_by.other
    end = CLOSED.get(table.match.closed_by or Act.ACCEPT, "accepted")
    return perspective.say(f"hall-card-{end}", name=perspective.names[seat])
