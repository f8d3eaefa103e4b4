package lectern.heuristic.written;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import lectern.game.Position;
import lectern.game.Seat;

/** A written board as one seat sees it: the sets of cells that formulas can name, and whose turn it is. */
final class WrittenView {
    final WrittenBoard board;
    final Position position;
    final Seat seat;
    private final Map<String, Set<String>> known = new HashMap<>();

    /**
     * @param position whose text it is; the view itself looks at its game's text and at nothing else of it
     */
    WrittenView(Position position, Seat seat) {
        board = new WrittenBoard(position.game().kind().id(), position.text());
        this.position = position;
        this.seat = seat;
    }

    Set<String> named(String word) {
        Set<String> cells = known.get(word);
        if (cells == null) {
            cells = found(word);
            known.put(word, cells);
        }
        return cells;
    }

    private Set<String> found(String word) {
        return switch (word) {
            case "own" -> of(seat);
            case "enemy" -> of(seat.other());
            case "vacant" -> board.holding(String::isEmpty);
            case "blocked" -> board.holding(text -> text.equals("-") || text.equals("#"));
            case "board" -> less(board.all(), named("blocked"));
            case "edge" -> board.edge();
            case "corners" -> board.corners();
            case "centre" -> board.centre();
            case "tiles" -> board.holding(text -> !text.isEmpty());
            case "white" -> board.holding(text -> text.matches("[cs].?"));
            case "black" -> board.holding(text -> text.matches("[CS].?"));
            case "circles" -> board.holding(text -> text.matches("[cC].?"));
            case "squares" -> board.holding(text -> text.matches("[sS].?"));
            case "lying" -> board.holding(text -> text.matches("[hH]"));
            case "standing" -> board.holding(text -> text.matches("[vV]"));
            case "reach" -> reach(seat);
            case "enemy_reach" -> reach(seat.other());
            case "room" -> room(seat);
            case "enemy_room" -> room(seat.other());
            default -> throw new IllegalArgumentException(word);
        };
    }

    /** The cells that show something of a seat's. */
    private Set<String> of(Seat owner) {
        boolean first = owner == Seat.FIRST;
        return switch (board.game()) {
            case "infection", "shiftago" -> board.holding(text -> text.equals(first ? "x" : "o"));
            case "pushee" -> board.holding(text -> text.matches(first ? "[HV]" : "[hv]"));
            case "catsdogs" -> board.holding(text -> text.equals(pet(owner)));
            case "syrtis" ->
                board.holding(
                        text -> text.endsWith(tower(owner)) && !tower(owner).isEmpty());
            default -> throw new IllegalArgumentException(board.game());
        };
    }

    /** The first seat has the odd turns. */
    private String pet(Seat owner) {
        String other = board.field(1).equals("c") ? "d" : "c";
        return owner == turn() ? board.field(1) : other;
    }

    private String tower(Seat owner) {
        if (board.field(4).equals("-")) return "";
        return white() == owner ? "*" : "+";
    }

    private Seat white() {
        return board.field(4).equals("1") ? Seat.FIRST : Seat.SECOND;
    }

    /** Who is to move. */
    Seat turn() {
        boolean first = switch (board.game()) {
            case "infection", "shiftago" -> board.field(1).equals("x");
            case "pushee" -> board.field(2).equals("1");
            case "catsdogs" -> Integer.parseInt(board.field(2)) % 2 == 1;
            case "syrtis" ->
                switch (board.field(1)) {
                    case "t" -> true;
                    case "k" -> false;
                    case "w" -> white() == Seat.FIRST;
                    default -> white() == Seat.SECOND;
                };
            default -> throw new IllegalArgumentException(board.game());
        };
        return first ? Seat.FIRST : Seat.SECOND;
    }

    /** The vacant cells to which a seat's microbes can clone or jump. */
    private Set<String> reach(Seat mover) {
        boolean ataxx = position.game().text().contains("rules=ataxx");
        BiPredicate<Integer, Integer> move =
                (columns, rows) -> Math.max(columns, rows) <= 2 && (ataxx || columns + rows != 3);
        return both(board.towards(of(mover), move), named("vacant"));
    }

    /** The vacant cells that are not beside a pet of the other kind. */
    private Set<String> room(Seat mover) {
        return less(named("vacant"), board.beside(of(mover.other())));
    }

    static Set<String> both(Set<String> some, Set<String> others) {
        Set<String> both = new HashSet<>(some);
        both.retainAll(others);
        return both;
    }

    static Set<String> either(Set<String> some, Set<String> others) {
        Set<String> either = new HashSet<>(some);
        either.addAll(others);
        return either;
    }

    static Set<String> less(Set<String> some, Set<String> others) {
        Set<String> less = new HashSet<>(some);
        less.removeAll(others);
        return less;
    }
}
