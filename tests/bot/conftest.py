import pytest

from engines.core.rating import Rating
from engines.core.result import Standing
from storage.results import Standings
from tests.bot.limits import lift_limits
from tests.bot.linked import Elsewhere
from tests.bot.salle import Salle
from tests.bot.unwarmed import SIDE_COMMAND


@pytest.fixture
async def salle():
    """A hall without platforms."""
    made = Salle()
    yield made
    await made.computers.close()


@pytest.fixture
def anna(salle):
    return salle.someone("Anna")


@pytest.fixture
def anna_there(salle):
    """Anna on another platform: nobody knows yet that it is she."""
    return Elsewhere(salle, "Anna")


@pytest.fixture
def bea(salle):
    return salle.someone("Bea")


@pytest.fixture
def eve(salle):
    return salle.someone("Eve")


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """No answer waits for the computer's, unless a test is about that: here it would be late."""
    monkeypatch.setattr("bot.application.answers.PATIENCE", 0.0)


@pytest.fixture(autouse=True)
def hardly_gives_way(monkeypatch):
    """Films and thoughts come to their end beside other work, too."""
    monkeypatch.setattr("bot.side_process.parent._COMMAND", SIDE_COMMAND)


@pytest.fixture
def unlimited(monkeypatch):
    """As many challenges may wait, and tables be open, as a test likes to make."""
    lift_limits(monkeypatch)


@pytest.fixture
def rated(salle, monkeypatch):
    """Ratings by names, which nobody had to play for."""
    ratings = {}

    async def standings(self, game, players):
        of = {
            who: Standing(rating=Rating(value=ratings.get(who.partition(":")[2], 1500.0)))
            for who in players
        }
        return Standings(results=0, of=of)

    monkeypatch.setattr("storage.results.Results.standings", standings)
    monkeypatch.setattr(type(salle.store), "standings", standings)
    return ratings


@pytest.fixture
def hint_thoughts(monkeypatch):
    """What thoughts about hints are given; they are thought here, in no process of their own."""
    given = []

    async def ask(self, function, *args):
        given.append(args)
        return function(*args)

    monkeypatch.setattr("bot.side_process.parent.SideProcesses.ask", ask)
    monkeypatch.setattr("os.nice", lambda steps: steps)
    return given
