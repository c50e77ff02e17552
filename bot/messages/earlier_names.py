"""What phrases were called in earlier versions: what people learned to type is still understood."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.application.refused import Told
from bot.messages.words import Words
from engines.core.game import Fact

_EARLIER: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "en": {
        "en_garde-option-begins-lot": ("by lot",),
        "hall-begins-by-lot": ("begins: by lot",),
        "series-exchanged": ("two matches, seats exchanged",),
    },
    "it": {
        "audatia-level-novice": ("testardo",),
        "audatia-level-parrier": ("difensore",),
        "audatia-level-stickler": ("abitudinario",),
        "audatia-level-keen": ("attento",),
        "audatia-level-master": ("maestro",),
        "cannae-level-novice": ("sognatore",),
        "cannae-level-oneeyed": ("guercio",),
        "cannae-level-keen": ("attento",),
        "cannae-level-master": ("maestro",),
        "en_garde-level-forgetful": ("smemorato",),
        "en_garde-level-fencer": ("schermidore",),
        "en_garde-option-begins-challenger": ("comincia lo sfidante",),
        "en_garde-option-begins-challenged": ("comincia lo sfidato",),
        "en_garde-option-cards_after_final_retreat": ("carte dopo l'ultimo ripiegare",),
        "en_garde-option-cards_after_final_retreat-true": (
            "le carte contano dopo l'ultimo ripiegare",
        ),
        "en_garde-option-cards_after_final_retreat-false": (
            "dopo l'ultimo ripiegare conta solo l'avanzata",
        ),
        "gyges-level-novice": ("corridore",),
        "gyges-level-watchman": ("guardiano",),
        "gyges-level-hemmer": ("bloccatore",),
        "gyges-level-keen": ("attento",),
        "gyges-level-plotter": ("tessitore",),
        "gyges-level-master": ("maestro",),
        "hall-begins-by-lot": ("comincia chi è sorteggiato",),
    },
    "es": {
        "audatia-level-novice": ("terco",),
        "audatia-level-parrier": ("defensor",),
        "audatia-level-stickler": ("rutinario",),
        "audatia-level-keen": ("atento",),
        "audatia-level-planner": ("previsor",),
        "audatia-level-master": ("maestro",),
        "audatia-option-challenged": ("la parte retada juega con",),
        "audatia-option-challenger": ("quien reta juega con",),
        "cannae-level-novice": ("soñador",),
        "cannae-level-oneeyed": ("tuerto",),
        "cannae-level-blinkered": ("anteojeras",),
        "cannae-level-keen": ("atento",),
        "cannae-level-master": ("maestro",),
        "en_garde-level-novice": ("impulsivo",),
        "en_garde-level-lurker": ("acechador",),
        "en_garde-level-forgetful": ("olvidadizo",),
        "en_garde-level-planner": ("previsor",),
        "en_garde-level-fencer": ("esgrimidor",),
        "en_garde-option-begins-challenged": ("empieza el retado",),
        "en_garde-option-begins-challenger": ("empieza el retador",),
        "gyges-level-novice": ("corredor",),
        "gyges-level-hemmer": ("bloqueador",),
        "gyges-level-keen": ("atento",),
        "gyges-level-master": ("maestro",),
        "series-exchanged": ("dos encuentros con los puestos cambiados", "puestos cambiados"),
    },
    "fr": {
        "audatia-level-novice": ("têtu",),
        "audatia-level-parrier": ("défenseur",),
        "audatia-level-stickler": ("routinier",),
        "audatia-level-keen": ("attentif",),
        "audatia-level-planner": ("prévoyant",),
        "audatia-level-master": ("maître",),
        "audatia-option-challenged": ("qui est défié joue", "le défié joue"),
        "audatia-option-challenger": ("le défieur joue",),
        "cannae-level-novice": ("rêveur",),
        "cannae-level-keen": ("attentif",),
        "cannae-level-wary": ("prudent",),
        "cannae-level-master": ("maître",),
        "clock-brisk": ("vif",),
        "en_garde-level-lurker": ("guetteur",),
        "en_garde-level-forgetful": ("étourdi",),
        "en_garde-level-counter": ("compteur",),
        "en_garde-level-planner": ("prévoyant",),
        "en_garde-level-fencer": ("escrimeur",),
        "en_garde-option-begins-challenged": ("le défié commence",),
        "en_garde-option-begins-challenger": ("le défieur commence",),
        "gyges-level-novice": ("coureur",),
        "gyges-level-watchman": ("veilleur",),
        "gyges-level-hemmer": ("bloqueur",),
        "gyges-level-keen": ("attentif",),
        "gyges-level-plotter": ("intrigant",),
        "gyges-level-master": ("maître",),
        "hall-anybody": ("qui voudra",),
        "hall-card": ("défie à",),
        "hall-command-review": ("repasser",),
    },
}


def names_of(key: str, say: Words, **facts: Fact) -> tuple[str, ...]:
    """What people may type for a phrase: what it says now, and what it said before."""
    return (say(key, **facts), *_EARLIER.get(say.language, {}).get(key, ()))


def all_told(words: Told, say: Words) -> Iterator[str]:
    """The same of what is made of phrases: as it is told now, and as it was told before."""
    yield words(say)
    phrases = _EARLIER.get(say.language, {})
    for number in range(max(map(len, phrases.values()), default=0)):
        yield words(_SaidBefore(say, phrases, number))


@dataclass(frozen=True, slots=True)
class _SaidBefore:
    say: Words
    phrases: Mapping[str, tuple[str, ...]]
    number: int

    def __call__(self, key: str, /, **facts: Fact) -> str:
        earlier = self.phrases.get(key, ())
        return earlier[self.number] if self.number < len(earlier) else self.say(key, **facts)
