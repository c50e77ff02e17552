"""The lessons are made by hand; the engine would show the same."""

from engines.audatia.game import GAME
from engines.audatia.terms import Ending, Window
from engines.audatia.view_preview import state_from_view
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from renderers.audatia.lessons import LESSONS
from renderers.audatia.story_lessons import STORY
from tests.every import every

BY_RULE = {lesson.key: lesson.view for lesson in LESSONS}
BEGUN = (
    "opening one assault1 draws0 "
    "| galeazzo audatia+fortitudo posta:donna_destra hand[MFl,RFl,MSr,P,bind,kick] deck[RFl,MSl,P] "
    "| boucicault prudentia+celeritas posta:tutta_porta "
    "hand[MSl,RFl,RSr,P,cover,xsoprana] deck[MFl,MFr,P]"
)
TOLD = {
    "story_guards": (),
    "story_attack": ("MFl",),
    "story_parry": ("MFl", "MSl"),
    "story_second": ("MFl", "MSl", "RFl"),
    "story_close": ("MFl", "MSl", "RFl", "MSr"),
    "story_remedy": ("MFl", "MSl", "RFl", "MSr", "inside", "bind"),
    "story_broken_off": ("MFl", "MSl", "RFl", "MSr", "inside", "bind", "cover"),
}


def after(*acts):
    return played(GAME.read(BEGUN, complete(GAME.options, {})), *acts)


def played(state, *acts):
    for act in map(GAME.parse, acts):
        seat = next(one for one in Seat if act in GAME.legal_moves(state, one))
        state = GAME.apply(state, seat, act, SeededChance(b"lessons")).state
    return state


def legal(rule, act):
    """Whether a lesson's onlooker may do this in it."""
    view = BY_RULE[rule]
    return GAME.parse(act) in GAME.legal_moves(state_from_view(view), view.onlooker)


def outcome(rule, *acts):
    """What everybody sees after that."""
    return GAME.view(played(state_from_view(BY_RULE[rule]), *acts), None)


# ---- the assault that is told


@every("rule", TOLD)
def test_the_assault_is_told_as_the_engine_plays_it(rule):
    shown = BY_RULE[rule]
    view = GAME.view(after(*TOLD[rule]), shown.onlooker)
    for of_table in ("window", "active", "attacker", "pending", "bind", "assault"):
        assert getattr(shown, of_table) == getattr(view, of_table)
    assert (set(shown.hand), shown.playable) == (set(view.hand), view.playable)
    for mine, theirs in zip(shown.men, view.men, strict=True):
        for of_man in ("pile", "discard", "posta", "side", "totals", "hand_size", "flank"):
            assert getattr(mine, of_man) == getattr(theirs, of_man)


def test_the_assault_is_told_whole():
    assert [lesson.key for lesson in STORY] == list(TOLD)
    assert BY_RULE["story_broken_off"].window is Window.MEASURE


def test_the_story_names_what_else_might_have_happened():
    assert legal("story_guards", "P")
    assert not legal("story_guards", "RFl")  # not from Donna Destra
    assert not legal("story_attack", "RSr")  # it stops the cut, but not from Tutta Porta di Ferro
    assert legal("story_parry", "RSr")  # with more Prudentia
    assert not legal("story_second", "RFl")  # of the side where the sword isn't
    assert legal("story_close", "outside")
    assert legal("story_remedy", "cover")
    assert not legal("story_remedy", "xsoprana")  # against a remedy from outside


# ---- the worked examples


def test_what_the_examples_say_stops_a_cut_stops_it():
    assert legal("cut", "MFr")
    assert legal("cut", "MSl")
    assert legal("cut", "measure")
    assert not legal("cut", "RFl")
    assert not legal("cut", "RSr")


def test_after_a_broken_thrust_the_quicker_may_attack():
    view = BY_RULE["thrust"]
    assert view.active == (Seat.TWO,)
    assert view.men.two.totals[3] > view.men.one.totals[3]
    assert legal("thrust", "MFr")


def test_from_an_exchange_only_the_outside_saves():
    assert legal("exchange", "soprana")
    assert legal("exchange", "turn")
    assert legal("exchange", "breakoff")
    assert not legal("exchange", "MFl")


def test_a_counterattack_is_parried_and_not_countered():
    assert legal("counterattack", "MFr")
    assert legal("counterattack", "MSr")
    assert not legal("counterattack", "counter:MFr")


def test_a_kick_meets_a_bold_entry_and_wins():
    assert legal("bold", "kick")
    assert legal("bold", "breakoff")
    assert not legal("bold", "turn")
    position = (
        "bold two assault1 draws0 attacker:one bind:largo bold "
        "| galeazzo audatia+fortitudo side:R hand[turn,P] pile[MFl] "
        "| galeazzo prudentia+celeritas side:L hand[kick,P] pile[MFl]"
    )
    state = GAME.read(position, complete(GAME.options, {}))
    assert GAME.view(played(state, "kick"), None).winner is Seat.TWO


def test_the_perfect_counter_wins_and_another_breaks_the_assault_off():
    assert outcome("stretto", "xsoprana").winner is Seat.ONE
    assert outcome("stretto", "cover").winner is None
    assert outcome("stretto", "cover").assault == 2


# ---- the fine points


def test_coda_longa_binds_close_though_the_half_suns_are_on_the_same_side():
    position = (
        "opening one assault1 draws0 "
        "| galeazzo audatia+fortitudo posta:coda_longa hand[RFl,P,bind] deck[MFr] "
        "| boucicault prudentia+celeritas posta:breve hand[RSl,P,cover,turn] deck[MFl]"
    )
    state = GAME.read(position, complete(GAME.options, {}))
    view, shown = GAME.view(played(state, "RFl", "RSl", "pass", "inside"), None), BY_RULE["ours"]
    assert (view.bind, view.window, view.active) == (shown.bind, shown.window, shown.active)
    for mine, theirs in zip(shown.men, view.men, strict=True):
        assert (mine.pile, mine.side, mine.flank) == (theirs.pile, theirs.side, theirs.flank)


def test_a_card_is_cycled_in_the_preparation_already():
    assert legal("cycle", "cycle:taunt")
    assert legal("cycle", "cycle:lynx")
    assert not legal("cycle", "cycle:deny")


def test_the_guard_of_the_lesson_lends_its_virtue_while_the_blow_is_on_top():
    totals = BY_RULE["lent"].men.map(lambda man: man.totals)
    assert (totals.one[0], totals.two[0]) == (1, 2)  # Audatia, with two from the guard
    assert BY_RULE["lent"].window is Window.TURN  # and so no bold entry was asked about


def test_the_duel_of_the_lesson_ends_by_a_cut_that_nothing_in_the_hand_stops():
    view = BY_RULE["end"]
    assert view.ending is Ending.BLOW
    assert view.winner is Seat.ONE
