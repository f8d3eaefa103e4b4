package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Start;
import lectern.game.UnreadableText;
import lectern.game.board.Layer;
import lectern.game.option.Option;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** The texts of games, positions and moves, and the boards drawn from seeds. */
class PusheeTextsTest {
    private static final String VALUES = "267323/862829/260262/482147/996481/163081";
    private static final String EXAMPLE = "6/1V4/2h3/3V2/6/6 " + VALUES + " 2 13 14";

    private final Game game = Games.read("pushee");

    @Test
    void aPositionHasRowsValuesASideAndThePiecesLeft() {
        Position position = game.read(EXAMPLE);
        assertThat(position.text()).isEqualTo(EXAMPLE);
        assertThat(position.picture().at(Layer.PIECE, 7)).isEqualTo(Piece.FIRST_VERTICAL);
        assertThat(position.picture().at(Layer.PIECE, 14)).isEqualTo(Piece.SECOND_HORIZONTAL);
        assertThat(position.picture().at(Layer.PIECE, 0)).isNull();
        assertThat(position.picture().at(Layer.GROUND, 1)).isEqualTo(new CellValue(6));
        assertThat(new CellValue(6).name()).isEqualTo("VALUE_6");
        assertThat(position).hasToString("pushee " + EXAMPLE);
    }

    @Test
    void aTextThatIsNoPositionIsRefusedWithItsColumn() {
        assertUnreadable("", 1, "The board is missing");
        assertUnreadable("6/6/6/6/6/6", 12, "board of values is missing");
        assertUnreadable("6/6/6/6/6 " + VALUES + " 1 1 1", 10, "must have 6 rows");
        assertUnreadable("6/6/x5/6/6/6 " + VALUES + " 1 1 1", 5, "cannot contain");
        assertUnreadable("6/6/6/7/6/6 " + VALUES + " 1 1 1", 7, "Row 4");
        assertUnreadable("6/6/6/6/6/6 26732/862829/260262/482147/996481/163081 1 1 1", 13, "5 cells");
        assertUnreadable("6/6/6/6/6/6 " + VALUES + " 3 1 1", 55, "side to move must be one of 1 2");
        assertUnreadable("6/6/6/6/6/6 " + VALUES + " 1 16 1", 57, "left of player 1 must be a whole number from 0");
        assertUnreadable("6/6/6/6/6/6 " + VALUES + " 1 1 16", 59, "left of player 2");
        assertUnreadable("6/6/6/6/6/6 " + VALUES + " 1 1 1 1", 61, "after the last field");
        assertUnreadable("7/7/7/7/7/7/7 " + VALUES + " 1 1 1", 14, "must have 6 rows, not 7");
    }

    private void assertUnreadable(String text, int column, String part) {
        UnreadableText error = catchThrowableOfType(UnreadableText.class, () -> game.read(text));
        assertThat(new Sentences(Language.EN).of(error.reason())).contains(part);
        assertThat(error.column()).isEqualTo(column);
    }

    @Test
    void aMoveIsALetterForItsOrientationAndACell() {
        Position position = game.read(EXAMPLE);
        assertThat(position.readMove("he4").text()).isEqualTo("he4");
        assertThat(position.readMove("he4"))
                .isEqualTo(position.move(position.moves().indexOf(position.readMove("he4"))));
        assertThat(position.readMove("vg7!").text()).isEqualTo("vg7!");
        for (String text : List.of("e4", "he", "he4!!", "xe4", "he04", "pass!", "h4e")) {
            UnreadableText error = catchThrowableOfType(UnreadableText.class, () -> position.readMove(text));
            assertThat(error.kind()).as(text).isEqualTo(UnreadableText.Kind.MOVE);
        }
    }

    @Test
    void everyMoveOnTheBoardAndOneLineBeyondItCanBeAskedAbout() {
        assertThat(game.conceivableMoves())
                .hasSize(4 * 7 * 8 + 1)
                .doesNotHaveDuplicates()
                .contains("ha1", "vg7", "ha0!", "vb2!", "pass");
    }

    @Test
    void aSideHasAtMostAsManyPiecesAsThereAreCells() {
        assertThatCode(() -> Games.read("pushee:pieces=20")).doesNotThrowAnyException();
        assertThatCode(() -> Games.read("pushee:pieces=81,size=9")).doesNotThrowAnyException();
        assertThatCode(() -> Games.read("pushee:size=7,pieces=49")).doesNotThrowAnyException();
        UnreadableText error = catchThrowableOfType(UnreadableText.class, () -> Games.read("pushee:size=7,pieces=50"));
        assertThat(error.column()).isEqualTo(15);
        assertThat(new Sentences(Language.EN).of(error.reason()))
                .isEqualTo("50 pieces a side are too many: a board of 7 by 7 cells takes at most 49 a side.");
        assertThat(catchThrowableOfType(UnreadableText.class, () -> Games.read("pushee:pieces=37")))
                .isNotNull();
    }

    @Test
    void withMorePiecesThanHalfTheCellsTheGameEndsOnAFullBoardWithPiecesLeft() {
        Position last =
                Games.read("pushee:pieces=20").read("HHHHHH/VVVVVV/hhhhhh/vvvvvv/HHHHHH/5h " + VALUES + " 1 8 3");
        Position start = Games.read("pushee:pieces=20").start(1).position();

        Position full = last;
        for (String move : List.of("ha6", "hb6", "hc6", "hd6", "he6")) {
            full = full.play(full.readMove(move), Narrator.SILENT);
        }
        assertThat(start.text()).endsWith(" 1 20 20");
        assertThat(full.text()).endsWith(" 2 5 1");
        assertThat(full.outcome().orElseThrow().reason().key()).isEqualTo("pushee.board-full");
    }

