"""Refused moves, as their movers see what stands in the way."""

from dataclasses import replace

from engines.core.game import InvalidMoveError
from engines.core.obstacles import Obstacles, find_obstacles
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.core.values import View
from engines.registry import load_game
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme

PLAIN = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))


def refused(
    game: str, position: str, text: str, style: RenderStyle = PLAIN
) -> tuple[View, Obstacles, RenderStyle]:
    """The view of whoever acts there, and what stands in the way of what they try."""
    rules = load_game(game)
    state = rules.read(position, complete(rules.options, {}))
    seat = next(iter(rules.active(state)))
    view = rules.view(state, seat)
    try:
        move = rules.parse(text)
        rule = rules.why_not(state, seat, move)
    except InvalidMoveError as err:
        move, rule = None, err
    found = find_obstacles(rules, view, move, rule)
    style = replace(style, mirrored=seat is Seat.TWO, refused=str(move) if move else text)
    return rules.preview_view(view, found.entered), found, style


OPENING = "321123/000000/000000/000000/000000/321123 S"
RINGS = "002130/300300/021100/002000/000200/030100 S"
ARMIES = "2i1c3/2ii3c/1c2i3/2i5/1I2II2/3I1I2/2I5/3C3C w"
PISTE = "standard L5-R9 L turn L[12445] R[11233] deck[24] top3 score1:2"
DUEL = (
    "defend two assault1 draws0 attacker:one pending:attack/one/MFl "
    "| galeazzo audatia+celeritas side:R hand[RFl,P,turn,kick] deck[MFr,xbind] pile[MFl] "
    "| boucicault prudentia+fortitudo posta:tutta_porta "
    "hand[MFr,MSl,RFl,P,cover,deny,measure] known[cover,deny] deck[P]"
)


PICTURES: dict[str, tuple[View, Obstacles, RenderStyle]] = {
    "refused_gyges_landing": refused("gyges", RINGS, "c1-c3xb6"),
    "refused_gyges_border": refused("gyges", OPENING, "a1-a2"),
    "refused_gyges_row_safe": refused(
        "gyges", RINGS, "a2-a3", replace(PLAIN, colour_vision=ColourVision.COLOUR_BLIND)
    ),
    "refused_cannae_path": refused("cannae", ARMIES, "Cd1d7"),
    "refused_cannae_second_wide_dark": refused(
        "cannae", ARMIES, "Mb4b5+Xh1h7", replace(PLAIN, framing=Framing.WIDE, theme=Theme.DARK)
    ),
    "refused_en_garde_distance": refused("en_garde", PISTE, "1x5"),
    "refused_en_garde_not_held_large": refused(
        "en_garde", PISTE, "3x4", replace(PLAIN, text_size=TextSize.LARGE)
    ),
    "refused_en_garde_past_wide": refused(
        "en_garde", PISTE, "+5", replace(PLAIN, framing=Framing.WIDE)
    ),
    "refused_audatia_posta": refused("audatia", DUEL, "RFl"),
    "refused_audatia_answer_wide": refused(
        "audatia", DUEL, "pass", replace(PLAIN, framing=Framing.WIDE)
    ),
}
