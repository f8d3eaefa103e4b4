package lectern.picture.league;

import java.awt.Font;
import java.awt.geom.Dimension2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.picture.Swatches;
import lectern.picture.chart.ChartColours;
import lectern.picture.export.VectorPicture;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RateStyle;
import lectern.picture.rate.SeriesLook;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeagueStanding;
import lectern.play.league.RatingProgress;
import lectern.play.pairs.PairedRate;
import lectern.play.rating.Rating;

/**
 * What the pictures of leagues show, and how they become files. Rows, columns and the order of curves are those of the
 * {@link LeagueStanding#table() table}.
 */
public final class LeaguePictures {
    /** So many curves can be told apart at a glance. */
    private static final int CURVES = 5;

    private LeaguePictures() {}

    /** How leagues are drawn in some colours. */
    public static RateStyle style(ChartColours colours, Font font, Function<Phrase, String> words) {
        return RateStyle.of(colours, font, number -> words.apply(Phrase.of("leaguepicture.number", number)));
    }

    /** How leagues are drawn on paper, and in files. */
    public static RateStyle onPaper(LeagueStanding standing, Function<Phrase, String> words) {
        return style(ChartColours.onPaper(standing.plan().game().kind()), RatePictures.font(), words);
    }

    public static RatingsDrawing ratings(LeagueStanding standing, RateStyle style, Function<Phrase, String> words) {
        List<RatedName> rows = standing.table().stream()
                .map(row -> new RatedName(name(standing, row.entrant()), row.rating(), said(row.rating(), words)))
                .toList();
        return new RatingsDrawing(style, words.apply(Phrase.of("leaguepicture.elo")), rows);
    }

    private static String said(Rating rating, Function<Phrase, String> words) {
        return words.apply(
                Phrase.of("leaguepicture.rating", rating.rounded().elo(), (rating.high() - rating.low()) / 2));
    }

    public static CrossDrawing cross(LeagueStanding standing, RateStyle style, Function<Phrase, String> words) {
        List<EntrantStanding> table = standing.table();
        List<List<Double>> points = new ArrayList<>();
        for (EntrantStanding row : table) {
            Map<Integer, PairedRate> scores = standing.scoresOf(row.entrant());
            points.add(table.stream()
                    .map(other -> scores.containsKey(other.entrant())
                            ? scores.get(other.entrant()).value()
                            : Double.NaN)
                    .toList());
        }
        List<String> names =
                table.stream().map(row -> name(standing, row.entrant())).toList();
        return new CrossDrawing(
                style,
                words.apply(Phrase.of("leaguepicture.points")),
                words.apply(Phrase.of("leaguepicture.unmet")),
                names,
                points);
    }

    /**
     * Curves of a few entrants.
     *
     * @param entrants their places in the plan
     */
    public static RatingCurves curves(
            LeagueStanding standing,
            RatingProgress progress,
            List<Integer> entrants,
            RateStyle style,
            Swatches swatches,
            Function<Phrase, String> words) {
        List<RatingSeries> series = IntStream.range(0, entrants.size())
                .mapToObj(i -> new RatingSeries(
                        name(standing, entrants.get(i)),
                        new SeriesLook(swatches.of(i + 1), i),
                        progress.of(entrants.get(i))))
                .toList();
        return new RatingCurves(
                style,
                words.apply(Phrase.of("leaguepicture.games")),
                words.apply(Phrase.of("leaguepicture.elo")),
                progress.games(),
                series);
    }

    /** Curves of some from all over the table, on paper. */
    public static RatingCurves curves(
            LeagueStanding standing, RatingProgress progress, Function<Phrase, String> words) {
        Swatches swatches = ChartColours.onPaper(standing.plan().game().kind()).swatches();
        return curves(standing, progress, spread(standing), onPaper(standing, words), swatches, words);
    }

    /** Some from all over the table, as even as can be, the first and the last among them: by their places in the plan. */
    public static List<Integer> spread(LeagueStanding standing) {
        List<EntrantStanding> table = standing.table();
        int count = Math.min(CURVES, table.size());
        return IntStream.range(0, count)
                .map(i -> i * (table.size() - 1) / Math.max(1, count - 1))
                .mapToObj(row -> table.get(row).entrant())
                .toList();
    }

    private static String name(LeagueStanding standing, int entrant) {
        return standing.plan().entrants().get(entrant).name();
    }

    /** @param title what it shows, for those who cannot see it */
    public static VectorPicture vectors(LeagueDrawing drawing, String title) {
        Dimension2D size = drawing.size();
        return RatePictures.vectors(drawing, title, Math.ceil(size.getWidth()), Math.ceil(size.getHeight()));
    }

    public static byte[] png(LeagueDrawing drawing) {
        Dimension2D size = drawing.size();
        return RatePictures.png(drawing, Math.ceil(size.getWidth()), Math.ceil(size.getHeight()));
    }
}
