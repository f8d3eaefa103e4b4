package lectern.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.Decision;

/**
 * A game that is being played or looked at: a tree of turns. Immutable; every change answers a new match.
 *
 * <ul>
 *   <li>One line through the tree is the current one. The cursor stands somewhere on it: at a turn, or at the start.
 *   <li>Going back moves the cursor and forgets nothing. Another move from there opens a branch, which becomes the
 *       current line; a move that was already played there is gone into again.
 *   <li>The main line is what was played first, until another branch is promoted. To go or to play elsewhere does not
 *       change it.
 * </ul>
 */
public final class Match {
    /** The number that stands for the start, where no turn has been played. */
    public static final int START = 0;

    private final Position start;
    private final List<Note> startNotes;
    private final List<Turn> turns;

    /** The turns that were promoted before the others that were played in their stead, under the turn before them. */
    private final Map<Integer, Integer> promoted;

    private final int tip;
    private final int cursor;

    Match(Position start, List<Note> startNotes, List<Turn> turns, int tip, int cursor) {
        this(start, startNotes, turns, Map.of(), tip, cursor);
    }

    private Match(
            Position start,
            List<Note> startNotes,
            List<Turn> turns,
            Map<Integer, Integer> promoted,
            int tip,
            int cursor) {
        this.start = start;
        this.startNotes = List.copyOf(startNotes);
        this.turns = List.copyOf(turns);
        this.promoted = Map.copyOf(promoted);
        this.tip = tip;
        this.cursor = cursor;
    }

    public static Match from(Position start) {
        return new Match(start, List.of(), List.of(), START, START);
    }

    public Game game() {
        return start.game();
    }

    public Position start() {
        return start;
    }

    /** What is written before the first move. */
    public List<Note> startNotes() {
        return startNotes;
    }

    /** Every turn of every branch, in the order in which they were played. */
    public List<Turn> turns() {
        return turns;
    }

    public Turn turn(int number) {
        return turns.get(number - 1);
    }

    /** The turns of the current line, beyond the cursor too. */
    public List<Turn> line() {
        return pathTo(tip);
    }

    /** The turns of the main line. */
    public List<Turn> mainLine() {
        return pathTo(endOfLineFrom(START));
    }

    /** The position at the end of the main line. */
    public Position mainEnd() {
        return after(endOfLineFrom(START));
    }

    /** How many moves lead to the cursor, or to where its branch leaves the main line. */
    public int mainPly() {
        Set<Integer> main = mainLine().stream().map(Turn::number).collect(Collectors.toSet());
        return (int) pathTo(cursor).stream()
                .takeWhile(turn -> main.contains(turn.number()))
                .count();
    }

    /** The number of the turn that led to the position at the cursor, or {@link #START}. */
    public int cursor() {
        return cursor;
    }

    /** The turn that led to the position at the cursor. */
    public Optional<Turn> current() {
        return cursor == START ? Optional.empty() : Optional.of(turn(cursor));
    }

    /** The position at the cursor. */
    public Position position() {
        return after(cursor);
    }

    /** The position at the end of the current line. */
    public Position last() {
        return after(tip);
    }

    /** How many moves lead from the start to the cursor. */
    public int ply() {
        return current().map(Turn::ply).orElse(0);
    }

    /** The turns that were played next after a turn, or after the start, in one branch or another; the main one first. */
    public List<Turn> continuations(int number) {
        return turns.stream()
                .filter(turn -> turn.previous() == number)
                .sorted(mainFirst())
                .toList();
    }

    /** The same for every turn that has any. */
    public Map<Integer, List<Turn>> continuations() {
        Map<Integer, List<Turn>> continuations = new HashMap<>();
        for (Turn turn : turns) {
            continuations
                    .computeIfAbsent(turn.previous(), none -> new ArrayList<>())
                    .add(turn);
        }
        continuations.values().forEach(next -> next.sort(mainFirst()));
        return continuations;
    }

    /** Of turns that were played in each other's stead, the one that was promoted comes first. */
    private Comparator<Turn> mainFirst() {
        return Comparator.comparing(turn -> promoted.getOrDefault(turn.previous(), START) != turn.number());
    }

    public boolean canUndo() {
        return cursor != START;
    }

    public boolean canRedo() {
        return cursor != tip;
    }

    /** The cursor goes back over one turn. */
    public Match undo() {
        return canUndo() ? at(tip, turn(cursor).previous()) : this;
    }

    /** The cursor goes on over one turn of the current line. */
    public Match redo() {
        if (!canRedo()) return this;
        int next = tip;
        while (turn(next).previous() != cursor) next = turn(next).previous();
        return at(tip, next);
    }

