# The measurements; the Makefile includes this. It knows $(READY): .venv is made.

.PHONY: bench bench-peers

bench: $(READY) bench-peers bench/bgio/node_modules/.made
	.venv/bin/ghoulash bench
	.venv/bin/python -m bench.server

bench-peers: .venv-peers/made

# A peer that cannot be installed is no failure: its row comes without it and says so. `made` is
# written only when all are there, so the next `make bench` tries again.
.venv-peers/made: bench/peers-constraints.txt | $(READY)
	@rm -rf .venv-peers
	@.venv/bin/python -m venv .venv-peers || true
	@missing=; for peer in catanatron open-spiel; do \
	    .venv-peers/bin/python -m pip install --quiet --retries 1 --disable-pip-version-check \
	        --constraint bench/peers-constraints.txt $$peer || missing="$$missing $$peer"; \
	done; \
	if [ -z "$$missing" ]; then touch $@; \
	else echo "bench: not installed, measured without:$$missing" >&2; fi

.PHONY: bench-server

bench-server: $(READY) bench/bgio/node_modules/.made  ## the server beside boardgame.io's, many tables at once
	.venv/bin/python -m bench.server

# Where there is no Node, or no registry, the rows come without the peer and say so.
bench/bgio/node_modules/.made: bench/bgio/package.json
	@cd bench/bgio && npm install --silent --no-audit --no-fund --no-package-lock && touch node_modules/.made \
	    || echo "bench: boardgame.io is not installed" >&2
