package lectern.picture.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import lectern.games.Games;
import lectern.picture.export.BoardExport;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Only what can be seen of a tree is painted, and that all of it. */
class TreePaintingTest {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;
    private static final Rectangle2D SCREEN = new Rectangle2D.Double(0, 0, WIDTH, HEIGHT);
    private static final Sentences WORDS = new Sentences(Language.PT);

    private final TreeStyle style =
            TreeStyle.onPaper(Games.read("infection").start(1).position());

    /** No larger, since only what is painted is counted: filling a whole screen takes most of the time. */
    private final BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);

    @Test
    void ofFiftyThousandNodesFewArePaintedAtAnySizeAndPlace() {
        for (MadeUpNode root : List.of(
                MadeUpNode.regular(50_000, 30),
                MadeUpNode.regular(50_000, 49_999),
                MadeUpNode.random(50_000, new SplittableRandom(4)))) {
            TreeLayout layout = layout(root);
            int rows = HEIGHT / 44 + 2;
            for (double zoom = 1e-5; zoom < 3; zoom *= 3) {
                for (double place = 0; place <= 1; place += 0.25) {
                    TreeView view = new TreeView(zoom, 0, 0);
                    TreeView moved = view.moved(WIDTH / 2.0 - place * layout.width() * zoom, 0);
                    assertThat(painted(layout, moved)).isLessThan(Math.min(layout.levels(), rows) * 2 * WIDTH);
                }
            }
        }
    }

    @Test
    void allThatCanBeReadIsPainted() {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 100; i++) {
            TreeLayout layout = layout(MadeUpNode.random(200, random));
            TreeView view = new TreeView(1, -random.nextDouble() * layout.width(), -random.nextInt(300));
            assertThat(painted(layout, view)).isGreaterThanOrEqualTo(itemsIn(layout, view));
        }
    }

    private static int itemsIn(TreeLayout layout, TreeView view) {
        int seen = 0;
        for (int item = 0; item < layout.items().size(); item++) {
            double half = TreeLayout.width(layout.items().kind(item)) / 2;
            double top = view.y(layout.level(item));
            boolean across = view.x(layout.x(item)) + half > 0 && view.x(layout.x(item)) - half < WIDTH;
            if (across && top + NodeShapes.BOTTOM > 0 && top + NodeShapes.TOP < HEIGHT) seen++;
        }
        return seen;
    }

    @Test
    void whatIsAtAPointIsFound() {
        TreeLayout layout = layout(MadeUpNode.random(200, new SplittableRandom(8)));
        TreeView view = new TreeView(0.9, 40, 30);
        for (int item = 0; item < layout.items().size(); item++) {
            double middle = view.y(layout.level(item)) + view.zoom() * NodeShapes.BOTTOM / 2;
            assertThat(layout.hit(view, view.x(layout.x(item)), middle))
                    .contains(new TreeHit(
                            layout.items().kind(item), layout.items().node(item)));
        }
    }

    @Test
    void whatIsUnderThePointerStaysThereWhenTheTreeIsZoomed() {
        TreeView view = new TreeView(0.8, -120, 35);
        for (double factor : new double[] {0.01, 0.5, 1.2, 2}) {
            TreeView zoomed = view.zoomed(factor, 400, 300);
            assertThat(zoomed.placeAt(400)).isCloseTo(view.placeAt(400), org.assertj.core.api.Assertions.within(1e-6));
            assertThat(zoomed.levelAt(300)).isCloseTo(view.levelAt(300), org.assertj.core.api.Assertions.within(1e-6));
        }
    }

    private int painted(TreeLayout layout, TreeView view) {
        Graphics2D g = image.createGraphics();
        TreeLabels labels = new TreeLabels(layout.tree(), WORDS::of);
        int drawn = new TreePainting(layout, view, style, labels, Growth.WHOLE).paint(g, SCREEN);
        g.dispose();
        return drawn;
    }

    private static TreeLayout layout(MadeUpNode root) {
        DrawnTree tree = DrawnTree.of(root);
        return TreeLayout.of(UnfoldedTree.of(tree, TreeFolding.open(tree)));
    }

    /** To be looked at: they lie in {@code target/trees}. */
    @ParameterizedTest
    @MethodSource("games")
    void treesOfEveryGameBecomePictures(String game) throws IOException {
        Path folder = Files.createDirectories(Path.of("target", "trees"));
        for (int depth : new int[] {2, 3}) {
            SearchedTrees searched = SearchedTrees.of(game, "search:depth=" + depth, 6);
            DrawnTree tree = searched.tree();
            TreeLayout layout = TreeLayout.of(UnfoldedTree.of(tree, FirstView.of(tree)));
            TreePicture picture = new TreePicture(layout, searched.root(), WORDS::of, game);
            byte[] png = picture.bytes(BoardExport.Format.PNG);
            Files.write(folder.resolve(game + "-" + depth + ".png"), png);
            assertThat(javax.imageio.ImageIO.read(new java.io.ByteArrayInputStream(png))
                            .getWidth())
                    .isEqualTo(2 * (int) picture.vectors().width());
        }
    }

    static Stream<String> games() {
        return Games.ALL.stream().map(kind -> kind.id());
    }
}
