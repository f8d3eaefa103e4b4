package lectern.picture.rate;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.picture.export.PngPicture;
import lectern.picture.export.VectorPicture;
import lectern.play.pairs.PairedRate;
import lectern.play.sweep.SweepPlan;
import lectern.play.sweep.SweepPoint;
import lectern.play.sweep.SweepStanding;
import lectern.play.sweep.WeightRange;
import lectern.play.tuning.TuningPlan;
import lectern.play.tuning.TuningStanding;

/** What the pictures of sweeps and tunings show, and how they become files. */
public final class RatePictures {
    /** Of a picture in a file, in points. */
    public static final double WIDTH = 640;

    public static final double HEIGHT = 400;
    private static final float LETTERS = 13;
    private static final int PIXELS = 2;

    private RatePictures() {}

    /** The letters of a picture in a file. */
    public static Font font() {
        return new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(LETTERS);
    }

    /** A curve for one term, a map for two. */
    public static RateDrawing of(
            SweepPlan plan, List<SweepPoint> points, RateStyle style, Function<Phrase, String> words) {
        List<WeightRange> ranges = plan.ranges();
        List<RatePoint> shown = points.stream()
                .map(point -> new RatePoint(
                        point.weights().get(0),
                        ranges.size() == 1 ? 0 : point.weights().get(1),
                        point.score()))
                .toList();
        String across = words.apply(weight(ranges.get(0)));
        Phrase against = Phrase.of("experiment.score-against", plan.against().text());
        if (ranges.size() == 2) {
            String up = words.apply(weight(ranges.get(1)));
            return new RateMap(
                    style,
                    across,
                    up,
                    words.apply(against),
                    ranges.get(0).values(),
                    ranges.get(1).values(),
                    shown);
        }
        double from = Math.min(ranges.get(0).from(), ranges.get(0).to());
        double to = Math.max(ranges.get(0).from(), ranges.get(0).to());
        String up = words.apply(against);
        OptionalDouble now =
                OptionalDouble.of(plan.player().weight(ranges.get(0).term()));
        return new RateCurve(style, across, up, shown, from, to, now);
    }

    public static RateDrawing of(SweepStanding standing, RateStyle style, Function<Phrase, String> words) {
        return of(standing.plan(), standing.points(), style, words);
    }

    /** The curve of a tuning's progress. */
    public static RateDrawing of(TuningStanding standing, RateStyle style, Function<Phrase, String> words) {
        TuningPlan plan = standing.plan();
        List<RatePoint> shown = standing.progress().stream()
                .map(point -> new RatePoint(point.games(), 0, point.score()))
                .toList();
        Phrase up = plan.against()
                .map(opponent -> Phrase.of("experiment.score-against", opponent.text()))
                .orElse(Phrase.of("experiment.score-against-start"));
        return new RateCurve(
                style,
                words.apply(Phrase.of("experiment.games-trained")),
                words.apply(up),
                shown,
                0,
                Math.max(1, plan.iterations() * (double) plan.gamesOfIteration()),
                OptionalDouble.empty());
    }

    private static Phrase weight(WeightRange range) {
        return Phrase.of("experiment.weight-of", range.term());
    }

    /** What a term weighs. */
    public static Phrase weight(String term, double weight) {
        return Phrase.of("experiment.weight-is", term, new Phrase.Score(weight, true));
    }

    /** What a point says: its rate and its interval. */
    public static Phrase rate(PairedRate rate) {
        return Phrase.of("experiment.rate", 100 * rate.value(), 100 * rate.low(), 100 * rate.high());
    }

    /** @param title what it shows, for those who cannot see it */
    public static VectorPicture vectors(RateDrawing drawing, String title) {
        return vectors(drawing, title, WIDTH, HEIGHT);
    }

    public static VectorPicture vectors(RateDrawing drawing, String title, double width, double height) {
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, height);
        return new VectorPicture(title, width, height, g -> drawing.draw(g, area, OptionalInt.empty()));
    }

    public static byte[] png(RateDrawing drawing) {
        return png(drawing, WIDTH, HEIGHT);
    }

    /** @param width in points, of which each is several pixels wide */
    public static byte[] png(RateDrawing drawing, double width, double height) {
        BufferedImage image =
                new BufferedImage((int) (PIXELS * width), (int) (PIXELS * height), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.scale(PIXELS, PIXELS);
        drawing.draw(g, new Rectangle2D.Double(0, 0, width, height), OptionalInt.empty());
        g.dispose();
        return PngPicture.of(image);
    }
}
