package lectern.play.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A review tells of each move what it gave away. */
class ReviewerTest {
    private static final long QUICK = 300;

    private final List<Turn> game = PlayedGames.of(Games.read("infection"), 1).line();

    @ParameterizedTest
    @ValueSource(strings = {"shiftago", "syrtis:board=minor", "pushee", "catsdogs", "infection"})
    void noLossIsBelowNothingOrAboveAWholeGameAndOnlyABetterMoveCosts(String text) {
        Review review = review(PlayedGames.of(Games.read(text), 2).line(), QUICK);

        assertThat(review.moves()).isNotEmpty().allSatisfy(move -> {
            assertThat(move.loss()).isBetween(0.0, 100.0);
            assertThat(move.loss() > 0).isEqualTo(move.isBettered());
            assertThat(move.turn().before().violation(move.best())).isEmpty();
        });
    }

    @Test
    void theSameNodesGiveTheSameReview() {
        assertThat(review(game, QUICK)).isEqualTo(review(game, QUICK));
    }

    @Test
    void aMoveWithoutAChoiceCostsNothingAndDoesNotCountForAccuracy() {
        Match match = Match.from(
                Games.read("infection").read("xoooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/oooooo1 x 0 1"));
        List<Turn> passed = played(match, "pass").line();

        Review review = review(passed, QUICK);

        assertThat(review.moves().get(0).comparison()).isEmpty();
        assertThat(review.moves().get(0).loss()).isZero();
        assertThat(review.accuracy(Seat.FIRST)).isEmpty();
    }

    @Test
    void aFoulIsNotReviewed() {
        Position start =
                Games.read("pushee").read("6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14");
        Move foul = start.readMove("vb2!");
        assertThat(start.allowsFoul(foul)).isTrue();
        ReviewedMove move =
                review(Match.from(start).play(foul).line(), QUICK).moves().get(0);

        assertThat(move.comparison()).isEmpty();
        assertThat(move.isBettered()).isFalse();
    }

    @Test
    void accuracyIsAHundredMinusTheAverageLoss() {
        Review review = review(game, QUICK);
        double lost = review.moves().stream()
                .filter(move -> move.side() == Seat.SECOND && move.comparison().isPresent())
                .mapToDouble(ReviewedMove::loss)
                .average()
                .orElseThrow();

        OptionalDouble accuracy = review.accuracy(Seat.SECOND);

        assertThat(accuracy.orElseThrow()).isCloseTo(100 - lost, within(1e-9));
    }

    @Test
    void otherThresholdsMarkOtherMovesWithoutAnotherSearch() {
        Review review = review(game, QUICK);
        Review strict = review.markedFrom(new Thresholds(1, 2));

        assertThat(strict.moves()).isEqualTo(review.moves());
        assertThat(strict.marked()).hasSizeGreaterThan(review.marked().size());
        assertThat(strict.marked())
                .allSatisfy(move -> assertThat(strict.mark(move))
                        .contains(move.loss() >= 2 ? MistakeMark.BLUNDER : MistakeMark.MISTAKE));
    }

    @Test
    void theCauseSpeaksForTheBetterMoveMoreThanAnyOtherCriterion() {
        List<ReviewedMove> explained = review(game, QUICK).moves().stream()
                .filter(move -> move.cause().isPresent())
                .toList();

        assertThat(explained).isNotEmpty().allSatisfy(move -> {
            Comparison both = move.comparison().orElseThrow();
            Cause cause = move.cause().orElseThrow();
            assertThat(cause.share().difference()).isPositive();
            assertThat(both.best().terms().stream().map(term -> term.key())).contains(cause.criterion());
        });
    }

    @Test
    void aReviewThatIsStoppedKeepsTheEndOfTheGame() {
        Stop stop = new Stop();
        List<Integer> heard = new ArrayList<>();
        Review review = new Reviewer(QUICK, stop).review(game, Thresholds.USUAL, done -> {
            heard.add(done);
            if (done == 5) stop.ask();
        });

        assertThat(heard).containsExactly(1, 2, 3, 4, 5);
        assertThat(review.isComplete()).isFalse();
        assertThat(review.moves().stream().map(ReviewedMove::turn))
                .containsExactlyElementsOf(game.subList(game.size() - 5, game.size()));
    }

    @Test
    void aGameWithoutMovesHasNothingToReview() {
        Review review = review(List.of(), QUICK);

        assertThat(review.moves()).isEmpty();
        assertThat(review.isComplete()).isTrue();
        assertThat(review.accuracy(Seat.FIRST)).isEmpty();
    }

    private static Review review(List<Turn> turns, long nodes) {
        return new Reviewer(nodes, new Stop()).review(turns, Thresholds.USUAL, done -> {});
    }

    private static Match played(Match match, String... moves) {
        Match played = match;
        for (String move : moves) played = played.play(played.position().readMove(move));
        return played;
    }
}
