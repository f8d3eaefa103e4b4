package lectern.play.league.table;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.LeagueTotals;
import lectern.play.league.MoveLimit;
import lectern.play.pairs.PairedRate;
import lectern.play.rating.Rating;
import lectern.search.Budget;

/** What is said of a league as a whole, wherever it is shown. */
public record LeagueFacts(LeagueStanding standing) {
    public Phrase title() {
        LeaguePlan plan = standing.plan();
        return Phrase.of("league.title", plan.game().text(), plan.entrants().size());
    }

    /** What was agreed upon before the first game. */
    public List<Phrase> agreed() {
        LeaguePlan plan = standing.plan();
        List<Phrase> agreed = new ArrayList<>();
        agreed.add(plan.schedule().said(plan.entrants()));
        agreed.add(Phrase.of("league.plan", plan.games(), String.valueOf(plan.seed()), plan.opening(), plan.plies()));
        MoveLimit limit = plan.limit();
        boolean ofNodes = limit.nodes() != Budget.ANY_NUMBER;
        if (ofNodes) agreed.add(Phrase.of("league.limit-of-nodes", limit.nodes()));
        if (limit.isOfTime()) agreed.add(Phrase.of("league.limit-of-cpu", limit.cpuMillis()));
        if (ofNodes || limit.isOfTime()) {
            agreed.add(Phrase.of(limit.cost() == MoveLimit.Cost.GAME ? "league.over-loses" : "league.over-is-counted"));
        }
        if (plan.fouls()) agreed.add(Phrase.of("league.fouls-are-played"));
        plan.test().ifPresent(test -> agreed.add(Phrase.of("league.test", test.elo0(), test.elo1())));
        return agreed;
    }

    /** How far it is. */
    public Phrase progress() {
        int over = standing.games().size();
        return standing.isComplete()
                ? Phrase.of("league.all-over", over)
                : Phrase.of("league.so-far", over, standing.plan().planned());
    }

    /** How figures come about. */
    public List<Phrase> reckoning() {
        return List.of(Phrase.of("league.counted"), Phrase.of("league.intervals"), Phrase.of("league.prior"));
    }

    /** The first seat, the length of games, and nodes: nothing where no game counts yet. */
    public List<Phrase> totals() {
        LeagueTotals totals = standing.totals();
        if (totals.games() == 0) return List.of();
        List<Phrase> told = new ArrayList<>();
        if (standing.plan().test().isPresent()) {
            long decided =
                    standing.fixtures().stream().filter(standing::isDecided).count();
            told.add(Phrase.of("league.decided", decided, standing.fixtures().size()));
        }
        PairedRate share = totals.firstSeat();
        Rating seat = standing.firstSeat().rounded();
        told.add(Phrase.of(
                "league.first-seat",
                100 * share.value(),
                100 * share.low(),
                100 * share.high(),
                seat.elo(),
                seat.low(),
                seat.high()));
        told.add(Phrase.of("league.length", totals.plies(), totals.shortest(), totals.longest()));
        if (totals.effort().moves() > 0) {
            told.add(Phrase.of("league.effort", totals.effort().nodesPerMove()));
        }
        return told;
    }
}
