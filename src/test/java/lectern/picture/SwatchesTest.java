package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.picture.ink.Colours;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Colours name sides: in every game and every palette (paper has the light one). */
class SwatchesTest {
    /** What looks alike to an eye without one kind of cones is at most this far apart, in CIE Lab. */
    private static final double ALIKE_WITHOUT_GREEN = 8;

    /** In the middle of a game, where every group has cells. */
    private static final Map<String, String> POSITIONS = Map.of(
            "shiftago", "xo1o2x/oxx2o1/2oxx2/1xo1xo1/x2oox1/o1x2xo/2o1x1o x 9 9",
            "syrtis", "2S1S2/1CsSsS1/sS+scSsC*/Ccc1SSs/sC+cSC*cC/1cCcCs1/2c1c2 w - 0,0 1",
            "pushee", "h4H/1V2v1/2h3/3V2/1H4/V3h1 267323/862829/260262/482147/996481/163081 2 9 10",
            "catsdogs", "#4c#1/2d2c#1/1d1#4/3#2#1/c3d1d1/#1#1####/1c#3d1/4#3 d 12 -",
            "infection", "o5x/1o3xx/3o3/3o3/2xx3/x4oo/xx4o x 0 9");

    private record Case(GameKind game, String theme) {
        Palette palette() {
            return Palette.read(theme);
        }

        Swatches swatches() {
            return Swatches.of(game, palette());
        }

        Position position() {
            return Games.read(game.id()).read(POSITIONS.get(game.id()));
        }

        @Override
        public String toString() {
            return game.id() + " " + theme;
        }
    }

    static Stream<Case> cases() {
        return Games.ALL.stream().flatMap(game -> Palette.THEMES.stream().map(theme -> new Case(game, theme)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whatBelongsToASideHasTheColourOfItsPieces(Case shown) {
        Position position = shown.position();
        for (Overlay overlay : position.view().overlays()) {
            List<Mark.Group> looks = OverlayMarks.of(overlay, position).groups();
            for (int i = 0; i < looks.size(); i++) {
                Optional<Seat> side = overlay.groups().get(i).side();
                if (side.isEmpty()) continue;
                Color piece = Skins.of(shown.game())
                        .colour(position.view().emblem(side.get()).orElseThrow(), shown.palette());
                assertThat(shown.swatches().of(looks.get(i)).colour()).isEqualTo(piece);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTwoSidesDifferInPatternToo(Case shown) {
        Position position = shown.position();
        assertThat(Stream.of(Seat.values())
                        .map(seat -> new Mark.Group(
                                seat.ordinal() + 1, position.view().emblem(seat)))
                        .map(group -> shown.swatches().of(group).pattern()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whatBelongsToNoSideHasAColourThatNoSideHas(Case shown) {
        List<Color> sides = Skins.of(shown.game()).sides(shown.palette());
        for (int number = 1; number <= 60; number++) {
            Color colour = shown.swatches().of(number).colour();
            assertThat(sides).allMatch(side -> Colours.distance(side, colour) >= Swatches.ALIKE);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void fortyThingsHaveFortyLooksAndTheFirstSixHaveColoursOfTheirOwn(Case shown) {
        Swatches swatches = shown.swatches();
        assertThat(IntStream.rangeClosed(1, 40).mapToObj(swatches::of)).doesNotHaveDuplicates();
        assertThat(IntStream.rangeClosed(1, 6)
                        .mapToObj(number -> swatches.of(number).colour()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyCriterionOfAGameHasItsOwnColourAndPattern(Case shown) {
        assertThat(shown.game().criteria().stream()
                        .map(criterion -> shown.swatches().of(shown.game(), criterion.key())))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whatAHeuristicNamesItselfLooksLikeNoCriterion(Case shown) {
        String criterion = shown.game().criteria().get(0).key();
        Function<String, Swatch> looks = shown.swatches().of(shown.game(), List.of("mine", criterion, "mine-too"));

        Stream<Swatch> criteria =
                shown.game().criteria().stream().map(one -> shown.swatches().of(shown.game(), one.key()));
        assertThat(Stream.concat(Stream.of("mine", "mine-too").map(looks), criteria))
                .doesNotHaveDuplicates();
        assertThat(looks.apply(criterion)).isEqualTo(shown.swatches().of(shown.game(), criterion));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void criteriaOfOneEvaluatorAreToldApartWithoutSeeingGreen(Case shown) {
        for (Evaluator evaluator : shown.game().evaluators()) {
            List<Swatch> looks = evaluator.parts().stream()
                    .map(part ->
                            shown.swatches().of(shown.game(), part.criterion().key()))
                    .toList();
            for (int i = 1; i < looks.size(); i++) {
                Swatch one = looks.get(i);
                for (Swatch other : looks.subList(0, i)) {
                    if (one.pattern() != other.pattern()) continue;
                    assertThat(Colours.distance(WithoutGreen.seen(one.colour()), WithoutGreen.seen(other.colour())))
                            .as("%s and %s", one, other)
                            .isGreaterThan(ALIKE_WITHOUT_GREEN);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void onTheBoardASidesGroupIsPaintedInItsColourAndNotInTheOthers(Case shown) {
        Position position = shown.position();
        Palette palette = shown.palette();
        for (Overlay overlay : position.view().overlays()) {
            for (Overlay.Group group : overlay.groups()) {
                if (group.side().isEmpty() || group.cells().isEmpty()) continue;
                Overlay alone = new Overlay(overlay.name(), overlay.join(), List.of(group));
                Scene scene = Scene.of(position, palette);
                BufferedImage plain = painted(scene);
                BufferedImage marked = painted(scene.withMarks(
                        new Marks(OverlayMarks.of(alone, position).marks())));
                Color own = colour(position, group.side().get(), palette);
                Color others = colour(position, group.side().get().other(), palette);
                assertThat(gained(plain, marked, own)).as("%s", group.name()).isGreaterThan(40);
                assertThat(gained(plain, marked, others)).as("%s", group.name()).isLessThan(5);
            }
        }
    }

    private static Color colour(Position position, Seat seat, Palette palette) {
        return Skin.of(position.game()).colour(position.view().emblem(seat).orElseThrow(), palette);
    }

    private static long gained(BufferedImage plain, BufferedImage marked, Color colour) {
        return IntStream.range(0, plain.getWidth() * plain.getHeight())
                .filter(at -> {
                    int x = at % plain.getWidth();
                    int y = at / plain.getWidth();
                    return marked.getRGB(x, y) == colour.getRGB() && plain.getRGB(x, y) != colour.getRGB();
                })
                .count();
    }

    private static BufferedImage painted(Scene scene) {
        Rectangle2D size = BoardPainting.size(scene, 48);
        BufferedImage image =
                new BufferedImage((int) size.getWidth(), (int) size.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        new BoardPainting(scene, size).paint(g);
        g.dispose();
        return image;
    }
}
