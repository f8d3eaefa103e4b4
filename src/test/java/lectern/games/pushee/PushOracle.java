package lectern.games.pushee;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules once more, read off their prose with no thought of speed: rows and columns, one piece after the other. It
 * shares nothing with the game, so that where the two agree both are likely to be right.
 */
final class PushOracle {
    private record Place(int column, int row) {}

    private final int size;
    private final int tiers;
    private final boolean walls;
    private final boolean turning;

    /** A letter for each piece, by column and row; 0 for an empty cell. */
    private final char[][] board;

    private final Set<Place> spent = new HashSet<>();
    private final Set<Place> pushed = new HashSet<>();

    PushOracle(char[][] board, int tiers, boolean walls, boolean turning) {
        this.board = board;
        this.tiers = tiers;
        this.walls = walls;
        this.turning = turning;
        size = board.length;
    }

    /** Places a piece and lets the chain unfold on the board that this oracle was given. */
    void place(int column, int row, char piece) {
        board[column][row] = piece;
        List<Place> pushers = List.of(new Place(column, row));
        spent.addAll(pushers);
        for (int tier = 1; tier <= tiers; tier++) {
            pushed.clear();
            for (Place pusher : pushers) push(pusher);
            pushers = sorted(pushed);
        }
    }

    private List<Place> sorted(Set<Place> places) {
        List<Place> sorted = new ArrayList<>();
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                if (places.contains(new Place(column, row))) sorted.add(new Place(column, row));
            }
        }
        return sorted;
    }

    private void push(Place pusher) {
        boolean vertical = Character.toLowerCase(board[pusher.column][pusher.row]) == 'v';
        int right = vertical ? 0 : 1;
        int down = vertical ? 1 : 0;
        pushRun(pusher, -right, -down);
        pushRun(pusher, right, down);
    }

    private void pushRun(Place pusher, int right, int down) {
        List<Place> run = new ArrayList<>();
        Place next = new Place(pusher.column + right, pusher.row + down);
        while (inside(next) && board[next.column][next.row] != 0) {
            run.add(next);
            next = new Place(next.column + right, next.row + down);
        }
        if (run.stream().anyMatch(spent::contains)) return;
        if (walls && !inside(next)) return;
        char[] pieces = new char[run.size()];
        for (int i = 0; i < pieces.length; i++) {
            Place place = run.get(i);
            pieces[i] = board[place.column][place.row];
            board[place.column][place.row] = 0;
        }
        for (int i = 0; i < pieces.length; i++) {
            Place arrival = new Place(run.get(i).column + right, run.get(i).row + down);
            if (!inside(arrival)) continue;
            board[arrival.column][arrival.row] = turning ? turned(pieces[i]) : pieces[i];
            spent.add(arrival);
            pushed.add(arrival);
        }
    }

    private boolean inside(Place place) {
        return place.column >= 0 && place.column < size && place.row >= 0 && place.row < size;
    }

    private static char turned(char piece) {
        return "VHvh".charAt("HVhv".indexOf(piece));
    }
}
