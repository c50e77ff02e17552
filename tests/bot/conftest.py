import pytest

from tests.bot.salle import Salle


@pytest.fixture
def salle():
    """A hall without platforms."""
    return Salle()


@pytest.fixture
def anna(salle):
    return salle.someone("Anna")


@pytest.fixture
def bea(salle):
    return salle.someone("Bea")


@pytest.fixture
def eve(salle):
    return salle.someone("Eve")