    /** The cursor goes to a turn, or to the start. The current line stays if it leads there; otherwise it follows. */
    public Match goTo(int number) {
        return at(isOnLine(number) ? tip : endOfLineFrom(number), number);
    }

    /**
     * Plays a move at the cursor.
     *
     * @throws IllegalArgumentException if the move is against the rules and not a foul that the position allows
     */
    public Match play(Move move) {
        for (Turn known : continuations(cursor)) {
            if (known.move().equals(move)) return goTo(known.number());
        }
        return played(move, Optional.empty());
    }

    /** Plays the move that a player chose, and keeps how it was chosen. */
    public Match play(Decision decision) {
        for (Turn known : continuations(cursor)) {
            if (known.move().equals(decision.move()))
                return replaced(known.decidedBy(decision)).goTo(known.number());
        }
        return played(decision.move(), Optional.of(decision));
    }

    /** The same match with other notes beside a turn, or before the first move. */
    public Match noted(int number, List<Note> notes) {
        return number == START
                ? new Match(start, notes, turns, promoted, tip, cursor)
                : replaced(turn(number).noted(notes));
    }

    /** The main line leads through a turn from now on. */
    public Match promote(int number) {
        Map<Integer, Integer> changed = new HashMap<>(promoted);
        Map<Integer, Integer> firsts = new HashMap<>();
        for (Turn turn : turns) firsts.putIfAbsent(turn.previous(), turn.number());
        for (Turn turn : pathTo(number)) {
            boolean first = firsts.get(turn.previous()) == turn.number();
            if (!first || changed.containsKey(turn.previous())) changed.put(turn.previous(), turn.number());
        }
        return new Match(start, startNotes, turns, changed, tip, cursor);
    }

    /** The same without a turn and all that was played after it; a cursor that stood there goes to the turn before. */
    public Match without(int number) {
        Map<Integer, Integer> numbers = new HashMap<>(Map.of(START, START));
        List<Turn> left = new ArrayList<>();
        for (Turn turn : turns) {
            Integer previous = numbers.get(turn.previous());
            if (previous == null || turn.number() == number) continue;
            left.add(turn.renumbered(left.size() + 1, previous));
            numbers.put(turn.number(), left.size());
        }
        Map<Integer, Integer> kept = new HashMap<>();
        promoted.forEach((before, turn) -> {
            if (numbers.containsKey(turn)) kept.put(numbers.get(before), numbers.get(turn));
        });
        int before = numbers.get(turn(number).previous());
        int there = numbers.getOrDefault(cursor, before);
        Match shorter = new Match(start, startNotes, left, kept, before, before);
        return shorter.at(numbers.getOrDefault(tip, shorter.endOfLineFrom(there)), there);
    }

    private Match played(Move move, Optional<Decision> decision) {
        Turn turn = next(position(), move, turns.size() + 1, cursor, ply() + 1, decision);
        List<Turn> longer = new ArrayList<>(turns);
        longer.add(turn);
        return new Match(start, startNotes, longer, promoted, turn.number(), turn.number());
    }

    static Turn next(Position before, Move move, int number, int previous, int ply, Optional<Decision> decision) {
        if (before.violation(move).isPresent() && !before.allowsFoul(move)) {
            throw new IllegalArgumentException(move.text() + " is against the rules in " + before.text());
        }
        return new Turn(number, previous, ply, before, move, before.play(move, Narrator.SILENT), decision, List.of());
    }

    private Match at(int newTip, int newCursor) {
        return new Match(start, startNotes, turns, promoted, newTip, newCursor);
    }

    private Match replaced(Turn turn) {
        List<Turn> changed = new ArrayList<>(turns);
        changed.set(turn.number() - 1, turn);
        return new Match(start, startNotes, changed, promoted, tip, cursor);
    }

    private Position after(int number) {
        return number == START ? start : turn(number).after();
    }

    private boolean isOnLine(int number) {
        int place = tip;
        while (place > number) place = turn(place).previous();
        return place == number;
    }

    /**
     * Follows the branch that was promoted, or else the one that was opened first. A turn's number is always higher than
     * that of the one before it.
     */
    private int endOfLineFrom(int number) {
        int end = number;
        for (Turn turn : turns.subList(number, turns.size())) {
            if (turn.previous() == end) end = promoted.getOrDefault(end, turn.number());
        }
        return end;
    }

    private List<Turn> pathTo(int number) {
        List<Turn> path = new ArrayList<>();
        for (int place = number; place != START; place = turn(place).previous()) path.add(turn(place));
        Collections.reverse(path);
        return path;
    }
}
