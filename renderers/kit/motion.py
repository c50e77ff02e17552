"""How something is on its way from one picture to the next."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from renderers.kit.geometry import mix

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

P = TypeVar("P", bound="DataclassInstance")


def eased(part: float) -> float:
    """How much of a way lies behind something that sets out and comes to rest.

    `part` of the time has gone by: before 0 it stands, and from 1 on.
    """
    inside = min(1.0, max(0.0, part))
    return inside * inside * (3 - 2 * inside)


def mixed(start: P, end: P, part: float, *, digits: int) -> P:
    """A pose in which each joint is so far on its way; numbers are rounded, points to a tenth.

    What can't be halved is as in the nearer pose.
    """
    near = start if part < 0.5 else end

    def between(name: str) -> Any:
        a, b = getattr(start, name), getattr(end, name)
        if isinstance(a, tuple) and isinstance(b, tuple):
            return tuple(round(value, 1) for value in mix(a, b, part))
        if isinstance(a, float | int) and not isinstance(a, bool):
            return round(a + (b - a) * part, digits)
        return getattr(near, name)

    return replace(near, **{field.name: between(field.name) for field in fields(near)})
