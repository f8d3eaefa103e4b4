package lectern.play.review;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Game;
import lectern.games.Games;
import lectern.search.ProvenResult;
import lectern.search.ProvenResult.Result;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a review marks as a mistake is one, in a game of each kind: by proof, or by a search four plies deeper. */
class MarkedMistakesTest {
    private static final long QUICK = 1_000;

    @ParameterizedTest
    @CsvSource({"shiftago,2,22", "syrtis,5,59", "pushee,2,4", "catsdogs,12,2", "infection,1,2"})
    void aSearchFourPliesDeeperFindsTheMarkedMoveToBeAMistakeToo(String game, long seed, int ply) {
        Review review = review(Games.read(game), seed);
        ReviewedMove move = review.moves().get(ply - 1);

        assertThat(review.mark(move)).isPresent();
        DeeperLook deeper = DeeperLook.at(move, review.scale(), 4, 20_000_000);
        assertThat(deeper.isFinished()).isTrue();
        assertThat(deeper.loss()).isGreaterThanOrEqualTo(review.thresholds().mistake());
    }

    @Test
    void aWinThatWasThrownAwayIsProvenToBeOne() {
        Review review = review(Games.read("shiftago"), 9);
        ReviewedMove move = review.moves().get(38);

        assertThat(review.mark(move)).contains(MistakeMark.BLUNDER);
        assertThat(move.isProven()).isTrue();
        assertThat(move.loss()).isEqualTo(100);
        Comparison both = move.comparison().orElseThrow();
        assertThat(both.best().verdict().map(ProvenResult::result)).contains(Result.WIN);
        assertThat(both.played().verdict().map(ProvenResult::result)).contains(Result.LOSS);
    }

    private static Review review(Game game, long seed) {
        return new Reviewer(QUICK, new Stop()).review(PlayedGames.of(game, seed).line(), Thresholds.USUAL, done -> {});
    }
}
