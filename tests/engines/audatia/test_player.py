"""The computer players: what they do in clear cases, and that they can't peek."""

from __future__ import annotations

from itertools import islice

import pytest

from engines.audatia.computer.determinization import imagine
from engines.audatia.computer.player import PLAYER, AudatiaComputer
from engines.audatia.game import GAME
from engines.audatia.moves import Trade
from engines.audatia.terms import Character
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from tests.engines.audatia.boards import ONE, TWO, actor, board, opening, options

QUICK = AudatiaComputer(trials=12)  # the same search, in less time
LEVELS = pytest.mark.parametrize("level", PLAYER.levels)
THINKERS = pytest.mark.parametrize("level", ["keen", "master"])
CAST = pytest.mark.parametrize(
    ("challenger", "challenged"), [(one, two) for one in Character for two in Character]
)

ATTACKED = """defend two assault1 draws0 attacker:one pending:attack/one/{blow}
    | galeazzo audatia+{one} side:R hand[{held}] known[{held}] pile[{blow}]
    | boucicault prudentia+{two} posta:{posta} hand[{hand}]"""


def chosen(state, level: str, *, seat: Seat | None = None, luck: str = "one") -> str:
    mover = seat or actor(state)
    return str(QUICK.choose(GAME.view(state, mover), level, SeededChance(luck.encode())))


def positions(level: str, seed: int, **given):
    """A duel between equals, at every decision."""
    yield from onward(opening(seed, **given), level, seed)


def onward(state, level: str, seed: int):
    luck = SeededChance(b"positions %d" % seed)
    while GAME.active(state):
        yield state
        seat = actor(state)
        move = QUICK.choose(GAME.view(state, seat), level, luck)
        assert move in GAME.legal_moves(state, seat)
        state = GAME.apply(state, seat, move, luck).state


def test_the_levels_are_listed_from_the_weakest():
    assert PLAYER.levels == ("novice", "parrier", "stickler", "keen", "planner", "master")


@LEVELS
def test_a_choice_is_the_same_in_every_world_that_looks_the_same(level):
    """Other hands and decks behind the same view: whoever peeked would choose differently."""
    step = 4 if level in ("planner", "master") else 1
    for state in islice(positions("novice", 3), 0, 28, step):
        twin = GAME.resample(state, actor(state), SeededChance(b"salt"))
        assert chosen(twin, level) == chosen(state, level)


@pytest.mark.parametrize("level", ["novice", "keen"])
@CAST
def test_every_character_is_played_to_the_end_on_either_side(level, challenger, challenged):
    *_, last = positions(level, 0, challenger=challenger, challenged=challenged)
    assert GAME.outcome(last) is None


def test_a_master_plays_on_to_the_end():
    state = board("""measure - assault3 draws1
        | galeazzo audatia+prudentia hand[MFl,RFl,MSl,P,turn] deck[P,RSr]
        | boucicault fortitudo+celeritas hand[MFl,RFl,RSl,P,cover,deny] deck[MSr]""")
    assert len(list(onward(state, "master", 1))) > 3


@pytest.mark.parametrize(
    "given",
    [
        {"counterattack_answer": "none"},
        {"imperfect_counter": "responder_may_remedy"},
        {"break_off_saves_from_exchange": False},
        {"auto_pass": True},
    ],
    ids=str,
)
def test_every_option_is_played(given):
    for seed in range(2):
        assert list(positions("keen", seed, **given))


def test_what_a_player_reckons_from_has_public_sizes_and_their_own_hand():
    for state in positions("keen", 5):
        seat = actor(state)
        world = imagine(GAME.view(state, seat))
        assert world.men[seat].hand == state.men[seat].hand
        for real, imagined in zip(state.men, world.men, strict=True):
            assert len(imagined.hand) == len(real.hand)
            assert len(imagined.deck) == len(real.deck)


@pytest.mark.parametrize("onlooker", [None, ONE])
def test_only_a_seat_that_decides_is_asked(onlooker):
    state = board(
        ATTACKED.format(
            blow="MFl", one="celeritas", two="fortitudo", held="turn", posta="bicorno", hand="MFl"
        )
    )
    with pytest.raises(ValueError, match="seat to act"):
        QUICK.choose(GAME.view(state, onlooker), "keen", SeededChance(b""))


