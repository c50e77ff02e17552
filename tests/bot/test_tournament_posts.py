"""What people read of a tournament: its card, who plays, its rules, its rounds, its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.application.tournament_tickets import Step, TournamentTicket
from bot.messages import tournament_card, tournament_posts, tournament_rules
from bot.messages.words import LANGUAGES, refusal, say_in
from engines.core.record import Player
from engines.core.tournaments import state as tournament_state
from engines.core.tournaments.acts import Begun, Corrected, Ended, Joined, Left, TakenOut
from engines.core.tournaments.head import (
    Adjudication,
    Admission,
    GameChoice,
    Kind,
    LateEntry,
    TieBreak,
    TopTies,
)
from engines.core.tournaments.matches import wanted_matches
from engines.core.tournaments.state import TournamentError
from tests.bot.tournament_readers import buttons, loaded, reader, words
from tests.engines.core.tournaments.field import BEGINS, at, event, person
from tests.every import every

LONG = f"Maximiliana Bartholomäa von Hohenlohe-{'Waldenburg-' * 6}"


def card(found, name="", **more):
    return tournament_card.card(loaded(found), reader(found, name), **more)


# ---- the card


def test_a_card_says_what_is_played_by_whom_and_when():
    found = event("abc", begun=False, rounds=3, most=8, admission=Admission(rating_from=1400))
    post = card(found)
    assert post.title == "Autumn"
    assert post.lines[0] == "Gygès · Swiss, 3 rounds"
    assert post.lines[3:5] == ("For ratings from 1400", "3 of at most 8 have joined")
    assert [(line.words, line.moment) for line in post.clocks] == [("Begins:", BEGINS)]
    assert buttons(post) == ["Join", "Leave", "Who plays", "Rules"]


def test_a_card_says_how_many_it_takes_until_they_are_there():
    assert (
        "1 of at most 512 have joined; it takes 4" in card(event("a", begun=False, least=4)).lines
    )


def test_whoever_takes_part_is_offered_to_leave_and_others_to_join():
    found = event("ab", begun=False)
    assert buttons(card(found, "a"))[0] == "Leave"
    assert "Leave" not in buttons(card(found, "z"))
    assert buttons(card(found, "z"))[0] == "Join"


def test_nobody_is_offered_to_join_what_is_full_or_has_begun():
    assert "Join" not in buttons(card(event("ab", begun=False, most=2)))
    assert "Join" not in buttons(card(event("ab")))
    assert "Join" in buttons(card(event("abcd", late_entry=LateEntry.WITHOUT_POINTS)))
    assert "Join" in buttons(card(event("ab", Kind.LADDER)))


def test_whoever_has_left_may_come_back_and_whoever_was_taken_out_may_not():
    found = event("abcd")
    found.act(Left, player=at("a")).act(TakenOut, player=at("b"))
    assert "Join" in buttons(card(found, "a"))
    assert "Join" not in buttons(card(found, "b"))


def test_nobody_comes_back_into_a_knock_out():
    found = event("abcd", Kind.KNOCK_OUT).act(Left, player=at("a"))
    assert "Join" not in buttons(card(found, "a"))


def test_a_card_links_to_the_page_where_there_is_one():
    (link,) = [one for one in card(event("ab"), url="https://x").prompt.controls if one.url]
    assert (link.url, link.ticket) == ("https://x", "")
    assert not any(one.url for one in card(event("ab")).prompt.controls)


def test_buttons_name_the_tournament_at_its_version():
    found = event("ab", begun=False)
    ticket = TournamentTicket.parse(card(found).prompt.controls[0].ticket)
    assert (ticket.step, ticket.tournament, ticket.version) == (Step.JOIN, "k3zqa7xw", 3)


def test_what_is_over_has_nothing_to_join_or_leave():
    found = event("ab").play()
    assert buttons(card(found)) == ["Standings", "Who plays", "Rules"]


# ---- who plays


def test_players_are_listed_by_place_and_who_is_out_last():
    found = event("abcd").act(Left, player=at("a"))
    lines = tournament_card.players(loaded(found), reader(found)).lines
    assert lines[0] == "3 players"
    assert lines[-1] == "a · 2000 · has left"


def test_ones_own_line_is_kept_in_a_long_list():
    names = [f"p{n}" for n in range(60)]
    found = event(names, begun=False)
    lines = tournament_card.players(loaded(found), reader(found, "p59")).lines
    assert lines[-3:] == ("…", "▸ p59 · 1410", "and 35 more")
    assert len(lines) == 1 + 24 + 3


def test_a_list_of_long_names_fits_into_a_message():
    found = event([f"{LONG}{n}"[-100:] for n in range(40)], begun=False)
    assert len("\n".join(tournament_card.players(loaded(found), reader(found)).lines)) < 1900


def test_who_has_deleted_themselves_has_no_name():
    found = event("ab", begun=False)
    found.act(Joined, player=Player(address="former:x1", name=""), rating=1200)
    assert "Former player · 1200" in tournament_card.players(loaded(found), reader(found)).lines


# ---- rounds


def played(names="abcdef", results=("one", "draw"), **more):
    """A round of which some matches are over."""
    found = event(names, **more)
    found.step()
    for match, outcome in zip(wanted_matches(found.state), results, strict=False):
        found.report(match.board, outcome)
    return found


def test_a_round_is_one_message_that_is_edited_and_pings_nobody():
    found = played()
    post = tournament_posts.round_post(loaded(found), 1, reader(found))
    assert post.is_update
    assert post.is_silent
    assert not post.mentions
    assert post.lines[0] == "Round 1 of 3 · 2 of 3 matches are over"
    assert {line.split(" ")[1] for line in post.lines[1:]} == {"1", "½", "–"}
    assert post.sheet
    assert post.clocks[0].moment == found.state.rounds[0].at + 1000


def test_a_round_that_is_over_waits_for_nothing():
    found = played("ab", ("one",))
    assert tournament_posts.round_post(loaded(found), 1, reader(found)).clocks == ()


def test_an_earlier_round_is_shown_as_it_stood():
    found = event("abcd").play()
    rounds = [tournament_posts.round_post(loaded(found), n, reader(found)) for n in (1, 2)]
    assert rounds[0].sheet.sheet.title == "Autumn · 1 / 2"
    assert max(len(row.rounds) for row in rounds[0].sheet.sheet.rows) == 1


def test_of_many_pairs_the_first_are_named():
    found = played([f"p{n}" for n in range(50)], ())
    lines = tournament_posts.round_post(loaded(found), 1, reader(found)).lines
    assert len(lines) == 1 + 16 + 1
    assert lines[-1] == "and 9 more matches"


def test_pairs_with_long_names_fit_beside_a_picture():
    found = played([f"{LONG}{n:02}"[-100:] for n in range(40)], ())
    lines = tournament_posts.round_post(loaded(found), 1, reader(found)).lines
    assert len("\n".join(lines)) < 800


def test_the_last_rounds_of_a_knock_out_have_names():
    found = event("abcdefgh", Kind.KNOCK_OUT)
    say = say_in("en")
    names = [tournament_posts.round_name(found.state, n, say) for n in (1, 2, 3)]
    assert names == ["Quarterfinals", "Semifinals", "Final"]


def test_a_bye_a_forfeit_and_a_correction_are_told():
    found = event("abc")
    found.step()
    (match,) = wanted_matches(found.state)
    found.report(match.board, "one", is_forfeit=True, without_move="two")
    lines = tournament_posts.round_post(loaded(found), 1, reader(found)).lines
    assert any(line.endswith(": bye") for line in lines)
    assert any(line.endswith("· without play") for line in lines)
    found.act(Corrected, round=1, board=match.board, outcome="two", reason="Played after all.")
    lines = tournament_posts.round_post(loaded(found), 1, reader(found)).lines
    assert any("0 – 1" in line and line.endswith("· corrected") for line in lines)


def test_standings_tell_the_reader_their_place():
    found = played()
    post = tournament_posts.standings_post(loaded(found), reader(found, "b"))
    assert re.match(r"Your place: \d of 6\. Points: [01½]", post.lines[-1])
    assert tournament_posts.standings_post(loaded(found), reader(found)).lines == (post.lines[0],)


def test_there_are_no_standings_before_it_begins():
    found = event("ab", begun=False)
    post = tournament_posts.standings_post(loaded(found), reader(found))
    assert (post.lines, post.sheet) == (("It hasn't begun yet.",), None)


# ---- the end


def test_the_end_names_who_has_won_with_a_plate():
    found = event("abcd", Kind.ROUND_ROBIN).play(
        lambda match: "one" if match.players.one < match.players.two else "two"
    )
    post = tournament_posts.end_post(loaded(found), reader(found))
    assert post.lines == ("a wins.", "2. b · 2", "3. c · 1")
    assert post.sheet.alt == "Autumn, final places:\n1. a · 3\n2. b · 2\n3. c · 1"


def test_those_who_share_the_first_place_are_all_named():
    found = event("abc", Kind.ROUND_ROBIN, tie_breaks=()).play(lambda match: "draw")
    post = tournament_posts.end_post(loaded(found), reader(found))
    assert post.lines == ("a, b and c share first place.",)


def test_what_never_began_says_why():
    found = event("a", begun=False, least=3)
    found.step()
    post = tournament_posts.end_post(loaded(found), reader(found))
    assert post.lines == ("It is cancelled: it needs 3 players, and 1 has joined.",)
    assert post.sheet is None
    assert buttons(post) == ["Who plays"]


def test_what_the_organiser_ends_has_the_reason():
    found = event("ab").act(Ended, reason="Exams.")
    lines = tournament_posts.end_post(loaded(found), reader(found)).lines
    assert lines == ("It was ended: Exams.", "It ended before any match was over.")


# ---- rules, and words


def test_rules_say_what_was_agreed():
    found = event(
        "ab", begun=False, late_entry=LateEntry.HALF_POINTS, adjudication=Adjudication.HALF,
        vacations_count=False, tie_breaks=(TieBreak.WINS, TieBreak.BUCHHOLZ),
        top_ties=TopTies.PLAYED_OFF,
    )  # fmt: skip
    text = "\n".join(tournament_rules.rules(loaded(found), reader(found)).lines)
    assert "gives half a point each" in text
    assert "During vacations clocks run on." in text
    assert text.index("wins, counting") < text.index("Buchholz, the sum")
    assert "play a knock-out for it" in text
    assert "each missed round gives half a point" in text


VARIETY = (
    {"kind": Kind.SWISS, "games": (GameChoice(game="gyges"), GameChoice(game="en_garde"))},
    {"kind": Kind.SWISS, "late_entry": LateEntry.WITHOUT_POINTS, "tie_breaks": tuple(TieBreak)},
    {"kind": Kind.ROUND_ROBIN, "adjudication": Adjudication.JUDGEMENT, "tie_breaks": ()},
    {"kind": Kind.DOUBLE_ROUND_ROBIN, "admission": Admission(rating_from=1, rating_to=2900)},
    {"kind": Kind.KNOCK_OUT, "has_third_place_match": True, "series": "best-3"},
    {"kind": Kind.LADDER, "ends": 9000, "admission": Admission(rating_to=2900, place="t:1")},
)


@every("language", LANGUAGES)
@every("terms", VARIETY, ids=lambda terms: terms["kind"])
def test_everything_is_said_in_each_language(terms, language: str) -> None:
    found = event("abcde", begun=False, **terms)
    shown = []
    for act in (None, Begun, Ended):
        if act:
            found.act(act)
        if act is Begun:
            found.step()
        now, who = loaded(found), reader(found, "c", language)
        shown += [
            tournament_card.card(now, who, url="https://x"),
            tournament_card.players(now, who),
            tournament_rules.rules(now, who),
            tournament_posts.standings_post(now, who),
        ]
        if found.state.rounds:
            shown.append(tournament_posts.round_post(now, 1, who))
    shown.append(tournament_posts.end_post(now, who))
    for post in shown:
        assert not re.search(r"tournament-|standings-|[{}]", words(post))


CODES = sorted(
    set(
        re.findall(
            r'TournamentError\(\s*"([a-z-]+)"|^    code = "([a-z-]+)" if .* else "([a-z-]+)"',
            "".join(
                path.read_text(encoding="utf-8")
                for path in Path(tournament_state.__file__).parent.glob("*.py")
            ),
        )
    )
)


@every("language", LANGUAGES)
def test_every_way_to_refuse_an_act_has_words(language: str) -> None:
    facts = {"most": 8, "least": 4, "lowest": 1400, "highest": 1800, "reach": 3, "name": "Bea"}
    codes = {code for found in CODES for code in found if code} | {"not-opened", "opened-already"}
    assert len(codes) > 30
    for code in codes:
        said = refusal(TournamentError(code, "…", **facts), say_in(language))
        assert said
        assert len(said) <= 200
        assert "!" not in said
        assert not re.search(r"1[.,\s]4", said)


@pytest.mark.parametrize("key", ["tournament-none", "tournament-damaged"])
def test_what_is_missing_or_damaged_has_words(key):
    assert all(say_in(language)(key) for language in LANGUAGES)


def test_games_with_options_say_them():
    found = event(
        "ab", begun=False, games=(GameChoice(game="en_garde", options={"variant": "advanced"}),)
    )
    assert card(found).lines[0] == "En Garde (advanced) · Swiss"


def test_a_game_that_is_not_played_here_any_more_is_named_as_it_is_stored():
    found = event("ab", begun=False, games=(GameChoice(game="draughts"),))
    assert card(found).lines[0] == "draughts · Swiss"


def test_the_organiser_is_named():
    assert f"Organised by {person('organiser').name}" in card(event("ab")).lines
