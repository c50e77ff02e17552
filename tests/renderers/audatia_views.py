"""Small builders of Audatia's views, and the pictures that are kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.audatia.rules.data import DECKS
from engines.audatia.terms import (
    ActKind,
    Bind,
    Blow,
    Card,
    Character,
    Ending,
    Flank,
    LastAct,
    Modifier,
    Pending,
    Posta,
    Side,
    Use,
    Virtue,
    Window,
)
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat, both
from engines.core.values import View
from renderers.audatia.cards import ALBUM
from renderers.audatia.plate import PLATE
from renderers.audatia.sample_views import played, table_view
from renderers.coat import Border, Charge, Coat, Manner, Plume, Sash
from renderers.finished_match import FinishedMatch
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme, TimeLeft

PLAIN = RenderStyle(names=Pair(one="Marta", two="Jonas"))
DARK = replace(PLAIN, theme=Theme.DARK)
SAFE = replace(PLAIN, colour_vision=ColourVision.COLOUR_BLIND)
CLOCKED = replace(PLAIN, time_left=TimeLeft(share=18, figures="2 d"))
WIDE = replace(CLOCKED, framing=Framing.WIDE)
COATS = both(Coat(Charge.BEND, Manner.ONCE, Border.NONE, Plume.WHITE, Sash.STRIPED))


def table(one: dict[str, Any], two: dict[str, Any], **given: Any) -> AudatiaView:
    """A table in the middle of a duel."""
    common = {"window": Window.OPENING, "active": (Seat.ONE,), "attacker": None}
    men = ({"hand_size": 11} | man for man in (one, two))
    return table_view(*men, **common | given)


MEASURE = table(
    {"posta": Posta.DONNA_DESTRA, "hand_size": 12, "deck_size": 27},
    {"posta": Posta.TUTTA_PORTA, "deck_size": 29},
    draws=1,
    strikes=frozenset({Blow.MF, Blow.P}),
    last_act=LastAct(kind=ActKind.REVEALED, seat=Seat.ONE),
)
PENDING = table(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": (Modifier(Virtue.FORTITUDO, 2),)},
    {"posta": Posta.TUTTA_PORTA, "hand_size": 12},
    window=Window.DEFEND,
    active=(Seat.TWO,),
    attacker=Seat.ONE,
    pending=Pending(Seat.ONE, Card.MFL, Use.ATTACK),
    answers=frozenset({Blow.MF, Blow.MS}),
    last_act=played(Seat.ONE, Card.MFL, Use.ATTACK),
)
LARGO = table(
    {"pile": (Card.MFL,), "side": Side.RIGHT, "mods": (Modifier(Virtue.FORTITUDO, 2),)},
    {"pile": (Card.MSL,), "side": Side.LEFT, "mods": (Modifier(Virtue.AUDATIA, 2),)},
    window=Window.TURN,
    active=(Seat.TWO,),
    attacker=Seat.ONE,
    bind=Bind.LARGO,
    strikes=frozenset({Blow.RF, Blow.RM, Blow.RS, Blow.P}),
    last_act=played(Seat.TWO, Card.MSL, Use.PARRY),
)
STRETTO = table(
    {
        "pile": (Card.MFL, Card.MFL), "side": Side.LEFT, "flank": Flank.INSIDE, "hand_size": 10,
        "deck_size": 27,
    },
    {
        "pile": (Card.MSL, Card.RSR), "side": Side.RIGHT, "flank": Flank.OUTSIDE, "hand_size": 9,
        "deck_size": 29,
    },
    window=Window.REMEDY,
    active=(Seat.TWO,),
    attacker=Seat.ONE,
    bind=Bind.STRETTO,
    draws=1,
    last_act=played(Seat.TWO, Card.RSR, Use.PARRY),
)  # fmt: skip
THRUST = table(
    {"pile": (Card.P,), "side": Side.MIDDLE},
    {"pile": (Card.P,), "side": Side.MIDDLE, "mods": (Modifier(Virtue.CELERITAS, 2),)},
    window=Window.ESCAPE,
    active=(Seat.ONE,),
    attacker=Seat.ONE,
    pending=Pending(Seat.TWO, Card.P, Use.EXCHANGE),
    last_act=played(Seat.TWO, Card.P, Use.EXCHANGE),
)


def grappled(card: Card) -> AudatiaView:
    """A remedy that waits for its counter-remedy."""
    two = STRETTO.men.two
    return replace(
        STRETTO,
        men=STRETTO.men.put(Seat.TWO, replace(two, pile=(*two.pile, card), hand_size=8)),
        window=Window.COUNTER,
        active=(Seat.ONE,),
        pending=Pending(Seat.TWO, card, Use.REMEDY, Flank.OUTSIDE),
        last_act=played(Seat.TWO, card, Use.REMEDY),
    )


GRIPPED = grappled(Card.SOPRANA)
BROKEN = table(
    {"pile": (Card.P,), "side": Side.RIGHT},
    {"pile": (Card.MML,), "side": Side.LEFT},
    window=Window.TURN,
    active=(Seat.TWO,),
    attacker=Seat.ONE,
    strikes=frozenset({Blow.RF, Blow.RM, Blow.RS, Blow.P}),
    last_act=played(Seat.TWO, Card.MML, Use.BREAK),
)
VIRTUES = table(
    {"virtues": (Virtue.AUDATIA,), "hand_size": 12},
    {"virtues": (), "hand_size": 12},
    window=Window.VIRTUE,
    active=(Seat.TWO,),
    last_act=LastAct(kind=ActKind.TOOK, seat=Seat.ONE, word="audatia"),
)
SALUTED = table(
    {"hand_size": 12, "salute": None},
    {"salute": True},
    window=Window.RETURN,
    active=(Seat.ONE,),
    last_act=LastAct(kind=ActKind.SALUTED, seat=Seat.TWO, cards=(Card.RML,)),
)
CHOOSING = table(
    {"hand_size": 12},
    {"hand_size": 11, "has_chosen": True, "is_owed": True, "salute": True},
    window=Window.MEASURE,
    active=(Seat.ONE,),
    last_act=LastAct(kind=ActKind.CHOSE, seat=Seat.TWO),
)
SKILL = replace(
    MEASURE,
    men=Pair(one=MEASURE.men.one, two=replace(MEASURE.men.two, is_owed=True)),
    window=Window.DENY,
    active=(Seat.TWO,),
    strikes=frozenset(),
    last_act=LastAct(kind=ActKind.SKILL, seat=Seat.ONE, cards=(Card.LURE,)),
)
BOLD = replace(
    LARGO,
    window=Window.BOLD,
    is_bold=True,
    strikes=frozenset(),
    last_act=LastAct(kind=ActKind.BOLD, seat=Seat.ONE),
)


def ended(ending: Ending, winner: Seat | None, base: AudatiaView = PENDING) -> AudatiaView:
    """The duel is over."""
    return replace(
        base,
        window=Window.OVER,
        active=(),
        strikes=frozenset(),
        answers=frozenset(),
        pending=None,
        ending=ending,
        winner=winner,
    )


TOUCHED = ended(Ending.BLOW, Seat.ONE)
STABBED = ended(Ending.EXCHANGE, Seat.TWO, THRUST)
POMMELLED = ended(Ending.REMEDY, Seat.TWO, GRIPPED)


def countered(remedy: Card, card: Card) -> AudatiaView:
    """A remedy that was answered by its perfect counter-remedy."""
    view = grappled(remedy)
    one = replace(view.men.one, pile=(*view.men.one.pile, card), hand_size=9)
    return ended(Ending.PERFECT, Seat.ONE, replace(view, men=view.men.put(Seat.ONE, one)))


KICKED = ended(Ending.KICK, Seat.TWO, BOLD)
DRAWN = replace(ended(Ending.DRAWS, Seat.TWO, MEASURE), draws=2)
BROKEN_OFF = ended(Ending.BROKEN_OFF, None, MEASURE)


def held(view: AudatiaView, seat: Seat, *cards: Card, playable: str = "") -> AudatiaView:
    """The same table as one of the men sees it."""
    may = frozenset(map(Card, playable.split()))
    men = view.men.put(seat, replace(view.men[seat], hand_size=len(cards)))
    return replace(view, onlooker=seat, men=men, hand=cards, playable=may)


GALEAZZO = held(
    PENDING,
    Seat.TWO,
    *(Card.MFL, Card.RFL, Card.MML, Card.RML, Card.MSR, Card.RSL, Card.P),
    *(Card.TURN, Card.COVER, Card.FEINT, Card.REPEAT, Card.BREAKOFF),
    playable="MFl MSr breakoff",
)
BOUCICAULT = held(
    replace(CHOOSING, chosen=Posta.FENESTRA_SINESTRA, active=(Seat.ONE,)),
    Seat.TWO,
    *(Card.MFR, Card.RFR, Card.MML, Card.MSR, Card.P, Card.P, Card.BIND, Card.XBIND),
    *(Card.LYNX, Card.TAUNT, Card.MEASURE),
)
SEEN = replace(GALEAZZO, seen=DECKS[Character.GALEAZZO].basic)
OPENED = replace(
    ended(Ending.BLOW, Seat.ONE),
    men=Pair(
        one=replace(
            PENDING.men.one,
            hand=(*DECKS[Character.GALEAZZO].basic[1:8], Card.XBIND, Card.FEINT, Card.BREAKOFF),
            hand_size=10,
        ),
        two=replace(
            PENDING.men.two,
            hand=(
                Card.RFL,
                Card.RFR,
                Card.MML,
                Card.RSL,
                Card.P,
                Card.TURN,
                Card.HANDLE,
                Card.DENY,
            ),
            hand_size=8,
        ),
    ),
)
ROVERSO = replace(
    LARGO,
    men=Pair(
        one=replace(LARGO.men.one, pile=(Card.RFL,), side=Side.LEFT),
        two=replace(LARGO.men.two, pile=(Card.RSR,), side=Side.RIGHT),
    ),
    last_act=played(Seat.TWO, Card.RSR, Use.PARRY),
)
MULLIGAN = replace(
    held(
        table({"salute": None}, {"salute": None}, window=Window.MULLIGAN, active=tuple(Seat)),
        Seat.ONE,
        *DECKS[Character.GALEAZZO].basic,
    ),
    chosen=(Card.RML, Card.KICK),
)

DUEL = tuple(
    replace(view, assault=assault, draws=draws)
    for assault, draws, view in (
        (1, 0, MULLIGAN), (1, 0, PENDING), (1, 0, LARGO), (2, 1, MEASURE), (2, 1, PENDING),
        (2, 1, STRETTO), (2, 1, GRIPPED), (3, 1, MEASURE), (3, 1, PENDING), (3, 1, LARGO),
        (3, 1, TOUCHED),
    )
)  # fmt: skip
"""What everybody saw of a duel, in short."""

PUBLIC: dict[str, AudatiaView] = {
    "measure": MEASURE,
    "pending": PENDING,
    "largo": LARGO,
    "stretto": STRETTO,
    "thrust": THRUST,
    "gripped": GRIPPED,
    "broken": BROKEN,
    "virtues": VIRTUES,
    "saluted": SALUTED,
    "choosing": CHOOSING,
    "skill": SKILL,
    "bold": BOLD,
    "touched": TOUCHED,
    "stabbed": STABBED,
    "pommelled": POMMELLED,
    "kicked": KICKED,
    "drawn": DRAWN,
    "broken_off": BROKEN_OFF,
    "opened": OPENED,
    "roverso": ROVERSO,
}
PRIVATE: dict[str, AudatiaView] = {
    "galeazzo": GALEAZZO,
    "boucicault": BOUCICAULT,
    "mulligan": MULLIGAN,
    "seen": SEEN,
}

PICTURES: dict[str, tuple[View, RenderStyle]] = {
    "audatia_table": (LARGO, PLAIN),
    "audatia_stretto_dark": (STRETTO, DARK),
    "audatia_measure_mirrored": (MEASURE, replace(PLAIN, mirrored=True)),
    "audatia_hand": (GALEAZZO, PLAIN),
    "audatia_thrust_safe": (THRUST, SAFE),
    "audatia_gripped_large": (GRIPPED, replace(PLAIN, text_size=TextSize.LARGE)),
    "audatia_turn": (grappled(Card.TURN), PLAIN),
    "audatia_elbow_dark": (grappled(Card.ELBOW), DARK),
    "audatia_bind_safe": (grappled(Card.BIND), SAFE),
    "audatia_handle_mirrored": (grappled(Card.HANDLE), replace(PLAIN, mirrored=True)),
    "audatia_countered": (countered(Card.ELBOW, Card.XELBOW), PLAIN),
    "audatia_kicked": (KICKED, PLAIN),
    "audatia_touched_dark_safe": (TOUCHED, replace(SAFE, theme=Theme.DARK)),
    "audatia_chosen": (replace(LARGO, is_preview=True), PLAIN),
    "audatia_mulligan": (MULLIGAN, PLAIN),
    "audatia_waits_dark": (BOUCICAULT, DARK),
    "audatia_seen_dark_large": (SEEN, replace(DARK, text_size=TextSize.LARGE)),
    "audatia_opened": (OPENED, PLAIN),
    "audatia_roverso": (ROVERSO, PLAIN),
    "audatia_wide": (GALEAZZO, WIDE),
    "audatia_wide_seen_dark": (SEEN, replace(WIDE, theme=Theme.DARK)),
    "audatia_wide_thrust_safe": (THRUST, replace(WIDE, colour_vision=ColourVision.COLOUR_BLIND)),
    "audatia_wide_hand_large": (BOUCICAULT, replace(WIDE, text_size=TextSize.LARGE)),
    "audatia_wide_stretto_mirrored": (STRETTO, replace(WIDE, mirrored=True)),
    "audatia_wide_measure": (MEASURE, replace(WIDE, coats=COATS)),
    "audatia_ribbon": (GALEAZZO, CLOCKED),
    "audatia_plate": (PLATE, PLAIN),
    "audatia_poste": (ALBUM["poste"], PLAIN),
    "audatia_flow": (ALBUM["flow"], PLAIN),
    "audatia_flow_dark": (ALBUM["flow_incrocio"], DARK),
    "audatia_card_blow": (ALBUM["MFl"], PLAIN),
    "audatia_card_posta": (ALBUM["tutta_porta"], PLAIN),
    "audatia_card_skill": (ALBUM["feint"], DARK),
    "audatia_card_remedy": (ALBUM["xbind"], PLAIN),
}

PLATES: dict[str, tuple[FinishedMatch, RenderStyle]] = {
    f"audatia_end_plate{name}": (
        FinishedMatch(title="Audatia", date="2026-11-22", winner=winner, views=views),
        style,
    )
    for name, winner, views, style in (
        ("", Seat.ONE, DUEL, PLAIN),
        ("_gripped_dark", Seat.TWO, (*DUEL[:-1], replace(POMMELLED, assault=3)), DARK),
        ("_broken_off", Seat.TWO, (MULLIGAN, BROKEN_OFF), PLAIN),
    )
}
