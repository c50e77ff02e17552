"""The choices that are made before a game begins, as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engines.core.seat import Seat

Options = Mapping[str, str]  # every option of the game, with its canonical value

FALSE, TRUE = "false", "true"
BEGINS: Final = "begins"
# Who begins, by the values of the option `begins`.
BEGINNERS: Final = {"challenger": Seat.ONE, "challenged": Seat.TWO}

_SPOKEN: Final = {"on": TRUE, "yes": TRUE, "off": FALSE, "no": FALSE}


class OptionError(ValueError):
    """An option that the game does not have, or a value that the option does not take.

    `known` are the game's options in the first case, and the option's values in the second.
    `code` names the sentence that tells which.
    """

    code: ClassVar[str] = "option-takes"

    def __init__(self, sentence: str, *, name: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(sentence)
        self.name = name
        self.known = tuple(known)


class UnknownOptionError(OptionError):
    """The game has no option of that name."""

    code = "no-option"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One choice: its name, its values in the order to offer them, its default.

    An option with a `seat` is that seat's own choice, such as its character. The challenger makes
    theirs with the challenge and may propose the other; the accepter may choose it again.
    """

    name: str
    values: tuple[str, ...]
    default: str
    seat: Seat | None = None  # None: one choice for both, made by the challenger

    @property
    def is_switch(self) -> bool:
        """True if it is either on or off."""
        return set(self.values) == {FALSE, TRUE}


def switch(name: str, *, default: bool = False) -> Option:
    """An option that is either on or off."""
    return Option(name=name, values=(FALSE, TRUE), default=TRUE if default else FALSE)


def begins() -> Option:
    """An option that names who begins. By default it is drawn by lot."""
    return Option(name=BEGINS, values=("lot", *BEGINNERS), default="lot")


def beginner(options: Options) -> Seat | None:
    """Who begins by the option `begins`; None where it says by lot, or the game doesn't have it."""
    return BEGINNERS.get(options.get(BEGINS, ""))


def complete(options: Iterable[Option], given: Mapping[str, str]) -> Options:
    """All options of a game: what was given, and the defaults of the rest.

    Raises:
        OptionError: an unknown name or value, with the ones that exist.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            sentence = f"no option {name!r}; there are: {', '.join(known) or 'none'}"
            raise UnknownOptionError(sentence, name=name, known=known)
    return {name: _value(option, given.get(name, option.default)) for name, option in known.items()}


def own_options(options: Iterable[Option], seat: Seat) -> tuple[Option, ...]:
    """What `seat` chooses for itself: if it is the challenged, when the challenge is accepted."""
    return tuple(option for option in options if option.seat is seat)


def swapped(options: Iterable[Option], agreed: Options) -> Options:
    """The options of a rematch, in which the players exchange seats.

    What players chose for themselves goes with them to their new seat; all else stays. The first of
    one seat's own options answers to the first of the other's, and so on.
    """
    ones, twos = (own_options(options, seat) for seat in Seat)
    moved: dict[str, str] = {}
    for one, two in zip(ones, twos, strict=True):
        moved |= {one.name: agreed[two.name], two.name: agreed[one.name]}
    return {**agreed, **moved}


def _value(option: Option, text: str) -> str:
    value = text.strip().lower()
    if option.is_switch:
        value = _SPOKEN.get(value, value)
    if value not in option.values:
        sentence = f"{option.name} is one of {', '.join(option.values)}, not {text!r}"
        raise OptionError(sentence, name=option.name, known=option.values)
    return value
