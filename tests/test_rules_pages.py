"""The rules that players read: at `/rules`, on the page, and in `docs/rules`."""

import re
from collections import Counter

import pytest
from PIL import Image

from bot.adapters.discord.layout import PAGE_LIMIT, PAGE_PICTURES, compose
from bot.adapters.telegram.layout import CAPTION, OutgoingMessage
from bot.adapters.telegram.responses import page as telegram_page
from bot.messages.pictures import Pictures
from bot.messages.preferences import Preferences
from bot.messages.rules_pages import rules_post
from bot.messages.words import LANGUAGES, say_in
from engines.packages import find_games
from renderers.games import lessons_of
from renderers.lesson import Chapter
from storage.base import COMPUTER
from tests import rules_pages
from tests.renderers.goldens import difference

MOST_WORDS = {"audatia": 1_800}
FEWEST_CHAPTERS = {Chapter.ABOUT, Chapter.TURN, Chapter.EXAMPLES, Chapter.FINE_POINTS}

each_game = pytest.mark.parametrize("game", rules_pages.GAMES)
every_game = pytest.mark.parametrize("game", find_games())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(game: str) -> list[str]:
    told = [f"{one.heading} {one.text}" for _, one in rules_pages.paragraphs(game)]
    return " ".join(told).split()


# ---- what is told


@each_game
def test_the_rules_are_no_longer_than_a_player_reads(game):
    assert len(words(game)) <= MOST_WORDS.get(game, 900)


@each_game
@each_language
def test_three_sentences_tell_what_a_game_is_about(game, language):
    about = say_in(language)(f"{game}-rules-about")
    assert len(re.findall(r"[.!?](?=\s|$)", about)) == 3


@each_game
def test_a_game_is_told_from_what_it_is_about_to_its_fine_points(game):
    chapters = [lesson.chapter for lesson in lessons_of(game).LESSONS]
    assert chapters == sorted(chapters, key=list(Chapter).index)
    assert set(chapters) >= FEWEST_CHAPTERS
    assert chapters.count(Chapter.ABOUT) == 1


@each_game
@each_language
def test_every_language_names_the_same_squares_cards_and_reconstructions(game, language):
    named = re.compile(r"\b[a-h][1-8]\b|\b[MR][FMS]\b|\bx[a-z]{4,}\b|°")
    for lesson in lessons_of(game).LESSONS:
        key = f"{game}-rules-{lesson.key}"
        english, theirs = (Counter(named.findall(say_in(one)(key))) for one in ("en", language))
        assert theirs == english, key


# ---- where it is told


@each_game
def test_the_page_in_docs_says_what_the_rules_command_says(game):
    kept = (rules_pages.FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert kept == rules_pages.page(game), "make rules writes it anew"


@pytest.mark.parametrize(
    "game",
    [  # by the worker that draws the other pictures of the game
        pytest.param(game, marks=pytest.mark.xdist_group(f"pictures {game}"))
        for game in rules_pages.GAMES
    ],
)
def test_the_pictures_in_docs_are_those_of_the_rules_command(game):
    for path, now in rules_pages.pictures(game).items():
        then = Image.open(path)
        assert now.size == then.size
        assert difference(now, then) < 0.25, path.name


def test_docs_keep_no_picture_that_no_page_shows():
    pages = [path.read_text(encoding="utf-8") for path in rules_pages.FOLDER.glob("*.md")]
    for path in (rules_pages.FOLDER / "pictures").glob("*.png"):
        assert any(f"pictures/{path.name}" in text for text in pages), path.name


@every_game
@each_language
async def test_a_chapter_is_one_message_on_discord(game, language):
    pictures = Pictures(lambda *_: b"png")
    whole = rules_post(game, Preferences(language=language))
    for start in range(len(whole.paragraphs)):
        post = rules_post(game, Preferences(language=language), start=start)
        (message,) = await compose(post, pictures)
        shown = "".join(item.content for item in message.view.walk_children()
                        if hasattr(item, "content"))  # fmt: skip
        assert len(shown) <= PAGE_LIMIT
        assert len(message.attachments) <= PAGE_PICTURES
        assert whole.paragraphs[start].text[:40] in shown.replace("\\", "")
    pictures.close()


@every_game
@each_language
def test_a_paragraph_is_one_caption_on_telegram(game, language):
    for start in range(len(lessons_of(game).LESSONS)):
        post = rules_post(game, Preferences(language=language), start=start)
        back = say_in(language)("hall-to-board")
        shown = OutgoingMessage(post=telegram_page(post, back)).html(CAPTION)
        assert not shown.endswith("…")
        assert shown.count("\n") == 1  # its heading, and all of its words


@every_game
def test_the_chapters_lead_through_the_rules(game):
    """From the first one, the button that stands out opens the next, until the last."""
    chapters = list(dict.fromkeys(lesson.chapter for lesson in lessons_of(game).LESSONS))
    start, seen = 0, []
    while True:
        post = rules_post(game, Preferences(language="en"), start=start)
        seen.append(post.paragraphs[start].chapter)
        ways = [one for one in post.prompt.controls if one.ticket.startswith(f"ru:{COMPUTER}:")]
        assert len(ways) == len(chapters) - 1
        further = [one for one in ways if one.style == "go"]
        if not further:
            break
        start = int(further[0].ticket.rpartition(":")[2])
    assert seen == [say_in("en")(f"rules-{chapter}") for chapter in chapters]
