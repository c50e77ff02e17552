"""Makes the messages about a match: the public board, a player's own view, previews."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from bot.application.model import Choice, Ending, Group, Post, Prompt, Style
from bot.application.tickets import Ticket, Verb
from bot.commands import card_browser, preset_answers
from bot.messages import prompts
from bot.messages.challenge_card import seal
from bot.messages.perspective import Desk
from bot.messages.prompts import Place
from bot.messages.words import Words
from engines.core.game import Event
from engines.core.match import BackAsked, DrawOffered, Status
from engines.core.record import Act
from engines.core.seat import Seat
from engines.core.values import View
from renderers.game_text import text_of
from renderers.wording import Sentence


def board(desk: Desk, *, keyboard: bool = True, is_to_answer: bool = False) -> Post:
    """The public message of a turn: picture, two lines, buttons. Drawn for a spectator.

    Its keyboard offers what is possible for some hand that fits what everybody knows. What was
    offered or asked back can be answered there, if it `is_to_answer`.
    """
    seen, say = desk.seen, desk.say
    view = desk.view
    lines = [*desk.told(seen.here.events), *_result(desk)]
    if seen.here.status is Status.PLAYING:
        lines.append(text_of(view).summary(view, desk.names, say))
    is_over = seen.here.status is Status.OVER
    offered = _offered(desk) if is_to_answer else ()
    return desk.post(
        lines=tuple(lines),
        picture=desk.picture(view),
        prompt=Prompt(
            groups=_public_groups(desk, view) if keyboard else (),
            controls=_ends(desk) if is_over else (*offered, *_public_controls(desk, view)),
            grid=text_of(view).grid(view, ()) if keyboard else None,
            here=desk.ticket(_actor(desk)).to(Verb.WALK_PUBLIC),
        ),
    )


def public_preview(desk: Desk, place: Place, seat: Seat) -> Post:
    """On a public keyboard: "Bea: forward 4?", and nothing that only Bea may know."""
    view, say = desk.view, desk.say
    words = text_of(view).preview(view, place.steps, desk.names, say)
    ticket = desk.ticket(seat)
    more = prompts.groups(view, place, ticket, Verb.WALK_PUBLIC, say)
    move = f"{words.lead} {words.warning}".strip()
    return desk.post(
        lines=(
            *desk.told(desk.seen.here.events),  # it takes the place of the board that said so
            say("hall-public-preview", name=desk.names[seat], move=move),
            *([words.rest] if words.rest else []),
        ),
        picture=desk.picture(desk.seen.game.foresee(view, place.steps)),
        prompt=Prompt(
            groups=more,
            controls=_send(desk, ticket, place, Verb.SEND_PUBLIC, is_warned=bool(words.warning)),
            grid=text_of(view).grid(view, place.steps),
            here=ticket.to(Verb.WALK_PUBLIC, *place.path),
        ),
        is_preview=True,
    )


def turn(desk: Desk, *, lines: tuple[str, ...] | None = None) -> Post:
    """A player's private message: board and hand, what happened, what is asked, the buttons."""
    seen, say = desk.seen, desk.say
    view = desk.view
    waiting = preset_answers.waiting(desk)
    asked = waiting or _asked(desk, view)
    is_playing = seen.here.status is Status.PLAYING
    is_mine = is_playing and desk.seat in seen.here.active and waiting is None
    found: tuple[Group, ...] = ()
    example = ""
    if is_mine and desk.seat:
        moves = seen.game.legal_moves(seen.here.position, desk.seat)
        place = prompts.walk(moves, ())
        found = prompts.groups(view, place, desk.ticket(), Verb.WALK, say)
        example = prompts.example(moves)
    told = since_my_last_act(desk) if lines is None else lines
    # What the last act said already is not said again, nor what stands below.
    said = dict.fromkeys((*told, *_offer(desk)))
    return desk.post(
        lines=tuple(line for line in said if line not in (asked.lead, asked.rest)),
        gist=(*since_my_last_act(desk, is_brief=True), *_offer(desk)),
        picture=desk.picture(seen.game.foresee(view, ()) if is_mine else view),
        prompt=Prompt(
            lead=asked.lead,
            rest=asked.rest,
            groups=found,
            controls=_private(desk),
            grid=text_of(view).grid(view, ()) if is_mine else None,
            here=desk.ticket().to(Verb.WALK),
            example=example,
        ),
        is_silent=not (is_mine or _is_ended_by_other(desk)),
        ending=ending(desk) if seen.here.status is Status.OVER else None,
    )


