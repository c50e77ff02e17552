"""How things are named in Redis; docs/redis.md shows an example of each.

The number in braces is the shard: a hash tag computed from the channel, so that everything one act
changes shares a slot, and one script may touch it, on a single Redis as on a cluster.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

from storage.base import TableKey

SHARDS: Final = 64  # stored in the names of keys: never change it

SECRET: Final = "salle:secret"  # noqa: S105 - the name of a key
MOVED_CHATS: Final = "salle:moved_chats"
# The hash of the forms that the store may hold: see `storage.form`.
FORM: Final = "salle:form"
# The hash of the rules of each game for which matches of older ones were looked for last.
RULES: Final = "salle:rules"
# The hash of tables whose results are to be taken out: since when, and of which game.
TO_VOID: Final = "salle:to_void"
# When the last whole export began, in seconds since the epoch.
EXPORTED: Final = "salle:exported"
# The hash of those who are being deleted, by their addresses, and since when.
DELETIONS: Final = "salle:deletions"
# The hash of those who have deleted themselves, by digests of their addresses, and when.
DELETED: Final = "salle:deleted"
# The hash of the daily puzzles, by the numbers of their days.
DAILY_PUZZLES: Final = "salle:daily_puzzles"
# The sorted set of the chats that have had one, by the number of its day.
DAILY_PUZZLE_CHATS: Final = "salle:daily_puzzle_chats"
# The set of sessions of the page that were ended: see `storage.sessions`.
ENDED_SESSIONS: Final = "salle:ended_sessions"
# The sorted set of the outbox's workers, by when they last said that they live.
WORKERS: Final = "salle:workers"
# The hash of the identities of people who have several, as JSON, by each of their addresses.
PERSONS: Final = "salle:{persons}"
# The list of what is to be done after people were linked or parted, as JSON.
AFTER_LINKING: Final = "salle:{persons}:after"
# The hash of the identity by which each of these people was here last, by their first address.
LAST_IDENTITY: Final = "salle:{persons}:last"
# The same of the workers that take the computer's turns.
COMPUTER_WORKERS: Final = "salle:computer_workers"
# A channel, no key: the names of streams that have got something new; `storage.stream_reads`.
WOKEN: Final = "salle:woken"


def shard_of(table: TableKey) -> int:
    """The shard of a table's channel."""
    return zlib.crc32(f"{table.platform}:{table.chat}".encode()) % SHARDS


def table_named(key: str) -> TableKey:
    """The table whose own key this is, such as that of its log. Raises ValueError."""
    return TableKey.parse(key.partition("}:")[2])


def _of_table(name: str) -> Callable[[TableKey], str]:
    return lambda table: f"{name}:{{{shard_of(table)}}}:{table}"


def _of_shard(name: str) -> Callable[[int], str]:
    return lambda shard: f"{name}:{{{shard}}}"


def _of(name: str) -> Callable[[str], str]:
    return lambda whose: f"{name}:{whose}"


def _of_source(name: str) -> Callable[[str], str]:
    return lambda source: f"{name}:{{{source}}}"


# -- a table's own -------------------------------------------------------------------------------

# The list of the rows of a table's log: see `storage.codec`.
log: Final = _of_table("table")
# The hash of what a table's players answer in advance.
preset_answers: Final = _of_table("preset_answers")
# The hash of the last message to each recipient.
message_refs: Final = _of_table("messages")
# The hash of which decision each player has got notice of, and when.
reached: Final = _of_table("reached")
# The list of the last lines that were said at a table.
talk: Final = _of_table("talk")
# The hash of those who follow a match that runs, and of what each is told.
followers: Final = _of_table("followers")
# The hash of what became of the decisions of a match that is over: see `storage.analyses`.
analysis: Final = _of_table("analysis")


# -- a tournament's, in the shard of its `storage.tournaments.tournament_key` ---------------------


