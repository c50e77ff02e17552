import re
from pathlib import Path

import pytest

from bot.adapters.web.page_words import commands, page_words
from bot.messages.words import LANGUAGES

STATIC = Path(__file__).parents[3] / "bot" / "adapters" / "web" / "static"
SCRIPTS = {path.name: path.read_text("utf-8") for path in STATIC.glob("*.js")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_page_says_is_sent_to_it(language):
    words = page_words(language)
    said = {
        key for script in SCRIPTS.values() for key in re.findall(r"\bsay\(\s*\"([a-z-]+)\"", script)
    }
    assert said
    assert {
        key for key in said if f"page-{key}" not in words and f"hall-{key}" not in words
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_a_word_each(language):
    words = [command["word"] for command in commands(language)]
    assert all(words)
    assert len(set(words)) == len(words)


def test_variables_are_left_for_the_page_to_fill():
    assert "{seconds}" in page_words("en")["page-lost"]


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_script_parses_what_people_wrote(script):
    for danger in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert danger not in SCRIPTS[script]


@pytest.mark.parametrize("page", ["arrival.html", "table.html"])
def test_a_page_loads_nothing_from_elsewhere_and_has_no_inline_script(page):
    text = (STATIC / page).read_text("utf-8")
    assert not re.search(r"https?://", text)
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert not re.search(r"\bon\w+=", text)
    assert "style=" not in text
