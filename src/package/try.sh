#!/bin/bash
# Starts the portable folder in the places where locked-down rooms put it: below a folder with spaces and umlauts, on a
# medium that cannot be written, without a folder for games; each time with no Java on the path. There `query` must answer
# in one line and say nothing else, and the window must open. Its pictures are for looking at.
#
#   try.sh ARCHIVE PICTURES
#
# Needed are Xvfb, xdotool and ImageMagick, and unshare and setpriv (util-linux). Root is made somebody else, as root may
# write everywhere; that user, nobody, has no home at all.

set -euo pipefail

if [ $# -ne 2 ]; then
    sed -n 's/^#   //p' "$0" >&2
    exit 2
fi
mkdir -p "$2"
pictures=$(cd "$2" && pwd)
away=$(mktemp -d)
folder="$away/Übungen der Räume"
bin=$away/bin
failed=0
screen=

# shellcheck disable=SC2317
end() {
    [ -z "$screen" ] || kill "$screen"
    chmod -R u+w "$away"
    rm -rf "$away"
}
trap end EXIT

mkdir "$folder" "$bin" "$away/games" "$away/closed" "$away/moved"
tar xzf "$1" --strip-components 1 -C "$folder"
chmod 755 "$away"
chmod 777 "$away/games"
chmod 555 "$away/closed"
for command in sh readlink locale; do ln -s "$(command -v "$command")" "$bin/"; done
if PATH=$bin command -v java; then exit 1; fi

Xvfb -displayfd 3 -screen 0 1280x960x24 3> "$away/display" 2> "$away/xvfb.log" &
screen=$!
until [ -s "$away/display" ] || ! kill -0 "$screen"; do sleep 0.1; done
DISPLAY=:$(cat "$away/display")
export DISPLAY

if [ "$(id -u)" = 0 ]; then
    person=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    mounting=(unshare --mount)
else
    person=()
    mounting=(unshare --map-root-user --mount)
fi

fails() {
    echo "  FAILED: $*"
    failed=1
}

# A picture of the screen as soon as it stays the same: until then a busy machine is painting.
picture() {
    local earlier='' now
    for _ in {1..12}; do
        sleep 5
        import -window root "$1"
        now=$(identify -format '%#' "$1")
        if [ "$now" = "$earlier" ]; then return; fi
        earlier=$now
    done
}

# start LAUNCHER NAME [VARIABLE=VALUE...]: what is asked, and a window. `medium` goes before it, or is empty.
start() {
    local launcher=$1 name=$2 out=$away/out err=$away/err lectern
    shift 2
    local begin=("${medium[@]}" "${person[@]}" "$(command -v env)" -i "PATH=$bin" "DISPLAY=$DISPLAY" LANG=C.UTF-8
        "XDG_DATA_HOME=$away/games" "$@" "$launcher")
    echo "$name"

    echo '{"do":"start","game":"infection"}' | "${begin[@]}" query > "$out" 2> "$err" || fails "query ended with $?"
    if [ "$(wc -l < "$out")" = 1 ] && grep -q '^{"position":.*}$' "$out" && [ ! -s "$err" ]; then
        echo "  query answers, and says nothing else"
    else
        fails "query said" && cat "$out" "$err"
    fi

    "${begin[@]}" --lang en > "$out" 2> "$err" &
    lectern=$!
    local patience=$((SECONDS + 120))
    until xdotool search --onlyvisible --class lectern-Main > "$away/window"; do
        if ! kill -0 "$lectern" 2> "$away/gone" || [ "$SECONDS" -gt "$patience" ]; then break; fi
        sleep 0.5
    done
    if [ -s "$away/window" ]; then
        picture "$pictures/$name.png"
        echo "  the window is open: $name.png"
    else
        fails "no window"
    fi
    kill "$lectern" 2> "$away/gone" || true
    wait "$lectern" || true
    if [ -s "$out" ]; then fails "the window said" && cat "$out"; fi
    sed 's/^/  on standard error: /' "$err"
}

medium=()
start "$folder/bin/lectern" umlauts
start "$folder/bin/lectern" ascii-locale LC_ALL=C
start "$folder/bin/lectern" no-folder-for-games "XDG_DATA_HOME=$away/closed"

# A mount of its own for one program, which ends with it.
# shellcheck disable=SC2016
medium=("${mounting[@]}" sh -c 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && ! touch "$0/x" 2> /dev/null && exec "$@"'
    "$folder")
if "${medium[@]}" true; then
    start "$folder/bin/lectern" read-only-medium
    start "$folder/bin/lectern" read-only-with-its-folder-for-games "XDG_DATA_HOME=$folder"
else
    echo "Left out: this system lets no medium be mounted."
fi

medium=()
mv "$folder" "$away/moved/"
ln -s "$away/moved/${folder##*/}/bin/lectern" "$bin/lectern"
start "$bin/lectern" moved-and-linked
exit "$failed"
