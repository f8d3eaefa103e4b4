package lectern;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.games.Games;

/** Dependencies point one way, and windows stay where they belong. Packages that do not exist yet are no fault. */
@AnalyzeClasses(packages = "lectern", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** Each package may use those before it; {@code text} joins where texts are first shown. */
    private static final List<String> ORDER = List.of(
            "storage",
            "game",
            "written",
            "search",
            "games",
            "heuristic",
            "telling",
            "play",
            "text",
            "picture",
            "lesson",
            "grade");

    private static final Pattern NETWORK = Pattern.compile("java[.]net[.](.*Socket.*|Inet.*|Http.*|Proxy.*|http[.].*)"
            + "|java[.]nio[.]channels[.].*(Socket|Datagram|Multicast).*|javax[.]net[.].*|java[.]rmi[.].*"
            + "|java[.]awt[.]Desktop(\\$.*)?");

    private static final Pattern OPENING =
            Pattern.compile("java[.]net[.]URL[.](openConnection|openStream|getContent)[(].*");

    @ArchTest
    static final ArchRule DEPENDENCIES_POINT_ONE_WAY = oneWay();

    @ArchTest
    static final ArchRule NO_PACKAGES_DEPEND_ON_EACH_OTHER =
            slices().matching("lectern.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule GAMES_DO_NOT_KNOW_EACH_OTHER =
            slices().matching("lectern.games.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule A_GAME_IS_KNOWN_TO_THE_LIST_OF_GAMES_ALONE = noClasses()
            .that()
            .doNotBelongToAnyOf(Games.class)
            .and()
            .resideOutsideOfPackage("lectern.games.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("lectern.games.*..");

    @ArchTest
    static final ArchRule SWING_IS_FOR_THE_WINDOW = noClasses()
            .that()
            .resideOutsideOfPackage("lectern.gui..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("javax.swing..");

    @ArchTest
    static final ArchRule AWT_IS_FOR_THE_WINDOW_AND_PICTURES = noClasses()
            .that()
            .resideOutsideOfPackages("lectern.gui..", "lectern.picture..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.awt..");

    /** Not even to this machine: files and the streams of a process carry all that goes out or comes in. */
    @ArchTest
    static final ArchRule NOTHING_GOES_OVER_A_NETWORK = noClasses()
            .should()
            .dependOnClassesThat(describe(
                    "are about sockets, addresses or other machines",
                    type -> NETWORK.matcher(type.getName()).matches()));

    /** The class path is the one place that is read by its address: see {@code PackedLessons}. */
    @ArchTest
    static final ArchRule NO_ADDRESS_IS_OPENED = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("lectern.lesson.shelf.PackedLessons")
            .should()
            .callMethodWhere(describe(
                    "opens what an address leads to",
                    call -> OPENING.matcher(call.getTarget().getFullName()).matches()));

    /** What is being written is made in the folder where it will be, under a name of its own. */
    @ArchTest
    static final ArchRule NO_TEMPORARY_FILES = noClasses()
            .should()
            .callMethodWhere(
                    describe("makes a temporary file", call -> call.getName().startsWith("createTemp")));

    @ArchTest
    static final ArchRule NO_STATE_IS_SHARED =
            fields().that().areStatic().should().beFinal();

    /** A package that grows beyond what can be overlooked is cut where its jobs differ. */
    @ArchTest
    static void filesAreShortAndPackagesSmall(JavaClasses ignored) throws IOException {
        Map<Path, Integer> packages = new HashMap<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThanOrEqualTo(400);
                if (!file.endsWith("package-info.java")) packages.merge(file.getParent(), 1, Integer::sum);
            }
        }

        assertThat(packages)
                .isNotEmpty()
                .allSatisfy((folder, files) ->
                        assertThat(files).as(folder.toString()).isLessThanOrEqualTo(30));
    }

    /** Neither in names nor in texts nor in comments, nor as part of a word. */
    @ArchTest
    static void theWindowKnowsNoGamesName(JavaClasses ignored) throws IOException {
        for (Path file : windowFiles()) {
            String text = Files.readString(file).toLowerCase(Locale.ROOT);
            for (GameKind game : Games.ALL) {
                assertThat(text).as(file.toString()).doesNotContain(game.id());
            }
        }
    }

    private static List<Path> windowFiles() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/lectern/gui"))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static ArchRule oneWay() {
        LayeredArchitecture layers = layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("lectern..")
                .withOptionalLayers(true)
                .layer("main")
                .definedBy("lectern");
        for (String name : ORDER) layers = layers.layer(name).definedBy("lectern." + name + "..");
        for (String name : List.of("cli", "gui")) {
            layers = layers.layer(name).definedBy("lectern." + name + "..");
            layers = layers.whereLayer(name).mayOnlyAccessLayers(ORDER.toArray(String[]::new));
        }
        for (int i = 1; i < ORDER.size(); i++) {
            String[] before = ORDER.subList(0, i).toArray(String[]::new);
            layers = layers.whereLayer(ORDER.get(i)).mayOnlyAccessLayers(before);
        }
        return layers.whereLayer("storage")
                .mayNotAccessAnyLayer()
                .whereLayer("game")
                .mayNotAccessAnyLayer()
                .whereLayer("text")
                .mayOnlyAccessLayers("game")
                .whereLayer("main")
                .mayOnlyAccessLayers("cli", "gui");
    }
}
