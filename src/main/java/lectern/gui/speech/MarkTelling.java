package lectern.gui.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Phrase;
import lectern.game.board.Cells;
import lectern.picture.HeatCell;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.Scene;

/** Everything that is marked at a place of a scene, in words. */
public final class MarkTelling {
    private final Scene scene;
    private final List<Phrase> told = new ArrayList<>();

    private MarkTelling(Scene scene) {
        this.scene = scene;
    }

    public static List<Phrase> of(Scene scene, Handle place) {
        MarkTelling telling = new MarkTelling(scene);
        place.match(
                new Handle.HandleCases<>(cell -> telling.ofCell(cell.cell()), telling::ofEdge, choice -> telling.told));
        return telling.told.stream().distinct().toList();
    }

    private List<Phrase> ofCell(int cell) {
        Marks marks = scene.marks();
        for (Mark mark : marks.marks()) {
            if (mark.cells().contains(cell)) of(mark).ifPresent(told::add);
        }
        for (HeatCell heat : marks.moves().heat()) {
            if (heat.cell() == cell) told.add(score(heat));
        }
        for (Marks.Circle circle : marks.circles()) {
            if (circle.cell() == cell) told.add(Phrase.of("speech.circled"));
        }
        for (Marks.Arrow arrow : marks.arrows()) {
            if (arrow.from() == cell)
                told.add(Phrase.of("speech.arrow", scene.board().label(arrow.to())));
        }
        return told;
    }

    private List<Phrase> ofEdge(Handle.Edge edge) {
        for (Marks.EdgeMark mark : scene.marks().edges()) {
            if (mark.edge().equals(edge)) of(new Mark(mark.kind(), Cells.NONE)).ifPresent(told::add);
        }
        return told;
    }

    private static Phrase score(HeatCell heat) {
        return Phrase.of(heat.chosen() ? "speech.score-of-choice" : "speech.score", heat.number());
    }

    /** What can be picked, is picked or has the keyboard is told as a state, not as a mark. */
    private static Optional<Phrase> of(Mark mark) {
        return switch (mark.kind()) {
            case START, TARGET, POINTED, CURSOR -> Optional.empty();
            case PICKED -> Optional.of(Phrase.of("speech.picked"));
            case LIT -> Optional.of(Phrase.of("speech.lit"));
            case PROOF -> Optional.of(Phrase.of("speech.proof"));
            case CRITERION -> Optional.of(Phrase.of("speech.criterion"));
            case LAST -> Optional.of(Phrase.of("speech.last"));
            case ORIGIN -> Optional.of(Phrase.of("speech.origin"));
            case GROUP -> Optional.of(Phrase.of("speech.group", mark.group().number()));
        };
    }
}
