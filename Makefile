# Two commands do everything on a fresh machine: `make play` and `make test`.

VENV := .venv
BIN := $(if $(filter Windows_NT,$(OS)),$(VENV)/Scripts,$(VENV)/bin)

.PHONY: help play web site test check coverage nightly format lock golden documents docs pictures bench torch clean

help:
	@echo "make play    set up, then play in the browser (LAN=1: for all in the local network)"
	@echo "make web     build the browser client anew"
	@echo "make site    write the client as plain files for any host, into build/site"
	@echo "make test    set up, then check formatting, style, types, imports and run all tests"
	@echo "make check   the quick part of it, in about two minutes"
	@echo "make coverage which branches of the sources the tests reach"
	@echo "make nightly the long part that no single change waits for"
	@echo "make format  tidy the sources"
	@echo "make bench   measure every figure that the README claims"
	@echo "make golden  write the golden records anew (tests/records)"
	@echo "make documents write anew what follows from the sources (protocol, features, house)"
	@echo "make docs    build the documentation as a site, into build/docs"
	@echo "make pictures take the pictures of README and documents anew (needs Chromium)"
	@echo "make torch   install PyTorch, for the baseline of byczo.envs.ppo"
	@echo "make lock    pin the newest allowed dependencies"
	@echo "make clean   remove the environment and all caches"

play: $(VENV)/playable
	@$(BIN)/byczo serve --open $(if $(LAN),--lan)

web: $(VENV)/ready
	@scripts/web $(VENV)

site: web
	@rm -rf build/site
	@$(BIN)/byczo site build/site

test: $(VENV)/ready
	@scripts/test

check: $(VENV)/ready
	@scripts/check

coverage: $(VENV)/ready
	@scripts/coverage

nightly: $(VENV)/ready
	@scripts/nightly

format: $(VENV)/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/ready
	$(BIN)/python benchmarks/run.py

golden: $(VENV)/ready
	$(BIN)/python -m tests.records.make

documents: $(VENV)/ready
	$(BIN)/python -m tools.documents

docs: $(VENV)/ready
	$(BIN)/zensical build --strict

pictures: web
	$(BIN)/python -m tools.pictures

# The range that pyproject.toml states.
TORCH := import tomllib; extras = tomllib.load(open("pyproject.toml", "rb"))["project"]
TORCH += ["optional-dependencies"]; print(extras["train"][-1])

torch: $(VENV)/ready
	$(BIN)/python -m pip install --disable-pip-version-check "$$($(BIN)/python -c '$(TORCH)')"

lock: $(VENV)/ready
	scripts/lock

$(VENV)/playable: requirements-play.lock requirements-node.lock pyproject.toml scripts/setup
	@scripts/setup $(VENV) play

$(VENV)/ready: requirements.lock requirements-node.lock pyproject.toml scripts/setup
	@scripts/setup $(VENV)

clean:
	rm -rf $(VENV) build .cache .coverage web/node_modules src/byczo/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
