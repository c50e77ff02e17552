"""The rules of application commands: names, descriptions, options, choices, translations."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Any

from .errors import ApiError, Form, Json

SLASH, ON_USER, ON_MESSAGE, ENTRY_POINT = 1, 2, 3, 4
COMMANDS_OF_A_KIND = {SLASH: 100, ON_USER: 15, ON_MESSAGE: 15, ENTRY_POINT: 1}
COMMAND_CHARACTERS = 8_000
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL = 1, 2, 3, 4, 5, 6, 7
ROLE, MENTIONABLE, NUMBER, FILE = 8, 9, 10, 11
WITH_CHOICES = {STRING, INTEGER, NUMBER}
LOCALES = frozenset(
    (
        *("en-US", "en-GB", "bg", "zh-CN", "zh-TW", "hr", "cs", "id", "da", "nl", "fi", "fr"),
        *("de", "el", "hi", "hu", "it", "ja", "ko", "es-419", "lt", "no", "pl", "pt-BR", "ro"),
        *("ru", "es-ES", "sv-SE", "th", "tr", "uk", "vi"),
    )
)


def check_commands(commands: list[Json]) -> None:
    """Refuses a set of commands the platform refuses (30032, 50035)."""
    kinds = Counter(c.get("type", SLASH) for c in commands)
    if any(kinds[kind] > most for kind, most in COMMANDS_OF_A_KIND.items()):
        raise ApiError(30032)
    form = Form()
    names = Counter((c.get("type", SLASH), c.get("name")) for c in commands)
    for index, command in enumerate(commands):
        path = str(index)
        kind = command.get("type", SLASH)
        if names[kind, command.get("name")] > 1:
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            form.wrong(path, code, "Application command names must be unique")
        if form.among(f"{path}.type", kind, COMMANDS_OF_A_KIND):
            _command(form, path, command, kind)
    form.check()


def _command(form: Form, path: str, command: Json, kind: int) -> None:
    if kind == ENTRY_POINT:
        _named(form, path, command)
        form.among(f"{path}.handler", command.get("handler"), {1, 2})
    elif kind == SLASH:
        _named(form, path, command)
        _options(form, f"{path}.options", command.get("options", []), depth=0)
    else:
        form.length(f"{path}.name", command.get("name"), 1, 32)
        if command.get("description"):
            code = "APPLICATION_COMMANDS_DESCRIPTION_NOT_ALLOWED"
            form.wrong(f"{path}.description", code, "Context menus have no description")
        _translations(form, path, command, "name", 32)
    total = size(command)
    if total > COMMAND_CHARACTERS:
        text = f"Command exceeds maximum size ({COMMAND_CHARACTERS}): {total}"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def size(command: Json) -> int:
    """Characters of names, descriptions and values; of translations the longest counts."""
    total = sum(_longest(command, part) for part in ("name", "description"))
    total += len(str(command["value"])) if "value" in command else 0
    children = command.get("options", []) + command.get("choices", [])
    return total + sum(size(child) for child in children)


def _longest(command: Json, part: str) -> int:
    texts = [command.get(part) or "", *(command.get(f"{part}_localizations") or {}).values()]
    return max(map(len, texts))


def _named(form: Form, path: str, entry: Json) -> None:
    """A name and description as slash commands and options have them."""
    if not _is_name(entry.get("name")):
        code = "APPLICATION_COMMAND_INVALID_NAME"
        form.wrong(f"{path}.name", code, "Command name is invalid")
    form.length(f"{path}.description", entry.get("description"), 1, 100)
    _translations(form, path, entry, "name", 32)
    _translations(form, path, entry, "description", 100)
    for text in (entry.get("name_localizations") or {}).values():
        if not _is_name(text):
            code = "APPLICATION_COMMAND_INVALID_NAME"
            form.wrong(f"{path}.name_localizations", code, f"{text!r} is no name")


def _is_name(text: Any) -> bool:
    """1 to 32 letters, digits, `-`, `_` or `'`, and no capitals."""
    if not isinstance(text, str) or not 1 <= len(text) <= 32 or text != text.lower():
        return False
    return all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in text)


def _translations(form: Form, path: str, entry: Json, part: str, most: int) -> None:
    for locale, text in (entry.get(f"{part}_localizations") or {}).items():
        here = f"{path}.{part}_localizations.{locale}"
        form.among(here, locale, LOCALES)
        form.length(here, text, 1, most)


def _options(form: Form, path: str, options: list[Json], depth: int) -> None:
    form.count(path, options, 0, 25)
    names = Counter(o.get("name") for o in options)
    nested = {o.get("type") in (SUBCOMMAND, GROUP) for o in options}
    if len(nested) > 1:
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands stand alone")
    optional_seen = False
    for index, option in enumerate(options):
        here = f"{path}.{index}"
        _named(form, here, option)
        if names[option.get("name")] > 1:
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Name used twice")
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen |= not option.get("required")
        if form.among(f"{here}.type", option.get("type"), range(1, 12)):
            _option(form, here, option, depth)


def _option(form: Form, path: str, option: Json, depth: int) -> None:
    kind = option["type"]
    if kind in (SUBCOMMAND, GROUP):
        if depth > 1 or (kind == GROUP and depth > 0):
            form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
        _options(form, f"{path}.options", option.get("options", []), depth + 1)
        return
    choices = option.get("choices", [])
    form.count(f"{path}.choices", choices, 0, 25)
    if choices and (kind not in WITH_CHOICES or option.get("autocomplete")):
        form.wrong(f"{path}.choices", "APPLICATION_COMMAND_OPTION_CHOICES_INVALID", "Not here")
    check_choices(form, f"{path}.choices", choices, kind)
    names = Counter(c.get("name") for c in choices)
    if names and max(names.values()) > 1:
        code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
        form.wrong(f"{path}.choices", code, "Name used twice")
    least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if option.get(least) is not None and option.get(most) is not None:
        bounds = option[least], option[most]
        if bounds[0] > bounds[1]:
            form.wrong(f"{path}.{most}", "NUMBER_TYPE_MIN", f"{bounds} is empty")


def check_choices(form: Form, path: str, choices: list[Json], kind: int) -> None:
    """Choices of an option, or those an autocompletion offers."""
    for index, choice in enumerate(choices):
        here = f"{path}.{index}"
        form.length(f"{here}.name", choice.get("name"), 1, 100)
        _translations(form, here, choice, "name", 100)
        if kind == STRING:
            form.length(f"{here}.value", choice.get("value"), 1, 100)
        elif not isinstance(choice.get("value"), int | float):
            form.wrong(f"{here}.value", "NUMBER_TYPE_COERCE", "Not a number")
