#!/bin/sh
# Cuts DejaVu Sans Condensed (Debian: fonts-dejavu-extra) to the letters of maps; needs fonttools, extra `tools`.
set -eu
from=${1:-/usr/share/fonts/truetype/dejavu}
to=$(dirname "$0")/../../judge/render/maps/fonts
for face in DejaVuSansCondensed DejaVuSansCondensed-Bold DejaVuSansCondensed-Oblique; do
    pyftsubset "$from/$face.ttf" --unicodes=U+0020-007E,U+00A0-017F,U+0218-021B,U+2013,U+2014,U+2018-201D,U+2026,U+2192 \
        --layout-features= --no-hinting --desubroutinize --output-file="$to/$face.ttf"
done
