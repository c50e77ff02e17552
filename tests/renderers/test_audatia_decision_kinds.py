"""The course of a duel: its steps, the sheet that shows them, and what is said of each window."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.words import LANGUAGES, say_in
from engines.audatia.game import GAME
from engines.audatia.terms import Card, Skill, Window
from engines.core.seat import Seat
from renderers import album
from renderers.audatia import decision_kinds
from renderers.audatia.cards import STEPS
from renderers.audatia.decision_kinds import SHEETS, STEP_OF, Step
from renderers.audatia.icons import ICONS
from renderers.audatia.posed_figures import pose_men
from renderers.audatia.sheet_flow import PANELS
from renderers.audatia.step_moments import MOMENTS
from tests.every import every
from tests.harness import other_world, walk, walks
from tests.renderers.audatia_views import LARGO, TOUCHED
from tests.renderers.picture_checks import DARK, LARGE, STYLES, count, opened
from tests.renderers.text_checks import check_whole

LATER = [pytest.param(style, marks=pytest.mark.long) for style in STYLES]
some_picks = st.lists(st.integers(0, 2**32), max_size=30)


def test_every_window_but_the_end_belongs_to_one_step():
    played = set(Window) - {Window.OVER, Window.DENY}  # who may deny is where the skill was played
    assert set(STEP_OF) == played


def test_a_skill_that_may_be_denied_leaves_the_duel_where_it_was():
    feint = Skill(Seat.ONE, Card.FEINT, Window.ENTRY)
    denied = replace(LARGO, window=Window.DENY, skill=feint, onlooker=Seat.TWO)
    assert decision_kinds.sheet(denied) == SHEETS[Step.INCROCIO]
    assert decision_kinds.decision(denied) == "deny"


def test_who_only_waits_has_no_decision_and_sees_where_the_duel_is():
    waiting = replace(LARGO, onlooker=Seat.ONE)
    assert decision_kinds.decision(waiting) == ""
    assert decision_kinds.sheet(waiting) == SHEETS[Step.INCROCIO]


def test_a_duel_that_is_over_is_nowhere_on_the_sheet():
    assert decision_kinds.sheet(TOUCHED) == ""


@given(way=walks(some_picks), salt=st.integers(0, 9))
def test_nothing_hidden_decides_what_is_explained(way, salt):
    *_, (_, match) = walk(GAME, way)
    for seat in Seat:
        twin = other_world(GAME, match.state, seat, salt)
        here, there = GAME.view(match.state, seat), GAME.view(twin, seat)
        assert decision_kinds.decision(here) == decision_kinds.decision(there)
        assert decision_kinds.sheet(here) == decision_kinds.sheet(there)


@every("language", LANGUAGES)
@every("window", [window for window in Window if window is not Window.OVER])
def test_every_window_is_explained_in_one_sentence(window, language):
    said = say_in(language)(f"audatia-guide-window-{window.value}")
    check_whole(said)
    assert said.endswith(".")
    assert ". " not in said
    assert len(said) <= 180


# ---- the sheet


def test_the_men_come_nearer_from_step_to_step():
    distances = [pose_men(MOMENTS[step]).distance for step in Step]
    assert distances == sorted(set(distances), reverse=True)


def test_each_moment_stands_in_its_own_step():
    assert {step: decision_kinds.step_of(moment) for step, moment in MOMENTS.items()} == {
        step: step for step in Step
    }


def test_what_may_be_done_is_told_by_signs_that_there_are():
    signs = {sign for panel in PANELS.values() for sign in panel.signs}
    assert signs - {"largo"} <= set(ICONS)


@pytest.mark.parametrize("style", [replace(LARGE, theme=DARK.theme), *LATER])
def test_only_the_step_that_one_is_in_has_leaf(style):
    views, corners = album("audatia"), {"misura": (0, 0), "colpo": (1, 0)}
    corners |= {"incrocio": (0, 1), "stretto": (1, 1)}
    assert count(opened(views["flow"], style), "leaf", style) == 0
    for code, step in STEPS.items():
        picture = opened(views[code], style)
        for other, (x, y) in corners.items():
            panel = picture.crop((512 * x, 551 * y, 512 * x + 511, 551 * y + 549))
            assert (count(panel, "leaf", style) > 5_000) == (step.value == other)
