package lectern.gui.board;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Handle;
import lectern.game.Phrase;
import lectern.game.board.BoardShape;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.speech.MarkTelling;
import lectern.gui.speech.SpokenPlaces;
import lectern.gui.wording.Wording;
import lectern.telling.CellTelling;

/** What the board of a desk says of its cells and edges; a place is picked as the keyboard picks it. */
final class BoardSpeech implements SpokenPlaces {
    private final BoardView board;
    private final Desk desk;
    private final BoardAim aim;
    private final Wording wording;

    BoardSpeech(BoardView board, Desk desk, BoardAim aim, Wording wording) {
        this.board = board;
        this.desk = desk;
        this.aim = aim;
        this.wording = wording;
    }

    @Override
    public String whole() {
        return wording.of("speech.board", shape().columns(), shape().rows());
    }

    @Override
    public List<Handle> places() {
        Stream<Handle> cells = IntStream.range(0, shape().cells()).mapToObj(Handle.Cell::new);
        Stream<Handle> edges = board.edges().keySet().stream()
                .sorted(Comparator.comparing(Handle.Edge::border).thenComparing(Handle.Edge::line))
                .map(Handle.class::cast);
        return Stream.concat(cells, edges).toList();
    }

    private BoardShape shape() {
        return desk.game().board();
    }

    @Override
    public String name(Handle place) {
        return wording.of(place.match(new Handle.HandleCases<>(
                cell -> new CellTelling(desk.game()).of(desk.picture(), cell.cell()),
                this::edge,
                Handle.Choice::name)));
    }

    private Phrase edge(Handle.Edge edge) {
        String move = board.edges().getOrDefault(edge, "");
        String row = String.valueOf(shape().rowNumber(edge.line() * shape().columns()));
        String column = String.valueOf((char) ('a' + edge.line()));
        return switch (edge.border()) {
            case LEFT -> Phrase.of("speech.edge.left", move, row);
            case RIGHT -> Phrase.of("speech.edge.right", move, row);
            case TOP -> Phrase.of("speech.edge.top", move, column);
            case BOTTOM -> Phrase.of("speech.edge.bottom", move, column);
        };
    }

    @Override
    public String description(Handle place) {
        List<Phrase> told = new ArrayList<>();
        if (canBePicked(place)) told.add(Phrase.of("speech.choosable"));
        told.addAll(MarkTelling.of(board.scene(), place));
        return String.join(", ", told.stream().map(wording::of).toList());
    }

    @Override
    public boolean isCursor(Handle place) {
        return board.cursor().equals(Optional.of(place));
    }

    @Override
    public boolean isPicked(Handle place) {
        return aim.pointing().picked().contains(place);
    }

    /** In a question, what may be picked first could be the answer. */
    @Override
    public boolean canBePicked(Handle place) {
        boolean told = aim.examiner().isEmpty() || !aim.pointing().picked().isEmpty();
        return aim.isOpen() && told && aim.pointing().next().contains(place);
    }

    @Override
    public Rectangle bounds(Handle place) {
        return board.bounds(place).getBounds();
    }

    @Override
    public void moveCursor(Handle place) {
        board.moveCursor(Optional.of(place));
        aim.hover(Optional.of(place));
    }

    @Override
    public List<String> deeds(Handle place) {
        return List.of(wording.of(isPicked(place) ? "speech.let-go" : "speech.choose"));
    }

    @Override
    public void act(Handle place, int deed) {
        moveCursor(place);
        aim.pick(place);
    }
}
