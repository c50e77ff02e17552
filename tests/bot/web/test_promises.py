"""What `docs/promises.md` says stays as it is: the names of 1.0.0 are all there.

A name leaves these lists in a new major version alone. New ones are added when they are released.
"""

import argparse

import pytest

from bot import admin_shell
from bot.commands.registry import registry
from bot.settings_list import all_settings
from storage import __main__ as storage_shell

SETTINGS = """
    DISCORD_CLIENT_ID DISCORD_CLIENT_SECRET DISCORD_SHARDS DISCORD_TOKEN PORT REDIS_URL
    SALLE_ALLOW_VOLATILE SALLE_APPENDFSYNC SALLE_CHALLENGE_DAYS SALLE_DATA SALLE_FORGET_DAYS
    SALLE_FORGET_NOTICE_DAYS SALLE_HOST SALLE_KEEP_DAYS SALLE_LOG_FORMAT SALLE_LOG_LEVEL
    SALLE_METRICS_HOST SALLE_METRICS_PORT SALLE_MIN_REPLICAS SALLE_PAGE_URL SALLE_PORT
    SALLE_PUSH_CONTACT SALLE_ROLES SALLE_THINKERS SALLE_TRUSTED_PROXIES SALLE_WIDGET_HOSTS
    TELEGRAM_CLIENT_ID TELEGRAM_CLIENT_SECRET TELEGRAM_TOKEN TELEGRAM_WEBHOOK_SECRET
    TELEGRAM_WEBHOOK_URL
"""
COMMANDS = """
    adjourn admin answers block board card challenge draw export follow forget giveday hand
    help hint history hours if language leaderboard learn link move pause playon privacy
    profile puzzle quiet rematch replay resign resume review rules say seek seen settings
    setup tables takeback theme tournament tournament-begins tournament-challenge
    tournament-correct tournament-create tournament-here tournament-join tournament-leave
    tournament-manage unblock unfollow unlink vacation verify why
"""
ADDRESSES = """
    / /healthz /readyz /hooks/{name} /sign-in/{platform} /link/{code} /p/{person} /t/{table}
    /leaderboard/{game} /learn/{lessons} /puzzle/{game} /puzzle/{game}/{number} /tournament/{id}
"""
STORAGE = "export import rebuild ratings migrate"
ADMIN = "ban unban keep-friendly allow-rated free void log pairs"


def test_the_settings_are_there():
    assert set(SETTINGS.split()) <= {name for one in all_settings() for name in one.names}


def test_the_commands_of_people_are_there():
    assert set(COMMANDS.split()) <= {*registry().commands}


@pytest.mark.parametrize(
    ("parser", "names"),
    [(storage_shell._parser, STORAGE), (admin_shell.parser, ADMIN)],
    ids=["storage", "admin"],
)
def test_the_commands_of_the_operator_are_there(parser, names):
    (commands,) = [one for one in parser()._actions if isinstance(one, argparse._SubParsersAction)]
    assert set(names.split()) <= {*commands.choices}


async def test_the_addresses_are_there(lobby):
    routes = {one.resource.canonical for one in lobby.server.app.router.routes()}
    assert set(ADDRESSES.split()) <= routes