def _of_tournament(name: str) -> Callable[[str], str]:
    def key(tournament: str) -> str:
        shard = zlib.crc32(f"tournament:{tournament}".encode()) % SHARDS
        return f"{name}:{{{shard}}}:{tournament}"

    return key


# The list of the rows of a tournament's log: see `storage.tournament_codec`.
tournament: Final = _of_tournament("tournament")
# The set of its matches whose tables were opened.
opened_matches: Final = _of_tournament("opened_matches")


# -- a shard's: the members are tables, as `str` writes them --------------------------------------

# The sorted set of tables whose players are on the clock, by when to look at them.
deadlines: Final = _of_shard("deadlines")
# The sorted set of tables whose players are to be reminded, by when.
reminders: Final = _of_shard("reminders")
# The sorted set of tables where an automatic answer is due, by when.
automatic_answers: Final = _of_shard("automatic_answers")
# The sorted set of tables whose timers were taken off, by when: `Store.set_aside`.
set_aside: Final = _of_shard("set_aside")
# The sorted set of tables whose match is over, by when it ended: a log doesn't tell without its
# game.
ended: Final = _of_shard("ended")
# The sorted set of those of them that are to be analysed, by when they ended; 0: asked for.
to_analyse: Final = _of_shard("to_analyse")
# The sorted set of those that puzzles are to be cut from, by when they were analysed.
to_cut: Final = _of_shard("to_cut")
# When it was noted last that Salle is running.
credited: Final = _of_shard("credited")
# The list of times in which Salle was away: from when until when.
outages: Final = _of_shard("outages")
# The sorted set of tournaments, by when to look at them next.
tournament_timers: Final = _of_shard("tournament_timers")
# The sorted set of those that are over, by when they ended.
ended_tournaments: Final = _of_shard("ended_tournaments")
# The stream of notices that are still to be told.
outbox: Final = _of_shard("outbox")
# The stream of notices to the computer: turns that it is still to answer.
computer_turns: Final = _of_shard("computer_turns")


def parked(shard: int, platform: str) -> str:
    """The stream of notices that wait until their platform is served again."""
    return f"parked:{{{shard}}}:{platform}"


# The sorted set of results that stand in no standings yet, as JSON, by the ends of their matches.
unreckoned: Final = _of_shard("unreckoned")


# -- a player's or a chat's (an address is platform:id) -------------------------------------------

# The hash of a player's or a chat's settings.
profile: Final = _of("profile")
# The sorted set of a player's or a chat's tables that run, by when they were listed.
running: Final = _of("running")
# The sorted set of a player's or a chat's tables that are over, by their end.
finished: Final = _of("finished")
# The sorted set of a player's tables that wait for them, by when they were listed.
waiting: Final = _of("waiting")
# The sorted set of a player's or a chat's challenges, by when they were made. Those that have been
# answered since are taken off when it is counted.
pending: Final = _of("pending")


# The hash of the matches that somebody follows, and of what they are told of each.
following: Final = _of("following")


# The sorted set of the tournaments that a person or a chat has to do with, by since when.
tournaments_of: Final = _of("tournaments_of")
# The hash of the passkeys of one of the page's people, by their credential ids.
passkeys: Final = _of("passkeys")
# The hash of a person's sessions on the page, by their ids.
sessions: Final = _of("sessions")
# The challenge that a session is to answer for one purpose; expires.
ceremony: Final = _of("ceremony")


# The hash of a player's last absence in which they lost on time.
absence: Final = _of("absence")
# The hash of what somebody has made of puzzles, as JSON, by game and id.
puzzle_attempts: Final = _of("puzzle_attempts")


# -- a game's --------------------------------------------------------------------------------------

