package lectern.picture;

import java.awt.Color;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Hatch;

/**
 * What groups, tiers and criteria of a game look like, everywhere: on boards, in legends, bars and charts. What belongs
 * to a side has the colour of its pieces; all else has colours that cannot be taken for a side's,
 * the most different ones first.
 */
public final class Swatches {
    /** How many colours a palette has for groups. */
    static final int COLOURS = 10;

    /** Colours that differ less than this, measured in CIE Lab, are taken for each other. */
    static final double ALIKE = 25;

    /**
     * How far patterns move on each time the colours begin again. It has no divisor in common with their number, and
     * no two colours that look alike without red or green meet in one pattern soon.
     */
    private static final int STRIDE = 3;

    private static final List<Palette> THEMES =
            Palette.THEMES.stream().map(Palette::read).toList();

    private final Skin skin;
    private final Palette palette;
    private final List<Color> neutral;

    private Swatches(Skin skin, Palette palette) {
        this.skin = skin;
        this.palette = palette;
        neutral = IntStream.rangeClosed(1, COLOURS)
                .filter(number -> strangeness(skin, number) >= ALIKE)
                .boxed()
                .sorted(Comparator.comparing((Integer number) -> -strangeness(skin, number)))
                .map(number -> palette.of("mark.group", number, COLOURS))
                .toList();
    }

    /**
     * How far a group's colour is from the sides' in the palette where it is nearest: what is numbered has the same
     * colour in each of them, on the screen and on paper.
     */
    private static double strangeness(Skin skin, int number) {
        return THEMES.stream()
                .flatMapToDouble(theme -> skin.sides(theme).stream()
                        .mapToDouble(side -> Colours.distance(side, theme.of("mark.group", number, COLOURS))))
                .min()
                .orElse(ALIKE);
    }

    public static Swatches of(GameKind kind, Palette palette) {
        return of(Skins.of(kind), palette);
    }

    static Swatches of(Skin skin, Palette palette) {
        return new Swatches(skin, palette);
    }

    /** A group's: a side's colour with the pattern of its seat, or else the number's. */
    public Swatch of(Mark.Group group) {
        return group.piece()
                .map(piece -> new Swatch(skin.colour(piece, palette), Hatch.ofSide(group.number())))
                .orElseGet(() -> of(group.number()));
    }

    /** The colour and pattern of something numbered from 1 that no side owns: none comes twice among the first ones. */
    public Swatch of(int number) {
        int place = Math.floorMod(number - 1, neutral.size() * Hatch.PATTERNS);
        int round = place / neutral.size();
        int colour = place % neutral.size();
        return new Swatch(neutral.get(colour), (colour + STRIDE * round) % Hatch.PATTERNS + 1);
    }

    /** A criterion's: the same for every evaluator. */
    public Swatch of(GameKind kind, String criterion) {
        return of(kind, List.of(criterion)).apply(criterion);
    }

    /**
     * Those of the terms of an evaluation, by their keys. Criteria of the strong evaluator come first, so that colours
     * last as long as possible for them; what a heuristic names itself comes after all criteria of the game.
     */
    public Function<String, Swatch> of(GameKind kind, List<String> terms) {
        Stream<Criterion> known = Stream.concat(
                kind.strong().parts().stream().map(Evaluator.Weighted::criterion), kind.criteria().stream());
        List<String> keys = Stream.concat(known.map(Criterion::key), terms.stream())
                .distinct()
                .toList();
        return key -> of(keys.indexOf(key) + 1);
    }
}
