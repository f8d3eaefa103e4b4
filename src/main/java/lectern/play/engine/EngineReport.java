package lectern.play.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lectern.game.Dialect;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.search.Verdict;

/** What an engine has said of its thinking, from its {@code info} lines: the last that it said of each thing. */
final class EngineReport {
    private static final double CENTIPOINTS = 100;

    private double score;
    private Verdict verdict;
    private int depth;
    private long nodes;
    private List<String> line = List.of();

    /** Takes in a line; words that are not known, or whose number is none, are passed over. */
    void hear(String said) {
        List<String> words = Arrays.asList(said.strip().split("\\s+"));
        if (!words.get(0).equals("info") || isOfAnotherLine(words)) return;
        for (int i = 1; i < words.size() && !words.get(i).equals("string"); i++) {
            if (words.get(i).equals("pv")) {
                line = List.copyOf(words.subList(i + 1, words.size()));
                return;
            }
            if (i + 1 < words.size()) take(words.get(i), words.get(i + 1));
        }
    }

    /** Whether it tells of a line of play that is not the engine's first choice. */
    private static boolean isOfAnotherLine(List<String> words) {
        int rank = words.indexOf("multipv");
        return rank >= 0 && rank + 1 < words.size() && !words.get(rank + 1).equals("1");
    }

    private void take(String name, String value) {
        if (!value.matches("-?[0-9]{1,15}")) return;
        long number = Long.parseLong(value);
        switch (name) {
            case "depth" -> depth = (int) Math.max(0, Math.min(number, Integer.MAX_VALUE));
            case "nodes" -> nodes = Math.max(0, number);
            case "cp" -> {
                score = number / CENTIPOINTS;
                verdict = null;
            }
            case "mate" -> {
                int plies = (int) Math.min(Math.abs(number), Short.MAX_VALUE);
                verdict = new Verdict(number > 0 ? Verdict.Result.WIN : Verdict.Result.LOSS, 0, plies);
                score = verdict.score();
            }
            default -> {
                // Of no interest here.
            }
        }
    }

    double score() {
        return score;
    }

    Optional<Verdict> verdict() {
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
        for (String spelling : line) {
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
