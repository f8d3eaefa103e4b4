package lectern.gui.thinking.trials;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.gui.wording.Wording;
import lectern.picture.Swatch;
import lectern.picture.chart.ChartColours;
import lectern.picture.ink.Colours;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RateStyle;
import lectern.picture.rate.SeriesLook;
import lectern.picture.rate.ShareBars;
import lectern.picture.rate.ShareCurves;
import lectern.picture.rate.ShareSeries;
import lectern.play.CsvLine;
import lectern.search.trials.ExplorationEffect;
import lectern.search.trials.RootMove;
import lectern.search.trials.TrialStanding;
import lectern.search.trials.VisitSample;

/**
 * How visits are shared among the root's moves, drawn over the trials and over exploration constants.
 *
 * @param slots the moves that have a look of their own, by look
 */
record ShareDrawings(List<Integer> slots, Wording wording) {
    private static final double GREY = 0.35;

    /** The shares of a move at every place. */
    private interface Shares {
        double of(int place, int move);
    }

    RateDrawing settling(TrialStanding standing, ChartColours colours, RateStyle style) {
        List<VisitSample> history = standing.history();
        List<Double> places =
                history.stream().map(sample -> (double) sample.trials()).toList();
        List<Move> moves = standing.moves().stream().map(RootMove::move).toList();
        return new ShareCurves(
                style,
                wording.of("trials.chart.trials"),
                wording.of(byMean(standing) ? "trials.chart.mean" : "trials.chart.share"),
                places,
                series(moves, history.size(), (place, move) -> share(standing, place, move), true, colours),
                byMean(standing) ? "" : rest(standing));
    }

    /** Whether moves are tried equally often, so that means are what is to be seen. */
    static boolean byMean(TrialStanding standing) {
        return !standing.options().rule().explores();
    }

    private static double share(TrialStanding standing, int place, int move) {
        VisitSample sample = standing.history().get(place);
        return byMean(standing) ? sample.means().get(move) : sample.share(move);
    }

    /** The moves without a curve together: there are so many that theirs would press down all others. */
    private String rest(TrialStanding standing) {
        double share = 0;
        for (int move : others(standing.moves().size())) {
            share += (double) standing.moves().get(move).visits() / standing.trials();
        }
        return share == 0 ? "" : named(wording.of("trials.chart.others"), share);
    }

    private List<Integer> others(int moves) {
        return IntStream.range(0, moves)
                .boxed()
                .filter(move -> !slots.contains(move))
                .toList();
    }

    private String named(String name, double share) {
        return wording.of("trials.chart.legend", name, Math.round(100 * share));
    }

    RateDrawing effect(List<ExplorationEffect.Outcome> outcomes, ChartColours colours, RateStyle style) {
        List<Double> places =
                outcomes.stream().map(ExplorationEffect.Outcome::constant).toList();
        List<Move> moves = outcomes.isEmpty()
                ? List.of()
                : outcomes.get(0).moves().stream().map(RootMove::move).toList();
        return new ShareBars(
                style,
                wording.of("trials.chart.constant"),
                wording.of("trials.chart.share"),
                places,
                ExplorationEffect.CONSTANTS.size(),
                stacked(outcomes, moves, colours));
    }

    /** With the moves that have no look of their own as one grey part, so that every bar is whole. */
    private List<ShareSeries> stacked(
            List<ExplorationEffect.Outcome> outcomes, List<Move> moves, ChartColours colours) {
        List<ShareSeries> series = series(
                moves, outcomes.size(), (place, move) -> outcomes.get(place).share(move), false, colours);
        List<Integer> others = others(moves.size());
        if (others.isEmpty()) return series;
        Swatch grey = new Swatch(Colours.mixed(colours.paper(), colours.text(), GREY), 0);
        List<Double> rest = each(
                outcomes.size(),
                place -> others.stream()
                        .mapToDouble(move -> outcomes.get(place).share(move))
                        .sum());
        series.add(new ShareSeries(wording.of("trials.chart.others"), new SeriesLook(grey, ShownMoves.MOST), rest));
        return series;
    }

    /** @param told whether names tell the last share, too */
    private List<ShareSeries> series(List<Move> moves, int places, Shares shares, boolean told, ChartColours colours) {
        List<ShareSeries> series = new ArrayList<>();
        for (int slot = 0; slot < slots.size() && !moves.isEmpty(); slot++) {
            int move = slots.get(slot);
            if (move == ShownMoves.NONE) continue;
            SeriesLook look = new SeriesLook(colours.swatches().of(slot + 1), slot);
            List<Double> each = each(places, place -> shares.of(place, move));
            String name = moves.get(move).text();
            series.add(new ShareSeries(told ? named(name, each.get(places - 1)) : name, look, each));
        }
        return series;
    }

    private static List<Double> each(int places, IntToDoubleFunction share) {
        return IntStream.range(0, places).mapToDouble(share).boxed().toList();
    }

    /** What a place of the curves says, the largest share first. */
    String told(TrialStanding standing, int place) {
        long trials = standing.history().get(place).trials();
        List<String> parts = new ArrayList<>(List.of(wording.of("trials.chart.point", trials)));
        slots.stream()
                .filter(move -> move != ShownMoves.NONE && !Double.isNaN(share(standing, place, move)))
                .sorted(Comparator.comparingDouble((Integer move) -> -share(standing, place, move)))
                .forEach(move -> parts.add(entry(standing.moves().get(move).move(), share(standing, place, move))));
        return String.join(" · ", parts);
    }

    String told(ExplorationEffect.Outcome outcome) {
        List<String> parts = new ArrayList<>(List.of(wording.of(
                "trials.chart.bar",
                new Phrase.Score(outcome.constant(), false),
                outcome.choice().text())));
        slots.stream()
                .filter(move -> move != ShownMoves.NONE)
                .forEach(move -> parts.add(entry(outcome.moves().get(move).move(), outcome.share(move))));
        return String.join(" · ", parts);
    }

    private String entry(Move move, double share) {
        return wording.of("trials.chart.entry", move.text(), Math.round(100 * share));
    }

    /** The visits and means of every move, one line for each sample. */
    static String csv(TrialStanding standing) {
        List<String> head = new ArrayList<>(List.of("trials"));
        for (RootMove move : standing.moves()) {
            head.add(move.move().text());
            head.add(move.move().text() + " mean");
        }
        StringBuilder lines = new StringBuilder(CsvLine.of(head));
        for (VisitSample sample : standing.history()) {
            List<String> fields = new ArrayList<>(List.of(String.valueOf(sample.trials())));
            for (int move = 0; move < sample.visits().size(); move++) {
                double mean = sample.means().get(move);
                fields.add(String.valueOf(sample.visits().get(move)));
                fields.add(Double.isNaN(mean) ? "" : String.valueOf(mean));
            }
            lines.append(CsvLine.of(fields));
        }
        return lines.toString();
    }

    /** The visits of every move, one line for each constant. */
    static String csv(List<ExplorationEffect.Outcome> outcomes) {
        List<String> head = new ArrayList<>(List.of("exploration", "trials", "choice"));
        for (RootMove move : outcomes.get(0).moves()) head.add(move.move().text());
        StringBuilder lines = new StringBuilder(CsvLine.of(head));
        for (ExplorationEffect.Outcome outcome : outcomes) {
            List<String> fields = new ArrayList<>(List.of(
                    String.valueOf(outcome.constant()),
                    String.valueOf(outcome.trials()),
                    outcome.choice().text()));
            for (RootMove move : outcome.moves()) fields.add(String.valueOf(move.visits()));
            lines.append(CsvLine.of(fields));
        }
        return lines.toString();
    }
}
