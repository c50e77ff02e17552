"""The page's own words, for a browser: one language's sentences by their keys.

A message on one line goes as it is, with `{count}` where a variable stands; what needs more
than that is said by the server.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bot.application.locales import words_file
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.earlier_names import names_of
from bot.messages.words import FALLBACK, say_in

# Books of words of which the browser gets every message that is on one line.
BOOKS: Final = (
    "page",
    "board",
    "frame",
    "install",
    "talk",
    "guide",
    "login",
    "tournament_page",
    "app",
)

_MESSAGE: Final = re.compile(r"^([a-z_]+-[a-z_-]+) = (\S.*)$", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\{ \$(\w+) \}")
_SELECTOR: Final = "->"

_OF_THE_HALL: Final = (
    "hall-name", "hall-accept", "hall-decline", "hall-rules", "hall-send",
    "hall-undo", "hall-board-as-text", "hall-more", "hall-history", "hall-offer-draw",
    "hall-ask-back", "hall-resign", "hall-rematch", "hall-replay", "hall-verify", "hall-export",
    "hall-cards-all", "learn-way",
    "hall-set-language-en", "hall-set-language-it", "hall-set-language-es",
    "hall-set-language-fr",
    "tables-your-turn", "tables-waiting", "tables-challenges", "tables-finished",
    "tables-adjourned",
)  # fmt: skip


@cache
def page_words(language: str) -> dict[str, str]:
    """Every word that the page itself says in one language."""
    say = say_in(language)
    files = [words_file(book, FALLBACK) for book in BOOKS]
    return {
        key: say(key, **{name: f"{{{name}}}" for name in _VARIABLE.findall(message)})
        for file in files
        if file.exists()
        for key, message in _MESSAGE.findall(file.read_text(encoding="utf-8"))
        if _SELECTOR not in message
    } | {key: say(key) for key in _OF_THE_HALL}


@cache
def commands(language: str) -> list[dict[str, str | list[str]]]:
    """What may be typed after a slash: each command's word, what it does, and its id.

    `earlier` are the words of earlier versions, which aren't shown.
    """
    say = say_in(language)
    return [
        {
            "act": name,
            "word": say(f"hall-command-{name}"),
            "earlier": [*names_of(f"hall-command-{name}", say)[1:]],
            "about": say(f"hall-command-{name}.about"),
        }
        for name in (command.name for command in registry().at(Place.PAGE))
    ]
