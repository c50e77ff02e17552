"""What Salle is built on: pinned by hashes, under licences that fit hers, and audited."""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path

import pytest

from tests import audit

ROOT = Path(__file__).parents[1]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
ALLOWED = (
    "MIT", "MIT-0", "MIT-CMU", "BSD-3-Clause", "BSD-2-Clause", "BSD License", "Apache-2.0",
    "Apache Software License", "PSF-2.0", "Python Software Foundation License", "MPL-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)",
    "LGPL-3.0-only", "Zlib", "MIT License", "The MIT License (MIT)",
)  # fmt: skip
"""LGPL and MPL: of libraries that are used as they are."""


def requirements(lock: Path) -> dict[str, str]:
    """All that stands in a lock, by what is required."""
    blocks = re.split(r"^(?=[A-Za-z0-9])", lock.read_text(), flags=re.MULTILINE)
    return {block.split()[0]: block for block in blocks if re.match(r"[A-Za-z0-9]", block)}


def names(lock: Path) -> set[str]:
    return {required.partition("==")[0].partition("[")[0] for required in requirements(lock)}


def licence_of(name: str) -> str:
    about = metadata.metadata(name)
    if said := about.get("License-Expression"):
        return said
    classes = [one.rpartition(" :: ")[2] for one in about.get_all("Classifier") or ()]
    found = [one for one in classes if "Licen" in one]
    return found[0] if found else (about.get("License") or "").splitlines()[0]


def test_there_are_the_locks_that_are_installed():
    assert {lock.name for lock in LOCKS} == {
        "requirements.lock", "requirements-dev.lock", "requirements-audit.lock",
        "requirements-native.lock", "requirements-setup.lock",
    }  # fmt: skip


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_one_version_and_has_its_hashes(lock):
    found = requirements(lock)
    is_small = lock.name in ("requirements-native.lock", "requirements-setup.lock")
    assert len(found) > 20 or is_small
    assert found
    for required, block in found.items():
        assert re.fullmatch(r"[A-Za-z0-9._\[\]-]+==[\w.+!]+", required), required
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), required


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_lock_names_a_place_to_get_packages_from(lock):
    assert not re.search(r"https?://|--(extra-)?index-url|--find-links|@ ", lock.read_text())


def test_what_is_installed_is_installed_by_its_hashes():
    lines = (ROOT / "Makefile").read_text().splitlines()
    installing = [line for line in lines if "pip" in line and " install " in line]
    assert len(installing) == 3
    assert all("--require-hashes" in line for line in installing)


def test_all_that_salle_runs_on_has_a_licence_that_fits():
    odd = {}
    for name in names(ROOT / "requirements.lock"):
        try:
            said = licence_of(name)
        except metadata.PackageNotFoundError:
            continue  # for another Python or system
        if not all(one.strip() in ALLOWED for one in re.split(r" AND | OR ", said)):
            odd[name] = said
    assert odd == {}


# -- the audit ---------------------------------------------------------------------------------
CLEAN = {"name": "redis", "version": "6.0", "vulns": []}
HOLE = {"name": "x", "version": "1.0", "vulns": [{"id": "CVE-1", "fix_versions": ["1.1"]}]}
UNKNOWN = {"name": "y", "skip_reason": "Dependency not found"}


def report(*packages):
    return json.dumps({"dependencies": packages, "fixes": []})


def test_a_hole_fails_the_audit_and_says_what_mends_it():
    is_clean, said = audit.read("a.lock", report(CLEAN, HOLE))
    assert not is_clean
    assert "a hole in x 1.0: CVE-1, mended in 1.1" in said


def test_what_the_database_does_not_know_is_not_called_audited():
    is_clean, said = audit.read("a.lock", report(CLEAN, UNKNOWN))
    assert is_clean
    assert "1 of 2 packages audited" in said
    assert "NOT AUDITED, the database doesn't know them: y" in said


@pytest.mark.parametrize("said", ["", "{}", "[]", "null"])
def test_without_a_report_nothing_is_called_audited_and_nothing_fails(said):
    is_clean, words = audit.read("a.lock", said, "ERROR: connection refused\n")
    assert is_clean
    assert words.startswith("a.lock: NOT AUDITED")


def test_without_the_tool_nothing_fails():
    is_clean, words = audit.audit("/nowhere/pip-audit", "requirements.lock")
    assert is_clean
    assert "NOT AUDITED" in words
