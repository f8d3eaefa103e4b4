package lectern.gui.history;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lectern.game.Seat;
import lectern.gui.desk.Hiding;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.Turn;

/**
 * A match as it is written down: the main line in rows, with a column for each seat, and below a move what was
 * remarked on it and what else was played in its stead. Immutable. Never recursive: variations may be nested deeply.
 */
record ScoreSheet(List<Entry> entries) {
    /** What stands below what came before it. */
    sealed interface Entry {
        <R> R match(EntryCases<R> cases);
    }

    /** What to do for each kind of entry. */
    record EntryCases<R>(Function<Row, R> row, Function<Variation, R> variation, Function<Remark, R> remark) {}

    /**
     * Moves of the main line: one of each seat, or of one seat only, if it moves twice or something stands between.
     */
    record Row(Optional<Turn> first, Optional<Turn> second) implements Entry {
        @Override
        public <R> R match(EntryCases<R> cases) {
            return cases.row.apply(this);
        }
    }

    /**
     * Moves that were played instead, one after the other.
     *
     * @param depth 1 for what branches off the main line, 2 for what branches off that, and so on
     */
    record Variation(int depth, List<Turn> turns) implements Entry {
        @Override
        public <R> R match(EntryCases<R> cases) {
            return cases.variation.apply(this);
        }
    }

    /**
     * A comment that stands beside a move.
     *
     * @param depth 0 for the main line
     * @param turn the turn that it stands beside, or {@link Match#START}
     */
    record Remark(int depth, int turn, String text) implements Entry {
        @Override
        public <R> R match(EntryCases<R> cases) {
            return cases.remark.apply(this);
        }
    }

    ScoreSheet {
        entries = List.copyOf(entries);
    }

    static ScoreSheet of(Match match) {
        return new Writer(match, turn -> false, turn -> false).write();
    }

    /**
     * The same, without what is hidden; where that begins, it is said.
     *
     * @param notice says that something is hidden
     */
    static ScoreSheet of(Match match, Hiding hiding, String notice) {
        if (!hiding.isOn()) return of(match);
        Predicate<Integer> untold = turn ->
                hiding.hidesScore(turn == Match.START ? 0 : match.turn(turn).ply());
        List<Entry> seen =
                new ArrayList<>(new Writer(match, hiding::hides, untold).write().entries());
        seen.add(new Remark(0, match.cursor(), notice));
        return new ScoreSheet(seen);
    }

    /** What people wrote beside a move, as one text; empty if they wrote nothing. */
    static String comment(List<Note> notes) {
        return notes.stream()
                .filter(note -> note.kind() == Note.Kind.COMMENT)
                .map(Note::text)
                .collect(Collectors.joining(" "));
    }

    private static final class Writer {
        private final Match match;
        private final Predicate<Turn> hidden;
        private final Predicate<Integer> untold;
        private final Map<Integer, List<Turn>> continuations;
        private final List<Entry> entries = new ArrayList<>();
        private final Deque<Branch> branches = new ArrayDeque<>();
        private Optional<Turn> first = Optional.empty();
        private Optional<Turn> second = Optional.empty();

        /**
         * Something that remains to be written.
         *
         * @param opens whether it begins here, so that the moves in whose stead it was played are none of its own
         */
        private record Branch(Turn turn, int depth, boolean opens) {}

        /**
         * @param hidden which turns are left out
         * @param untold of which turns, or of the start, the comments are left out
         */
        Writer(Match match, Predicate<Turn> hidden, Predicate<Integer> untold) {
            this.match = match;
            this.hidden = hidden;
            this.untold = untold;
            continuations = match.continuations();
        }

        ScoreSheet write() {
            remark(0, Match.START, match.startNotes());
            for (Turn turn : match.mainLine()) {
                if (hidden.test(turn)) break;
                put(turn);
                List<Turn> others = insteadOf(turn);
                if (others.isEmpty() && told(turn).isEmpty()) continue;
                endRow();
                remark(0, turn.number(), turn.notes());
                branchOff(others, 1);
                while (!branches.isEmpty()) write(branches.pop());
            }
            endRow();
            return new ScoreSheet(entries);
        }

        private void put(Turn turn) {
            boolean firsts = turn.before().toMove() == Seat.FIRST;
            if (second.isPresent() || (firsts && first.isPresent())) endRow();
            if (firsts) first = Optional.of(turn);
            else second = Optional.of(turn);
        }

        private void endRow() {
            if (first.isPresent() || second.isPresent()) entries.add(new Row(first, second));
            first = Optional.empty();
            second = Optional.empty();
        }

        /** Writes a branch up to where something stands between its moves; the rest is put aside. */
        private void write(Branch branch) {
            List<Turn> turns = new ArrayList<>();
            Optional<Turn> next = Optional.of(branch.turn());
            boolean alone = branch.opens();
            while (next.isPresent()) {
                Turn turn = next.get();
                turns.add(turn);
                List<Turn> others = alone ? List.of() : insteadOf(turn);
                alone = false;
                next = continuations.getOrDefault(turn.number(), List.of()).stream()
                        .filter(hidden.negate())
                        .findFirst();
                if (others.isEmpty() && told(turn).isEmpty()) continue;
                next.ifPresent(rest -> branches.push(new Branch(rest, branch.depth(), false)));
                entries.add(new Variation(branch.depth(), List.copyOf(turns)));
                remark(branch.depth(), turn.number(), turn.notes());
                branchOff(others, branch.depth() + 1);
                return;
            }
            entries.add(new Variation(branch.depth(), List.copyOf(turns)));
        }

        private void branchOff(List<Turn> turns, int depth) {
            for (int i = turns.size() - 1; i >= 0; i--) branches.push(new Branch(turns.get(i), depth, true));
        }

        private void remark(int depth, int turn, List<Note> notes) {
            String text = untold.test(turn) ? "" : comment(notes);
            if (!text.isEmpty()) entries.add(new Remark(depth, turn, text));
        }

        private String told(Turn turn) {
            return untold.test(turn.number()) ? "" : comment(turn.notes());
        }

        private List<Turn> insteadOf(Turn turn) {
            return continuations.get(turn.previous()).stream()
                    .filter(other -> other.number() != turn.number())
                    .filter(hidden.negate())
                    .toList();
        }
    }
}
