"""The terms of a challenge as a form: each setting with its values, one tap to change it.

All that is chosen is one number, so that it fits into the data of a button.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.application.model import Choice, Group
from bot.commands.challenges import CLOCKS
from bot.messages.challenge_card import clock_words
from engines.core.game import AnyGame
from engines.core.options import Option, complete
from engines.core.record import Proposal
from engines.core.seat import Seat
from engines.core.time_control import TimeControl
from renderers.wording import Say

CLOCK: Final = "clock"
"""The name of the setting that is no option of the game."""

ToTicket = Callable[[int, "int | None"], str]
"""The ticket of a button, from what is chosen then and the setting whose values are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """One thing that is agreed upon, its values in words, and which of them is chosen."""

    name: str
    label: str
    values: tuple[str, ...]
    words: tuple[str, ...]
    chosen: int
    is_switch: bool = False
    seat: Seat | None = None  # whose own choice it is

    def is_for(self, seat: Seat | None) -> bool:
        """Whether `seat` may choose it; None may choose all."""
        return seat is None or self.seat in (None, seat)

    def now(self, say: Say) -> str:
        """The present value in words; a switch's say by themselves what they are about."""
        words = self.words[self.chosen]
        return words if self.is_switch else say("hall-pair", name=self.label, value=words)


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsForm:
    """The settings of one game, as far as they have been chosen."""

    game: AnyGame
    proposal: Proposal

    @classmethod
    def read(cls, game: AnyGame, number: int) -> TermsForm:
        """The form that `number` makes; any number makes one."""
        number, clock = divmod(number, len(CLOCKS))
        options: dict[str, str] = {}
        for option in game.options:
            number, index = divmod(number, len(option.values))
            options[option.name] = _from_default(option)[index]
        return cls(game=game, proposal=proposal_of(game, options, CLOCKS[clock]))

    @classmethod
    def of(cls, game: AnyGame, options: Mapping[str, str], clock: int) -> TermsForm:
        """The form of these terms. Raises OptionError."""
        return cls(game=game, proposal=proposal_of(game, options, clock))

    @property
    def number(self) -> int:
        """All that is chosen; 0: every default. It counts from the last option to the clock."""
        values = complete(self.game.options, self.proposal.options)
        number = 0
        for option in reversed(self.game.options):
            index = _from_default(option).index(values[option.name])
            number = number * len(option.values) + index
        return number * len(CLOCKS) + _clock_index(seconds_of(self.proposal.clock))

    def settings(self, say: Say) -> tuple[Setting, ...]:
        """Every option and the clock, in words."""
        values = complete(self.game.options, self.proposal.options)
        options = (self._option(option, values[option.name], say) for option in self.game.options)
        clock = Setting(
            name=CLOCK,
            label=say("entrance-clock"),
            values=tuple(map(str, CLOCKS)),
            words=tuple(clock_words(clock, say) for clock in CLOCKS),
            chosen=_clock_index(seconds_of(self.proposal.clock)),
        )
        return (*options, clock)

    def plus(self, chosen: Mapping[str, str]) -> TermsForm:
        """The same with other values, by the names of their settings. Raises OptionError."""
        options = {name: value for name, value in chosen.items() if name != CLOCK}
        clock = chosen.get(CLOCK, str(seconds_of(self.proposal.clock)))
        known = {**self.proposal.options, **options}
        seconds = int(clock) if clock in map(str, CLOCKS) else seconds_of(self.proposal.clock)
        return TermsForm(game=self.game, proposal=proposal_of(self.game, known, seconds))

    def overview(
        self, say: Say, ticket: ToTicket, *, seat: Seat | None = None
    ) -> tuple[Group, ...]:
        """Each setting that is for `seat`, as it is.

        A tap changes what has two values, and else shows them all.
        """
        choices = []
        for index, setting in enumerate(self.settings(say)):
            if not setting.is_for(seat):
                continue
            if len(setting.values) == 2:
                other = setting.values[1 - setting.chosen]
                to = ticket(self.plus({setting.name: other}).number, None)
            else:
                to = ticket(self.number, index)
            choices.append(Choice(label=setting.now(say), ticket=to))
        return (Group(key="terms", label=say("entrance-terms"), choices=tuple(choices)),)

    def values(self, index: int, say: Say, ticket: ToTicket) -> tuple[Group, ...]:
        """The values of one setting, the present one marked."""
        setting = self.settings(say)[index]
        choices = tuple(
            Choice(
                label=f"✓ {words}" if number == setting.chosen else words,
                ticket=ticket(self.plus({setting.name: value}).number, None),
            )
            for number, (value, words) in enumerate(zip(setting.values, setting.words, strict=True))
        )
        return (Group(key=setting.name, label=setting.label, choices=choices),)

    def _option(self, option: Option, value: str, say: Say) -> Setting:
        key = f"{self.game.id}-option-{option.name}"
        return Setting(
            name=option.name,
            label=say(key),
            values=tuple(map(str, option.values)),
            words=tuple(say(f"{key}-{value}") for value in option.values),
            chosen=option.values.index(value),
            is_switch=option.is_switch,
            seat=option.seat,
        )


def proposal_of(game: AnyGame, options: Mapping[str, str], clock: int) -> Proposal:
    """Terms to be stored: of the options only those that differ. Raises OptionError."""
    chosen, defaults = complete(game.options, options), complete(game.options, {})
    kept = {name: str(value) for name, value in chosen.items() if value != defaults[name]}
    return Proposal(options=kept, clock=TimeControl.per_decision(clock) if clock > 0 else None)


def seconds_of(control: TimeControl | None) -> int:
    """Seconds a decision; 0: no clock."""
    return control.bank if control else 0


def _from_default(option: Option) -> tuple[str, ...]:
    """An option's values, beginning with the default: it is what 0 stands for."""
    return (option.default, *(value for value in option.values if value != option.default))


def _clock_index(clock: int) -> int:
    return CLOCKS.index(clock) if clock in CLOCKS else 0
