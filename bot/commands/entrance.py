"""The ways to a match by taps alone: play now, challenge a friend, or read the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.application import profile
from bot.application.fitting_levels import ANY_LEVEL, fitting_levels
from bot.application.model import (
    Address,
    Ask,
    ButtonStyle,
    Choice,
    Group,
    Person,
    Post,
    Prompt,
    Reply,
)
from bot.application.place import PlaceSettings
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import challenges
from bot.commands.challenge_draft import DRAFT_PREFIX, ChallengeDraft, Step
from bot.commands.challenges import Terms
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.commands.terms_form import TermsForm
from bot.messages import card_pages
from bot.messages.clock_words import clock_sentence
from bot.messages.level_words import level_lines, level_name, offered_levels
from bot.messages.words import Words
from engines.core.seat import Pair, Seat

_NO_NAMES: Final = Pair(one="", two="")
# Characters of an id, or of the name that stands for it, in the buttons of a form.
_LONGEST_OPPONENT: Final = 20


async def start(context: Context, ask: Ask) -> Reply:
    """The three ways in."""
    return Reply(private=entrance_post(await context.say(ask), owner=owner_of(ask)))


async def tapped(context: Context, ask: Ask, text: str) -> Reply:
    """The next question of a menu, or the table that it comes to. Raises TicketError."""
    draft = ChallengeDraft.parse(text)
    say = await context.say(ask)
    if draft.owner and draft.owner != ask.who.address.id:
        return Reply(ack=say("entrance-not-your-menu"), is_error=True)
    mine = replace(draft, owner=owner_of(ask))
    match draft.step:
        case Step.START:
            return Reply(private=entrance_post(say, owner=mine.owner))
        case Step.PLAY | Step.WHOM | Step.FRIEND:
            return Reply(private=_games(await context.place(ask), context, mine, say))
        case Step.RULES:
            return Reply(private=_rules(context, mine, say))
        case Step.OPEN:
            return await open_table(context, ask, mine)
        case Step.LEVEL:
            return Reply(private=await _levels(context, ask, mine, say))
        case _:
            return Reply(private=await terms_of(context, ask, mine, say))


def entrance_post(say: Words, *, owner: str = "", greeting: str = "entrance-welcome") -> Post:
    """A sentence, and the three buttons."""
    steps = (
        (Step.PLAY, "entrance-play-now", ButtonStyle.GO),
        (Step.WHOM, "entrance-friend", ButtonStyle.QUIET),
        (Step.RULES, "hall-rules", ButtonStyle.QUIET),
    )
    controls = tuple(
        Choice(label=say(key), ticket=str(ChallengeDraft(step=step, owner=owner)), style=style)
        for step, key, style in steps
    )
    return Post(lines=(say(greeting),), prompt=Prompt(controls=controls))


def which_game(
    drafts: Sequence[ChallengeDraft], say: Words, back: ChallengeDraft | None = None
) -> Post:
    """The question for the game; a draft for each. Without `back` it is the first question."""
    choices = tuple(Choice(label=say(f"{d.game}-name"), ticket=str(d)) for d in drafts)
    return Post(
        prompt=Prompt(
            lead=say("hall-which-game"),
            groups=(Group(key="games", label=say("hall-which-game"), choices=choices),),
            controls=(_back(back, say),) if back else (),
        )
    )


async def open_table(context: Context, ask: Ask, draft: ChallengeDraft) -> Reply:
    """Open the table of a draft; a second tap on the same menu finds the same one."""
    form = _form_said(context, draft, await context.place(ask))
    proposal = form.proposal
    terms = Terms(
        game=draft.game,
        opponent=await _opponent(context, ask, draft),
        level=draft.level,
        options=proposal.options,
        clock=proposal.clock,
        is_rated=proposal.is_rated if form.says_rating else None,
        has_memory=proposal.has_memory,
        has_hints=proposal.has_hints,
        series=proposal.series if form.says_series else None,
        is_study=draft.is_study,
        challenger=Seat.TWO if proposal.is_swapped else Seat.ONE,
    )
    return await challenges.challenge(context, ask, terms)


async def form_of(
    context: Context, ask: Ask, draft: ChallengeDraft, names: Pair[str] = _NO_NAMES
) -> TermsForm:
    """The terms that a draft has come to; `names` are the challenger's and their rival's.

    Whether the match is rated is said where two people play, as usual where nobody has chosen; and
    so is how many matches.

    Raises TicketError.
    """
    place = await context.place(ask)
    form = replace(_form_said(context, draft, place), names=names, mine=Seat.ONE)
    if not draft.is_alone and not form.says_rating:
        opponent = await _opponent(context, ask, draft)
        is_rated = await challenges.usually_rated(context, ask, opponent, place)
        form = form.with_rating(is_rated=is_rated)
    return form.with_usual_series()


# Only what was said in words or by taps. Raises TicketError.
def _form_said(context: Context, draft: ChallengeDraft, place: PlaceSettings) -> TermsForm:
    game = context.games.get(draft.game)
    if game is None:
        raise TicketError(f"there is no game {draft.game!r}")
    if draft.number is None:
        return TermsForm.usual(game, is_alone=draft.is_alone, clock=place.usual_clock)
    return TermsForm.read(game, draft.number)


async def names_of(context: Context, ask: Ask, draft: ChallengeDraft, say: Words) -> Pair[str]:
    """What the challenger and their rival are called in a form."""
    mine, person = ask.who.name or say("entrance-somebody"), await _opponent(context, ask, draft)
    rival = say("hall-anybody")
    if draft.level and draft.game:
        level = draft.level
        if level == ANY_LEVEL:
            found = await fitting_levels(context.store, context.players, [draft.game], ask.me)
            level = found[draft.game]
        rival = say("hall-computer", level=level_name(draft.game, level, say))
    elif person:
        rival = person.name or say("entrance-somebody")
    return Pair(one=mine, two=rival)


def opening(draft: ChallengeDraft) -> ChallengeDraft:
    """The draft as the button or form has it that opens its table."""
    return replace(draft, step=Step.OPEN, page=None)


def owner_of(ask: Ask) -> str:
    """The id of the asker, for a menu that others see too; else ""."""
    return "" if ask.is_private else ask.who.address.id


def _games(place: PlaceSettings, context: Context, draft: ChallengeDraft, say: Words) -> Post:
    step = Step.LEVEL if draft.step is Step.PLAY else step_to_terms(draft.opponent)
    offered = place.offered(context.games)
    drafts = [replace(draft, step=step, game=game) for game in offered]
    return which_game(drafts, say, ChallengeDraft(step=Step.START, owner=draft.owner))


def step_to_terms(opponent: str) -> Step:
    """The buttons of a form have no room for a long name: then the terms are as they stand."""
    return Step.OPEN if len(opponent) > _LONGEST_OPPONENT else Step.TERMS


async def _levels(context: Context, ask: Ask, draft: ChallengeDraft, say: Words) -> Post:
    game, ready = draft.game, opening(draft)
    if game not in context.games:
        raise TicketError(f"there is no game {game!r}")
    fitting = await fitting_levels(context.store, context.players, [game], ask.me)
    computer = context.players[game]
    choices = tuple(
        Choice(label=label, ticket=str(replace(ready, level=level)))
        for level, label in offered_levels(game, computer, fitting[game], say)
    )
    lead = say("entrance-which-level")
    return Post(
        lines=(say(f"{game}-name"), *level_lines(game, computer, say)),
        prompt=Prompt(
            lead=lead,
            groups=(Group(key="levels", label=lead, choices=choices),),
            controls=(_back(ChallengeDraft(step=Step.PLAY, owner=draft.owner), say),),
        ),
    )


async def terms_of(context: Context, ask: Ask, draft: ChallengeDraft, say: Words) -> Post:
    """The terms of a draft with their values: all of them, or the page that the draft names."""
    form = await form_of(context, ask, draft, await names_of(context, ask, draft, say))
    return _terms(draft, form, say)


def _terms(draft: ChallengeDraft, form: TermsForm, say: Words) -> Post:
    def to(number: int, page: int | None) -> str:
        step = Step.TERMS if page is None else Step.VALUES
        return str(replace(draft, step=step, number=number, page=page))

    title = say("entrance-challenge", name=form.names.two, game=say(f"{draft.game}-name"))
    if draft.page is not None and form.has_page(draft.page):
        back = replace(draft, step=Step.VALUES, page=form.overview_page)
        groups = form.page(draft.page, say, to)
        return Post(
            lines=(title,),
            prompt=Prompt(lead=groups[0].label, groups=groups, controls=(_back(back, say),)),
        )
    send = Choice(
        label=say("entrance-send-challenge"),
        ticket=str(opening(replace(draft, number=form.number))),
        style=ButtonStyle.GO,
    )
    back = ChallengeDraft(step=Step.FRIEND, owner=draft.owner, opponent=draft.opponent)
    return Post(
        lines=(title, clock_sentence(form.proposal.clock, say)),
        prompt=Prompt(
            lead=say("entrance-terms-how"),
            groups=form.overview(say, to) if step_to_terms(draft.opponent) is Step.TERMS else (),
            controls=(send, _back(back, say)),
        ),
    )


def _rules(context: Context, draft: ChallengeDraft, say: Words) -> Post:
    back = ChallengeDraft(step=Step.START, owner=draft.owner)
    choices = tuple(
        Choice(
            label=say(f"{game}-name"),
            ticket=str(
                Ticket(verb=Verb.RULES, table=card_pages.key_without_table(game), version=0)
            ),
        )
        for game in context.games
    )
    lead = say("entrance-whose-rules")
    return Post(
        prompt=Prompt(
            lead=lead,
            groups=(Group(key="games", label=lead, choices=choices),),
            controls=(_back(back, say),),
        )
    )


def _back(draft: ChallengeDraft, say: Callable[[str], str]) -> Choice:
    return Choice(label=say("hall-back"), ticket=str(draft))


async def _opponent(context: Context, ask: Ask, draft: ChallengeDraft) -> Person | None:
    if not draft.opponent:
        return None
    address = Address(platform=ask.who.address.platform, id=draft.opponent)
    if address.is_name:
        return Person(address=address, name=draft.opponent)
    known = await context.store.profile(str(address))
    return Person(address=address, name=known.get(profile.NAME, ""))


BUTTONS: Final = Buttons(menus={DRAFT_PREFIX: tapped})
