"""What a tournament's pictures show is told in words as well."""

from dataclasses import replace

from bot.messages.tournament_pictures import tournament_alt
from bot.messages.words import LANGUAGES, say_in
from renderers.game_text import ALT_LIMIT
from tests.every import every
from tests.renderers.people.tournament_pictures import (
    BRACKET,
    CROSSTABLE,
    END,
    FULLEST_TOURNAMENTS,
    LADDER,
    MANY_ROWS,
    RUNNING_BRACKET,
    STANDINGS,
    TOURNAMENT_PICTURES,
)

SAY = say_in("en")


def test_standings_are_told_by_place_and_points():
    lines = tournament_alt(STANDINGS, SAY).splitlines()
    assert lines[:3] == [
        "Winter Cup · 3 / 5, standings:",
        "1. Aurelio · 2½",
        "2. Béatrice · 2",
    ]
    assert lines[4] == "▸ 4. Dmitri · 1"
    assert len(tournament_alt(CROSSTABLE, SAY).splitlines()) == 7


def test_a_gap_is_told():
    assert tournament_alt(MANY_ROWS, SAY).splitlines()[-2] == "…"


def test_the_readers_own_line_is_not_cut_off():
    rows = tuple(row and replace(row, name=row.name * 20) for row in MANY_ROWS.rows)
    assert tournament_alt(replace(MANY_ROWS, rows=rows), SAY).splitlines()[1].startswith("▸ 311. ")


def test_a_bracket_is_told_round_by_round():
    told = tournament_alt(BRACKET, SAY)
    assert "Round 1:\nAurelio beat Béatrice · 2 : 1\nDmitri beat Chiara · 1½ : ½" in told
    assert "Dmitri is playing Esteban" not in told
    assert "Round 4:\n– against –" in tournament_alt(RUNNING_BRACKET, SAY)


def test_a_ladder_tells_who_challenges_whom():
    assert "3. Chiara · challenges place 1 · 5 d" in tournament_alt(LADDER, SAY)


def test_the_end_tells_the_first_three():
    assert tournament_alt(END, SAY).splitlines()[1:] == [
        "1. Aurelio · 4½", "2. Béatrice · 4", "3. Chiara · 3½",
    ]  # fmt: skip


@every("language", LANGUAGES)
def test_each_language_tells_every_picture(language: str) -> None:
    for sheet in (*TOURNAMENT_PICTURES.values(), *FULLEST_TOURNAMENTS.values()):
        told = tournament_alt(sheet, say_in(language))
        assert 0 < len(told) <= ALT_LIMIT
        assert "standings-" not in told
