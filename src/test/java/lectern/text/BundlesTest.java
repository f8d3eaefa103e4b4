package lectern.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.option.Option;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.PlayerKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bundles agree with each other, with what the games say, and with the code. */
class BundlesTest {
    private static final Path TEXTS = Path.of("src/main/resources/lectern/text");
    private static final String PORTUGUESE = "_pt.properties";

    /** Picocli's texts are no patterns; the commands' own tests look after them. */
    private static final String HELP = "help";

    /** So many characters of a term's name fit into a legend. */
    private static final int LONGEST_TERM = 20;

    /** Who plays without being one of a game's players. */
    private static final Set<String> OUTSIDE_THE_CATALOGUE = Set.of("human", "engine", "mcts");

    /** Sentences ask for the forms of sides' names. */
    private static final Pattern FORM_OF_A_NAME = Pattern.compile("\\.(the|number)$");

    /** What tests find a component by is no key. */
    private static final Pattern NAME_OF_A_COMPONENT = Pattern.compile("setName\\(\"[^;]*;");

    @ParameterizedTest
    @MethodSource("names")
    void bothLanguagesHaveTheSameKeys(String name) throws IOException {
        assertThat(portuguese(name).keySet()).isEqualTo(english(name).keySet());
    }

    @ParameterizedTest
    @MethodSource("patternNames")
    void bothLanguagesHaveTheSameArguments(String name) throws IOException {
        Map<String, String> portuguese = portuguese(name);
        english(name)
                .forEach((key, pattern) ->
                        assertThat(arguments(portuguese.get(key))).as(key).isEqualTo(arguments(pattern)));
    }

    @ParameterizedTest
    @MethodSource("patternNames")
    void everyKeyBelongsToItsBundleAndHasASentence(String name) throws IOException {
        for (Map<String, String> bundle : List.of(english(name), portuguese(name))) {
            bundle.forEach((key, pattern) -> {
                assertThat(key).startsWith(name + ".");
                assertThat(new MessageFormat(plain(pattern), Locale.ROOT).format(new Object[0]))
                        .as(key)
                        .isNotBlank();
            });
        }
    }

    /** A single apostrophe would vanish, and take braces with it. */
    @ParameterizedTest
    @MethodSource("patternNames")
    void everyApostropheIsDoubled(String name) throws IOException {
        for (Map<String, String> bundle : List.of(english(name), portuguese(name))) {
            bundle.forEach((key, pattern) ->
                    assertThat(pattern.replace("''", "")).as(key).doesNotContain("'"));
        }
    }

    @Test
    void everythingThatAGameSaysHasASentence() throws IOException {
        for (GameKind kind : Games.ALL) {
            assertThat(english(kind.id()).keySet()).as(kind.id()).containsAll(needed(kind));
        }
    }

    @Test
    void everyPlayerAndEvaluatorHasAName() throws IOException {
        assertThat(english("players").keySet()).containsAll(namesOfPlayers());
    }

