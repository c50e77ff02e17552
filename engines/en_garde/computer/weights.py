"""The weight of each feature, by variant.

Found by self-play as in `bench/tune.py`: generation after generation, each going on from the one
before, until the next one no longer won more rounds than the last (five to ten of 4,000 to 7,000
rounds). A weight is the change in the log odds of winning the round per unit of its feature.
"""

from __future__ import annotations

from typing import Final

from engines.en_garde.computer.features import NAMES
from engines.en_garde.terms import Variant

Weights = tuple[float, ...]

# How often an attacker won the round after the rival retreated: counted in the same rounds.
WON_AFTER_RETREAT: Final = 0.55

# feature: basic, standard, advanced
_TABLE: Final = {
    "always": (4.26, -0.25, -0.39),
    "distance 1": (1.84, 0.25, 0.08),
    "distance 2": (0.91, 0.00, -0.14),
    "distance 3": (0.89, -0.01, -0.08),
    "distance 4": (0.60, -0.19, -0.22),
    "distance 5": (0.53, -0.24, -0.25),
    "distance 6": (-0.10, -0.14, 0.19),
    "distance 7": (0.50, 0.00, 0.27),
    "distance 8": (0.11, 0.00, 0.15),
    "distance 9": (-0.27, -0.04, 0.12),
    "distance 10": (-0.29, 0.05, -0.10),
    "distance 11": (-0.33, 0.10, -0.07),
    "distance 12": (-0.20, -0.01, -0.14),
    "far": (0.06, -0.03, -0.19),
    "danger": (-2.47, -1.72, -1.89),
    "threat": (-0.33, 0.08, 0.33),
    "late surplus": (-0.07, 0.00, 0.08),
    "reach from afar": (0.00, 0.08, 0.00),
    "reach from near": (0.03, 0.19, 0.28),
    "strength": (0.14, 0.40, 0.34),
    "lead": (0.04, 0.61, 0.40),
    "lead by deck": (0.57, 0.10, 0.56),
    "deck 1": (-0.52, -1.71, -1.07),
    "deck 2": (-0.06, 1.03, 0.01),
    "deck 3": (-0.12, -0.84, -0.17),
    "deck 4": (0.06, 0.68, 0.04),
    "ahead at deck 1": (0.59, 0.31, 0.07),
    "ahead at deck 2": (0.25, 0.10, 0.12),
    "ahead at deck 3": (0.17, 0.11, 0.21),
    "ahead at deck 4": (0.09, 0.00, 0.09),
    "room": (0.17, -0.02, -0.02),
    "rival's room": (-0.16, -0.19, -0.12),
    "rival's missing cards": (0.00, -0.07, -0.22),
    "kinds": (0.03, 0.45, 0.32),
    "lunge with room": (0.00, 0.00, -0.42),
    "lunge without room": (0.00, 0.00, -0.46),
    "late danger": (-0.85, -0.18, 0.05),
    "openness": (-4.93, 0.77, 0.64),
    "pace": (-2.59, -1.58, -0.67),
}
# In the order of `features.NAMES`.
WEIGHTS: Final[dict[Variant, Weights]] = {
    variant: tuple(_TABLE[name][column] for name in NAMES) for column, variant in enumerate(Variant)
}
