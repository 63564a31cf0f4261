# Everything a person does here, one line each; `make` alone lists it.
READY := .venv/.ready
BIN := .venv/bin

.PHONY: help setup play terminal test check conformance wire-worlds strengths clean

help:  ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY)  ## make .venv with all that is needed, and nothing outside it
	@echo "setup: .venv is ready"

play: $(READY)  ## serve on 127.0.0.1:8000 and open the browser
	@$(BIN)/ghoulash serve --open

terminal: $(READY)  ## play in this terminal
	@$(BIN)/ghoulash play

test: check  ## check, then run every test
	$(BIN)/pytest -n 2

check: $(READY)  ## format, lint, types, imports, words, rules
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/pyright
	$(BIN)/lint-imports --no-logo --cache-dir .venv/.import-linter
	$(BIN)/python -m tools.check_words
	$(BIN)/python -m tools.check_rules

conformance: $(READY)  ## hold every game to the contract, at length
	$(BIN)/python -m ghoulash.conformance

wire-worlds: $(READY)  ## hold the server to paired worlds, at length
	GHOULASH_WORLDS=$(or $(WORLDS),4) $(BIN)/pytest -n 2 -o faulthandler_timeout=0 tests/server/worlds

strengths: $(READY)  ## play the bots against each other, 1,000 games a pair
	$(BIN)/python -m ghoulash.lab.strengths

bench:  ## measure, beside the peers that install

include bench/bench.mk

clean:  ## remove .venv and everything made
	rm -rf .venv .venv-peers build dist .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml constraints.txt tools/setup.sh
	@PYTHON="$(PYTHON)" tools/setup.sh