def _is_ended_by_other(desk: Desk) -> bool:
    """Whether the match is over, and not by an act of the reader's own."""
    last = desk.seen.record.log[-1:]
    is_over = desk.seen.here.status is Status.OVER
    return is_over and any(e.seat is not desk.seat or e.act is Act.TIMEOUT for e in last)


def ending(desk: Desk) -> Ending:
    """How a match went that is over."""
    head = desk.seen.record.head
    return Ending(
        rounds=text_of(desk.view).rounds(desk.view),
        seconds=desk.seen.at - head.created,
        seal=seal(head.commitment),
    )


def _asked(desk: Desk, view: View) -> Sentence:
    """What the game asks or says at its end; after an end of the match's own, that."""
    here = desk.seen.here
    if here.outcome and desk.seen.game.outcome(here.position) is None:
        return Sentence(lead=" ".join(_result(desk)), rest=" ".join(desk.told(here.events)))
    return text_of(view).asked(view, desk.names, desk.say)


def preview(desk: Desk, place: Place) -> Post:
    """The move as it would be, drawn from the mover's own view alone; nothing is stored."""
    seen, say = desk.seen, desk.say
    view = desk.view
    words = text_of(view).preview(view, place.steps, desk.names, say)
    ahead: View = seen.game.foresee(view, place.steps)
    ticket = desk.ticket()
    return desk.post(
        lines=since_my_last_act(desk),
        gist=since_my_last_act(desk, is_brief=True),
        picture=desk.picture(ahead),
        prompt=Prompt(
            lead=words.warning or words.lead,
            rest=f"{words.lead} {words.rest}".strip() if words.warning else words.rest,
            groups=prompts.groups(view, place, ticket, Verb.WALK, say),
            controls=_send(desk, ticket, place, Verb.SEND, is_warned=bool(words.warning)),
            grid=text_of(view).grid(view, place.steps),
            here=ticket.to(Verb.WALK, *place.path),
        ),
        is_preview=True,
    )


def warns(desk: Desk, place: Place) -> bool:
    """Whether the move that `place` ends warns of what it costs: then it is asked for first."""
    return bool(text_of(desk.view).preview(desk.view, place.steps, desk.names, desk.say).warning)


def since_my_last_act(desk: Desk, *, is_brief: bool = False) -> tuple[str, ...]:
    """What happened since this player decided something last, in words for him.

    Answers to windows don't count: he has been told nothing where the hall gave them.

    `is_brief` leaves out how a section began: a picture shows that.
    """
    events: list[Event] = []
    log, unasked = desk.seen.record.log, desk.seen.unasked
    own = (n for n, e in enumerate(log) if e.seat is desk.seat and desk.seat and n not in unasked)
    mine = max(own, default=-1)
    is_waiting = desk.seat not in desk.seen.here.active
    # How a match began, who accepted it hears though his own act began it.
    start = max(0, mine) if is_waiting or mine == 0 else mine + 1
    for told in desk.seen.events[start:]:
        events += _before_heading(told, desk.say) if is_brief else told
    return desk.told(events)


def _before_heading(events: Iterable[Event], say: Words) -> Iterable[Event]:
    return takewhile(lambda event: f"{event.key}.heading" not in say, events)


def _public_groups(desk: Desk, view: View) -> tuple[Group, ...]:
    seat = _actor(desk)
    if seat is None or desk.seen.computer(seat) or len(desk.seen.here.active) > 1:
        return ()
    place = prompts.walk(desk.seen.game.possible_moves(view), ())
    return prompts.groups(view, place, desk.ticket(seat), Verb.WALK_PUBLIC, desk.say)


def _actor(desk: Desk) -> Seat | None:
    return next(iter(desk.seen.here.active), None)


