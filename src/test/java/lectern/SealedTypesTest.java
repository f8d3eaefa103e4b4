package lectern;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A sealed type is taken apart by its {@code match}, a method of its own, or a switch over an enum: then a forgotten
 * kind does not compile. A single question about one kind may be an {@code instanceof}; a chain of them may not.
 */
@AnalyzeClasses(packages = "lectern", importOptions = ImportOption.DoNotIncludeTests.class)
class SealedTypesTest {
    @ArchTest
    static void noMethodAsksForSeveralKindsOfOneSealedType(JavaClasses classes) {
        List<String> chains = new ArrayList<>();
        for (JavaClass owner : classes) {
            for (JavaCodeUnit method : owner.getCodeUnits()) {
                kindsAskedFor(method).forEach((parent, kinds) -> {
                    if (kinds.size() > 1) chains.add(method.getFullName() + " asks for " + kinds);
                });
            }
        }

        assertThat(chains).isEmpty();
    }

    /** After questions about the other kinds, a cast to the last one would fail only where it runs. */
    @ArchTest
    static void nothingIsCastToAKindOfASealedType(JavaClasses classes) throws IOException {
        Set<String> kinds = classes.stream()
                .map(JavaClass::reflect)
                .filter(kind -> !sealedTypesOf(kind).isEmpty())
                .map(SealedTypesTest::inSource)
                .collect(toSet());
        assertThat(kinds).contains("Block.Place", "Handle.Cell");
        Pattern cast = Pattern.compile("\\((" + String.join("|", kinds).replace(".", "\\.") + ")\\) ?[a-z(]");

        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(cast.matcher(Files.readString(file)).results().map(found -> found.group(0)))
                        .as(file.toString())
                        .isEmpty();
            }
        }
    }

    private static Map<String, Set<String>> kindsAskedFor(JavaCodeUnit method) {
        Map<String, Set<String>> asked = new TreeMap<>();
        for (InstanceofCheck check : method.getInstanceofChecks()) {
            Class<?> kind = check.getRawType().reflect();
            for (Class<?> parent : sealedTypesOf(kind)) {
                asked.computeIfAbsent(parent.getName(), none -> new TreeSet<>()).add(inSource(kind));
            }
        }
        return asked;
    }

    private static List<Class<?>> sealedTypesOf(Class<?> kind) {
        return Arrays.stream(kind.getInterfaces())
                .flatMap(parent -> Stream.concat(Stream.of(parent), sealedTypesOf(parent).stream()))
                .filter(Class::isSealed)
                .<Class<?>>map(parent -> parent)
                .toList();
    }

    /** Its name as other classes write it. */
    private static String inSource(Class<?> kind) {
        return kind.getName().substring(kind.getPackageName().length() + 1).replace('$', '.');
    }
}
