"""Challenges, as they are made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.application import profile
from bot.application.administration import (
    are_kept_friendly,
    check_not_banned,
    place_asked_in,
    place_of_table,
)
from bot.application.challenge_limits import TooManyChallengesError
from bot.application.fitting_levels import ANY_LEVEL, fitting_levels
from bot.application.left_places import note_chat
from bot.application.loaded_table import LoadedTable
from bot.application.model import (
    Ask,
    Person,
    Reply,
    is_solo,
)
from bot.application.place import PlaceSettings, RatedMatches
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, named
from bot.application.table_names import opening_nonce
from bot.commands import blocking, boards, challenge_limits, place_rules
from bot.commands.context import Context
from bot.commands.terms_form import usual_series
from bot.messages import challenge_card
from engines.core.game import counts_cards, has_luck
from engines.core.match_state import Status
from engines.core.options import complete
from engines.core.record import Head, Player, Series
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from storage.base import COMPUTER


class TwoOpponentsError(RefusedError):
    """A person and the computer were both named."""

    def __init__(self) -> None:
        super().__init__("entrance-two-opponents")


class UnknownGameError(RefusedError):
    """There is no such game; `games` are those there are."""

    def __init__(self, games: Iterable[str]) -> None:
        super().__init__("hall-no-such-game", games=[named(f"{game}-name") for game in games])


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What a challenge proposes."""

    game: str
    opponent: Person | None = None  # None: anybody, unless `level` or `study` says otherwise
    level: str = ""  # of the computer player, or ANY_LEVEL
    options: Mapping[str, str] = field(default_factory=dict)
    clock: TimeControl | None = None
    is_rated: bool | None = None  # None: nothing is said
    has_memory: bool = True  # of no account in games that count no cards
    has_hints: bool = False  # of no account in rated matches
    series: Series | None = None  # None: nothing is said
    is_study: bool = False
    partner: str = ""  # what one's second seat is called at a study table
    challenger: Seat = Seat.ONE
    rematch_of: str = ""
    table: str = ""  # the name of the table that it opens; "": one of its own
    # The position that it begins at, and where it is from: as in `Head`.
    start: str = ""
    start_ply: int = 0
    start_of: str = ""
    # By address: the chats where they played the match of which it is the rematch.
    chats: Mapping[str, str] = field(default_factory=dict)


async def challenge(context: Context, ask: Ask, terms: Terms) -> Reply:
    """Open a table with its card, which shows the seal; asked again, say that it is there.

    A lone player, against the computer or on both seats, begins with the card's *Play now*. It is
    shown in the answer if they asked in private, else it stands in the chat like any other.
    """
    settings, say = await context.settings(ask)
    await context.remember(ask, settings)
    try:
        table = await open_table(context, ask, terms)
    except TooManyChallengesError as err:
        return challenge_limits.refusal(context, ask, err, say, is_rematch=bool(terms.rematch_of))
    if table.match.status is not Status.OPEN:  # it was asked for before, and has been answered
        return await boards.hand(context, ask, table.key)
    is_alone = is_solo(table.record.head)
    if is_alone and ask.is_private:
        perspective = context.perspective(ask, await context.load(ask, table.key))
        return Reply(private=challenge_card.card(perspective), table=table.key)
    if is_alone:
        key = "fair-ready" if has_luck(table.game) else "fair-ready-without-luck"
        return Reply(ack=say(key), table=table.key)
    rival_name = (
        terms.opponent.name or say("entrance-somebody") if terms.opponent else say("hall-anybody")
    )
    key = "admin-made-friendly" if await _is_made_friendly(context, terms, table) else ""
    return Reply(ack=say(key or "hall-challenged", name=rival_name), table=table.key)


async def settled(context: Context, ask: Ask, terms: Terms) -> Terms:
    """The terms with the level that fits the asker, where they leave it to Salle."""
    if terms.level != ANY_LEVEL or terms.game not in context.players:
        return terms
    fitting = await fitting_levels(context.store, context.players, [terms.game], ask.me)
    return replace(terms, level=fitting[terms.game])


# Whether the challenge would be rated, if these two might play rated matches there.
async def _is_made_friendly(context: Context, terms: Terms, table: LoadedTable) -> bool:
    if terms.is_rated is False or table.match.proposal.is_rated or not terms.opponent:
        return False
    people = [str(one.address) for one in table.people]
    place = await place_of_table(context.tables, table.key)
    return await are_kept_friendly(context.tables, people, place)


