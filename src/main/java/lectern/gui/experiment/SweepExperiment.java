package lectern.gui.experiment;

import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import lectern.game.Evaluator;
import lectern.game.Phrase;
import lectern.picture.rate.RatePictures;
import lectern.play.player.SettingValues;
import lectern.play.sweep.Sweep;
import lectern.play.sweep.SweepCsv;
import lectern.play.sweep.SweepGames;
import lectern.play.sweep.SweepPlan;
import lectern.play.sweep.SweepPoint;
import lectern.play.sweep.SweepStanding;
import lectern.play.sweep.WeightRange;
import lectern.play.sweep.WeightedPlayer;
import lectern.search.Stop;

/** A sweep of one term, or of two. */
final class SweepExperiment implements Experiment {
    private final Contestants contestants;
    private final Function<Phrase, String> words;
    private final Clock clock;

    SweepExperiment(Contestants contestants, Function<Phrase, String> words, Clock clock) {
        this.contestants = contestants;
        this.words = words;
        this.clock = clock;
    }

    @Override
    public String word() {
        return "sweep";
    }

    @Override
    public List<InputField> fields() {
        List<String> terms = contestants.terms();
        List<String> orNone = new ArrayList<>(List.of(""));
        orNone.addAll(terms);
        List<InputField> fields = new ArrayList<>(contestants.fields(100));
        Evaluator.Weighted usual = contestants.usual();
        fields.add(InputField.choice("term", usual.criterion().key(), terms));
        fields.add(InputField.text("from", "0"));
        fields.add(InputField.text("to", SettingValues.plain(2 * usual.weight())));
        fields.add(InputField.text("steps", "10"));
        fields.add(InputField.choice("term2", "", orNone));
        fields.add(InputField.text("from2", "0"));
        fields.add(InputField.text("to2", "2"));
        fields.add(InputField.text("steps2", "5"));
        return fields;
    }

    @Override
    public Ready ready(FilledFields entries) {
        WeightedPlayer player = contestants.player(entries);
        List<WeightRange> ranges = new ArrayList<>();
        ranges.add(range(entries, ""));
        if (entries.has("term2")) ranges.add(range(entries, "2"));
        SweepPlan plan = new SweepPlan(
                player,
                ranges,
                contestants.opponent(entries),
                entries.whole(Contestants.GAMES, 2, SweepPlan.MOST_GAMES),
                entries.seed(Contestants.SEED),
                entries.whole(Contestants.OPENING, 0, Contestants.PLIES - 1),
                Contestants.PLIES);
        return new Running(plan, SweepGames.inMemory(), new LinkedHashMap<>(), words, clock);
    }

    private static WeightRange range(FilledFields entries, String which) {
        return new WeightRange(
                entries.text("term" + which),
                entries.number("from" + which),
                entries.number("to" + which),
                entries.whole("steps" + which, 1, WeightRange.MOST_STEPS));
    }

    /** @param now the values that have games, also those of earlier runs */
    private record Running(
            SweepPlan plan,
            SweepGames kept,
            Map<List<Double>, SweepPoint> now,
            Function<Phrase, String> words,
            Clock clock)
            implements Ready {
        @Override
        public int planned() {
            return plan.planned();
        }

        @Override
        public Findings run(int threads, Stop stop, Consumer<Findings> told) throws IOException {
            SweepStanding standing = new Sweep(plan, kept, stop, words, clock).run(threads, (point, finished) -> {
                now.put(point.weights(), point);
                told.accept(findings(new SweepStanding(plan, List.copyOf(now.values()))));
            });
            return findings(standing.isComplete() ? standing : new SweepStanding(plan, List.copyOf(now.values())));
        }

        private Findings findings(SweepStanding standing) {
            List<SweepPoint> shown = standing.points().stream()
                    .filter(point -> point.score().pairs() > 0)
                    .toList();
            List<Phrase> said = new ArrayList<>();
            if (standing.isComplete()) {
                standing.best()
                        .ifPresent(best -> said.add(
                                Phrase.of("experiment.sweep.best", weights(best), RatePictures.rate(best.score()))));
            } else if (!shown.isEmpty()) {
                said.add(label(shown.get(shown.size() - 1)));
            }
            return new Findings(
                    standing.finished(),
                    said,
                    style -> RatePictures.of(plan, shown, style, words),
                    shown.stream()
                            .map(point -> new Findings.Point(
                                    label(point), point.standing().games()))
                            .toList(),
                    () -> SweepCsv.csv(standing),
                    Optional.empty());
        }

        private Phrase label(SweepPoint point) {
            return Phrase.of("experiment.point", weights(point), RatePictures.rate(point.score()));
        }

        private List<Phrase> weights(SweepPoint point) {
            List<Phrase> weights = new ArrayList<>();
            for (int i = 0; i < point.weights().size(); i++) {
                weights.add(RatePictures.weight(
                        plan.ranges().get(i).term(), point.weights().get(i)));
            }
            return weights;
        }
    }
}
