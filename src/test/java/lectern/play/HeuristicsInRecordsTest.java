package lectern.play;

import static lectern.play.Contenders.INFECTION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicSource;
import lectern.heuristic.Heuristics;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.file.HeuristicYaml;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeuristicsInRecordsTest {
    private static final Heuristic ONE = Heuristics.of("a, b | c# {x}", "count(own) - count(enemy)");
    private static final Heuristic OTHER = Heuristics.of("a, b | c# {x}", "count(enemy & column(\"a\"))");

    @TempDir
    private Path folder;

    @Test
    void aPathIsOpenedWhereTheUserWritesAPlayer() throws IOException {
        Path file = folder.resolve("corners.heuristic.yaml");
        Files.writeString(file, Heuristics.STAY_INSIDE);

        Contender player = PlayerText.readOrEngine("search:w.in-corners=3,depth=3,evaluator=@" + file, INFECTION);

        assertThat(player.text()).isEqualTo("search:depth=3,evaluator=@Stay inside,w.in-corners=3");
        assertThat(player.heuristic()).contains(Heuristics.stayInside());
        assertThat(player.evaluator().orElseThrow().parts().get(2).weight()).isEqualTo(3);
    }

    @Test
    void aTextFromOutsideOpensNoFile() throws IOException {
        Path file = folder.resolve("corners.heuristic.yaml");
        Files.writeString(file, Heuristics.STAY_INSIDE);

        for (HeuristicSource source : new HeuristicSource[] {HeuristicSource.NONE, NamedHeuristics.NONE}) {
            assertThatThrownBy(() -> PlayerText.read("search:evaluator=@" + file, INFECTION, source))
                    .isInstanceOf(UnreadableText.class);
        }
    }

    @Test
    void whatIsWrongWithAFileIsSaidOfTheSetting() throws IOException {
        Path file = folder.resolve("bad.heuristic.yaml");
        Files.writeString(file, HeuristicYaml.of(ONE).replace("infection", "pushee"));

        for (String path : new String[] {
            file.toString(), folder.toString(), folder.resolve("none").toString()
        }) {
            assertThatThrownBy(() -> PlayerText.readOrEngine("mcts:evaluator=@" + path, INFECTION))
                    .isInstanceOfSatisfying(
                            UnreadableText.class,
                            wrong -> assertThat(wrong.column()).isEqualTo(16));
        }
        assertThatThrownBy(() -> PlayerText.readOrEngine("easy:evaluator=@" + file, INFECTION))
                .isInstanceOf(UnreadableText.class);
    }

    @Test
    void aRecordKeepsHeuristicsWholeAndApart() {
        Contender one = player("search:depth=2,w.own-term=-3", ONE);
        Contender other = player("search:depth=2,w.own-term=-3", OTHER);
        assertThat(one).isNotEqualTo(other);
        RecordHead head = RecordHead.EMPTY.with(Seat.FIRST, one).with(Seat.SECOND, other);
        GameRecord record = GameRecord.of(Match.from(INFECTION.start(1).position()), head);

        for (String text : new String[] {record.text(), record.line()}) {
            RecordHead read = GameRecord.read(text).head();

            assertThat(read).isEqualTo(head);
            assertThat(read.contender(Seat.FIRST, INFECTION)).contains(one);
            Contender second = read.contender(Seat.SECOND, INFECTION).orElseThrow();
            assertThat(second.heuristic()).contains(OTHER);
            assertThat(second.text()).isEqualTo(one.text().replace(",w.", "#2,w."));
        }
        assertThat(record.text().lines().filter(line -> line.startsWith("heuristic: {")))
                .hasSize(2);
    }

    @Test
    void aHeuristicThatNobodyPlaysWithAnyMoreGoes() {
        Contender one = player("search", ONE);
        Contender other = player("search", OTHER);
        RecordHead both = RecordHead.EMPTY.with(Seat.FIRST, one).with(Seat.SECOND, other);

        RecordHead changed = both.with(Seat.FIRST, PlayerText.read("greedy", INFECTION));

        assertThat(changed.heuristics().all()).containsExactly(OTHER);
        assertThat(changed.contender(Seat.SECOND, INFECTION)).contains(other);
    }

    @Test
    void aRecordWithAHeuristicThatCannotBeReadSaysInWhichLine() {
        RecordHead head = RecordHead.EMPTY.with(Seat.FIRST, player("search", ONE));
        String text =
                GameRecord.of(Match.from(INFECTION.start(1).position()), head).text();

        for (String damaged : new String[] {
            text.replace("count(own)", "coun(own)"), text.replace("[{", "[{{"), text.replace("infection\"", "pushee\"")
        }) {
            assertThatThrownBy(() -> GameRecord.read(damaged))
                    .isInstanceOfSatisfying(
                            UnreadableRecord.class,
                            wrong -> assertThat(wrong.line()).isEqualTo(4));
        }
    }

    @Test
    void aTournamentsResultsKeepItsHeuristics() throws IOException {
        TournamentPlan plan = plan(ONE, OTHER);
        Path results = folder.resolve("out");
        play(plan, results, false);

        String head = Files.readAllLines(results.resolve("results.txt")).get(0);
        assertThat(plan.two().text()).isEqualTo(plan.one().text() + "#2");
        assertThat(head).contains("heuristic: {");
        play(plan, results, true);
        assertThatThrownBy(() -> play(plan(ONE, Heuristics.of(ONE.name(), "7")), results, true))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo("play.results.other-heuristics"));
    }

    private static TournamentPlan plan(Heuristic one, Heuristic other) {
        return new TournamentPlan(INFECTION, player("greedy", one), player("greedy", other), 1, 2, 10, false);
    }

    private static void play(TournamentPlan plan, Path folder, boolean resumed) throws IOException {
        try (TournamentFolder kept = TournamentFolder.open(folder, plan, true, resumed)) {
            assertThat(new Tournament(plan, 2, kept, new Stop(), phrase -> phrase.key(), Clock.systemUTC())
                            .run(1, (game, finished) -> {})
                            .games())
                    .allMatch(game -> game.record().head().heuristics().all().size() == 2);
        }
    }

    private static Contender player(String text, Heuristic heuristic) {
        String[] parts = text.split(":", 2);
        String evaluator = ":evaluator=@" + heuristic.reference();
        String settings = parts.length > 1 ? "," + parts[1] : "";
        return PlayerText.read(parts[0] + evaluator + settings, INFECTION, NamedHeuristics.NONE.with(heuristic));
    }
}
