# The measurements; the Makefile includes this. It knows $(READY): .venv is made.

.PHONY: bench bench-peers

bench: $(READY) bench-peers
	.venv/bin/ghoulash bench

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
