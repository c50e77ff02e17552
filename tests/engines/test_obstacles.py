"""What stands in the way of a refused move: in every game, and of rules that a mark explains."""

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.game import InvalidMoveError
from engines.core.obstacles import NOTHING, find_obstacles, marked, named_in
from engines.core.seat import Pair
from engines.registry import load_game
from renderers import places, spots
from renderers.obstacles import draw_obstacles
from renderers.style import RenderStyle
from tests.engines.playing import agreed
from tests.harness import every_game, fewer, other_world, salts, some, walk, walks

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
OPENING = "321123/000000/000000/000000/000000/321123 S"
RINGS = "002130/300300/021100/002000/000200/030100 S"
ARMIES = "2i1c3/2ii3c/1c2i3/2i5/1I2II2/3I1I2/2I5/3C3C w"
PISTE = "standard L5-R9 L turn L[12445] R[11233] deck[24] top3 score1:2"
STRUCK = "standard L5-R9 L defend:2x4 L[12445] R[112] deck[24] top4 score1:2"
DUEL = (
    "defend two assault1 draws0 attacker:one pending:attack/one/MFl "
    "| galeazzo audatia+celeritas side:R hand[RFl,P,turn,kick] deck[MFr,xbind] pile[MFl] "
    "| boucicault prudentia+fortitudo posta:tutta_porta "
    "hand[MFr,MSl,RFl,P,cover,deny,measure] known[cover,deny] deck[P]"
)
SKILLS = (
    "skills one assault2 draws0 "
    "| boucicault audatia+prudentia posta:donna_destra hand[MFl,P,taunt,lure,cover] "
    "| galeazzo fortitudo+celeritas posta:tutta_porta hand[MFl,MSl,kick,turn]"
)


@cache
def posed(game, position):
    rules = load_game(game)
    state = rules.read(position, agreed(rules))
    return rules, state, next(iter(rules.active(state)))


def tried(game, state, seat, text):
    """The move of a text that can't be made, or None, and the rule that refuses it."""
    try:
        move = game.parse(text)
    except InvalidMoveError as rule:
        return None, rule
    return move, game.why_not(state, seat, move)


def marks_of(game, position, text):
    """The rule's code, the marks by role, and the way."""
    rules, state, seat = posed(game, position)
    move, rule = tried(rules, state, seat, text)
    found = find_obstacles(rules, rules.view(state, seat), move, rule)
    roles = {}
    for mark in found.marks:
        roles[mark.role.value] = " ".join([*roles.get(mark.role.value, "").split(), mark.place])
    return rule.code, roles, " ".join(found.way)


@pytest.mark.parametrize(
    ("game", "position", "text", "code", "roles", "way"),
    [
        ("gyges", RINGS, "c1-c4", "ends-on-ring", {"blocked": "c4", "from": "c1"}, "c1 c2 c3 c4"),
        ("gyges", RINGS, "a2-a3", "not-in-playable-row", {"blocked": "a2", "must": "a1..f1"}, ""),
        ("gyges", OPENING, "a1-a2", "crosses-twice",
         {"blocked": "a2|a3", "from": "a1"}, "a1 a2 a3 a2"),
        ("gyges", OPENING, "a1-c2xd4", "nothing-to-throw",
         {"empty": "c2", "from": "a1"}, "a1 a2 b2 c2"),
        ("gyges", OPENING, "a1-d1", "blocked",
         {"blocked": "b1", "from": "a1", "to": "d1"}, "a1 b1 c1 d1"),
        ("gyges", RINGS, "a1-a2", "no-ring", {"empty": "a1", "to": "a2"}, "a1 a2"),
        ("gyges", RINGS, "c1-c3xb6", "landing-taken", {"blocked": "b6", "from": "c3"}, "c3 b6"),
        ("gyges", RINGS, "c1-GS", "own-goal", {"blocked": "GS", "must": "GN", "from": "c1"},
         "c1 GS"),
        ("gyges", RINGS, "c1-c9", "no-such-square", {"to": "c1"}, ""),
        ("gyges", RINGS, "c1 over b2 to e3", "not-a-move", {"from": "c1", "to": "e3"}, "c1 b2 e3"),
        ("cannae", ARMIES, "Cd1d7", "path-blocked",
         {"blocked": "d3", "from": "d1", "to": "d7"}, "d1 d7"),
        ("cannae", ARMIES, "Mb4b6", "step-too-far", {"from": "b4", "to": "b6"}, "b4 b6"),
        ("cannae", ARMIES, "Pe4e5", "nothing-to-push", {"empty": "e5", "from": "e4"}, "e4 e5"),
        ("cannae", ARMIES, "Mc5c4", "not-yours", {"blocked": "c5", "to": "c4"}, "c5 c4"),
        ("cannae", ARMIES, "Mb4b5+Mb4b3", "infantry-twice", {"blocked": "b4", "to": "b3"}, "b4 b3"),
        ("cannae", ARMIES, "Mb4b5+Cd1d7", "path-blocked",
         {"blocked": "d3", "from": "d1", "to": "d7"}, "d1 d7"),
        ("cannae", "8/8/8/2i5/2c5/2I5/2I5/2C5 w", "Pc2c3", "push-too-weak",
         {"blocked": "c4 c5", "from": "c2 c3"}, "c2 c3"),
        ("cannae", "8/8/3i4/3i4/8/8/8/3C4 w", "Xd1d5", "supported",
         {"blocked": "d6", "from": "d1", "to": "d5"}, "d1 d5"),
        ("en_garde", PISTE, "+5", "past-the-opponent",
         {"blocked": "9", "from": "5 card:5", "to": "10"}, "5 10"),
        ("en_garde", PISTE, "+4", "onto-the-opponent", {"blocked": "9", "from": "5 card:4"}, "5 9"),
        ("en_garde", PISTE, "-5", "off-the-piste", {"blocked": "1", "from": "5 card:5"}, "5 1"),
        ("en_garde", PISTE, "1x5", "wrong-distance",
         {"empty": "10", "from": "5", "must": "9 card:4"}, "5 10"),
        ("en_garde", PISTE, "3x4", "not-held", {"empty": "hand:own", "from": "card:4"}, ""),
        ("en_garde", PISTE, "1x3", "not-held", {"empty": "hand:own"}, ""),
        ("en_garde", STRUCK, "+1", "must-answer",
         {"blocked": "pile:attack", "must": "card:4", "from": "card:1"}, ""),
        ("audatia", DUEL, "RFl", "not-from-posta",
         {"blocked": "wheel:two", "from": "card:RFl"}, ""),
        ("audatia", DUEL, "P", "thrust-answers-thrust",
         {"blocked": "pile:one", "from": "card:P"}, ""),
        ("audatia", DUEL, "RSl", "not-held", {"empty": "hand:own"}, ""),
        ("audatia", DUEL, "cover", "no-counter-now", {"blocked": "card:cover"}, ""),
        ("audatia", DUEL, "pass", "must-answer",
         {"blocked": "pile:one", "must": "card:MFr card:MSl card:measure"}, ""),
        ("audatia", SKILLS, "lure", "needs-advantage",
         {"blocked": "virtue:fortitudo", "from": "card:lure"}, ""),
    ],
)  # fmt: skip
def test_a_refusal_marks_what_forbids_the_move(game, position, text, code, roles, way):
    assert marks_of(game, position, text) == (code, roles, way)


