package lectern.telling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** What the candidates are worth, cell by cell. */
class ScoreMapTest {
    private final Position root = Games.read("infection").read("x6/7/7/7/7/7/6o x 0 1");
    private final Sentences words = new Sentences(Language.EN);

    private Candidate candidate(String move, double score) {
        return Candidate.of(root.readMove(move), score, List.of());
    }

    private Candidate proven(String move, ProvenResult.Result result) {
        return new Candidate(
                root.readMove(move),
                ProvenResult.of(result).score(),
                Bound.EXACT,
                List.of(),
                List.of(),
                0,
                Optional.of(ProvenResult.of(result)));
    }

    private Candidate bounded(String move, double score, Bound bound) {
        return new Candidate(root.readMove(move), score, bound, List.of(), List.of(), 0, Optional.empty());
    }

    private Candidate tried(String move, long visits, double mean) {
        return new Candidate(
                root.readMove(move),
                0,
                Bound.EXACT,
                List.of(),
                List.of(),
                visits,
                OptionalDouble.of(mean),
                Optional.empty());
    }

    private static Decision decision(Choice choice, Candidate chosen, Candidate... others) {
        List<Candidate> all = new ArrayList<>(List.of(chosen));
        all.addAll(List.of(others));
        return new Decision(chosen.move(), chosen.score(), choice, all, 1, 1, 0, Optional.empty(), List.of());
    }

    private CellScore at(String cell, Decision decision, Seat view) {
        return ScoreMap.of(decision, root, view).cells().stream()
                .filter(score -> root.game().board().label(score.cell()).equals(cell))
                .findFirst()
                .orElseThrow();
    }

    private String said(String cell, Decision decision, Seat view) {
        return words.of(at(cell, decision, view).worth());
    }

    @Test
    void scoresAreRoundedAsEverywhereAndShownForTheSideFromWhoseViewTheyAreShown() {
        Decision decision = decision(Choice.HIGHEST, candidate("b7", 3.14159), candidate("a6", -2));
        assertThat(said("b7", decision, Seat.FIRST)).isEqualTo("3.14");
        assertThat(said("b7", decision, Seat.SECOND)).isEqualTo("−3.14");
        assertThat(said("a6", decision, Seat.SECOND)).isEqualTo("2");
    }

    @Test
    void aBoundTurnsRoundWithTheView() {
        Decision decision = decision(Choice.HIGHEST, candidate("b7", 3), bounded("a6", 1, Bound.AT_MOST));
        assertThat(said("a6", decision, Seat.FIRST)).isEqualTo("≤ 1");
        assertThat(said("a6", decision, Seat.SECOND)).isEqualTo("≥ −1");
    }

    @Test
    void whatIsProvenIsSaidInAWord() {
        Decision decision =
                decision(Choice.HIGHEST, proven("b7", ProvenResult.Result.WIN), proven("a6", ProvenResult.Result.LOSS));
        assertThat(said("b7", decision, Seat.FIRST)).isEqualTo("win");
        assertThat(said("b7", decision, Seat.SECOND)).isEqualTo("loss");
        assertThat(at("b7", decision, Seat.SECOND).warmth()).isEqualTo(1);
        assertThat(at("a6", decision, Seat.SECOND).warmth()).isZero();
    }

    @Test
    void whereSeveralMovesEndTheBestCountsAndTheOthersAreCounted() {
        Position two = Games.read("infection").read("x3x2/7/7/7/7/7/6o x 0 1");
        List<Candidate> candidates = List.of(
                Candidate.of(two.readMove("a7c7"), 1, List.of()),
                Candidate.of(two.readMove("e7c7"), 2, List.of()),
                Candidate.of(two.readMove("b7"), 5, List.of()));
        Decision decision =
                new Decision(two.readMove("b7"), 5, Choice.HIGHEST, candidates, 1, 1, 0, Optional.empty(), List.of());
        ScoreMap map = ScoreMap.of(decision, two, Seat.FIRST);
        assertThat(map.isShared()).isTrue();
        assertThat(map.isMixed()).isTrue();
        assertThat(map.cells()).hasSize(2);
        CellScore shared = map.cells().get(1);
        assertThat(shared.candidate().move().text()).isEqualTo("e7c7");
        assertThat(shared.sharing()).isEqualTo(2);
        assertThat(shared.chosen()).isFalse();
        assertThat(map.cells().get(0).chosen()).isTrue();
    }

    @Test
    void whatPrefersLowScoresIsWarmWhereTheyAreLow() {
        Decision decision = decision(Choice.LOWEST, candidate("b7", -4), candidate("a6", 4), candidate("b6", 0));
        assertThat(at("b7", decision, Seat.FIRST).warmth()).isEqualTo(1);
        assertThat(at("b6", decision, Seat.FIRST).warmth()).isCloseTo(0.5, within(1e-9));
        assertThat(at("a6", decision, Seat.FIRST).warmth()).isZero();
    }

    @Test
    void oneMoveThatLosesAtOnceDoesNotMakeAllOthersLookAlike() {
        Decision decision = decision(
                Choice.HIGHEST, candidate("b7", 3), candidate("a6", 2), candidate("b6", 1), candidate("a7c7", -10_000));
        assertThat(at("a6", decision, Seat.FIRST).warmth()).isBetween(0.3, 0.7);
        assertThat(at("c7", decision, Seat.FIRST).warmth()).isZero();
    }

    @Test
    void movesThatAreAllAlikeAreNeitherWarmNorCold() {
        Decision decision = decision(Choice.HIGHEST, candidate("b7", 3), candidate("a6", 3));
        assertThat(at("b7", decision, Seat.FIRST).warmth()).isEqualTo(0.5);
    }

    @Test
    void ofAPlayerThatCountsTrialsTheirMeanIsShownAndTheVisitsMakeTheWarmth() {
        Decision decision = decision(Choice.MOST_VISITED, tried("b7", 90, 0.6), tried("a6", 10, 0.7));
        assertThat(said("b7", decision, Seat.FIRST)).isEqualTo("60 %");
        assertThat(said("b7", decision, Seat.SECOND)).isEqualTo("40 %");
        assertThat(at("b7", decision, Seat.FIRST).warmth()).isEqualTo(1);
        assertThat(at("a6", decision, Seat.FIRST).warmth()).isZero();
    }
}
