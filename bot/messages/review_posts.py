"""A finished match at one of its positions: what was done, what it was worth, and the way on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from bot.application.analyses import Analysis, luck_of
from bot.application.model import ButtonStyle, Choice, Picture, Post, Prompt, SheetPicture
from bot.application.tickets import Verb, play_from
from bot.application.walkthrough import Step
from bot.messages import end_plates
from bot.messages.event_sentences import describe_events
from bot.messages.perspective import Perspective
from bot.messages.reasons import reason_sentence
from bot.messages.turning_sheets import luck_shares, turning_alt, turning_sheet
from engines.core.analysis.plies import LuckAndSkill, PlyAnalysis
from engines.core.chance import SeededChance
from engines.core.game import can_begin_anywhere
from engines.core.open_views import open_view
from engines.core.values import View
from renderers.game_text import deed
from renderers.wording import Deed

_ANY_LUCK: Final = bytes(16)  # a move is told without what was drawn after it


@dataclass(frozen=True, kw_only=True)
class Review:
    """A match that its reader goes through."""

    perspective: Perspective
    steps: tuple[Step, ...]
    analysis: Analysis
    admission: tuple[int, ...] = ()  # what the buttons of a reader without a seat hold: a pass

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self.steps) - 1

    def at(self, ply: int) -> Post:
        """The match after so many moves; 0: as it began."""
        step = self.steps[max(0, min(ply, self.last))]
        return self.perspective.post(
            lines=tuple(self.lines(step)),
            picture=self.picture(step),
            sheet=self.sheet(step),
            prompt=Prompt(controls=tuple(self._controls(step.ply))),
        )

    def picture(self, step: Step) -> Picture:
        """The position, with both hands open; at the end the plate of the match."""
        if step.ply < self.last:
            return self.perspective.picture(step.view)
        plate = end_plates.picture_now(self.perspective, step.view)
        if plate.finished is None or self.luck is None:
            return plate
        return replace(plate, finished=replace(plate.finished, luck=luck_shares(self.luck)))

    @property
    def luck(self) -> LuckAndSkill | None:
        """How much of the result was luck, once that is known, in games of cards."""
        return luck_of(self.perspective.table, self.analysis)

    def sheet(self, step: Step) -> SheetPicture | None:
        """The curve of the match, before its first move, once it is known."""
        if step.ply or not self.analysis.is_there:
            return None
        shown, table = self.perspective, self.perspective.table
        sheet = turning_sheet(
            self.analysis.plies,
            title=shown.say(f"{table.game.id}-name"),
            date=f"{datetime.fromtimestamp(table.at, UTC):%Y-%m-%d}",
            names=shown.names,
            coats=shown.coats,
            luck=self.luck,
        )
        style = shown.preferences.render_style(shown.names, table.game.id)
        return SheetPicture(sheet=sheet, style=style, alt=turning_alt(sheet, shown.say))

    def lines(self, step: Step) -> Iterator[str]:
        """Which move it is, what happened, what it was worth."""
        say = self.perspective.say
        key = "review-ply" if step.ply else "review-start" if self.last else "review-nothing"
        yield say(key, ply=step.ply, count=self.last)
        yield from describe_events(
            step.events,
            say,
            self.perspective.names_at(step.before),
            self.perspective.seat,
            is_over=True,
        )
        if self.last and (step.ply == 0 or not self.analysis.is_there):
            yield self.state
        else:
            yield from self.worth(step)

    @property
    def state(self) -> str:
        """How far the analysis is, or what it has found."""
        say, analysis = self.perspective.say, self.analysis
        if analysis.is_there:
            turns = analysis.turning_points
            return say("review-turns", count=len(turns), plies=", ".join(map(str, turns)))
        if not analysis.is_allowed:
            return say("review-series")
        if analysis.is_waiting and analysis.of:
            return say("review-progress", done=analysis.done, of=analysis.of)
        if analysis.is_waiting:
            return say("review-waits")
        return say("review-failed" if analysis.has_failed else "review-not-judged")

    def worth(self, step: Step) -> Iterator[str]:
        """What a move was worth; of a turning point what would have been better, and why."""
        say, found = self.perspective.say, self.analysis.of_ply(step.ply)
        if found is None or not found.is_decision or found.chance is None or found.after is None:
            return
        before, after = _percent(found.chance), _percent(found.after)
        if not found.is_turning_point:
            key = "review-chance-same" if before == after else "review-chance"
            name = self.perspective.names_at(step.before)[found.seat]
            yield say(key, name=name, before=before, after=after)
            return
        move, best = self._words(step, found.move), self._words(step, found.best)
        yield say("review-turn", move=move, best=best, before=before, after=after)
        if reason := self.reason(found):
            yield reason
        if found.open_chance is None or found.open_after is None:
            return
        before, after = _percent(found.open_chance), _percent(found.open_after)
        is_best = found.open_best in (None, found.move)
        best = self._words(step, found.open_best or found.move)
        key = "review-open-best" if is_best else "review-open"
        yield say(key, move=move, best=best, before=before, after=after)

    # A move as a line of the log has it: "forward 2 → 7"; in notation if its game can't tell.
    def _words(self, step: Step, text: str) -> str:
        game, seat, state = self.perspective.table.game, step.seat, step.before.game_state
        move = game.parse(text)
        if seat is None or move not in game.legal_moves(state, seat):
            return text
        after = game.apply(state, seat, move, SeededChance(_ANY_LUCK)).state
        before, made = (self._deed(step, open_view(game, one)) for one in (state, after))
        return made.words if made and made.seat is seat and made != before else text

    def _deed(self, step: Step, view: View) -> Deed | None:
        return deed(view, self.perspective.names_at(step.before), self.perspective.say)

    def reason(self, found: PlyAnalysis) -> str:
        """Why the move of a turning point was worse than the best; "" where nobody can say."""
        game, say = self.perspective.table.game.id, self.perspective.say
        return reason_sentence(game, found.reason, say) if found.reason else ""

    def _controls(self, ply: int) -> Iterator[Choice]:
        # Two buttons that lead to one position are one: platforms refuse a message with both.
        turn = next((one for one in self.analysis.turning_points if one > ply), None)
        ways = {
            0: "review-first",
            ply - 1: "review-back",
            self.last: "review-last",
            ply + 1: "review-next",
            turn: "review-next-turn",
        }
        for to, key in sorted((to, key) for to, key in ways.items() if to is not None):
            if 0 <= to <= self.last and to != ply:
                style = ButtonStyle.GO if to == ply + 1 else ButtonStyle.QUIET
                yield self._to(key, to, style=style)
        if asking := self.asking(ply):
            yield asking
        yield from self._playing_on(ply)
        if self.perspective.seat:
            yield self.perspective.choice("hall-to-board", Verb.HAND)

    # Not from a position in which the game itself has ended.
    def _playing_on(self, ply: int) -> Iterator[Choice]:
        table, say = self.perspective.table, self.perspective.say
        has_ended = ply == self.last and table.game.outcome(table.match.game_state) is not None
        if can_begin_anywhere(table.game) and not has_ended:
            ticket = play_from(table.key, ply, *self.admission)
            yield Choice(label=say("start-play-on"), ticket=ticket)

    def asking(self, ply: int) -> Choice | None:
        """The button that has the moves judged, or says how far that is; None if they are."""
        is_judged = self.analysis.is_there or not self.analysis.is_allowed
        if is_judged or self.last == 0:
            return None
        key = "review-how-far" if self.analysis.is_waiting else "review-judge"
        return self.perspective.choice(key, Verb.JUDGE, ply, *self.admission)

    def _to(self, key: str, ply: int, *, style: ButtonStyle = ButtonStyle.QUIET) -> Choice:
        return self.perspective.choice(key, Verb.GO_THROUGH, ply, *self.admission, style=style)


def _percent(chance: float) -> int:
    return round(100 * chance)
