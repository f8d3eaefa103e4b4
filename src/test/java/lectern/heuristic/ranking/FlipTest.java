package lectern.heuristic.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The weight at which another move is chosen, held against trying weights one by one. */
class FlipTest {
    private static final int TRIES = 60;

    /** Nearer to a change than this rounding may decide. */
    private static final double NEAR = 1e-9;

    private static final double ROUNDING = 1e-14;

    static Stream<Samples> samples() {
        return Samples.ofAllGames();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void upToThereTheChoiceIsTheSame(Samples sample) {
        Ranking ranking = sample.ranking();
        forEachFlip(ranking, flip -> {
            double now = ranking.weight(flip.term());
            double way = flip.exactly() - now;
            for (int i = 0; i < TRIES; i++) {
                double tried = now + way * i / TRIES;
                if (Math.abs(tried - flip.exactly()) < NEAR) continue;
                assertThat(isFirst(sample, flip.term(), tried, flip.from()))
                        .as("at %s of %s", tried, flip)
                        .isTrue();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("samples")
    void fromThereOnItIsTheOtherMove(Samples sample) {
        forEachFlip(sample.ranking(), flip -> {
            double told = flip.told().doubleValue();
            double beyond = told + (flip.rising() ? NEAR : -NEAR);
            double held = flip.included() ? told : beyond;
            assertThat(isFirst(sample, flip.term(), held, flip.to()))
                    .as("%s", flip)
                    .isTrue();
            if (!flip.included()) {
                assertThat(sample.with(flip.term(), told).ranking().chosen())
                        .as("%s", flip)
                        .isNotEqualTo(flip.to());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("samples")
    void whereThereIsNoneNoWeightChangesTheChoice(Samples sample) {
        Ranking ranking = sample.ranking();
        for (int term = 0; term < ranking.terms(); term++) {
            for (boolean rising : List.of(true, false)) {
                if (Flip.next(ranking, term, rising).isPresent()) continue;
                for (double far = 0.001; far < 1e9; far *= 10) {
                    double tried = ranking.weight(term) + (rising ? far : -far);
                    assertThat(isFirst(sample, term, tried, ranking.chosen()))
                            .as("at %s", tried)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aWeightOnItsWayPassesEachChangeOnce(Samples sample) {
        Ranking ranking = sample.ranking();
        for (int term = 0; term < ranking.terms(); term++) {
            double end = ranking.weight(term) + 10;
            int chosen = ranking.chosen();
            double at = ranking.weight(term);
            for (Flip flip : Flip.along(ranking, term, end)) {
                assertThat(flip.from()).isEqualTo(chosen);
                assertThat(flip.exactly()).isBetween(at, end);
                chosen = flip.to();
                at = flip.exactly();
            }
            if (end - at > NEAR) assertThat(isFirst(sample, term, end, chosen)).isTrue();
        }
    }

    /** On the empty board of the first game nothing is decided, but later there must be something to find. */
    @Test
    void thereAreChangesInEveryGame() {
        for (GameKind kind : Games.ALL) {
            Stream<Ranking> rankings = Samples.ofAllGames()
                    .filter(sample -> sample.heuristic().game() == kind)
                    .map(Samples::ranking);
            assertThat(rankings.anyMatch(ranking -> Flip.next(ranking, 0, true).isPresent()
                            || Flip.next(ranking, 0, false).isPresent()))
                    .as(kind.id())
                    .isTrue();
        }
    }

    /** Whether a move would be chosen, or another only because its total was rounded in another way. */
    private static boolean isFirst(Samples sample, int term, double weight, int move) {
        Ranking tried = sample.with(term, weight).ranking();
        double most = tried.total(tried.chosen());
        double size = 0;
        for (int i = 0; i < tried.terms(); i++) size += Math.abs(tried.contribution(i, move));
        return tried.chosen() == move || most - tried.total(move) <= ROUNDING * size;
    }

    private static void forEachFlip(Ranking ranking, Consumer<Flip> check) {
        for (int term = 0; term < ranking.terms(); term++) {
            for (boolean rising : List.of(true, false)) {
                Optional<Flip> flip = Flip.next(ranking, term, rising);
                flip.ifPresent(check);
            }
        }
    }
}
