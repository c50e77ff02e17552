"""A man's body, clothes and sword as fixed outlines; a third item marks a corner."""

from __future__ import annotations

from typing import Final

from renderers.audatia.curves import Knots
from renderers.audatia.poses import BLADE

# (forward, up) from the pelvis, along the spine: pigeon breast, wasp waist, short flared skirt
DOUBLET: Final[Knots] = (
    (2.6, 33), (5.6, 31), (8.8, 25.5), (8.6, 19.5), (5.9, 11.5), (6.8, 6), (9, -1), (11.4, -8.5, 1),
    (4, -9.6), (-4, -9.4), (-11.2, -7.6, 1), (-9.6, -1), (-6.6, 6), (-5.6, 11.5), (-7.6, 19),
    (-8.2, 26), (-5.8, 31), (-2.6, 33.4),
)  # fmt: skip
# along the back
SHADE: Final = ((-12, 33), (-2.5, 30), (-3.5, 14), (-2, -2), (-2, -12), (-14, -12))
SASH: Final[Knots] = (
    (6.2, 12.6, 1), (0, 11.4), (-5.8, 12.8, 1), (-6.4, 8.2, 1), (0, 6.6), (6.5, 8, 1),
)  # fmt: skip
TAILS: Final[tuple[Knots, ...]] = (
    ((-5, 11.5), (-9, 10.2), (-12.5, 5), (-18, 1, 1), (-15.2, -3.6, 1), (-10, 1), (-7, 6.2)),
    ((-5, 10.5), (-8.4, 7), (-9.2, 0), (-12.6, -7, 1), (-8.2, -9.4, 1), (-5.6, -2), (-5, 6)),
)
NECK_AT: Final = (0.6, 33)
HIPS: Final = ((-0.6, -1), (1.2, -1))  # near, far
SHOULDERS: Final = ((-1.4, 27.6), (4.2, 28.2))

# (forward, up) from the neck
NECK: Final[Knots] = ((-2.6, -2), (-2.3, 4), (2.2, 4), (2.9, -2))
FACE: Final[Knots] = (
    (2.6, 14.6), (4.5, 12.2), (4.9, 10.5), (6.9, 7.7, 1), (5.4, 7), (5.7, 6), (5.1, 5.4, 1),
    (5.4, 4.6), (5.1, 3.9), (5.5, 2.9), (4.3, 1.9), (1.5, 2.6), (-1.5, 4.4), (-4, 8), (-3, 14),
)  # fmt: skip
HAIR: Final[Knots] = (
    (3.4, 13.9), (1.2, 16.6), (-3, 16.2), (-6.4, 12.8), (-6.9, 8.2), (-6.2, 5), (-7.4, 2.4, 1),
    (-3.6, 2.2), (-1.2, 4.6), (-0.6, 7.4), (0.6, 9.4), (1.2, 11.4), (3.6, 11.9, 1),
)  # fmt: skip
CROWN: Final[Knots] = (
    (3.9, 12.8, 1), (3.6, 15.4), (0.6, 18), (-4.2, 17.6), (-7.2, 14.6), (-7.2, 11.6, 1),
)  # fmt: skip
BRIM: Final[Knots] = (
    (5, 13.4), (3.6, 14.7), (-2, 14.2), (-7.4, 13.2), (-8.4, 11.8), (-7.3, 10.6), (-2, 11.4),
    (3.4, 12),
)  # fmt: skip
EYE: Final = ((3.0, 9.5), (4.3, 9.3))

# (along, across) the blade from the right hand
STEEL: Final = ((3.4, 1.75), (BLADE - 7, 1.05), (BLADE, 0), (BLADE - 7, -1.05), (3.4, -1.75))
CROSS: Final[Knots] = (
    (2.2, 8.2, 1), (4.3, 8.4, 1), (3.7, 2), (3.7, -2), (4.3, -8.4, 1), (2.2, -8.2, 1), (2.5, -2),
    (2.5, 2),
)  # fmt: skip
GRIP: Final = ((2.6, 1.25), (-9.6, 0.95), (-9.6, -0.95), (2.6, -1.25))
POMMEL: Final = (-11.2, 0.0)
POMMEL_RADIUS: Final = 2.3
RIGHT_HAND: Final = (-0.4, 0.0)
LEFT_HAND: Final = (-7.4, 0.0)
FIST: Final[Knots] = ((2.7, 2.1), (2.9, -1.9), (-2.6, -2.3), (-2.8, 2))  # from a hand
CUFF: Final = ((2.4, 2.5), (5.4, 3.6), (5.4, -3.6), (2.4, -2.5))  # from a hand to its elbow

# half-widths at parts of a bone, in front of it and behind
Widths = tuple[tuple[float, float], ...]
THIGH: Final[tuple[Widths, Widths]] = (
    ((0, 6.6), (0.35, 6.6), (0.72, 5.1), (1, 3.9)),
    ((0, 7), (0.32, 6.4), (0.68, 4.9), (1, 3.8)),
)
CALF: Final[tuple[Widths, Widths]] = (
    ((0, 3.9), (0.45, 3.4), (0.8, 2.5), (1, 2.3)),
    ((0, 3.8), (0.18, 4.3), (0.38, 4.6), (0.62, 3.8), (0.86, 2.5), (1, 2.3)),
)
UPPER_ARM: Final[Widths] = ((0, 4.8), (0.3, 5.1), (0.7, 4.2), (1, 3.5))
FOREARM: Final[Widths] = ((0, 3.5), (0.3, 3.6), (0.75, 2.6), (1, 2.1))

ANKLE: Final = 4.2  # above the floor
REAR_FOOT: Final = 0.86  # of the length of the front one


def foot(length: float) -> Knots:
    """A foot from its ankle, `length` times the common one."""
    return (
        (-2.4, 0.4), (2.6, 0.8), (5.8, -0.7), (10 * length, -2.1), (16.5 * length, -3.7, 1),
        (10 * length, -4.2), (4, -3.9), (0.4, -4.2), (-2.9, -4.1), (-3.6, -2.2),
    )  # fmt: skip
