# On a fresh machine: `make run` sets up everything and starts, `make test` sets up everything and
# runs every check; `make release-test` builds the Debian package and tries it out, and
# `make windows-test` the installer for Windows.
.PHONY: run test check typed tested release release-test windows-test pictures playthroughs \
    clean translations compiled

# tests start many processes: what Python has compiled once is kept
unexport PYTHONDONTWRITEBYTECODE

bin := .venv/bin
sources := pyproject.toml packaging/setup.sh
languages := $(basename $(notdir $(wildcard i18n/*.ts)))
compiled := $(languages:%=boomerang_desktop/translations/%.qm)

run: .venv/ready-run
	$(MAKE) $(compiled)
	$(bin)/boomerang-desktop

test: .venv/ready-test check

check: $(compiled)
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(MAKE) --jobs 2 typed tested

typed:
	$(bin)/mypy
	$(bin)/lint-imports --no-cache

tested: $(compiled)
	# some tests wait for a window or a process: one more of them at once than there are cores;
	# and bots, which give way to their window, must not wait for all the others
	nice -n 19 $(bin)/pytest -q -n 3 --dist worksteal

# installs and removes the package, so it needs root; DEB=FILE takes one that is built already
release-test: .venv/ready-release $(compiled)
	$(if $(DEB),,packaging/linux/build.sh)
	BOOMERANG_DEB="$(or $(DEB),$$(echo dist/*.deb))" BOOMERANG_RPM="$$(echo dist/*.rpm)" \
	    $(bin)/pytest -q -rs tests/release

# everything that is released, with its sums, in dist/; times, owners and order come from the commit,
# but two builds have not been compared yet
# with the same tools
release: .venv/ready-release $(compiled)
	rm -rf dist build/wheel
	packaging/linux/build.sh
	packaging/windows/build.sh
	$(bin)/python -m hatchling build --target wheel --directory build/wheel
	cp build/wheel/*.whl dist/
	cd dist && sha256sum *.deb *.exe *.rpm *.tar.xz *.whl *.zip > SHA256SUMS && cat SHA256SUMS

# builds the installer and tries it under Wine; SETUP=FILE takes one that is built already
windows-test: .venv/ready-windows-test $(compiled)
	$(if $(SETUP),,packaging/windows/build.sh)
	BOOMERANG_SETUP="$(or $(SETUP),$$(echo dist/*-setup.exe))" $(bin)/pytest -q -rs tests/windows

.venv/ready-run .venv/ready-test .venv/ready-release .venv/ready-windows-test: .venv/ready-%: $(sources)
	packaging/setup.sh $*
	touch $@

# renamed, not written over: a program that runs has the old one mapped, and would crash
boomerang_desktop/translations/%.qm: i18n/%.ts
	@mkdir -p $(@D)
	$(bin)/pyside6-lrelease -silent $< -qm $@.new
	@mv $@.new $@

compiled: $(compiled)

# brings i18n/*.ts up to the texts in the code; English has its plurals only
translations:
	packaging/translations.sh i18n

# the tables as README.md and software centres show them
pictures: .venv/ready-run $(compiled)
	packaging/pictures.sh

# tests/playthroughs: what every game says in the matches of tests/records, where that was changed
# on purpose
playthroughs: .venv/ready-test $(compiled)
	$(bin)/python -m tests.desktop.games.playthrough

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	    boomerang_desktop/translations
