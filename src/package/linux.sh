#!/bin/bash
# Makes of Lectern's jar a folder that needs no Java and no installation, packed as .tgz, and a package for Debian.
#
#   linux.sh JAVA_HOME JAR SBOM VERSION TIME OUT
#
# The folder is laid out like /usr, so it may be unpacked over one, such as ~/.local. Needed are a JDK with its jlink,
# tar and gzip; dpkg for the package. With Xvfb, the class archive holds the classes of the window, too.

set -euo pipefail
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

if [ $# -ne 6 ]; then
    sed -n 's/^#   //p' "$0" >&2
    exit 2
fi
if [ "$(uname -s)" != Linux ]; then
    echo "Only on Linux: for other systems see src/site/markdown/packages.md."
    exit 0
fi
jdk=$1
sbom=$3
version=$4
SOURCE_DATE_EPOCH=$(date -d "$5" +%s)
export SOURCE_DATE_EPOCH
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$6"
out=$(cd "$6" && pwd)
work=$out/work
name=lectern-$version-linux-$(uname -m)
tree=$out/$name
lib=$tree/lib/lectern
share=$tree/share
jar=$lib/lectern.jar
major=$("$jdk/bin/javac" -version | sed 's/[^0-9]*\([0-9]*\).*/\1/')

# An empty folder, in which nothing is older than this build.
rm -rf "$out"/lectern* "$work"
mkdir -p "$work" "$lib" "$share" "$tree/bin"
install -m 755 "$here/lectern" "$tree/bin/lectern"
install -m 644 "$2" "$jar"

# Beside what the classes name: accessibility and foreign encodings and languages, which Java looks up by name.
modules=$("$jdk/bin/jdeps" --multi-release "$major" --ignore-missing-deps --print-module-deps "$jar")
if [ "$major" -ge 21 ]; then compress=zip-6; else compress=2; fi
"$jdk/bin/jlink" --add-modules "$modules,jdk.accessibility,jdk.charsets,jdk.localedata" --include-locales=en,pt \
    --strip-debug --no-header-files --no-man-pages --compress="$compress" --output "$lib/runtime"

# What a desktop and a shell want to know.
mkdir -p "$share/applications" "$share/mime/packages" "$share/man/man1" "$share/doc/lectern" \
    "$share/bash-completion/completions" "$share/fish/vendor_completions.d" "$share/icons/hicolor/scalable/apps"
install -m 644 "$here/lectern.desktop" "$share/applications/"
install -m 644 "$here/lectern.xml" "$share/mime/packages/"
install -m 644 "$here/../../LICENSE" "$share/doc/lectern/copyright"
install -m 644 "$sbom" "$share/doc/lectern/"
install -m 644 "$here/../main/resources/lectern/gui/icon.svg" "$share/icons/hicolor/scalable/apps/lectern.svg"
"$jdk/bin/java" -Djava.awt.headless=true -cp "$jar" "$here/Icons.java" "$share/icons/hicolor" "$out"
"$tree/bin/lectern" man --lang en --out "$share/man/man1"
"$tree/bin/lectern" completion bash > "$share/bash-completion/completions/lectern"
"$tree/bin/lectern" completion fish > "$share/fish/vendor_completions.d/lectern.fish"

# Java refuses an archive that is not as old as it remembers: from here on every file has the time of the source.
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

# Which classes a start wants. Half a minute is enough for the window on a slow machine; then it is ended.
seen() {
    local list=$1
    shift
    timeout 30 "$lib/runtime/bin/java" "-XX:DumpLoadedClassList=$work/$list.classes" -jar "$jar" "$@" || [ $? = 124 ]
}

# An archive of Java 17 is refused as soon as its folder moves, so there it is one of Java's own classes alone.
if [ "$major" -lt 25 ]; then
    "$lib/runtime/bin/java" -Xshare:dump -Xlog:disable
else
    echo '{"do":"choose","game":"infection","player":"search","depth":2}' | seen query query > "$work/answer"
    seen render render infection --out "$work/board.png"
    if command -v Xvfb > "$work/xvfb"; then
        Xvfb -displayfd 3 -screen 0 1280x960x24 3> "$work/display" 2> "$work/xvfb.log" &
        screen=$!
        until [ -s "$work/display" ] || ! kill -0 "$screen"; do sleep 0.1; done
        DISPLAY=:$(cat "$work/display") seen window --data "$work/data" --lang en
        kill "$screen"
    else
        echo "No Xvfb: the window's classes are not in the archive."
    fi
    # Numbers are of one run, and classes with a source of their own loaders.
    sed '/source:/d; s/ id: .*//; /^#/d' "$work"/*.classes | awk '!seen[$0]++' > "$work/classes"
    "$lib/runtime/bin/java" -Xshare:dump -Xlog:disable -cp "$jar" \
        "-XX:SharedClassListFile=$work/classes" "-XX:SharedArchiveFile=$lib/lectern.jsa"
fi
chmod -R u+w "$tree"
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

tar -C "$out" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$name" \
    | gzip -n9 > "$out/$name.tgz"

if command -v dpkg-deb > "$work/dpkg"; then
    deb=$work/deb
    mkdir -p "$deb/DEBIAN"
    cp -a "$tree" "$deb/usr"
    gzip -n9 "$deb"/usr/share/man/man1/*
    # The packages of the libraries that Java is bound to; fonts are looked for while it runs.
    depends=$(find "$lib/runtime" -name '*.so' -exec ldd {} + | sed -n 's:.*=> /.*/\(lib[^ ]*\) .*:*/\1:p' | sort -u \
        | grep -vFf <(find "$lib/runtime" -name '*.so' -printf '/%f\n') \
        | xargs dpkg -S | sed 's/:.*//' | sort -u | paste -sd, | sed 's/,/, /g')
    cat > "$deb/DEBIAN/control" << CONTROL
Package: lectern
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: The Lectern authors <lectern@localhost>
Installed-Size: $(du -sk "$deb/usr" | cut -f1)
Depends: $depends, libfontconfig1
Section: education
Priority: optional
Description: Five board games that explain themselves
 A teaching tool for classrooms: rules, decisions of computer players and
 heuristics can be watched, stepped through and questioned. It brings its own
 Java along.
CONTROL
    find "$deb" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz -z2 --build "$deb" "$out/lectern_${version}_$(dpkg --print-architecture).deb"
fi
rm -rf "$work"
du -sh "$tree" "$out"/lectern*.*
