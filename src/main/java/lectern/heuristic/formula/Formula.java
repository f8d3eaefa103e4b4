package lectern.heuristic.formula;

import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.heuristic.formula.NumberExpression.ChosenNumber;
import lectern.heuristic.formula.NumberExpression.Measure;
import lectern.heuristic.formula.NumberExpression.PlainNumber;

/** A formula of a game that was read and found right: a number or a condition. Any thread may compute it. */
public final class Formula {
    private static final NumberExpression YES = new PlainNumber(1);
    private static final NumberExpression NO = new PlainNumber(0);

    private final String text;
    private final GameKind game;
    private final NumberExpression expression;

    /** The boards that it was used on so far. Threads may lose each other's, which are then bound again. */
    private Bound bound;

    /** The formula as code for one board, and the boards that came before. */
    private record Bound(BoardShape board, Grid grid, Measure measure, Bound others) {}

    private Formula(String text, GameKind game, NumberExpression expression) {
        this.text = text;
        this.game = game;
        this.expression = expression;
    }

    /**
     * A formula whose answer is a number.
     *
     * @throws UnreadableText of the kind {@link UnreadableText.Kind#FORMULA}, naming the column and what to write
     */
    public static Formula number(String text, GameKind game) {
        return new Formula(
                text, game, FormulaParser.parse(text, game, "count(own)").number());
    }

    /**
     * A formula whose answer is yes or no.
     *
     * @throws UnreadableText of the kind {@link UnreadableText.Kind#FORMULA}, naming the column and what to write
     */
    public static Formula condition(String text, GameKind game) {
        ConditionExpression condition =
                FormulaParser.parse(text, game, "count(vacant) > 12").condition();
        return new Formula(text, game, new ChosenNumber(condition, YES, NO));
    }

    public String text() {
        return text;
    }

    /** How often it asks for a criterion of the game, which may be much to work out. */
    public int criteria() {
        Lexer lexer = new Lexer(text);
        int criteria = 0;
        for (Lexeme word = lexer.next(); !word.is(Lexeme.Type.END); word = lexer.next()) {
            if (word.is(FormulaFunction.VALUE.word())) criteria++;
        }
        return criteria;
    }

    /** The number, from a side's point of view; always finite, and never -0. A condition is 1 where it holds, or else 0. */
    public double value(Position position, Seat side) {
        return bound(position).measure.of(position, side);
    }

    /** Whether the condition holds, from a side's point of view. */
    public boolean holds(Position position, Seat side) {
        return value(position, side) != 0;
    }

    /** The cells that the number comes from; none for a condition. */
    public LitCells light(Position position, Seat side) {
        Lamp lamp = new Lamp(bound(position).grid, position, side);
        expression.light(lamp);
        return lamp.light(game);
    }

    private Bound bound(Position position) {
        BoardShape board = position.game().board();
        Bound first = bound;
        for (Bound one = first; one != null; one = one.others) {
            if (one.board.equals(board)) return one;
        }
        Grid grid = new Grid(board);
        Bound added = new Bound(board, grid, expression.on(grid), first);
        bound = added;
        return added;
    }

    /** Two formulas are equal if they say the same, of the same game. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Formula formula
                && text.equals(formula.text)
                && game.id().equals(formula.game.id());
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
