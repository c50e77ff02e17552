"""Makes the messages about a match: the public board, a player's own view, previews."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from bot.application.model import Choice, Ending, Group, Post, Prompt
from bot.application.tickets import Verb
from bot.messages import (
    absence_posts,
    conditional_posts,
    end_plates,
    first_decisions,
    guided_lines,
    missed,
    news,
    preset_answer_posts,
    prompts,
    public_keys,
    ratings,
    series_posts,
    tournament_matches,
)
from bot.messages.perspective import Perspective
from bot.messages.post_controls import (
    answers_to_offers,
    controls_after_end,
    private_controls,
    public_controls,
    public_moves,
    public_ticket,
    send_controls,
)
from bot.messages.prompts import PartialMove
from engines.core.match import DrawOffered, TakebackAsked
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.seat import Seat
from engines.core.values import View
from renderers.game_text import keypad_of, rounds_of, text_of
from renderers.wording import Sentence


def board(
    perspective: Perspective,
    *,
    keyboard: bool = True,
    is_to_answer: bool = False,
    typed_by: Seat | None = None,
    entries: Sequence[int] = (-1,),
) -> Post:
    """The public message of a turn: picture, two lines, buttons. Drawn for a spectator.

    Its keyboard offers what is possible for some hand that fits what everybody knows. What was
    offered or asked back can be answered there, if it `is_to_answer`. `typed_by` has typed a move
    here, in a game with secrets: they may look at it and send it. What happened is told of some
    `entries` of the log, by their numbers.
    """
    table, say = perspective.table, perspective.say
    view = perspective.view
    events = (event for number in entries for event in table.replayed.events[number])
    began = (*tournament_matches.begins(perspective), *series_posts.begins(perspective))
    lines = [*began, *perspective.narrate(events)]
    if table.match.is_adjourned:
        lines.append(absence_posts.stands_still(table.match, say))
    elif table.match.status is Status.PLAYING:
        lines.append(text_of(view).summary(view, perspective.names, say))
    lines += [*news.of_missed(perspective), *series_posts.after_end(perspective)]
    lines += tournament_matches.after_end(perspective)
    if typed_by:
        name, send = perspective.names[typed_by], say("hall-send")
        lines.append(say("keypad-typed", name=name, send=send))
    is_over = table.match.status is Status.OVER
    offered = (
        (*absence_posts.controls(perspective), *answers_to_offers(perspective))
        if is_to_answer
        else ()
    )
    ticket = public_ticket(perspective)
    moves = public_moves(perspective) if keyboard else None
    found: tuple[Group, ...] = ()
    keys: tuple[tuple[Choice, ...], ...] = ()
    if moves is not None:
        start = prompts.walk(moves, ())
        found = prompts.groups(view, start, ticket, Verb.WALK_PUBLIC, say)
        keys = public_keys.keys(perspective, ticket, moves, has_typed=typed_by is not None)
    return perspective.post(
        lines=tuple(lines),
        picture=end_plates.picture_now(perspective, view),
        sheet=series_posts.plate(perspective),
        seal=series_posts.seal(perspective),
        prompt=Prompt(
            groups=found,
            keys=keys,
            controls=controls_after_end(perspective)
            if is_over
            else (*offered, *public_controls(perspective, view)),
            grid=keypad_of(view, ()) if moves is not None else None,
            idle_ticket=ticket.to(Verb.WALK_PUBLIC),
        ),
    )


def public_preview(perspective: Perspective, partial: PartialMove, seat: Seat) -> Post:
    """On a public keyboard: "Bea: forward 4?", and nothing that only Bea may know."""
    view, say = perspective.view, perspective.say
    words = text_of(view).preview(view, partial.steps, perspective.names, say)
    ticket = perspective.ticket(seat)
    more = prompts.groups(view, partial, ticket, Verb.WALK_PUBLIC, say)
    return perspective.post(
        lines=(
            *perspective.narrate(
                perspective.table.match.events
            ),  # it replaces the board that said so
            say(
                "hall-public-preview",
                name=perspective.names[seat],
                move=f"{words.lead} {words.warning}".strip(),
            ),
            *([words.rest] if words.rest else []),
        ),
        picture=perspective.picture_now(perspective.table.game.preview_view(view, partial.steps)),
        prompt=Prompt(
            groups=more,
            controls=send_controls(
                perspective, ticket, partial, Verb.SEND_PUBLIC, is_warned=bool(words.warning)
            ),
            grid=keypad_of(view, partial.steps),
            idle_ticket=ticket.to(Verb.WALK_PUBLIC, *partial.path),
        ),
        is_preview=True,
    )


def turn(perspective: Perspective, *, lines: tuple[str, ...] | None = None) -> Post:
    """A player's private message: board and hand, what happened, what is asked, the buttons."""
    table, say = perspective.table, perspective.say
    view = perspective.view
    waiting = preset_answer_posts.automatic_answer_sentence(perspective)
    asked = waiting or _asked(perspective, view)
    is_mine = (
        table.match.status is Status.PLAYING
        and not table.match.is_adjourned
        and perspective.seat in table.match.active
        and waiting is None
    )
    found: tuple[Group, ...] = ()
    example = ""
    if is_mine and perspective.seat:
        moves = table.legal_moves(perspective.seat)
        partial = prompts.walk(moves, ())
        found = prompts.groups(view, partial, perspective.ticket(), Verb.WALK, say)
        # On an open board the whole of a turn, which shows how its actions are joined.
        example = prompts.example(moves, is_longest=not view.has_secrets)
    shown = missed.marked(perspective, view)
    told = since_my_last_act(perspective) if lines is None else lines
    began = (*tournament_matches.begins(perspective), *series_posts.begins(perspective))
    told = (
        *began,
        *told,
        *conditional_posts.news_of_prepared(perspective),
        *news.of_missed(perspective),
    )
    is_guided = guided_lines.guide_of(perspective) is not None
    came_to = (
        *(() if is_guided else ratings.change(perspective)),  # nobody is rated while they learn
        *series_posts.after_end(perspective),
        *tournament_matches.after_end(perspective),
        *filter(None, (guided_lines.line(perspective),)),
    )
    offers = _open_offers(perspective)
    # What the last act said already is not said again, nor what stands below.
    said = dict.fromkeys((*told, *offers, *came_to))
    in_brief = since_my_last_act(perspective, is_brief=True)
    brief = dict.fromkeys((*began, *in_brief, *news.of_missed(perspective), *offers, *came_to))
    return perspective.post(
        lines=tuple(line for line in said if line not in (asked.lead, asked.rest)),
        gist=tuple(line for line in brief if line not in (asked.lead, asked.rest)),
        picture=end_plates.picture_now(
            perspective, table.game.preview_view(shown, ()) if is_mine else shown
        ),
        sheet=series_posts.plate(perspective),
        seal=series_posts.seal(perspective),
        prompt=Prompt(
            lead=asked.lead,
            rest=asked.rest,
            purpose=first_decisions.purpose(perspective) if is_mine and not is_guided else "",
            groups=found,
            controls=private_controls(perspective, is_mine=is_mine),
            grid=keypad_of(view, ()) if is_mine else None,
            idle_ticket=perspective.ticket().to(Verb.WALK),
            example=example,
        ),
        is_silent=not (is_mine or _is_ended_by_other(perspective)),
        ending=ending(perspective) if table.match.status is Status.OVER else None,
    )


