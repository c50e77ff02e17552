"""Audatia in words: the table for the ear and without a picture, and what is asked."""

from dataclasses import replace
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from bot.messages.event_sentences import describe_events
from bot.messages.words import LANGUAGES, say_in
from engines.audatia.game import GAME
from engines.audatia.rules.data import BLOW_OF
from engines.audatia.terms import Card, Window
from engines.audatia.views import AudatiaView
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from renderers.audatia import text
from renderers.game_text import ALT_LIMIT, keypad_of, rounds_of
from renderers.text_layout import COLUMNS, column_width
from tests.every import every
from tests.harness import few, onlookers, other_world, salts, some, walk, walks, whole_game
from tests.renderers.audatia_positions import ATTACKED, REMEDY, seen
from tests.renderers.audatia_views import (
    BOUCICAULT,
    BROKEN_OFF,
    DRAWN,
    GALEAZZO,
    KICKED,
    POMMELLED,
    PUBLIC,
    STABBED,
    TOUCHED,
)
from tests.renderers.text_checks import EN, LONG, NAMES, check_whole

ALERT, LABEL, PHONE = 200, 80, 28

some_picks = st.lists(st.integers(0, 2**32), max_size=30)


def all_words(view: AudatiaView, say) -> list[str]:
    """Everything that this onlooker could read of a view without tapping."""
    found = [text.alt(view, LONG, say), text.board(view, LONG, say), text.hand(view, say)]
    return [*found, str(text.asked(view, NAMES, say)), text.summary(view, NAMES, say)]


# ---- any view


@few
@given(way=walks(some_picks), onlooker=onlookers)
def test_the_words_hold_in_any_position_for_anybody(way, onlooker) -> None:
    views = [GAME.view(match.game_state, onlooker) for _, match in walk(GAME, way)]
    for view, say in product(views, map(say_in, LANGUAGES)):
        heard, board, hand, asked, summary = all_words(view, say)
        assert len(heard) <= ALT_LIMIT
        assert max(map(column_width, board.splitlines())) <= COLUMNS
        assert len(hand) <= ALERT
        assert bool(hand) == (onlooker is not None)
        assert all((heard, board, asked, summary))
        check_whole(heard, board, asked, summary)


@few
@given(way=walks(some_picks), pick=st.integers(0, 2**32))
def test_every_step_of_a_move_has_a_button_a_preview_and_alt_text(way, pick) -> None:
    *_, (_, match) = walk(GAME, way)
    active = sorted(GAME.active(match.game_state))
    if not active:
        return
    seat = active[pick % len(active)]
    view = GAME.view(match.game_state, seat)
    moves = some(GAME.legal_moves(match.game_state, seat))
    steps = moves[pick % len(moves)].steps
    for say, (number, step) in product(map(say_in, LANGUAGES), enumerate(steps, start=1)):
        button = text.step(view, steps[: number - 1], step, say)
        assert all((button.group, button.group_label, button.label, button.alone, button.name))
        assert len(button.alone) <= PHONE
        assert max(map(len, (button.label, button.detail))) <= LABEL
        preview = str(text.preview(view, steps[:number], NAMES, say))
        foreseen = text.alt(GAME.preview_view(view, steps[:number]), LONG, say)
        assert len(foreseen) <= ALT_LIMIT
        check_whole(button.name, button.detail, preview, foreseen)
        assert number < len(steps) or say("audatia-not-sent") in preview


@given(way=walks(some_picks))
def test_every_button_in_public_has_words(way) -> None:
    for _, match in walk(GAME, way):
        view = GAME.view(match.game_state, None)
        if len(view.active) == 1:
            steps = GAME.possible_moves(view).after(()).steps
            assert all(text.step(view, (), step, EN).alone for step in steps)


@few
@given(way=walks(some_picks), onlooker=onlookers, salt=salts)
def test_nobody_reads_what_they_may_not_know(way, onlooker, salt) -> None:
    for _, match in walk(GAME, way):
        twin = other_world(GAME, match.game_state, onlooker, salt)
        view, other = (GAME.view(each, onlooker) for each in (match.game_state, twin))
        assert all_words(view, EN) == all_words(other, EN)
        if view.to_act:
            steps = GAME.possible_moves(view).after(()).steps
            read = [[text.step(each, (), step, EN) for step in steps] for each in (view, other)]
            assert read[0] == read[1]


