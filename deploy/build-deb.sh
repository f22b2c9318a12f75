#!/bin/sh
# Builds a package for Debian and its kin: sh deploy/build-deb.sh [FOLDER]; the file's name is printed.
# The program and the packages it needs, in the locked versions, lie in /usr/lib/diplomacy-judge, compiled for the
# Python of this machine (or PYTHON=...), which is the Python that the package asks for. Needs dpkg-deb and python3-venv.
set -eu
target=$(mkdir -p "${1:-dist}" && cd "${1:-dist}" && pwd)
cd "$(dirname "$0")/.."
python=${PYTHON:-/usr/bin/python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
program=$root/usr/lib/diplomacy-judge
papers=$root/usr/share/doc/diplomacy-judge

version=$(sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml | head -n 1)
minor=$("$python" -c 'import sys; print(sys.version_info.minor)')
architecture=$(dpkg --print-architecture)

put() { # MODE FILE PLACE: a file, with the places of a checkout in /opt replaced by those of the package
    mkdir -p "$(dirname "$root/$3")"
    sed -e 's|/opt/judge/\.venv/bin/judge|/usr/lib/diplomacy-judge/bin/judge|g' \
        -e 's|/opt/judge/docs|/usr/share/doc/diplomacy-judge/docs|g' "$2" > "$root/$3"
    chmod "$1" "$root/$3"
}

install_program() {
    "$python" -m venv "$work/venv"
    "$work/venv/bin/python" -m pip install -q --disable-pip-version-check --no-compile --prefer-binary \
        -c deploy/constraints.txt --target "$program" '.[keeper]'
    rm -rf "$program/bin"
    mkdir "$program/bin"
    cat > "$program/bin/judge" <<'PY'
#!/usr/bin/python3 -I
import os
import sys
from pathlib import Path

here = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, here)
os.environ["PYTHONPATH"] = here  # for the processes that draw pictures
from judge.cli.main import main

main()
PY
    chmod 755 "$program/bin/judge"
    "$python" -m compileall -q --invalidation-mode unchecked-hash -s "$root" "$program"
}

write_papers() {
    mkdir -p "$papers" "$root/usr/share/man/man1"
    cp -R README.md CHANGELOG.md CONTRIBUTING.md docs "$papers"
    gzip -9n < CHANGELOG.md > "$papers/changelog.gz"
    { echo "Diplomacy judge, GPL-3.0-or-later; the licences of the packages beside it are in their *.dist-info."; echo; cat LICENSE; } > "$papers/copyright"
    put 644 deploy/debian/README.Debian usr/share/doc/diplomacy-judge/README.Debian
    sed 's|^# \[database\]|[database]|; s|^# url = "sqlite.*|url = "sqlite:////var/lib/judge/judge.db"|' \
        deploy/judge.example.toml > "$papers/judge.example.toml"
    PYTHONPATH=$program "$python" -m judge.cli.manual | gzip -9n > "$root/usr/share/man/man1/judge.1.gz"
}

write_control() {
    mkdir -p "$root/DEBIAN"
    sed -e "s|@VERSION@|$version|; s|@ARCHITECTURE@|$architecture|; s|@MINOR@|$minor|; s|@NEXT@|$((minor + 1))|" \
        -e "s|@SIZE@|$(du -sk "$root/usr" | cut -f 1)|" deploy/debian/control > "$root/DEBIAN/control"
    for script in postinst prerm postrm; do
        cp "deploy/debian/$script" "$root/DEBIAN/$script"
        chmod 755 "$root/DEBIAN/$script"
    done
    printf '%s\n' /etc/cron.d/diplomacy-judge /etc/logrotate.d/diplomacy-judge > "$root/DEBIAN/conffiles"
    (cd "$root" && find etc usr -type f -exec md5sum {} +) > "$root/DEBIAN/md5sums"
}

umask 022
install_program
put 755 deploy/judge usr/bin/judge
put 644 deploy/judge.service usr/lib/systemd/system/judge.service
put 644 deploy/debian/sysusers.conf usr/lib/sysusers.d/diplomacy-judge.conf
put 644 deploy/debian/tmpfiles.conf usr/lib/tmpfiles.d/diplomacy-judge.conf
put 644 deploy/debian/cron etc/cron.d/diplomacy-judge
put 644 deploy/judge.logrotate etc/logrotate.d/diplomacy-judge
write_papers
write_control
file=$target/diplomacy-judge_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz -z3 --build "$root" "$file" > /dev/null
echo "$file"