async def open_table(context: Context, ask: Ask, terms: Terms) -> LoadedTable:
    """The table of a challenge, whose card is told to its chat; the one that is there, if the same
    request has opened it before.

    Raises:
        RefusedError, OptionError: it can't be proposed, or too many were made lately.
        BusyError, TooManyChallengesError: see `Tables.open`.
    """
    terms = await settled(context, ask, terms)
    head = head_of(context, ask, terms)
    where = await context.present(ask.where)
    for chat in () if terms.table else dict.fromkeys((where, ask.where)):
        if found := await context.tables.opened(chat, head):
            return found
    place = await place_asked_in(context.tables, replace(ask, where=where))
    await check_not_banned(context.tables, ask.me, place)
    if terms.opponent:
        await blocking.check(context, ask, terms.opponent)
    house = await context.place(ask)
    if terms.rematch_of and house.rated is RatedMatches.NEVER:  # what was agreed on then is past
        head = head.model_copy(update={"is_rated": False})
    await place_rules.check_challenge(context, ask, house, head, is_alone=is_solo(head))
    await context.admit(ask, Kind.CHALLENGE)
    if terms.is_rated is None and not is_solo(head):
        is_rated = await usually_rated(context, ask, terms.opponent, house)
        head = head.model_copy(update={"is_rated": is_rated})
    if head.is_rated and terms.opponent:
        people = (ask.me, str(terms.opponent.address))
        is_rated = not await are_kept_friendly(context.tables, people, place)
        head = head.model_copy(update={"is_rated": is_rated})
    if terms.series is None:
        series = usual_series(context.games[head.game], is_rated=head.is_rated)
        head = head.model_copy(update={"series": series})
    if str(where) not in {player.address for player in head.players if player}:
        await remember_chat(context, replace(ask, where=where))
    return await context.tables.open(
        where,
        head,
        name=terms.table,
        is_shown=is_solo(head) and ask.is_private,
        has_readers=ask.has_readers,
    )


async def usually_rated(
    context: Context, ask: Ask, opponent: Person | None, place: PlaceSettings
) -> bool:
    """Whether the asker's match with a person (None: with anybody) counts where nothing is said.

    It does, unless it is the first one for either; of who takes an open challenge nothing is asked.
    The place may have it otherwise.
    """
    if place.usually_rated is not None:
        return place.usually_rated
    people = [ask.me, *([str(opponent.address)] if opponent else [])]
    return await context.tables.experience.have_all_played(people)


def head_of(context: Context, ask: Ask, terms: Terms) -> Head:
    """What a challenge proposes, for the record; friendly, and one match, where nothing is said.

    Its level is settled.

    Raises RefusedError, OptionError.
    """
    game = context.games.get(terms.game)
    if game is None:
        raise UnknownGameError(context.games)
    levels = context.players[terms.game].levels
    if terms.level and terms.level not in levels:
        raise RefusedError("hall-option-takes", name=named("hall-argument-computer"), known=levels)
    if terms.opponent and terms.level:
        raise TwoOpponentsError
    if terms.is_rated and (terms.level or terms.is_study):
        raise RefusedError("match-refused-rated-alone")
    if terms.opponent and terms.opponent.address == ask.who.address and not terms.is_study:
        raise RefusedError("hall-not-yourself")
    chosen = complete(game.options, terms.options)
    defaults = complete(game.options, {})
    return Head(
        game=game.id,
        rules=game.rules,
        options={name: value for name, value in chosen.items() if value != defaults[name]},
        players=Pair[Player | None](one=None, two=None)
        .put(terms.challenger, player_of(ask.who))
        .put(terms.challenger.other, _rival(terms, ask))
        .map(lambda player: _where_before(terms, player)),
        challenger=terms.challenger,
        nonce=opening_nonce(ask.idempotency_key, ask.nonce),
        created=int(context.now()),
        clock=terms.clock,
        is_study=terms.is_study,
        rematch_of=terms.rematch_of,
        start=terms.start,
        start_ply=terms.start_ply,
        start_of=terms.start_of,
        is_rated=bool(terms.is_rated),
        has_memory=terms.has_memory or not counts_cards(game),
        has_hints=terms.has_hints,
        series=terms.series or Series.NONE,
    )


def _where_before(terms: Terms, player: Player | None) -> Player | None:
    chat = terms.chats.get(player.address, "") if player else ""
    return player.model_copy(update={"chat": chat}) if player and chat else player


def player_of(who: Person) -> Player:
    """Somebody as they sit at a table; without a name, if their platform tells none."""
    return Player(address=str(who.address), name=who.name[:40])


def _rival(terms: Terms, ask: Ask) -> Player | None:
    if terms.is_study:
        return player_of(replace(ask.who, name=terms.partner or ask.who.name))
    if terms.level:
        return Player(address=f"{COMPUTER}:{terms.level}", name=COMPUTER)
    return player_of(terms.opponent) if terms.opponent else None


async def remember_chat(context: Context, ask: Ask) -> None:
    """Keep of a chat what messages and links there need to know: where it belongs, whether it takes
    messages, and its language, which is what the platform says, else the asker's.
    """
    known = await context.store.profile(str(ask.where))
    if ask.community:
        await note_chat(context.tables, ask.where, ask.community)
    locale = ask.chat_locale or known.get(profile.LOCALE, "") or ask.who.locale
    facts = {profile.LOCALE: locale, profile.COMMUNITY: ask.community}
    news = {name: fact for name, fact in facts.items() if fact and fact != known.get(name)}
    if ask.is_guest != profile.is_place_closed(known):
        news[profile.PLACE_CLOSED] = f"{context.now():.3f}" if ask.is_guest else ""
    if news:
        await context.store.update_profile(str(ask.where), news)
