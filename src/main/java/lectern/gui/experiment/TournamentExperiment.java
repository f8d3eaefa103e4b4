package lectern.gui.experiment;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.picture.rate.RateCurve;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RatePoint;
import lectern.play.FinishedGame;
import lectern.play.FinishedGames;
import lectern.play.GamesTable;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.play.pairs.SequentialTelling;
import lectern.play.pairs.SequentialTest;
import lectern.play.sweep.SweepPlan;
import lectern.search.Stop;

/** A tournament of a heuristic against a player: its points after so many games. */
final class TournamentExperiment implements Experiment {
    private static final int POINTS = 20;
    private static final String SPRT = "sprt";

    private final Contestants contestants;
    private final Function<Phrase, String> words;
    private final Clock clock;

    TournamentExperiment(Contestants contestants, Function<Phrase, String> words, Clock clock) {
        this.contestants = contestants;
        this.words = words;
        this.clock = clock;
    }

    @Override
    public String word() {
        return "tournament";
    }

    @Override
    public List<InputField> fields() {
        List<InputField> fields = new ArrayList<>(contestants.fields(200));
        fields.add(InputField.text(SPRT, ""));
        return fields;
    }

    @Override
    public Ready ready(FilledFields entries) {
        TournamentPlan plan = new TournamentPlan(
                contestants.game(),
                contestants.player(entries).asItIs(),
                contestants.opponent(entries),
                entries.seed(Contestants.SEED),
                entries.whole(Contestants.OPENING, 0, Contestants.PLIES - 1),
                Contestants.PLIES,
                true);
        int games = entries.whole(Contestants.GAMES, 2, SweepPlan.MOST_GAMES) / 2 * 2;
        Optional<SequentialTest> test =
                entries.has(SPRT) ? Optional.of(SequentialTest.read(entries.text(SPRT))) : Optional.empty();
        return new Running(plan, games, test, FinishedGames.inMemory(), words, clock);
    }

    private record Running(
            TournamentPlan plan,
            int planned,
            Optional<SequentialTest> test,
            FinishedGames kept,
            Function<Phrase, String> words,
            Clock clock)
            implements Ready {
        @Override
        public boolean isOver(Findings found) {
            return found.finished() >= planned || judged(kept.all()).isDecided();
        }

        @Override
        public Findings run(int threads, Stop stop, Consumer<Findings> told) {
            List<FinishedGame> now = new ArrayList<>(kept.all());
            TournamentStanding standing = new Tournament(plan, planned, kept, stop, words, clock, test)
                    .run(threads, (game, finished) -> {
                        now.add(game);
                        told.accept(findings(now));
                    });
            return findings(standing.games());
        }

        private Findings findings(List<FinishedGame> games) {
            TournamentStanding all = judged(games);
            List<FinishedGame> sorted = all.games();
            List<RatePoint> curve = new ArrayList<>();
            List<Findings.Point> points = new ArrayList<>();
            int each = Math.max(2, (planned / POINTS + 1) / 2 * 2);
            int last = 0;
            for (int end = each; end - each < sorted.size(); end += each) {
                int here = Math.min(end, sorted.size());
                TournamentStanding until = standing(sorted.subList(0, here));
                if (until.pairedScore().pairs() == 0) continue;
                curve.add(new RatePoint(here, 0, until.pairedScore()));
                points.add(new Findings.Point(
                        Phrase.of("experiment.after-games", here, RatePictures.rate(until.pairedScore())),
                        sorted.subList(last, here)));
                last = here;
            }
            List<Phrase> said = new ArrayList<>();
            all.elo().ifPresent(elo -> {
                said.add(Phrase.of("experiment.after-games", sorted.size(), RatePictures.rate(all.pairedScore())));
                said.add(Phrase.of("pairs.elo", elo.value(), elo.low(), elo.high()));
            });
            all.verdict().map(SequentialTelling::of).ifPresent(said::add);
            String up =
                    words.apply(Phrase.of("experiment.score-against", plan.two().text()));
            String across = words.apply(Phrase.of("experiment.games-played"));
            int most = all.isDecided() ? sorted.size() : planned;
            return new Findings(
                    sorted.size(),
                    said,
                    style -> new RateCurve(style, across, up, curve, 0, most, OptionalDouble.empty()),
                    points,
                    () -> GamesTable.csv(all),
                    Optional.empty());
        }

        private TournamentStanding judged(List<FinishedGame> games) {
            List<FinishedGame> sorted = games.stream()
                    .sorted(Comparator.comparingInt(FinishedGame::number))
                    .toList();
            TournamentStanding all = standing(sorted);
            return test.map(all::judgedBy).orElse(all);
        }

        private TournamentStanding standing(List<FinishedGame> games) {
            return new TournamentStanding(plan, planned, games, Optional.empty());
        }
    }
}
