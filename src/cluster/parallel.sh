#!/bin/bash
# Plays a league in parts with GNU parallel, as many at once as there are processors, and merges them.
#
#   parallel.sh JAR PARTS OUT GAME [OPTION…]
#   parallel.sh lectern.jar 7 results infection --from hand-ins --games 20 --as greedy --seed 1 --opening 4
#
# The options are those of `lectern league`. The tables come to stand in OUT/league; how long each part took is in
# OUT/parallel.log. Called again with the same words after an interruption, it plays only what is missing.
#
# JOBS says how many parts are played at once; JAVA names the Java to use (17 or later), if it is not the first one on
# the path.

set -eu

if [ $# -lt 4 ]; then
    sed -n 's/^#   //p' "$0" >&2
    exit 2
fi
jar=$1
parts=$2
out=$3
game=$4
shift 4
java=${JAVA:-java}

mkdir -p "$out"
# What was played before is known to the folders of the parts, which refuse another league. Parallel's own --resume
# knows numbers of jobs only: it would skip a part of another league, and one that has failed.
seq "$parts" | parallel --quote --jobs "${JOBS:-100%}" --joblog "$out/parallel.log" --termseq TERM,25000,KILL -I '{part}' \
    "$java" -Xmx640m -jar "$jar" league "$game" "$@" \
    --threads 1 --part "{part}/$parts" --out "$out/part-{part}-of-$parts" --resume

folders=()
for ((part = 1; part <= parts; part++)); do
    folders+=("$out/part-$part-of-$parts")
done
exec "$java" -Xmx1536m -jar "$jar" league merge "${folders[@]}" --out "$out/league"
