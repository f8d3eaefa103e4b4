package lectern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.heuristic.file.HeuristicFiles;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What {@code src/package} tells desktops, and what its launcher starts. Only the profile makes packages of it. */
class PackageFilesTest {
    private static final Path PACKAGE = Path.of("src/package").toAbsolutePath();
    private static final Path BASH = Path.of("/bin/bash");

    @TempDir
    Path folder;

    @Test
    void theDesktopEntryOpensFilesAndNamesTheTypesThatAreDescribed() throws Exception {
        Map<String, String> entry = Files.readAllLines(PACKAGE.resolve("lectern.desktop")).stream()
                .filter(line -> line.contains("="))
                .collect(Collectors.toMap(
                        line -> line.replaceFirst("=.*", ""), line -> line.replaceFirst("[^=]*=", "")));

        assertThat(entry)
                .containsEntry("Type", "Application")
                .containsEntry("Name", "Lectern")
                .containsEntry("Exec", "lectern %F")
                .containsEntry("Icon", "lectern")
                .containsKeys("Comment", "Comment[pt]", "GenericName[pt]");
        assertThat(Pattern.compile(";").splitAsStream(entry.get("MimeType")))
                .containsExactlyInAnyOrderElementsOf(described("mime-type", type -> type.getAttribute("type")));
    }

    @Test
    void onlyFilesThatLecternReadsAreItsOwn() throws Exception {
        List<String> patterns = new ArrayList<>(List.of("*.lectern", "*" + HeuristicFiles.ENDING));
        for (Language language : Language.values()) patterns.add("*." + language.code() + ".md");

        assertThat(described("glob", glob -> glob.getAttribute("pattern")))
                .containsExactlyInAnyOrderElementsOf(patterns);
    }

    @Test
    void theSystemsOfOthersAreToldOfTheSameFiles() throws IOException {
        assertThat(Files.readString(PACKAGE.resolve("record.properties"))).contains("extension=lectern\n");
    }

    @Test
    void bashCanReadTheScripts() throws Exception {
        assumeTrue(Files.isExecutable(BASH), "no bash here");
        for (String script : List.of("linux.sh", "try.sh", "lectern")) {
            assertThat(said(BASH.toString(), "-n", PACKAGE.resolve(script).toString()))
                    .isEmpty();
        }
    }

    @Test
    void theLauncherStartsTheJavaBesideIt() throws Exception {
        assumeTrue(Files.isExecutable(BASH), "no bash here");
        Path launcher = launcher("a folder of two words");
        Path link = Files.createSymbolicLink(folder.resolve("link"), launcher);
        Path lib = launcher.getParent().resolveSibling("lib/lectern");

        assertThat(said(link.toString(), "explain", "a b"))
                .containsExactly(
                        "-Xshare:auto",
                        "-Xlog:disable",
                        "-jar",
                        lib.resolve("lectern.jar").toString(),
                        "explain",
                        "a b");
    }

    @Test
    void theLauncherTakesAnArchiveThatIsThere() throws Exception {
        assumeTrue(Files.isExecutable(BASH), "no bash here");
        Path launcher = launcher("folder");
        Path archive = Files.createFile(launcher.getParent().resolveSibling("lib/lectern/lectern.jsa"));

        assertThat(said(launcher.toString(), "query"))
                .containsSubsequence("-XX:SharedArchiveFile=" + archive, "-jar", "query");
    }

    /** A folder as it is packed, with a Java that only says its arguments. */
    private Path launcher(String name) throws IOException {
        Path tree = folder.toRealPath().resolve(name);
        Path java = tree.resolve("lib/lectern/runtime/bin/java");
        Files.createDirectories(java.getParent());
        Files.writeString(java, "#!/bin/bash\nprintf '%s\\n' \"$@\"\n");
        Path launcher = tree.resolve("bin/lectern");
        Files.createDirectories(launcher.getParent());
        Files.copy(PACKAGE.resolve("lectern"), launcher);
        for (Path program : List.of(java, launcher)) {
            Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        }
        return launcher;
    }

    private static List<String> said(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said.lines().toList();
    }

    private static List<String> described(String name, Function<Element, String> what) throws Exception {
        NodeList found = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(PACKAGE.resolve("lectern.xml").toFile())
                .getElementsByTagName(name);
        return Stream.iterate(0, i -> i < found.getLength(), i -> i + 1)
                .map(i -> what.apply((Element) found.item(i)))
                .toList();
    }
}
