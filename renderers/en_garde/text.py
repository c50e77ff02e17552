"""En Garde in words: from a view, through the keys of the locales."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import ActionKind, Hand, LastAction, Phase, RoundEnd, Use
from engines.en_garde.views import EnGardeView, FinishedRound, Scene
from renderers.en_garde.facts import is_indirect, of_attack, of_cards, of_fencer, of_scene
from renderers.en_garde.preview import is_preview
from renderers.en_garde.steps import Kind, Tap, read_path, sign_of
from renderers.en_garde.text_board import MARKS, card_row, piste
from renderers.facts import Facts, of_roles
from renderers.game_text import ALT_LIMIT
from renderers.text_layout import shorten_name, truncate, wrap
from renderers.wording import Say, Sentence, StepWords

_HAND_LIMIT: Final = 200  # characters that an alert can show


def alt(view: EnGardeView, names: Pair[str], say: Say) -> str:
    """The picture for somebody who can't see it, in at most 1,024 characters."""
    names = names.map(shorten_name)
    variant = say(f"en_garde-option-variant-{view.variant.value}")
    facts: Facts = {"variant": variant, "round": view.round, "touches": view.touches}
    parts = [say("en_garde-alt-round", **facts, **of_scene(view.scene, names))]
    if view.last_round is not None:
        parts += _end_of_last_round(view, view.last_round, names, say)
    if view.phase is not Phase.OVER:
        parts += [say("en_garde-alt-now", round=view.round)] if view.last_round else []
        parts += _moment(view, view.scene, names, say)
    if view.opened is not None and view.last_round is None:
        parts.append(_both_hands(view.opened, view.scene, names, say))
    parts.append(str(asked(view, names, say)))
    parts += _own(view, say)
    return truncate(" ".join(parts), ALT_LIMIT)


def board(view: EnGardeView, names: Pair[str], say: Say) -> str:
    """The whole board as lines of at most 60 columns: `>` and `<` are the fencers."""
    names = names.map(shorten_name)
    variant = say(f"en_garde-option-variant-{view.variant.value}")
    lines = [
        f"{say('en_garde-name')} · {variant}",
        say("en_garde-board-round", round=view.round, touches=view.touches),
        "",
    ]
    if view.last_round is not None:
        lines += [*_end_of_last_round(view, view.last_round, names, say), ""]
    lines += piste(view.scene)
    for seat in Seat:
        lines.append(
            f"{MARKS[seat]} " + say("en_garde-board-fencer", **of_fencer(view.scene, seat, names))
        )
    lines.append(say("en_garde-distance", distance=view.scene.distance))
    lines.append(say("en_garde-deck", **of_scene(view.scene, names)))
    if view.scene.last is not None and view.phase is not Phase.OVER:
        lines.append(_last(view, view.scene.last, view.scene, names, say))
    lines += ["", str(asked(view, names, say))]
    if view.hand:
        lines.append(say("en_garde-alt-hand", hand=card_row(view.hand)))
    for value, uses in view.uses:
        words = ", ".join(say(f"en_garde-use-{_use(view, use)}") for use in uses)
        shown = words or say("en_garde-use-none")
        lines.append("  " + say("en_garde-board-use", value=value, uses=shown))
    return wrap(lines)


def asked(view: EnGardeView, names: Pair[str], say: Say) -> Sentence:
    """What the onlooker is asked, or whom the table waits for, or the result."""
    if view.phase is Phase.OVER or view.to_act is None:
        return _result(view, names, say)
    if is_preview(view):
        return Sentence(lead=say("en_garde-preview-plain"))
    if view.onlooker is not view.to_act:
        return Sentence(lead=_for_phase("waits", view, names, say))
    if view.phase is Phase.TURN:
        return Sentence(lead=say("en_garde-asked-turn"), rest=_chances(view, say))
    if view.phase is Phase.LAST:
        may_attack = any(Use.TOUCH in uses for _, uses in view.uses)
        lead = say("en_garde-asked-last" if may_attack else "en_garde-asked-pass")
        return Sentence(lead=lead, rest=_chances(view, say))
    uses = {use for _, found in view.uses for use in found}
    answer = {
        (True, False): "parry",
        (False, True): "fall_back",
    }.get((Use.PARRY in uses, Use.BACK in uses), "either")
    lead = say(f"en_garde-asked-{answer}", **of_attack(view))
    if view.phase is Phase.LAST_DEFEND:
        return Sentence(lead=lead, rest=say("en_garde-after-last"))
    follows = say("en_garde-after-parry") if answer != "fall_back" else ""
    return Sentence(lead=lead, rest=follows)


