#!/bin/bash
# Plays a league as a Slurm job array, one task a part, and merges the parts when all have been played.
#
#   submit.sh JAR PARTS OUT GAME [OPTION…]
#   submit.sh lectern.jar 7 results infection --from hand-ins --games 20 --as greedy --seed 1 --opening 4
#
# The options are those of `lectern league`; paths count from the folder in which this is called, which every node must
# see under the same name, as it must the JAR. The tables come to stand in OUT/league, what the tasks say in OUT/logs.
# Called again with the same words after a failure, it plays only what is missing.
#
# Partition, account and time limit are told to sbatch as always: SBATCH_PARTITION, SBATCH_ACCOUNT, SBATCH_TIMELIMIT.
# JAVA names the Java to use (17 or later), if it is not the first one on the path.

set -eu

if [ $# -lt 4 ]; then
    sed -n 's/^#   //p' "$0" >&2
    exit 2
fi
jar=$1
parts=$2
out=$3
here=$(dirname "$0")

mkdir -p "$out/logs"
# sbatch puts something else in the place of %a, %j …, in the names of the folders above, too.
logs=$(cd "$out/logs" && pwd)
logs=${logs//%/%%}
league=$(sbatch --parsable --array="1-$parts" --output="$logs/part-%a-of-$parts.txt" "$here/league.sbatch" "$@")
league=${league%%;*}
merge=$(sbatch --parsable --dependency="afterok:$league" --kill-on-invalid-dep=yes --output="$logs/merge.txt" \
    "$here/merge.sbatch" "$jar" "$parts" "$out") || {
    scancel "$league"
    exit 1
}
merge=${merge%%;*}

echo "Job $league plays the $parts parts; job $merge then merges them into $out/league."
