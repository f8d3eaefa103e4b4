package lectern.grade;

import static lectern.grade.Classroom.found;
import static lectern.grade.Classroom.only;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.play.FinishedGames;
import lectern.play.GameRecord;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.player.PlayerText;
import lectern.search.Stop;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be demanded of the record of a game. */
class RecordRulesTest {
    private static final Game INFECTION = Games.read("infection");

    /** Won by the first seat, against {@code easy}. */
    private static String won;

    @TempDir
    private Path folder;

    private Classroom room;

    @BeforeAll
    static void play() {
        TournamentPlan plan = new TournamentPlan(
                INFECTION,
                PlayerText.read("search:depth=3", INFECTION),
                PlayerText.read("easy", INFECTION),
                1,
                0,
                400,
                false);
        Tournament tournament =
                new Tournament(plan, 1, FinishedGames.inMemory(), new Stop(), Phrase::key, Clock.systemUTC());
        won = tournament.run(1, (game, finished) -> {}).games().get(0).record().text();
    }

    @BeforeEach
    void enter() {
        room = new Classroom(folder);
    }

    private GradedRule rule(String record, String... lines) throws IOException {
        return only(room.rules(lines), room.handIn("game.lectern", record));
    }

    @Test
    void aGameIsWonByTheRules() throws IOException {
        assertThat(rule(won, "record: won").judged().held()).isTrue();
        assertThat(rule(won, "record: won", "seat: first").judged().held()).isTrue();
        assertThat(found(rule(won, "record: won", "seat: second")))
                .endsWith("; a game won by the rules in the second seat is wanted.");
        assertThat(found(rule(won, "record: drawn"))).endsWith("; a game drawn by the rules is wanted.");
    }

    @Test
    void aForfeitThatOnlyTheHeadTellsIsNoWin() throws IOException {
        String moves = firstMoves(4);
        String claimed = moves.replaceAll("result: .*", "result: first by forfeit: the other gave up");

        assertThat(rule(claimed, "record: legal").judged().held()).isTrue();
        assertThat(found(rule(claimed, "record: won")))
                .isEqualTo("The result is “first by forfeit: the other gave up”; a game won by the rules is wanted.");
    }

    @Test
    void aMoveAgainstTheRulesIsNamed() throws IOException {
        GradedRule rule = rule(firstMoves(4) + " a1a1\n", "record: legal");

        assertThat(rule.judged().held()).isFalse();
        assertThat(found(rule)).startsWith("game.lectern: line ").contains("a1a1");
    }

    @Test
    void aGameCanBeDemandedToBeShort() throws IOException {
        assertThat(rule(firstMoves(4), "record: legal", "moves: 4").judged().held())
                .isTrue();
        assertThat(found(rule(firstMoves(5), "record: legal", "moves: 4")))
                .isEqualTo("The game has 5 moves; at most 4 are wanted.");
    }

    @Test
    void aGameHasToBeginAtTheStart() throws IOException {
        String late = "lectern: 1\ngame: infection\nstart: xxxxxxx/7/7/7/7/7/6o x 0 1\n\n";

        assertThat(found(rule(late, "record: legal"))).isEqualTo("The game does not begin where it has to begin.");
        assertThat(rule(late, "record: legal", "start: any").judged().held()).isTrue();
        assertThat(rule(late, "record: legal", "start: 'xxxxxxx/7/7/7/7/7/6o x 0 1'")
                        .judged()
                        .held())
                .isTrue();
    }

    @Test
    void aGameCanBeDemandedToComeToAPosition() throws IOException {
        String there = GameRecord.read(firstMoves(3)).match().mainEnd().text();

        assertThat(rule(won, "record: legal", "reaches: '" + there + "'")
                        .judged()
                        .held())
                .isTrue();
        assertThat(found(rule(firstMoves(2), "record: legal", "reaches: '" + there + "'")))
                .isEqualTo("The game never comes to the position " + there + ".");
    }

    @Test
    void theOpponentsMovesAreItsOwn() throws IOException {
        assertThat(rule(won, "record: won", "against: easy").judged().held()).isTrue();
        assertThat(found(rule(won, "record: won", "against: medium")))
                .isEqualTo("The record says that “easy” sat in the other seat; “medium” is wanted.");
        String renamed = won.replace("second: easy", "second: medium");
        assertThat(found(rule(renamed, "record: won", "against: medium")))
                .matches("Move \\d+ is \\w+, but medium chooses \\w+ there[.]");
        assertThat(rule(renamed, "record: won", "against: medium", "replayed: no")
                        .judged()
                        .held())
                .isTrue();
        String seedless = won.replaceAll("second-seed: .*\n", "");
        assertThat(found(rule(seedless, "record: won", "against: easy"))).contains("second-seed");
    }

    @Test
    void whoHasWonOnlyMattersWhereThatIsDemanded() throws IOException {
        assertThat(rule(won, "record: finished", "against: search:depth=3")
                        .judged()
                        .held())
                .isTrue();
        assertThat(found(rule(won, "record: won", "against: search:depth=3")))
                .isEqualTo("The record says that “easy” sat in the other seat; “search:depth=3” is wanted.");
    }

    @Test
    void aRecordOfAnotherGameIsRefused() throws IOException {
        String other = "lectern: 1\ngame: infection:rules=ataxx\nstart-seed: 1\n\n";

        assertThat(found(rule(other, "record: legal")))
                .isEqualTo("The record is of infection:rules=ataxx; infection is wanted.");
    }

    @Test
    void anEngineInAHeadIsOnlyAName() throws IOException {
        Path mark = folder.resolve("started");
        String engine = won.replace("second: easy", "second: engine:command=touch " + mark);

        assertThat(found(rule(engine, "record: won", "against: easy"))).contains("sat in the other seat");
        assertThat(rule(engine, "record: won").judged().held()).isTrue();
        assertThat(mark).doesNotExist();
    }

    /** The beginning of the game that was won. */
    private static String firstMoves(int count) {
        int end = won.indexOf("\n\n") + 2;
        String[] moves = won.substring(end)
                .replaceAll("[{][^}]*[}]|\\[[^]]*]", " ")
                .strip()
                .split("\\s+");
        String head = won.substring(0, end).replaceAll("result: .*\n", "");
        return head.stripTrailing() + "\nresult: unfinished\n\n"
                + String.join(" ", List.of(moves).subList(0, count));
    }
}
