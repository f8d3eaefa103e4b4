package lectern.play.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Dialect;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.search.ProvenResult;

/** What an engine has said of its thinking, from its {@code info} lines: the last that it said of each thing. */
final class EngineReport {
    private static final double CENTIPOINTS_OF_A_POINT = 100;
    private static final String DEPTH = "depth";
    private static final String NODES = "nodes";
    private static final String CENTIPOINTS = "cp";
    private static final String MATE = "mate";
    private static final List<String> NAMES = List.of(DEPTH, NODES, CENTIPOINTS, MATE);

    /** Of a line of play that is longer, the beginning is shown. */
    private static final int MOST_MOVES = 500;

    private double score;
    private ProvenResult verdict;
    private int depth;
    private long nodes;
    private String line = "";

    /** Takes in a line; words that are not known, or whose number is none, are passed over. */
    void hear(String said) {
        SaidWords words = new SaidWords(said);
        if (!words.next() || !words.is("info") || isOfAnotherLine(said)) return;
        for (boolean more = words.next(); more && !words.is("string"); ) {
            if (words.is("pv")) {
                line = words.rest();
                return;
            }
            String name = known(words);
            more = words.next();
            if (more && !name.isEmpty()) words.number().ifPresent(number -> take(name, number));
        }
    }

    private static String known(SaidWords words) {
        for (String name : NAMES) {
            if (words.is(name)) return name;
        }
        return "";
    }

    /** Whether it tells of a line of play that is not the engine's first choice. */
    private static boolean isOfAnotherLine(String said) {
        SaidWords words = new SaidWords(said);
        while (words.next()) {
            if (words.is("multipv")) return words.next() && !words.is("1");
        }
        return false;
    }

    private void take(String name, long number) {
        switch (name) {
            case DEPTH -> depth = (int) Math.max(0, Math.min(number, Integer.MAX_VALUE));
            case NODES -> nodes = Math.max(0, number);
            case CENTIPOINTS -> {
                score = number / CENTIPOINTS_OF_A_POINT;
                verdict = null;
            }
            case MATE -> {
                verdict = mate(number);
                score = verdict.score();
            }
            default -> {
                // Of no interest here.
            }
        }
    }

    /** {@code mate 0} is said where the side to move has lost already. */
    private static ProvenResult mate(long number) {
        ProvenResult.Result result = number > 0 ? ProvenResult.Result.WIN : ProvenResult.Result.LOSS;
        long plies = Math.abs(number);
        return plies == 0 ? ProvenResult.of(result) : ProvenResult.in((int) Math.min(plies, Short.MAX_VALUE), result);
    }

    double score() {
        return score;
    }

    Optional<ProvenResult> verdict() {
        return Optional.ofNullable(verdict);
    }

    int depth() {
        return depth;
    }

    long nodes() {
        return nodes;
    }

    /** The play that the engine expects after a move, as far as it can be played; at least the move itself. */
    List<Move> line(Position position, Move chosen, Dialect dialect) {
        List<Move> moves = new ArrayList<>();
        Position reached = position;
        SaidWords words = new SaidWords(line);
        while (moves.size() < MOST_MOVES && words.next()) {
            String spelling = words.text();
            Optional<Move> move = legal(reached, spelling, dialect);
            if (move.isEmpty() || (moves.isEmpty() && !move.get().equals(chosen))) break;
            moves.add(move.get());
            reached = reached.play(move.get(), Narrator.SILENT);
        }
        return moves.isEmpty() ? List.of(chosen) : moves;
    }

    private static Optional<Move> legal(Position position, String spelling, Dialect dialect) {
        try {
            Move move = dialect.read(position, spelling);
            return position.violation(move).isEmpty() ? Optional.of(move) : Optional.empty();
        } catch (UnreadableText e) {
            return Optional.empty();
        }
    }
}
