package lectern.cli.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.picture.rate.RatePictures;
import lectern.play.ResultCount;
import lectern.play.pairs.PairedRate;
import lectern.play.sweep.SweepPlan;
import lectern.play.sweep.SweepPoint;
import lectern.play.sweep.SweepStanding;
import lectern.play.sweep.WeightRange;
import lectern.text.Sentences;

/** A sweep's results, to be read by people. */
public record SweepTable(SweepStanding standing, Sentences sentences) {
    public List<String> lines() {
        SweepPlan plan = standing.plan();
        List<String> lines = new ArrayList<>();
        lines.add(sentences.of(
                "experiment.sweep.title",
                plan.player().game().text(),
                plan.player().asItIs().text(),
                plan.against().text()));
        lines.add(sentences.of(
                "experiment.plan",
                standing.finished(),
                String.valueOf(plan.seed()),
                plan.openingPlies(),
                plan.plyLimit()));
        lines.add("");
        TextColumns table = new TextColumns();
        table.add(heading(plan));
        standing.points().forEach(point -> table.add(row(point)));
        lines.addAll(table.lines());
        lines.add("");
        standing.best().ifPresent(best -> lines.add(best(best)));
        lines.add(sentences.of("experiment.pairs-are-the-unit"));
        return lines;
    }

    private List<String> heading(SweepPlan plan) {
        Stream<String> terms = plan.ranges().stream().map(WeightRange::term);
        Stream<String> counts = Stream.of(
                        "cli.tournament.games",
                        "cli.tournament.won",
                        "cli.tournament.drawn",
                        "cli.tournament.lost",
                        "cli.tournament.limit",
                        "experiment.score-and-interval")
                .map(sentences::of);
        Stream<String> forfeits = Stream.of("pairs.forfeits-won", "pairs.forfeits-lost")
                .filter(key -> hasForfeits())
                .map(sentences::of);
        return Stream.of(terms, counts, forfeits).flatMap(same -> same).toList();
    }

    private List<String> row(SweepPoint point) {
        List<String> row = new ArrayList<>();
        point.weights().forEach(weight -> row.add(sentences.numbers().exact(weight)));
        ResultCount tally = point.standing().tally();
        for (int count : List.of(tally.games(), tally.wins(), tally.draws(), tally.losses(), tally.limits())) {
            row.add(String.valueOf(count));
        }
        row.add(rate(point.score(), sentences));
        if (hasForfeits()) {
            row.add(String.valueOf(tally.forfeitsWon()));
            row.add(String.valueOf(tally.forfeitsLost()));
        }
        return row;
    }

    private boolean hasForfeits() {
        return standing.tally().forfeits() > 0;
    }

    private String best(SweepPoint best) {
        List<Phrase> weights = new ArrayList<>();
        for (int i = 0; i < best.weights().size(); i++) {
            String term = standing.plan().ranges().get(i).term();
            weights.add(RatePictures.weight(term, best.weights().get(i)));
        }
        return sentences.of("experiment.sweep.best", weights, rate(best.score(), sentences));
    }

    static String rate(PairedRate rate, Sentences sentences) {
        return rate.pairs() == 0 ? "" : sentences.of(RatePictures.rate(rate));
    }
}
