"""The menus for managing a tournament, made from its state and from what was tapped.

The argument of a ticket: numbers of those who have joined, `y` for a yes, and `p` with the number
of a page of names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import ButtonStyle, Choice, Group, Post, Prompt
from bot.application.tickets import TicketError
from bot.application.tournament_tickets import Step, TournamentTicket
from bot.messages import tournament_card, tournament_posts
from bot.messages.tournament_posts import pair_words, round_name
from bot.messages.tournament_reader import TournamentReader
from engines.core.tournaments.head import Kind
from engines.core.tournaments.state import Entrant, Out, Status, TournamentError

_T = TypeVar("_T")

_DAY: Final = 86_400
_PAGE: Final = 20  # names, or matches, that one menu lists
_YES: Final = "y"
_PUT_OFF: Final = (1, 3, 7, 14)  # days
_OF_PEOPLE: Final = frozenset({Step.TAKE_OUT, Step.HAND_OVER, Step.APART})
# Whom one menu names before it asks whether that is meant.
_NAMED: Final = {Step.TAKE_OUT: 1, Step.HAND_OVER: 1, Step.APART: 2}
_ASKED: Final = frozenset({Step.BEGIN, Step.TAKE_OUT, Step.HAND_OVER, Step.APART})


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What a button of these menus asks for."""

    step: Step
    people: tuple[Entrant, ...] = ()
    numbers: tuple[int, ...] = ()
    page: int = 1
    is_sure: bool = False

    @classmethod
    def of(cls, loaded: LoadedTournament, ticket: TournamentTicket) -> Asked:
        """Read its argument. Raises TicketError: it means nothing here."""
        numbers: list[int] = []
        page, is_sure = 1, False
        for part in filter(None, ticket.argument.split(".")):
            if part == _YES:
                is_sure = True
            elif part.startswith("p") and part[1:].isdecimal():
                page = int(part[1:6])
            elif part.isdecimal():
                numbers.append(int(part))
            else:
                raise TicketError(str(ticket))
        by_number = {one.number: one for one in loaded.state.entrants.values()}
        people: list[Entrant] = []
        if ticket.step in _OF_PEOPLE:
            if not set(numbers) <= by_number.keys():
                raise TicketError(str(ticket))
            people = [by_number[number] for number in numbers]
        return cls(
            step=ticket.step,
            people=tuple(people),
            numbers=tuple(numbers),
            page=page,
            is_sure=is_sure,
        )

    @property
    def number(self) -> int:
        """The one number; 0 if there is none."""
        return self.numbers[0] if self.numbers else 0


def everything(loaded: LoadedTournament, reader: TournamentReader) -> Post:
    """All that may be done now, a button each."""
    state, is_enrolling = loaded.state, loaded.state.status is Status.ENROLLING
    may_part = state.head.kind is not Kind.KNOCK_OUT and len(state.entrants) > 1
    has_results = any(bout.outcome for here in state.rounds for bout in here.bouts)
    offered = (
        (Step.BEGIN, is_enrolling and len(state.active) >= state.head.least),
        (Step.POSTPONE, is_enrolling),
        (Step.TAKE_OUT, bool(state.entrants)),
        (Step.APART, may_part),
        (Step.CORRECT, has_results),
        (Step.HAND_OVER, bool(state.entrants)),
        (Step.END, True),
    )
    controls = [_choice(loaded, reader, step) for step, is_offered in offered if is_offered]
    back = reader.choice("tournament-to-card", loaded, Step.CARD)
    return Post(
        title=loaded.head.name,
        lines=(reader.say("tournament-joined", count=len(state.active)),),
        prompt=Prompt(
            lead=reader.say("tournament_commands-manage-what"), controls=(*controls, back)
        ),
    )


def question(loaded: LoadedTournament, asked: Asked, reader: TournamentReader) -> Post | None:
    """What is to be chosen, or confirmed, before it is done; None: nothing more."""
    match asked.step:
        case Step.END:
            return _sure(loaded, reader, Step.END_ANYWAY, _YES, "end")
        case Step.CORRECT:
            return _correction(loaded, asked, reader)
        case Step.POSTPONE if not asked.number:
            return _when(loaded, reader)
        case Step.BEGIN if not asked.is_sure:
            return _sure(loaded, reader, Step.BEGIN, _YES, "begin", count=len(loaded.state.active))
        case Step.TAKE_OUT | Step.HAND_OVER | Step.APART:
            return _about_people(loaded, asked, reader)
        case _:
            return None


def over(loaded: LoadedTournament, reader: TournamentReader) -> Post:
    """How it ended; or its card, for who handed it over."""
    if loaded.is_running:
        return tournament_card.card(loaded, reader)
    return tournament_posts.end_post(loaded, reader)


def _about_people(loaded: LoadedTournament, asked: Asked, reader: TournamentReader) -> Post | None:
    step, wanted = asked.step, _NAMED[asked.step]
    if len(asked.people) < wanted:
        return _whom(loaded, asked, reader)
    if asked.is_sure:
        return None
    names = [reader.name_of(one.player) for one in asked.people]
    argument = ".".join([*(str(one.number) for one in asked.people[:wanted]), _YES])
    is_back = step is Step.TAKE_OUT and not asked.people[0].is_in
    key = "bring-back" if is_back else step.name.lower().replace("_", "-")
    return _sure(loaded, reader, step, argument, key, one=names[0], two=names[-1])


