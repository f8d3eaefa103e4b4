package lectern.play.handin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.play.player.PlayerText;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a folder of hand-ins gives when nothing in it is meant to do harm. */
class HandInsTest {
    private static final Game INFECTION = Games.read("infection");

    private static final String HEURISTIC = """
            lectern: heuristic 1
            name: Stay inside
            game: infection
            terms:
              - use: count
              - name: in-corners
                formula: 'count(own & corners)'
                weight: 2.5
            """;

    private static final String JSON = """
            {"lectern": "heuristic 1", "name": "x", "game": "infection", "terms": [{"use": "count", "weight": 3}]}""";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"ana.heuristic.yaml", "ana.heuristic.yml", "ana/any.heuristic.yaml", "ana.Heuristic.YAML"})
    void aHeuristicPlaysUnderTheNameOfItsHandIn(String file) throws IOException {
        write(file, HEURISTIC);

        HandIns read = read("greedy");

        assertThat(read.refused()).isEmpty();
        assertThat(read.accepted()).hasSize(1);
        HandIn ana = read.accepted().get(0);
        assertThat(ana.name()).isEqualTo("ana");
        assertThat(ana.file()).isEqualTo(folder.resolve(file));
        assertThat(ana.isEngine()).isFalse();
        assertThat(ana.contender().text()).isEqualTo("greedy:evaluator=@ana");
        assertThat(ana.contender().heuristic().orElseThrow().terms()).hasSize(2);
    }

    @Test
    void aHeuristicMayBeWrittenAsJson() throws IOException {
        write("ana.heuristic.json", JSON);

        assertThat(read("greedy")
                        .accepted()
                        .get(0)
                        .contender()
                        .heuristic()
                        .orElseThrow()
                        .terms())
                .hasSize(1);
    }

    @Test
    void heuristicsPlayAsTheCallerSays() throws IOException {
        write("ana.heuristic.yaml", HEURISTIC);

        assertThat(read("search:depth=2").accepted().get(0).contender().text())
                .isEqualTo("search:depth=2,evaluator=@ana");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "greedy:evaluator=strong", "random", "engine:command=true"})
    void howHeuristicsPlayIsTheCallersFault(String playedBy) {
        assertThatThrownBy(() -> read(playedBy)).isInstanceOf(UnreadableText.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"search:depth=2,evaluator=strong", "'  medium\n'", "'\ufeffmcts:nodes=500\r\n'"})
    void aPlayerTextPlays(String text) throws IOException {
        write("rui.player", text);

        assertThat(read("greedy").accepted())
                .extracting(HandIn::name, handIn -> handIn.contender().text())
                .containsExactly(tuple(
                        "rui",
                        PlayerText.read(text.replace("\ufeff", "").strip(), INFECTION)
                                .text()));
    }

    @Test
    void anEngineIsOnlyAdmittedIfTheCallerSaysSo() throws IOException {
        write("eva.player", "engine:protocol=ugi,command=./bot --fast");

        HandIns refusing = HandIns.read(folder, INFECTION, "greedy", EngineAdmission.REFUSED);
        HandIns admitting = HandIns.read(folder, INFECTION, "greedy", EngineAdmission.ADMITTED);

        assertThat(refusing.accepted()).isEmpty();
        assertThat(sentences(refusing))
                .containsExactly("“eva.player” names a program to be run, and no engines are admitted here.");
        assertThat(admitting.engines())
                .extracting(handIn -> handIn.contender().text())
                .containsExactly("engine:command=./bot --fast");
    }

    @Test
    void handInsComeInTheOrderOfCodePoints() throws IOException {
        for (String name : List.of("z", "B", "\ud835\udc9c", "a", "\uff21", "é", "10", "9")) {
            write(name + ".player", "easy");
        }

        assertThat(read("greedy").accepted())
                .extracting(HandIn::name)
                .containsExactly("10", "9", "B", "a", "z", "é", "\uff21", "\ud835\udc9c");
    }

    @Test
    void aNameIsTheSameHoweverItsLettersAreComposed() throws IOException {
        write("Joa\u0303o Brita\u0303o.player", "easy");

        assertThat(read("greedy").accepted()).extracting(HandIn::name).containsExactly("João Britão");
    }

    @Test
    void aStudentsFolderMayHoldOtherFiles() throws IOException {
        write("ana/report.pdf", "%PDF");
        write("ana/.DS_Store", "");
        write("ana/._mine.heuristic.yaml", "rubbish");
        write("ana/mine.heuristic.yaml", HEURISTIC);

        assertThat(read("greedy").accepted()).extracting(HandIn::name).containsExactly("ana");
    }

    @Test
    void whatSystemsLeaveIsPassedOver() throws IOException {
        write("ana.player", "easy");
        for (String left : List.of(".DS_Store", "Thumbs.db", "desktop.ini", "__MACOSX/._ana.player", "._ana.player")) {
            write(left, "rubbish");
        }

        HandIns read = read("greedy");

        assertThat(read.accepted()).hasSize(1);
        assertThat(read.refused()).isEmpty();
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private HandIns read(String playedBy) {
        return HandIns.read(folder, INFECTION, playedBy, EngineAdmission.REFUSED);
    }

    private static List<String> sentences(HandIns read) {
        Sentences english = new Sentences(Language.EN);
        return read.refused().stream().map(refused -> english.of(refused.why())).toList();
    }
}
