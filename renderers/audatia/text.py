"""Audatia in words: from a view, through the keys of the locales."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.audatia.rules.data import BLOW_OF
from engines.audatia.terms import Card, Ending, Posta, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia.buttons import preview, step
from renderers.audatia.facts import (
    last_act_sentence,
    of_hand,
    of_man,
    of_row,
    of_virtues,
    on_button,
    with_codes,
)
from renderers.audatia.questions import asked, awaited
from renderers.facts import listed
from renderers.game_text import ALT_LIMIT
from renderers.text_layout import shorten_name, truncate, wrap
from renderers.wording import Say

__all__ = ["alt", "asked", "board", "card_name", "hand", "preview", "step", "summary"]

_HAND_LIMIT: Final = 200  # characters of an alert
_MARKS: Final = Pair(one=">", two="<")


def alt(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """The picture for somebody who can't see it, in at most 1,024 characters."""
    names = names.map(shorten_name)
    parts = [say("audatia-alt-duel", assault=view.assault, draws=view.draws)]
    for man in view.men:
        parts.append(say("audatia-alt-man", **of_man(man, names, say)))
        parts += _stance(view, man.seat, names, say)
    parts += [*_table(view, names, say), str(asked(view, names, say))]
    if all(man.hand is not None for man in view.men):
        parts.append(_hands(view, names, say))
    elif view.onlooker is not None:
        parts.append(say("audatia-alt-hand", hand=with_codes(view.hand, say)))
        parts += _secrets(view, names, say)
    return truncate(" ".join(parts), ALT_LIMIT)


def board(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """The whole table as lines of at most 60 columns: `>` and `<` are the men."""
    names = names.map(shorten_name)
    lines = [f"{say('audatia-name')} · {say('audatia-board-assault', assault=view.assault)}"]
    for man in view.men:
        facts = of_man(man, names, say)
        lines += ["", f"{_MARKS[man.seat]} " + say("audatia-board-man", **facts)]
        lines.append("  " + say("audatia-board-cards", **facts))
        if man.posta is not None:
            row = of_row(man.posta, say)
            lines.append("  " + say("audatia-board-posta", posta=man.posta.value, row=row))
        if man.side is not None:
            lines.append("  " + say("audatia-board-sword", **facts))
        if man.pile:
            lines.append("  " + say("audatia-board-pile", cards=listed(man.pile)))
        if man.discard:
            lines.append("  " + say("audatia-board-discard", cards=listed(man.discard)))
        if man.flank is not None:
            lines.append("  " + say("audatia-alt-flank", **facts))
    lines += ["", say("audatia-board-draws", draws=view.draws), *_table(view, names, say)]
    lines += ["", str(asked(view, names, say))]
    if view.window is Window.OVER:
        lines.append(_hands(view, names, say))
    elif view.onlooker is not None:
        lines += ["", say("audatia-alt-hand", hand=listed(view.hand))]
        playable = [card for card in dict.fromkeys(view.hand) if card in view.playable]
        if playable and len(playable) < len(set(view.hand)):
            lines.append(say("audatia-alt-playable", cards=listed(playable)))
        lines += [*_secrets(view, names, say), say("audatia-board-legend")]
    return wrap(lines)


def summary(view: AudatiaView, names: Pair[str], say: Say) -> str:
    """The second line under a public board: "Assault 2. Bea must answer a mandritto fendente."."""
    if view.window is Window.OVER or not view.active:
        return asked(view, names, say).lead
    if view.is_preview:
        return say("audatia-not-sent")
    return say("audatia-summary", assault=view.assault, waits=awaited(view, names, say))


def hand(view: AudatiaView, say: Say) -> str:
    """ "Cuts MF◖ RM, thrust. Skills: Turn, Cover.", in 200 characters; "" for a spectator."""
    if view.onlooker is None:
        return ""
    if not view.hand:
        return say("audatia-no-hand")
    return truncate(say("audatia-hand", **of_hand(view.hand, say)).strip(), _HAND_LIMIT)


def card_name(card: str, say: Say) -> str:
    """ "MF◖" with its half-sun, "P", or a skill's short name."""
    if (found := Card(card)) in BLOW_OF:
        return on_button(found, say).replace(" ", "")
    return say("audatia-card.short", card=card)


def _stance(view: AudatiaView, seat: Seat, names: Pair[str], say: Say) -> Iterator[str]:
    man = view.men[seat]
    facts = of_man(man, names, say)
    if man.posta is not None:
        yield say("audatia-alt-posta", **facts)
    if man.side is not None and man.pile:
        yield say("audatia-alt-sword", **facts)
    if man.flank is not None:
        yield say("audatia-alt-flank", **facts)


def _table(view: AudatiaView, names: Pair[str], say: Say) -> Iterator[str]:
    if any(man.virtues for man in view.men):
        yield of_virtues(view, names, say)
    for man in view.men:
        if man.is_owed:
            yield say("audatia-alt-owed", name=names[man.seat])
    if view.duty:
        duty = view.duty
        yield say("audatia-alt-duty", name=names[duty.seat], card=duty.card.value)
    if view.bind:
        yield say("audatia-alt-bind", bind=view.bind.value)
    if view.last_act is None or view.ending is Ending.PERFECT:  # the result tells the last act
        return
    acts = (*view.last_act.earlier, view.last_act)
    told = " ".join(filter(None, (last_act_sentence(view, act, names, say) for act in acts)))
    if told:
        yield say("audatia-alt-last", action=told)


def _hands(view: AudatiaView, names: Pair[str], say: Say) -> str:
    one, two = view.men.map(lambda man: listed(man.hand or ()))
    return say(
        "audatia-alt-hands", one_name=names.one, two_name=names.two, one_hand=one, two_hand=two
    )


def _secrets(view: AudatiaView, names: Pair[str], say: Say) -> Iterator[str]:
    if isinstance(view.chosen, Posta):
        yield say("audatia-alt-chosen", posta=view.chosen.value)
    if view.onlooker is not None and view.seen:
        yield say("audatia-alt-seen", name=names[view.onlooker.other], cards=listed(view.seen))
