package lectern.grade.requirement;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import lectern.game.Phrase;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;
import lectern.heuristic.Heuristic;
import lectern.play.FinishedGames;
import lectern.play.ResultCount;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.play.pairs.PairedRate;
import lectern.play.player.Contender;

/**
 * A heuristic gets a share of the points in games against a player: half a point for a draw and for a game that is broken
 * off.
 *
 * @param wanted points a game, from 0 to 1
 * @param games an even number: pairs with the seats swapped
 * @param lowerEnd whether the lower end of the interval has to reach what is wanted, and not only what was found
 */
public record Beats(
        HeuristicSeat seat,
        Contender opponent,
        PartialPoints wanted,
        int games,
        boolean lowerEnd,
        long seed,
        int opening,
        int plies)
        implements Requirement {
    private static final Clock NO_DAY = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);

    @Override
    public SubmittedKind on() {
        return SubmittedKind.HEURISTIC;
    }

    @Override
    public List<Contender> opponents() {
        return List.of(opponent);
    }

    @Override
    public Judged judge(SubmittedFile file, Conditions conditions) {
        return seat.judge(file, heuristic -> judge(heuristic, conditions));
    }

    private Judged judge(Heuristic heuristic, Conditions conditions) {
        SpentTime spent = new SpentTime(seat.time());
        TournamentPlan plan = new TournamentPlan(
                seat.game(), seat.contender(heuristic, spent), opponent, seed, opening, plies, false);
        Tournament tournament =
                new Tournament(plan, games, FinishedGames.inMemory(), conditions.stop(), Phrase::key, NO_DAY);
        TournamentStanding standing = tournament.run(conditions.threads(), (game, finished) -> {});
        if (spent.excess().isPresent()) return Judged.not(spent.excess().get());
        PairedRate rate = standing.pairedScore();
        double reached = lowerEnd ? rate.low() : rate.value();
        boolean held = standing.isComplete() && reached >= wanted.wanted();
        return new Judged(held, held ? 1 : wanted.share(reached), found(standing.tally(), rate));
    }

    private Phrase found(ResultCount tally, PairedRate rate) {
        return Phrase.of(
                lowerEnd ? "grade.beats-surely" : "grade.beats",
                opponent.text(),
                tally.wins(),
                tally.draws() + tally.limits(),
                tally.losses(),
                100 * rate.value(),
                100 * rate.low(),
                100 * rate.high(),
                100 * wanted.wanted());
    }
}
