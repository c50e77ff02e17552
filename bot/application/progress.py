"""How far somebody has come in the lessons of the games, as it is kept in their profile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

LESSONS_DONE: Final = "lessons_done"  # "gyges:steps en_garde:move …"
LESSONS_BEGUN: Final = "lessons_begun"  # one a game, the last looked at last: "gyges:bounce:1 …"
GUIDED: Final = "guided"  # "first telegram:5551234567:k3zqa": a guide, and the table it is for
FIELDS: Final = (LESSONS_DONE, LESSONS_BEGUN, GUIDED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Lessons that are done, by game and key; and where each game was left: a lesson, a task."""

    done: frozenset[tuple[str, str]] = frozenset()
    begun: Mapping[str, tuple[str, int]] = field(default_factory=dict)

    @classmethod
    def of(cls, settings: Mapping[str, str]) -> Progress:
        """What is stored may be odd; that is left out."""
        return cls(
            done=frozenset((game, key) for game, key, _ in _read(settings, LESSONS_DONE)),
            begun={game: (key, task) for game, key, task in _read(settings, LESSONS_BEGUN)},
        )

    @property
    def stored(self) -> dict[str, str]:
        """What `of` reads."""
        begun = (f"{game}:{key}:{task}" for game, (key, task) in self.begun.items())
        done = (f"{game}:{key}" for game, key in sorted(self.done))
        return {LESSONS_DONE: " ".join(done), LESSONS_BEGUN: " ".join(begun)}

    @property
    def game(self) -> str:
        """The game whose lessons were looked at last; "" if none were."""
        return next(reversed(list(self.begun)), "")

    def at(self, game: str, key: str, task: int) -> Progress:
        """The same, with a lesson of a game begun and come to a task."""
        others = {one: place for one, place in self.begun.items() if one != game}
        return replace(self, begun={**others, game: (key, task)})

    def finished(self, game: str, key: str) -> Progress:
        """The same, with a lesson done."""
        return replace(self, done=self.done | {(game, key)})

    def joined(self, other: Progress) -> Progress:
        """Of one person that of two identities; where both have begun this one's place holds."""
        begun = {**other.begun, **self.begun}
        return Progress(done=self.done | other.done, begun=begun)


def _read(settings: Mapping[str, str], name: str) -> Iterator[tuple[str, str, int]]:
    for one in settings.get(name, "").split():
        game, key, task = (*one.split(":"), "", "", "")[:3]
        if game and key and (not task or (task.isascii() and task.isdigit())):
            yield game, key, int(task or 0)
