package lectern.gui.experiment;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.heuristic.Heuristic;
import lectern.picture.rate.RatePictures;
import lectern.play.player.Contender;
import lectern.play.sweep.SweepPlan;
import lectern.play.sweep.WeightedPlayer;
import lectern.play.tuning.Tuning;
import lectern.play.tuning.TuningCsv;
import lectern.play.tuning.TuningPlan;
import lectern.play.tuning.TuningStanding;
import lectern.search.Stop;

/** A search for better weights by SPSA. */
final class TuningExperiment implements Experiment {
    private static final int OPENINGS = 200;
    private static final String TERMS = "terms";
    private static final String HELD_OUT = "held-out";
    private static final String CHECK = "check";

    private final Contestants contestants;
    private final Function<Phrase, String> words;
    private final Clock clock;

    TuningExperiment(Contestants contestants, Function<Phrase, String> words, Clock clock) {
        this.contestants = contestants;
        this.words = words;
        this.clock = clock;
    }

    @Override
    public String word() {
        return "tune";
    }

    /** Without an opponent it plays against itself. */
    @Override
    public List<InputField> fields() {
        List<InputField> fields = new ArrayList<>();
        for (InputField field : contestants.fields(4000)) {
            if (!field.key().equals(Contestants.AGAINST)) {
                fields.add(field);
                continue;
            }
            List<String> orItself = new ArrayList<>(List.of(""));
            orItself.addAll(field.choices());
            fields.add(InputField.player("against-or-itself", "", orItself));
        }
        fields.add(InputField.text(TERMS, ""));
        fields.add(InputField.text(CHECK, "100"));
        fields.add(InputField.text(HELD_OUT, "400"));
        return fields;
    }

    @Override
    public Ready ready(FilledFields entries) {
        WeightedPlayer player = contestants.player(entries);
        List<String> terms = Arrays.stream(entries.text(TERMS).split("[,\\s]+"))
                .filter(term -> !term.isEmpty())
                .toList();
        Optional<Contender> against = entries.has("against-or-itself")
                ? Optional.of(contestants.read(entries.text("against-or-itself")))
                : Optional.empty();
        TuningPlan plan = new TuningPlan(
                player,
                terms,
                against,
                entries.whole(Contestants.GAMES, 1, SweepPlan.MOST_GAMES),
                OPENINGS,
                entries.whole(CHECK, 0, SweepPlan.MOST_GAMES),
                entries.whole(HELD_OUT, 2, SweepPlan.MOST_GAMES),
                entries.seed(Contestants.SEED),
                entries.whole(Contestants.OPENING, 0, Contestants.PLIES - 1),
                Contestants.PLIES,
                TuningPlan.PERTURBATION,
                TuningPlan.STEP);
        Tuning tuning = new Tuning(plan, words, clock);
        return new Running(plan, tuning, tuning.planned(), words);
    }

    private record Running(TuningPlan plan, Tuning tuning, int planned, Function<Phrase, String> words)
            implements Ready {
        @Override
        public Findings run(int threads, Stop stop, Consumer<Findings> told) {
            int before = planned - tuning.planned();
            int[] games = {before};
            TuningStanding standing = tuning.run(threads, stop, (so, played) -> {
                games[0] = before + played;
                told.accept(findings(so, games[0]));
            });
            return findings(standing, games[0]);
        }

        private Findings findings(TuningStanding standing, int played) {
            List<Phrase> said = new ArrayList<>();
            said.add(Phrase.of("experiment.weights", weights(standing.weights())));
            standing.onHeldOut()
                    .ifPresent(judged ->
                            said.add(Phrase.of("experiment.held-out-duel", RatePictures.rate(judged.duel()))));
            standing.verdict().ifPresent(verdict -> said.add(Phrase.of(verdict.key())));
            return new Findings(
                    played,
                    said,
                    style -> RatePictures.of(standing, style, words),
                    standing.progress().stream()
                            .map(point -> new Findings.Point(
                                    Phrase.of(
                                            "experiment.point",
                                            weights(point.weights()),
                                            RatePictures.rate(point.score())),
                                    List.of()))
                            .toList(),
                    () -> TuningCsv.csv(standing),
                    Optional.of(tuned(standing)));
        }

        private Heuristic tuned(TuningStanding standing) {
            String name = words.apply(Phrase.of("experiment.tuned-name"));
            return plan.player().written(name, standing.weights());
        }

        private static List<Phrase> weights(Map<String, Double> weights) {
            List<Phrase> told = new ArrayList<>();
            weights.forEach((term, weight) -> told.add(RatePictures.weight(term, weight)));
            return told;
        }
    }
}
