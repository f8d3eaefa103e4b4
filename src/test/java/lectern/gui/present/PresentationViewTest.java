package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Overlay;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.chart.ChartPane;
import lectern.gui.lesson.OpenedLesson;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.lesson.shelf.Book;
import lectern.lesson.shelf.Bookshelf;
import lectern.lesson.shelf.Source;
import lectern.picture.HeatCell;
import lectern.picture.Mark;
import lectern.picture.MoveMarks;
import lectern.picture.NumberedMove;
import lectern.telling.Travel;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** From the last row everything can be read, on a small screen and on a large one. */
@ExtendWith({OnEventThread.class, RestoredLook.class})
class PresentationViewTest {
    private static final List<Dimension> SCREENS = List.of(new Dimension(1024, 768), new Dimension(3840, 2160));
    private static final int PLIES = 6;

    static Stream<Arguments> screens() {
        return Stream.concat(Games.ALL.stream().map(GameKind::id), Stream.of("catsdogs:size=12"))
                .flatMap(game -> Stream.of(Language.values())
                        .flatMap(language -> SCREENS.stream().map(screen -> Arguments.of(game, language, screen))));
    }

    @ParameterizedTest
    @MethodSource("screens")
    void everyLetterOfAGameCanBeReadFromTheLastRow(String game, Language language, Dimension screen) {
        new Looks(Theme.LIGHT, Scale.USUAL);
        try (PresentedDesk presented = new PresentedDesk(game, language)) {
            play(presented);
            for (int i = 0; i < 8; i++) {
                presented.leading.previous();
                presented.stage.refresh();
                presented.on(screen.width, screen.height);
                assertReadable(presented, screen);
            }
        }
    }

    /** Beside a pane the board is smallest. */
    @ParameterizedTest
    @MethodSource("screens")
    void everyLetterOnAMarkCanBeReadFromTheLastRow(String game, Language language, Dimension screen) {
        new Looks(Theme.LIGHT, Scale.USUAL);
        try (PresentedDesk presented = new PresentedDesk(game, language)) {
            Mark.Group side = new Mark.Group(1, Optional.empty());
            Travel travel = new Travel(Travel.Manner.LEAPT, 0, 1, Optional.empty());
            MoveMarks marks = new MoveMarks(
                    List.of(new HeatCell(0, 1, "-4", "×2", true, Optional.empty())),
                    List.of(new NumberedMove(12, side, travel, Optional.empty(), false)),
                    List.of());
            presented.board.consider(() -> marks);
            presented.board.overlay(List.of(new Mark(Mark.Kind.GROUP, Cells.of(2), "12", side, Overlay.Join.SIDES)));
            presented.stage.showPane(ChartPane.class);
            presented.on(screen.width, screen.height);
            assertThat(LetterProbe.lettersOf(presented.stage.board()))
                    .extracting(LetterProbe.Letter::text)
                    .contains("-4", "×2", "12");
            assertReadable(presented, screen);
        }
    }

    @ParameterizedTest
    @MethodSource("screens")
    void theBarForThePointerCoversNeitherTheBoardNorTheCounts(String game, Language language, Dimension screen) {
        new Looks(Theme.LIGHT, Scale.USUAL);
        try (PresentedDesk presented = new PresentedDesk(game, language)) {
            presented.stage.refresh();
            presented.stage.pointed();
            presented.on(screen.width, screen.height);
            assertThat(presented.place("present.bar").intersects(presented.place("present.board")))
                    .isFalse();
            assertThat(presented.place("present.bar").intersects(presented.place("present.standing")))
                    .isFalse();

            presented.stage.showPane(ChartPane.class);
            presented.on(screen.width, screen.height);
            assertThat(presented.place("present.bar").intersects(presented.place("present.board")))
                    .isFalse();
        }
    }

    private static void play(PresentedDesk presented) {
        Draws draws = Draws.of(3, "a game before a class");
        for (int ply = 0; ply < PLIES && !presented.desk.position().isOver(); ply++) {
            List<Move> moves = presented.desk.position().moves();
            presented.desk.play(draws.from(moves));
        }
    }

    static Stream<Arguments> lessons() throws Exception {
        Bookshelf shelf = Bookshelf.own();
        return Games.ALL.stream()
                .flatMap(game -> shelf.about(game.id(), Language.PT).stream().limit(1))
                .flatMap(book -> SCREENS.stream().map(screen -> Arguments.of(book, shelf, screen)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLetterOfALessonCanBeReadFromTheLastRow(Book book, Bookshelf shelf, Dimension screen) {
        new Looks(Theme.LIGHT, Scale.USUAL);
        try (PresentedDesk presented = new PresentedDesk("infection", Language.PT)) {
            OpenedLesson.open(
                    presented.room,
                    new Source.Packed(book, shelf),
                    book.read().lesson().orElseThrow());
            for (int i = 0; i < 12; i++) {
                presented.stage.refreshLesson();
                presented.on(screen.width, screen.height);
                assertReadable(presented, screen);
                presented.room.next();
            }
        }
    }

    private static void assertReadable(PresentedDesk presented, Dimension screen) {
        List<LetterProbe.Letter> letters = LetterProbe.lettersOf(presented.stage);
        assertThat(letters)
                .isNotEmpty()
                .allSatisfy(letter ->
                        assertThat(letter.capital()).as(letter.text()).isGreaterThanOrEqualTo(screen.height / 60.0));
        assertThat(LetterProbe.lettersOf(presented.stage.caption()))
                .allSatisfy(letter ->
                        assertThat(letter.capital()).as(letter.text()).isGreaterThanOrEqualTo(screen.height / 40.0));
    }
}
