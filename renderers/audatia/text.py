"""Audatia in words: from a view, through the keys of the locales."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.audatia.terms import Blow, Card, Ending, Posta, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia.facts import (
    NOTHING,
    in_codes,
    in_words,
    of_man,
    of_posta,
    of_virtues,
    on_button,
    told,
)
from renderers.audatia.steps import Kind, Tap, bind_of, read_path
from renderers.persons import Facts, of_roles
from renderers.say import Grid, Say, Sentence, StepWords
from renderers.typeset import clip, cut, fold
from renderers.words import ALT_LIMIT

_HAND_LIMIT: Final = 200  # characters of an alert
_MARKS: Final = Pair(one=">", two="<")
_ATTACKING: Final = frozenset(
    {Window.DUTY, Window.OPENING, Window.REPLY, Window.LAST_CALL, Window.AGAIN, Window.TURN}
)


def alt(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """The picture for somebody who can't see it, in at most 1,024 characters."""
    names = names.map(cut)
    parts = [say("audatia-alt-duel", assault=view.assault, draws=view.draws)]
    for man in view.men:
        parts.append(say("audatia-alt-man", **of_man(man, names, say)))
        parts += _stance(view, man.seat, names, say)
    parts.append(f"{of_virtues(view, say)}.")
    parts += [line for line in (_crossed(view, say), _last(view, names, say)) if line]
    parts.append(str(asked(view, names, say)))
    parts += _own(view, names, say)
    return clip(" ".join(parts), ALT_LIMIT)