    /** In a chart's legend, or a column of a table, nobody could tell them apart otherwise. */
    @ParameterizedTest
    @MethodSource("languages")
    void theTermsOfAGameHaveShortNamesOfTheirOwn(Language language) {
        Sentences sentences = new Sentences(language);
        for (GameKind kind : Games.ALL) {
            List<String> names = kind.criteria().stream()
                    .map(criterion -> sentences.of(kind.term(criterion.key())))
                    .toList();
            assertThat(names).as(kind.id()).doesNotHaveDuplicates();
            assertThat(names).allSatisfy(name -> assertThat(name).hasSizeLessThanOrEqualTo(LONGEST_TERM));
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theValuesOfAnOptionCanBeToldApart(Language language) {
        Sentences sentences = new Sentences(language);
        for (GameKind kind : Games.ALL) {
            for (Option option : kind.options()) {
                assertThat(values(kind, option).map(sentences::of)).doesNotHaveDuplicates();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("patternNames")
    void everySentenceIsUsed(String name) throws IOException {
        Set<String> unused = new TreeSet<>(english(name).keySet());
        Games.ALL.forEach(kind -> unused.removeAll(needed(kind)));
        unused.removeAll(namesOfPlayers());
        String code = code();
        unused.removeIf(key -> code.contains("\"" + key + "\"") || isMadeFromParts(key, code));
        unused.removeIf(key -> FORM_OF_A_NAME.matcher(key).find());
        assertThat(unused)
                .as("keys that no code has as one literal, nor as a literal that ends in a dot and a name")
                .isEmpty();
    }

    /** Some keys are a literal with a name behind it, such as a field's or an enum constant's. */
    private static boolean isMadeFromParts(String key, String code) {
        int end = key.lastIndexOf('.') + 1;
        String name = key.substring(end);
        String constant = name.toUpperCase(Locale.ROOT).replace('-', '_');
        boolean named = code.contains("\"" + name + "\"")
                || Pattern.compile("\\b" + constant + "\\b").matcher(code).find();
        return named && code.contains("\"" + key.substring(0, end) + "\"");
    }

    @ParameterizedTest
    @MethodSource("patternNames")
    void everySentenceThatTheCodeNamesIsThere(String name) throws IOException {
        Set<String> missing = Pattern.compile("\"(" + name + "\\.[a-z.-]*[a-z])\"")
                .matcher(code())
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        missing.removeAll(english(name).keySet());
        assertThat(missing).as("keys that the code has and the bundle has not").isEmpty();
    }

    /** Without what is asked of names. */
    private static String plain(String pattern) {
        return new Agreement(new Sentences(Language.EN), Collections.nCopies(10, Phrase.of("words.pass")))
                .plain(pattern);
    }

    private static Set<String> needed(GameKind kind) {
        String id = kind.id();
        Set<String> keys = new TreeSet<>(Set.of(id + ".name", id + ".forms", id + ".summary", id + ".credit"));
        kind.words().forEach(word -> keys.add(word.key()));
        for (Option option : kind.options()) {
            keys.add(id + ".option." + option.key());
            keys.add(id + ".setting." + option.key());
            values(kind, option).forEach(keys::add);
        }
        for (Criterion criterion : kind.criteria()) {
            keys.add(id + ".criterion." + criterion.key());
            keys.add(id + ".term." + criterion.key());
        }
        for (CellSet set : kind.cellSets()) keys.add(id + ".set." + set.key());
        return keys;
    }

    private static Stream<String> values(GameKind kind, Option option) {
        List<String> words =
                option.match(new Option.OptionCases<>(Option.Choice::values, Option.Range::words, cells -> List.of()));
        return words.stream().map(value -> kind.id() + ".value." + option.key() + "." + value);
    }

    private static Set<String> namesOfPlayers() {
        Stream<String> players = Stream.concat(
                OUTSIDE_THE_CATALOGUE.stream(),
                Games.ALL.stream().flatMap(kind -> Players.of(kind).stream()).map(PlayerKind::id));
        Stream<String> evaluators =
                Games.ALL.stream().flatMap(kind -> kind.evaluators().stream()).map(Evaluator::id);
        return Stream.concat(players.map("players.name."::concat), evaluators.map("players.evaluator."::concat))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Which arguments a pattern uses, those in the branches of a choice included. */
    private static Set<String> arguments(String pattern) {
        return Pattern.compile("\\{([0-9]+)")
                .matcher(pattern)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static Stream<Language> languages() {
        return Stream.of(Language.values());
    }

    static Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(TEXTS)) {
            return files
                    .map(file -> file.getFileName()
                            .toString()
                            .replace(PORTUGUESE, "")
                            .replace(".properties", ""))
                    .distinct()
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    static Stream<String> patternNames() throws IOException {
        return names().filter(name -> !name.equals(HELP));
    }

    static Map<String, String> english(String name) throws IOException {
        return read(TEXTS.resolve(name + ".properties"));
    }

    static Map<String, String> portuguese(String name) throws IOException {
        return read(TEXTS.resolve(name + PORTUGUESE));
    }

    private static Map<String, String> read(Path file) throws IOException {
        Properties properties = new OnceOnly();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            properties.load(reader);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    private static String code() throws IOException {
        StringBuilder code = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                code.append(NAME_OF_A_COMPONENT.matcher(Files.readString(file)).replaceAll(""));
            }
        }
        return code.toString();
    }

    /** Properties that refuse a key that stands there twice. */
    private static final class OnceOnly extends Properties {
        @Override
        public synchronized Object put(Object key, Object value) {
            assertThat(super.put(key, value)).as("an earlier %s", key).isNull();
            return null;
        }
    }
}
