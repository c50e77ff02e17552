"""A quarter of a minute of the small form, in which nobody hurries, and more of both; `make chaos`
takes two minutes.
"""

import pytest

from tests.chaos.run import BIG_FORM, SMALL_FORM, run


@pytest.mark.parametrize(
    ("minutes", "pause"), [(0.25, 0.5), pytest.param(0.5, None, marks=pytest.mark.long)]
)
async def test_what_fails_around_salle_robs_nobody(tmp_path, minutes, pause):
    told = [f"see {tmp_path}"]
    verdict = await run(
        minutes, seed=11, form=SMALL_FORM, pause=pause, tell=told.append, keep=tmp_path
    )
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.moves > 20


@pytest.mark.long
@pytest.mark.xdist_group("cluster")
async def test_what_fails_around_several_processes_and_a_cluster_robs_nobody(tmp_path):
    told = [f"see {tmp_path}"]
    verdict = await run(1.0, seed=11, form=BIG_FORM, tell=told.append, keep=tmp_path)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.moves > 20
