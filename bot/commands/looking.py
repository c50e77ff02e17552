"""Looking: hand, board, text, history, tables, rules, verification, export, help."""

from __future__ import annotations

import json
from importlib import import_module

from bot.application.model import (
    Ask,
    Choice,
    FeedItem,
    Picture,
    Post,
    Prompt,
    Reply,
    TableLine,
    Visit,
)
from bot.application.tables import Seen
from bot.application.tickets import Ticket, Verb
from bot.commands import card_browser
from bot.commands.challenges import UnknownGameError
from bot.commands.context import Context, NoTableHereError, WhichTableError
from bot.messages import challenge_card, posts
from bot.messages.perspective import Desk
from bot.messages.words import event_facts, tell, when
from engines.core.chance import commitment
from engines.core.match import Position, Status, advance, opening, seed_of
from engines.core.record import Record
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.game_text import ALT_LIMIT, text_of
from renderers.wording import Say
from storage.base import TableKey


async def hand(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The asker's own view as it is now, with his buttons; a spectator's for anybody else."""
    seen = await context.find(ask, key)
    desk = context.desk(ask, seen)
    if seen.here.status in (Status.OPEN, Status.CLOSED):
        return Reply(private=challenge_card.card(desk), table=seen.key)
    if desk.seat is None:
        one, two = desk.names
        ack = desk.say("hall-not-a-player", one=one, two=two)
        return Reply(ack=ack, private=posts.board(desk, keyboard=False), table=seen.key)
    return Reply(private=posts.turn(desk), table=seen.key)


async def hand_line(context: Context, ask: Ask, key: TableKey) -> str:
    """The asker's hidden things in one line, for a callback alert; "" if he has none."""
    seen = await context.see(ask, key)
    desk = context.desk(ask, seen)
    if desk.seat is None or seen.here.state is None:
        return ""
    return text_of(desk.view).hand(desk.view, desk.say)


async def board(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The board as a spectator sees it, for the asker alone.

    At home it is the player's own: else it would take the place of his buttons there.
    """
    seen = await context.find(ask, key)
    if ask.is_home and seen.seat_of(ask.me) and seen.here.state is not None:
        return Reply(private=posts.turn(context.desk(ask, seen)), table=seen.key)
    desk = Desk(seen=seen, taste=context.taste(ask, seen.settings))
    if seen.here.state is None:
        return Reply(private=challenge_card.card(desk), table=seen.key)
    return Reply(private=posts.board(desk, keyboard=False), table=seen.key)


async def back_to_board(context: Context, ask: Ask, key: TableKey) -> Reply:
    """What a public message of this table should show now."""
    seen = await context.see(ask, key)
    desk = await context.public_desk(seen)
    post = challenge_card.card(desk) if seen.here.state is None else posts.board(desk)
    return Reply(public=post, table=key)


async def text(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The whole board in words, with the asker's own hand."""
    seen = await context.find(ask, key)
    desk = context.desk(ask, seen)
    if seen.here.state is None:
        return Reply(private=challenge_card.card(desk), table=seen.key)
    words = text_of(desk.view).board(desk.view, desk.names, desk.say)
    return Reply(private=desk.post(text=words, prompt=_back(desk)), table=seen.key)


async def history(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The log in words, as far as the asker may know it: after the end, everything."""
    seen = await context.find(ask, key)
    desk = context.desk(ask, seen)
    is_over = seen.here.status is Status.OVER
    rows: list[str] = []
    acts = zip(seen.record.log, seen.story[1:], strict=True)
    for number, (entry, here) in enumerate(acts, start=1):
        moment = when(entry.at, context.now(), desk.say)
        for line in tell(here.events, desk.say, desk.names, desk.seat, is_over=is_over):
            rows.append(f"{number:>3}  {line}  ({moment})")
    return Reply(
        private=desk.post(text="\n".join(rows) or desk.say("hall-nothing-yet"), prompt=_back(desk)),
        table=seen.key,
    )


async def more(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The rare things of a table; the final ones come last."""
    seen = await context.see(ask, key)
    desk = context.desk(ask, seen)
    say, ticket = desk.say, desk.ticket()
    rows = [
        (Verb.TEXT, "hall-board-as-text"),
        (Verb.HISTORY, "hall-history"),
        (Verb.RULES, "hall-rules"),
    ]
    if desk.seat and seen.here.status is Status.PLAYING:
        back = [(Verb.ASK_BACK, "hall-ask-back")] if may_ask_back(seen, desk.seat) else []
        draw = [(Verb.OFFER, "hall-offer-draw")] if may_offer(seen, desk.seat) else []
        rows += [*back, *draw, (Verb.RESIGN, "hall-resign")]
    controls = tuple(Choice(label=say(key), ticket=ticket.to(verb)) for verb, key in rows)
    lines = (" · ".join(challenge_card.agreed(desk)), say("hall-help-settings"))
    prompt = Prompt(controls=(*controls, *_back(desk).controls))
    return Reply(private=desk.post(lines=lines, prompt=prompt), table=seen.key)


def may_offer(seen: Seen, seat: Seat) -> bool:
    """Whether this seat may offer a draw now."""
    here = seen.here
    return here.status is Status.PLAYING and not here.offer and seat not in here.refused


def may_ask_back(seen: Seen, seat: Seat) -> bool:
    """Whether this seat has a move that it could take back, if the other side agrees."""
    here = seen.here
    if here.status is not Status.PLAYING or here.asks_back or here.before[seat] is None:
        return False
    view: View = seen.game.view(here.position, seat)
    return not view.has_secrets


async def rules(context: Context, ask: Ask, name: str, table: TableKey | None = None) -> Reply:
    """The rules of a game in words and small pictures. Raises UnknownGameError."""
    settings = await context.store.settings(ask.me)
    taste = context.taste(ask, settings)
    say = await context.say(ask)
    game = _game_called(context, name, say) if name else await _game_here(context, ask)
    if not game:
        names = " · ".join(say(f"{id_}-name") for id_ in context.games)
        return Reply(ack=f"{say('hall-which-game')} {names}")
    lessons = import_module(f"renderers.{game}.lessons").LESSONS
    look = taste.look(Pair(one=say("hall-you-first"), two=say("hall-you-second")))
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
    seen = await context.find(ask, key, wanted=Status.OVER)
    desk = context.desk(ask, seen)
    if seen.here.status is not Status.OVER:
        return Reply(ack=desk.say("hall-verify-later"), is_error=True, table=seen.key)
    server_seed = context.tables.server_seed(seen.record.head, seen.key)
    is_true = is_honest(seen, server_seed)
    seed = seed_of(seen.record, server_seed)
    rows = [
        desk.say("hall-verified" if is_true else "hall-not-verified", draws=seen.record.draws),
        desk.say("hall-verify-how"),
    ]
    nonces = [seen.record.head.nonce, *(e.joining.nonce for e in seen.record.log if e.joining)]
    sums = [
        f"server_seed = {server_seed.hex()}",
        f"sha256(server_seed) = {commitment(server_seed)}",
        f"nonces = {json.dumps(nonces)}",
        f"seed = {seed.hex()}",
        f"draws = {[draw for entry in seen.record.log for draw in entry.draws]}",
    ]
    return Reply(
        private=desk.post(lines=tuple(rows), text="\n".join(sums), prompt=_back(desk)),
        table=seen.key,
    )


def is_honest(seen: Seen, server_seed: bytes) -> bool:
    """Whether the seal holds, and the seed makes every recorded draw again."""
    record = Record(head=seen.record.head)
    if commitment(server_seed) != record.head.commitment:
        return False
    here = opening(record)
    for entry in seen.record.log:
        blank = entry.model_copy(update={"draws": ()})
        record, here = advance(seen.game, record, here, blank, server_seed)
    return record.log == seen.record.log


async def export(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """After the end: the whole record as JSON, a file that anybody can read and check."""
    seen = await context.find(ask, key, wanted=Status.OVER)
    desk = context.desk(ask, seen)
    if seen.here.status is not Status.OVER:
        return Reply(ack=desk.say("hall-export-later"), is_error=True, table=seen.key)
    server_seed = context.tables.server_seed(seen.record.head, seen.key)
    whole = {
        "salle": 1,
        "table": str(seen.key),
        **seen.record.model_dump(mode="json"),
        "server_seed": server_seed.hex(),
    }
    body = json.dumps(whole, ensure_ascii=False, indent=1).encode()
    name = f"salle-{seen.game.id}-{seen.key.table}.json"
    return Reply(private=desk.post(file=(name, body)), table=seen.key)


async def replay(context: Context, ask: Ask, key: TableKey) -> Reply:
    """Every public position of a match that is over, to be shown one after the other."""
    seen = await context.see(ask, key)
    desk = Desk(seen=seen, taste=context.taste(ask, seen.settings))
    if seen.here.status is not Status.OVER:
        return Reply(ack=desk.say("hall-replay-later"), is_error=True, table=key)
    views = dict.fromkeys(desk.view_of(here) for here in seen.story if here.state)
    film = tuple(desk.picture(view) for view in views)
    return Reply(private=desk.post(film=film, prompt=_back(desk)), table=key)


async def tables(context: Context, ask: Ask) -> Reply:
    """The asker's tables, the most urgent first."""
    say = await context.say(ask)
    seens = await context.seen_of(ask.me, asker=ask.me)
    if not seens:
        return Reply(private=Post(lines=(say("hall-no-tables"),)))
    return context.list_reply(ask, seens, say("hall-your-tables"))


async def lines(context: Context, ask: Ask) -> list[TableLine]:
    """The same as data, in no order."""
    return [context.line(ask, seen) for seen in await context.seen_of(ask.me, asker=ask.me)]


async def visit(context: Context, ask: Ask, key: TableKey, *, after: int = 0) -> Visit:
    """Everything about a table that the asker may see; of its story what follows `after`."""
    seen = await context.see(ask, key)
    public = context.desk(ask, seen)
    players = seen.here.players
    mine = tuple(s for s in Seat if (p := players[s]) and p.address == ask.me)
    desks = [Desk(seen=seen, taste=public.taste, seat=seat) for seat in mine or (None,)]
    return Visit(
        game=seen.game.id,
        title=public.title,
        version=seen.version,
        status=seen.here.status.value,
        names=public.names,
        mine=mine,
        sides=tuple(_side(desk) for desk in desks),
        feed=tuple(_feed(context, ask, seen, after=after)),
        may_ask_back=any(may_ask_back(seen, seat) for seat in mine),
    )


def _side(desk: Desk) -> Post:
    if desk.seen.here.state is None:
        return challenge_card.card(desk)
    return posts.turn(desk) if desk.seat else posts.board(desk, keyboard=False)


def _feed(context: Context, ask: Ask, seen: Seen, *, after: int) -> list[FeedItem]:
    desk = Desk(seen=seen, taste=context.taste(ask, seen.settings))
    heres = seen.story[1:]  # without the challenge itself
    return [
        _item(desk, number, entry.at, here)
        for number, (entry, here) in enumerate(zip(seen.record.log, heres, strict=True), start=1)
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


def _item(desk: Desk, version: int, at: float, here: Position) -> FeedItem:
    """One act; what begins a section is said as its heading, and not a second time."""
    say, names = desk.say, desk.names
    begins = [event for event in here.events if f"{event.key}.heading" in say]
    heading = " ".join(
        say(f"{event.key}.heading", **event_facts(event, names, None, say)) for event in begins
    )
    lines = desk.told(event for event in here.events if event not in begins)
    if here.state is None:
        return FeedItem(version=version, at=at, lines=lines, heading=heading)
    view = desk.view_of(here)
    is_playing = here.status is Status.PLAYING
    return FeedItem(
        version=version,
        at=at,
        lines=lines,
        summary=text_of(view).summary(view, names, say) if is_playing else "",
        heading=heading,
        picture=desk.picture(view),
    )


async def help_(context: Context, ask: Ask) -> Reply:
    """What Salle is, and the commands."""
    say = await context.say(ask)
    rows = tuple(say(f"hall-help-{part}") for part in ("what", "start", "play", "fair", "private"))
    return Reply(private=Post(title=say("hall-name"), lines=rows))


def _back(desk: Desk) -> Prompt:
    ticket: Ticket = desk.ticket()
    return Prompt(controls=(Choice(label=desk.say("hall-to-board"), ticket=ticket.to(Verb.HAND)),))
