#!/bin/sh
# Installs a release on this machine and restarts the shop, one process after the other. As root:
#   update.sh https://git.example.org/shop.git v1.2.3     a tag, a branch or a commit
#   update.sh --rollback                                  the last other release that was ready
#   update.sh --restart                                   the same release, after a change of settings
# docs/operations.md explains when a release may not be rolled back.
set -eu

BASE=${SHOP_BASE:-/opt/shop}
SETTINGS=${SHOP_SETTINGS:-/etc/shop/shop.env}
PORTS=${SHOP_PORTS:-3001 3002}
WORKERS=${SHOP_WORKERS:-1}
PROXY=${SHOP_PROXY:-/etc/nginx/conf.d/shop.conf}
KEEP_RELEASES=3
as_shop() { runuser -u shop -- "$@"; }

is_ready() { curl --silent --fail --max-time 3 --output /dev/null "http://127.0.0.1:$1/api/health/ready"; }
# How often systemd has started the process on the port again because it had ended.
restarts_of() {
    restarts=$(systemctl show --property NRestarts --value "shop-api@$1")
    echo "${restarts:-0}"
}

# Waits until the process on the port is ready, for as long as it lives: a busy machine takes minutes.
wait_ready() {
    seconds=0
    before=$(restarts_of "$1")
    until is_ready "$1"; do
        if [ $(($(restarts_of "$1") - before)) -ge 3 ]; then
            echo "The process on port $1 ended three times before it was ready: journalctl -u shop-api@$1" >&2
            echo "After a correction: update.sh --restart" >&2
            [ "$(readlink "$BASE/current")" = "$(readlink "$BASE/ready" || true)" ] || echo "To the last release that was ready: update.sh --rollback" >&2
            return 1
        fi
        seconds=$((seconds + 1))
        [ $((seconds % 60)) -ne 0 ] || echo "Still waiting for the process on port $1 (journalctl -u shop-api@$1)" >&2
        sleep 1
    done
}

# Marks the server of a port in nginx: "down" before its process stops, "up" when it is ready again. Without it, a connection
# that waits to be accepted when the process closes its port is reset, and nginx does not send a POST twice.
mark() {
    [ -e "$PROXY" ] || return 0
    if [ "$2" = down ]; then change="s/\(server 127\.0\.0\.1:$1\) max_fails/\1 down max_fails/"; else change="s/\(server 127\.0\.0\.1:$1\) down /\1 /"; fi
    sed -i "$change" "$PROXY"
    nginx -t -q
    systemctl reload nginx
}

# Notes that a release was ready, and the one that was ready before it as the previous one.
note_ready() {
    [ "$1" != "$(readlink "$BASE/ready" || true)" ] || return 0
    [ ! -e "$BASE/ready" ] || ln -sfn "$(readlink "$BASE/ready")" "$BASE/previous"
    ln -sfn "$1" "$BASE/ready"
}

# Switches to a release. The processes that have not been restarted yet keep running from the old one.
activate() {
    ln -sfn "$1" "$BASE/next" && mv -T "$BASE/next" "$BASE/current"
    for port in $PORTS; do
        mark "$port" down
        systemctl restart "shop-api@$port"
        wait_ready "$port"
        note_ready "$1"
        mark "$port" up
    done
    for worker in $WORKERS; do systemctl restart "shop-worker@$worker"; done
    echo "Running: $(readlink "$BASE/current")"
}

if [ "${1:-}" = --rollback ]; then
    target="$BASE/previous"
    [ ! -e "$BASE/ready" ] || [ "$(readlink "$BASE/current")" = "$(readlink "$BASE/ready")" ] || target="$BASE/ready"
    [ -e "$target" ] || { echo "There is no previous release" >&2; exit 1; }
    activate "$(readlink "$target")"
    exit
fi

if [ "${1:-}" = --restart ]; then
    activate "$(readlink "$BASE/current")"
    exit
fi

[ $# -eq 2 ] || { echo "Usage: update.sh REPOSITORY VERSION | --rollback | --restart" >&2; exit 2; }
[ -r "$SETTINGS" ] || { echo "There are no settings: $SETTINGS" >&2; exit 1; }
# The new release checks all of them, but only after minutes of building.
open=$(grep '<' "$(dirname "$0")/shop.env" | grep -Fxf - "$SETTINGS" || true)
[ -z "$open" ] || { printf 'Replace the values in angle brackets in %s, or delete what you do not use:\n%s\n' "$SETTINGS" "$open" >&2; exit 1; }
# A branch may have slashes in its name.
release="$BASE/releases/$(echo "$2" | tr / -)-$(date -u +%Y%m%d%H%M%S)"
install -d -o shop -g shop "$BASE/releases"
# A release that was not finished, because the build or a setting failed, leaves nothing behind.
trap 'rm -rf "$release"' EXIT
trap 'exit 1' HUP INT TERM
as_shop git clone --quiet "$1" "$release"
as_shop git -C "$release" checkout --quiet "$2"
# What /api/health and the doctor tell.
as_shop sh -c 'git -C "$1" rev-parse HEAD > "$1/COMMIT"' commit "$release"
# The build needs all packages, the running shop only those that its programs load.
(cd "$release" && as_shop env HOME="$release/.cache" npm ci --no-audit --no-fund && as_shop env HOME="$release/.cache" NX_DAEMON=false npm run build)
(cd "$release" && as_shop node backend/scripts/release/release-packages.mjs --delete)
rm -rf "$release/.cache"

(cd "$release" && as_shop node --env-file="$SETTINGS" backend/dist/migrate.js)
# Installed by an older version of this script, which noted nothing: the release that runs, if it is ready.
[ -e "$BASE/ready" ] || [ ! -e "$BASE/current" ] || ! is_ready "${PORTS%% *}" || ln -sfn "$(readlink "$BASE/current")" "$BASE/ready"
trap - EXIT
activate "$release"

# Deletes old releases, never the current and the previous one.
ls -1dt "$BASE"/releases/* | tail -n "+$((KEEP_RELEASES + 1))" | while read -r old; do
    [ "$old" = "$(readlink "$BASE/current")" ] || [ "$old" = "$(readlink "$BASE/previous" || true)" ] || rm -rf "$old"
done
