package lectern.games.syrtis;

import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.minor;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;

class SyrtisLevelsTest {
    private static final String SET_UP = MINOR.replace("w - 0,0 1", "k - 0,0 -");

    private static Decision decide(String level, Position position, long seed) {
        Evaluator report = position.game().evaluator("report").orElseThrow();
        return Players.find(position.game().kind(), level)
                .orElseThrow()
                .player(report, SearchOptions.USUAL)
                .decide(position, Thinking.within(Budget.UNLIMITED).seeded(seed));
    }

    private static Decision hard(Position position) {
        return decide("hard", position, 0);
    }

    private static Map<String, Double> scores(Decision decision) {
        return decision.candidates().stream()
                .collect(Collectors.toMap(candidate -> candidate.move().text(), Candidate::score));
    }

    private static List<String> notes(Decision decision) {
        return decision.notes().stream().map(Phrase::key).toList();
    }

    @Test
    void easyDrawsItsActionsAndItsColour() {
        Decision action = decide("easy", minor(MINOR), 1);
        assertThat(action.choice()).isEqualTo(Choice.DRAWN);
        assertThat(action.candidates())
                .extracting(Candidate::move)
                .isEqualTo(minor(MINOR).moves());
        assertThat(LongStream.range(0, 20)
                        .mapToObj(seed ->
                                decide("easy", minor(SET_UP), seed).move().text()))
                .contains("white", "black");
    }

    @Test
    void easyDrawsFromAListThatNamesAWalkOnceForEachIslandThatLeadsThere() {
        assertThat(entries(minor(MINOR)))
                .containsEntry("c2-d2", 2)
                .containsEntry("c2-b2", 1)
                .containsEntry("c2-c1", 1)
                .containsEntry("pass", 1);
    }

    @Test
    void easyDrawsFromAListThatNamesASinkingOnceForEachTowerBesideTheTile() {
        assertThat(entries(minor("5/Sc*c2/1cc*2/1S+S+c1/5 w - 0,0 1")))
                .containsEntry("xc2", 2)
                .containsEntry("xb3", 2)
                .containsEntry("xa2", 1);
    }

    private static Map<String, Integer> entries(Position position) {
        return decide("easy", position, 1).candidates().stream()
                .collect(Collectors.toMap(candidate -> candidate.move().text(), Candidate::entries));
    }

    @Test
    void aPassSaysWhereTheReportsProgramWouldGoOnOrEndOtherwise() {
        assertThat(notes(hard(minor(MINOR.replace("w - 0,0", "w w1 3,0"))))).contains("syrtis.note.four-passes");
        assertThat(passed(MINOR, "0,1")).containsExactly("syrtis.note.once-each");
        assertThat(passed(MINOR, "0,0")).isEmpty();
        assertThat(passed(MINOR, "1,2")).containsExactly("syrtis.note.exactly-once");
    }

    private static List<String> passed(String board, String passes) {
        SyrtisPosition position = minor(board.replace("w - 0,0", "w - " + passes));
        return GameEnd.programDiffers(position, SyrtisMove.PASS).stream()
                .map(Phrase::key)
                .toList();
    }

    @Test
    void hardDoesNotCountTheTileItSinksSoThatItMissesQuicksand() {
        SyrtisPosition position = minor(MINOR.replace("w -", "w w3"));
        Candidate sinking = hard(position).candidates().stream()
                .filter(candidate -> candidate.move().text().startsWith("x"))
                .findFirst()
                .orElseThrow();
        assertThat(position.play(sinking.move(), Narrator.SILENT).isOver()).isTrue();
        assertThat(sinking.terms())
                .filteredOn(term -> term.key().equals("win"))
                .singleElement()
                .satisfies(win -> assertThat(win.raw()).isZero());
        assertThat(sinking.terms())
                .filteredOn(term -> term.key().equals("streak"))
                .singleElement()
                .satisfies(streak -> assertThat(streak.raw()).isEqualTo(3));
    }

    @Test
    void hardCountsItsPassSoThatItSeesFourOfThemEndTheGame() {
        SyrtisPosition winning = minor(MINOR.replace("w - 0,0", "w w1 3,0"));
        assertThat(hard(winning).move()).isEqualTo(SyrtisMove.PASS);
        assertThat(hard(winning).score()).isGreaterThan(9_000);
        SyrtisPosition losing = minor(MINOR.replace("w - 0,0", "w b1 3,0"));
        assertThat(scores(hard(losing)).get("pass")).isLessThan(-9_000);
    }

    @Test
    void ofEqualActionsHardTakesTheFirst() {
        SyrtisPosition position = minor(MINOR);
        Decision decision = hard(position);
        assertThat(decision.candidates()).extracting(Candidate::move).isEqualTo(position.moves());
        double best = decision.candidates().stream()
                .mapToDouble(Candidate::score)
                .max()
                .orElseThrow();
        Move first = decision.candidates().stream()
                .filter(candidate -> candidate.score() >= best - 1e-9)
                .findFirst()
                .orElseThrow()
                .move();
        assertThat(decision.move()).isEqualTo(first);
    }

    @Test
    void hardTakesBlackIfWhiteIsWorseOff() {
        SyrtisPosition position = minor(SET_UP);
        double forWhite = position.game().evaluator("report").orElseThrow().value(position, Seat.FIRST);
        Decision decision = hard(position);
        assertThat(forWhite).isNegative();
        assertThat(decision.move().text()).isEqualTo("black");
        assertThat(scores(decision)).containsEntry("white", forWhite).containsEntry("black", -forWhite);
    }

    @Test
    void hardTakesWhiteOnAnEvenBoard() {
        Decision decision = hard(minor("c*3c*/5/5/5/S+3S+ k - 0,0 -"));
        assertThat(decision.move().text()).isEqualTo("white");
    }

    @Test
    void hardPlacesEachTowerWhereTheBoardStaysMostEven() {
        SyrtisPosition position = minor("2CC1/Sscc1/sC1sC/1SSCc/1ss2 t - 0,0 -");
        Evaluator report = position.game().evaluator("report").orElseThrow();
        Decision decision = hard(position);
        for (Candidate candidate : decision.candidates()) {
            double forWhite = report.value(position.play(candidate.move(), Narrator.SILENT), position.toMove());
            assertThat(candidate.score()).as("%s", candidate.move()).isEqualTo(0 - Math.abs(forWhite));
            assertThat(candidate.score()).isLessThanOrEqualTo(decision.score() + 1e-9);
        }
        assertThat(decision.candidates()).extracting(Candidate::move).isEqualTo(position.moves());
    }

    @Test
    void notesSayWhatHardCannotSeeAndThatTheSignWasTurnedRound() {
        assertThat(notes(hard(minor(MINOR)))).containsExactly("syrtis.note.blind", "syrtis.note.sign");
        assertThat(notes(hard(minor(SET_UP)))).containsExactly("syrtis.note.chooses", "syrtis.note.sign");
        assertThat(notes(hard(minor("2CC1/Sscc1/sC1sC/1SSCc/1ss2 t - 0,0 -"))))
                .containsExactly("syrtis.note.places", "syrtis.note.sign");
    }
}