def _whom(loaded: LoadedTournament, asked: Asked, reader: TournamentReader) -> Post:
    chosen = [one.number for one in asked.people]
    people = [
        one
        for one in loaded.state.entrants.values()
        if one.number not in chosen and (one.is_in or _may_return(one, asked.step))
    ]
    before = "".join(f"{number}." for number in chosen)
    choices = [
        Choice(
            label=_named(one, reader),
            ticket=_ticket(loaded, asked.step, f"{before}{one.number}"),
        )
        for one in _on_page(people, asked.page)
    ]
    key = "tournament_commands-whom-else" if chosen else "tournament_commands-whom"
    turns = _turns(loaded, asked, len(people), before, reader)
    return _menu(loaded, reader, reader.say(key), choices, turns)


def _may_return(one: Entrant, step: Step) -> bool:
    return step is Step.TAKE_OUT and one.out is Out.TAKEN_OUT


def _named(one: Entrant, reader: TournamentReader) -> str:
    name = reader.name_of(one.player)
    return name if one.is_in else reader.say("tournament_commands-who-is-out", name=name)


def _when(loaded: LoadedTournament, reader: TournamentReader) -> Post:
    choices = [
        Choice(
            label=reader.say("tournament_commands-later", count=days),
            ticket=_ticket(loaded, Step.POSTPONE, str(days * _DAY)),
        )
        for days in _PUT_OFF
    ]
    lead = reader.say("tournament_commands-postpone-how", id=loaded.id)
    return _menu(loaded, reader, lead, choices, [])


# The rounds, then the matches of one, then how a result is corrected: its reason is typed.
def _correction(loaded: LoadedTournament, asked: Asked, reader: TournamentReader) -> Post:
    state, say = loaded.state, reader.say
    if not state.rounds:
        raise TicketError("nothing was played")
    if len(asked.numbers) > 1:
        try:
            bout = state.bout(asked.numbers[0], asked.numbers[1])
        except TournamentError:
            raise TicketError(f"{loaded.id}: {asked.numbers}") from None
        said = f"/tournament correct {loaded.id} {bout.round}.{bout.board}"
        return Post(
            title=loaded.head.name,
            lines=(
                pair_words(loaded, bout, reader),
                say("tournament_commands-correct-how"),
            ),
            text=f"{said} {say('tournament_commands-correct-example')}",
            prompt=Prompt(controls=(reader.choice("hall-back", loaded, Step.MANAGE),)),
        )
    if not asked.number and len(state.rounds) > 1:
        rounds = list(reversed(state.rounds))
        choices = [
            Choice(
                label=round_name(state, here.number, say)
                if state.head.has_rounds
                else pair_words(loaded, here.bouts[0], reader),
                ticket=_ticket(loaded, Step.CORRECT, str(here.number)),
            )
            for here in _on_page(rounds, asked.page)
        ]
        lead = say("tournament_commands-correct-round")
        return _menu(loaded, reader, lead, choices, _turns(loaded, asked, len(rounds), "", reader))
    number = asked.number or 1
    if not 1 <= number <= len(state.rounds):
        raise TicketError(str(number))
    bouts = [one for one in state.rounds[number - 1].bouts if one.outcome]
    choices = [
        Choice(
            label=pair_words(loaded, one, reader),
            ticket=_ticket(loaded, Step.CORRECT, f"{number}.{one.board}"),
        )
        for one in _on_page(bouts, asked.page)
    ]
    turns = _turns(loaded, asked, len(bouts), f"{number}.", reader)
    return _menu(loaded, reader, say("tournament_commands-correct-which"), choices, turns)


def _sure(
    loaded: LoadedTournament,
    reader: TournamentReader,
    step: Step,
    argument: str,
    key: str,
    **facts: str | int,
) -> Post:
    label = reader.say(f"tournament_commands-do-{key}")
    yes = Choice(label=label, ticket=_ticket(loaded, step, argument), style=ButtonStyle.GO)
    no = reader.choice("admin-no", loaded, Step.MANAGE)
    return Post(
        title=loaded.head.name,
        lines=(reader.say(f"tournament_commands-sure-{key}", **facts),),
        prompt=Prompt(lead=reader.say("admin-sure"), controls=(yes, no)),
    )


def _choice(loaded: LoadedTournament, reader: TournamentReader, step: Step) -> Choice:
    key = step.name.lower().replace("_", "-")
    return reader.choice(f"tournament_commands-do-{key}", loaded, step)


def _menu(
    loaded: LoadedTournament,
    reader: TournamentReader,
    lead: str,
    choices: Iterable[Choice],
    turns: Iterable[Choice],
) -> Post:
    group = Group(key="menu", label=lead, choices=tuple(choices))
    back = reader.choice("hall-back", loaded, Step.MANAGE)
    prompt = Prompt(lead=lead, groups=(group,), controls=(*turns, back))
    return Post(title=loaded.head.name, prompt=prompt)


def _on_page(found: Sequence[_T], page: int) -> Sequence[_T]:
    return found[(page - 1) * _PAGE : page * _PAGE]


def _turns(
    loaded: LoadedTournament, asked: Asked, count: int, before: str, reader: TournamentReader
) -> list[Choice]:
    pages = range(1, -(-count // _PAGE) + 1)
    near = ((asked.page - 1, "earlier"), (asked.page + 1, "later"))
    return [
        Choice(
            label=reader.say(f"tournament_commands-page-{key}"),
            ticket=_ticket(loaded, asked.step, f"{before}p{page}"),
        )
        for page, key in near
        if page in pages
    ]


def _ticket(loaded: LoadedTournament, step: Step, argument: str) -> str:
    return str(
        TournamentTicket(step=step, tournament=loaded.id, version=loaded.version, argument=argument)
    )
