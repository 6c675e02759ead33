# All targets use a virtual environment in the checkout. `make run` installs only the dependencies of the server, every
# other target also those of the tests.
PYTHON ?= python3
BIN := .venv/bin
SERVING := .venv/.serving
TOOLS := .venv/.tools
PATHS := service tests bench proto clients
NPM := $(BIN)/python clients/npm.py
MODULES := clients/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: help venv run test check proto fmt golden web web-dev web-test web-unit browser bench bench-service bench-abuse bench-bots bench-table bench-referee soak clients-soak clean

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST)

venv: $(TOOLS) ## create .venv with the service and the dependencies of its tests

$(SERVING): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Reeve needs Python 3.11 or newer; call: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $(SERVING)

$(TOOLS): $(SERVING)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(TOOLS)

run: $(SERVING) ## serve REST and gRPC on the embedded store in ./data (ARGS="--port 9000" for other settings)
	$(BIN)/reeve serve $(ARGS)

test: check web-unit browser ## run everything that a change must pass: check, then all tests
	$(BIN)/python -m pytest -n 2 --dist worksteal -q

check: venv ## check formatting, lint, types and the contract
	$(BIN)/ruff format --check $(PATHS)
	$(BIN)/ruff check $(PATHS)
	$(BIN)/mypy
	$(BIN)/buf lint proto
	$(BIN)/buf breaking proto --against proto/reeve.binpb

proto: venv ## generate the code of the contract and the client libraries, unless it breaks clients
	$(BIN)/python proto/generate.py
	$(BIN)/python clients/node.py

fmt: venv ## format the code and fix what lint can fix
	$(BIN)/ruff format $(PATHS)
	$(BIN)/ruff check --fix $(PATHS)

golden: venv ## regenerate the golden files; read the diff before committing it
	$(BIN)/python -m tests.golden.write

$(MODULES): clients/package-lock.json $(TOOLS)
	$(NPM) ci
	@touch $(MODULES)

web: $(MODULES) ## build the page of clients/web into service/web
	$(NPM) run build -w web

web-dev: $(MODULES) ## serve clients/web with live reload; `make run` beside it answers /v1. Stories: /story.html
	$(NPM) run dev -w web

web-test: web-unit browser ## check types and lint of the page, and run its unit tests and the tests in a browser
	$(BIN)/python -m pytest -n 2 --dist worksteal -q tests/web

web-unit: $(MODULES) ## check types and lint of the page, and run its unit tests
	$(NPM) run check -w web
	$(NPM) run test -w web

browser: $(MODULES)
	$(BIN)/python -m tests.web.chromium

bench: venv ## measure the engine, print the results and write bench/results.json
	$(BIN)/python -m bench

bench-service: venv ## measure the service on a real Redis, print the results and write bench/service.json
	$(BIN)/python -m bench.service

bench-abuse: venv ## measure how long a normal player waits while 30 connections attack the server, and print it
	$(BIN)/python -m bench.abuse

bench-table: venv ## measure moves at other tables with and without a table of three search bots, and print both
	$(BIN)/python -m bench.bots_at_table

bench-bots: venv ## let the bots play matches on all cores and print their strength (ARGS="--games 10" for fewer games)
	$(BIN)/python -m bench.bots $(ARGS)

bench-referee: venv ## measure the referee with servers that are killed, and write bench/referee.json (ARGS="outages --games 500" for less)
	$(BIN)/python -m bench.referee $(ARGS)

soak: venv ## run the conformance suite on 10,000 random games of each ruleset (GAMES=n for another number)
	$(BIN)/python -m tests.soak --games $(or $(GAMES),10000)

clients-soak: venv ## play 50 games of each ruleset with each client library while the server is killed five times; then 200 at once
	REEVE_CLIENT_GAMES=$(or $(GAMES),50) REEVE_CLIENT_KILLS=5 REEVE_CLIENT_CROWD=200 $(BIN)/python -m pytest -q tests/clients/test_play.py

clean: ## remove the virtual environment and the caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis clients/node_modules clients/typescript/node_modules