def summary(view: EnGardeView, names: Pair[str], say: Say) -> str:
    """The second line under a public board: "Distance 4. Anna to move."."""
    if view.phase is Phase.OVER or view.to_act is None:
        return _result(view, names, say).lead
    if is_preview(view):
        return say("en_garde-preview-distance", distance=view.scene.distance)
    return _for_phase("summary", view, names, say)


def step(view: EnGardeView, path: tuple[str, ...], step: str, say: Say) -> StepWords:
    """The step `step` after `path`, as a button says it.

    Raises:
        ValueError: it is no step of this game.
    """
    tap = read_path(view, (*path, step))[-1]
    key = f"en_garde-step-{tap.kind.value}"
    facts: Facts = {"value": tap.value, "count": tap.count, "square": tap.square}
    group_label, name = say(key), say(f"{key}.name", **facts)
    return StepWords(
        group=tap.kind.value,
        group_label=group_label,
        label=card_row((tap.value,) * tap.count) or group_label,
        detail=say(f"{key}.detail", **facts),
        alone=say(f"{key}.alone", **facts),
        name=name,
        square=str(_target(view, tap) or ""),
        card=str(tap.value or ""),
        sign=sign_of(tap.kind, view.to_act or Seat.ONE),
    )


def preview(view: EnGardeView, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
    """What the move `path` would do, before it is sent; `view` is the one before it.

    Raises:
        ValueError: `path` is no move of this game.
    """
    taps = read_path(view, path)
    tap = taps[-1]
    facts: Facts = {"value": tap.value, "count": tap.count, "square": tap.square}
    if len(taps) > 1:
        lead = say("en_garde-preview-indirect", advance=taps[0].value, **facts)
    else:
        lead = say(f"en_garde-step-{tap.kind.value}.name", **facts)
    return Sentence(lead=f"{lead}.", rest=_afterwards(view, tap, say))


def rounds(view: EnGardeView) -> tuple[Seat | None, ...]:
    """Who won each round so far, None for a drawn one."""
    return view.results


def hand(view: EnGardeView, say: Say) -> str:
    """The onlooker's hand in one line of at most 200 characters; "" for a spectator."""
    if view.onlooker is None:
        return ""
    held = card_row(view.hand) or say("en_garde-no-hand")
    return say("en_garde-hand", hand=held, deck=view.scene.deck_size)[:_HAND_LIMIT]


def _target(view: EnGardeView, tap: Tap) -> int:
    if tap.kind is Kind.PASS:
        return 0
    if tap.kind is Kind.ATTACK and view.to_act:
        return view.scene.squares[view.to_act.other]
    return tap.square


def _afterwards(view: EnGardeView, tap: Tap, say: Say) -> str:
    if tap.kind is Kind.PASS:
        return say("en_garde-preview-plain")
    if tap.kind is Kind.PARRY:
        ends = view.phase is Phase.LAST_DEFEND
        return say("en_garde-preview-plain" if ends else "en_garde-preview-parry")
    return say("en_garde-preview-distance", distance=tap.distance)


def _result(view: EnGardeView, names: Pair[str], say: Say) -> Sentence:
    scores = view.scene.scores
    last_round = view.last_round
    if last_round is not None and last_round.end is RoundEnd.BROKEN_OFF:
        return Sentence(lead=say("en_garde-broken-off", one=scores.one, two=scores.two))
    winner = max(Seat, key=lambda seat: scores[seat])
    facts = of_roles(winner, view.onlooker, names) | of_scene(view.scene, names)
    facts |= {"seat_score": scores[winner], "rival_score": scores[winner.other]}
    if last_round is None or last_round.winner is not winner:
        return Sentence(lead=say("en_garde-match-won", end="stuck", **facts))
    facts["end"] = last_round.end.value
    last = last_round.scene.last
    if last_round.end is not RoundEnd.TOUCH or last is None:
        loser = of_roles(winner.other, view.onlooker, names)
        rest = say("en_garde-stuck", **loser) if last_round.end is RoundEnd.STUCK else ""
        return Sentence(lead=say("en_garde-match-won", **facts), rest=rest)
    played = of_cards(last)
    touch = say("en_garde-touched.start", **facts, **played)
    lead = f"{touch} {say('en_garde-match-won.end', **facts)}"
    held = last_round.hands[winner.other].count(last.cards[-1]) if last_round.hands else None
    is_told = view.onlooker is winner.other  # by the cards in hand
    if is_told or held is None or held >= int(played["count"]):  # basic: it can't be parried
        return Sentence(lead=lead)
    return Sentence(lead=lead, rest=say("en_garde-held", held=held, **facts, **played))


def _for_phase(kind: str, view: EnGardeView, names: Pair[str], say: Say) -> str:
    asks = {Phase.TURN: "turn", Phase.LAST: "last"}.get(view.phase, "answer")
    facts = of_scene(view.scene, names) | of_attack(view)
    if view.to_act is not None:
        facts |= of_roles(view.to_act, view.onlooker, names)
    return say(f"en_garde-{kind}-{asks}", **facts)


def _chances(view: EnGardeView, say: Say) -> str:
    distance = view.scene.distance
    touching = {value for value, uses in view.uses if Use.TOUCH in uses}
    held = view.hand.count(distance) if distance in touching else 0
    can_step = bool(touching - {distance})
    key = {
        (False, False): "en_garde-distance",
        (True, False): "en_garde-can-attack",
        (False, True): "en_garde-can-step",
        (True, True): "en_garde-can-both",
    }[held > 0, can_step]
    return say(key, distance=distance, held=held)


def _end_of_last_round(
    view: EnGardeView, last_round: FinishedRound, names: Pair[str], say: Say
) -> list[str]:
    scene = last_round.scene
    if view.phase is Phase.OVER and last_round.end is RoundEnd.TOUCH:
        scene = replace(scene, last=None)  # the result tells the touch
    lines = _moment(view, scene, names, say)
    if last_round.end is not RoundEnd.BROKEN_OFF:
        lines.insert(0, say("en_garde-alt-end", round=len(view.results)))
    if last_round.hands is not None:
        lines.append(_both_hands(last_round.hands, scene, names, say))
    facts = of_scene(scene, names)
    if view.phase is Phase.OVER:
        return lines  # the result follows, and says it
    if last_round.winner is None:
        return [*lines, say("en_garde-round-drawn", **facts)]
    facts |= of_roles(last_round.winner, view.onlooker, names) | {"end": last_round.end.value}
    return [*lines, say("en_garde-round-won", **facts)]


def _both_hands(hands: Pair[Hand], scene: Scene, names: Pair[str], say: Say) -> str:
    one, two = hands.map(lambda cards: card_row(cards) or say("en_garde-no-hand"))
    facts = of_scene(scene, names) | {"one_hand": one, "two_hand": two}
    return say("en_garde-alt-hands", **facts)


def _moment(view: EnGardeView, scene: Scene, names: Pair[str], say: Say) -> list[str]:
    facts = of_scene(scene, names)
    lines = [say("en_garde-alt-squares", **facts), say("en_garde-alt-cards", **facts)]
    return lines + ([_last(view, scene.last, scene, names, say)] if scene.last else [])


def _own(view: EnGardeView, say: Say) -> list[str]:
    if not view.hand:
        return []
    lines = [say("en_garde-alt-hand", hand=card_row(view.hand))]
    uses = dict(view.uses)
    idle = [value for value in sorted(set(view.hand)) if not uses.get(value)]
    if uses and idle:
        lines.append(say("en_garde-alt-useless", cards=card_row(tuple(idle))))
    return lines


def _last(view: EnGardeView, last: LastAction, scene: Scene, names: Pair[str], say: Say) -> str:
    facts = of_roles(last.seat, view.onlooker, names) | {
        "square": last.square,
        "distance": scene.distance,
    }
    key = {
        ActionKind.ADVANCE: "advanced",
        ActionKind.RETREAT: "retreated",
        ActionKind.ATTACK: "attacked-indirectly" if is_indirect(last) else "attacked",
        ActionKind.PARRY: "parried",
        ActionKind.PASS: "passed",
    }[last.kind]
    return say("en_garde-alt-last", action=say(f"en_garde-{key}", **facts, **of_cards(last)))


def _use(view: EnGardeView, use: Use) -> str:
    falls_back = use is Use.BACK and view.attack is not None
    return "fall_back" if falls_back else use.value
