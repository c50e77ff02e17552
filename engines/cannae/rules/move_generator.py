"""The move generator: what each piece may do, and the board after it, on bare masks.

A `RelativeBoard` is four masks as the side to act sees them: its infantry, its cavalry, the enemy's
infantry, the enemy's cavalry. `infantry_moves` and `cavalry_moves` list the actions of each arm
with the board after them; `distinct_turns` combines them. They take a settled board and give
settled ones.

The search and perft list a thousand turns for a position, so that these functions don't ask
`objections.broken_rule` of each. Both decide by the same rows and functions of this module:
`ADVANCES`, `RIDES`, `push_line`, `is_too_weak`, `settled` and `is_decided`.
"""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import (
    ALL,
    DIRECTIONS,
    NEIGHBOURS,
    RAYS,
    adjacent_to,
    adjacent_to_two,
)
from engines.cannae.terms import SIDE, Arm, Kind

# Four; of open length, for mypyc would make a tuple of four anew at every look-up (docs/native.md).
RelativeBoard = tuple[int, ...]
# Legal actions, each with the settled board after it.
Successors = list[tuple[Action, RelativeBoard]]

_SHIFTS: Final = tuple(right + SIDE * up for right, up in DIRECTIONS)


# A square beside infantry: its mask, the step and the push to it, the masks of the squares from it
# to the edge, and the bits from a square to the next one.
Advance = tuple[int, Action, Action, tuple[int, ...], int]

