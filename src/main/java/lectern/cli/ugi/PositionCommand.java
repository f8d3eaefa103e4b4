package lectern.cli.ugi;

import java.util.List;
import java.util.Optional;
import lectern.game.Dialect;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;

/** {@code position startpos|fen … moves …}: which position it is about. */
final class PositionCommand {
    private static final String MOVES = "moves";

    private PositionCommand() {}

    /**
     * @param words those after the command
     * @throws UgiFault if there is no such position, or a move cannot be made
     */
    static Position read(List<String> words, Game game, long seed, Dialect dialect) {
        int moves = words.contains(MOVES) ? words.indexOf(MOVES) : words.size();
        Position position = start(words.subList(0, moves), game, seed);
        return moves == words.size() ? position : play(position, words.subList(moves + 1, words.size()), dialect);
    }

    private static Position start(List<String> words, Game game, long seed) {
        String form = words.isEmpty() ? "" : words.get(0);
        return switch (form) {
            case "startpos" -> game.start(seed).position();
            case "fen" -> fen(String.join(" ", words.subList(1, words.size())), game);
            default -> throw UgiFault.of("ugi.no-position", Excerpt.of(form));
        };
    }

    private static Position fen(String text, Game game) {
        try {
            return game.read(text);
        } catch (UnreadableText e) {
            throw UgiFault.of("ugi.bad-position", UgiFault.reason(e));
        }
    }

    /** The position after some moves. */
    static Position play(Position start, List<String> moves, Dialect dialect) {
        Position position = start;
        for (int i = 0; i < moves.size(); i++) {
            Move move = move(position, moves.get(i), i + 1, dialect);
            Optional<RuleViolation> violation = position.violation(move);
            if (violation.isPresent()) {
                throw atMove(i + 1, moves.get(i), violation.get().reason());
            }
            position = position.play(move, Narrator.SILENT);
        }
        return position;
    }

    private static Move move(Position position, String spelling, int number, Dialect dialect) {
        try {
            return dialect.read(position, spelling);
        } catch (UnreadableText e) {
            throw atMove(number, spelling, UgiFault.reason(e));
        }
    }

    private static UgiFault atMove(int number, String spelling, Object reason) {
        return UgiFault.of("ugi.bad-move", String.valueOf(number), Excerpt.of(spelling), reason);
    }
}
