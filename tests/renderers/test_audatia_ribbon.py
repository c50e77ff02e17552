"""What the ribbon of Audatia says, item by item."""

from dataclasses import replace
from itertools import cycle

from hypothesis import given, settings

from engines.audatia.game import GAME
from engines.audatia.terms import (
    ActKind,
    Card,
    LastAct,
    Posta,
    Use,
    Virtue,
    Window,
)
from engines.core.match_state import Status
from engines.core.seat import Seat
from renderers.audatia.ribbon import ribbon_of
from renderers.kit.ribbon import ribbon_height
from renderers.kit.ribbon_items import Figures, Name, Sign, Words
from renderers.rendering import render
from renderers.style import Framing, TimeLeft
from tests.every import every
from tests.harness import onlookers, other_world, salts, walk, walks
from tests.renderers.audatia_views import (
    BOLD,
    BROKEN_OFF,
    CHOOSING,
    GALEAZZO,
    GRIPPED,
    LARGO,
    MEASURE,
    MULLIGAN,
    PENDING,
    PUBLIC,
    SALUTED,
    SKILL,
    STRETTO,
    THRUST,
    TOUCHED,
    VIRTUES,
    played,
)
from tests.renderers.picture_checks import STYLE, count, opened

WIDE = replace(STYLE, framing=Framing.WIDE)
CLOCK = TimeLeft(share=18, figures="2 d")


def said(item):
    """An item in a word: what is written, or what a sign shows."""
    match item:
        case Figures(text) | Words(text) | Name(text):
            return text
        case Sign(parts=(what,)):
            return f"<{what}>"
    return "→"


def deed(view):
    return [said(item) for item in ribbon_of(view, STYLE).deed.items]


def choice(view):
    return [said(item) for item in ribbon_of(view, STYLE).choice.items]


def done(kind, *cards, seat=Seat.ONE, **more):
    return replace(MEASURE, last_act=LastAct(kind=kind, seat=seat, cards=cards, **more))


@every(
    ("view", "expected"),
    [
        (PENDING, ["<MF>", "MF", "Fendente"]),
        (LARGO, ["<parry>", "<MS>", "MS", "Sottano"]),
        (THRUST, ["<exchange>", "<P>", "P", "Punta"]),
        (PUBLIC["broken"], ["<break>", "<MM>", "MM", "Mezano"]),
        (GRIPPED, ["<soprana>", "Soprana Tor di Spada"]),
        (SKILL, ["<lure>", "Esca"]),
        (BOLD, ["<bold>"]),
        (VIRTUES, ["<audatia>", "Audatia"]),
        (SALUTED, ["<salute>", "RM"]),
        (CHOOSING, ["<card>"]),
        (MEASURE, ["<guard>"]),
        (done(ActKind.WITHHELD), ["<no_salute>"]),
        (done(ActKind.CHANGED, word="longa"), ["<change>", "Longa"]),
        (done(ActKind.SPENT, Card.RFR), ["<spend>", "RF"]),
        (done(ActKind.CYCLED, Card.FEINT), ["<cycle>", "<feint>"]),
        (done(ActKind.TRADED, Card.P, Card.KICK), ["<hand>", "2", "→", "1"]),
        (done(ActKind.FETCHED, Card.REPEAT, Card.MFL), ["<repeat>", "Ripetizione", "MF"]),
        (done(ActKind.DENIED, Card.DENY, Card.LURE), ["<deny>", "Negazione", "<lure>"]),
        (done(ActKind.ORIENTED, word="inside"), ["<inside>"]),
        (done(ActKind.PASSED, word=Window.TURN.value), ["<pass>"]),
        (done(ActKind.PASSED, word=Window.LAST_CALL.value), ["<draw>"]),
        (done(ActKind.MULLIGANED), ["<hand>"]),
    ],
)  # fmt: skip
def test_the_deed_is_told_by_its_stroke_or_sign_its_code_and_its_name(view, expected):
    assert deed(view) == expected


def test_before_the_first_act_there_is_no_deed():
    assert ribbon_of(MULLIGAN, STYLE).deed is None


def test_of_a_chain_the_first_act_comes_first_and_goes_last():
    first = played(Seat.TWO, Card.MSL, Use.PARRY)
    last = LastAct(kind=ActKind.ORIENTED, seat=Seat.TWO, word="inside", earlier=(first,))
    view = replace(STRETTO, last_act=last)
    assert deed(view) == ["<parry>", "<MS>", "MS", "Sottano", "<inside>"]
    assert [item.rank for item in ribbon_of(view, STYLE).deed.items] == [0, 0, 0, 1, 3]


@every(
    ("view", "expected"),
    [
        (MULLIGAN, ["<hand>"]),
        (VIRTUES, ["<prudentia>", "<fortitudo>", "<celeritas>"]),
        (SALUTED, ["<salute>"]),
        (CHOOSING, ["<guard>"]),
        (MEASURE, ["<attack>", "<change>"]),
        (replace(MEASURE, window=Window.LAST_CALL), ["<attack>"]),
        (replace(MEASURE, window=Window.SKILLS), ["<skill>"]),
        (SKILL, ["<deny>"]),
        (PENDING, ["<parry>"]),
        (LARGO, ["<attack>"]),
        (replace(STRETTO, window=Window.ORIENT), ["<inside>", "<outside>"]),
        (STRETTO, ["<remedy>"]),
        (GRIPPED, ["<counterremedy>"]),
    ],
)  # fmt: skip
def test_to_spectators_a_choice_is_the_sign_of_its_kind_alone(view, expected):
    assert choice(replace(view, onlooker=None)) == expected


