#!/bin/sh
# Sets up .venv in this checkout and then does nothing more (install), runs the demo, or runs the tests.
#   sh deploy/bootstrap.sh install
#   sh deploy/bootstrap.sh demo [OPTIONS OF judge demo]
#   sh deploy/bootstrap.sh test [OPTIONS OF pytest]
# Needs Python 3.11 or newer and either its venv module or pip; no compiler, make, git or root.
set -eu
cd "$(dirname "$0")/.."

say() { echo "bootstrap: $*" >&2; }
usage() { say "usage: sh deploy/bootstrap.sh install|demo|test [options]"; exit 2; }

find_python() {
    for candidate in ${PYTHON:-} python3 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    say "Python 3.11 or newer is needed; on Debian: apt install python3 python3-venv (or name one with PYTHON=...)"
    exit 1
}

# Debian splits ensurepip off into python3-venv; without it the system's pip fills an empty environment.
make_environment() {
    [ -x .venv/bin/python ] && return
    if "$1" -c 'import ensurepip' 2>/dev/null && "$1" -m venv .venv; then
        return
    fi
    rm -rf .venv
    "$1" -m venv --without-pip .venv
}

pip_install() {
    if .venv/bin/python -m pip --version >/dev/null 2>&1; then
        .venv/bin/python -m pip install "$@"
    elif "$python" -m pip --version >/dev/null 2>&1; then
        "$python" -m pip --python .venv/bin/python install "$@"
    else
        say "pip is needed; on Debian: apt install python3-venv (or python3-pip)"
        exit 1
    fi
}

# The stamp is the text of what decides the environment: unchanged means nothing to install.
wanted() { cat pyproject.toml deploy/constraints.txt; pwd; }

install() {
    if wanted | cmp -s - .venv/bootstrap.stamp; then
        return
    fi
    python=$(find_python)
    make_environment "$python"
    say "installing into .venv (some seconds)"
    PIP_DISABLE_PIP_VERSION_CHECK=1 pip_install --quiet --prefer-binary -c deploy/constraints.txt -e '.[demo,test]'
    wanted > .venv/bootstrap.stamp
}

[ $# -ge 1 ] || usage
verb=$1
shift
case $verb in
    install)
        install
        say "ready: .venv/bin/judge --help"
        ;;
    demo)
        install
        exec .venv/bin/judge demo "$@"
        ;;
    test)
        install
        exec .venv/bin/python -m pytest "$@"
        ;;
    *) usage ;;
esac
