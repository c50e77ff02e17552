"""What the page says of a tournament besides its players: the card's lines, and until when."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from bot.adapters.web.serialise_lists import Json
from bot.adapters.web.tournament_matches import ToJson
from bot.adapters.web.tournament_reader import PageReader
from bot.application.model import ButtonStyle, Choice, SheetPicture
from bot.application.tournament_tickets import Step, TournamentTicket
from bot.messages.tournament_card import card
from bot.messages.tournament_sheets import end_picture, standings_picture
from engines.core.tournaments.head import Kind
from engines.core.tournaments.laddering import busy
from engines.core.tournaments.next_step import TOO_FEW
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.state import Status

# Of the card's buttons; what the others lead to stands on the page.
_STEPS: Final = frozenset({Step.JOIN, Step.LEAVE, Step.RULES})
# What is done by its button, so that the page goes on as it is; others ask or tell something.
_AT_ONCE: Final = frozenset({Step.JOIN, Step.ACCEPT, Step.DECLINE, Step.CHALLENGE})


def facts(reader: PageReader) -> list[str]:
    """What was agreed on, how far it is, who organises it."""
    return list(card(reader.loaded, reader).lines)


def until(reader: PageReader) -> str:
    """When it begins, until when it goes on as it does now, or since when it is over."""
    state, say = reader.state, reader.say
    match state.status:
        case Status.ENROLLING:
            return say("tournament_page-begins", when=reader.when(state.begins))
        case Status.ENDED:
            return " ".join(_over(reader))
        case Status.RUNNING if not state.head.has_rounds:
            ends = state.head.ends
            return say("tournament_page-ends", when=reader.when(ends)) if ends else ""
        case Status.RUNNING:
            if not state.rounds:
                return say("tournament_page-begins-now")
            here = state.rounds[-1]
            key = "playoff" if here.number > total_rounds(state) else "round"
            # While Salle was away no time of a round passed.
            left = state.head.round_time - reader.loaded.outages.passed(here.at)
            when = reader.when(reader.now + left)
            return say(f"tournament_page-{key}-until", round=here.number, when=when)


def _over(reader: PageReader) -> Iterator[str]:
    state, say = reader.state, reader.say
    yield say("tournament_page-ended", when=reader.when(state.ended))
    if state.end_reason and state.end_reason != TOO_FEW:
        yield say("tournament_page-because", reason=state.end_reason)


# -- pictures -------------------------------------------------------------------------------------
def told_picture(reader: PageReader) -> SheetPicture | None:
    """How it stands: what a chat shows of a link. None before it has begun."""
    if not reader.state.began:
        return None
    return standings_picture(reader.loaded, reader)


def page_picture(reader: PageReader) -> SheetPicture | None:
    """The same for the page; after the end the first three."""
    plate = None
    if reader.state.status is Status.ENDED:
        plate = end_picture(reader.loaded, reader)
    return plate or told_picture(reader)


# -- buttons --------------------------------------------------------------------------------------
def acts(reader: PageReader, to_json: ToJson) -> list[Json]:
    """The reader's buttons: to answer a challenge, to join or leave, the rules, to manage it."""
    if to_json is None:
        return []
    found = [*_answers(reader), *_of_the_card(reader)]
    if reader.loaded.is_running and reader.state.organiser.address in reader.identities:
        found.append(reader.choice("tournament_page-manage", reader.loaded, Step.MANAGE))
    return [_act(reader, choice, to_json) for choice in found]


def challenges(reader: PageReader, to_json: ToJson) -> dict[int, Json]:
    """The buttons that challenge who stands above the reader on a ladder, by their places."""
    state, me = reader.state, reader.me
    runs = state.head.kind is Kind.LADDER and state.status is Status.RUNNING
    taken = busy(state) if runs else frozenset()
    if to_json is None or not runs or me not in state.ladder or me in taken:
        return {}
    own = state.ladder.index(me)
    begin = max(0, own - state.head.reach)
    found = {}
    for place, address in enumerate(state.ladder[begin:own], start=begin + 1):
        if address in taken or frozenset((me, address)) in state.forbidden:
            continue
        number = str(state.entrants[address].number)
        choice = reader.choice("tournament_page-challenge", reader.loaded, Step.CHALLENGE, number)
        named = replace(choice, name=f"{choice.label}: {reader.called(address)}")
        found[place] = _act(reader, named, to_json)
    return found


def _act(reader: PageReader, choice: Choice, to_json: Callable[[Choice], Json]) -> Json:
    step = TournamentTicket.parse(choice.ticket).step
    is_quiet = step is Step.LEAVE and reader.state.status is Status.ENROLLING
    return to_json(choice) | {"stays": step in _AT_ONCE or is_quiet}


def _answers(reader: PageReader) -> Iterator[Choice]:
    for one in reader.state.challenges:
        if one.challenged == reader.me:
            name = reader.say("tournament_page-accept", name=reader.called(one.challenger))
            key, number, go = "hall-accept", str(one.number), ButtonStyle.GO
            accept = reader.choice(key, reader.loaded, Step.ACCEPT, number, style=go)
            yield replace(accept, label=name)
            yield reader.choice("hall-decline", reader.loaded, Step.DECLINE, number)


def _of_the_card(reader: PageReader) -> Iterator[Choice]:
    prompt = card(reader.loaded, reader).prompt
    for choice in prompt.controls if prompt else ():
        if choice.ticket and TournamentTicket.parse(choice.ticket).step in _STEPS:
            yield choice
