import pytest

from tests.shields.evening import Evening


@pytest.fixture
async def forced():
    """Anna has struck; Bea has nothing to deny it with."""
    evening = await Evening.dealt("blank", "blank", clock=86_400)
    await evening.anna.plays(evening.table, "2")
    await evening.salle.deliver()
    return evening


@pytest.fixture
async def asked():
    """Anna has struck; Bea could deny it, and is asked."""
    evening = await Evening.dealt("blank", "shield", clock=86_400)
    await evening.anna.plays(evening.table, "2")
    await evening.salle.deliver()
    return evening