def test_an_unknown_level_is_named_with_those_that_are_there():
    with pytest.raises(
        ValueError, match="no level 'magister'; there are: novice, parrier, stickler, keen"
    ):
        chosen(opening(), "magister")


@LEVELS
def test_nobody_salutes_or_gives_away_a_first_hand(level):
    state = opening()
    assert GAME.parse(chosen(state, level)) in GAME.legal_moves(state, ONE)
    assert len(GAME.parse(chosen(state, level)).cards) <= 2


@THINKERS
def test_prudentia_is_taken_first(level):
    state = board(
        "virtue two assault1 draws0 | galeazzo audatia hand[MFl] | boucicault - hand[MFl]"
    )
    assert chosen(state, level) == "virtue:prudentia"


@THINKERS
def test_an_attack_that_can_not_be_met_is_made(level):
    """From Donna Destra nothing meets a roverso fendente, whatever the hand holds."""
    state = board("""opening one assault1 draws0
        | boucicault audatia+fortitudo posta:donna_sinestra hand[RFl,P]
        | boucicault prudentia+celeritas posta:donna_destra hand[MFl,P] known[MFl,P]""")
    assert chosen(state, level) == "RFl"


@THINKERS
def test_the_line_is_struck_whose_parry_the_rival_is_known_not_to_hold(level):
    """Against a sword on the right only MS parries RF, and only MF parries RS."""
    state = board("""turn one assault1 draws0 attacker:two
        | galeazzo audatia+prudentia side:L hand[RFl,RSl] pile[MFl]
        | boucicault fortitudo+celeritas side:R hand[MSl] known[MSl] pile[MFl]""")
    assert chosen(state, level) == "RSl"


@THINKERS
def test_the_last_call_is_answered_when_the_second_draw_would_lose_the_duel(level):
    state = board("""last-call one assault2 draws1
        | galeazzo audatia+fortitudo posta:longa hand[P,turn]
        | boucicault prudentia+celeritas posta:breve hand[P,MSl,cover]""")
    assert chosen(state, level) == "P"


@THINKERS
def test_a_challenger_who_may_be_shut_out_attacks_instead_of_changing(level):
    """The player holds one attack, and from any guard there is a reply that closes its line."""
    state = board("""opening one assault2 draws1
        | galeazzo audatia+celeritas posta:donna_destra hand[MFl,turn] deck[P]
        | boucicault prudentia+fortitudo posta:tutta_porta hand[MSl,RFl,P,cover]
            known[MSl,RFl,P,cover]""")
    assert chosen(state, level) == "MFl"


@THINKERS
def test_the_challenged_shuts_out_a_challenger_who_must_not_draw_again(level):
    """From Dente a man without prudentia can only thrust, and Longa is closed to that."""
    state = board("""reply two assault2 draws1
        | galeazzo audatia+celeritas posta:dente hand[P,RSl,MFl] known[P,RSl,MFl]
        | boucicault prudentia+fortitudo posta:breve hand[MFl,RFl,P,cover]""")
    assert chosen(state, level) == "change:longa"


def test_the_last_call_is_answered_even_by_a_weak_attack_before_the_first_draw():
    state = board("""last-call one assault1 draws0
        | galeazzo audatia+celeritas posta:donna_destra hand[MFl,MSl,turn]
        | boucicault prudentia+fortitudo posta:tutta_porta hand[MSl,RFl,RSl,cover]
            known[MSl,RFl,RSl,cover]""")
    assert chosen(state, "keen") == "MFl"


@THINKERS
def test_an_exchange_that_can_not_be_escaped_is_made(level):
    state = board(
        ATTACKED.format(
            blow="P", one="fortitudo", two="celeritas", held="bind", posta="breve", hand="P,MSl"
        )
    )
    assert chosen(state, level) == "P"


@THINKERS
def test_the_perfect_counter_is_played(level):
    state = board("""counter two assault1 draws0 attacker:one pending:remedy/one/turn/inside
        bind:stretto inside:one
        | galeazzo audatia+fortitudo side:R hand[P] pile[MFl,turn]
        | boucicault prudentia+celeritas side:L hand[cover,xbind] pile[MFr]""")
    assert chosen(state, level) == "cover"


