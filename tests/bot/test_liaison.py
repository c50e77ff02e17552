"""Little words before names, as each language joins them."""

import re
from pathlib import Path

import pytest

from bot.application.locales import LOCALES
from bot.messages.liaison import LIAISONS
from bot.messages.words import say_in

HIATUS = {
    "it": r"\b(?:[Aa]|e) \{ \$(?:seat_|rival_|two_|one_)?(?:name|who|game)\b",
    "es": r"\b[yo] \{ \$(?:seat_|rival_|two_|one_)?(?:name|who)\b",
    "fr": r"\b(?:de|que) \{ \$(?:seat_|rival_|two_|one_)?(?:name|who|game)\b",
}
"""A word that changes before some names, written as if it didn't."""


@pytest.mark.parametrize(
    ("language", "function", "said"),
    [
        ("it", "A", ["ad Anna", "ad Àlex", "a Bea", "a Elena", "a Hannah"]),
        ("it", "E", ["ed Elena", "ed Émile", "e Anna", "e Bea"]),
        ("es", "Y", ["e Inés", "e Hilda", "e Yves", "y Ian", "y Hielo", "y Yago", "y Bea"]),
        ("es", "O", ["u Olga", "u Horacio", "o Ana"]),
        ("fr", "DE", ["d'Anna", "d'Élodie", "d'Yves", "de Yann", "de Hugo", "de Bea"]),
        ("fr", "QUE", ["qu'Anna", "que Bea"]),
        ("it", "ALLA", ["ad Audatia", "alla Battaglia", "a Gygès"]),
        ("it", "DELLA", ["della Battaglia", "di Audatia"]),
    ],
)
def test_a_little_word_changes_before_some_names(
    language: str, function: str, said: list[str]
) -> None:
    for words in said:
        name = re.split(r"[ ']", words)[1]
        assert LIAISONS[language][function](name) == words


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna invites you to play the Battle of Cannae."),
        ("it", "Anna ti invita a giocare alla Battaglia di Canne."),
        ("es", "Anna te invita a jugar a la Batalla de Cannas."),
        ("fr", "Anna t'invite à jouer à la Bataille de Cannes."),
    ],
)
def test_a_game_named_for_a_battle_takes_an_article(language: str, said: str) -> None:
    say = say_in(language)
    assert say("inline-invites", name="Anna", game=say("cannae-name")).startswith(said)


def test_italian_says_that_it_is_annas_move() -> None:
    assert say_in("it")("hall-not-your-turn", name="Anna") == "Tocca ad Anna."
    assert say_in("it")("hall-not-your-turn", name="Bea") == "Tocca a Bea."


@pytest.mark.parametrize("language", HIATUS)
def test_no_sentence_leaves_a_little_word_as_it_is_before_a_name(language: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(Path(LOCALES, language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(HIATUS[language], line)
    ]
    assert not found
