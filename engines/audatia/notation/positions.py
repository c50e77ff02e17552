"""Positions as text: the moment, the challenger, the challenged, parted by bars.

    defend two assault1 draws0 attacker:one pending:attack/one/MFl
    | galeazzo audatia+celeritas side:R hand[P,kick] deck[turn] pile[MFl]
    | boucicault prudentia+fortitudo posta:tutta_porta hand[MFl,MSl,cover] known[cover]

Words may come in any order after the first two of each part; what is left out is empty, or not so.
Not carried: the last act, which is kept for pictures.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NoReturn

from engines.audatia.notation.consistency import objections
from engines.audatia.notation.position_reader import read_man, read_moment
from engines.audatia.state import AudatiaState, Man, Rules
from engines.audatia.terms import Character, Posta
from engines.core.game import PositionError
from engines.core.options import Options
from engines.core.seat import Pair

EXAMPLE: Final = (
    "defend two assault1 draws0 attacker:one pending:attack/one/MFl "
    "| galeazzo audatia+celeritas side:R hand[RFl,P,turn,kick] deck[MFr,xbind] pile[MFl] "
    "| boucicault prudentia+fortitudo posta:tutta_porta hand[MFl,MSl,cover,deny] known[cover,deny] "
    "deck[P]"
)


def write(state: AudatiaState) -> str:
    """`state` as text."""
    return " | ".join(
        " ".join(words)
        for words in (
            _moment(state),
            _man(state.rules.characters.one, state.men.one),
            _man(state.rules.characters.two, state.men.two),
        )
    )


def read(text: str, options: Options) -> AudatiaState:
    """The position that `text` writes; its characters outrank the options.

    Raises:
        PositionError: what was wrong, where, and the right form.
    """
    parts = text.split("|")
    if len(parts) != 3:
        _refuse(f"{len(parts)} parts: there are three, the moment and the two men, parted by |")
    try:
        (one, first), (two, second) = map(read_man, parts[1:])
        moment = read_moment(parts[0])
    except ValueError as err:
        _refuse(str(err))
    rules = replace(Rules.of(options), characters=Pair(one=one, two=two))
    state = AudatiaState(rules=rules, men=Pair(one=first, two=second), **moment)
    for objection in objections(state):
        _refuse(objection)
    return state


def _refuse(why: str) -> NoReturn:
    raise PositionError(f"{why}; a right one: {EXAMPLE}")


def _moment(state: AudatiaState) -> Iterator[str]:
    yield from (state.window, state.to_act or "-")
    yield from (f"assault{state.assault}", f"draws{state.draws}")
    yield from _named({"attacker": state.attacker})
    if pending := state.pending:
        flank = [pending.flank] if pending.flank else []
        yield "pending:" + "/".join([pending.use, pending.seat, pending.card, *flank])
    yield from _named({"bind": state.bind, "inside": state.inside})
    if state.is_bold:
        yield "bold"
    if state.declined:
        yield f"declined{state.declined}"
    if duty := state.duty:
        marks = ["changed"] * duty.has_changed + ["sworn"] * duty.is_sworn
        yield "duty:" + "/".join([duty.card, duty.seat, *marks])
    if skill := state.skill:
        fetched = [skill.fetched] if skill.fetched else []
        yield "skill:" + "/".join([skill.card, skill.seat, skill.window, *fetched])
    if state.winner and state.ending:
        yield f"won:{state.winner}/{state.ending}"
    elif state.ending:
        yield f"ended:{state.ending}"


def _named(values: Mapping[str, str | None]) -> Iterator[str]:
    return (f"{name}:{value}" for name, value in values.items() if value)


def _man(character: Character, man: Man) -> Iterator[str]:
    yield from (character, "+".join(man.virtues) or "-")
    yield from _named({"posta": man.posta, "side": man.side, "from": man.launched})
    if man.mods:
        yield "lent:" + ",".join(f"{mod.virtue}+{mod.amount}" for mod in man.mods)
    if man.salute is not None:
        yield f"salute:{'yes' if man.salute else 'no'}"
    if man.is_owed:
        yield "owed"
    if man.has_spent_bicorno:
        yield "bicorno"
    yield from _cards_of(man)


def _cards_of(man: Man) -> Iterator[str]:
    if isinstance(man.chosen, Posta):
        yield f"chose:{man.chosen}"
    elif man.chosen is not None:
        yield f"chose[{','.join(man.chosen)}]"
    for name in ("hand", "known", "deck", "discard", "pile"):
        if cards := getattr(man, name):
            yield f"{name}[{','.join(cards)}]"
    if man.seen != man.known:
        yield f"seen[{','.join(man.seen)}]"
