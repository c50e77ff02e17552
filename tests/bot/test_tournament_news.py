"""What an act of a tournament means for its players, and who is told."""

from __future__ import annotations

from bot.application.tournament_tickets import Step, TournamentTicket
from bot.messages import tournament_news
from bot.messages.words import LANGUAGES
from engines.core.tournaments.acts import (
    Answered,
    Corrected,
    HandedOver,
    Joined,
    Left,
    MayNotMeet,
    Postponed,
    TakenOut,
)
from engines.core.tournaments.head import Kind
from engines.core.tournaments.matches import wanted_matches
from tests.bot.tournament_readers import buttons, loaded, news, reader, words
from tests.engines.core.tournaments.field import BEGINS, at, event, person
from tests.every import every


def told(found, language="en"):
    """The lines of each who is told."""
    return {name: post.lines for name, post in news(found, language).items() if post}


def absent_twice(**more):
    """Somebody has lost two matches without a move."""
    found = event("abcd", rounds=3, **more)
    for _ in range(2):
        found.step()
        for match in wanted_matches(found.state):
            is_one = match.players.one == at("d")
            if at("d") in match.players:
                lost = "one" if is_one else "two"
                winner = "two" if is_one else "one"
                last = (match.board, winner, {"is_forfeit": True, "without_move": lost})
            else:
                found.report(match.board, "one")
        found.report(last[0], last[1], **last[2])
    return found


def test_a_bye_is_told_in_silence_and_a_match_by_its_table_alone():
    found = event("abc")
    found.step()
    ((name, post),) = news(found).items()
    assert post.lines == ("Round 1 of 2: you have a bye. It gives one point.",)
    assert post.is_silent
    assert (at(name), None) in [(b.one, b.two) for b in found.state.rounds[0].bouts]


def test_results_are_told_to_nobody():
    found = event("abcd")
    found.step()
    found.report(1, "one")
    assert news(found) == {}


def test_who_lost_twice_without_a_move_is_told_how_to_come_back():
    post = news(absent_twice())["d"]
    assert post.lines[0] == "You are out: you lost two matches in a row without making a move."
    assert not post.is_silent
    assert buttons(post)[0] == "Come back"
    assert TournamentTicket.parse(post.prompt.controls[0].ticket).step is Step.JOIN


def test_who_is_back_already_is_told_nothing_of_having_been_out():
    found = absent_twice()
    version = len(found.log)
    found.act(Joined, player=person("d"), rating=1)
    post = tournament_news.news_post(loaded(found), version, at("d"), reader(found, "d"))
    assert post is None


def test_who_is_taken_out_reads_the_reason():
    found = event("abc").act(TakenOut, player=at("b"), reason="Played with help.")
    assert told(found) == {
        "b": (
            "You were taken out of the tournament.",
            "Reason: Played with help.",
            "Only the organiser can bring you back.",
        )
    }


def test_who_is_brought_back_is_told_and_who_comes_by_themselves_is_not():
    found = event("abc").act(TakenOut, player=at("b"))
    found.act(Joined, player=person("b"), by=at("organiser"))
    assert told(found) == {"b": ("You take part again.",)}
    found.act(Left, player=at("b"), by=at("b")).act(Joined, player=person("b"), by=at("b"))
    assert told(found) == {}


def test_a_correction_tells_both_of_them_old_and_new_from_their_own_side():
    found = event("ab")
    found.step()
    found.report(1, "one")
    found.act(Corrected, round=1, board=1, outcome="draw", reason="The flag was wrong.")
    bout = found.state.bout(1)
    one, two = (name.partition(":")[2] for name in bout.players)
    lines = told(found)
    assert lines[one][0].endswith(f"against {two} is corrected, from 1 – 0 to ½ – ½.")
    assert lines[two][0].endswith(f"against {one} is corrected, from 0 – 1 to ½ – ½.")
    assert lines[one][1] == "Reason: The flag was wrong."


def test_who_goes_on_after_a_last_draw_is_told_to_both():
    found = event("ab", Kind.KNOCK_OUT)
    found.step()
    for _ in range(2):
        found.report(1, "draw")
        assert told(found) == {}
    found.report(1, "draw")
    lines = told(found)
    assert lines["a"] == ("Final: drawn against b to the end, so it goes to you, the higher seed.",)
    assert lines["b"] == ("Final: drawn to the end, so it goes to a, the higher seed.",)


