package lectern.heuristic.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.Heuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.formula.Formula;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeuristicYamlTest {
    private static final String HEAD = "lectern: heuristic 1\nname: x\ngame: infection\nterms:\n";

    @Test
    void aFileSaysWhatItIs() {
        Heuristic read = Heuristics.stayInside();

        assertThat(read.name()).isEqualTo("Stay inside");
        assertThat(read.game().id()).isEqualTo("infection");
        assertThat(read.author()).isEqualTo("A student");
        assertThat(read.terms()).extracting(HeuristicTerm::weight).containsExactly(1.0, 0.1, 2.5);
        assertThat(read.terms().get(1).when().orElseThrow().text()).isEqualTo("count(vacant) > 12");
        assertThat(read.terms().get(2).about()).isEqualTo("Microbes in corners.");
    }

    @Test
    void whatIsWrittenReadsTheSame() {
        GameKind kind = Heuristics.INFECTION.kind();
        Formula column = Formula.number("count(column(\"a\") & own)", kind);
        HeuristicTerm hard = HeuristicTerm.of("à-volta-2", column, -123456789.00000001)
                .withAbout("It's: 'on' # \"no\", {yes} [1:30] \\ ação\nand more\t.")
                .withWhen(Optional.of(Formula.condition("-1 < 0", kind)));
        Heuristic heuristic = new Heuristic("on", kind, "- [x]", " a\u2028b ", List.of(hard));
        for (GameKind game : Games.ALL) {
            assertReadsTheSame(Heuristic.of("010", game, game.strong()));
            assertReadsTheSame(Heuristic.of("1:30, a|b ~", game, game.report()));
        }

        assertReadsTheSame(heuristic);
        assertReadsTheSame(Heuristics.stayInside());
        assertReadsTheSame(Heuristic.of("nothing yet", kind, List.of()));
        assertThat(HeuristicYaml.of(heuristic)).contains("formula: 'count(column(\"a\") & own)'", "when: '-1 < 0'");
    }

    private static void assertReadsTheSame(Heuristic heuristic) {
        assertThat(HeuristicYaml.read(HeuristicYaml.of(heuristic))).isEqualTo(heuristic);
        assertThat(HeuristicJson.read(HeuristicJson.line(heuristic), "evaluator"))
                .isEqualTo(heuristic);
        assertThat(HeuristicJson.line(heuristic)).doesNotContain("\n");
    }

    @Test
    void scalarsMeanThemselves() {
        Heuristic read = HeuristicYaml.read(
                "lectern: heuristic 1\r\nname: on\r\ngame: infection\r\nauthor: 010\r\nabout: 1:30\r\nterms: [{use: count, weight: 010}]\r\n");

        assertThat(List.of(read.name(), read.author(), read.about())).containsExactly("on", "010", "1:30");
        assertThat(read.terms().get(0).weight()).isEqualTo(10);
    }

    /** Each with the line and the column at which it stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5|4| - usee: count| heuristic.unknown-field",
                "5|4| - {use: count, formula: '1', name: a}| heuristic.use-or-formula",
                "5|9| - use: contu| heuristic.unknown-criterion",
                "5|25| - {use: count, weight: 1e3}| heuristic.no-weight",
                "5|25| - {use: count, weight: 1234567890}| heuristic.no-weight",
                "5|14| - formula: '1'| heuristic.no-name",
                "5|25| - {formula: '1', name: count}| heuristic.name-of-criterion",
                "5|25| - {formula: '1', name: 9lives}| heuristic.bad-name",
                "5|4| - 7| heuristic.no-fields",
                "5|24| - {name: a, formula: 'coun(own)'}| heuristic.formula",
                "5|4| - &a {use: count}| written.anchor",
                "5|9| - use: !x count| written.tag",
                "5|17| - {use: count, use: count}| written.key-twice",
            })
    void whatIsWrongIsNamedWhereItStands(int line, int column, String term, String key) {
        UnreadableHeuristic wrong = refused(HEAD + " " + term + "\n");

        assertThat(wrong.reason().toString()).contains(key);
        assertThat(List.of(wrong.line(), wrong.column())).containsExactly(line, column);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- 1",
                "! (1 > 0)",
                "&own",
                "| count(own)",
                "> 3",
                "* 2",
                "{own}",
                "[own]",
                "if(a: b, 1, 2)",
                "|\n      1"
            })
    void aFormulaThatNeedsQuotesIsToldSo(String formula) {
        for (String key : List.of("formula", "when")) {
            String term = (key.equals("when") ? "  - use: edge\n    " : "  - name: a\n    ") + key + ": " + formula
                    + "\n    weight: 1\n";

            UnreadableHeuristic wrong = refused(HEAD + term);
            String sentence = new Sentences(Language.EN).of(wrong.phrase());

            assertThat(sentence)
                    .isEqualTo("line 6, column " + wrong.column() + ": This formula has to stand in quotes: " + key
                            + ": '…'");
        }
    }

    @Test
    void whatIsMissingOrBeyondIsRefused() {
        String term = "  - {name: t%d, formula: '1'}\n";
        StringBuilder many = new StringBuilder(HEAD);
        for (int i = 0; i < 65; i++) many.append(term.formatted(i));

        assertThat(refused("").reason().key()).isEqualTo("written.empty");
        assertThat(refused("lectern: heuristic 1\n").reason().key()).isEqualTo("heuristic.missing");
        assertThat(refused("lectern: heuristic 2\n").reason().key()).isEqualTo("heuristic.version");
        assertThat(refused(HEAD.replace("infection", "infection:size=5"))
                        .reason()
                        .toString())
                .contains("heuristic.unknown-game");
        assertThat(refused(many.toString()).reason().key()).isEqualTo("heuristic.many-terms");
        assertThat(refused("#".repeat(65 * 1024)).reason().key()).isEqualTo("heuristic.long-file");
        assertThat(refused(HEAD + "  - use: count\n  - use: count\n").reason().key())
                .isEqualTo("heuristic.used-twice");
        assertThat(refused(HEAD + "  - {use: count, name: a}\n  - use: count\n")
                        .reason()
                        .key())
                .as("in either order")
                .isEqualTo("heuristic.used-twice");
        assertThat(refused(HEAD + "  - {use: count, name: a}\n  - {use: edge, name: a}\n")
                        .reason()
                        .key())
                .isEqualTo("heuristic.name-twice");
    }

    @Test
    void aCriterionThatIsUsedAgainUnderItsOwnNameIsWrittenWithIt() {
        Heuristic twice = HeuristicYaml.read(HEAD + "  - {use: count, name: a}\n  - {use: count, name: count}\n");

        assertThat(HeuristicYaml.of(twice)).contains("name: a\n", "name: count\n");
        assertThat(HeuristicYaml.read(HeuristicYaml.of(twice))).isEqualTo(twice);
        assertThat(HeuristicJson.read(HeuristicJson.line(twice), "")).isEqualTo(twice);
    }

    private static UnreadableHeuristic refused(String yaml) {
        return catchThrowableOfType(UnreadableHeuristic.class, () -> HeuristicYaml.read(yaml));
    }
}
