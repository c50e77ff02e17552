"""How far somebody has come in the lessons of the games, as it is kept in their profile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

LESSONS_DONE: Final = "lessons_done"  # "gyges:steps en_garde:move …"
LESSONS_SEEN: Final = "lessons_seen"  # the same: gone through, with an answer that was shown
LESSONS_BEGUN: Final = "lessons_begun"  # one a game, the last looked at last: "gyges:bounce:1:t …"
GUIDED: Final = "guided"  # "first telegram:5551234567:k3zqa": a guide, and the table it is for
FIELDS: Final = (LESSONS_DONE, LESSONS_SEEN, LESSONS_BEGUN, GUIDED)

_TRIED, _SHOWN = "t", "s"


class Place(NamedTuple):
    """Where the lessons of a game were left."""

    key: str = ""  # of the lesson; "" of none
    task: int = 0
    is_tried: bool = False  # with a wrong answer
    is_shown: bool = False  # the answer to this task, or to one before it in the lesson


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Lessons that are done, or only seen, by game and key; and where each game was left."""

    done: frozenset[tuple[str, str]] = frozenset()
    seen: frozenset[tuple[str, str]] = frozenset()
    begun: Mapping[str, Place] = field(default_factory=dict)

    @classmethod
    def of(cls, settings: Mapping[str, str]) -> Progress:
        """What is stored may be odd; that is left out."""
        done, seen = (
            frozenset((game, place.key) for game, place in _read(settings, name))
            for name in (LESSONS_DONE, LESSONS_SEEN)
        )
        return cls(done=done, seen=seen - done, begun=dict(_read(settings, LESSONS_BEGUN)))

    @property
    def stored(self) -> dict[str, str]:
        """What `of` reads."""
        return {
            LESSONS_DONE: " ".join(f"{game}:{key}" for game, key in sorted(self.done)),
            LESSONS_SEEN: " ".join(f"{game}:{key}" for game, key in sorted(self.seen)),
            LESSONS_BEGUN: " ".join(map(_written, self.begun, self.begun.values())),
        }

    @property
    def game(self) -> str:
        """The game whose lessons were looked at last; "" if none were."""
        return next(reversed(list(self.begun)), "")

    def place(self, game: str) -> Place:
        """Where the lessons of a game were left."""
        return self.begun.get(game, Place())

    def at(self, game: str, key: str, task: int) -> Progress:
        """The same, with a lesson of a game begun and come to a task."""
        now = self.place(game)
        if now.key != key or task == 0 < now.task:  # another lesson, or the same from its start
            now = Place(key=key)
        is_tried = now.is_tried and now.task == task
        return self._with(game, now._replace(task=task, is_tried=is_tried))

    def tried(self, game: str) -> Progress:
        """The same after a wrong answer to the task that they are at."""
        return self._with(game, self.place(game)._replace(is_tried=True))

    def shown(self, game: str) -> Progress:
        """The same after they were shown the answer to it."""
        return self._with(game, self.place(game)._replace(is_shown=True))

    def finished(self, game: str) -> Progress:
        """The same with the lesson that they are at done; only seen, where an answer was shown."""
        place = self.place(game)
        one, again = {(game, place.key)}, self._with(game, Place(key=place.key))
        if place.is_shown:
            return replace(again, seen=self.seen | (one - self.done))
        return replace(again, done=self.done | one, seen=self.seen - one)

    def joined(self, other: Progress) -> Progress:
        """Of one person that of two identities; where both have begun this one's place holds."""
        done = self.done | other.done
        begun = {**other.begun, **self.begun}
        return Progress(done=done, seen=(self.seen | other.seen) - done, begun=begun)

    def _with(self, game: str, place: Place) -> Progress:
        others = {one: there for one, there in self.begun.items() if one != game}
        return replace(self, begun={**others, game: place})


def _written(game: str, place: Place) -> str:
    marks = _TRIED * place.is_tried + _SHOWN * place.is_shown
    return f"{game}:{place.key}:{place.task}" + (f":{marks}" if marks else "")


def _read(settings: Mapping[str, str], name: str) -> Iterator[tuple[str, Place]]:
    for one in settings.get(name, "").split():
        game, key, task, marks = (*one.split(":"), "", "", "", "")[:4]
        if game and key and (not task or (task.isascii() and task.isdigit())):
            yield game, Place(key, int(task or 0), _TRIED in marks, _SHOWN in marks)
