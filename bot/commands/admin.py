"""Moderation by those who manage a place: every act has to be confirmed, and is logged.

The data of a button: `ad:` and the id of the draft in the asker's own profile; `ad:` alone is no.
Which place is meant comes from the chat where the command was said, and never from a button.
"""

from __future__ import annotations

import hashlib
from typing import Final

from bot.application import profile
from bot.application.admin_draft import AdminDraft
from bot.application.administration import place_asked_in, place_of_table
from bot.application.model import Ask, ButtonStyle, Choice, Post, Prompt, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, named
from bot.commands import admin_acts
from bot.commands.admin_log import log_post
from bot.commands.arguments import Argument, Given, Offered, Suggestion, choice, matching
from bot.commands.arguments import Kind as ArgumentKind
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, Who
from bot.commands.profile_reader import named_by
from bot.messages.follow_posts import match_words
from bot.messages.words import Words
from engines.core.names import plain_text
from storage.administration import AdminAct

ADMIN_PREFIX: Final = "ad"

_LOG: Final = "log"
_LONGEST_REASON: Final = 200  # characters
_OF_PEOPLE: Final = frozenset({AdminAct.BAN, AdminAct.UNBAN})
_NEEDS_REASON: Final = frozenset({AdminAct.VOID, AdminAct.FREE, AdminAct.BAN})
_SUGGESTED: Final = 25  # tables


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    _check_manages(ask)
    place = await place_asked_in(context.tables, ask)
    said, reason = given.value("act") or _LOG, given.value("reason")
    if said == _LOG:
        page = int(reason[:4]) if reason.isascii() and reason.isdecimal() else 1
        return Reply(private=await log_post(context, ask, place, page=page))
    draft = AdminDraft(
        id=hashlib.sha256(f"{ask.me} {ask.nonce} {context.now()}".encode()).hexdigest()[:12],
        at=context.now(),
        place=place,
        act=AdminAct(said),
        reason=plain_text(reason)[:_LONGEST_REASON],
    )
    if draft.act in _NEEDS_REASON and not draft.reason:
        raise RefusedError("admin-why")
    is_of_people = draft.act in _OF_PEOPLE
    look = _about_person if is_of_people else _about_table
    draft = await look(context, ask, given, draft)
    await context.admit(ask, Kind.SETTING)
    await context.store.update_profile(ask.me, {profile.ADMIN_DRAFT: str(draft)})
    return Reply(private=_question(draft, await context.say(ask)))


# Raises RefusedError: what is done holds in the whole server or group, and so must be theirs to
# manage. A private chat has no administrator, not even its owner.
def _check_manages(ask: Ask) -> None:
    if not ask.may_manage_place or ask.is_home:
        raise RefusedError("setup-not-yours")


async def _about_person(context: Context, ask: Ask, given: Given, draft: AdminDraft) -> AdminDraft:
    if given.person is None:
        raise RefusedError("admin-whom")
    person = given.person
    if person.address.is_name:  # a ban is of an account, whatever it is called later
        person = await named_by(context, ask, person.username or person.name)
    address = str(person.address)
    if address == ask.me:
        raise RefusedError("admin-not-yourself")
    return draft.model_copy(update={"about": (address,), "names": (person.name,)})


async def _about_table(context: Context, ask: Ask, given: Given, draft: AdminDraft) -> AdminDraft:
    if given.table is None:
        raise RefusedError("admin-which-table")
    table = await context.tables.load(given.table)
    if await place_of_table(context.tables, table.key) != draft.place:
        raise RefusedError("admin-elsewhere")
    about = tuple(str(one.address) for one in table.people)
    identities = await context.store.identities(ask.me)
    admin_acts.check_table(table, draft.act, identities, now=context.now())
    names = tuple(one.name for one in table.people)
    return draft.model_copy(update={"about": about, "names": names, "table": str(table.key)})


def _question(draft: AdminDraft, say: Words) -> Post:
    reason = [say("admin-reason", reason=draft.reason)] if draft.reason else []
    yes = Choice(
        label=say(f"admin-act-{_key(draft)}"),
        ticket=f"{ADMIN_PREFIX}:{draft.id}",
        style=ButtonStyle.GO,
    )
    no = Choice(label=say("admin-no"), ticket=f"{ADMIN_PREFIX}:")
    prompt = Prompt(lead=say("admin-sure"), controls=(yes, no))
    return Post(lines=(_said(draft, "ask", say), *reason), prompt=prompt)


def _said(draft: AdminDraft, what: str, say: Words) -> str:
    one, two, *_ = (*draft.names, "", "")
    nobody = say("entrance-somebody")
    return say(f"admin-{_key(draft)}-{what}", one=one or nobody, two=two or nobody)


def _key(draft: AdminDraft) -> str:
    return draft.act.replace("_", "-")


async def tapped(context: Context, ask: Ask, data: str) -> Reply:
    """The answer: what was asked is done, or nothing. Raises RefusedError: it isn't theirs."""
    settings, say = await context.settings(ask)
    draft, id_ = AdminDraft.parse(settings.get(profile.ADMIN_DRAFT, "")), data.partition(":")[2]
    if id_ and (draft is None or not draft.holds(id_, context.now())):
        raise RefusedError("admin-too-late")
    line = say("admin-nothing-done")
    if id_ and draft:
        await admin_acts.do(context, ask.me, draft)
        line = _said(draft, "done", say)
    await context.store.update_profile(ask.me, {profile.ADMIN_DRAFT: ""})
    return Reply(private=Post(lines=(line,), prompt=Prompt()))


async def _suggested(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    if not ask.may_manage_place or ask.is_home:
        return []
    chat, store = str(await context.present(ask.where)), context.store
    running = await store.running_tables(chat)
    keys = [*running[:_SUGGESTED], *await store.finished_tables(chat, limit=_SUGGESTED)]
    preferences = await context.preferences_of(ask)
    tables = [await context.tables.find(key) for key in keys]
    words = (Suggestion(value=str(t.key), words=match_words(t, preferences)) for t in tables if t)
    return matching(words, typed)


COMMAND: Final = Command(
    name="admin",
    run=_run,
    arguments=(
        choice(
            "act",
            Offered.of(_LOG, "admin-act-log"),
            *(
                Offered(value=one, words=named(f"admin-act-{one.replace('_', '-')}"))
                for one in AdminAct
            ),
        ),
        Argument(name="person", kind=ArgumentKind.PERSON),
        Argument(name="table", kind=ArgumentKind.TABLE, suggest=_suggested),
        Argument(name="reason"),
    ),
    places=frozenset({Place.GROUP}),
    who=Who.MANAGER,
    rank=60,
    menus={ADMIN_PREFIX: tapped},
)
