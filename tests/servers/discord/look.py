"""What a person sees of a message: its words, its buttons, its menus, its pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .errors import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIOS, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = {STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, depth first, a section's accessory after its texts."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it is shown. `emoji` is the character or the emoji's name."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str | None
    url: str | None

    def answers_to(self, name: str) -> bool:
        return name in (self.custom_id, self.label, self.emoji)


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A menu. A menu of users, roles or channels has no options of its own."""

    custom_id: str
    kind: int
    placeholder: str | None
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool

    def answers_to(self, name: str) -> bool:
        return name in (self.custom_id, self.placeholder)


def options(component: Json) -> tuple[Option, ...]:
    return tuple(
        Option(o["label"], o["value"], o.get("description"), bool(o.get("default")))
        for o in component.get("options", [])
    )


def buttons(components: list[Json]) -> list[Button]:
    return [
        Button(
            label=c.get("label", ""),
            custom_id=c.get("custom_id"),
            style=c["style"],
            disabled=bool(c.get("disabled")),
            emoji=(c.get("emoji") or {}).get("name"),
            url=c.get("url"),
        )
        for c in walk(components)
        if c["type"] == BUTTON
    ]


def selects(components: list[Json]) -> list[Select]:
    return [
        Select(
            custom_id=c["custom_id"],
            kind=c["type"],
            placeholder=c.get("placeholder"),
            options=options(c),
            least=c.get("min_values", 1),
            most=c.get("max_values", 1),
            disabled=bool(c.get("disabled")),
        )
        for c in walk(components)
        if c["type"] in SELECTS
    ]


def media(components: list[Json]) -> Iterator[tuple[Json, str | None]]:
    """Every picture or file shown by components, with its alt text."""
    for component in walk(components):
        match component["type"]:
            case 12:
                for item in component["items"]:
                    yield item["media"], item.get("description")
            case 11:
                yield component["media"], component.get("description")
            case 13:
                yield component["file"], None
            case _:
                pass


def words(content: str, embeds: list[Json], components: list[Json]) -> str:
    """All that can be read, top to bottom, one piece a line."""
    lines: list[str | None] = [content]
    for embed in embeds:
        lines += [embed.get("author", {}).get("name"), embed.get("title")]
        lines.append(embed.get("description"))
        for field in embed.get("fields", []):
            lines += [field["name"], field["value"]]
        lines.append(embed.get("footer", {}).get("text"))
    lines += [c["content"] for c in walk(components) if c["type"] == TEXT]
    return "\n".join(line for line in lines if line)
