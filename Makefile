# On a fresh machine: `make run` sets up everything and starts, `make test` sets up everything and
# runs every check.
.PHONY: run test check clean

bin := .venv/bin
sources := pyproject.toml packaging/setup.sh

run: .venv/ready-run
	$(bin)/boomerang-lab --help

test: .venv/ready-test check

check:
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy
	$(bin)/lint-imports --no-cache
	$(bin)/pytest -q -n auto

.venv/ready-run .venv/ready-test: .venv/ready-%: $(sources)
	packaging/setup.sh $*
	touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