def _is_ended_by_other(perspective: Perspective) -> bool:
    table = perspective.table
    return table.match.status is Status.OVER and table.record.log[-1].actor is not perspective.seat


def ending(perspective: Perspective) -> Ending:
    """How a match went that is over."""
    return Ending(
        rounds=rounds_of(perspective.view),
        seconds=perspective.table.at - perspective.table.record.head.created,
    )


# After an end of the match's own, that.
def _asked(perspective: Perspective, view: View) -> Sentence:
    match = perspective.table.match
    if match.outcome and perspective.table.game.outcome(match.game_state) is None:
        return Sentence(lead=end_plates.result(perspective))
    by_game = text_of(view).asked(view, perspective.names, perspective.say)
    return absence_posts.asked(perspective, by_game)


def preview(perspective: Perspective, partial: PartialMove) -> Post:
    """The move as it would be, drawn from the mover's own view alone; nothing is stored."""
    table, say = perspective.table, perspective.say
    view = perspective.view
    words = text_of(view).preview(view, partial.steps, perspective.names, say)
    ahead: View = table.game.preview_view(view, partial.steps)
    ticket = perspective.ticket()
    return perspective.post(
        lines=since_my_last_act(perspective),
        gist=since_my_last_act(perspective, is_brief=True),
        picture=perspective.picture_now(ahead),
        prompt=Prompt(
            lead=words.warning or words.lead,
            rest=f"{words.lead} {words.rest}".strip() if words.warning else words.rest,
            groups=prompts.groups(view, partial, ticket, Verb.WALK, say),
            controls=send_controls(
                perspective, ticket, partial, Verb.SEND, is_warned=bool(words.warning)
            ),
            grid=keypad_of(view, partial.steps),
            idle_ticket=ticket.to(Verb.WALK, *partial.path),
        ),
        is_preview=True,
    )


def warns(perspective: Perspective, partial: PartialMove) -> bool:
    """Whether the move that `partial` ends warns of what it costs: then it is asked for first."""
    return bool(
        text_of(perspective.view)
        .preview(perspective.view, partial.steps, perspective.names, perspective.say)
        .warning
    )


def since_my_last_act(perspective: Perspective, *, is_brief: bool = False) -> tuple[str, ...]:
    """What happened since this player decided something last, in words for them.

    What Salle answered for them doesn't count, nor any answer to a window: they may have been told
    nothing then. How the match began they were told when it did, and isn't told again.

    In few lines, and what happened twice in the same words once. `is_brief` leaves out how a
    section began: a picture shows that.
    """
    table, seat = perspective.table, perspective.seat
    log, given = table.record.log, table.given_for(seat)
    acts = ((n, e) for n, e in enumerate(log) if e.act is not Act.HINT)  # decides nothing
    own = (n for n, e in acts if e.actor is seat and seat and n not in given)
    mine = max(own, default=-1)
    begun = next((n for n, e in enumerate(log) if e.act is Act.ACCEPT), 0)
    if mine <= begun:  # who accepted hears how it began, though that was their own act
        start = min(begun + 1, len(log) - 1)
    else:
        is_by_salle = table.version - 1 in given - table.replayed.automatic_entries
        is_his_last = seat not in table.match.active and not is_by_salle
        start = mine if is_his_last else mine + 1
    told = (
        takewhile(lambda event: f"{event.key}.heading" not in perspective.say, events)
        if is_brief
        else events
        for events in table.replayed.events[start:]
    )
    return missed.in_few_lines(
        [perspective.narrate(events, version=n) for n, events in enumerate(told, start)],
        perspective,
        begins_with_own=start == mine,
    )


# What waits for an answer: a draw offered, a move to be taken back, a break, a flag.
def _open_offers(perspective: Perspective) -> tuple[str, ...]:
    match = perspective.table.match
    waiting = ((match.draw_offered_by, DrawOffered), (match.takeback_asked_by, TakebackAsked))
    offers = (event(seat=seat) for seat, event in waiting if seat)
    return perspective.narrate((*offers, *absence_posts.what_waits(match)))