# The hash of results by their numbers, in the order in which they were reckoned.
results: Final = _of_source("results")
# The hash of these numbers, by tables.
result_numbers: Final = _of_source("result_numbers")
# The hash of those that were taken out: the numbers of the entries that say so, by tables.
voided: Final = _of_source("voided")
# The hash of what their results have come to, by players.
standings: Final = _of_source("standings")
# The sorted set of players who are established and active, by their ratings.
leaderboard: Final = _of_source("leaderboard")
# The sorted set of the same players, by when they were rated last.
last_rated: Final = _of_source("last_rated")
# The hash of the addresses under which the results of players stand, by theirs, where these were
# ever linked: see `Regrouped`.
holders: Final = _of_source("holders")
# The leaderboard at the beginning of the week, and which week that is.
leaderboard_week_ago: Final = _of_source("leaderboard_week_ago")
leaderboard_week: Final = _of_source("leaderboard_week")


# The hash of the puzzles that were cut from its matches, as JSON, by their ids.
cut_puzzles: Final = _of_source("cut_puzzles")
# The hash of how often its puzzles were tried and found, and by how much they were rated again.
puzzle_counts: Final = _of_source("puzzle_counts")

# The hash of those who look for somebody to play, by their addresses: see `storage.seekers`.
seekers: Final = _of_source("seekers")
# The sorted set of their addresses, by their terms and ratings.
seekers_by_terms: Final = _of_source("seekers_by_terms")
# The same, by until when they look.
seekers_until: Final = _of_source("seekers_until")
# The hash of two who were found for each other and whose table isn't there yet, by a random id.
paired: Final = _of_source("paired")
# The hash of whom somebody was paired with last, by addresses.
last_paired: Final = _of_source("last_paired")


def reckoning(game: str) -> tuple[str, str, str, str, str]:
    """What a game's results have come to, as scripts take it that change it.

    The results themselves, the standings, the leaderboard, when its players were rated last, and
    the leaderboard of a week ago.
    """
    return (
        results(game),
        standings(game),
        leaderboard(game),
        last_rated(game),
        leaderboard_week_ago(game),
    )


def results_of(game: str, player: str) -> str:
    """The sorted set of the numbers of a player's results in a game, by themselves."""
    return f"results_of:{{{game}}}:{player}"


def players_of(game: str, place: str) -> str:
    """The set of those who have finished a match of a game at a place."""
    return f"players_of:{{{game}}}:{place}"


# -- a place's (platform:server or platform:group; `storage.administration.EVERYWHERE`) ------------

# The list of what administrators did, as JSON, the oldest first.
admin_log: Final = _of_source("admin_log")
# The hash of who is banned from tables there, by pseudonyms, and since when.
banned: Final = _of_source("banned")
# The hash of pairs who play only friendly matches there, by both pseudonyms, and since when.
friendly_pairs: Final = _of_source("friendly_pairs")

# The hash of addresses by pseudonyms: of those whom these three name.
PSEUDONYMS: Final = "salle:pseudonyms"


# -- a bot's: what its platform tells it (a source is platform:bot) --------------------------------

# The hash of updates that are not handled yet, by their numbers.
inbox: Final = _of_source("inbox")
# The sorted set of these numbers, by when another process may handle them.
inbox_leases: Final = _of_source("inbox_leases")
# The hash of the process that handles each of these numbers.
inbox_owners: Final = _of_source("inbox_owners")
# When nothing counts any more that a bot, or somebody, has done: see `storage.rates`.
overall_rate: Final = _of_source("bucket")


def narrower_rate(source: str, name: str) -> str:
    """The same as the overall rate, for requests of a bot in one chat."""
    return f"{overall_rate(source)}:{name}"


def seen(source: str, bitmap: int) -> str:
    """One of the bitmaps of the numbers that have come."""
    return f"seen:{{{source}}}:{bitmap}"


def alias(code: str) -> str:
    """The table that is called so on other platforms than its own."""
    return f"alias:{code}"


def link_code(digest: str) -> str:
    """Whose code for linking it is; in one slot with `PERSONS`."""
    return f"link_code:{{persons}}:{digest}"


# -- processes' ------------------------------------------------------------------------------------

# The sorted set of those whose something is, by until when.
lease: Final = _of("leases")
# A channel, no key: what processes tell each other.
channel: Final = _of("salle")
