"""`make words LANGUAGE=it`: short matches as everybody was shown them, then every sentence."""

from __future__ import annotations

import argparse
import asyncio

from bot.messages.words import LANGUAGES
from engines.packages import find_games
from tests.words.absences import Absence
from tests.words.haggling import Haggling
from tests.words.samples import books, samples
from tests.words.transcripts import Evening, printed

ABSENCE = "absence"
TERMS = "terms"


def main() -> None:
    """Print all words of one language, or of some of its files."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("language", choices=LANGUAGES)
    asked.add_argument("--seed", type=int, default=1, help="which matches")
    asked.add_argument("--only", nargs="*", default=[], help="games or files")
    args = asked.parse_args()
    for game in find_games():
        if not args.only or game in args.only:
            asyncio.run(print_match(game, args.language, args.seed))
    if not args.only or ABSENCE in args.only:
        asyncio.run(print_absence(args.language))
    if not args.only or TERMS in args.only:
        asyncio.run(print_terms(args.language))
    for book in books():
        if not args.only or book in args.only:
            print_sentences(book, args.language)


async def print_match(game: str, language: str, seed: int) -> None:
    """What was shown in a match of `game`."""
    evening = Evening(language)
    await evening.match(game, seed)
    print(f"\n== {game}, played\n")
    print("\n".join(printed(evening.shown)))


async def print_absence(language: str) -> None:
    """What was shown in a match in which somebody was away."""
    evening = Absence(language)
    await evening.played("gyges")
    print("\n== somebody is away\n")
    print("\n".join(printed(evening.shown)))


async def print_terms(language: str) -> None:
    """What was shown of a challenge whose terms were changed twice."""
    evening = Haggling(language)
    await evening.agreed("cannae")
    print("\n== other terms are proposed\n")
    print("\n".join(printed(evening.shown)))


def print_sentences(book: str, language: str) -> None:
    """Every message of a file."""
    print(f"\n== {book}\n")
    for key, told in samples(book, language):
        print(f"{key}: {told[0]}")
        for further in told[1:]:
            print(f"{' ' * len(key)}  {further}")


if __name__ == "__main__":
    main()
