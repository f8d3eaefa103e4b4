package lectern.gui;

import static javax.swing.JSplitPane.HORIZONTAL_SPLIT;
import static javax.swing.JSplitPane.VERTICAL_SPLIT;

import com.formdev.flatlaf.util.UIScale;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import lectern.gui.board.BoardOrder;
import lectern.gui.board.BoardPane;
import lectern.gui.lesson.LessonPanel;

/**
 * What an open lesson takes beside the board. While the class is asked its page says nothing: if the board lacks room
 * then, the lesson leaves all of it to the board until the answer is revealed.
 */
final class LessonColumn {
    private static final List<BoardOrder> BESIDE_LESSON = List.of(BoardOrder.TALL, BoardOrder.FLAT, BoardOrder.BARE);

    private static final int LEAST = 180;

    /** What the board likes to have around it besides what it needs. */
    private static final int MARGINS = 10;

    private final Split beside;
    private final Split below;
    private final BoardPane board;
    private final IntSupplier room;
    private final BooleanSupplier asked;
    private Optional<LessonPanel> panel = Optional.empty();
    private boolean givesWay;

    /**
     * @param room the width that board and lesson share
     * @param asked whether the class is asked
     */
    LessonColumn(RememberedSplits splits, BoardPane board, IntSupplier room, BooleanSupplier asked) {
        this.board = board;
        this.room = room;
        this.asked = asked;
        beside = splits.split("beside-lesson", HORIZONTAL_SPLIT, 0.54);
        beside.keepFirst(() -> room.getAsInt() - PanelLayout.divider() - share(), () -> UIScale.scale(LEAST));
        below = splits.split("below-lesson", VERTICAL_SPLIT, 0.5);
    }

    void open(LessonPanel opened) {
        panel = Optional.of(opened);
    }

    void close() {
        panel = Optional.empty();
        givesWay = false;
    }

    boolean isOpen() {
        return panel.isPresent();
    }

    boolean isBeside() {
        return isOpen() && !givesWay;
    }

    /**
     * Gives way or comes back.
     *
     * @param alone whether nothing that is looked at stands below the lesson
     * @param enough whether the board has what it needs beside the lesson
     */
    void settle(boolean alone, BooleanSupplier enough) {
        givesWay = false;
        if (isOpen() && alone && asked.getAsBoolean()) givesWay = !enough.getAsBoolean();
    }

    List<BoardOrder> orders() {
        return isBeside() ? BESIDE_LESSON : BoardPane.IN_GAME;
    }

    int width() {
        return isBeside() ? share() : 0;
    }

    /** A lesson has its share as long as the board has what it needs, and never less than it takes to be read. */
    private int share() {
        int all = room.getAsInt() - PanelLayout.divider();
        int wanted = (int) Math.round((1 - beside.share()) * all);
        int rest = all - board.need(BoardOrder.BARE, all).width - UIScale.scale(MARGINS);
        return Math.max(UIScale.scale(LEAST), Math.min(wanted, rest));
    }

    /** @param left the board and what is below it */
    JComponent place(JComponent left, Optional<JComponent> belowLesson) {
        beside.put(left, beside.getRightComponent());
        if (givesWay) beside.fold(FoldedParts.nothing(), 0, false);
        else beside.unfold(belowLesson.map(this::stacked).orElseGet(panel::orElseThrow));
        return beside;
    }

    private JComponent stacked(JComponent inspector) {
        below.put(panel.orElseThrow(), inspector);
        return below;
    }

    Stream<JComponent> parts() {
        return Stream.concat(Stream.of(beside, below), panel.stream());
    }
}