def test_whoever_chooses_is_told_what_they_may_play():
    assert choice(GALEAZZO) == ["<parry>", "MF", "MS", "<breakoff>"]


def test_two_copies_of_a_cut_are_told_once():
    both = replace(GALEAZZO, hand=(Card.MFL, Card.MFR), playable=frozenset({Card.MFL, Card.MFR}))
    assert choice(both) == ["<parry>", "MF"]


def test_whoever_waits_is_told_nothing_of_their_own_hand():
    waits = replace(GALEAZZO, active=(Seat.ONE,))
    assert choice(waits) == ["<parry>"]


def test_a_tongue_has_the_bands_of_all_who_choose():
    assert ribbon_of(MULLIGAN, STYLE).choice.seats == (Seat.ONE, Seat.TWO)
    assert ribbon_of(PENDING, STYLE).choice.seats == (Seat.TWO,)
    assert ribbon_of(MEASURE, STYLE).deed.seats == (Seat.ONE, Seat.TWO)


def test_at_the_end_the_winners_name_stands_in_the_place_of_a_choice():
    assert choice(TOUCHED) == ["Aurelio"]
    assert deed(TOUCHED) == ["<MF>", "MF", "Fendente"]
    assert ribbon_of(BROKEN_OFF, STYLE).choice is None


def test_what_is_not_sent_yet_stands_where_choices_stand():
    chosen = ribbon_of(replace(LARGO, is_preview=True), STYLE)
    assert chosen.deed is None
    assert [said(item) for item in chosen.choice.items] == deed(LARGO)


@every("name,style", zip([*PUBLIC, "galeazzo"], cycle([STYLE, WIDE]), strict=False))
def test_every_ribbon_can_be_painted_in_both_formats(name, style):
    view = PUBLIC.get(name, GALEAZZO)
    style = replace(style, time_left=CLOCK)
    picture = opened(view, style)
    foot = picture.crop((0, picture.height - 92, picture.width, picture.height))
    assert count(foot, "gold") > 20
    assert (count(foot, "leaf") > 20) is bool(view.active or view.winner)


def test_the_ribbon_is_at_the_foot_and_all_above_it_is_as_without():
    for style in (STYLE, WIDE):
        bare = opened(GALEAZZO, replace(style, has_ribbon=False))
        whole = opened(GALEAZZO, style).crop((0, 0, *bare.size))
        assert whole.tobytes() == bare.tobytes()


def test_the_time_left_is_seen():
    assert render(PENDING, replace(WIDE, time_left=CLOCK)) != render(PENDING, WIDE)


def test_that_a_match_is_rated_is_seen_on_the_ribbon_alone():
    friendly, rated = (opened(PENDING, replace(WIDE, is_rated=rated)) for rated in (False, True))
    above = (0, 0, rated.width, rated.height - ribbon_height(WIDE))
    assert rated.tobytes() != friendly.tobytes()
    assert rated.crop(above).tobytes() == friendly.crop(above).tobytes()


def test_where_there_is_no_room_the_star_goes_first():
    style = replace(STYLE, is_rated=True, time_left=TimeLeft(share=18, figures="2 d" * 20))
    assert render(PENDING, style) == render(PENDING, replace(style, is_rated=False))


@given(way=walks(), onlooker=onlookers, salt=salts)
@settings(max_examples=20)
def test_a_ribbon_says_nothing_that_its_reader_does_not_know(way, onlooker, salt):
    for _, match in walk(GAME, way):
        if match.status is not Status.PLAYING:
            return
        view = GAME.view(match.game_state, onlooker)
        twin = GAME.view(other_world(GAME, match.game_state, onlooker, salt), onlooker)
        assert ribbon_of(view, STYLE) == ribbon_of(twin, STYLE)


@every("name", PUBLIC)
def test_a_public_ribbon_is_the_same_whatever_the_hands(name):
    view = PUBLIC[name]
    mine = {"hand": (Card.P, Card.KICK), "playable": frozenset({Card.P}), "chosen": Posta.LONGA}
    assert ribbon_of(replace(view, **mine), STYLE) == ribbon_of(view, STYLE)


def test_every_window_and_every_act_has_its_words():
    for window in set(Window) - {Window.OVER}:
        assert choice(replace(VIRTUES, window=window))
    for kind in ActKind:
        word = {ActKind.TOOK: Virtue.AUDATIA.value, ActKind.CHANGED: Posta.LONGA.value}
        word[ActKind.ORIENTED] = "inside"
        cards = (Card.FEINT, Card.MFL)
        assert deed(done(kind, *cards, use=Use.ATTACK, word=word.get(kind, "")))
