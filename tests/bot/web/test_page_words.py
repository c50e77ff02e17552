import re
from pathlib import Path

from bot.adapters.web.page_words import commands, page_words
from bot.adapters.web.pages import page
from bot.messages.words import LANGUAGES
from tests.every import every

SOURCES = Path(__file__).parents[3] / "bot" / "adapters" / "web" / "page" / "src"
SCRIPTS = {path.name: path.read_text("utf-8") for path in SOURCES.rglob("*.ts*")}


@every("language", LANGUAGES)
def test_every_word_that_the_page_says_is_sent_to_it(language):
    words = page_words(language)
    said = {
        key
        for script in SCRIPTS.values()
        for key in re.findall(r"\bsay\(\s*\"([a-z_-]+)\"", script)
    }
    known = {name for key in words for name in (key, re.sub("^(page|hall)-", "", key))}
    assert said <= known


@every("language", LANGUAGES)
def test_commands_have_a_word_each(language):
    words = [command["word"] for command in commands(language)]
    assert all(words)
    assert len(set(words)) == len(words)


def test_variables_are_left_for_the_page_to_fill():
    assert "{count}" in page_words("en")["page-title-waiting"]


@every("script", SCRIPTS)
def test_no_script_parses_what_people_wrote(script):
    for danger in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert danger not in SCRIPTS[script]


@every("name", ["arrival", "table"])
def test_a_page_loads_nothing_from_elsewhere_and_runs_no_text_of_others(name):
    text = page(name, boot={"name": "</script><script>alert(1)</script>"})
    assert not re.search(r"https?://", text)
    assert len(re.findall(r"<script", text)) == 4  # the look, the data, the first words, the loader
    assert not re.search(r"<[^>]*\bon\w+=", text)
    assert " style=" not in text
