package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;

/** Trials as they are taught: UCB1 picks one of some moves, and random moves play on to the end of the game. */
final class FlatTrials {
    /** A game that has not ended by then is given up. */
    private static final int LONGEST = 1000;

    private static final double DRAWN = 0.5;

    private final Position position;
    private final Draws draws;
    private TrialTable table;

    private FlatTrials(Position position, List<Move> moves, Draws draws) {
        this.position = position;
        this.draws = draws;
        table = new TrialTable(
                moves.stream().map(move -> new TrialTable.Row(move, 0, 0)).toList());
    }

    /**
     * What so many trials find of some moves; empty if a game would not end.
     *
     * @param width how many moves; there are no fewer
     */
    static Optional<TrialTable> of(Position position, int width, int trials, Draws draws) {
        TreeSet<Integer> places = new TreeSet<>();
        while (places.size() < width) places.add(draws.below(position.moveCount()));
        FlatTrials flat =
                new FlatTrials(position, places.stream().map(position::move).toList(), draws);
        for (int trial = 0; trial < trials; trial++) {
            TrialTable.Row next = flat.table.next();
            Position end = flat.playedOut(position.play(next.move(), Narrator.SILENT));
            if (!end.isOver()) return Optional.empty();
            flat.count(next, flat.points(end));
        }
        return Optional.of(flat.table);
    }

    private void count(TrialTable.Row next, double points) {
        List<TrialTable.Row> rows = new ArrayList<>();
        for (TrialTable.Row row : table.rows()) {
            rows.add(row.equals(next) ? new TrialTable.Row(row.move(), row.visits() + 1, row.points() + points) : row);
        }
        table = new TrialTable(rows);
    }

    private Position playedOut(Position from) {
        Position reached = from;
        for (int ply = 0; ply < LONGEST && !reached.isOver(); ply++) {
            reached = reached.play(reached.move(draws.below(reached.moveCount())), Narrator.SILENT);
        }
        return reached;
    }

    private double points(Position end) {
        Seat winner = end.winningSeat();
        if (winner == null) return DRAWN;
        return winner == position.toMove() ? 1 : 0;
    }
}
