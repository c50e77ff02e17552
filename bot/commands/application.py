"""Where platforms enter: runs a command for somebody and always has a reply for him.

Adapters name the use case themselves: `app.run(moves.typed, ask, text, table)`. What can be
foreseen to go wrong is answered with a sentence for the asker alone; a bug propagates, and the
adapter says that something broke without saying what.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Concatenate, Final, ParamSpec, TypeVar

import structlog

from bot.application import commits
from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    NoTableError,
    UnknownOutcomeError,
)
from bot.application.model import Ask, Reply
from bot.application.rate_limiter import TooOftenError
from bot.application.readiness import health_of
from bot.application.tickets import Ticket, TicketError, Verb
from bot.application.time_controls import ClockError
from bot.commands import (
    agreements,
    boards,
    breaks,
    card_browser,
    challenge_answers,
    conditional_moves,
    counter_offers,
    entrance,
    fairness,
    flag_choices,
    forgetting,
    game_rules,
    history,
    moves,
    pinned_inbox,
    preferences,
    preset_answers,
    public_keypad,
    quiet,
    rematches,
    secret_entry,
    table_list,
    vacation,
)
from bot.commands.challenge_draft import DRAFT_PREFIX
from bot.commands.challenge_request import RequestError
from bot.commands.challenges import (
    SelfChallengeError,
    TwoOpponentsError,
    UnknownGameError,
    UnknownLevelError,
)
from bot.commands.context import Context, ElsewhereError, NotPlayingError
from bot.commands.find_table import NoTableHereError, WhichTableError
from bot.commands.forgetting import FORGET_PREFIX
from bot.commands.invitations import InvitationError
from bot.commands.preferences import (
    SETTING_PREFIX,
    SettingValueError,
    UnknownSettingError,
    preferences_of,
    value_words,
)
from bot.commands.preset_answers import UnknownPresetAnswerError
from bot.commands.quiet import QUIET_PREFIX
from bot.commands.read_hours import HoursError
from bot.commands.read_vacation import VacationWordsError
from bot.commands.table_list import LIST_PREFIX
from bot.commands.table_of_move import NotAMoveError
from bot.messages.clock_words import clock_refusal
from bot.messages.inbox_post import PIN_PREFIX
from bot.messages.preferences import Preferences
from bot.messages.prompts import ChoiceGoneError
from bot.messages.words import Words, refusal, say_in
from bot.observability import requests
from bot.timing.vacations import VacationError
from engines.core.game import RuleError
from engines.core.options import OptionError, UnknownOptionError
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Command = Callable[Concatenate[Context, Ask, P], Awaitable[Reply]]
Query = Callable[Concatenate[Context, Ask, P], Awaitable[T]]
Tapped = Callable[[Context, Ask, Ticket], Awaitable[Reply]]


class Application:
    """Runs use cases with the tools that they share."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.health = health_of(context.store)

    async def run(self, command: Command[P], ask: Ask, *args: P.args, **kwargs: P.kwargs) -> Reply:
        """The command's reply, or one that says what was wrong and what is right."""
        try:
            with commits.watched() as committed:
                reply = await command(self.context, ask, *args, **kwargs)
            if reply.is_error:
                requests.note("refused")
            return reply
        except StoreAwayError as err:
            requests.note("away")
            return await self._store_away(ask, err, committed)
        except WhichTableError as err:
            say = await self.words(ask)
            return table_list.which_table(self.context, ask, err, say)
        except _FORESEEABLE as err:
            requests.note("refused")
            return Reply(ack=await self._error_words(ask, err), is_error=True)

    async def tap(self, ask: Ask, ticket: str) -> Reply:
        """Run what the ticket of a button names."""
        return await self.run(_run_ticket, ask.by_button(), ticket)

    async def query(
        self, query: Query[P, T], default: T, ask: Ask, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query finds; `default` where a command would reply with an error."""
        try:
            return await query(self.context, ask, *args, **kwargs)
        except _FORESEEABLE:
            return default

    async def preferences(self, ask: Ask) -> Preferences:
        """The asker's; while they can't be loaded the defaults, in the platform's language."""
        try:
            return await preferences_of(self.context, ask)
        except StoreAwayError:
            return self.context.preferences(ask, {})

    async def words(self, ask: Ask) -> Words:
        """Words in the asker's language; see `preferences`."""
        return say_in((await self.preferences(ask)).language)

    async def _store_away(
        self, ask: Ask, err: StoreAwayError, committed: Sequence[TableKey]
    ) -> Reply:
        """What can be said of what was asked for: done, perhaps done, or not."""
        say = await self.words(ask)
        if committed:
            return Reply(ack=say("away-done"), table=committed[-1])
        key = "away-unknown" if isinstance(err, UnknownOutcomeError) else "hall-store-away"
        return Reply(ack=say(key), is_error=True, is_away=True)

    async def _error_words(self, ask: Ask, err: Exception) -> str:
        say = await self.words(ask)
        match err:
            case NotPlayingError(table=table):
                one, two = self.context.perspective(ask, table).names
                return say("hall-not-a-player", one=one, two=two)
            case RuleError():
                return refusal(err, "match", say)
            case UnknownSettingError(values=values):
                return say("hall-no-such-setting", values=", ".join(v for v in values if v))
            case NotAMoveError(text=text, examples=examples):
                shown = [f"{move} ({say(f'{game}-name')})" for game, move in examples.items()]
                short = text[: card_browser.QUOTED_LENGTH]
                return say("hall-no-move-here", text=short, examples=" · ".join(shown))
            case SettingValueError(name=name, values=values):
                known = ", ".join(value_words(name, value, say) for value in values)
                return say("entrance-setting-takes", name=say(f"hall-set-{name}"), values=known)
            case UnknownPresetAnswerError(game=game, windows=windows):
                names = " · ".join(
                    f"{window} ({say(f'{game}-window-{window}')})" for window in windows
                )
                return say("hall-answers-how", example=windows[0], windows=names)
            case UnknownGameError():
                return say("hall-no-such-game", games=", ".join(self.context.games))
            case OptionError() | ClockError():
                return _terms_words(err, say)
            case HoursError() | TooOftenError():
                return _figured_words(err, say)
            case VacationError() | VacationWordsError():
                return vacation.refusal(err, self.context.now(), say)
            case DamagedTableError():
                log.error("damaged table", why=str(err))
                return say("hall-damaged")
            case _:
                return say(_WORDS[type(err)])


def _terms_words(err: OptionError | ClockError, say: Words) -> str:
    """Which word of a challenge was wrong, and what may stand there."""
    match err:
        case ClockError():
            return clock_refusal(err, say)
        case RequestError(name="", word=word, known=()):
            return say("hall-not-understood", word=word[: card_browser.QUOTED_LENGTH])
        case (
            RequestError(name="", word=name, known=known)
            | UnknownOptionError(name=name, known=known)
        ):
            short = name.partition("=")[0][: card_browser.QUOTED_LENGTH]
            return say("hall-no-option", name=short, known=", ".join(known))
        case UnknownLevelError(known=known):
            name = say("hall-argument-computer")
            return say("hall-option-takes", name=name, known=", ".join(known))
        case _:
            return say("hall-option-takes", name=err.name, known=", ".join(err.known))


def _figured_words(err: HoursError | TooOftenError, say: Words) -> str:
    """Refusals that are told by a code of theirs, with figures."""
    if isinstance(err, TooOftenError):
        return say(f"limit-often-{err.kind}", seconds=math.ceil(err.seconds))
    return say(f"calendar-refused-{err.code}", **err.facts)


async def _run_ticket(context: Context, ask: Ask, text: str) -> Reply:
    if menu := _MENUS.get(text.partition(":")[0]):
        return await menu(context, ask, text)
    ticket = Ticket.parse(text)
    reply = await _COMMANDS[ticket.verb](context, ask, ticket)
    shown = reply.private.table if reply.private else None
    is_apart = reply.is_apart or shown not in (None, ticket.table)
    return replace(reply, is_apart=is_apart)


def _at_table(use: Callable[[Context, Ask, TableKey], Awaitable[Reply]]) -> Tapped:
    """A use case that needs no more of the ticket than its table."""

    async def tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
        return await use(context, ask, ticket.table)

    return tapped


_MENUS: Final[Mapping[str, Callable[[Context, Ask, str], Awaitable[Reply]]]] = {
    LIST_PREFIX: table_list.leafed,
    DRAFT_PREFIX: entrance.tapped,
    SETTING_PREFIX: preferences.tapped,
    FORGET_PREFIX: forgetting.tapped,
    QUIET_PREFIX: quiet.tapped,
    PIN_PREFIX: pinned_inbox.tapped,
}
"""What begins the data of buttons that are about no table."""

_COMMANDS: Final[Mapping[Verb, Tapped]] = {
    Verb.WALK: moves.walk,
    Verb.SEND: moves.send,
    Verb.WALK_PUBLIC: public_keypad.walk,
    Verb.SEND_PUBLIC: public_keypad.send,
    Verb.KEY: secret_entry.press_key,
    Verb.ACCEPT: challenge_answers.accept_tapped,
    Verb.BEGIN: challenge_answers.begin,
    Verb.DECLINE: _at_table(challenge_answers.decline),
    Verb.WITHDRAW: _at_table(challenge_answers.withdraw),
    Verb.CHANGE: counter_offers.change,
    Verb.PROPOSE: counter_offers.propose,
    Verb.HAND: _at_table(boards.hand),
    Verb.TURN: _at_table(boards.hand),
    Verb.BACK_TO_BOARD: _at_table(boards.back_to_board),
    Verb.BOARD: _at_table(boards.board),
    Verb.TEXT: _at_table(boards.text),
    Verb.HISTORY: _at_table(history.history),
    Verb.MORE: _at_table(boards.more),
    Verb.RULES: game_rules.tapped,
    Verb.RESIGN: _at_table(agreements.resign),
    Verb.RESIGN_SURELY: agreements.resign_surely,
    Verb.PLAY_ON: agreements.play_on,
    Verb.ANSWERS: preset_answers.tapped,
    Verb.ANSWER: preset_answers.choose,
    Verb.PREPARED: conditional_moves.tapped,
    Verb.PREPARE: conditional_moves.begin,
    Verb.PREPARE_STEP: conditional_moves.step,
    Verb.WITHDRAW_PREPARED: conditional_moves.withdraw,
    Verb.CARDS: card_browser.tapped,
    Verb.OFFER_DRAW: _at_table(agreements.offer_draw),
    Verb.ACCEPT_DRAW: agreements.accept_draw,
    Verb.REFUSE_DRAW: agreements.refuse_draw,
    Verb.ASK_TAKEBACK: _at_table(agreements.ask_takeback),
    Verb.ALLOW_TAKEBACK: agreements.allow_takeback,
    Verb.REFUSE_TAKEBACK: agreements.refuse_takeback,
    Verb.PAUSE: breaks.pause_tapped,
    Verb.ADJOURN: breaks.adjourn_tapped,
    Verb.RESUME: breaks.resume_tapped,
    Verb.GRANT: breaks.grant,
    Verb.REFUSE: breaks.refuse,
    Verb.GIVE_DAY: breaks.give_day_tapped,
    Verb.GIVE_DAY_SURELY: breaks.give_day_surely,
    Verb.CLAIM: flag_choices.claim,
    Verb.CLAIM_SURELY: flag_choices.claim_surely,
    Verb.LET_SALLE: flag_choices.let_salle,
    Verb.LET_SALLE_SURELY: flag_choices.let_salle_surely,
    Verb.OPEN: pinned_inbox.open_table,
    Verb.NEXT_TABLE: table_list.next_table,
    Verb.REMATCH: _at_table(rematches.rematch),
    Verb.ANIMATION: _at_table(history.animation),
    Verb.MISSED: history.missed_moves,
    Verb.VERIFY: _at_table(fairness.verify),
    Verb.EXPORT: _at_table(fairness.export),
}

_WORDS: Final[Mapping[type[Exception], str]] = {
    TicketError: "hall-no-button",
    ElsewhereError: "fair-elsewhere",
    InvitationError: "inline-no-invitation",
    ChoiceGoneError: "hall-moved-on",
    NoTableError: "hall-no-table",
    NoTableHereError: "hall-no-table-here",
    BusyError: "hall-busy",
    SelfChallengeError: "hall-not-yourself",
    TwoOpponentsError: "entrance-two-opponents",
    card_browser.NoCardsError: "hall-cards-none",
}

_FORESEEABLE: Final[tuple[type[Exception], ...]] = (
    StoreAwayError,
    WhichTableError,
    RuleError,
    ClockError,
    OptionError,
    NotPlayingError,
    NotAMoveError,
    UnknownSettingError,
    SettingValueError,
    UnknownPresetAnswerError,
    UnknownGameError,
    DamagedTableError,
    TooOftenError,
    HoursError,
    VacationError,
    VacationWordsError,
    *_WORDS,
)
