package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;

class PusheeLevelsTest {
    private static final String VALUES = " 267323/862829/260262/482147/996481/163081";

    private static Position read(String rows, String counters) {
        return Games.read("pushee").read(rows + VALUES + " " + counters);
    }

    private static PlayerKind kind(String level) {
        return Players.find(Games.read("pushee").kind(), level).orElseThrow();
    }

    private static Decision decide(String level, Position position, long seed) {
        Evaluator report = position.game().evaluator("report").orElseThrow();
        return kind(level)
                .player(report, SearchOptions.USUAL)
                .decide(position, Thinking.within(Budget.UNLIMITED).seeded(seed));
    }

    private static List<String> candidates(Decision decision) {
        return decision.candidates().stream()
                .map(candidate -> candidate.move().text())
                .toList();
    }

    private static List<String> drawnBy(String level, Position position) {
        return LongStream.range(0, 40)
                .mapToObj(seed -> decide(level, position, seed).move().text())
                .distinct()
                .toList();
    }

    @Test
    void easyTakesTheFirstEmptyCellByColumnAndDrawsTheOrientation() {
        Position position = read("V5/H5/6/6/6/6", "1 14 15");
        assertThat(candidates(decide("easy", position, 0))).containsExactly("ha3", "va3");
        assertThat(drawnBy("easy", position)).containsExactlyInAnyOrder("ha3", "va3");
    }

    @Test
    void normalAndHardDrawAmongAllMovesAlike() {
        Position position = read("V5/H5/6/6/6/6", "1 14 15");
        Decision normal = decide("normal", position, 7);
        Decision hard = decide("hard", position, 7);
        assertThat(normal.choice()).isEqualTo(Choice.DRAWN);
        assertThat(normal.candidates()).extracting(Candidate::move).isEqualTo(position.moves());
        assertThat(hard).isEqualTo(normal);
        assertThat(hard.notes()).extracting(Phrase::key).containsExactly("pushee.note.same");
    }

    @Test
    void impossibruCheatsAndIsInvitedByNameOnly() {
        assertThat(kind("impossibru").honest()).isFalse();
        assertThat(kind("hard").honest()).isTrue();
        Decision decision = decide("impossibru", read("V1h3/6/6/1v4/6/6", "1 14 13"), 0);
        assertThat(decision.choice()).isEqualTo(Choice.DRAWN);
        assertThat(decision.notes()).extracting(Phrase::key).containsExactly("pushee.note.cheats");
    }

    @Test
    void impossibruPutsItsPieceOnTopOfOneOfTheOpponents() {
        Position position = read("V1h3/6/6/1v4/6/6", "1 14 13");
        List<String> fouls = List.of("hb4!", "vb4!", "hc1!", "vc1!");
        assertThat(candidates(decide("impossibru", position, 0))).isEqualTo(fouls);
        assertThat(drawnBy("impossibru", position)).containsExactlyInAnyOrderElementsOf(fouls);
        for (String foul : fouls) {
            Move move = position.readMove(foul);
            assertThat(position.violation(move)).isPresent();
            assertThat(position.allowsFoul(move)).isTrue();
        }
    }

    @Test
    void impossibruKeepsTheRulesWhereItFindsNobodyToCheat() {
        Position alone = read("V5/6/6/6/6/6", "1 14 15");
        assertThat(candidates(decide("impossibru", alone, 0)))
                .isEqualTo(alone.moves().stream().map(Move::text).toList());
        Position nothingLeft = read("V1h3/6/6/1v4/6/6", "1 0 13");
        assertThat(decide("impossibru", nothingLeft, 0).move().text()).isEqualTo("pass");
    }

    @Test
    void impossibruPlaysAGameToItsEnd() {
        Position position = Games.read("pushee").start(5).position();
        for (int ply = 0; !position.isOver(); ply++) {
            assertThat(ply).isLessThan(31);
            String level = position.toMove() == Seat.FIRST ? "impossibru" : "normal";
            position = position.play(decide(level, position, ply).move(), Narrator.SILENT);
        }
    }
}
