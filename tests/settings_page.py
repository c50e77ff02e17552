"""The table of `docs/settings.md`: every setting, as the code has it. `make settings` writes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic_settings import BaseSettings

from bot.settings import Settings
from bot.settings_list import Setting, all_settings

PAGE = Path(__file__).parents[1] / "docs" / "settings.md"
BEGIN, END = "<!-- Made by `make settings`. -->\n\n", "\n<!-- The end of what is made. -->\n"


_WORDS = {
    "password": "a secret",
    "path": "a folder",
    "boolean": "`true` or `false`",
    "array": "a list, separated by commas",
}


def table(declared: type[BaseSettings] = Settings) -> str:
    """All settings, in Markdown."""
    schema = declared.model_json_schema(by_alias=False)["properties"]
    rows = [_row(one, schema[one.field]) for one in all_settings(declared)]
    return "\n".join(["| name | what it does | value | default |", "|---|---|---|---|", *rows, ""])


def _row(setting: Setting, schema: dict[str, Any]) -> str:
    names = " or ".join(f"`{name}`" for name in setting.names)
    default = f"`{setting.default}`" if setting.default else "–"
    going = f" **Will go: {setting.instead}.**" if setting.instead else ""
    return f"| {names} | {setting.about}{going} | {_values(schema)} | {default} |"


def _values(schema: dict[str, Any]) -> str:
    if "examples" in schema:
        return f"such as `{schema['examples'][0]}`"
    kind = next(iter(schema.get("anyOf", [schema])))
    if "enum" in kind:
        *others, last = (f"`{one}`" for one in kind["enum"])
        return f"{', '.join(others)} or {last}"
    if kind["type"] in ("integer", "number"):
        return _number(kind)
    return _WORDS.get(kind.get("format", kind["type"]), "text")


def _number(kind: dict[str, Any]) -> str:
    lowest = {"minimum": "from", "exclusiveMinimum": "above"}
    words = [f"{word} {kind[name]:g}" for name, word in lowest.items() if name in kind]
    if "maximum" in kind:
        to = "to" if "minimum" in kind else "and up to"
        words.append(f"{to} {kind['maximum']:g}")
    return " ".join(["a number", *words])


def page(text: str) -> str:
    """The page with the table as it is now."""
    before, rest = text.split(BEGIN)
    return before + BEGIN + table() + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
