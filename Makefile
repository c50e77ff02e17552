# Everything that a newcomer or the checks need. Only Python 3.11 or later, pip and make are expected.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check install --require-hashes
# uv takes a third of pip's time. It doesn't read pip's settings: where it finds no packages, pip does.
INSTALL = $(PIP) --requirement requirements-setup.lock && \
	$(BIN)/uv pip install --quiet --require-hashes --compile-bytecode --python $(BIN)/python --requirement $(1) || \
	$(PIP) --requirement $(1)
SOURCES := bot engines renderers storage tests bench
PAGE := bot/adapters/web/page
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix $(PAGE) --silent

.DEFAULT_GOAL := help
.PHONY: help setup run native browser page page-check test test-long test-servers chaos fuzz audit sbom simulate coverage mutants words check graph format bench lock goldens rules settings screenshots image-check test-pythons clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Salle needs Python 3.11 or later; PYTHON=… names another one.") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements.lock | $(BIN)/python
	@echo "Setting up; the first time takes about half a minute."
	@$(call INSTALL,requirements.lock)
	@touch $@

$(VENV)/dev.stamp: requirements-dev.lock $(VENV)/run.stamp
	@$(call INSTALL,requirements-dev.lock)
	@touch $@

setup: $(VENV)/dev.stamp ## prepare .venv with all packages, for playing and for developing

run: $(VENV)/run.stamp ## start Salle; without tokens: the local table in the browser
	@exec $(BIN)/python -m bot

native: $(VENV)/dev.stamp ## compile what the computers think with, where there is a C compiler
	@$(BIN)/python -m engines.native_build

$(PAGE)/node_modules/.package-lock.json: $(PAGE)/package-lock.json | $(VENV)/dev.stamp
	@$(NPM) install --no-save --no-audit --no-fund  # `ci` wants the tools of every platform in the lock

page: $(PAGE)/node_modules/.package-lock.json ## build the page into static/build, after a change of its sources
	@$(NPM) run build

page-check: $(PAGE)/node_modules/.package-lock.json
	$(NPM) run check

browser: $(VENV)/dev.stamp ## find a browser for the tests of the page, or get one
	@$(BIN)/python -m tests.bot.web.find_browser

# What was compiled is kept, whatever the environment says.
TESTS := env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest

test: browser ## run the tests
	$(TESTS) -p tests.forked_run --forks 5 -m "not long"  # two cores: many tests wait

test-long: browser ## run the long profile too: thousands of games, many more examples
	HYPOTHESIS_PROFILE=long $(TESTS) -p tests.forked_run --forks 2

test-servers: $(VENV)/dev.stamp ## run the tests of the store over other servers: SERVERS="/path/redis-server …"
	@for server in $(SERVERS); do $$server --version && SALLE_TEST_SERVER=$$server \
		$(BIN)/python -m pytest tests/storage -m "not long" \
		--ignore tests/storage/test_embedded.py --ignore tests/storage/test_codec.py || exit 1; done

chaos: $(VENV)/dev.stamp ## play for two minutes while everything around Salle fails: SEED=3 MINUTES=2 SMALL=1
	$(BIN)/python -m tests.chaos --minutes $(or $(MINUTES),2) --seed $(or $(SEED),3) $(if $(SMALL),--small)

fuzz: $(VENV)/dev.stamp ## feed every rim with what was never meant for it: INPUTS=100000 SEED=3
	$(BIN)/python -m tests.fuzz --inputs $(or $(INPUTS),100000) --seed $(or $(SEED),3)

simulate: $(VENV)/dev.stamp ## live through a month of play by a virtual clock: DAYS=30 PEOPLE=300 TABLES=2000 SEED=7
	$(BIN)/python -m tests.simulate --days $(or $(DAYS),30) --people $(or $(PEOPLE),300) \
		--tables $(or $(TABLES),2000) --seed $(or $(SEED),7)

coverage: $(VENV)/dev.stamp ## which lines the tests of the core, the games and the hall reach
	$(BIN)/coverage run -m pytest -m "not long" tests/engines tests/storage tests/renderers tests/bot/test_*.py
	$(BIN)/coverage report --skip-covered

mutants: $(VENV)/dev.stamp ## change the code in small ways, and print which changes no test notices (15 minutes)
	$(BIN)/python -m tests.mutants $(WHAT)

words: $(VENV)/dev.stamp ## print every sentence of a language, in short matches and one by one: LANGUAGE=it
	@$(BIN)/python -m tests.words $(or $(LANGUAGE),en) $(if $(ONLY),--only $(ONLY))

check: $(VENV)/dev.stamp page-check ## format, lint, types, import contracts
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	PYTHONPATH=. $(BIN)/lint-imports

graph: $(VENV)/dev.stamp ## print who imports whom, as DOT graphs: the packages, then within bot
	@PYTHONPATH=. $(BIN)/import-linter drawgraph bot engines renderers storage --show-import-totals
	@PYTHONPATH=. $(BIN)/import-linter drawgraph bot --show-import-totals

format: $(VENV)/dev.stamp $(PAGE)/node_modules/.package-lock.json ## put the code into its form
	@$(NPM) run format
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

bench: $(VENV)/dev.stamp ## measure speed, memory and strength; strength takes long: WHAT="whole_way process" chooses
	$(BIN)/python -m bench $(WHAT)

goldens: $(VENV)/dev.stamp ## draw the golden pictures anew, after a wanted change
	$(BIN)/python -m tests.renderers.goldens

rules: $(VENV)/dev.stamp ## write docs/rules anew from the words and pictures of /rules
	$(BIN)/python -m tests.rules_pages

settings: $(VENV)/dev.stamp ## write the table of docs/settings.md anew from the code
	@$(BIN)/python -m tests.settings_page

image-check: $(VENV)/dev.stamp ## make what the image would hold, sum it up and start it; no container engine is needed
	@$(BIN)/python -m tests.image

test-pythons: $(VENV)/dev.stamp ## play as installed from a wheel, with each of PYTHONS="/path/python3.12 …"
	@$(BIN)/python -m tests.pythons $(PYTHONS)

screenshots: browser ## take the page's pictures in docs anew
	$(BIN)/python -m tests.bot.web.screenshots

$(VENV)/audit/stamp: requirements-audit.lock | $(BIN)/python
	@$(BIN)/python -m venv $(VENV)/audit
	@$(VENV)/audit/bin/python -m pip -qq --disable-pip-version-check install --require-hashes --requirement requirements-audit.lock
	@touch $@

audit: $(VENV)/dev.stamp ## look for known holes in all packages; says so where the database can't be reached
	@$(MAKE) --silent $(VENV)/audit/stamp || echo "pip-audit can't be installed."
	@$(BIN)/python -m tests.audit $(VENV)/audit/bin/pip-audit

sbom: $(VENV)/audit/stamp ## write sbom.json: what Salle runs on, by CycloneDX
	@$(VENV)/audit/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --output-file sbom.json requirements.lock
	@echo "sbom.json is written."

lock: $(VENV)/dev.stamp ## resolve the lock files anew
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --output-file requirements-dev.lock
	$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --constraint requirements-dev.lock --output-file requirements.lock
	$(BIN)/uv pip compile --group audit --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --output-file requirements-audit.lock
	$(BIN)/uv pip compile --group native --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --constraint requirements-dev.lock --output-file requirements-native.lock
	$(BIN)/uv pip compile --group setup --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --output-file requirements-setup.lock

clean: ## remove what was made here, except played games
	rm -rf $(VENV) $(PAGE)/node_modules build salle.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage mutants
