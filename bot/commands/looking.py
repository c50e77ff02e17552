"""Looking: hand, board, text, history, tables, rules, verification, export, help."""

from __future__ import annotations

import json
from importlib import import_module

from bot.application.model import (
    Ask,
    Choice,
    HistoryItem,
    Picture,
    Post,
    Prompt,
    Reply,
    TablePage,
    TableSummary,
)
from bot.application.tables import LoadedTable
from bot.application.tickets import Ticket, Verb
from bot.commands import card_browser
from bot.commands.challenges import UnknownGameError
from bot.commands.context import Context, NoTableHereError, WhichTableError
from bot.messages import challenge_card, posts
from bot.messages.perspective import Perspective
from bot.messages.words import describe_events, event_facts, when
from engines.core.chance import commitment
from engines.core.match import advance, seed_of
from engines.core.match_state import MatchState, Status, open_challenge
from engines.core.record import Record
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.game_text import ALT_LIMIT, text_of
from renderers.wording import Say
from storage.base import TableKey


async def hand(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The asker's own view as it is now, with his buttons; a spectator's for anybody else."""
    table = await context.find(ask, key)
    perspective = context.perspective(ask, table)
    if table.match.status in (Status.OPEN, Status.CLOSED):
        return Reply(private=challenge_card.card(perspective), table=table.key)
    if perspective.seat is None:
        one, two = perspective.names
        ack = perspective.say("hall-not-a-player", one=one, two=two)
        return Reply(ack=ack, private=posts.board(perspective, keyboard=False), table=table.key)
    return Reply(private=posts.turn(perspective), table=table.key)


async def hand_line(context: Context, ask: Ask, key: TableKey) -> str:
    """The asker's hidden things in one line, for a callback alert; "" if he has none."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    if perspective.seat is None or table.match.state is None:
        return ""
    return text_of(perspective.view).hand(perspective.view, perspective.say)


async def board(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The board as a spectator sees it, for the asker alone.

    At home it is the player's own: else it would take the place of his buttons there.
    """
    table = await context.find(ask, key)
    if ask.is_home and table.seat_of(ask.me) and table.match.state is not None:
        return Reply(private=posts.turn(context.perspective(ask, table)), table=table.key)
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    if table.match.state is None:
        return Reply(private=challenge_card.card(perspective), table=table.key)
    return Reply(private=posts.board(perspective, keyboard=False), table=table.key)


async def back_to_board(context: Context, ask: Ask, key: TableKey) -> Reply:
    """What a public message of this table should show now."""
    table = await context.load(ask, key)
    perspective = await context.public_perspective(table)
    post = (
        challenge_card.card(perspective) if table.match.state is None else posts.board(perspective)
    )
    return Reply(public=post, table=key)


async def text(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The whole board in words, with the asker's own hand."""
    table = await context.find(ask, key)
    perspective = context.perspective(ask, table)
    if table.match.state is None:
        return Reply(private=challenge_card.card(perspective), table=table.key)
    words = text_of(perspective.view).board(perspective.view, perspective.names, perspective.say)
    return Reply(private=perspective.post(text=words, prompt=_back(perspective)), table=table.key)


async def history(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The log in words, as far as the asker may know it: after the end, everything."""
    table = await context.find(ask, key)
    perspective = context.perspective(ask, table)
    is_over = table.match.status is Status.OVER
    rows: list[str] = []
    acts = zip(table.record.log, table.match_states[1:], strict=True)
    for number, (entry, match) in enumerate(acts, start=1):
        moment = when(entry.at, context.now(), perspective.say)
        for line in describe_events(
            match.events, perspective.say, perspective.names, perspective.seat, is_over=is_over
        ):
            rows.append(f"{number:>3}  {line}  ({moment})")
    return Reply(
        private=perspective.post(
            text="\n".join(rows) or perspective.say("hall-nothing-yet"), prompt=_back(perspective)
        ),
        table=table.key,
    )


async def more(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The rare things of a table; the final ones come last."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    say, ticket = perspective.say, perspective.ticket()
    rows = [
        (Verb.TEXT, "hall-board-as-text"),
        (Verb.HISTORY, "hall-history"),
        (Verb.RULES, "hall-rules"),
    ]
    if perspective.seat and table.match.status is Status.PLAYING:
        back = (
            [(Verb.ASK_TAKEBACK, "hall-ask-back")] if may_ask_back(table, perspective.seat) else []
        )
        draw = [(Verb.OFFER_DRAW, "hall-offer-draw")] if may_offer(table, perspective.seat) else []
        rows += [*back, *draw, (Verb.RESIGN, "hall-resign")]
    controls = tuple(Choice(label=say(key), ticket=ticket.to(verb)) for verb, key in rows)
    lines = (" · ".join(challenge_card.agreed(perspective)), say("hall-help-settings"))
    prompt = Prompt(controls=(*controls, *_back(perspective).controls))
    return Reply(private=perspective.post(lines=lines, prompt=prompt), table=table.key)


def may_offer(table: LoadedTable, seat: Seat) -> bool:
    """Whether this seat may offer a draw now."""
    match = table.match
    return (
        match.status is Status.PLAYING
        and not match.draw_offered_by
        and seat not in match.refused_draws
    )


def may_ask_back(table: LoadedTable, seat: Seat) -> bool:
    """Whether this seat has a move that it could take back, if the other side agrees."""
    match = table.match
    if (
        match.status is not Status.PLAYING
        or match.takeback_asked_by
        or match.state_before_move[seat] is None
    ):
        return False
    view: View = table.game.view(match.game_state, seat)
    return not view.has_secrets


async def rules(context: Context, ask: Ask, name: str, table: TableKey | None = None) -> Reply:
    """The rules of a game in words and small pictures. Raises UnknownGameError."""
    settings = await context.store.profile(ask.me)
    preferences = context.preferences(ask, settings)
    say = await context.say(ask)
    game = _game_called(context, name, say) if name else await _game_here(context, ask)
    if not game:
        names = " · ".join(say(f"{id_}-name") for id_ in context.games)
        return Reply(ack=f"{say('hall-which-game')} {names}")
    lessons = import_module(f"renderers.{game}.lessons").LESSONS
    look = preferences.look(Pair(one=say("hall-you-first"), two=say("hall-you-second")))
    lines = tuple(
        say(
            "hall-pair",
            name=say(f"{game}-rules-{lesson.key}.title"),
            value=say(f"{game}-rules-{lesson.key}"),
        )
        for lesson in lessons
    )
    pictures = tuple(
        Picture(view=lesson.view, look=look, alt=say(f"{game}-rules-{lesson.key}")[:ALT_LIMIT])
        for lesson in lessons
    )
    title = say("hall-rules-of", game=say(f"{game}-name"))
    prompt = Prompt(controls=card_browser.control(game, say, table))
    return Reply(
        private=Post(title=title, lines=lines, pictures=pictures, prompt=prompt, table=table),
        table=table,
    )


async def verify(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """After the end: the seed, and whether it made every card; how to check it oneself."""
    table = await context.find(ask, key, wanted=Status.OVER)
    perspective = context.perspective(ask, table)
    if table.match.status is not Status.OVER:
        return Reply(ack=perspective.say("hall-verify-later"), is_error=True, table=table.key)
    server_seed = context.tables.server_seed(table.record.head, table.key)
    is_true = is_honest(table, server_seed)
    seed = seed_of(table.record, server_seed)
    rows = [
        perspective.say(
            "hall-verified" if is_true else "hall-not-verified", draws=table.record.draws
        ),
        perspective.say("hall-verify-how"),
    ]
    nonces = [table.record.head.nonce, *(e.joining.nonce for e in table.record.log if e.joining)]
    sums = [
        f"server_seed = {server_seed.hex()}",
        f"sha256(server_seed) = {commitment(server_seed)}",
        f"nonces = {json.dumps(nonces)}",
        f"seed = {seed.hex()}",
        f"draws = {[draw for entry in table.record.log for draw in entry.draws]}",
    ]
    return Reply(
        private=perspective.post(
            lines=tuple(rows), text="\n".join(sums), prompt=_back(perspective)
        ),
        table=table.key,
    )


def is_honest(table: LoadedTable, server_seed: bytes) -> bool:
    """Whether the seal holds, and the seed makes every recorded draw again."""
    record = Record(head=table.record.head)
    if commitment(server_seed) != record.head.commitment:
        return False
    match = open_challenge(record)
    for entry in table.record.log:
        blank = entry.model_copy(update={"draws": ()})
        record, match = advance(table.game, record, match, blank, server_seed)
    return record.log == table.record.log


async def export(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """After the end: the whole record as JSON, a file that anybody can read and check."""
    table = await context.find(ask, key, wanted=Status.OVER)
    perspective = context.perspective(ask, table)
    if table.match.status is not Status.OVER:
        return Reply(ack=perspective.say("hall-export-later"), is_error=True, table=table.key)
    server_seed = context.tables.server_seed(table.record.head, table.key)
    whole = {
        "salle": 1,
        "table": str(table.key),
        **table.record.model_dump(mode="json"),
        "server_seed": server_seed.hex(),
    }
    body = json.dumps(whole, ensure_ascii=False, indent=1).encode()
    name = f"salle-{table.game.id}-{table.key.table}.json"
    return Reply(private=perspective.post(file=(name, body)), table=table.key)


async def replay(context: Context, ask: Ask, key: TableKey) -> Reply:
    """Every public position of a match that is over, to be shown one after the other."""
    table = await context.load(ask, key)
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    if table.match.status is not Status.OVER:
        return Reply(ack=perspective.say("hall-replay-later"), is_error=True, table=key)
    views = dict.fromkeys(perspective.view_of(match) for match in table.match_states if match.state)
    film = tuple(perspective.picture(view) for view in views)
    return Reply(private=perspective.post(film=film, prompt=_back(perspective)), table=key)


async def tables(context: Context, ask: Ask) -> Reply:
    """The asker's tables, the most urgent first."""
    say = await context.say(ask)
    tables = await context.tables_of(ask.me, asker=ask.me)
    if not tables:
        return Reply(private=Post(lines=(say("hall-no-tables"),)))
    return context.list_reply(ask, tables, say("hall-your-tables"))


async def lines(context: Context, ask: Ask) -> list[TableSummary]:
    """The same as data, in no order."""
    return [context.line(ask, table) for table in await context.tables_of(ask.me, asker=ask.me)]


async def visit(context: Context, ask: Ask, key: TableKey, *, after: int = 0) -> TablePage:
    """Everything about a table that the asker may see; of its story what follows `after`."""
    table = await context.load(ask, key)
    public = context.perspective(ask, table)
    players = table.match.players
    mine = tuple(s for s in Seat if (p := players[s]) and p.address == ask.me)
    perspectives = [
        Perspective(table=table, preferences=public.preferences, seat=seat)
        for seat in mine or (None,)
    ]
    return TablePage(
        game=table.game.id,
        title=public.title,
        version=table.version,
        status=table.match.status.value,
        names=public.names,
        mine=mine,
        sides=tuple(_side(perspective) for perspective in perspectives),
        feed=tuple(_feed(context, ask, table, after=after)),
        may_ask_back=any(may_ask_back(table, seat) for seat in mine),
    )


def _side(perspective: Perspective) -> Post:
    if perspective.table.match.state is None:
        return challenge_card.card(perspective)
    return posts.turn(perspective) if perspective.seat else posts.board(perspective, keyboard=False)


def _feed(context: Context, ask: Ask, table: LoadedTable, *, after: int) -> list[HistoryItem]:
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    matches = table.match_states[1:]  # without the challenge itself
    return [
        _item(perspective, number, entry.at, match)
        for number, (entry, match) in enumerate(
            zip(table.record.log, matches, strict=True), start=1
        )
        if number > after
    ]


def _game_called(context: Context, name: str, say: Say) -> str:
    wished = _squeezed(name)
    for id_ in context.games:
        if wished in (_squeezed(id_), _squeezed(say(f"{id_}-name"))):
            return id_
    raise UnknownGameError(name)


def _squeezed(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


async def _game_here(context: Context, ask: Ask) -> str:
    """What somebody plays in this place, if that is one table; "" else."""
    try:
        return (await context.find(ask, None)).game.id
    except (NoTableHereError, WhichTableError):
        return ""


def _item(perspective: Perspective, version: int, at: float, match: MatchState) -> HistoryItem:
    """One act; what begins a section is said as its heading, and not a second time."""
    say, names = perspective.say, perspective.names
    begins = [event for event in match.events if f"{event.key}.heading" in say]
    heading = " ".join(
        say(f"{event.key}.heading", **event_facts(event, names, None, say)) for event in begins
    )
    lines = perspective.narrate(event for event in match.events if event not in begins)
    if match.state is None:
        return HistoryItem(version=version, at=at, lines=lines, heading=heading)
    view = perspective.view_of(match)
    is_playing = match.status is Status.PLAYING
    return HistoryItem(
        version=version,
        at=at,
        lines=lines,
        summary=text_of(view).summary(view, names, say) if is_playing else "",
        heading=heading,
        picture=perspective.picture(view),
    )


async def help_(context: Context, ask: Ask) -> Reply:
    """What Salle is, and the commands."""
    say = await context.say(ask)
    rows = tuple(say(f"hall-help-{part}") for part in ("what", "start", "play", "fair", "private"))
    return Reply(private=Post(title=say("hall-name"), lines=rows))


def _back(perspective: Perspective) -> Prompt:
    ticket: Ticket = perspective.ticket()
    return Prompt(
        controls=(Choice(label=perspective.say("hall-to-board"), ticket=ticket.to(Verb.HAND)),)
    )
