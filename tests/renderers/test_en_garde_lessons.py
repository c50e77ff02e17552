"""The lessons are made by hand; the engine would show the same."""

from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from engines.en_garde.game import GAME
from engines.en_garde.terms import START
from renderers.en_garde.lessons import LESSONS
from tests.every import every

BY_RULE = {lesson.key: lesson.view for lesson in LESSONS}
ATTACKED = "standard L9-R13 L turn L[12445] R[13445] deck[31??????] top2 score0:0"
INDIRECT = "advanced L6-R13 L turn L[13445] R[12345] deck[412??????] top2 score0:0"
PLAYED = {
    "about": ("standard L9-R19 R turn L[12345] R[11335] deck[4????????] top2 score0:0", "+5"),
    "move": ("standard L8-R20 R turn L[12445] R[12335] deck[4????????] top4 score0:0", "+3"),
    "attack": (ATTACKED, "2x4"),
    "parry": (ATTACKED, "2x4", "=2x4"),
    "riposte": (ATTACKED, "2x4", "=2x4"),
    "three": ("standard L9-R13 L turn L[14445] R[13345] deck[312?????] top2 score0:0", "3x4"),
    "indirect": (INDIRECT, "+3 2x4"),
    "fall_back": (INDIRECT, "+3 2x4", "-3"),
    "last_card": ("standard L7-R13 L turn L[12445] R[13345] deck[3] top5 score0:0", "+2"),
    "last_answer": ("standard L9-R13 L turn L[12345] R[13445] deck[3] top5 score0:0", "1x4"),
    "comparison": ("standard L9-R13 R last L[12445] R[13345] deck[] top2 score0:0", "pass"),
    "advance": ("standard L10-R15 R last L[11345] R[12335] deck[] top2 score0:0", "pass"),
    "stuck": ("standard L20-R23 L turn L[12335] R[33455] deck[41??] top2 score0:0", "2x3", "=2x3"),
    "equal_values": (
        "advanced L7-R13 L turn L[13345] R[12345] deck[41???] top2 score0:0", "+3 1x3",
    ),
    "basic": ("basic L10-R15 R turn L[11345] R[12335] deck[4???] top2 score0:0", "1x5"),
    "memory": ("standard L8-R14 R turn L[12445] R[12335] deck[4???] top4 score0:0", "-1"),
    "match": ("standard L10-R13 L turn L[12335] R[11244] deck[4?] top4 score4:3", "1x3"),
}  # fmt: skip


def after(text, *moves):
    state = GAME.read(text, complete(GAME.options, {}))
    for move in moves:
        action = GAME.parse(move)
        assert action in GAME.legal_moves(state, state.actor)
        state = GAME.apply(state, state.actor, action, SeededChance(b"lessons")).state
    return state


@every("rule", BY_RULE)
def test_a_lesson_shows_what_the_engine_plays(rule):
    shown = BY_RULE[rule]
    view = GAME.view(after(*PLAYED[rule]), shown.onlooker)
    assert (shown.scene, shown.last_round, shown.phase) == (view.scene, view.last_round, view.phase)
    assert (shown.hand, shown.uses, shown.attack) == (view.hand, view.uses, view.attack)
    assert shown.to_act is view.to_act


def legal(rule, text):
    state = after(*PLAYED[rule])
    return GAME.parse(text) in GAME.legal_moves(state, state.actor)


def test_what_the_lessons_say_may_be_played_may_be_played():
    assert legal("attack", "=2x4")
    assert not legal("attack", "-1")  # from a direct attack nobody falls back
    assert legal("riposte", "-5")
    assert not legal("riposte", "+5")
    assert legal("indirect", "-3")
    assert not legal("indirect", "=2x4")  # Bea holds one 4
    assert legal("last_card", "1x4")
    assert legal("last_card", "pass")
    assert not legal("last_card", "+1")


def test_the_lesson_of_ground_shows_nine_squares_against_eight():
    squares = BY_RULE["advance"].last_round.scene.squares
    assert squares.one - START.one == 9
    assert START.two - squares.two == 8
    assert BY_RULE["advance"].last_round.winner is Seat.ONE
