#!/bin/sh
# Reads secrets from files: DATABASE_PASSWORD_FILE=/run/secrets/x sets DATABASE_PASSWORD to its content. Then replaces
# @DATABASE_PASSWORD@ in DATABASE_URL by the password, percent-encoded, so that it may contain any character.
set -eu

for entry in $(env | sed -n 's/^\([A-Z][A-Z0-9_]*\)_FILE=.*/\1/p'); do
    file=$(printenv "${entry}_FILE")
    [ -r "$file" ] || { echo "${entry}_FILE: $file cannot be read" >&2; exit 1; }
    export "$entry=$(cat "$file")"
    unset "${entry}_FILE"
done
if [ -n "${DATABASE_PASSWORD:-}" ]; then
    encoded=$(node -p 'encodeURIComponent(process.env.DATABASE_PASSWORD)')
    DATABASE_URL=$(node -e 'process.stdout.write(process.env.DATABASE_URL.replace("@DATABASE_PASSWORD@", () => process.argv[1]))' "$encoded")
    export DATABASE_URL
    unset DATABASE_PASSWORD
fi
exec "$@"
