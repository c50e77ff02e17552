"""A tournament's form as its organiser sees it: everything as it is, and the values of each thing.

The data of a button: `tf:` and the id of the draft; then the field, and then the value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, tzinfo
from typing import Final

from bot.application.model import ButtonStyle, Choice, Group, Post, Prompt
from bot.application.time_controls import PRESETS
from bot.commands.term_settings import option_setting
from bot.commands.tournament_form import (
    ADJUDICATION,
    ANY,
    BEGINS,
    CLOCK,
    ENDS,
    FULL,
    GAMES,
    HIGH,
    KIND,
    LATE,
    LOW,
    MOST,
    NOTHING,
    RATED,
    ROUNDS,
    SERIES,
    TIES,
    TIME,
    TOP,
    YES,
    TournamentForm,
)
from bot.messages import times
from bot.messages.clock_words import clock_name
from bot.messages.term_changes import rating_words
from bot.messages.words import Words
from bot.messages.zone_names import zone_name
from engines.core.seat import Pair

FORM_PREFIX: Final = "tf"
MORE: Final = "more"
CREATE: Final = "create"

_NO_NAMES: Final = Pair(one="", two="")


def overview(form: TournamentForm, say: Words, *, note: str = "") -> Post:
    """The main things, each one tap away; *Create* is the main one. `note`: said above."""
    lines = [note] if note else []
    lines += [_line(form, field, say) for field in form.main_fields]
    create = Choice(
        label=say("tournament_commands-create"),
        ticket=_ticket(form, CREATE),
        style=ButtonStyle.GO,
    )
    more = Choice(label=say("tournament_commands-more"), ticket=_ticket(form, MORE))
    return Post(
        title=form.draft.name,
        lines=(*lines, say("tournament_commands-other-name")),
        prompt=Prompt(
            lead=say("entrance-terms-how"),
            controls=(create, *_fields(form, form.main_fields, say), more),
        ),
    )


def further(form: TournamentForm, say: Words) -> Post:
    """The rest."""
    back = Choice(label=say("hall-back"), ticket=_ticket(form))
    return Post(
        title=form.draft.name,
        lines=tuple(_line(form, field, say) for field in form.more_fields),
        prompt=Prompt(
            lead=say("entrance-terms-how"),
            controls=(*_fields(form, form.more_fields, say), back),
        ),
    )


def page(form: TournamentForm, field: str, say: Words) -> Post:
    """The values of one thing, those that hold marked. Raises TicketError: there is no such."""
    held, is_list = form.held(field), form.is_list(field)
    choices = tuple(
        Choice(
            label=_marked(words_of(form, field, value, say), held, value, is_list=is_list),
            ticket=_ticket(form, field, value),
        )
        for value in form.values(field)
    )
    label = field_name(form, field, say)
    about = f"tournament_commands-{field}.about"
    is_main = field in form.main_fields
    back = Choice(label=say("hall-back"), ticket=_ticket(form, "" if is_main else MORE))
    return Post(
        title=form.draft.name,
        lines=(say(about),) if about in say else (),
        prompt=Prompt(
            lead=label, groups=(Group(key=field, label=label, choices=choices),), controls=(back,)
        ),
    )


def field_name(form: TournamentForm, field: str, say: Words) -> str:
    """What a thing is called."""
    if found := form.option(field):
        game, option = found
        name = say(f"{game.id}-option-{option.name}")
        return f"{say(f'{game.id}-name')}: {name}" if len(form.held(GAMES)) > 1 else name
    return say(f"tournament_commands-{field}")


def words_of(form: TournamentForm, field: str, value: str, say: Words) -> str:
    """What a value is called."""
    if found := form.option(field):
        setting = option_setting(*found, value, _NO_NAMES, say)
        return setting.words[setting.chosen]
    if words := _WORDS.get(field):
        return words(value, say)
    if field == BEGINS and value.startswith("at"):
        return moment_words(form.begins(), form.zone, say)
    return say(f"tournament_commands-{field}-{value}")


def moment_words(at: float, zone: tzinfo, say: Words) -> str:
    """A moment with its day, and by whose clocks it is meant: "3 May 18:00 (Rome)"."""
    called = zone_name(str(zone), say.language)
    then = datetime.fromtimestamp(at, zone)
    return f"{times.date(at, say, zone)} {then:%H:%M} ({called})"


def _bound(value: str, say: Words) -> str:
    return say("tournament_commands-any") if value == NOTHING else value


def _key(field: str) -> Callable[[str, Words], str]:
    return lambda value, say: say(
        f"tournament_commands-{field}-{'usual' if value == NOTHING else value}"
    )


def _days(field: str) -> Callable[[str, Words], str]:
    usual = _key(field)
    return lambda value, say: (
        usual(value, say) if value == NOTHING else say("clock-days", days=int(value))
    )


_WORDS: Final[Mapping[str, Callable[[str, Words], str]]] = {
    GAMES: lambda value, say: say(f"{value}-name"),
    KIND: lambda value, say: say(f"tournament-{value}"),
    RATED: lambda value, say: rating_words(say, is_rated=value == YES),
    CLOCK: lambda value, say: clock_name(PRESETS[value], say),
    TIME: _days(TIME),
    "who": _key("who"),
    MOST: lambda value, say: say("tournament_commands-most-any") if value == ANY else value,
    ROUNDS: lambda value, say: _key(ROUNDS)(value, say) if value == NOTHING else value,
    SERIES: lambda value, say: say(f"series-{'one' if value == NOTHING else value}"),
    "third": lambda value, say: say(f"tournament_commands-{value}"),
    "vacations": lambda value, say: say(f"tournament_commands-{value}"),
    LOW: _bound,
    HIGH: _bound,
    TIES: _key(TIES),
    LATE: _key(LATE),
    ADJUDICATION: _key(ADJUDICATION),
    TOP: _key(TOP),
    ENDS: _days(ENDS),
}


def _line(form: TournamentForm, field: str, say: Words) -> str:
    held = ", ".join(words_of(form, field, value, say) for value in form.held(field))
    if field == BEGINS and not form.value(BEGINS).startswith("at"):
        latest = moment_words(form.begins(), form.zone, say)
        key = "then" if form.value(BEGINS) == FULL else "on"
        held = say(f"tournament_commands-begins-{key}", words=held, latest=latest)
    return say("hall-pair", name=field_name(form, field, say), value=held)


def _fields(form: TournamentForm, fields: tuple[str, ...], say: Words) -> tuple[Choice, ...]:
    return tuple(
        Choice(label=field_name(form, field, say), ticket=_ticket(form, field)) for field in fields
    )


# In a list the number says in which place a value holds.
def _marked(words: str, held: tuple[str, ...], value: str, *, is_list: bool) -> str:
    if value not in held:
        return words
    return f"{held.index(value) + 1}. {words}" if is_list and len(held) > 1 else f"✓ {words}"


def _ticket(form: TournamentForm, *parts: str) -> str:
    return ":".join((FORM_PREFIX, form.draft.id, *filter(None, parts)))
