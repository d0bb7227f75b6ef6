# The two commands a newcomer needs: `make play` and `make test`. Each sets up everything it needs.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := 0.13.7
GAMES  := rush battlegrounds duel
GAME   ?= rush
FUZZ   ?= 2000
FAULTS ?= 1

CLIENT := src/tankodrom/web
CLIENT_SOURCES := $(shell find web/src web/public src/tankodrom/words -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
CHROMIUM ?= $(firstword $(shell for name in chromium chromium-browser google-chrome; do command -v $$name; done))

.PHONY: help setup web play terminal check check-web test test-server test-web test-compiled bench bench-server bench-guest \
	coverage fuzz faults missions compile interpreted fmt lock docs clean

help:
	@echo "make play           set up, start the server with the web client, and print the address to open"
	@echo "make terminal       play in the terminal; e.g. make terminal GAME=battlegrounds ARGS='--lang cs'"
	@echo "make test           set up and run all checks"
	@echo "make check          the everyday loop: lint, types, tests of all but the server (interpreted)"
	@echo "make coverage       which lines of the sources the tests run; htmlcov/index.html shows them"
	@echo "make test-web       the tests of the web client in a real Chromium"
	@echo "make test-server    the tests of the table server, on SQLite and on PostgreSQL with Redis"
	@echo "make bench          speed of the engine and of the search, beside their peers"
	@echo "make bench-server   speed of the server beside boardgame.io's (needs Node.js), and beside hostile clients"
	@echo "make bench-guest    what others notice while one guest attacks the server in every way we know"
	@echo "make fuzz           play random games of every title and check every promise of the engine"
	@echo "make faults         kill servers and take their disks, databases and clocks away under load, and count what is lost"
	@echo "make missions       play every mission of Duel 1,000 times and show how it comes out"
	@echo "make compile        compile the engine with mypyc; make interpreted undoes it"
	@echo "make fmt            format the sources; make lock renews the lock files; make docs the generated docs"

# To play, only what a game needs is installed; to develop, all tools too. An environment that has the tools keeps them.
setup: $(VENV)/.dev

$(VENV)/bin/uv: requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is needed (Debian: apt-get install python3-venv)"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@touch $@

$(VENV)/.play: $(VENV)/bin/uv requirements.lock pyproject.toml
	@test -e $(VENV)/.dev || $(BIN)/uv pip sync --quiet --python $(BIN)/python requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/uv requirements-dev.lock pyproject.toml
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements-dev.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $(VENV)/.play $@

web: $(CLIENT)/index.html

# `npm ci` of npm 11 wants the optional parts for all other systems in the lock file too, and refuses where a registry does
# not have them; `npm install` takes the same versions from it.
web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Node.js 20 with npm is needed (Debian: apt-get install nodejs npm)"; exit 1; }
	@npm ci --prefix web --silent --no-audit --no-fund 2>web/npm-ci.log \
		|| { echo "npm ci failed, npm install is tried; why: $$(grep -m 1 -i 'error' web/npm-ci.log || head -n 1 web/npm-ci.log)" >&2; \
			npm install --prefix web --no-save --silent --no-audit --no-fund; }
	@rm -f web/npm-ci.log
	@touch $@

$(CLIENT)/index.html: web/node_modules/.ready $(CLIENT_SOURCES)
	@npm run --prefix web --silent build -- --logLevel warn

play: $(VENV)/.play web
	@$(BIN)/tankodrom serve $(ARGS)

terminal: $(VENV)/.play
	@$(BIN)/tankodrom play $(GAME) $(ARGS)

check: setup check-web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/gen_rules_doc.py --check
	TANKODROM_INTERPRETED=1 $(BIN)/pytest -n auto --ignore=tests/server
	$(BIN)/tankodrom scenario scenarios | tail -n 1
	for game in $(GAMES); do $(BIN)/tankodrom rules coverage $$game --quiet || exit 1; done

check-web: setup web/node_modules/.ready
	$(BIN)/python tools/gen_protocol.py --check
	npm run --prefix web --silent format:check
	npm run --prefix web --silent lint
	npm run --prefix web --silent check
	npm run --prefix web --silent test

test: check test-server test-web test-compiled

# In Debian's Chromium, which is installed if it is not there and that is allowed.
test-web: setup web
	@test -n "$(CHROMIUM)" || apt-get install --quiet --quiet --yes chromium >/dev/null 2>&1 \
		|| { apt-get update --quiet --quiet && apt-get install --quiet --quiet --yes chromium >/dev/null; } \
		|| { echo "Chromium is needed (Debian: apt-get install chromium)"; exit 1; }
	CHROMIUM="$(or $(CHROMIUM),$$(command -v chromium))" npm run --prefix web --silent browser

# The table server on SQLite and on PostgreSQL with Redis, both started by the tests themselves.
test-server: setup
	TANKODROM_INTERPRETED=1 $(BIN)/pytest -n auto tests/server

# Which lines of the sources the tests run, all but those of the server; it takes about twice as long as the tests alone.
coverage: setup
	TANKODROM_INTERPRETED=1 $(BIN)/pytest -n auto --ignore=tests/server --cov --cov-report=term --cov-report=html

# The compiled form is built in a copy, so that a working tree stays as it is. Of the server's suite the part on SQLite.
# test_race.py subclasses compiled classes, which mypyc does not allow; `make check` runs it.
test-compiled: setup
	rm -rf build/compiled && mkdir -p build/compiled && cp -r src build/compiled/src
	$(BIN)/python tools/compile.py --source build/compiled/src
	PYTHONPATH=$(CURDIR)/build/compiled/src TANKODROM_EXPECT=compiled $(BIN)/pytest -n auto tests/contract tests/examples tests/ai --ignore=tests/ai/search/test_race.py \
		$(addprefix tests/,$(GAMES))
	PYTHONPATH=$(CURDIR)/build/compiled/src TANKODROM_EXPECT=compiled $(BIN)/pytest -n auto tests/server -k "not postgres"

compile: setup
	$(BIN)/python tools/compile.py

interpreted: setup
	$(BIN)/python tools/compile.py --clean

bench: setup compile
	$(BIN)/python bench/run.py

# As in test-compiled, the engine is compiled in a copy; with the game that both sides are measured with.
bench-server: setup
	@command -v npm >/dev/null || { echo "Node.js with npm is needed for boardgame.io (Debian: apt-get install npm)"; exit 1; }
	npm ci --prefix bench/server/boardgameio --silent --no-audit --no-fund
	rm -rf build/compiled && mkdir -p build/compiled && cp -r src build/compiled/src
	$(BIN)/python tools/compile.py --source build/compiled/src --game bench/server/counter.py
	PYTHONPATH=$(CURDIR)/build/compiled/src $(BIN)/python -m bench.server.run $(ARGS)
	PYTHONPATH=$(CURDIR)/build/compiled/src $(BIN)/python -m bench.server.floods

# What others notice while one guest does all that the limits allow, and more.
bench-guest: setup
	$(BIN)/python -m bench.server.one_guest $(ARGS)

# The contract over random games of every title; `make fuzz FUZZ=100000` for a long night.
fuzz: setup
	for game in $(GAMES); do $(BIN)/tankodrom fuzz $$game --games $(FUZZ) || exit 1; done

# Servers under load through a hundred kills and forty other faults, some fifteen minutes; `make faults FAULTS=4` for four times as many.
faults: setup compile
	$(BIN)/python tests/server/faults.py --kills $$((100 * $(FAULTS))) --rounds $$((2 * $(FAULTS)))

missions: setup compile
	$(BIN)/python tools/mission_table.py

fmt: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: setup
	$(BIN)/python tools/gen_rules_doc.py
	$(BIN)/python tools/gen_schemas.py

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header

lock: setup
	$(LOCK) --group build pyproject.toml -o requirements.lock
	$(LOCK) --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	echo "uv==$(UV)" | $(LOCK) - -o requirements-uv.lock

clean:
	rm -rf build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	-$(PYTHON) tools/compile.py --clean
