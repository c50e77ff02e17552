"""What somebody is shown of what they look for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.application.model import ButtonStyle, Choice, Group, Post, Prompt
from bot.application.time_controls import PRESETS, usual_clock
from bot.commands.challenge_draft import ChallengeDraft
from bot.commands.challenge_draft import Step as ChallengeStep
from bot.commands.challenges import Terms
from bot.commands.seek_draft import MOST_MATCHES, RatingRange, SeekDraft, Step
from bot.messages.clock_words import clock_name
from bot.messages.term_changes import rating_words
from bot.messages.words import Words
from engines.core.game import AnyGame
from storage.seekers import Seeker

_AROUND: Final = (100, 200, 400)  # points of rating that one button offers

Games = Mapping[str, AnyGame]


def which_game(drafts: Sequence[SeekDraft], say: Words) -> Post:
    """The question for the game; a draft for each."""
    choices = tuple(Choice(label=say(f"{one.game}-name"), ticket=str(one)) for one in drafts)
    group = Group(key="games", label=say("hall-which-game"), choices=choices)
    return Post(prompt=Prompt(lead=say("seek-which-game"), groups=(group,)))


def offers(seekers: Sequence[Seeker], games: Games, say: Words) -> Post:
    """All that somebody looks for, with the buttons to change it and to stop."""
    controls: list[Choice] = []
    for seeker in seekers:
        buttons = _controls(seeker, games, say)
        if len(seekers) > 1:
            game = say(f"{seeker.game}-name")
            labels = (say("hall-pair", name=game, value=one.label) for one in buttons)
            buttons = tuple(replace(one, label=x) for one, x in zip(buttons, labels, strict=True))
        controls += buttons
    lines = tuple(_looking(one, games, say) for one in seekers)
    return Post(lines=lines, prompt=Prompt(controls=tuple(controls)))


def nobody_yet(seeker: Seeker, games: Games, level: str, say: Words, *, fits: str) -> Post:
    """Nobody is there yet; meanwhile the computer is. `fits`: the key of how well, or ""."""
    called = say(f"{seeker.game}-level-{level}")
    terms = Terms(
        game=seeker.game,
        level=level,
        options=seeker.options,
        clock=usual_clock(is_alone=True),
    )
    draft = ChallengeDraft.of(terms, games[seeker.game], step=ChallengeStep.OPEN)
    play = Choice(
        label=say("seek-play-computer", level=called), ticket=str(draft), style=ButtonStyle.GO
    )
    return Post(
        lines=(
            _looking(seeker, games, say),
            say("seek-nobody-yet"),
            *([say(fits, level=called)] if fits else []),
        ),
        prompt=Prompt(controls=(play, *_controls(seeker, games, say))),
    )


def form(draft: SeekDraft, game: AnyGame, say: Words) -> Post:
    """The terms, the ratings and the number of matches, each one tap away."""
    terms = draft.form(game)
    draft = draft.having(game, terms.proposal, says_rating=terms.says_rating)
    groups = (
        _group("clock", say("entrance-clock"), _clocks(draft, game, say), draft),
        _group("rating", say("entrance-rating"), _ratings(draft, game, say), draft),
        _group("range", say("seek-range"), _ranges(draft, say), draft),
        _group("matches", say("seek-matches"), _matches(draft, say), draft),
    )
    begin = Choice(
        label=say("seek-look"), ticket=str(replace(draft, step=Step.LOOK)), style=ButtonStyle.GO
    )
    return Post(
        lines=(say("seek-what", what=_what(draft, game, say)),),
        prompt=Prompt(lead=say("entrance-terms-how"), groups=groups, controls=(begin,)),
    )


def _looking(seeker: Seeker, games: Games, say: Words) -> str:
    game = games[seeker.game]
    return say("seek-looking", what=_what(SeekDraft.of(seeker, game, Step.LOOK), game, say))


def _controls(seeker: Seeker, games: Games, say: Words) -> tuple[Choice, ...]:
    draft = SeekDraft.of(seeker, games[seeker.game], Step.CHANGE)
    stop = SeekDraft(game=seeker.game, step=Step.STOP)
    return (
        Choice(label=say("hall-change"), ticket=str(draft)),
        Choice(label=say("seek-stop"), ticket=str(stop)),
    )


# "Gygès, daily, 1450 to 1800".
def _what(draft: SeekDraft, game: AnyGame, say: Words) -> str:
    terms = draft.form(game)
    options = [
        say(f"{game.id}-option-{name}-{value}") for name, value in terms.proposal.options.items()
    ]
    said = [rating_words(say, is_rated=terms.proposal.is_rated)] if terms.says_rating else []
    return ", ".join(
        (
            say(f"{game.id}-name"),
            *options,
            clock_name(terms.proposal.clock, say),
            *said,
            *([_range(draft.range, say)] if str(draft.range) else []),
            *([say("seek-count", count=draft.wanted)] if draft.wanted > 1 else []),
        )
    )


def _range(ratings: RatingRange, say: Words) -> str:
    if ratings.around is not None:
        return f"±{ratings.around}"
    if ratings.lowest is None or ratings.highest is None:
        return say("seek-any-rating")
    return say("seek-from-to", lowest=str(ratings.lowest), highest=str(ratings.highest))


# The label of each value and the draft that has it.
_Values = list[tuple[str, SeekDraft]]


def _clocks(draft: SeekDraft, game: AnyGame, say: Words) -> _Values:
    now = draft.form(game)
    clocks = list(PRESETS.values())
    if now.proposal.clock not in clocks:
        clocks.append(now.proposal.clock)
    return [
        (
            clock_name(clock, say),
            draft.having(
                game,
                now.proposal.model_copy(update={"clock": clock}),
                says_rating=now.says_rating,
            ),
        )
        for clock in clocks
    ]


def _ratings(draft: SeekDraft, game: AnyGame, say: Words) -> _Values:
    proposal = draft.form(game).proposal
    found = [
        (
            say("seek-as-usual"),
            draft.having(game, proposal.model_copy(update={"is_rated": False}), says_rating=False),
        )
    ]
    for is_rated in (True, False):
        terms = proposal.model_copy(update={"is_rated": is_rated})
        label = rating_words(say, is_rated=is_rated)
        found.append((label, draft.having(game, terms, says_rating=True)))
    return found


def _ranges(draft: SeekDraft, say: Words) -> _Values:
    ranges = [RatingRange(), *(RatingRange(around=around) for around in _AROUND)]
    if draft.range not in ranges:
        ranges.append(draft.range)
    return [(_range(one, say), replace(draft, range=one)) for one in ranges]


def _matches(draft: SeekDraft, say: Words) -> _Values:
    return [
        (say("seek-count", count=count), replace(draft, wanted=count))
        for count in range(1, MOST_MATCHES + 1)
    ]


# A message has no two equal tickets, so that of the value that holds ends with its group.
def _group(key: str, label: str, values: _Values, now: SeekDraft) -> Group:
    choices = tuple(
        Choice(label=f"✓ {words}", ticket=f"{now}:{key}")
        if value == now
        else Choice(label=words, ticket=str(value))
        for words, value in values
    )
    return Group(key=key, label=label, choices=choices)
