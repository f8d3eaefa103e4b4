package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the window says it is built of is what it is built of. */
class LibrariesTest {
    private final Libraries built = Libraries.read();

    @Test
    void theBuildHasFilledInEveryVersion() {
        assertThat(built.version()).matches("[0-9].*");
        assertThat(built.libraries()).hasSizeGreaterThan(5).allSatisfy(library -> {
            assertThat(library.version()).matches("[0-9][0-9.]*");
            assertThat(library.licence()).isNotBlank();
        });
    }

    /** Several artifacts may be one library, of one version. */
    @Test
    void everyDependencyOfTheProgramIsNamed() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        String build = Files.readString(Path.of("src/main/resources/lectern/build.properties"));
        String dependencies = pom.substring(pom.indexOf("</dependencyManagement>"), pom.indexOf("<build>"));
        List<String> versions = Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL)
                .matcher(dependencies)
                .results()
                .map(found -> found.group(1))
                .filter(dependency -> !dependency.contains("<scope>test</scope>"))
                .map(dependency -> dependency.replaceAll("(?s).*<version>(.*)</version>.*", "$1"))
                .distinct()
                .toList();

        assertThat(versions)
                .isNotEmpty()
                .allSatisfy(version -> assertThat(build).contains(version));
    }
}
