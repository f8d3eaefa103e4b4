package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Lookahead;
import lectern.gui.desk.Opinion;
import lectern.gui.desk.Playing;
import lectern.gui.wording.Wording;
import lectern.picture.export.BoardExport;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A picture of the board that is made while a move is to be predicted is that of a game in which nothing was played
 * afterwards and nothing was thought, whatever it becomes: a file, a page, or a picture on the clipboard.
 */
@ExtendWith(OnEventThread.class)
class BoardHidingTest {
    /** How a cell was lit by a lesson. */
    private static final Cells LIT = Cells.of(9);

    /** A desk at its board. */
    private record Seen(Desk desk, BoardView board) {
        BoardExport export() {
            return new BoardExport(board.scene(), desk.shown().text(), 40);
        }
    }

    private static Seen game(String... moves) {
        Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
        for (String move : moves) desk.play(desk.position().readMove(move));
        return new Seen(desk, new BoardView(desk, new BoardAim(desk)));
    }

    /** Two moves were played; it was played on, a player was asked, and its scores and its line are on the board. */
    private static Seen told() {
        Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
        for (String move : List.of("f6", "b6", "g5", "b5"))
            desk.play(desk.position().readMove(move));
        desk.goTo(2);
        BoardAim aim = new BoardAim(desk);
        BoardView board = new BoardView(desk, aim);
        Contender player = PlayerText.read("search:depth=2", desk.game());
        CandidateMarks marks = new CandidateMarks(
                desk, aim, new Playing(desk), new Wording(Language.EN), board, (Phrase said) -> {}, () -> player);
        desk.think(Optional.of(new Opinion(desk.position(), player, decision(player, desk.position()))));
        marks.toggleScores();
        marks.toggleLine();
        aim.light(Light.LESSON, LIT);
        return new Seen(desk, board);
    }

    private static Decision decision(Contender player, Position position) {
        return player.player().decide(position, Thinking.within(player.budget()));
    }

    @ParameterizedTest
    @EnumSource(BoardExport.Format.class)
    void whatWasPlayedAndThoughtIsInNoFile(BoardExport.Format format) {
        Seen told = told();
        byte[] plain = game("f6", "b6").export().bytes(format);
        assertThat(told.export().bytes(format)).isNotEqualTo(plain);
        told.desk.hide();
        assertThat(told.export().bytes(format)).isEqualTo(plain);
        told.desk.reveal();
        assertThat(told.export().bytes(format)).isNotEqualTo(plain);
    }

    @Test
    void norInThePictureThatIsCopied() {
        Seen told = told();
        told.desk.hide();
        assertThat(pixels(told.export().image()))
                .isEqualTo(pixels(game("f6", "b6").export().image()));
    }

    @Test
    void theLettersOfADrawingHoldScoresOnlyUntilTheyAreHidden() {
        Seen told = told();
        assertThat(letters(told)).isNotEqualTo(letters(game("f6", "b6")));
        told.desk.hide();
        assertThat(letters(told)).isEqualTo(letters(game("f6", "b6")));
    }

    /** A line of moves that was looked at is left, so that no position of it is shown. */
    @Test
    void aLineThatWasLookedAtIsLeft() {
        Seen told = told();
        List<Move> line = List.of(told.desk.position().readMove("g5"));
        told.desk.lookAhead(Lookahead.of(told.desk.position(), line, 1));
        told.desk.hide();
        assertThat(told.export().svg()).isEqualTo(game("f6", "b6").export().svg());
    }

    private static List<String> letters(Seen seen) {
        return seen.export()
                .svg()
                .replaceAll("(?s)<[^>]*>", "\n")
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
