"""A modal as a person sees it, and the form they send."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import look
from .errors import Json
from .options import resolve_user

MANY = {*look.SELECTS, look.CHECKBOXES}


@dataclass(frozen=True, slots=True)
class Entry:
    """One field of a modal."""

    label: str
    custom_id: str
    kind: int
    required: bool
    value: Any  # what it holds before anybody types
    placeholder: str | None
    options: tuple[look.Option, ...]
    least: int
    most: int

    def answers_to(self, name: str) -> bool:
        return name in (self.label, self.custom_id)


@dataclass(frozen=True, slots=True)
class Modal:
    title: str
    custom_id: str
    entries: tuple[Entry, ...]
    text: str  # what text displays in it say
    components: list[Json]


def read(form: Json) -> Modal:
    entries = tuple(_entries(form["components"]))
    text = look.words("", [], form["components"])
    return Modal(form["title"], form["custom_id"], entries, text, form["components"])


def _entries(components: list[Json]) -> Iterator[Entry]:
    for holder in components:
        for inner in holder.get("components", []) or [holder.get("component")]:
            if inner:
                yield _entry(holder.get("label") or inner.get("label") or "", inner)


def _entry(label: str, inner: Json) -> Entry:
    text = inner["type"] == look.TEXT_INPUT
    chosen = [o["value"] for o in inner.get("options", []) if o.get("default")]
    if inner["type"] == look.CHECKBOX:
        before: Any = bool(inner.get("default"))
    elif inner["type"] in MANY:
        before = chosen
    else:
        before = inner.get("value") if text else next(iter(chosen), None)
    return Entry(
        label=label,
        custom_id=inner["custom_id"],
        kind=inner["type"],
        required=inner.get("required", True) and inner["type"] != look.CHECKBOX,
        value=before,
        placeholder=inner.get("placeholder"),
        options=look.options(inner),
        least=inner.get("min_length" if text else "min_values") or (0 if text else 1),
        most=inner.get("max_length" if text else "max_values")
        or (4_000 if text else len(inner.get("options", [])) or 1),
    )


def submission(modal: Modal, answers: Mapping[str, Any]) -> Json:
    """The `data` of a modal sent with these answers, by label or custom id.

    Raises:
        AssertionError: a client would not let it be sent.
    """
    known = [e for e in modal.entries for name in answers if e.answers_to(name)]
    assert len(known) == len(answers), f"{list(answers)} of {[e.label for e in modal.entries]}?"
    resolved: Json = {}
    filled: dict[str, Json] = {}
    for entry in modal.entries:
        given = [value for name, value in answers.items() if entry.answers_to(name)]
        value = given[0] if given else entry.value
        filled[entry.custom_id] = _filled(entry, value, resolved)
    components = [_held(holder, filled) for holder in modal.components]
    data: Json = {"custom_id": modal.custom_id, "components": components}
    return data | ({"resolved": resolved} if resolved else {})


def _held(holder: Json, filled: dict[str, Json]) -> Json:
    shell: Json = {"type": holder["type"], "id": holder.get("id", 0)}
    if "component" in holder:
        return shell | {"component": filled[holder["component"]["custom_id"]]}
    if "components" in holder:
        return shell | {"components": [filled[c["custom_id"]] for c in holder["components"]]}
    return shell


def _filled(entry: Entry, value: Any, resolved: Json) -> Json:
    body: Json = {"type": entry.kind, "custom_id": entry.custom_id}
    assert value or not entry.required, f"{entry.label!r} must be filled"
    if entry.kind in MANY:
        values = [value] if isinstance(value, str) else list(value or [])
        return body | {"values": chosen(entry.options, values, entry.least, entry.most, resolved)}
    if entry.kind == look.RADIOS:
        return body | {"value": pick(entry.options, value) if value else None}
    if entry.kind == look.CHECKBOX:
        return body | {"value": bool(value)}
    size = len(value or "")
    assert not value or entry.least <= size <= entry.most, f"{entry.label!r}: {size} characters"
    return body | {"value": value or ""}


def chosen(
    options: Sequence[look.Option], values: Sequence[Any], least: int, most: int, resolved: Json
) -> list[str]:
    """The values of a menu's chosen lines, or the ids of the chosen people."""
    least = least if values else 0
    assert least <= len(values) <= most, f"{len(values)} chosen, not {least} to {most}"
    if options:
        return [pick(options, value) for value in values]
    for person in values:
        resolve_user(resolved, person)
    return [str(person.id) for person in values]


def pick(options: Sequence[look.Option], name: str) -> str:
    """The value of the line with this label or value."""
    found = next((o.value for o in options if name in (o.value, o.label)), None)
    assert found is not None, f"{name!r} is none of {[o.label for o in options]}"
    return found
