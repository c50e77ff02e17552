"""The pictures of `docs/`; `python -m tests.renderers.goldens` draws them anew with the goldens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers import renderer_of
from renderers.coat import Border, Charge, Coat, Manner, Plume, Sash
from renderers.finished_match import FinishedMatch
from renderers.games import module_of
from renderers.kit.layers import Layers
from renderers.obstacles import draw_obstacles
from renderers.people import drawing
from renderers.style import Framing, RenderStyle, Theme, TimeLeft
from tests.harness import GAMES, SeededChance, choose, complete, moved, seated
from tests.renderers import audatia_views, cannae_views, gyges_views, refused_views
from tests.renderers.en_garde_views import MY_TURN, stepped, struck, table, touched
from tests.renderers.people import people_sheets
from tests.renderers.picture_checks import DARK, STYLE
from tests.renderers.shield_sheet import shield_sheet

DOCS: Final = Path(__file__).parents[2] / "docs"
COATS: Final = Pair(
    one=Coat(Charge.LOZENGE, Manner.EDGED, Border.NONE, Plume.DEEP, Sash.FRINGED),
    two=Coat(Charge.CHEVRON, Manner.TWICE, Border.NONE, Plume.TWO, Sash.STRIPED),
)
WIDE: Final = replace(
    STYLE, framing=Framing.WIDE, coats=COATS, time_left=TimeLeft(share=22, figures="22 h")
)
SEEDS: Final = {"en_garde": 27, "cannae": 24, "gyges": 2, "audatia": 0}
"""Whose games, played at random, come to an end that can be looked at."""

TABLES: Final[dict[str, tuple[View, RenderStyle]]] = {
    "en_garde_board": (table(stepped(8, 17, Seat.ONE, 5)), STYLE),
    "en_garde_attack": (table(struck(9, 13, Seat.ONE, count=2)), STYLE),
    "en_garde_touch_dark": (touched(10, 15, Seat.TWO), DARK),
    "en_garde_hand": (MY_TURN, STYLE),
    "en_garde_wide": (MY_TURN, WIDE),
    "gyges_board": (gyges_views.OPENING, STYLE),
    "gyges_move": (gyges_views.MOVED, STYLE),
    "gyges_wide": (gyges_views.MOVED, WIDE),
    "cannae_board": (cannae_views.at_position(cannae_views.START), STYLE),
    "cannae_push": cannae_views.PICTURES["cannae_push"],
    "cannae_wide": (cannae_views.PICTURES["cannae_push"][0], WIDE),
    "cannae_wide_dark": (cannae_views.PICTURES["cannae_push"][0], replace(WIDE, theme=Theme.DARK)),
    "audatia_table": audatia_views.PICTURES["audatia_table"],
    "audatia_hand": audatia_views.PICTURES["audatia_hand"],
    "audatia_wide": (audatia_views.PICTURES["audatia_hand"][0], WIDE),
    "audatia_poste": audatia_views.PICTURES["audatia_poste"],
    "audatia_flow": audatia_views.PICTURES["audatia_flow"],
}


REFUSED: Final = (
    "refused_gyges_landing",
    "refused_cannae_path",
    "refused_en_garde_distance",
    "refused_audatia_posta",
)


def write() -> None:
    """Draw all of them."""
    for name in REFUSED:
        _save(draw_obstacles(*refused_views.PICTURES[name]), name)
    for name, (view, style) in TABLES.items():
        _save(renderer_of(view).draw(view, style), name)
    for game, seed in SEEDS.items():
        style = replace(STYLE, coats=COATS)
        _save(module_of(game, "end_plate").draw(finished(game, seed), style), f"{game}_end")
    for name, (sheet, style) in people_sheets.DOC_PICTURES.items():
        _save(drawing.laid(sheet, style), name)
    shield_sheet().save(DOCS / "coats.png", optimize=True)


def finished(game: str, seed: int) -> FinishedMatch:
    """A match played at random."""
    rules = GAMES[game]
    record, match = seated(rules, complete(rules.options, {}), seed=seed)
    views, dice = [rules.view(match.game_state, None)], SeededChance(f"end {seed}".encode())
    while chosen := choose(rules, match.state, dice.below):
        record, match = moved(rules, record, match, *chosen)
        views.append(rules.view(match.game_state, None))
    assert match.outcome
    return FinishedMatch(
        title={"en_garde": "En Garde", "gyges": "Gygès"}.get(game, game.capitalize()),
        date="2026-11-22",
        winner=match.outcome.winner,
        views=tuple(dict.fromkeys(views)),
    )


def _save(layers: Layers, name: str) -> None:
    layers.region().quantized_by_parts().save(DOCS / f"{name}.png", optimize=True)