@pytest.mark.parametrize(
    ("game", "position", "text"),
    [
        ("gyges", RINGS, "hello there"),
        ("gyges", RINGS, "setup 111111/000000"),
        ("cannae", ARMIES, "what?"),
        ("en_garde", PISTE, "+9"),
        ("audatia", DUEL, "nonsense"),
    ],
)
def test_where_nothing_can_be_marked_there_is_nothing(game, position, text):
    rules, state, seat = posed(game, position)
    move, rule = tried(rules, state, seat, text)
    assert find_obstacles(rules, rules.view(state, seat), move, rule) == NOTHING


def test_what_was_right_of_a_move_is_entered():
    rules, state, seat = posed("cannae", ARMIES)
    move, rule = tried(rules, state, seat, "Mb4b5+Cd1d7")
    found = find_obstacles(rules, rules.view(state, seat), move, rule)
    assert found.entered == ("b4", "b5", "d1")


def test_no_place_is_marked_twice():
    marks = marked(blocked="c3", from_=["a1", "c3"], to="")
    assert [(mark.place, mark.role.value) for mark in marks] == [("c3", "blocked"), ("a1", "from")]


def test_a_text_names_squares_whatever_stands_between_them():
    squares = {name: name for name in ("a1", "b2", "c3")}
    for text in ("a1-c3", "Ma1c3", "A1 to C3", "xa1c3!"):
        assert named_in(text, squares).way == ("a1", "c3")
    assert named_in("a12 c3", squares).way == ()


@st.composite
def garbled(draw):
    """How to spoil the notation of a move: letters that take the place of some of its own."""
    return draw(
        st.lists(st.tuples(st.integers(0, 12), st.sampled_from("abch1245x+-=:PM")), max_size=3)
    )


def spoilt(text, changes):
    for at, letter in changes:
        at %= max(1, len(text))
        text = text[:at] + letter + text[at + 1 :]
    return text


@every_game
@fewer
@given(way=walks(), changes=garbled(), salt=salts)
def test_any_refusal_marks_what_its_mover_sees_and_nothing_else(game, way, changes, salt):
    """Of moves near to legal ones: no refusal breaks, each place is on the picture or named in the
    move, and in a world that looks alike all is the same.
    """
    *_, (_, match) = walk(game, way)
    for seat in game.active(match.state):
        view, legal = game.view(match.state, seat), game.legal_moves(match.state, seat)
        near = [str(move) for move in some(legal)[:2]]
        for text in {spoilt(text, changes) for text in near}:
            move, rule = _tried_there(game, match.state, seat, text, legal)
            if rule is None:
                continue
            found = find_obstacles(game, view, move, rule)
            here = game.preview_view(view, found.entered)
            known = {*places(here, STYLE), *(name for name, _ in spots(here, STYLE))}
            named = {end for mark in found.marks for end in re.split(r"\.\.|\|", mark.place)}
            assert {one for one in named if ":" not in one} <= known
            assert set(found.way) <= known
            twin = other_world(game, match.state, seat, salt)
            again, told = _tried_there(game, twin, seat, text, game.legal_moves(twin, seat))
            assert (told.code, told.facts) == (rule.code, rule.facts)
            assert find_obstacles(game, game.view(twin, seat), again, told) == found


def _tried_there(game, state, seat, text, legal):
    try:
        move = game.parse(text)
    except InvalidMoveError as rule:
        return None, rule
    return move, None if move in legal else game.why_not(state, seat, move)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "position", "text"), [("en_garde", PISTE, "+5"), ("audatia", DUEL, "RFl")]
)
def test_in_worlds_that_look_alike_the_picture_is_the_same(game, position, text):
    rules, state, seat = posed(game, position)
    regions = []
    for world in (state, other_world(rules, state, seat, 1)):
        move, rule = tried(rules, world, seat, text)
        view = rules.view(world, seat)
        found = find_obstacles(rules, view, move, rule)
        regions.append(draw_obstacles(view, found, STYLE).region())
    assert regions[0] == regions[1]
