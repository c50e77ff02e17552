"""What somebody may send from the input line of any chat: their hands, their moves, invitations.

Nobody else sees what is offered. What is sent everybody reads: the table as all may see it, a move
that all will know once it is made, or an invitation; never a hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.application.game_faults import contained
from bot.application.listed_tables import running_tables
from bot.application.model import Ask, ButtonStyle, Choice
from bot.application.summaries import Turn
from bot.application.tickets import TicketError, Verb
from bot.commands.context import Context
from bot.commands.invitations import Invitation
from bot.commands.move_completion import suggest_for
from bot.messages import prompts
from bot.messages.perspective import Perspective
from bot.messages.prompts import ChoiceGoneError
from bot.messages.table_lines import by_urgency, table_summary
from engines.core.chance import SeededChance
from engines.core.match_state import Status
from engines.core.moves import Move
from renderers.game_text import hand_line, text_of
from renderers.wording import Say

_NO_SEED: Final = bytes(32)  # to look ahead with; what is drawn then is thrown away


@dataclass(frozen=True, slots=True, kw_only=True)
class InlineOffer:
    """One thing that may be sent."""

    key: str  # tells it from the others
    title: str  # this and `detail` only who asked sees
    detail: str = ""
    said: str  # what the chat will read
    controls: tuple[Choice, ...] = ()
    invitation: Invitation | None = None


async def offers(context: Context, ask: Ask, text: str) -> tuple[InlineOffer, ...]:
    """Their tables, the most urgent first; the moves of the first one; then invitations.

    `text` narrows them: names of games or rivals, then the beginning of a move.
    """
    settings, say = await context.settings(ask)
    await context.remember(ask, settings)
    playing = [
        t for t in await running_tables(context.tables, ask.me) if t.match.status is Status.PLAYING
    ]
    ordered = sorted(
        (context.perspective(ask, table) for table in playing),
        key=lambda perspective: by_urgency(table_summary(perspective)),
    )
    meant, rest = _narrow(ordered, text)
    found: list[InlineOffer] = []
    for perspective in () if rest else meant:
        with contained(perspective.table, "inline offer"):
            found.append(_table_offer(perspective))
    for perspective in (p for p in meant if table_summary(p).turn is Turn.MINE):
        with contained(perspective.table, "moves offered inline"):
            found += await asyncio.to_thread(_move_offers, perspective, rest)
            break
    return (*found, *_invitations(context, ask, say, text))


# The tables that the first words name, all if they name none; and what else was typed.
def _narrow(perspectives: Sequence[Perspective], text: str) -> tuple[Sequence[Perspective], str]:
    words = text.split()
    while words:
        fitting = [p for p in perspectives if _is_named(p, words[0])]
        if not fitting:
            break
        perspectives, words = fitting, words[1:]
    return perspectives, " ".join(words)


# A word of one or two letters may be a move.
def _is_named(perspective: Perspective, word: str) -> bool:
    names = perspective.title.casefold().split()
    return len(word) > 2 and any(name.startswith(word.casefold()) for name in names)


def _table_offer(perspective: Perspective) -> InlineOffer:
    table, say, view = perspective.table, perspective.say, perspective.view
    public = Perspective(table=table, preferences=perspective.preferences)
    summary = text_of(public.view).summary(public.view, public.names, say)
    hand = hand_line(view, say)
    is_mine = table_summary(perspective).turn is Turn.MINE
    my_hand = perspective.choice("hall-my-hand", Verb.HAND)
    return InlineOffer(
        key=f"table:{table.key}",
        title=hand or say("inline-your-move" if is_mine else "inline-waiting"),
        detail=f"{perspective.title}. {summary}",
        said=f"{perspective.title}\n{summary}",
        controls=(my_hand,) if view.has_secrets else (),
    )


def _move_offers(perspective: Perspective, text: str) -> list[InlineOffer]:
    table, say, seat = perspective.table, perspective.say, perspective.seat
    public = Perspective(table=table, preferences=perspective.preferences)
    possible = table.game.possible_moves(public.view)
    offered = [table.game.parse(choice.notation) for choice in suggest_for(perspective, text)]
    found = []
    for move in _told_apart(perspective, offered):
        try:
            path = prompts.find_path(possible, move.steps)
            # As on the public keyboard: a path among their own moves would tell how many there are.
            ticket = public.ticket(seat).to(Verb.SEND_PUBLIC, *path)
        except (ChoiceGoneError, TicketError):  # it can't be sent by one button
            continue
        words = text_of(public.view).preview(public.view, move.steps, public.names, say)
        name = perspective.names[seat] if seat else ""
        offer = InlineOffer(
            key=f"move:{table.key}:{'.'.join(map(str, path))}",
            title=f"{words.lead} {words.warning}".strip(),
            detail=perspective.title,
            said=f"{perspective.title}\n{say('hall-public-preview', name=name, move=words.lead)}",
            controls=(Choice(label=say("hall-send"), ticket=ticket, style=ButtonStyle.GO),),
        )
        found.append(offer)
    return found


# Only moves after which everybody knows which one it was. Two that look the same from outside, such
# as guards chosen in secret, aren't to be sent into a chat. They are compared with each other and
# with the first legal moves there are.
def _told_apart(perspective: Perspective, moves: Sequence[Move]) -> list[Move]:
    if not perspective.view.has_secrets:
        return list(moves)
    game = perspective.table.game
    others = [game.parse(choice.notation) for choice in suggest_for(perspective, "")]
    views = {str(move): _public_view_after(perspective, move) for move in (*moves, *others)}
    seen = list(views.values())
    return [move for move in moves if seen.count(views[str(move)]) == 1]


def _public_view_after(perspective: Perspective, move: Move) -> object:
    table, seat = perspective.table, perspective.seat
    if seat is None:
        raise ValueError("a spectator has no moves")
    step = table.game.apply(table.match.game_state, seat, move, SeededChance(_NO_SEED))
    return table.game.view(step.state, None)


def _invitations(context: Context, ask: Ask, say: Say, text: str) -> Iterator[InlineOffer]:
    for game in context.games:
        name = say(f"{game}-name")
        if text and not name.casefold().startswith(text.casefold()):
            continue
        yield InlineOffer(
            key=f"invitation:{game}",
            title=say("inline-challenge", game=name),
            detail=say(f"{game}-name.about"),
            said=say("inline-invites", name=ask.who.name, game=name),
            invitation=Invitation(challenger=ask.who.address, game=game, nonce=ask.nonce),
        )