def board(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """The whole table as lines of at most 60 columns: `>` and `<` are the men."""
    names = names.map(cut)
    lines = [
        say("audatia-name"),
        say("audatia-board-assault", assault=view.assault, draws=view.draws),
    ]
    for man in view.men:
        facts = of_man(man, names, say)
        lines += ["", f"{_MARKS[man.seat]} " + say("audatia-board-man", **facts)]
        lines.append("  " + say("audatia-board-cards", **facts))
        lines.append("  " + of_posta(man, say))
        if man.side is not None:
            lines.append("  " + say("audatia-board-sword", **facts))
        if man.pile:
            lines.append("  " + say("audatia-board-pile", cards=in_codes(man.pile)))
        if man.discard:
            lines.append("  " + say("audatia-board-discard", cards=in_codes(man.discard)))
        if man.flank is not None:
            lines.append("  " + say("audatia-alt-flank", **facts))
    lines += ["", of_virtues(view, say)]
    lines += [line for line in (_crossed(view, say), _last(view, names, say)) if line]
    lines += ["", str(asked(view, names, say)), *_own(view, names, say)]
    return "\n".join(folded for line in lines for folded in fold(line))


def asked(view: AudatiaView, names: Pair[str], say: Say) -> Sentence:
    """What the onlooker is asked, or whom the table waits for, or the result."""
    if view.window is Window.OVER or not view.active:
        return _result(view, names, say)
    if view.is_foreseen:
        return Sentence(lead=say("audatia-not-sent"))
    if view.onlooker not in view.active:
        return Sentence(lead=_awaited(view, names, say))
    facts = _of_decision(view, view.onlooker, names)
    return Sentence(
        lead=say(f"audatia-asked-{view.window.value}", **facts), rest=_chances(view, say)
    )


def summary(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """The second line under a public board: "Assault 2. Bea must answer mandritto fendente."."""
    if view.window is Window.OVER or not view.active:
        return _result(view, names, say).lead
    if view.is_foreseen:
        return say("audatia-not-sent")
    return say("audatia-summary", assault=view.assault, waits=_awaited(view, names, say))


def step(view: AudatiaView, path: tuple[str, ...], step: str, say: Say) -> StepWords:
    """The step `step` after `path`, as a button says it.

    Raises:
        ValueError: it is no step of this game.
    """
    tap = read_path(view, (*path, step))[-1]
    kind = say(f"audatia-step-{tap.kind.value}")
    label = _label(tap, say) or kind
    is_alone = label == kind or tap.kind in (Kind.CARD, Kind.SKILL, Kind.REMEDY)
    bind = bind_of(view, tap.card) if tap.kind is Kind.PARRY and tap.card else None
    return StepWords(
        group=tap.kind.value,
        group_label=kind,
        label=label,
        detail=say("audatia-step-bind", bind=bind.value) if bind else "",
        alone=label if is_alone else f"{kind}: {label}",
        name=_name(tap, say),
    )


def grid(view: AudatiaView, path: tuple[str, ...]) -> Grid | None:
    """Cards and guards: no keypad."""
    return None


def preview(view: AudatiaView, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
    """What the move `path` would do, before it is sent; `view` is the one before it.

    Raises:
        ValueError: `path` is no move of this game, nor the beginning of one.
    """
    taps = read_path(view, path)
    cards = [tap.card for tap in taps if tap.kind is Kind.CARD and tap.card]
    not_sent = say("audatia-not-sent")
    if view.window is Window.MULLIGAN and taps[-1].kind is not Kind.KEEP:
        key = "mulligan" if taps[-1].kind is Kind.DONE else "choosing"
        lead = say(f"audatia-preview-{key}", cards=in_words(cards, say), count=len(cards))
        return Sentence(lead=lead, rest=not_sent)
    if taps[0].kind is Kind.TRADE:
        key = "trade" if len(cards) == 2 else "choosing"
        lead = say(f"audatia-preview-{key}", cards=in_words(cards, say), count=len(cards))
        return Sentence(lead=lead, rest=not_sent)
    lead = f"{', '.join(_name(tap, say) for tap in taps)}."
    last = taps[-1]
    if last.kind is Kind.POSTA:
        return Sentence(lead=lead, rest=say("audatia-preview-posta-secret"))
    if last.kind is Kind.PARRY and last.card and view.pending:
        bind = bind_of(view, last.card)
        facts: Facts = {"card": view.pending.card.value}
        crossed = say(f"audatia-preview-bind-{bind.value}", **facts) if bind else ""
        return Sentence(lead=lead, rest=f"{crossed} {not_sent}".strip())
    if last.kind is Kind.PASS and view.window is Window.LAST_CALL:
        warning = say("audatia-preview-draws", draws=view.draws)
        return Sentence(lead=lead, rest=not_sent, warning=warning)
    return Sentence(lead=lead, rest=not_sent)


def rounds(view: AudatiaView) -> tuple[Seat | None, ...]:
    """Assaults end the duel or nothing: there are no rounds."""
    return ()


def hand(view: AudatiaView, say: Say) -> str:
    """The onlooker's hand, as it is typed, in at most 200 characters; "" for a spectator."""
    if view.onlooker is None:
        return ""
    held = in_codes(view.hand) if view.hand else say("audatia-no-hand")
    return say("audatia-hand", hand=held)[:_HAND_LIMIT]


def _label(tap: Tap, say: Say) -> str:
    """On a button beside its group's name; "" where the group says it all."""
    if tap.card is not None:
        return on_button(tap.card, say)
    match tap.kind:
        case Kind.VIRTUE:
            return say("audatia-virtue", virtue=tap.word)
        case Kind.POSTA | Kind.CHANGE:
            return say("audatia-posta", posta=tap.word)
        case Kind.FLANK:
            return say("audatia-flank", flank=tap.word)
        case _:
            return ""


def _name(tap: Tap, say: Say) -> str:
    card = tap.card.value if tap.card else "none"
    facts: Facts = {"card": card, "posta": tap.word, "virtue": tap.word, "flank": tap.word}
    return say(f"audatia-step-{tap.kind.value}.name", **facts)


def _of_decision(view: AudatiaView, seat: Seat, names: Pair[str]) -> Facts:
    """Who decides, and the card it is about."""
    facts = of_roles(seat, view.onlooker, names)
    shown = view.skill.card if view.skill else view.pending.card if view.pending else None
    return facts | {"card": shown.value if shown else "none", "draws": view.draws}


def _awaited(view: AudatiaView, names: Pair[str], say: Say) -> str:
    if len(view.active) == 2:
        return say("audatia-waits-both")
    (seat,) = view.active
    facts = _of_decision(view, seat, names)
    has_chosen = view.onlooker is not None and view.men[view.onlooker].has_chosen
    if view.window in (Window.MULLIGAN, Window.MEASURE) and has_chosen:
        return say("audatia-waits-secret", **of_roles(seat.other, view.onlooker, names))
    return say(f"audatia-waits-{view.window.value}", **facts)


def _chances(view: AudatiaView, say: Say) -> str:
    """What the hand can do about it."""
    if view.window in _ATTACKING:
        blows = in_codes(blow for blow in Blow if blow in view.strikes)
        key = "attacks" if view.strikes else "none"
        return say(f"audatia-chances-{key}", blows=blows)
    if view.window in (Window.DEFEND, Window.ESCAPE, Window.COUNTER) and view.playable:
        playable = [card for card in dict.fromkeys(view.hand) if card in view.playable]
        return say("audatia-chances-answers", cards=in_words(playable, say))
    return ""


def _result(view: AudatiaView, names: Pair[str], say: Say) -> Sentence:
    if view.winner is None or view.ending in (None, Ending.BROKEN_OFF):
        return Sentence(lead=say("audatia-broken-off", assault=view.assault))
    lead = say("audatia-result", **of_roles(view.winner, view.onlooker, names))
    ended = view.ending.value if view.ending else ""
    shown = view.last.cards[0].value if view.last and view.last.cards else "none"
    return Sentence(lead=lead, rest=say(f"audatia-won-{ended}", card=shown))


def _stance(view: AudatiaView, seat: Seat, names: Pair[str], say: Say) -> Iterator[str]:
    man = view.men[seat]
    facts = of_man(man, names, say)
    if man.posta is not None:
        yield say("audatia-alt-posta", **facts)
    if man.side is not None and man.pile:
        yield say("audatia-alt-sword", **facts)
    if man.flank is not None:
        yield say("audatia-alt-flank", **facts)


def _crossed(view: AudatiaView, say: Say) -> str:
    return say("audatia-alt-bind", bind=view.bind.value) if view.bind else ""


def _last(view: AudatiaView, names: Pair[str], say: Say) -> str:
    action = told(view, view.last, names, say) if view.last else ""
    return say("audatia-alt-last", action=action) if action else ""


def _own(view: AudatiaView, names: Pair[str], say: Say) -> list[str]:
    """The onlooker's own hand, what in it may be played, and what he knows of the rival's."""
    if view.window is Window.OVER:
        one, two = view.men.map(lambda man: in_codes(man.hand or ()))
        facts: Facts = {"one_name": names.one, "two_name": names.two}
        return [say("audatia-alt-hands", **facts, one_hand=one, two_hand=two)]
    if view.onlooker is None:
        return []
    lines = [say("audatia-alt-hand", hand=in_codes(view.hand))]
    playable: list[Card] = [card for card in dict.fromkeys(view.hand) if card in view.playable]
    if playable and len(playable) < len(set(view.hand)):
        lines.append(say("audatia-alt-playable", cards=in_codes(playable)))
    if isinstance(view.chosen, Posta):
        lines.append(say("audatia-alt-chosen", posta=view.chosen.value))
    if view.seen and (known := in_codes(view.seen)) != NOTHING:
        lines.append(say("audatia-alt-seen", name=names[view.onlooker.other], cards=known))
    return lines
