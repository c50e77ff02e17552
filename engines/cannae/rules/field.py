"""What may be done on the field, and what comes of it: the rules on bare masks.

A field is four masks, seen by the side to act: its infantry, its cavalry, the enemy's infantry,
the enemy's cavalry. `infantry` and `cavalry` list the actions of each arm with the field after
them; `turns` puts them together. They take a settled field and give settled ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import ALL, DIRECTIONS, NEIGHBOURS, RAYS, beside, beside_two
from engines.cannae.terms import SIDE, Arm, Kind

Field = tuple[int, int, int, int]
Outcomes = list[tuple[Action, Field]]

_SHIFTS: Final = tuple(right + SIDE * up for right, up in DIRECTIONS)

_INFANTRY: Final = tuple(
    tuple(
        (
            1 << ray[0],
            Action(Kind.STEP, square, ray[0]),
            Action(Kind.PUSH, square, ray[0]),
            tuple(1 << further for further in ray),
            shift,
        )
        for ray, shift in zip(rays, _SHIFTS, strict=True)
        if ray
    )
    for square, rays in enumerate(RAYS)
)
"""Of each square and direction: the next square, the step, the push, the ray, its shift."""

_CAVALRY: Final = tuple(
    tuple(
        tuple(
            (
                1 << further,
                Action(Kind.SLIDE, square, further),
                Action(Kind.CHARGE, square, further) if number else None,
                NEIGHBOURS[further],
            )
            for number, further in enumerate(ray)
        )
        for ray in rays
        if ray
    )
    for square, rays in enumerate(RAYS)
)
"""Of each square and direction, outwards: the square, the slide, the charge, who may support."""


def turned(field: Field) -> Field:
    """The same field as the other side sees it."""
    return field[2], field[3], field[0], field[1]


def settled(field: Field, *, shut_in: bool) -> Field:
    """The field without the cavalry that can't stay: the check after every action (ruling 13).

    Both sides are judged on one snapshot. `shut_in`: also those with no empty square beside them
    (ruling 20). Removing cavalry surrounds nobody, so once is enough.
    """
    infantry, cavalry, enemies, riders = field
    if not shut_in:
        return infantry, cavalry & ~beside_two(enemies), enemies, riders & ~beside_two(infantry)
    room = beside(ALL ^ (infantry | cavalry | enemies | riders))
    return (
        infantry,
        cavalry & ~beside_two(enemies) & room,
        enemies,
        riders & ~beside_two(infantry) & room,
    )


def is_decided(field: Field) -> bool:
    """Whether the game is over here: a side without infantry, or nobody with cavalry."""
    infantry, cavalry, enemies, riders = field
    return not (infantry and enemies and (cavalry or riders))


def infantry(field: Field, *, shut_in: bool = False, only: int = ALL) -> Outcomes:
    """Every step and every push (rulings 2 to 10) of the infantry in `only`."""
    own, cavalry, enemies, riders = field
    occupied = own | cavalry | enemies | riders
    found: Outcomes = []
    left = own & only
    while left:
        here = left & -left
        left ^= here
        for there, step, push, ray, shift in _INFANTRY[here.bit_length() - 1]:
            if not occupied & there:
                after = own ^ here ^ there, cavalry, enemies, riders
                found.append((step, settled(after, shut_in=shut_in)))
            elif (pushed := _push(field, here, ray, shift)) is not None:
                found.append((push, settled(pushed, shut_in=shut_in)))
    return found


def _push(field: Field, rear: int, ray: tuple[int, ...], shift: int) -> Field | None:
    """The field after the line from `rear` along `ray` moved on; None if it can't."""
    own, cavalry, enemies, riders = field
    against = enemies | riders
    line, active, opposing, is_active = rear, 1, 0, True
    for there in ray:
        if own & there:
            active += is_active  # ruling 5: beyond the first other piece, infantry is passive
        elif against & there:
            opposing += 1
            is_active = False
        elif cavalry & there:
            is_active = False
        else:
            moving = line
            break
        line |= there
    else:
        moving = line ^ ray[-1]  # ruling 10: the last one is shoved off the board
    if opposing and active <= opposing:
        return None
    rest = ~line
    if shift > 0:
        return (
            own & rest | (own & moving) << shift,
            cavalry & rest | (cavalry & moving) << shift,
            enemies & rest | (enemies & moving) << shift,
            riders & rest | (riders & moving) << shift,
        )
    return (
        own & rest | (own & moving) >> -shift,
        cavalry & rest | (cavalry & moving) >> -shift,
        enemies & rest | (enemies & moving) >> -shift,
        riders & rest | (riders & moving) >> -shift,
    )


def cavalry(field: Field, *, shut_in: bool = False, only: int = ALL) -> Outcomes:
    """Every slide and every charge (rulings 3, 11, 12) of the cavalry in `only`."""
    infantry, own, enemies, riders = field
    occupied = infantry | own | enemies | riders
    found: Outcomes = []
    left = own & only
    while left:
        here = left & -left
        left ^= here
        for ray in _CAVALRY[here.bit_length() - 1]:
            for there, slide, charge, supporters in ray:
                if not occupied & there:
                    after = infantry, own ^ here ^ there, enemies, riders
                    found.append((slide, settled(after, shut_in=shut_in)))
                    continue
                if charge is not None and enemies & there and not enemies & supporters:
                    after = infantry, own ^ here ^ there, enemies ^ there, riders
                    found.append((charge, settled(after, shut_in=shut_in)))
                break
    return found


ACTIONS: Final = {Arm.INFANTRY: infantry, Arm.CAVALRY: cavalry}
"""Who lists the actions of each arm."""


def turns(field: Field, *, shut_in: bool = False) -> dict[Field, tuple[Action, ...]]:
    """The shortest turn to every field that can be reached, a pass included (ruling 1).

    Of two orders of the same actions the one with the infantry first is kept. An action that
    decides the game ends the turn.
    """
    first = infantry(field, shut_in=shut_in)
    second = cavalry(field, shut_in=shut_in)
    found: dict[Field, tuple[Action, ...]] = {field: ()}
    keep = found.setdefault
    for action, there in first:
        keep(there, (action,))
    for action, there in second:
        keep(there, (action,))
    for outcomes, follow in ((first, cavalry), (second, infantry)):
        for action, there in outcomes:
            if not is_decided(there):
                for then, end in follow(there, shut_in=shut_in):
                    keep(end, (action, then))
    return found


def ways(field: Field, *, shut_in: bool = False) -> Iterator[Field]:
    """The field after every way to play one turn, orders told apart, a pass included."""
    yield field
    for act, follow in ((infantry, cavalry), (cavalry, infantry)):
        for _, there in act(field, shut_in=shut_in):
            yield there
            if not is_decided(there):
                for _, end in follow(there, shut_in=shut_in):
                    yield end
