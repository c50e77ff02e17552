"""The rules of `docs/rules`: what `/rules` tells in English. `make rules` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from PIL import Image

from bot.application.model import Paragraph
from bot.messages.rules_pages import NAMES, paragraph
from bot.messages.words import say_in
from renderers import renderer_of
from renderers.games import lessons_of
from renderers.style import RenderStyle
from tests.renderers.picture_checks import opened

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
REFERENCE = "-reference.md"
GAMES = tuple(sorted(path.name.removesuffix(REFERENCE) for path in FOLDER.glob(f"*{REFERENCE}")))
"""Those of which there is more to say than players read."""
SAY = say_in("en")
STYLE = RenderStyle(names=NAMES, has_ribbon=False)
SHOWN_WIDTH = 360
SHRUNK = 2  # a picture of a chat is larger than a page needs

MADE = "<!-- Made by `make rules` from the words and pictures of /rules. -->"


def paragraphs(game: str) -> list[tuple[str, Paragraph]]:
    """Each rule in English, by its key."""
    return [(one.key, paragraph(one, STYLE, SAY)) for one in lessons_of(game).LESSONS]


def page(game: str) -> str:
    """The page of a game, in Markdown."""
    return "\n\n".join([MADE, *_blocks(game)]) + "\n"


def _blocks(game: str) -> Iterator[str]:
    yield f"# {SAY(f'{game}-name')}"
    for chapter, found in groupby(paragraphs(game), key=lambda one: one[1].chapter):
        rules = list(found)
        yield f"## {chapter}"
        for key, told in rules:
            yield from [f"### {told.heading}"] if len(rules) > 1 else []
            # The words under it tell what is on it.
            yield f'<img src="{_picture(game, key)}" width="{SHOWN_WIDTH}" alt="{told.heading}">'
            yield told.text
    yield f"Notation, options and rulings stand on [a page of their own]({game}{REFERENCE})."


def _picture(game: str, key: str) -> str:
    return f"pictures/{game}-{key}.png"


def pictures(game: str) -> dict[Path, Image.Image]:
    """Every picture of a game's page as it is drawn now."""
    found = {}
    for key, told in paragraphs(game):
        view = told.picture.view
        table = renderer_of(view).draw(view, STYLE).background.colour_table
        found[FOLDER / _picture(game, key)] = table.quantize(opened(view, STYLE).reduce(SHRUNK))
    return found


def main() -> None:
    """Write the pages and pictures; pictures that nothing shows any more go."""
    drawn = {path: picture for game in GAMES for path, picture in pictures(game).items()}
    for path in set((FOLDER / "pictures").glob("*.png")) - set(drawn):
        path.unlink()
    for path, picture in drawn.items():
        path.parent.mkdir(exist_ok=True)
        picture.save(path, optimize=True)
    for game in GAMES:
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
