package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * At every size of the window and at every scale the cells of the board take half of the shorter side of the window. The
 * tables are written to {@code target/board-widths*.md}.
 */
@ExtendWith(RestoredLook.class)
class BoardFirstTest {
    static final List<Dimension> SIZES = List.of(
            new Dimension(1024, 640),
            new Dimension(1024, 768),
            new Dimension(1280, 800),
            new Dimension(1600, 1000),
            new Dimension(1920, 1080));
    static final List<Integer> SCALES = List.of(100, 150, 200, 250);

    @TempDir
    Path home;

    /** One line of the table. */
    private record Row(String game, Dimension size, int scale, Language language, int grid) {
        private int half() {
            return Math.min(size.width, size.height) / 2;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %d × %d | %d %% | %s | %d | %d |",
                    game,
                    size.width,
                    size.height,
                    scale,
                    language.code(),
                    grid,
                    half());
        }
    }

    @AfterEach
    void usualScale() {
        LaidOut.scaleTo(Scale.USUAL.percent());
    }

    @Test
    void theCellsOfTheBoardTakeHalfOfTheShorterSideOfTheWindow() throws IOException {
        check("board-widths.md", (window, game) -> window.begin(game.id()));
    }

    @Test
    void soDoTheyBesideALesson() throws IOException {
        check("board-widths-in-lessons.md", (window, game) -> window.openLesson(game.id() + "-rules"));
    }

    @Test
    void soDoTheyWhileTheClassIsAsked() throws IOException {
        check("board-widths-while-asked.md", (window, game) -> {
            window.begin(game.id());
            window.askClass();
        });
    }

    @Test
    void soDoTheyBesideALessonWhileTheClassIsAsked() throws IOException {
        check("board-widths-in-lessons-while-asked.md", (window, game) -> {
            window.openLesson(game.id() + "-rules");
            window.askClass();
        });
    }

    /** The largest of all offers: a sentence, a command, two choices, and there is another one behind it. */
    @Test
    void soDoTheyWithAnOffer() throws IOException {
        check("board-widths-with-an-offer.md", (window, game) -> window.receive(game.id()));
    }

    @Test
    void soDoTheyWithAnOfferWhileTheClassIsAsked() throws IOException {
        check("board-widths-with-an-offer-while-asked.md", (window, game) -> {
            window.receive(game.id());
            window.askClass();
        });
    }

    private void check(String file, BiConsumer<LaidOut, GameKind> show) throws IOException {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        List<Row> rows = new ArrayList<>();
        for (Language language : Language.values()) {
            try (LaidOut window = LaidOut.in(home.resolve(language.code()), language)) {
                for (GameKind game : Games.ALL) {
                    show.accept(window, game);
                    for (int scale : SCALES) rows.addAll(rows(window, game, scale, language));
                }
            }
        }
        write(file, rows);
        assertThat(rows).hasSize(SIZES.size() * SCALES.size() * Language.values().length * Games.ALL.size());
        assertThat(rows).allSatisfy(row -> assertThat(row.grid).isGreaterThanOrEqualTo(row.half()));
    }

    private static List<Row> rows(LaidOut window, GameKind game, int scale, Language language) {
        LaidOut.scaleTo(scale);
        window.rescaled();
        return SIZES.stream()
                .map(size -> new Row(
                        game.id(), size, scale, language, window.resized(size).grid()))
                .toList();
    }

    private static void write(String file, List<Row> rows) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("| game | window | scale | language | cells | half of the shorter side |");
        lines.add("|---|---|---|---|---|---|");
        rows.forEach(row -> lines.add(row.toString()));
        Path target = Files.createDirectories(Path.of("target"));
        Files.write(target.resolve(file), lines);
    }
}
