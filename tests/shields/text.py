"""Shields in words."""

from __future__ import annotations

from engines.core.seat import Pair, Seat
from renderers.wording import Grid, Say, Sentence, StepWords
from tests.shields.views import ShieldsView


def alt(view: ShieldsView, names: Pair[str], say: Say) -> str:
    return board(view, names, say)


def board(view: ShieldsView, names: Pair[str], say: Say) -> str:
    return f"{names.one} {view.hits.one}, {names.two} {view.hits.two}. {hand(view, say)}"


def asked(view: ShieldsView, names: Pair[str], say: Say) -> Sentence:
    if view.onlooker in view.acting:
        return Sentence(lead="You decide.")
    return Sentence(lead=summary(view, names, say))


def summary(view: ShieldsView, names: Pair[str], say: Say) -> str:
    return f"{' and '.join(names[seat] for seat in Seat if seat in view.acting)} to decide."


def step(view: ShieldsView, path: tuple[str, ...], step: str, say: Say) -> StepWords:
    return StepWords(group="word", group_label="", label=step, detail="", alone=step, name=step)


def grid(view: ShieldsView, path: tuple[str, ...]) -> Grid | None:
    return None


def preview(view: ShieldsView, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
    return Sentence(lead=" ".join(path))


def rounds(view: ShieldsView) -> tuple[Seat | None, ...]:
    return ()


def hand(view: ShieldsView, say: Say) -> str:
    return f"You hold a {view.card}." if view.card else ""
