package lectern.gui.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.gui.board.BoardView;
import lectern.gui.desk.Desk;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.LitCells;
import lectern.picture.OverlayMarks;

/** The cells that a term looks at, on the board: those with pieces of either side in its colour, others in a third. */
final class TermLight {
    private final Desk desk;
    private final BoardView board;
    private boolean lit;

    TermLight(Desk desk, BoardView board) {
        this.desk = desk;
        this.board = board;
    }

    void show(Optional<HeuristicTerm> term) {
        Position here = desk.shown();
        term.filter(pointed -> !desk.hiding().isOn())
                .ifPresentOrElse(pointed -> show(Lit.by(pointed, here, here.toMove())), this::end);
    }

    void show(LitCells light) {
        if (light.all().isEmpty() || desk.hiding().isOn()) {
            end();
            return;
        }
        Position here = desk.shown();
        Seat side = here.toMove();
        List<Overlay.Group> groups = new ArrayList<>();
        add(groups, light.own(), Optional.of(side));
        add(groups, light.enemy(), Optional.of(side.other()));
        add(groups, light.others(), Optional.empty());
        lit = true;
        board.glance(OverlayMarks.of(new Overlay(Phrase.of("lab.name"), groups), here)
                .marks());
    }

    private static void add(List<Overlay.Group> groups, Cells cells, Optional<Seat> side) {
        if (!cells.isEmpty()) groups.add(new Overlay.Group(Phrase.of("lab.name"), cells, side));
    }

    /** The board is as it was. */
    void end() {
        if (lit) board.glance(List.of());
        lit = false;
    }
}