def test_all_who_have_joined_are_told_of_another_time():
    found = event("ab", begun=False)
    found.now = 1
    found.act(Postponed, begins=BEGINS + 500)
    posts = news(found)
    assert set(posts) == {"a", "b"}
    assert posts["a"].clocks[0].moment == BEGINS + 500


def test_a_time_that_was_changed_again_is_not_told():
    found = event("ab", begun=False)
    found.now = 1
    found.act(Postponed, begins=BEGINS + 500)
    version = len(found.log)
    found.act(Postponed, begins=BEGINS + 900)
    assert tournament_news.news_post(loaded(found), version, at("a"), reader(found, "a")) is None


def test_the_new_organiser_is_told():
    found = event("ab").act(HandedOver, organiser=person("b"))
    assert told(found) == {"b": ("You are the organiser from now on.",)}


def test_in_a_round_robin_who_meets_nobody_is_told_why():
    found = event("abcd", Kind.ROUND_ROBIN)
    found.act(MayNotMeet, players=(at("a"), at("b"))).act(Left, player=at("d"))
    seen = []
    for _ in range(3):
        found.step()
        seen += [line for lines in told(found).values() for line in lines]
        for match in wanted_matches(found.state):
            found.report(match.board, "one")
    assert sum("d is out, so you win without playing." in line for line in seen) == 3
    assert sum("are kept apart" in line for line in seen) == 2


def test_the_end_is_told_in_silence_with_the_plate_and_ones_own_place():
    found = event("ab").play()
    posts = news(found)
    assert set(posts) == {"a", "b"}
    for post in posts.values():
        assert post.is_silent
        assert post.sheet
        assert post.lines[-1].startswith("Your place: ")


# ---- on a ladder


def challenged(**more):
    found = event("abcd", Kind.LADDER, **more)
    return found.act(tournament_news.Challenged, challenger=at("c"), challenged=at("a"))


def test_who_is_challenged_may_accept_or_decline():
    ((name, post),) = news(challenged()).items()
    assert name == "a"
    assert post.lines[0] == "c challenges you for place 1."
    assert not post.is_silent
    assert buttons(post)[:2] == ["Accept", "Decline"]
    tickets = [TournamentTicket.parse(one.ticket) for one in post.prompt.controls[:2]]
    assert [(one.step, one.argument) for one in tickets] == [
        (Step.ACCEPT, "1"),
        (Step.DECLINE, "1"),
    ]
    assert post.clocks[0].moment == BEGINS + 7 * 86_400


def test_a_challenge_that_was_answered_meanwhile_is_not_told():
    found = challenged()
    version = len(found.log)
    found.act(Answered, challenge=1)
    assert tournament_news.news_post(loaded(found), version, at("a"), reader(found, "a")) is None


def test_a_challenge_that_is_declined_tells_the_challenger_their_new_place():
    found = challenged().act(Answered, challenge=1, is_accepted=False, by=at("a"))
    assert told(found) == {"c": ("a has declined: place 1 is yours.",)}


def test_a_challenge_that_lapsed_tells_both():
    found = challenged()
    found.now += 7 * 86_400
    found.step()
    lines = told(found)
    assert lines["c"] == ("a hasn't answered in time: place 1 is yours.",)
    assert lines["a"][0].startswith("You haven't answered c in time")
    assert lines["a"][0].endswith("you are in place 2.")


def test_a_challenge_is_off_when_either_is_out():
    found = challenged().act(Left, player=at("a"), by=at("a"))
    assert told(found) == {
        "c": ("a is no longer on the ladder: the challenge between you two is off.",)
    }
    found = challenged().act(TakenOut, player=at("c"))
    assert set(told(found)) == {"a", "c"}


def test_when_a_ladder_begins_each_is_told_their_place():
    lines = told(event("abc", Kind.LADDER))
    assert lines["a"][0].startswith("It has begun, and you are at the top.")
    assert lines["c"][0].startswith("It has begun, and you are in place 3.")


@every("language", LANGUAGES)
def test_news_are_said_in_each_language(language: str) -> None:
    taken_out = event("abc").act(TakenOut, player=at("b"), reason="R.")
    knock_out = event("abc", Kind.KNOCK_OUT)
    round_robin = event("abc", Kind.ROUND_ROBIN)
    for found in (knock_out, round_robin):
        found.step()
    cases = (taken_out, knock_out, round_robin, absent_twice(), challenged())
    for found in (*cases, event("ab", Kind.LADDER), event("ab").play()):
        posts = news(found, language)
        assert posts
        assert not any(
            "tournament-" in words(post) or "{" in words(post) for post in posts.values()
        )
