"""Half a minute of it; `make chaos` takes two."""

from tests.chaos.run import run


async def test_what_fails_around_salle_robs_nobody(tmp_path):
    told = [f"see {tmp_path}"]
    verdict = await run(0.5, seed=11, tell=told.append, keep=tmp_path)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.moves > 20