@every("seed", range(2))
def test_a_whole_duel_can_be_read_by_anybody(seed: int) -> None:
    for number, (_, match) in enumerate(whole_game(GAME, seed)):
        say = say_in(LANGUAGES[number % len(LANGUAGES)])
        for onlooker in (*Seat, None):
            view = GAME.view(match.game_state, onlooker)
            check_whole(*all_words(view, say))
        check_whole(*describe_events(match.events, say, NAMES, Seat.ONE))


def test_names_are_never_read_as_patterns() -> None:
    hall = Pair(one="{Anna}", two="$seat")
    assert "{Anna}, Galeazzo, challenger" in text.alt(GALEAZZO, hall, EN)


def test_the_module_is_found_by_the_view_and_has_no_keypad() -> None:
    assert rounds_of(GALEAZZO) == ()
    assert keypad_of(GALEAZZO, ()) is None


# ---- the table


def test_alt_text_says_first_who_is_who_and_last_what_one_holds() -> None:
    heard = text.alt(seen(ATTACKED, Seat.TWO), NAMES, EN)
    assert heard.startswith(
        "Audatia, assault 1, none drawn. Anna, Galeazzo, challenger: 4 cards in hand, 2 in the "
        "deck. Anna's sword: right, mandritto fendente on top of the pile. "
    )
    assert "Bea stands in Tutta Porta di Ferro." in heard
    assert "Virtues, Anna to Bea: Audatia 1–0, Prudentia 0–1, Fortitudo 0–1" in heard
    assert heard.endswith(
        "Your hand: mandritto fendente (MFr), mandritto sottano (MSl), "
        "Cover and Pommel Strike, Perfect Measure, Deny."
    )


def test_alt_text_says_every_deed_that_was_sent_in_one_go() -> None:
    bound = (
        "orient two assault1 draws0 attacker:one bind:stretto "
        "| galeazzo audatia+celeritas side:R hand[turn,P] pile[MFl] "
        "| galeazzo prudentia+fortitudo side:L hand[breakoff,MFl] pile[MFr]"
    )
    state = GAME.read(bound, complete(GAME.options, {}))
    after = GAME.apply(state, Seat.TWO, GAME.parse("inside+breakoff"), SeededChance(b"x")).state
    heard = text.alt(GAME.view(after, Seat.ONE), NAMES, EN)
    assert "Last: Bea chose to stand inside. Bea " in heard


def test_the_board_is_complete_without_the_picture() -> None:
    assert text.board(seen(ATTACKED, Seat.TWO), NAMES, EN).splitlines() == [
        "Audatia · assault 1",
        "",
        "> Anna, Galeazzo, challenger",
        "  hand 4 · deck 2 · discards 0",
        "  sword: right",
        "  pile: MFl",
        "",
        "< Bea, Boucicault, challenged",
        "  hand 5 · deck 1 · discards 0",
        "  guard: Tutta Porta di Ferro (MF MS P · closed to RS · +2",
        "  Audatia on a parry · exchanges thrusts)",
        "",
        "Drawn assaults: 0 of 2",
        "Virtues, Anna to Bea: Audatia 1–0, Prudentia 0–1, Fortitudo",
        "  0–1, Celeritas 1–0.",
        "",
        "Answer the mandritto fendente, a descending cut from the",
        "  right, half-sun left. You can answer with: MFr, MSl,",
        "  Measure.",
        "",
        "Your hand: MFr MSl cover measure deny.",
        "Can be played now: MFr MSl measure.",
        "M mandritto, R roverso; F fendente, M mezano, S sottano; P",
        "  punta; l, r: half-sun left, right.",
    ]


