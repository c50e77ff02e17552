"""Six seconds of the small form, in which few people take their time, and more of both forms, in
the long profile; `make chaos` takes two minutes. What each fault alone may do has tests of its own:
`tests/bot/test_outages.py`, and `test_process.py` and `test_updates.py` of the platforms.
"""

import pytest

from tests.chaos.run import BIG_FORM, SMALL_FORM, run
from tests.chaos.scene import FEW


@pytest.mark.long
async def test_what_fails_around_salle_robs_nobody(tmp_path):
    """With this seed she and her store have a power cut, while requests to Telegram are dropped."""
    told = [f"see {tmp_path}"]
    few = {"crowd": FEW, "pause": 1.0}
    verdict = await run(0.095, seed=31, form=SMALL_FORM, tell=told.append, keep=tmp_path, **few)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.moves > 5


@pytest.mark.long
async def test_what_fails_around_many_people_for_longer_robs_nobody(tmp_path):
    told = [f"see {tmp_path}"]
    verdict = await run(0.5, seed=11, form=SMALL_FORM, tell=told.append, keep=tmp_path)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.moves > 20


@pytest.mark.long
@pytest.mark.xdist_group("cluster")
async def test_what_fails_around_several_processes_and_a_cluster_robs_nobody(tmp_path):
    told = [f"see {tmp_path}"]
    verdict = await run(1.0, seed=11, form=BIG_FORM, tell=told.append, keep=tmp_path)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.moves > 20
