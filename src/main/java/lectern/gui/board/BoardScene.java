package lectern.gui.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.Handle;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.board.Cells;
import lectern.game.board.Picture;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Pointing;
import lectern.picture.BoardLayout;
import lectern.picture.Mark;
import lectern.picture.Motion;
import lectern.picture.Palette;
import lectern.picture.Scene;
import lectern.telling.Travel;

/** Makes the scene that a desk shows: what lies on the board, what is lit on it and why. */
final class BoardScene {
    private final Desk desk;
    private final BoardAim aim;
    private Position start;
    private Scene empty;

    BoardScene(Desk desk, BoardAim aim) {
        this.desk = desk;
        this.aim = aim;
    }

    /**
     * @param motions what is on its way at this moment
     * @param overlay the groups of cells that a pane wants to see
     * @param cursor where the keyboard is, if the board has the focus
     */
    Scene of(Palette palette, List<Motion> motions, List<Mark> overlay, Optional<Handle> cursor, DrawnMarks drawings) {
        MarkList marks = new MarkList();
        addStarts(marks);
        marks.addAll(overlay);
        addSteps(marks);
        addPointing(marks);
        aim.lights().forEach((light, cells) -> {
            if (light == Light.STEP || !desk.hiding().isOn()) marks.add(kind(light), cells);
        });
        cursor.ifPresent(handle -> marks.add(Mark.Kind.CURSOR, List.of(handle)));
        return emptyBoard()
                .withPalette(palette)
                .withPicture(desk.picture())
                .withMotions(motions)
                .withGhost(ghost())
                .withMarks(marks.with(drawings));
    }

    /** Where everything stands: that does not change during a game. */
    BoardLayout layout() {
        return emptyBoard().layout();
    }

    /** The push arrows, and what the move is called that begins there. */
    Map<Handle.Edge, String> edges() {
        return emptyBoard().edges();
    }

    /** Whether there are push arrows does not change during a game, and takes a look at all moves. */
    private Scene emptyBoard() {
        if (desk.match().start() != start) {
            start = desk.match().start();
            empty = Scene.of(start, BoardColours.palette());
        }
        return empty;
    }

    /** What the previewed move would leave behind. */
    private Optional<Picture> ghost() {
        if (desk.lookahead().isEmpty() && !desk.steps().isAtEnd()) return Optional.empty();
        Position shown = desk.shown();
        return aim.previewed().map(move -> shown.play(move, Narrator.SILENT).picture());
    }

    /**
     * In the middle of a move its step is lit; afterwards, where it began and ended. Where the game is over, the last step is what ended it, and stays lit.
     */
    private void addSteps(MarkList marks) {
        boolean ahead = desk.lookahead().isPresent();
        List<Effect> effects =
                ahead ? desk.lookahead().get().effects() : desk.steps().effects();
        if (effects.isEmpty()) return;
        if (ahead || desk.steps().isAtEnd()) {
            if (desk.shown().isOver())
                marks.add(Mark.Kind.LIT, effects.get(effects.size() - 1).cells());
            Mark.Kind kind = desk.showsFoul() ? Mark.Kind.PROOF : Mark.Kind.LAST;
            Optional<Travel> travel = Travel.of(effects, desk.game().board());
            travel.filter(Travel::goes).ifPresent(marks::addTrail);
            marks.add(
                    kind,
                    travel.map(way -> Cells.of(way.to())).orElse(effects.get(0).cells()));
        } else
            desk.steps().latest().ifPresent(step -> {
                marks.add(Mark.Kind.LIT, step.cells());
                marks.addTiers(step);
            });
    }

    /** Where a move may begin lies below all else, so that groups keep the colours of their sides. */
    private void addStarts(MarkList marks) {
        // In a question what may be picked first could be the answer.
        if (!aim.isOpen() || aim.examiner().isPresent()) return;
        Pointing pointing = aim.pointing();
        if (pointing.picked().isEmpty()) marks.add(Mark.Kind.START, pointing.next());
    }

    private void addPointing(MarkList marks) {
        Pointing pointing = aim.pointing();
        if (aim.isOpen()) {
            boolean begun = !pointing.picked().isEmpty();
            if (begun || pointing.hovered().isPresent()) marks.add(Mark.Kind.TARGET, pointing.nextIfPicked());
            marks.add(Mark.Kind.PICKED, pointing.picked());
            pointing.hovered().ifPresent(handle -> marks.add(Mark.Kind.POINTED, List.of(handle)));
        }
        if (aim.wantsCells()) pointing.hovered().ifPresent(handle -> marks.add(Mark.Kind.POINTED, List.of(handle)));
        pointing.answer().map(RuleViolation::cells).ifPresent(cells -> marks.add(Mark.Kind.PROOF, cells));
    }

    private static Mark.Kind kind(Light light) {
        return switch (light) {
            case STEP, LESSON -> Mark.Kind.LIT;
            case CRITERION -> Mark.Kind.CRITERION;
            case CHOSEN -> Mark.Kind.PICKED;
        };
    }
}
