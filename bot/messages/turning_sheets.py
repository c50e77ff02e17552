"""The curve of a match that is over, with its turning points: as a picture, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.messages.words import Words
from engines.core.analysis.plies import LuckAndSkill, PlyAnalysis, chance_of_one
from engines.core.seat import Pair
from renderers.coat import Coat
from renderers.finished_match import LuckShare
from renderers.game_text import ALT_LIMIT
from renderers.people.turning_sheet import TurningPoint, TurningSheet


def turning_sheet(
    plies: Sequence[PlyAnalysis],
    *,
    title: str,
    date: str,
    names: Pair[str],
    coats: Pair[Coat | None],
    luck: LuckAndSkill | None = None,
) -> TurningSheet:
    """What the picture is drawn from: of every move in its order; `luck` in games of cards."""
    turning = [one for one in plies if one.is_turning_point]
    return TurningSheet(
        title=title,
        date=date,
        names=names,
        coats=coats,
        chances=tuple(map(chance_of_one, plies)),
        points=tuple(_point(number, one) for number, one in enumerate(turning, 1)),
        luck=luck.luck if luck else None,
        skill=luck.skill if luck else None,
    )


def turning_alt(sheet: TurningSheet, say: Words) -> str:
    """The picture in words, in their language."""
    return "\n".join(_lines(sheet, say))[:ALT_LIMIT]


def luck_shares(luck: LuckAndSkill) -> Pair[LuckShare]:
    """Luck and skill of both seats, for the plate of the match: what one has, the other lacks."""
    return Pair(
        one=LuckShare(luck=luck.luck, skill=luck.skill),
        two=LuckShare(luck=-luck.luck, skill=-luck.skill),
    )


def luck_lines(names: Pair[str], luck: float, skill: float, say: Words) -> Iterator[str]:
    """The same in words, a line each; figures are those of seat one."""
    for key, value in (("luck", luck), ("skill", skill)):
        name = names.two if value < 0 else names.one
        yield say(f"turning-{key}", name=name, points=round(100 * abs(value)))


def _point(number: int, ply: PlyAnalysis) -> TurningPoint:
    return TurningPoint(
        number=number,
        ply=ply.ply,
        seat=ply.seat,
        played=ply.move,
        best=ply.best,
        chance=ply.chance or 0.0,
        after=ply.after or 0.0,
    )


def _lines(sheet: TurningSheet, say: Words) -> Iterator[str]:
    one, two = sheet.names
    yield say("turning-alt", title=sheet.title, one=one, two=two)
    known = [round(100 * chance) for chance in sheet.chances if chance is not None]
    if known:
        figures = {"lowest": min(known), "highest": max(known), "last": known[-1]}
        yield say("turning-course", name=one, first=known[0], **figures)
    for point in sheet.points:
        yield say(
            "turning-point",
            number=point.number,
            ply=point.ply,
            name=sheet.names[point.seat],
            played=point.played,
            best=point.best,
            chance=round(100 * point.chance),
            after=round(100 * point.after),
        )
    if not sheet.points:
        yield say("turning-none")
    if sheet.luck is not None and sheet.skill is not None:
        yield from luck_lines(sheet.names, sheet.luck, sheet.skill, say)
