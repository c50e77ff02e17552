"""The buttons under posts about a table."""

from __future__ import annotations

from bot.application.model import ButtonStyle, Choice, Prompt
from bot.application.summaries import Turn, turn_of
from bot.application.tickets import Ticket, Verb
from bot.messages import (
    absence_posts,
    card_pages,
    conditional_posts,
    first_decisions,
    guided_lines,
    hints,
    missed,
    preset_answer_posts,
    public_keys,
    seen_cards,
)
from bot.messages.perspective import Perspective
from bot.messages.prompts import ButtonData, PartialMove
from engines.core.match_state import Status
from engines.core.moves import Move, Moves
from engines.core.values import View


def public_moves(perspective: Perspective) -> Moves[Move] | None:
    """What a public keyboard offers: what is possible for some hand that fits what everybody knows.

    None where no person is to act.
    """
    table = perspective.table
    is_anybodys = any(not table.computer_level(seat) for seat in table.match.active)
    if table.match.is_adjourned or not is_anybodys:
        return None
    moves: Moves[Move] = table.game.possible_moves(perspective.view)
    return moves


def public_ticket(perspective: Perspective) -> Ticket:
    """What the buttons of a public keyboard are made from.

    Where a move is entered in secret they name the very table that they were made of: two may be
    asked, and what the keyboard offers changes when one of them has chosen.
    """
    if public_keys.hides_entry(perspective.table):
        return perspective.ticket()
    return perspective.ticket(next(iter(perspective.table.match.active), None))


def public_controls(perspective: Perspective, view: View) -> tuple[Choice, ...]:
    """Under a public board: one's own hand or turn, the board in words, and the rare things."""
    words, way = ("hall-my-hand", Verb.HAND) if view.has_secrets else ("hall-my-turn", Verb.TURN)
    return (
        perspective.choice(words, way, style=ButtonStyle.GO),
        perspective.choice("hall-board-as-text", Verb.TEXT),
        perspective.choice("hall-more", Verb.MORE),
    )


def private_controls(perspective: Perspective, *, is_mine: bool) -> tuple[Choice, ...]:
    """The quiet buttons under a player's own message; `is_mine`: they are asked something."""
    if perspective.table.match.status is Status.OVER:
        ended = (*controls_after_end(perspective), *_next_table(perspective))
        return (*guided_lines.onward(perspective), *ended)
    return (
        *absence_posts.controls(perspective),
        *answers_to_offers(perspective),
        *preset_answer_posts.answer_now_control(perspective),
        *preset_answer_posts.preset_answers_control(perspective),
        *conditional_posts.prepared_control(perspective),
        *(first_decisions.control(perspective) if is_mine else ()),
        *card_pages.table_controls(perspective),
        *missed.film_control(perspective),
        *seen_cards.control(perspective),
        *(hints.control(perspective) if is_mine else ()),
        *_next_table(perspective),
        perspective.choice("hall-board-as-text", Verb.TEXT),
        perspective.choice("hall-more", Verb.MORE),
    )


# For a player who waits here and has other tables: the next that waits for them, of how many.
def _next_table(perspective: Perspective) -> tuple[Choice, ...]:
    table, say, seat = perspective.table, perspective.say, perspective.seat
    waiting = table.asker_waiting
    has_others = bool(waiting) or (table.is_running and table.asker_tables > 1)
    if seat is None or turn_of(table, seat) is Turn.MINE or not has_others:
        return ()
    return (
        Choice(
            label=say("inbox-next", count=waiting) if waiting else say("tables-next"),
            ticket=perspective.ticket().to(Verb.NEXT_TABLE),
        ),
    )


def answers_to_offers(perspective: Perspective) -> tuple[Choice, ...]:
    """The answers to what the other player offers or asks."""
    match = perspective.table.match
    offered: tuple[Choice, ...] = ()
    if match.draw_offered_by not in (None, perspective.seat):
        offered = (
            perspective.choice("hall-agree", Verb.ACCEPT_DRAW),
            perspective.choice("hall-refuse", Verb.REFUSE_DRAW),
        )
    if match.takeback_asked_by not in (None, perspective.seat):
        offered += (
            perspective.choice("hall-give-back", Verb.ALLOW_TAKEBACK),
            perspective.choice("hall-keep", Verb.REFUSE_TAKEBACK),
        )
    return offered


def controls_after_end(perspective: Perspective) -> tuple[Choice, ...]:
    """What there is to do after the end.

    There is no rematch between two matches of a series, nor in a tournament, which pairs again.
    """
    series = perspective.table.series
    is_going_on = series is not None and not series.is_over
    rematch = perspective.choice("hall-rematch", Verb.REMATCH, style=ButtonStyle.GO)
    return (
        *(() if is_going_on or perspective.table.match.tournament else (rematch,)),
        perspective.choice("hall-replay", Verb.ANIMATION),
        perspective.choice("review-begin", Verb.GO_THROUGH),
        perspective.choice("hall-verify", Verb.VERIFY),
        perspective.choice("hall-export", Verb.EXPORT),
    )


def send_controls(
    perspective: Perspective,
    ticket: ButtonData,
    partial: PartialMove,
    verb: Verb,
    *,
    is_warned: bool,
) -> tuple[Choice, ...]:
    """Send if a move ends here, or "that's all" if more could follow; Undo from its end, else Back.

    What is warned of isn't sent but done: Do it, or Back.
    """
    say, ends = perspective.say, partial.fork.move is not None
    walk = Verb.WALK if verb == Verb.SEND else Verb.WALK_PUBLIC
    back = Choice(
        label=say("hall-undo" if ends and not is_warned else "hall-back"),
        ticket=ticket.to(walk, *partial.path[:-1]),
    )
    if not ends:
        return (back,)
    key = "do-it" if is_warned else "send" if partial.settled else "that-is-all"
    go = Choice(
        label=say(f"hall-{key}"), ticket=ticket.to(verb, *partial.path), style=ButtonStyle.GO
    )
    return (go, back)


def back_to_table(perspective: Perspective) -> Prompt:
    """Under something that was looked up: the way back to one's hand."""
    return Prompt(controls=(perspective.choice("hall-to-board", Verb.HAND),))
