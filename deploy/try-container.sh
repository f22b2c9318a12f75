#!/bin/sh
# Tries deploy/Containerfile without a registry or a daemon: sh deploy/try-container.sh, as root, with buildah and debootstrap.
# The base is a Debian with its own Python, made here; the image is built on it, asked for HELP by LMTP, and told to stop.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
# Everything that buildah keeps lies below $work, and nothing of it needs rights that a container lacks.
export BUILDAH_ISOLATION=chroot
build="buildah --storage-driver vfs --root $work/images --runroot $work/run"
undo() {
    if [ -s "$work/state/pid" ]; then kill "$(cat "$work/state/pid")" 2> /dev/null || true; fi
    $build umount --all > /dev/null 2>&1 || true
    rm -rf "$work"
}
trap undo EXIT
says() { grep -q -- "$1" "$2" || { echo "no '$1' in:" >&2; cat "$2" >&2; exit 1; }; }

debootstrap --variant=minbase --include=python3,python3-venv,python-is-python3,ca-certificates bookworm "$work/debian" > "$work/log" ||
    { tail -n 20 "$work/log" >&2; exit 1; }
container=$($build from scratch)
$build add -q "$container" "$work/debian" / > /dev/null
$build commit -q "$container" base > /dev/null
$build rm "$container" > /dev/null
rm -rf "$work/debian"

# How pip reaches its index on this machine holds for the build as well.
for path in /etc/pip.conf /etc/ssl/certs; do
    if [ -e "$path" ]; then set -- "$@" --volume "$path:$path:ro"; fi
done
$build bud -q --pull=never --network host "$@" --build-arg BASE=localhost/base -f "$source/deploy/Containerfile" -t judge "$source" > "$work/log" 2>&1 ||
    { tail -n 20 "$work/log" >&2; exit 1; }
echo "built: well"

mkdir "$work/club" "$work/state"
chmod 755 "$work"
chown -R 10001 "$work/club" "$work/state"
container=$($build from --pull=never judge)
# buildah lays a fresh volume over a folder of the same name; docker and podman take the folder.
$build config --volume /var/lib/judge- "$container"
in_container() {
    $build run --volume "$work/state:/var/lib/judge" --volume "$work/club:/etc/judge:ro" "$container" -- "$@"
}
[ "$(in_container id -u)" = 10001 ]
$build run --volume "$work/state:/var/lib/judge" --volume "$work/club:/etc/judge" "$container" -- \
    judge init /etc/judge --data /var/lib/judge > "$work/log"
says 'map = "png"' "$work/club/judge.toml"
says 'url = "sqlite:////var/lib/judge/judge.db"' "$work/club/judge.toml"
[ -s "$work/state/judge.db" ]
cat > "$work/club/judge.toml" <<'TOML'
[judge]
address = "judge@games.example"
keeper = "keeper@games.example"
map = "png"
[database]
url = "sqlite:////var/lib/judge/judge.db"
[lmtp]
listen = "127.0.0.1:8024"
[outgoing]
transport = "maildir"
path = "/var/lib/judge/sent"
TOML
chown 10001 "$work/club/judge.toml"
if in_container touch /program/x 2> /dev/null; then echo "the judge may write its own program" >&2; exit 1; fi
in_container judge db upgrade > /dev/null
in_container judge doctor > "$work/doctor" || { cat "$work/doctor" >&2; exit 1; }
says 'ok  *Pictures' "$work/doctor"
in_container sh -c 'echo $$ > /var/lib/judge/pid; exec judge run' 2> "$work/log" &
tries=0
until printf 'From: anna@players.example\nMessage-ID: <1@players.example>\nSubject: hi\n\nHELP\n' | in_container judge feed 2>> "$work/fed"; do
    tries=$((tries + 1))
    [ "$tries" -lt 5 ] || { cat "$work/fed" "$work/log" >&2; exit 1; }
done
until grep -rqs '^To: anna@players.example' "$work/state/sent"; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { echo "no answer came" >&2; cat "$work/log" >&2; exit 1; }
    sleep 1
done
in_container sh -c 'judge keeper status || [ $? -eq 1 ]' > /dev/null
in_container judge db check
kill "$(cat "$work/state/pid")"
wait $! || { echo "it did not stop well" >&2; cat "$work/log" >&2; exit 1; }
rm "$work/state/pid"
echo "answered: well"
