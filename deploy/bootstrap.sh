#!/bin/sh
# Sets up .venv in this checkout and then does nothing more (install), runs the demo, or runs the tests.
#   sh deploy/bootstrap.sh install [EXTRA OF pyproject.toml ...]
#   sh deploy/bootstrap.sh demo [OPTIONS OF judge demo]
#   sh deploy/bootstrap.sh test [OPTIONS OF pytest]      on all cores; -n 0 is one process
# install brings the program with all that a keeper may want (the extra `keeper`), compiled; demo and test add theirs.
# Needs Python 3.11 or newer and either its venv module or pip; no compiler, make, git or root.
# PYTHON=... names another Python; then, or when the Python below .venv was replaced, .venv is made anew.
set -eu
cd "$(dirname "$0")/.."

say() { echo "bootstrap: $*" >&2; }
usage() { say "usage: sh deploy/bootstrap.sh install|demo|test [options]"; exit 2; }

# What tells one Python from another: where it is installed, and the version that its packages are for.
python_identity() { "$1" -c 'import sys; print("python%d.%d" % sys.version_info[:2], sys.base_prefix)'; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# The environment's own Python is kept unless another is asked for.
find_python() {
    for candidate in ${PYTHON:-.venv/bin/python python3 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    say "Python 3.11 or newer is needed${PYTHON:+, and $PYTHON is none}; on Debian: apt install python3 python3-venv (or name one with PYTHON=...)"
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

# The stamp is the text of what decides the environment: unchanged means nothing to install. Its last line are the
# extras, which only grow: after a test the demo needs nothing taken away.
wanted() {
    cat pyproject.toml deploy/constraints.txt
    pwd
    echo "$identity"
    echo "$extras"
}

stamped() { if [ -f .venv/bootstrap.stamp ]; then tail -n "$1" .venv/bootstrap.stamp | head -n 1; fi; }

add_extras() {
    extras="keeper"
    for extra in $(stamped 1) "$@"; do
        case " $extras " in *" $extra "*) ;; *) extras="$extras $extra" ;; esac
    done
}

under_a_home() {
    case "$identity" in
        *" /home/"* | *" /root/"*)
            say "note: ${identity#* } is below a home, which a service's own user cannot read; for a service name another: PYTHON=/usr/bin/python3"
            ;;
    esac
}

# An environment whose Python is gone, was replaced below it or is not the one asked for is of no use.
clear_environment() {
    [ -d .venv ] || return 0
    if new_enough .venv/bin/python; then
        if [ ! -f .venv/bootstrap.stamp ] && [ "$(python_identity .venv/bin/python)" = "$identity" ]; then return; fi
        if [ "$(stamped 2)" = "$identity" ]; then return; fi
    fi
    if [ "$python" = .venv/bin/python ]; then
        python=$(PYTHON=; rm -rf .venv; find_python)
        identity=$(python_identity "$python")
    fi
    rm -rf .venv
}

install() {
    python=$(find_python)
    identity=$(python_identity "$python")
    clear_environment
    add_extras "$@"
    if wanted | cmp -s - .venv/bootstrap.stamp; then
        return
    fi
    make_environment "$python"
    say "installing into .venv (some seconds)"
    PIP_DISABLE_PIP_VERSION_CHECK=1 pip_install --quiet --prefer-binary -c deploy/constraints.txt \
        -e ".[$(echo "$extras" | tr ' ' ',')]"
    wanted > .venv/bootstrap.stamp
}

[ $# -ge 1 ] || usage
verb=$1
shift
case $verb in
    install)
        install "$@"
        .venv/bin/python -m compileall -q judge
        under_a_home
        say "ready: .venv/bin/judge --help"
        ;;
    demo)
        install demo
        exec .venv/bin/judge demo "$@"
        ;;
    test)
        install demo test
        # All cores, each with neighbouring tests, which share what a file has prepared; options come after and win.
        exec .venv/bin/python -m pytest -n auto --dist worksteal "$@"
        ;;
    *) usage ;;
esac