def _public_controls(desk: Desk, view: View) -> tuple[Choice, ...]:
    say, ticket = desk.say, desk.ticket()
    way, words = (Verb.HAND, "hall-my-hand") if view.has_secrets else (Verb.TURN, "hall-my-turn")
    return (
        Choice(label=say(words), ticket=ticket.to(way), style=Style.GO),
        Choice(label=say("hall-board-as-text"), ticket=ticket.to(Verb.TEXT)),
        Choice(label=say("hall-more"), ticket=ticket.to(Verb.MORE)),
    )


def _private(desk: Desk) -> tuple[Choice, ...]:
    """The quiet buttons under a player's own message."""
    say, ticket = desk.say, desk.ticket()
    if desk.seen.here.status is Status.OVER:
        return _ends(desk)
    return (
        *_offered(desk),
        *preset_answers.sooner(desk),
        *preset_answers.control(desk),
        *card_browser.controls(desk),
        Choice(label=say("hall-board-as-text"), ticket=ticket.to(Verb.TEXT)),
        Choice(label=say("hall-more"), ticket=ticket.to(Verb.MORE)),
    )


def _offered(desk: Desk) -> tuple[Choice, ...]:
    """The answers to what the other player offers or asks."""
    here, say, ticket = desk.seen.here, desk.say, desk.ticket()
    offered: tuple[Choice, ...] = ()
    if here.offer and here.offer is not desk.seat:
        offered = (
            Choice(label=say("hall-agree"), ticket=ticket.to(Verb.AGREE)),
            Choice(label=say("hall-refuse"), ticket=ticket.to(Verb.REFUSE)),
        )
    if here.asks_back and here.asks_back is not desk.seat:
        offered += (
            Choice(label=say("hall-give-back"), ticket=ticket.to(Verb.GIVE_BACK)),
            Choice(label=say("hall-keep"), ticket=ticket.to(Verb.KEEP)),
        )
    return offered


def _ends(desk: Desk) -> tuple[Choice, ...]:
    """What there is to do after the end."""
    say, ticket = desk.say, desk.ticket()
    return (
        Choice(label=say("hall-rematch"), ticket=ticket.to(Verb.REMATCH), style=Style.GO),
        Choice(label=say("hall-replay"), ticket=ticket.to(Verb.REPLAY)),
        Choice(label=say("hall-verify"), ticket=ticket.to(Verb.VERIFY)),
        Choice(label=say("hall-export"), ticket=ticket.to(Verb.EXPORT)),
    )


def _send(
    desk: Desk, ticket: Ticket, place: Place, verb: Verb, *, is_warned: bool
) -> tuple[Choice, ...]:
    """Send if a move ends here, or "that's all" if more could follow; Undo from its end, else Back.

    What is warned of isn't sent but done: Do it, or Back.
    """
    say, ends = desk.say, place.fork.move is not None
    walk = Verb.WALK if verb is Verb.SEND else Verb.WALK_PUBLIC
    back = Choice(
        label=say("hall-undo" if ends and not is_warned else "hall-back"),
        ticket=ticket.to(walk, *place.path[:-1]),
    )
    if not ends:
        return (back,)
    key = "do-it" if is_warned else "send" if place.is_settled else "that-is-all"
    go = Choice(label=say(f"hall-{key}"), ticket=ticket.to(verb, *place.path), style=Style.GO)
    return (go, back)


def _offer(desk: Desk) -> tuple[str, ...]:
    """What waits for an answer: a draw offered, a move that is to be taken back."""
    here = desk.seen.here
    waiting = ((here.offer, DrawOffered), (here.asks_back, BackAsked))
    return desk.told(event(seat=seat) for seat, event in waiting if seat)


def _result(desk: Desk) -> tuple[str, ...]:
    """How the match ended, in one sentence for this reader, unless the game's events say it."""
    here = desk.seen.here
    outcome = here.outcome
    if outcome is None or desk.seen.game.outcome(here.position) is not None:
        return ()
    if outcome.winner is None:
        return (desk.say("hall-ended-drawn"),)
    if outcome.winner is desk.seat:
        return (desk.say("hall-you-won", name=desk.names[outcome.winner]),)
    return (desk.say("hall-won", name=desk.names[outcome.winner]),)
