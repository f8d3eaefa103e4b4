package lectern.gui.desk;

import java.util.Optional;
import java.util.regex.Pattern;
import lectern.game.BoardShape;
import lectern.game.Move;
import lectern.game.RuleViolation;

/** What is typed instead of being pointed out: a move, or a cell where cells are wanted. */
final class Typed {
    private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,2}");

    private Typed() {}

    /** @throws lectern.game.UnreadableText if it is no move at all */
    static void enter(String text, Desk desk) {
        if (desk.wantsCells()) enterCell(text, desk);
        else enterMove(text, desk);
    }

    private static void enterMove(String text, Desk desk) {
        if (desk.examiner().isEmpty()) desk.goToEnd();
        Move move = desk.position().readMove(text);
        Optional<RuleViolation> violation = desk.position().violation(move);
        if (violation.isPresent() && !desk.isAccepted(move)) desk.answer(violation.get());
        else desk.make(move);
    }

    private static void enterCell(String text, Desk desk) {
        BoardShape board = desk.game().board();
        int cell = LABEL.matcher(text).matches() ? board.cell(text) : BoardShape.OUTSIDE;
        if (cell != BoardShape.OUTSIDE) desk.examiner().orElseThrow().hear(cell);
    }
}
