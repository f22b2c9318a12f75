#!/bin/sh
# Tries a package that deploy/build-deb.sh made: sh deploy/try-deb.sh FILE [install]
# It is unpacked into a folder, and its judge set up there and asked for HELP by mail. With `install`, as root, on a machine
# without a judge, it is installed, tried as README.Debian says, and purged again.
set -eu
file=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

dpkg-deb --contents "$file" > "$work/contents"
holds() { grep -q " \./$1\$" "$work/contents" || { echo "the package lacks $1" >&2; exit 1; }; }
says() { grep -q -- "$1" "$2" || { echo "no '$1' in:" >&2; cat "$2" >&2; exit 1; }; }

for path in usr/bin/judge usr/lib/systemd/system/judge.service usr/lib/sysusers.d/diplomacy-judge.conf \
    usr/lib/tmpfiles.d/diplomacy-judge.conf etc/cron.d/diplomacy-judge etc/logrotate.d/diplomacy-judge \
    usr/share/man/man1/judge.1.gz usr/share/doc/diplomacy-judge/README.Debian usr/share/doc/diplomacy-judge/copyright; do
    holds "$path"
done
dpkg-deb --info "$file" > "$work/info"
says "Depends: python3 (>= 3\." "$work/info"

dpkg-deb --extract "$file" "$work/root"
judge=$work/root/usr/lib/diplomacy-judge/bin/judge
if grep -rqs "/opt/judge/.venv" "$work/root/usr/bin" "$work/root/usr/lib/systemd" "$work/root/etc"; then
    echo "a file of the package still names the place of a checkout" >&2
    exit 1
fi
gzip -dc "$work/root/usr/share/man/man1/judge.1.gz" > "$work/judge.1"
says '^\.TH JUDGE 1' "$work/judge.1"
mkdir "$work/club"
cd "$work/club"
cat > judge.toml <<'TOML'
[judge]
address = "judge@games.example"
keeper = "keeper@games.example"
map = "png"
[outgoing]
transport = "stdout"
TOML
"$judge" db upgrade > /dev/null
printf 'From: anna@players.example\nMessage-ID: <1@players.example>\nSubject: hi\n\nHELP\n' | "$judge" feed > answer 2> log
says '^To: anna@players.example' answer
"$judge" variants > boards
says '^standard' boards
"$judge" doctor > doctor 2>&1 || { cat doctor >&2; exit 1; }
says 'ok  *Pictures' doctor
cd /
echo "unpacked: well"
[ "${2:-}" = install ] || exit 0

if id judge > /dev/null 2>&1 || [ -e /usr/bin/judge ]; then
    echo "there is a judge on this machine" >&2
    exit 1
fi
undo() {
    dpkg --purge diplomacy-judge || true
    rm -rf /etc/judge /var/lib/judge "$work"
    userdel judge || true
}
trap undo EXIT
dpkg --install --force-depends "$file"
id judge > /dev/null
sed -e 's|judge@example.org|judge@games.example|; s|keeper@example.org|keeper@games.example|' \
    -e '/^\[incoming\]/,/^\[outgoing\]/d' -e 's|^transport = .*|[outgoing]\ntransport = "stdout"|' -e '/^host = /d' \
    /usr/share/doc/diplomacy-judge/judge.example.toml > "$work/judge.toml"
install -m 0600 -o judge "$work/judge.toml" /etc/judge/judge.toml
install -m 0600 -o judge /dev/null /etc/judge/mail.password
/usr/bin/judge db upgrade
/usr/bin/judge doctor
[ "$(stat -c %U /var/lib/judge/judge.db)" = judge ]
dpkg --install --force-depends "$file" # an upgrade
/usr/bin/judge db check
echo "installed: well"
