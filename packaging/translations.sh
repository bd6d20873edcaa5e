#!/bin/sh
# Brings the .ts files of a folder up to the texts in the code.
# Usage: packaging/translations.sh FOLDER
# BIN: where Python and Qt's tools are, if not in .venv
set -eu
cd "$(dirname "$0")/.."
bin=${BIN:-.venv/bin}
for known in i18n/*.ts; do
    language=$(basename "$known" .ts)
    plural=
    [ "$language" = en ] && plural=-pluralonly
    # shellcheck disable=SC2086 # no option, or one
    "$bin/pyside6-lupdate" -silent -extensions py -locations none -no-obsolete $plural \
        -source-language en -target-language "$language" boomerang_desktop -ts "$1/$language.ts"
done
"$bin/python" packaging/english_plurals.py "$1/en.ts"
