"""The slash commands, made from their declarations, and the entry in a user's menu."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Mapping
from inspect import Parameter, Signature
from itertools import islice
from typing import Any, Final, Optional

import discord
from discord import app_commands
from discord.app_commands import Choice, autocomplete, choices, describe, rename

from bot.adapters.discord import challenges
from bot.adapters.discord.challenges import make_request
from bot.adapters.discord.grouping import key_within, offered
from bot.adapters.discord.requests import Interaction, ask_of, is_home, person, read_table
from bot.adapters.discord.responses import Responder
from bot.adapters.discord.translations import translated
from bot.commands.arguments import Argument, Given, Kind, SentFile
from bot.commands.declaration import Command, Place
from bot.messages.words import FALLBACK, say_in
from engines.core.options import TRUE

Tree = app_commands.CommandTree[Any]
Suggestions = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]

_MAX_CHOICES: Final = 25  # what Discord takes
_MAX_LENGTH: Final = 100  # characters of a suggestion
# What isn't among the words that somebody would have typed.
_WITHOUT_WORDS: Final = {Kind.TABLE, Kind.PERSON, Kind.SWITCH, Kind.FILE}


def add_commands(tree: Tree, responder: Responder) -> None:
    """Put every command on the tree, alone or in its group."""
    groups: dict[str, app_commands.Group] = {}
    for command in offered():
        made = _made(command, responder)
        if not command.group:
            tree.add_command(made)
        elif command.group in groups:
            groups[command.group].add_command(made)
        else:
            key = f"hall-group-{command.group}"
            group = app_commands.Group(name=translated(key), description=translated(f"{key}.about"))
            group.add_command(made)
            groups[command.group] = group
            tree.add_command(group)
    _add_context_menu(tree, responder)


def _add_context_menu(tree: Tree, responder: Responder) -> None:
    # Discord alone lets somebody be chosen before the command: from the menu of a person.

    async def on_user(interaction: Interaction, user: discord.User) -> None:
        await challenges.challenge(responder, interaction, user, make_request(interaction, user))

    tree.add_command(
        app_commands.ContextMenu(name=translated("hall-menu-challenge"), callback=on_user)
    )


def _made(command: Command, responder: Responder) -> app_commands.Command[Any, ..., Any]:

    async def callback(interaction: Interaction, **values: Any) -> None:
        # Salle herself may be challenged, and where she can't post the answer itself is the card.
        run = _challenge if command.name == "challenge" else _say
        await run(responder, interaction, command, values)

    # The library reads the options from the callback's signature.
    vars(callback)["__signature__"] = Signature([_INTERACTION, *map(_parameter, command.arguments)])
    named = command.arguments
    whole: Any = callback
    whole = rename(**{a.name: translated(f"hall-argument-{a.name}") for a in named})(whole)
    whole = describe(**{a.name: translated(f"hall-argument-{a.name}.about") for a in named})(whole)
    whole = choices(
        **{
            a.name: [Choice(name=translated(o.words), value=o.value) for o in a.offered]
            for a in named
            if a.offered and not a.suggest
        }
    )(whole)
    suggesting = {
        a.name: _suggestions(command, a, responder)
        for a in named
        if a.suggest or a.kind is Kind.TABLE
    }
    whole = autocomplete(**suggesting)(whole)
    key = key_within(command) if command.group else f"hall-command-{command.name}"
    return app_commands.Command(
        name=translated(key),
        description=translated(f"{key}.about"),
        callback=whole,
        allowed_contexts=None if command.group else _contexts(command),
    )


_INTERACTION: Final = Parameter(
    "interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction
)


def _contexts(command: Command) -> app_commands.AppCommandContext:
    in_groups = Place.GROUP in command.places
    return app_commands.AppCommandContext(
        guild=in_groups, private_channel=in_groups, dm_channel=Place.PRIVATE in command.places
    )


def _parameter(argument: Argument) -> Parameter:
    kind: Any = str
    if argument.kind is Kind.PERSON:
        kind = discord.User
    elif argument.kind is Kind.FILE:
        kind = discord.Attachment
    elif argument.kind is Kind.SWITCH:
        kind = bool
    elif argument.kind is Kind.NUMBER:
        kind = app_commands.Range[int, argument.lowest, argument.highest]
    needed = argument.is_required
    return Parameter(
        argument.name,
        Parameter.KEYWORD_ONLY,
        annotation=kind if needed else Optional[kind],  # noqa: UP045 - a value, and no annotation
        default=Parameter.empty if needed else None,
    )


def _suggestions(command: Command, argument: Argument, responder: Responder) -> Suggestions:
    say = say_in(FALLBACK)
    names = {say(f"hall-argument-{one.name}"): one.name for one in command.arguments}

    async def suggest(interaction: Interaction, typed: str) -> list[Choice[str]]:
        values = {names[name]: value for name, value in interaction.namespace if name in names}
        given = _given(command, values)
        found = await responder.app.suggest(ask_of(interaction), argument, typed, given)
        return [
            Choice(name=one.words[:_MAX_LENGTH], value=one.value)
            for one in islice(found, _MAX_CHOICES)
        ]

    return suggest


def _given(command: Command, values: Mapping[str, Any]) -> Given:
    # What was filled in, as a command gets it.
    chosen = dict(_texts(values))
    spoken = [a.name for a in command.arguments if a.kind not in _WITHOUT_WORDS]
    tables = [a.name for a in command.arguments if a.kind is Kind.TABLE]
    people = [v for v in values.values() if isinstance(v, discord.User | discord.Member)]
    files = [v for v in values.values() if isinstance(v, discord.Attachment)]
    return Given(
        arguments=command.arguments,
        table=read_table(chosen.get(tables[0])) if tables else None,
        person=person(people[0]) if people else None,
        file=SentFile(size=files[0].size, fetch=files[0].read) if files else None,
        words=" ".join(chosen[name] for name in spoken if name in chosen),
        chosen=chosen,
    )


def _texts(values: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in values.items():
        if value is True:
            yield name, TRUE
        elif isinstance(value, str | int) and value is not False:
            yield name, str(value)


async def _say(
    responder: Responder, interaction: Interaction, command: Command, values: Mapping[str, Any]
) -> None:
    place = Place.PRIVATE if is_home(interaction) else Place.GROUP
    given = _given(command, values)
    await responder.answer(interaction, lambda ask: responder.app.say(command, ask, given, place))


async def _challenge(
    responder: Responder, interaction: Interaction, command: Command, values: Mapping[str, Any]
) -> None:
    opponent = values.get("opponent")
    given = _given(command, values)
    variant, options = given.so_far("variant"), given.so_far("options")
    request = make_request(
        interaction,
        opponent,
        game=given.so_far("game"),
        options=f"{options} variant={variant}" if variant else options,
        level=given.so_far("computer"),
        clock=given.so_far("clock"),
        is_study=bool(given.so_far("study")),
    )
    await challenges.challenge(responder, interaction, opponent, request)
