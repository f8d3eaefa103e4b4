package lectern.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.cli.console.LanguageOption;
import lectern.game.Effect;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Change.Moved;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.Palette;
import lectern.picture.Scene;
import picocli.CommandLine.Option;

/** How a board is shown: its colours, and what is marked on it. */
final class SceneOptions {
    @Option(names = "--theme", paramLabel = "light|dark|contrast", descriptionKey = "render.theme")
    private Theme theme = Theme.LIGHT;

    @Option(names = "--no-labels", descriptionKey = "render.no-labels")
    private boolean bare;

    @Option(names = "--mark", paramLabel = "CELLS", descriptionKey = "render.mark")
    private Optional<String> marked;

    @Option(names = "--move", paramLabel = "MOVE", descriptionKey = "render.move")
    private Optional<String> shown;

    private enum Theme {
        LIGHT,
        DARK,
        CONTRAST
    }

    boolean hasMove() {
        return shown.isPresent();
    }

    Scene scene(Position position, LanguageOption lang) {
        Palette palette = Palette.read(theme.name().toLowerCase(java.util.Locale.ROOT));
        Scene scene = Scene.of(position, palette).withLabels(!bare);
        if (marked.isPresent()) scene = scene.withMarks(marks(marked.get(), position, lang));
        return shown.isPresent() ? withMove(scene, position, position.readMove(shown.get()), lang) : scene;
    }

    private Marks marks(String labels, Position position, LanguageOption lang) {
        BoardShape board = position.game().board();
        List<Integer> cells = new ArrayList<>();
        for (String label : labels.split("[+,]", -1)) {
            int cell = label.matches("[a-z][0-9]{1,2}") ? board.cell(label) : BoardShape.OUTSIDE;
            if (cell == BoardShape.OUTSIDE) throw lang.wrong("cli.render.no-cell", label);
            cells.add(cell);
        }
        Cells all = Cells.of(cells.stream().mapToInt(Integer::intValue));
        return new Marks(List.of(new Mark(Mark.Kind.LIT, all)));
    }

    /** What a move leads to as a ghost, an arrow for each piece that moves, and where the move begins. */
    private Scene withMove(Scene scene, Position position, Move move, LanguageOption lang) {
        position.violation(move).ifPresent(violation -> {
            throw lang.wrong("cli.forbidden", violation.reason());
        });
        List<Effect> effects = new ArrayList<>();
        Position after = position.play(move, effects::add);
        List<Marks.Arrow> arrows = effects.stream()
                .flatMap(effect -> effect.changes().stream())
                .filter(Moved.class::isInstance)
                .map(change ->
                        new Marks.Arrow(change.cells().first(), change.cells().last(), 0))
                .toList();
        List<Marks.EdgeMark> edges = position.view().ways(move).stream()
                .flatMap(List::stream)
                .filter(Handle.Edge.class::isInstance)
                .map(Handle.Edge.class::cast)
                .map(edge -> new Marks.EdgeMark(Mark.Kind.PICKED, edge))
                .distinct()
                .toList();
        return scene.withGhost(Optional.of(after.picture()))
                .withMarks(scene.marks().and(new Marks(List.of(), edges, arrows, List.of())));
    }
}
