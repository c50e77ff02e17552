"""The one door of the command layer: every platform calls these methods and no others.

Whatever goes wrong in a foreseeable way is answered with a clear sentence, for the asker alone;
a bug propagates, and the adapter says that something broke without saying what.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from typing import Concatenate, Final, ParamSpec

import structlog

from bot.application.loaded_table import BusyError, DamagedTableError, NoTableError
from bot.application.model import COMPUTER, Ask, Choice, Reply, TablePage, TableSummary
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import (
    agreements,
    boards,
    card_browser,
    challenges,
    fairness,
    help,
    history,
    move_completion,
    moves,
    preferences,
    preset_answers,
    rules,
    table_list,
    table_page,
)
from bot.commands.challenges import SelfChallengeError, Terms, UnknownGameError
from bot.commands.context import Context, NotPlayingError
from bot.commands.find_table import NoTableHereError, WhichTableError
from bot.commands.preferences import UnknownSettingError
from bot.commands.preset_answers import UnknownPresetAnswerError
from bot.messages.preferences import Preferences
from bot.messages.prompts import ChoiceGoneError
from bot.messages.words import refusal, say_in
from engines.core.game import RuleError
from engines.core.options import OptionError, UnknownOptionError
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

P = ParamSpec("P")
Method = Callable[Concatenate["Hall", Ask, P], Awaitable[Reply]]


def answer_errors(method: Method[P]) -> Method[P]:
    """Answer what can be foreseen with a sentence that says what was wrong and what is right."""

    @wraps(method)
    async def answered(hall: Hall, ask: Ask, /, *args: P.args, **kwargs: P.kwargs) -> Reply:
        try:
            return await method(hall, ask, *args, **kwargs)
        except StoreAwayError:
            # Its settings can't be asked either: only the platform's own word is left.
            words = say_in(hall.context.preferences(ask, {}).language)
            return Reply(ack=words("hall-store-away"), is_error=True, is_away=True)
        except WhichTableError as err:
            say = await hall.context.say(ask)
            return table_list.choice_of_tables(
                hall.context, ask, err.tables, say("hall-which-table")
            )
        except _FORESEEN as err:
            return Reply(ack=await hall._sorry(ask, err), is_error=True)

    return answered


class Hall:
    """Ask in, reply out. Holds nothing but its tools."""

    def __init__(self, context: Context) -> None:
        self.context = context

    # -- taps and moves ------------------------------------------------------------------------
    @answer_errors
    async def tap(self, ask: Ask, ticket: str) -> Reply:
        """Somebody pressed one of our buttons."""
        read = Ticket.parse(ticket)
        return await _TAPS[read.verb](self.context, ask, read)

    @answer_errors
    async def typed(self, ask: Ask, text: str, table: TableKey | None = None) -> Reply:
        """Somebody typed a move."""
        return await moves.typed(self.context, ask, text, table)

    async def complete(
        self, ask: Ask, text: str, table: TableKey | None = None
    ) -> tuple[Choice, ...]:
        """Legal moves that continue what has been typed; nothing if there is no such table."""
        try:
            return await move_completion.suggest(self.context, ask, text, table)
        except (WhichTableError, StoreAwayError):
            return ()
        except _FORESEEN:
            return ()

    # -- challenges ----------------------------------------------------------------------------
    @answer_errors
    async def challenge(self, ask: Ask, terms: Terms) -> Reply:
        """Propose a game to somebody, to anybody, to the computer, or to oneself at a study."""
        return await challenges.challenge(self.context, ask, terms)

    @answer_errors
    async def accept(self, ask: Ask, table: TableKey) -> Reply:
        """Take a challenge, for instance through a link."""
        return await challenges.accept(self.context, ask, table)

    @answer_errors
    async def rematch(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """The same again, sides swapped."""
        return await challenges.rematch(self.context, ask, table)

    # -- looking -------------------------------------------------------------------------------
    @answer_errors
    async def hand(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """The asker's own view of a table."""
        return await boards.hand(self.context, ask, table)

    async def hand_line(self, ask: Ask, table: TableKey) -> str:
        """The asker's hidden things in one line, "" if he has none or the table can't be seen."""
        try:
            return await boards.hand_line(self.context, ask, table)
        except StoreAwayError:
            return ""
        except _FORESEEN:
            return ""

    @answer_errors
    async def board(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """A table as a spectator sees it."""
        return await boards.board(self.context, ask, table)

    @answer_errors
    async def text(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """A table in words."""
        return await boards.text(self.context, ask, table)

    @answer_errors
    async def history(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """A table's log in words."""
        return await history.history(self.context, ask, table)

    @answer_errors
    async def tables(self, ask: Ask) -> Reply:
        """The asker's tables."""
        return await table_list.tables(self.context, ask)

    @answer_errors
    async def rules(self, ask: Ask, game: str, table: TableKey | None = None) -> Reply:
        """A game's rules, by its id or name; from a table, if there is a way back to it.

        Without a name: of the game that is played here, or else it is asked which.
        """
        return await rules.rules(self.context, ask, game, table)

    @answer_errors
    async def card(self, ask: Ask, name: str) -> Reply:
        """A card to look at, with its text; without a name all cards."""
        return await card_browser.named(self.context, ask, name)

    @answer_errors
    async def verify(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """The shuffle, recomputed."""
        return await fairness.verify(self.context, ask, table)

    @answer_errors
    async def export(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """The record as a file."""
        return await fairness.export(self.context, ask, table)

    @answer_errors
    async def help(self, ask: Ask) -> Reply:
        """What Salle is."""
        return await help.help_page(self.context, ask)

    async def lines(self, ask: Ask) -> list[TableSummary]:
        """The asker's tables as data. Raises StoreAwayError."""
        return await table_list.table_summaries(self.context, ask)

    async def visit(self, ask: Ask, table: TableKey, *, after: int = 0) -> TablePage:
        """A table as a page shows it. Raises NoTableError, DamagedTableError, StoreAwayError."""
        return await table_page.load_page(self.context, ask, table, after=after)

    async def preferences(self, ask: Ask) -> Preferences:
        """The asker's taste, for a door that draws its own frame. Raises StoreAwayError."""
        return await preferences.preferences_of(self.context, ask)

    async def is_awake(self) -> bool:
        """Whether the store answers, so that people can play."""
        try:
            await self.context.store.profile(COMPUTER)
        except StoreAwayError:
            return False
        return True

    # -- ends ----------------------------------------------------------------------------------
    @answer_errors
    async def resign(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """Asks once."""
        return await agreements.resign(self.context, ask, table)

    @answer_errors
    async def draw(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """Offer a draw, or take the one on the table."""
        return await agreements.offer(self.context, ask, table)

    @answer_errors
    async def take_back(self, ask: Ask, table: TableKey | None = None) -> Reply:
        """Ask to take one's last move back, or let the other side do so."""
        return await agreements.ask_back(self.context, ask, table)

    # -- answers in advance --------------------------------------------------------------------
    @answer_errors
    async def answers(self, ask: Ask, table: TableKey | None = None, words: str = "") -> Reply:
        """What the asker answers in advance; set by `words`: "deny no"."""
        return await preset_answers.show(self.context, ask, table, words)

    # -- settings ------------------------------------------------------------------------------
    @answer_errors
    async def choose(self, ask: Ask, name: str, value: str) -> Reply:
        """Set one of `preferences.VALUES`."""
        return await preferences.choose(self.context, ask, name, value)

    @answer_errors
    async def choose_for_chat(self, ask: Ask, language: str) -> Reply:
        """Set a chat's language."""
        return await preferences.choose_for_chat(self.context, ask, language)

    @answer_errors
    async def settings(self, ask: Ask) -> Reply:
        """All settings."""
        return await preferences.show(self.context, ask)

    @answer_errors
    async def forget(self, ask: Ask) -> Reply:
        """Forget a person."""
        return await preferences.forget(self.context, ask)

    async def _sorry(self, ask: Ask, err: Exception) -> str:
        say = await self.context.say(ask)
        match err:
            case NotPlayingError(table=table):
                one, two = self.context.perspective(ask, table).names
                return say("hall-not-a-player", one=one, two=two)
            case RuleError():
                return refusal(err, "match", say)
            case UnknownSettingError(values=values):
                return say("hall-no-such-setting", values=", ".join(v for v in values if v))
            case UnknownPresetAnswerError(game=game, windows=windows):
                names = " · ".join(
                    f"{window} ({say(f'{game}-window-{window}')})" for window in windows
                )
                return say("hall-answers-how", example=windows[0], windows=names)
            case UnknownGameError():
                return say("hall-no-such-game", games=", ".join(self.context.games))
            case UnknownOptionError(name=name, known=known):
                short = name[: card_browser.QUOTED_LENGTH]
                return say("hall-no-option", name=short, known=", ".join(known))
            case OptionError(name=name, known=known):
                return say("hall-option-takes", name=name, known=", ".join(known))
            case DamagedTableError():
                log.error("damaged table", why=str(err))
                return say("hall-damaged")
            case _:
                return say(_WORDS[type(err)])


Tapped = Callable[[Context, Ask, Ticket], Awaitable[Reply]]


def _at_table(use: Callable[[Context, Ask, TableKey], Awaitable[Reply]]) -> Tapped:
    """A use case that needs no more of the ticket than its table."""

    async def tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
        return await use(context, ask, ticket.table)

    return tapped


async def _rules_of_table(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    return await rules.rules(context, ask, table.game.id, ticket.table)


_TAPS: Final[Mapping[Verb, Tapped]] = {
    Verb.WALK: moves.walk,
    Verb.SEND: moves.send,
    Verb.WALK_PUBLIC: moves.walk_public,
    Verb.SEND_PUBLIC: moves.send_public,
    Verb.ACCEPT: _at_table(challenges.accept),
    Verb.DECLINE: _at_table(challenges.decline),
    Verb.WITHDRAW: _at_table(challenges.withdraw),
    Verb.CHANGE: challenges.change,
    Verb.HAND: _at_table(boards.hand),
    Verb.TURN: _at_table(boards.hand),
    Verb.BACK_TO_BOARD: _at_table(boards.back_to_board),
    Verb.TEXT: _at_table(boards.text),
    Verb.HISTORY: _at_table(history.history),
    Verb.MORE: _at_table(boards.more),
    Verb.RULES: _rules_of_table,
    Verb.RESIGN: _at_table(agreements.resign),
    Verb.RESIGN_SURELY: agreements.resign_surely,
    Verb.ANSWERS: _at_table(preset_answers.show),
    Verb.ANSWER: preset_answers.choose,
    Verb.CARDS: card_browser.tapped,
    Verb.OFFER_DRAW: _at_table(agreements.offer),
    Verb.ACCEPT_DRAW: agreements.agree,
    Verb.REFUSE_DRAW: agreements.refuse,
    Verb.ASK_TAKEBACK: _at_table(agreements.ask_back),
    Verb.ALLOW_TAKEBACK: agreements.give_back,
    Verb.REFUSE_TAKEBACK: agreements.keep,
    Verb.REMATCH: _at_table(challenges.rematch),
    Verb.ANIMATION: _at_table(history.animation),
    Verb.VERIFY: _at_table(fairness.verify),
    Verb.EXPORT: _at_table(fairness.export),
}

_WORDS: Final[Mapping[type[Exception], str]] = {
    TicketError: "hall-no-button",
    ChoiceGoneError: "hall-moved-on",
    NoTableError: "hall-no-table",
    NoTableHereError: "hall-no-table-here",
    BusyError: "hall-busy",
    SelfChallengeError: "hall-not-yourself",
    card_browser.NoCardsError: "hall-cards-none",
}

_FORESEEN: Final[tuple[type[Exception], ...]] = (
    RuleError,
    OptionError,
    NotPlayingError,
    UnknownSettingError,
    UnknownPresetAnswerError,
    UnknownGameError,
    DamagedTableError,
    *_WORDS,
)
