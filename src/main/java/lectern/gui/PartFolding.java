package lectern.gui;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import lectern.gui.board.BoardOrder;

/**
 * Which parts of a window stand at their places so that the board has what it needs. As long as the board lacks room
 * the next part gives way: the chart, which becomes a line first, the moves, the inspector, then what belongs to the
 * board, then the toolbar. A part that gave way in vain, because the board gains nothing by it, comes back: where only
 * height is short, the inspector beside the board stays, and the state of the game becomes one line instead.
 *
 * @param shown the parts at their places
 * @param chartLine whether the chart is a line
 * @param order how the board and what belongs to it are meant to stand
 */
record PartFolding(Set<WindowPart> shown, boolean chartLine, BoardOrder order) {
    PartFolding {
        shown = Set.copyOf(shown);
    }

    /**
     * What there is to share, in pixels.
     *
     * @param whole for everything
     * @param board what the board needs in some order and in some width
     * @param orders the orders that are possible, the best first
     * @param right what a column beside the board takes whatever is folded, such as a lesson
     * @param divider how thick what stands between two parts is
     * @param inspector what it needs
     * @param moves what they need
     * @param chart the height that it needs
     * @param line the height of its line
     * @param toolbar its height
     * @param edge the width of what stands for parts that are folded
     */
    record Room(
            Dimension whole,
            BiFunction<BoardOrder, Integer, Dimension> board,
            List<BoardOrder> orders,
            int right,
            int divider,
            Dimension inspector,
            Dimension moves,
            int chart,
            int line,
            int toolbar,
            int edge) {
        private boolean has(Trial trial, Set<WindowPart> wanted) {
            int width = whole.width - right - column(trial.shown);
            boolean hidden = !wanted.containsAll(Set.of(WindowPart.INSPECTOR, WindowPart.MOVES));
            if (hidden || right > 0 || column(trial.shown) > 0) width -= divider;
            if (trial.shown.size() < WindowPart.values().length) width -= edge;
            int height = whole.height - (trial.shown.contains(WindowPart.TOOLBAR) ? toolbar : 0);
            if (stacked(trial.shown) + divider > height) return false;
            if (trial.shown.contains(WindowPart.CHART)) height -= divider + (trial.line ? line : chart);
            else if (!wanted.contains(WindowPart.CHART)) height -= divider;
            Dimension need = board.apply(trial.order, width);
            return need.width <= width && need.height <= height;
        }

        private int column(Set<WindowPart> shown) {
            if (right > 0) return 0;
            int width = shown.contains(WindowPart.INSPECTOR) ? inspector.width : 0;
            return shown.contains(WindowPart.MOVES) ? Math.max(width, moves.width) : width;
        }

        private int stacked(Set<WindowPart> shown) {
            int height = shown.contains(WindowPart.INSPECTOR) ? inspector.height : 0;
            return shown.contains(WindowPart.MOVES) ? height + moves.height : height;
        }
    }

    private record Trial(Set<WindowPart> shown, boolean line, BoardOrder order) {
        private Trial {
            shown = Set.copyOf(shown);
        }

        private Trial without(WindowPart part) {
            EnumSet<WindowPart> less = EnumSet.noneOf(WindowPart.class);
            less.addAll(shown);
            less.remove(part);
            return new Trial(less, line && part != WindowPart.CHART, order);
        }

        private Trial with(WindowPart part, boolean asLine) {
            EnumSet<WindowPart> more = EnumSet.of(part);
            more.addAll(shown);
            return new Trial(more, part == WindowPart.CHART ? asLine : line, order);
        }

        private Trial in(BoardOrder other) {
            return new Trial(shown, line, other);
        }
    }

    /** @param wanted the parts that are to be shown if there is room */
    static PartFolding of(Room room, Set<WindowPart> wanted) {
        List<Trial> trials = trials(room, wanted);
        Predicate<Trial> fits = trial -> room.has(trial, wanted);
        Trial best = trials.stream().filter(fits).findFirst().orElse(trials.get(trials.size() - 1));
        for (WindowPart part : List.of(WindowPart.INSPECTOR, WindowPart.MOVES, WindowPart.CHART)) {
            if (!wanted.contains(part) || best.shown.contains(part)) continue;
            boolean alone = wanted.contains(WindowPart.INSPECTOR) && !best.shown.contains(WindowPart.INSPECTOR);
            if (part == WindowPart.MOVES && alone) continue;
            if (fits.test(best.with(part, false))) best = best.with(part, false);
            else if (part == WindowPart.CHART && fits.test(best.with(part, true))) best = best.with(part, true);
        }
        return new PartFolding(best.shown, best.line, best.order);
    }

    /** Whether a part is seen beside the board, and not only a line that stands for it. */
    boolean isAtItsPlace(WindowPart part) {
        return shown.contains(part) && !(part == WindowPart.CHART && chartLine);
    }

    /** Whether the board has what it needs, and the state of the game is seen. */
    boolean isEnough(Room room, Set<WindowPart> wanted) {
        return order != BoardOrder.STATELESS && room.has(new Trial(shown, chartLine, order), wanted);
    }

    /** From all that is wanted to the least, one step of giving way after the other. */
    private static List<Trial> trials(Room room, Set<WindowPart> wanted) {
        List<Trial> trials = new ArrayList<>();
        Trial trial = new Trial(wanted, false, room.orders().get(0));
        trials.add(trial);
        if (wanted.contains(WindowPart.CHART)) trials.add(trial.with(WindowPart.CHART, true));
        for (WindowPart part : List.of(WindowPart.CHART, WindowPart.MOVES, WindowPart.INSPECTOR)) {
            trial = trial.without(part);
            trials.add(trial);
        }
        List<BoardOrder> orders = new ArrayList<>(room.orders());
        boolean last = orders.remove(BoardOrder.STATELESS);
        for (BoardOrder order : orders) trials.add(trial.in(order));
        Trial bare = trial.in(orders.get(orders.size() - 1)).without(WindowPart.TOOLBAR);
        trials.add(bare);
        if (last) trials.add(bare.in(BoardOrder.STATELESS));
        return trials;
    }
}
