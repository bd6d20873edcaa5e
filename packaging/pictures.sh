#!/bin/sh
# Draws docs/pictures: each table in the middle of a match.
set -eu
cd "$(dirname "$0")/.."
mkdir -p docs/pictures
while read -r game record move; do
    .venv/bin/boomerang-desktop --screenshot table --record "tests/records/$record.boomerang" \
        --move "$move" --lang en --theme light --size 1280x720 --out "docs/pictures/$game.webp"
done <<TABLES
hunt hunt-4 61
lascaux lascaux-4 86
flip flip-2 17
arrows arrows-3 40
roadtrip roadtrip-3 60
TABLES
.venv/bin/boomerang-desktop --screenshot home --lang en --theme light --size 1280x720 \
    --out docs/pictures/home.webp
