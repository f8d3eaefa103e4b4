package lectern;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The house book and the comments of packages name only what is there: a renamed class is renamed there too. */
class HouseBookTest {
    private static final Path MAIN = Path.of("src/main/java");
    private static final Path TESTS = Path.of("src/test/java");
    private static final Path BOOK = Path.of("src/site/markdown");
    private static final String COMMENT_OF_A_PACKAGE = "package-info.java";

    private static final Pattern CODE_BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```");
    private static final Pattern LINK = Pattern.compile("]\\((?!https?:)([^)#]+)");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|interface|record|enum) ([A-Z]\\w*)");

    /** A word in capitals only is a constant. */
    private static final String TYPE = "([A-Z]\\w*[a-z]\\w*)";

    private static final Pattern TYPE_IN_THE_BOOK = Pattern.compile("`" + TYPE + "(?:\\.\\w+)*`");
    private static final Pattern TYPE_IN_A_COMMENT =
            Pattern.compile("\\{@(?:code|link) (?:lectern\\.[a-z.]+)?" + TYPE + "}");
    private static final Pattern NAME_WITH_PACKAGE =
            Pattern.compile("\\blectern(?:\\.[a-z]+)+(?:\\.[A-Z]\\w*)?\\b(?<!\\.jar)");

    /** Types of Java, and what a reader adds. */
    private static final Set<String> ELSEWHERE = Set.of("EventQueue", "IllegalStateException", "StrictMath", "Timer");

    @Test
    void everyPackageSaysWhatLivesInIt() throws IOException {
        assertThat(files(MAIN, ".java").map(Path::getParent).distinct())
                .allSatisfy(folder ->
                        assertThat(folder.resolve(COMMENT_OF_A_PACKAGE)).exists());
    }

    @Test
    void everyLinkLeadsToAFile() throws IOException {
        for (Path page : pages()) {
            Path folder = page.toAbsolutePath().getParent();
            for (String link : found(LINK, proseOf(page))) {
                assertThat(folder.resolve(link)).as("%s: %s", page, link).exists();
            }
        }
    }

    @Test
    void everyTypeThatIsNamedIsThere() throws IOException {
        Set<String> there = declared();
        there.addAll(ELSEWHERE);
        for (Path page : pages()) {
            assertThat(found(TYPE_IN_THE_BOOK, proseOf(page))).as("%s", page).allMatch(there::contains);
        }
        for (Path comment : comments()) {
            assertThat(found(TYPE_IN_A_COMMENT, Files.readString(comment)))
                    .as("%s", comment)
                    .allMatch(there::contains);
        }
    }

    @Test
    void everyPackageThatIsNamedIsThere() throws IOException {
        for (Path page : pages()) {
            for (String name : found(NAME_WITH_PACKAGE, proseOf(page))) {
                assertThat(isThere(name)).as("%s: %s", page, name).isTrue();
            }
        }
    }

    /** A package or a class, of the program or of its tests. */
    private static boolean isThere(String name) {
        String path = name.replace('.', '/');
        return Stream.of(MAIN, TESTS)
                .anyMatch(root -> Files.exists(root.resolve(path)) || Files.exists(root.resolve(path + ".java")));
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(files(BOOK, ".md").toList());
        pages.add(Path.of("README.md"));
        return pages;
    }

    private static List<Path> comments() throws IOException {
        return Stream.concat(files(MAIN, COMMENT_OF_A_PACKAGE), files(TESTS, COMMENT_OF_A_PACKAGE))
                .toList();
    }

    private static String proseOf(Path page) throws IOException {
        return CODE_BLOCK.matcher(Files.readString(page)).replaceAll("");
    }

    private static Set<String> declared() throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path root : List.of(MAIN, TESTS)) {
            for (Path file : files(root, ".java").toList()) names.addAll(found(DECLARED, Files.readString(file)));
        }
        return names;
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.groupCount() == 0 ? match.group() : match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<Path> files(Path root, String ending) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> file.toString().endsWith(ending)).toList().stream();
        }
    }
}
