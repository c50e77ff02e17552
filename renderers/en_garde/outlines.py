"""The fencers' clothes, heads and sword as fixed outlines. A point given twice is a corner."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair
from renderers.kit.geometry import Station

# (forward, up) from the pelvis, for a torso of 30
DOUBLET: Final = (
    (3.2, 34), (5.6, 31), (7.6, 26), (8.4, 19), (8, 12), (6.6, 7), (6.6, 7), (8.8, 2.2),
    (8.8, 2.2), (4, 0.2), (-3, 0.2), (-8.2, 2.4), (-8.2, 2.4), (-5.6, 8), (-5.6, 8), (-6, 15),
    (-7.4, 23), (-7.6, 29), (-5.6, 32.5), (-3, 34),
)  # fmt: skip
WAIST: Final = ((6.2, 7), (1, 5.6), (-5.2, 7.8))
SASH: Final = (
    Station(5.4, 31.5, 2.6, 2.6),
    Station(1.5, 23, 2.8, 2.8),
    Station(-3, 13, 2.8, 2.8),
    Station(-6.4, 5.5, 2.6, 2.6),
)
SASH_KNOT: Final = (-5.2, 6.5)
SASH_TAILS: Final = (  # from the knot, (x, y): they hang, however the fencer leans
    (
        Station(0, 0, 1.2, 1.2), Station(-5, -5, 1.9, 1.9), Station(-8.5, -11, 2.1, 2.1),
        Station(-13.5, -14.5, 2.5, 2.5),
    ),
    (
        Station(0, 0, 1.2, 1.2), Station(-3.2, -6, 1.9, 1.9), Station(-4.6, -13, 2.2, 2.2),
        Station(-8, -19.5, 2.6, 2.6),
    ),
)  # fmt: skip

# (x, y) from the ankle
SHOE_ASIDE: Final = (
    (-2.7, 2.4), (-4.2, -1), (-4.6, -5.2), (-4.6, -5.2), (-1.6, -5.2), (-1.2, -4.4), (3, -5),
    (9.6, -5.2), (12.4, -4.6), (12.2, -3.2), (8, -1.6), (4.2, 0.2), (2.6, 2.6),
)  # fmt: skip
SHOE_TO_US: Final = (
    (-2.5, 2.4), (-4.4, -1.4), (-6.4, -4.2), (-5.8, -5.4), (-2, -5.6), (2.2, -5.3), (3.4, -3.6),
    (2.8, 0), (2.6, 2.6),
)  # fmt: skip
HEEL: Final = (-4, -5.2)

# (forward, up) from the head's centre
COLLAR: Final = (
    (-5.2, -5.2), (-6.6, -8), (-6.6, -8), (-3, -9.8), (1.5, -10.2), (6.8, -8.6), (6.8, -8.6),
    (5.6, -5.6), (3, -5), (-2, -4.6),
)  # fmt: skip
FACE: Final = (
    (4, 3.4), (4.7, 1.4), (4.7, 1.4), (6.5, -1.2), (6.5, -1.2), (5.1, -1.9), (5.1, -2.9),
    (4.4, -5.2), (1.5, -6.2), (-2.4, -5.2), (-4.6, -1), (-4.6, 3.4),
)  # fmt: skip
HAIR: Final = (
    (-2.4, 3.4), (-1.6, 0.6), (-2.6, -2), (-2.6, -5.6), (-4.6, -7.4), (-6.6, -5), (-5.9, -0.6),
    (-5.4, 3.4),
)  # fmt: skip
BEARD: Final = (
    (5.2, -3.6), (5.2, -3.6), (6.9, -8.8), (6.9, -8.8), (4.2, -7.6), (1.6, -6), (1.6, -6),
    (3.6, -5),
)  # fmt: skip
MOUSTACHE: Final = ((5.9, -2), (4.4, -2.6), (2.6, -2.3))
EYE: Final = (3.2, 0.9)
EYE_RADIUS: Final = 0.66

# The seats differ in silhouette first: broad brim and swept plume, tall crown and upright feather.
HAT: Final = Pair(
    one=(
        (-12.2, 5.2), (-12.2, 5.2), (-7, 2), (0, 1.2), (6, 2.4), (12, 5.8), (12, 5.8), (6, 5.6),
        (4.9, 5.6), (4.2, 10.6), (1.6, 12.2), (-2.4, 12.2), (-4.8, 10.4), (-5.4, 5.2), (-7.6, 5),
    ),
    two=(
        (-8.6, 2.4), (-8.6, 2.4), (-4, 1.8), (2, 2), (8.6, 3.6), (8.6, 3.6), (5, 5), (4, 12),
        (3, 15.4), (-1, 16.4), (-4, 15.2), (-4.6, 11), (-5.2, 4.6),
    ),
)  # fmt: skip
PLUME: Final = Pair(
    one=(
        Station(1.2, 6.2, 0.6, 0.6), Station(-2.6, 11, 2, 2.4), Station(-8, 13.8, 2.6, 3.2),
        Station(-14, 12.8, 2.4, 3), Station(-18.6, 8.6, 1.6, 1.8), Station(-19.8, 4.4, 0.3, 0.3),
    ),
    two=(
        Station(-1.6, 5, 0.6, 0.6), Station(-5.4, 9.6, 1.8, 1.6), Station(-7.4, 14.6, 2.2, 1.9),
        Station(-8, 19.4, 1.7, 1.5), Station(-10.6, 22.8, 0.3, 0.3),
    ),
)  # fmt: skip

# (along, across) the blade from the wrist
BLADE: Final = ((4, 0.95), (54, 0.45), (55.25, 0), (54, -0.45), (4, -0.95))
GRIP: Final = ((-3.8, 0.8), (5, 0.8), (5, -0.8), (-3.8, -0.8))
POMMEL: Final = (-4.4, 0)
POMMEL_RADIUS: Final = 1.7
QUILLONS: Final = ((4, 6.4), (3.4, 2.5), (3.4, -2.5), (4.6, -6.6))
CUP: Final = ((2.9, 3.4), (5.2, 2.2), (5.8, 0), (5.2, -2.2), (2.9, -3.4), (3.6, 0))
BOW: Final = ((4.2, -6), (0.5, -6.2), (-2.8, -4.2), (-4.4, -0.6))