    @Test
    void aChainIsANumberOfTiersOrUnlimited() {
        assertThat(Games.read("pushee:chain=unlimited").text()).isEqualTo("pushee:chain=unlimited");
        UnreadableText error = catchThrowableOfType(UnreadableText.class, () -> Games.read("pushee:chain=endless"));
        assertThat(new Sentences(Language.EN).of(error.reason())).contains("a whole number from 0 to 9, or unlimited");
    }

    @Test
    void optionsStayWithinTheirBounds() {
        for (String options : List.of("size=5", "size=10", "pieces=0", "pieces=82", "chain=10", "walls=no", "turn=1")) {
            UnreadableText error = catchThrowableOfType(UnreadableText.class, () -> Games.read("pushee:" + options));
            assertThat(error).as(options).isNotNull();
        }
        assertThat(Games.read("pushee:turn=on,walls=off,chain=0,pieces=7,size=8")
                        .text())
                .isEqualTo("pushee:size=8,pieces=7,chain=0,walls=off,turn=on");
    }

    @Test
    void aStartHasAnEmptyBoardWithValuesDrawnFromTheSeed() {
        Start start = Games.read("pushee:size=7,pieces=9").start(42);
        assertThat(start.position().text()).startsWith("7/7/7/7/7/7/7 ").endsWith(" 1 9 9");
        assertThat(start.seed()).isEqualTo(42);
        String values = start.position().text().split(" ", -1)[1];
        int sum = values.chars()
                .filter(Character::isDigit)
                .map(digit -> digit - '0')
                .sum();
        assertThat(new Sentences(Language.EN).of(start.notes().get(0)))
                .isEqualTo("The values were drawn from the seed: 49 cells worth " + sum + " points in all.");
    }

    @Test
    void differentSeedsDrawDifferentValuesAndAllTenOfThem() {
        Set<String> boards = new HashSet<>();
        Set<Integer> digits = new TreeSet<>();
        for (long seed = 0; seed < 50; seed++) {
            String values = game.start(seed).position().text().split(" ", -1)[1];
            boards.add(values);
            values.chars().filter(Character::isDigit).forEach(digit -> digits.add(digit - '0'));
        }
        assertThat(boards).hasSize(50);
        assertThat(digits).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    }

    @Test
    void positionsThatDifferInAnythingHaveDifferentKeys() {
        List<String> texts = List.of(
                EXAMPLE,
                "6/1H4/2h3/3V2/6/6 " + VALUES + " 2 13 14",
                "6/1v4/2h3/3V2/6/6 " + VALUES + " 2 13 14",
                "1V4/6/2h3/3V2/6/6 " + VALUES + " 2 13 14",
                "6/1V4/2h3/3V2/6/5h " + VALUES + " 2 13 14",
                "6/1V4/2h3/3V2/6/6 " + VALUES + " 1 13 14",
                "6/1V4/2h3/3V2/6/6 " + VALUES + " 2 12 14",
                "6/1V4/2h3/3V2/6/6 " + VALUES + " 2 13 13",
                "6/1V4/2h3/3V2/6/6 " + VALUES + " 2 14 13",
                "6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163082 2 13 14",
                "6/1V4/2h3/3V2/6/6 627323/862829/260262/482147/996481/163081 2 13 14");
        List<Position> positions = texts.stream().map(game::read).toList();
        assertThat(positions).extracting(Position::key).doesNotHaveDuplicates();
        assertThat(positions).extracting(Object::hashCode).doesNotHaveDuplicates();
        for (Position position : positions) {
            assertThat(positions).filteredOn(position::equals).hasSize(1);
        }
        for (Position position : positions) {
            assertThat(game.read(position.text()))
                    .isEqualTo(position)
                    .hasSameHashCodeAs(position)
                    .extracting(Position::key)
                    .isEqualTo(position.key());
        }
        assertThat(Games.read("pushee:walls=off").read(EXAMPLE)).isNotEqualTo(game.read(EXAMPLE));
    }

    @Test
    void aPieceOnAnyCellOfTheLargestBoardChangesTheKey() {
        Position empty = Games.read("pushee:size=9").start(3).position();
        Set<Long> keys = new HashSet<>();
        keys.add(empty.key());
        for (Move move : empty.moves()) {
            keys.add(empty.play(move, Narrator.SILENT).key());
        }
        assertThat(keys).hasSize(1 + 2 * 81);
    }

    @Test
    void theCatalogueListsOptionsAndCriteriaInTheirOrder() {
        assertThat(game.kind().options())
                .extracting(Option::key)
                .containsExactly("size", "pieces", "chain", "walls", "turn");
        assertThat(game.kind().criteria()).extracting(Criterion::key).startsWith("score");
        assertThat(game.kind().evaluators()).extracting(Evaluator::id).containsExactly("report", "strong");
        assertThat(game.hashCode())
                .isEqualTo(Games.read("pushee").hashCode())
                .isNotEqualTo(Games.read("pushee:walls=off").hashCode());
    }
}