# Of each square, the squares beside it, clockwise from north.
ADVANCES: Final[tuple[tuple[Advance, ...], ...]] = tuple(
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


# A square that cavalry may ride to over empty ones: its mask, the slide and the charge to it, and
# the squares from which infantry supports infantry on it (ruling 11c).
#
# The charge is None beside the origin: cavalry in contact can't charge (ruling 11a).
Ride = tuple[int, Action, Action | None, int]

# Of each square and direction, the squares outwards.
RIDES: Final[tuple[tuple[tuple[Ride, ...], ...], ...]] = tuple(
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


# What a push would move (rulings 4 to 6, 10): the mask of the whole line with its rear pusher, the
# mask of what stays on the board, and the numbers of active and opposing pieces.
PushLine = tuple[int, int, int, int]


def push_line(board: RelativeBoard, rear: int, ray: tuple[int, ...]) -> PushLine:
    """The line from the infantry on `rear` along `ray`, the masks of the squares beyond it."""
    own, cavalry, enemies, enemy_cavalry = board
    against = enemies | enemy_cavalry
    line, active, opposing, is_active = rear, 1, 0, True
    for square in ray:
        if own & square:
            active += is_active  # ruling 5: beyond the first other piece, infantry is passive
        elif against & square:
            opposing += 1
            is_active = False
        elif cavalry & square:
            is_active = False
        else:
            return line, line, active, opposing
        line |= square
    return line, line ^ ray[-1], active, opposing


def is_too_weak(active: int, opposing: int) -> bool:
    """Whether the enemies in a line hold it against the infantry that pushes (ruling 6)."""
    return 0 < opposing >= active


def flipped(board: RelativeBoard) -> RelativeBoard:
    """The same board as the other side sees it."""
    return board[2], board[3], board[0], board[1]


def settled(board: RelativeBoard, *, shut_in: bool) -> RelativeBoard:
    """The board without the cavalry that can't stay: the check after every action (ruling 13).

    Both sides are judged on one snapshot. `shut_in`: also those with no empty square beside them
    (ruling 20). Removing cavalry surrounds nobody, so once is enough.
    """
    infantry, cavalry, enemies, enemy_cavalry = board
    return _settled(infantry, cavalry, enemies, enemy_cavalry, shut_in)


def _settled(
    infantry: int, cavalry: int, enemies: int, enemy_cavalry: int, shut_in: bool
) -> RelativeBoard:
    safe, enemy_safe = ~adjacent_to_two(enemies), ~adjacent_to_two(infantry)
    if shut_in:
        room = adjacent_to(ALL ^ (infantry | cavalry | enemies | enemy_cavalry))
        safe, enemy_safe = safe & room, enemy_safe & room
    return infantry, cavalry & safe, enemies, enemy_cavalry & enemy_safe


def is_decided(board: RelativeBoard) -> bool:
    """Whether the game is over here (ruling 16): a side without infantry, or no cavalry at all."""
    infantry, cavalry, enemies, enemy_cavalry = board
    return not (infantry and enemies and (cavalry or enemy_cavalry))


def infantry_moves(board: RelativeBoard, *, shut_in: bool = False, only: int = ALL) -> Successors:
    """Every step and every push (rulings 2 to 10) of the infantry in the mask `only`."""
    own, cavalry, enemies, enemy_cavalry = board
    occupied = own | cavalry | enemies | enemy_cavalry
    found: Successors = []
    left = own & only
    while left:
        origin = left & -left
        left ^= origin
        for target, step, push, ray, shift in ADVANCES[origin.bit_length() - 1]:
            if not occupied & target:
                after = _settled(own ^ origin ^ target, cavalry, enemies, enemy_cavalry, shut_in)
                found.append((step, after))
                continue
            line, moving, active, opposing = push_line(board, origin, ray)
            if not is_too_weak(active, opposing):
                found.append((push, _pushed(board, line, moving, shift, shut_in)))
    return found


def _pushed(
    board: RelativeBoard, line: int, moving: int, shift: int, shut_in: bool
) -> RelativeBoard:
    # The settled board after `moving` went on by `shift` bits, and the rest of `line` off it.
    own, cavalry, enemies, enemy_cavalry = board
    rest = ~line
    if shift > 0:
        return _settled(
            own & rest | (own & moving) << shift,
            cavalry & rest | (cavalry & moving) << shift,
            enemies & rest | (enemies & moving) << shift,
            enemy_cavalry & rest | (enemy_cavalry & moving) << shift,
            shut_in,
        )
    return _settled(
        own & rest | (own & moving) >> -shift,
        cavalry & rest | (cavalry & moving) >> -shift,
        enemies & rest | (enemies & moving) >> -shift,
        enemy_cavalry & rest | (enemy_cavalry & moving) >> -shift,
        shut_in,
    )


def cavalry_moves(board: RelativeBoard, *, shut_in: bool = False, only: int = ALL) -> Successors:
    """Every slide and every charge (rulings 3, 11, 12) of the cavalry in the mask `only`."""
    infantry, own, enemies, enemy_cavalry = board
    occupied = infantry | own | enemies | enemy_cavalry
    found: Successors = []
    left = own & only
    while left:
        origin = left & -left
        left ^= origin
        for ray in RIDES[origin.bit_length() - 1]:
            for target, slide, charge, supporters in ray:
                if not occupied & target:
                    rode = own ^ origin ^ target
                    after = _settled(infantry, rode, enemies, enemy_cavalry, shut_in)
                    found.append((slide, after))
                    continue
                if charge is not None and enemies & target and not enemies & supporters:
                    rode, left_over = own ^ origin ^ target, enemies ^ target
                    after = _settled(infantry, rode, left_over, enemy_cavalry, shut_in)
                    found.append((charge, after))
                break
    return found


_MOVES: Final = {Arm.INFANTRY: infantry_moves, Arm.CAVALRY: cavalry_moves}


def next_actions(
    board: RelativeBoard, done: tuple[Action, ...], *, shut_in: bool, only: int = ALL
) -> Successors:
    """The actions of the pieces in the mask `only` that may follow those `done` this turn."""
    if done and is_decided(board):
        return []
    used = {action.arm for action in done}
    return [
        successor
        for arm, moves in _MOVES.items()
        if arm not in used
        for successor in moves(board, shut_in=shut_in, only=only)
    ]


def board_after(board: RelativeBoard, action: Action, *, shut_in: bool) -> RelativeBoard:
    """The settled board after one action.

    Raises:
        ValueError: the action is not legal.
    """
    successors = _MOVES[action.arm](board, shut_in=shut_in, only=1 << action.origin)
    for legal, after in successors:
        if legal == action:
            return after
    raise ValueError(f"{action} is not legal here")


def distinct_turns(
    board: RelativeBoard, *, shut_in: bool = False
) -> dict[RelativeBoard, tuple[Action, ...]]:
    """The shortest turn to every board that can be reached, a pass included (ruling 1).

    Of two orders of the same actions the one with the infantry first is kept. An action that
    decides the game ends the turn.
    """
    first = infantry_moves(board, shut_in=shut_in)
    second = cavalry_moves(board, shut_in=shut_in)
    found: dict[RelativeBoard, tuple[Action, ...]] = {board: ()}
    keep = found.setdefault
    for action, after in first:
        keep(after, (action,))
    for action, after in second:
        keep(after, (action,))
    for successors, other_arm in ((first, cavalry_moves), (second, infantry_moves)):
        for action, after in successors:
            if not is_decided(after):
                for then, end in other_arm(after, shut_in=shut_in):
                    keep(end, (action, then))
    return found
