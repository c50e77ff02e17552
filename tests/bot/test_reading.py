"""Everything that people read, in every language: said once, and under the right names."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import bot
from bot.application.locales import LOCALES, words_file
from bot.messages.words import LANGUAGES, say_in
from engines.packages import find_games
from tests.bot.test_words import EVENTS
from tests.every import every
from tests.words.absences import Absence
from tests.words.haggling import Haggling
from tests.words.samples import books, needs_of, samples
from tests.words.transcripts import MOST, Evening, sentences, split_sentences

HALL: Final = {
    "en": r"\bhalls?\b",
    "it": r"\bsala\b|\b[Ll]a Salle\b",
    "es": r"\bsalas?\b|\b[Ll]a Salle\b",
    "fr": r"\b(?:la|une|de la|cette) salles?\b",
}
"""What Salle isn't called where people read it."""

FENCING: Final = {
    "en": r"\b(?:fence|fencer|fencing|lunge)",
    "it": r"\b(?:scherm|affond|tirare di)",
    "es": r"\b(?:esgrim|bati)",
    "fr": r"\b(?:escrim|croise)",
}
"""What is said of En Garde and Audatia, and of no other game."""

HIATUS: Final = {
    "it": r"\b(?:a A|e E)(?:nna|lena)\b",
    "es": r"\by Inés\b|\bo Olga\b",
    "fr": r"\b(?:de|que) Anna\b",
}
VOWELS: Final = {"it": ("Anna", "Elena"), "es": ("Inés", "Olga"), "fr": ("Anna",)}
NAMES: Final = (
    "name", "who", "seat_name", "rival_name", "one_name", "two_name", "challenger", "asked",
    "one", "two",
)  # fmt: skip


SCORES_AND_CODES: Final = {
    "en_garde-broken-off", "audatia-refused-which-half", "audatia-refused-which-copy",
}  # fmt: skip
"""Whose `$one` and `$two` are no names."""


in_one_process = pytest.mark.xdist_group("words")
"""To read all words takes longer than to look through them."""


@cache
def told(book: str, language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(samples(book, language))


def every_sentence(language: str, *only: str) -> Iterator[tuple[str, str]]:
    for book in only or books():
        for key, sentences_ in told(book, language):
            for sentence in sentences_:
                yield key, sentence


@in_one_process
@every("language", LANGUAGES)
def test_nobody_reads_of_a_hall(language: str) -> None:
    """Words that are only understood when they are typed may name it."""
    read = (one for one in every_sentence(language) if "-words-" not in one[0])
    found = [one for one in read if re.search(HALL[language], one[1], re.I)]
    assert not found


@in_one_process
@every("language", LANGUAGES)
def test_what_belongs_to_no_game_speaks_of_no_fencing(language: str) -> None:
    common = [book for book in books() if book.partition("-")[0] not in find_games()]
    pattern = FENCING[language]
    assert not [one for one in every_sentence(language, *common) if re.search(pattern, one[1])]


@in_one_process
@every("language", HIATUS)
def test_little_words_change_before_every_name_that_asks_for_it(language: str) -> None:
    found = [
        sentence
        for book in books()
        for name in VOWELS[language]
        for key, variants in samples(book, language, **dict.fromkeys(NAMES, name))
        if key not in SCORES_AND_CODES
        for sentence in variants
        if re.search(HIATUS[language], sentence)
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_computer_goes_by_salle_and_its_level(language: str) -> None:
    level = say_in(language)("gyges-level-keen")
    assert say_in(language)("hall-computer", level=level) == f"Salle ({level})"


@pytest.mark.parametrize(
    ("game", "language"), [(game, LANGUAGES[n % 4]) for n, game in enumerate(find_games())]
)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
async def test_no_sentence_is_told_twice_within_one_post(game: str, language: str, seed: int):
    evening = Evening(language)
    await evening.match(game, seed, most=20 if seed == 1 else MOST)
    posts = [one.post for one in evening.shown if one.post]
    assert len(posts) > 10
    for post in posts:
        said = sentences(post)
        assert len(said) == len(set(said)), said
        if post.is_over and post.picture:  # whoever hears the picture hears of the end once
            heard = split_sentences(post.picture.alt)
            assert len(heard) == len(set(heard)), heard


@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_terms_that_are_changed_twice_each_is_said_once_in_a_post(language: str):
    evening = Haggling(language)
    await evening.agreed("cannae")
    posts = [one.post for one in evening.shown if one.post]
    assert len(posts) > 10
    assert all(len(post.lines) == len(set(post.lines)) for post in posts)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=() if (n + m) % 2 else pytest.mark.long)
        for n, game in enumerate(("gyges", "audatia"))
        for m, language in enumerate(LANGUAGES)
    ],
)
async def test_of_somebody_who_is_away_each_sentence_is_told_once_in_a_post(
    game: str, language: str
):
    evening = Absence(language)
    await evening.played(game)
    posts = [one.post for one in evening.shown if one.post]
    assert len(posts) > 30
    for post in posts:
        said = sentences(post)
        assert len(said) == len(set(said)), said


# ---- nothing that nobody says


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The keys that the code names, and patterns of those it puts together."""
    whole: set[str] = set()
    made: set[str] = set()
    root = Path(bot.__file__).parents[1]
    for path in (
        p for folder in ("bot", "renderers", "engines") for p in (root / folder).rglob("*")
    ):
        if "node_modules" in path.parts or not path.is_file():
            continue
        if path.suffix == ".js":
            source = path.read_text(encoding="utf-8")
            whole |= set(re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", source))
            made |= {
                re.sub(r"\$\{[^}]*\}", "\0", t)
                for t in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", source)
            }
        elif path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    made.add(
                        "".join(
                            v.value if isinstance(v, ast.Constant) else "\0" for v in node.values
                        )
                    )
    patterns = (
        re.compile(re.escape(m).replace("\0", r"[\w-]+"))
        for m in made
        if re.search(r"[a-z]{2,}-|-[a-z]{2,}", m)
    )
    return frozenset(whole), tuple(patterns)


OUR_OWN: Final = tuple(book for book in books() if words_file(book, "en").is_relative_to(LOCALES))


@in_one_process
@every("book", OUR_OWN)
def test_every_message_is_told_somewhere(book: str) -> None:
    whole, patterns = spoken()
    whole |= {kind.key for kind in EVENTS}
    known = needs_of(words_file(book, "en"))
    named = {name.partition(".")[0] for needs in known.values() for name in needs.named}
    for key in {key.partition(".")[0] for key in known} - named:
        short = key.removeprefix("page-").removeprefix("hall-")
        counted = re.sub(r"-(days|hours|minutes)$", "", key)  # by `bot.messages.times`
        is_told = {key, short, counted} & whole or any(p.fullmatch(key) for p in patterns)
        assert is_told or any(p.fullmatch(short) for p in patterns), key
