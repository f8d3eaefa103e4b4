package lectern.lesson.read;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Criterion;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.lesson.Block;

/** Reads the blocks that show something on the board. */
final class BoardBlocks {
    static final String POSITION = "position";
    static final String START = "start";
    static final String PLAY = "play";
    static final String LIGHT = "light";
    static final String OVERLAY = "overlay";
    static final String CRITERION = "criterion";

    private final LessonState desk;

    BoardBlocks(LessonState desk) {
        this.desk = desk;
    }

    Block place(int line, YamlValue.Fields fields) {
        return laid(line, fields, POSITION, desk::read);
    }

    Block start(int line, YamlValue.Fields fields) {
        return laid(
                line,
                fields,
                START,
                field -> desk.game().start(field.whole(0, 999_999_999)).position());
    }

    private Block laid(int line, YamlValue.Fields fields, String key, Function<YamlValue.Field, Position> reader) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, List.of(key), parts);
        Optional<Position> position = parts.at(() -> reader.apply(entries.get(key)));
        // What else stands in the block says nothing of the board.
        position.ifPresent(desk::lay);
        if (position.isEmpty()) desk.lose();
        parts.end();
        return new Block.Place(line, position.orElseThrow());
    }

    Block play(int line, YamlValue.Fields fields) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, List.of(PLAY, "steps"), parts);
        boolean stepwise = parts.at(
                        () -> entries.find("steps").map(YamlValue.Field::flag).orElse(false))
                .orElse(false);
        Optional<Block.Play> play = parts.at(() -> {
            Position before = desk.position(line);
            return new Block.Play(line, before, LessonState.sequence(entries.get(PLAY), before), stepwise);
        });
        play.map(Block.Play::board).ifPresent(desk::lay);
        if (play.isEmpty()) desk.lose();
        parts.end();
        return play.orElseThrow();
    }

    Block light(int line, YamlValue.Fields fields) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, List.of(LIGHT), parts);
        Optional<Cells> cells = parts.at(() -> desk.cells(entries.get(LIGHT)));
        Optional<Position> board = parts.at(() -> desk.position(line));
        parts.end();
        return new Block.Light(line, board.orElseThrow(), cells.orElseThrow());
    }

    Block overlay(int line, YamlValue.Fields fields) {
        Position position = desk.position(line);
        List<Overlay> overlays = position.view().overlays();
        List<String> names = overlays.stream().map(BoardBlocks::name).toList();
        String name = Entries.of(fields, List.of(OVERLAY)).get(OVERLAY).oneOf(names);
        return new Block.Show(line, position, overlays.get(names.indexOf(name)));
    }

    /** The last word of an overlay's key. */
    private static String name(Overlay overlay) {
        String key = overlay.name().key();
        return key.substring(key.lastIndexOf('.') + 1);
    }

    Block criterion(int line, YamlValue.Fields fields) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(fields, List.of(CRITERION, "side"), parts);
        Optional<Criterion> criterion = parts.at(() -> Sources.criterion(entries.get(CRITERION), desk.game()));
        Optional<Position> board = parts.at(() -> desk.position(line));
        Optional<Seat> side = parts.at(() -> LessonState.side(entries, known(board)));
        parts.end();
        return new Block.LookAt(line, board.orElseThrow(), criterion.orElseThrow(), side.orElseThrow());
    }

    /** A board that was asked for before: what is wrong with it is told already. */
    static Position known(Optional<Position> board) {
        return board.orElseThrow(LessonState.Unknown::new);
    }
}
