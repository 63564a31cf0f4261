# Everything a person does here, one line each; `make` alone lists it.
READY := .venv/.ready
BIN := .venv/bin

WEB := web/node_modules/.ready
BUILT := src/ghoulash/server/web/index.html
NODE := $(shell command -v npm)

.PHONY: help setup web play terminal test check check-web test-web conformance kills wire-worlds hostile strengths clean

help:  ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) $(if $(NODE),$(WEB))  ## make .venv and web/node_modules with all that is needed, and nothing outside them
	@echo "setup: .venv is ready$(if $(NODE),, and the browser app stays unbuilt: there is no npm here)"

web: $(if $(NODE),$(BUILT))  ## build the browser app, which the server then serves
	@$(if $(NODE),:,tools/no_node.sh web)

play: $(READY) $(if $(NODE),$(BUILT))  ## serve on 127.0.0.1:8000 and open the browser
	@$(BIN)/ghoulash serve --open

terminal: $(READY)  ## play in this terminal
	@$(BIN)/ghoulash play

test: check web test-web  ## check, then run every test
	$(BIN)/pytest -n 2

check: $(READY) check-web  ## format, lint, types, imports, words, rules
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/pyright
	$(BIN)/lint-imports --no-logo --cache-dir .venv/.import-linter
	$(BIN)/python -m tools.check_words
	$(BIN)/python -m tools.check_rules

check-web: $(READY) $(if $(NODE),$(WEB))
ifeq ($(NODE),)
	@tools/no_node.sh check-web
else
	@cd web && npm run --silent lint && npm run --silent check && npm run --silent types -- --check
endif

test-web: $(READY) $(if $(NODE),$(WEB))
ifeq ($(NODE),)
	@tools/no_node.sh test-web
else
	@cd web && npm run --silent test
endif

conformance: $(READY)  ## hold every game to the contract, at length
	$(BIN)/python -m ghoulash.conformance

wire-worlds: $(READY)  ## hold the server to paired worlds, at length
	GHOULASH_WORLDS=$(or $(WORLDS),4) $(BIN)/pytest -n 2 -o faulthandler_timeout=0 tests/server/worlds

kills: $(READY)  ## kill a server with -9 under load, a hundred times
	$(BIN)/python -m tests.server.kills

hostile: $(READY)  ## send the server a hundred thousand hostile frames
	GHOULASH_HOSTILE=$(or $(FRAMES),100000) $(BIN)/pytest -o faulthandler_timeout=0 tests/server/test_hostile.py

strengths: $(READY)  ## play the bots against each other, 1,000 games a pair
	$(BIN)/python -m ghoulash.lab.strengths

bench:  ## measure, beside the peers that install

include bench/bench.mk

clean:  ## remove .venv and everything made
	rm -rf web/node_modules src/ghoulash/server/web
	rm -rf .venv .venv-peers build dist .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml constraints.txt tools/setup.sh
	@PYTHON="$(PYTHON)" tools/setup.sh

$(WEB): web/package.json web/package-lock.json
	@echo "setup: installing what web/package-lock.json lists"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(BUILT): $(WEB) web/index.html web/vite.config.ts $(shell find web/src web/public web/tools docs/rules -type f)
	@cd web && npm run --silent build -- --logLevel warn
