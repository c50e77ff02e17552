"""The words of steps: what buttons say, and what a move would do before it is sent."""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import Flank, Posta, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair
from renderers.audatia.facts import in_words, of_row, on_button, remedies_of
from renderers.audatia.signs import sign_of
from renderers.audatia.steps import Kind, Tap, bind_of, gathered, is_perfect, read_path
from renderers.facts import Facts
from renderers.wording import Say, Sentence, StepWords

# Steps whose consequences the rival decides, and a sentence tells.
_FOLLOWED: Final = frozenset(
    {Kind.ATTACK, Kind.COUNTERATTACK, Kind.EXCHANGE, Kind.REMEDY, Kind.BOLD, Kind.POSTA}
)


def step(view: AudatiaView, path: tuple[str, ...], step: str, say: Say) -> StepWords:
    """The step `step` after `path`, as a button says it.

    Raises:
        ValueError: it is no step of this game.
    """
    *before, tap = read_path(view, (*path, step))
    facts = _of_tap(view, tap, say, is_alone=not before)
    kind = say(f"audatia-step-{tap.kind.value}", **facts)
    facts["label"] = _label(tap, say) or kind
    return StepWords(
        group=tap.kind.value,
        group_label=kind,
        label=str(facts["label"]),
        detail=_detail(view, tap, say),
        alone=say(f"audatia-step-{tap.kind.value}.alone", **facts),
        name=say(f"audatia-step-{tap.kind.value}.name", **facts),
        card=_card_of(before, tap),
        sign=sign_of(tap),
    )


def preview(view: AudatiaView, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
    """What the move `path` would do, or which card it asks for; `view` is the one before it.

    Raises:
        ValueError: `path` is no move of this game, nor the beginning of one.
    """
    taps = gathered(read_path(view, path))
    last = taps[-1]
    not_sent = say("audatia-not-sent")
    if last.kind is Kind.CARD:  # of a mulligan, which may end with any card
        lead = say("audatia-preview-mulligan", cards_words=in_words(last.named, say))
        return Sentence(lead=lead, rest=not_sent)
    if last.lacks:
        kind, words = last.kind.value, in_words(last.named, say)
        return Sentence(
            lead=say(
                "audatia-preview-choosing", kind=kind, count=len(last.named), cards_words=words
            )
        )
    done = [_said(view, tap, say) for tap in taps]
    rest = f"{_follows(view, last, names, say)} {not_sent}".strip()
    is_drawing = view.window is Window.LAST_CALL and taps == (Tap(kind=Kind.PASS),)
    warning = say("audatia-warning-draws", draws=view.draws) if is_drawing else ""
    return Sentence(lead=" ".join(done), rest=rest, warning=warning)


def _card_of(before: list[Tap], tap: Tap) -> str:
    # The card of the hand that a step plays or names; "" for one that a skill takes back.
    is_fetched = tap.kind is Kind.CARD and before and before[-1].kind is Kind.FETCH
    return tap.card.value if tap.card and not is_fetched else ""


def _label(tap: Tap, say: Say) -> str:
    # The words beside the group's name on a button; "" if the group's name is enough.
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


def _detail(view: AudatiaView, tap: Tap, say: Say) -> str:
    # What a step causes, in a few words, from what the onlooker may know.
    match tap.kind:
        case Kind.PARRY if tap.card and (bind := bind_of(view, tap.card)):
            return say("audatia-step-parry.detail", bind=bind.value)
        case Kind.COUNTER_REMEDY if tap.card:
            return say(
                "audatia-step-counter-remedy.detail", is_perfect=int(is_perfect(view, tap.card))
            )
        case Kind.VIRTUE:
            return say("audatia-virtue.gloss", virtue=tap.word)
        case Kind.POSTA | Kind.CHANGE:
            return of_row(Posta(tap.word), say)
        case Kind.FLANK if view.onlooker is not None:
            held = remedies_of(view, Flank(tap.word))
            return in_words(held, say) if held else say("audatia-no-remedies")
        case _:
            return ""


def _of_tap(view: AudatiaView, tap: Tap, say: Say, *, is_alone: bool = True) -> Facts:
    # The variables of a step's words; `$window` is "later" for steps after the first.
    return {
        "card": tap.card.value if tap.card else "none",
        "posta": tap.word,
        "virtue": tap.word,
        "flank": tap.word,
        "window": view.window.value if is_alone else "later",
        "cards_words": in_words(tap.named, say),
        "cards_count": len(tap.named),
        "label": "",
    }


def _said(view: AudatiaView, tap: Tap, say: Say) -> str:
    key = "with" if tap.named else "name"
    return say(f"audatia-step-{tap.kind.value}.{key}", **_of_tap(view, tap, say)) + "."


def _follows(view: AudatiaView, tap: Tap, names: Pair[str], say: Say) -> str:
    # What a move would cause; `$name` is the mover's rival.
    mover = view.onlooker or view.to_act
    facts: Facts = {"name": names[mover.other] if mover else ""}
    if tap.kind is Kind.PARRY and tap.card and (bind := bind_of(view, tap.card)):
        return say("audatia-then-parry", bind=bind.value)
    if tap.kind is Kind.COUNTER_REMEDY and tap.card:
        return say(
            "audatia-then-counter-remedy",
            is_perfect=int(is_perfect(view, tap.card)),
            answer=view.imperfect_counter.value,
        )
    if tap.kind is Kind.SKILL and tap.card:
        return say("audatia-then-skill", card=tap.card.value, **facts)
    if tap.kind in _FOLLOWED:
        return say(f"audatia-then-{tap.kind.value}", **facts)
    return ""