@LEVELS
def test_a_bold_entry_is_kicked(level):
    state = board("""bold two assault2 draws0 attacker:one bind:largo bold
        | boucicault audatia+prudentia side:R hand[turn] known[turn] pile[MFl]
        | galeazzo fortitudo+celeritas side:L hand[kick] pile[MFl]""")
    assert chosen(state, level) == "kick"


@LEVELS
def test_fendente_on_fendente_is_answered_with_the_blow_of_the_villain(level):
    state = board("""villano two assault2 draws0 attacker:one
        | galeazzo audatia+celeritas side:R hand[turn] known[turn] pile[MFl]
        | galeazzo prudentia+fortitudo side:L hand[villano,turn] pile[MFl]""")
    assert chosen(state, level) == "villano"


@THINKERS
def test_a_remedy_is_kept_where_its_perfect_counter_is_known(level):
    state = board("""remedy two assault1 draws0 attacker:one bind:stretto inside:two
        | galeazzo audatia+celeritas side:R hand[turn,cover] known[turn,cover] pile[MFl]
        | boucicault prudentia+fortitudo side:L hand[turn,cover] known[turn,cover] pile[MFr]""")
    assert chosen(state, level) == "pass"


@THINKERS
def test_a_break_off_is_denied_to_a_man_without_an_answer(level):
    state = board("""deny one assault1 draws0 attacker:one pending:attack/one/MFl
        skill:breakoff/two/defend
        | boucicault audatia+celeritas side:R hand[deny,P] pile[MFl]
        | galeazzo prudentia+fortitudo side:L hand[P,turn] known[P,turn] pile[MFl]""")
    assert chosen(state, level) == "deny"


@THINKERS
def test_two_cards_that_serve_little_are_traded_while_blows_are_short(level):
    state = board("""measure - assault3 draws0
        | galeazzo audatia+prudentia hand[MFl,P,turn,cover,xsoprana,xhandle] deck[RFl]
        | boucicault fortitudo+celeritas hand[MFl]""")
    move = GAME.parse(chosen(state, level, seat=ONE))
    assert isinstance(move, Trade)
    assert str(move) == "trade:xsoprana,xhandle"


@THINKERS
def test_nobody_can_foresee_where_a_thinker_stands(level):
    state = board("""measure - assault1 draws0
        | galeazzo audatia+celeritas hand[MFl,RFl,MMl,RMl,MSl,RSl,P,turn,cover,feint,breakoff]
        | boucicault prudentia+fortitudo hand[MFl,RFl,MMl,RMl,MSl,RSl,P,turn,cover,deny]""")
    usual = chosen(state, level, seat=TWO, luck="luck 0")
    assert any(chosen(state, level, seat=TWO, luck=f"luck {n}") != usual for n in range(1, 6))


@LEVELS
def test_equal_luck_gives_equal_choices(level):
    for state in islice(positions("novice", 1), 6, 7):
        assert chosen(state, level) == chosen(state, level)


def test_a_posta_is_chosen_without_a_look_at_the_rival_who_has_chosen():
    text = """measure - assault2 draws0
        | galeazzo audatia+celeritas chose:{} hand[MFl,RFl,MSl,P,turn,cover,xbind,xhandle]
        | boucicault prudentia+fortitudo hand[MFl,RFl,MSl,RSl,MMl,RMl,P,MFr,turn]"""
    taken = {chosen(board(text.format(posta)), "master") for posta in ("longa", "breve")}
    assert len(taken) == 1


def test_options_reach_what_a_player_reckons_from():
    state = board(GAME.example, auto_pass=True, counterattack_answer="none")
    rules = imagine(GAME.view(state, actor(state))).rules
    assert rules.auto_pass
    assert not rules.parries_counterattack
    assert options(auto_pass=True)["auto_pass"] == "true"


def test_the_last_counter_remedy_of_a_flank_is_not_traded_away():
    state = board("""measure - assault3 draws0
        | galeazzo audatia+prudentia hand[MFl,P,turn,soprana,xsoprana,xbind,xbind] deck[RFl]
        | boucicault fortitudo+celeritas hand[MFl]""")
    assert chosen(state, "keen", seat=ONE) == "trade:soprana,xbind"
