# Everything that a newcomer or the checks need. Only Python 3.11 or later, pip and make are expected.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check install --require-hashes
SOURCES := bot engines renderers storage tests bench

.DEFAULT_GOAL := help
.PHONY: help setup run browser test test-long chaos simulate coverage mutants words check graph format bench lock goldens rules clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Salle needs Python 3.11 or later; PYTHON=… names another one.") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements.lock | $(BIN)/python
	@echo "Setting up; the first time takes about half a minute."
	@$(PIP) --requirement requirements.lock
	@touch $@

$(VENV)/dev.stamp: requirements-dev.lock $(VENV)/run.stamp
	@$(PIP) --requirement requirements-dev.lock
	@touch $@

setup: $(VENV)/dev.stamp ## prepare .venv with all packages, for playing and for developing

run: $(VENV)/run.stamp ## start Salle; without tokens: the local table in the browser
	@exec $(BIN)/python -m bot

browser: $(VENV)/dev.stamp ## find a browser for the tests of the page, or get one
	@$(BIN)/python -m tests.bot.web.find_browser

test: browser ## run the tests
	$(BIN)/python -m pytest --numprocesses 3 --dist loadgroup -m "not long"  # many tests wait

test-long: browser ## run the long profile too: thousands of games, many more examples
	HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest --numprocesses 2 --dist loadgroup

chaos: $(VENV)/dev.stamp ## play for two minutes while everything around Salle fails: SEED=3 MINUTES=2
	$(BIN)/python -m tests.chaos --minutes $(or $(MINUTES),2) --seed $(or $(SEED),3)

simulate: $(VENV)/dev.stamp ## live through a month of play by a virtual clock: DAYS=30 TABLES=2000 SEED=7
	$(BIN)/python -m tests.simulate --days $(or $(DAYS),30) --tables $(or $(TABLES),2000) --seed $(or $(SEED),7)

coverage: $(VENV)/dev.stamp ## which lines the tests of the core, the games and the hall reach
	$(BIN)/coverage run -m pytest -m "not long" tests/engines tests/storage tests/renderers tests/bot/test_*.py
	$(BIN)/coverage report --skip-covered

mutants: $(VENV)/dev.stamp ## change the code in small ways, and print which changes no test notices (15 minutes)
	$(BIN)/python -m tests.mutants $(WHAT)

words: $(VENV)/dev.stamp ## print every sentence of a language, in short matches and one by one: LANGUAGE=it
	@$(BIN)/python -m tests.words $(or $(LANGUAGE),en) $(if $(ONLY),--only $(ONLY))

check: $(VENV)/dev.stamp ## format, lint, types, import contracts
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	PYTHONPATH=. $(BIN)/lint-imports

graph: $(VENV)/dev.stamp ## print who imports whom, as DOT graphs: the packages, then within bot
	@PYTHONPATH=. $(BIN)/import-linter drawgraph bot engines renderers storage --show-import-totals
	@PYTHONPATH=. $(BIN)/import-linter drawgraph bot --show-import-totals

format: $(VENV)/dev.stamp ## put the code into its form
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

bench: $(VENV)/dev.stamp ## measure speed, memory and strength; strength takes long: WHAT="whole_way process" chooses
	$(BIN)/python -m bench $(WHAT)

goldens: $(VENV)/dev.stamp ## draw the golden pictures anew, after a wanted change
	$(BIN)/python -m tests.renderers.goldens

rules: $(VENV)/dev.stamp ## write docs/rules anew from the words and pictures of /rules
	$(BIN)/python -m tests.rules_pages

lock: $(VENV)/dev.stamp ## resolve the lock files anew (needs uv: pip install uv)
	uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --output-file requirements-dev.lock
	uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --constraint requirements-dev.lock --output-file requirements.lock

clean: ## remove what was made here, except played games
	rm -rf $(VENV) build salle.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage mutants
