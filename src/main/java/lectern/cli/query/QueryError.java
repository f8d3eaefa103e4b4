package lectern.cli.query;

import java.util.Locale;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.game.reading.Excerpt;

/** A request that cannot be answered, and why. It becomes an error answer, in the language of the request. */
final class QueryError extends RuntimeException {
    /** What is wrong with a request: the fixed list of the protocol. */
    enum Code {
        BAD_JSON,
        UNKNOWN_REQUEST,
        UNKNOWN_GAME,
        BAD_OPTION,
        BAD_POSITION,
        BAD_MOVE,
        ILLEGAL_MOVE,
        GAME_OVER,
        UNKNOWN_PLAYER,
        OUT_OF_TIME,
        BAD_ARGUMENT;

        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        private static Code of(UnreadableText.Kind kind) {
            return switch (kind) {
                case GAME -> UNKNOWN_GAME;
                case OPTION -> BAD_OPTION;
                case POSITION -> BAD_POSITION;
                case MOVE -> BAD_MOVE;
                case PLAYER -> UNKNOWN_PLAYER;
                case SETTING, FORMULA -> BAD_ARGUMENT;
            };
        }
    }

    /** The rule that was broken, and the board whose cells prove it. */
    record Broken(RuleViolation violation, BoardShape board) {}

    private final Code code;
    private final transient Phrase reason;
    private final transient Broken broken;
    private final int ply;

    private QueryError(Code code, Phrase reason, Broken broken, int ply) {
        super(code.word() + " " + reason);
        this.code = code;
        this.reason = reason;
        this.broken = broken;
        this.ply = ply;
    }

    static QueryError of(Code code, Phrase reason) {
        return new QueryError(code, reason, null, 0);
    }

    static QueryError of(Code code, String key, Object... arguments) {
        return of(code, Phrase.of(key, arguments));
    }

    static QueryError badArgument(String key, Object... arguments) {
        return of(Code.BAD_ARGUMENT, key, arguments);
    }

    static QueryError of(UnreadableText text) {
        if (text.column() == 0) return new QueryError(Code.of(text.kind()), text.reason(), null, 0);
        // The column is given as a text: a number would get a separator after its thousands.
        Phrase where = Phrase.of("reading.in-column", text.reason(), String.valueOf(text.column()));
        return new QueryError(Code.of(text.kind()), where, null, 0);
    }

    static QueryError illegalMove(RuleViolation violation, BoardShape board) {
        return new QueryError(Code.ILLEGAL_MOVE, violation.reason(), new Broken(violation, board), 0);
    }

    /** A move in a finished game; the rule that it breaks is the game's own sentence for that. */
    static QueryError gameOver(RuleViolation violation) {
        return new QueryError(Code.GAME_OVER, violation.reason(), null, 0);
    }

    /** The same, for a move in a list: which one it was, from 1. */
    QueryError atPly(int number, String move) {
        Phrase where = Phrase.of("cli.at-ply", String.valueOf(number), Excerpt.of(move), reason);
        return new QueryError(code, where, broken, number);
    }

    Code code() {
        return code;
    }

    Phrase reason() {
        return reason;
    }

    Optional<Broken> broken() {
        return Optional.ofNullable(broken);
    }

    /** The number of the move in a list that was at fault, from 1; 0 if there was no list. */
    int ply() {
        return ply;
    }
}