def test_a_secret_guard_is_read_by_its_owner_alone() -> None:
    assert "Your secret guard: Fenestra Sinestra." in text.alt(BOUCICAULT, NAMES, EN)
    spectator = replace(BOUCICAULT, onlooker=None, chosen=None, hand=())
    assert "Fenestra" not in text.board(spectator, NAMES, EN)


def test_both_hands_are_read_when_the_duel_is_over() -> None:
    men = TOUCHED.men.map(lambda man: replace(man, hand=(Card.P, Card.TURN)))
    assert "Hands: Anna P turn; Bea P turn." in text.board(replace(TOUCHED, men=men), NAMES, EN)


# ---- what is asked


def test_who_waits_reads_for_whom_and_for_what() -> None:
    assert str(text.asked(seen(ATTACKED, Seat.ONE), NAMES, EN)) == (
        "Bea must answer the mandritto fendente."
    )
    assert text.summary(seen(ATTACKED, None), NAMES, EN) == (
        "Assault 1. Bea must answer the mandritto fendente."
    )


def test_whoever_has_chosen_in_secret_waits_for_the_other() -> None:
    assert str(text.asked(BOUCICAULT, NAMES, EN)) == "Anna is still choosing."


@every("language", LANGUAGES)
@every("window", [each for each in Window if each is not Window.OVER])
def test_every_window_asks_one_and_tells_the_others(window: Window, language: str) -> None:
    say = say_in(language)
    for active in ((Seat.ONE,), (Seat.TWO,), (Seat.ONE, Seat.TWO)):
        if len(active) > 1 and window not in (Window.MULLIGAN, Window.MEASURE):
            continue
        for onlooker in (*Seat, None):
            base = PUBLIC["pending" if window is Window.DEFEND else "gripped"]
            view = replace(base, window=window, active=active, onlooker=onlooker)
            said = str(text.asked(view, NAMES, say))
            assert said
            check_whole(said)


def test_close_quarters_say_where_one_stands() -> None:
    assert str(text.asked(seen(REMEDY, Seat.TWO), NAMES, EN)) == (
        "Close quarters, you stand outside: a remedy, or pass. You can play: Turn, Elbow."
    )


@every(
    ("view", "said"),
    [
        (TOUCHED, "Anna wins the duel: Bea had no answer to the mandritto fendente."),
        (STABBED, "Bea wins the duel: Anna found no way out of the exchange."),
        (POMMELLED, "Bea wins the duel: Anna had no counter to Soprana Tor di Spada."),
        (KICKED, "Bea wins the duel with a kick to the groin."),
        (DRAWN, "Bea wins the duel: two drawn assaults win for the challenged."),
        (BROKEN_OFF, "The duel was broken off in assault 1."),
    ],
)
def test_the_end_says_who_won_and_why(view: AudatiaView, said: str) -> None:
    view = replace(view, assault=1)
    assert str(text.asked(view, NAMES, EN)) == said
    assert said.startswith(text.summary(view, NAMES, EN))


# ---- the hand


@every("language", LANGUAGES)
def test_the_longest_hand_fits_in_an_alert(language: str) -> None:
    say = say_in(language)
    names = {card: say("audatia-card.short", card=card.value) for card in Card}
    held = sorted(set(Card) - set(BLOW_OF), key=lambda card: len(names[card]))[-12:]
    told = text.hand(replace(GALEAZZO, hand=tuple(held)), say)
    assert len(told) <= ALERT
    assert all(names[card] in told for card in held)


@every(
    ("hand", "said"),
    [
        (
            "MFl RFr RMl MSl P turn cover taunt",
            "Cuts MF◖ RF◗ RM◖ MS◖, thrust. Skills: Turn, Cover, Taunt.",
        ),
        ("MFl P P", "Cuts MF◖, 2 thrusts."),
        ("P feint feint", "Thrust. Skills: 2× Feint."),
        ("kick", "Skills: Kick."),
        ("", "no cards"),
    ],
)
def test_the_hand_is_told_by_cuts_thrusts_and_skills(hand: str, said: str) -> None:
    view = replace(GALEAZZO, hand=tuple(Card(code) for code in hand.split()))
    assert text.hand(view, EN) == said
