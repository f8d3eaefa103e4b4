package lectern.lesson.read;

import java.util.List;
import lectern.game.Overlay;
import lectern.game.Position;
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
        Position position = desk.read(new Entries(fields, List.of(POSITION)).get(POSITION));
        desk.lay(position);
        return new Block.Place(line, position);
    }

    Block start(int line, YamlValue.Fields fields) {
        int seed = new Entries(fields, List.of(START)).get(START).whole(0, 999_999_999);
        Position position = desk.game().start(seed).position();
        desk.lay(position);
        return new Block.Place(line, position);
    }

    Block play(int line, YamlValue.Fields fields) {
        Entries entries = new Entries(fields, List.of(PLAY, "steps"));
        Position before = desk.position(line);
        boolean stepwise = entries.find("steps").map(YamlValue.Field::flag).orElse(false);
        Block.Play play = new Block.Play(line, before, LessonState.sequence(entries.get(PLAY), before), stepwise);
        desk.lay(play.board());
        return play;
    }

    Block light(int line, YamlValue.Fields fields) {
        Entries entries = new Entries(fields, List.of(LIGHT));
        return new Block.Light(line, desk.position(line), desk.cells(entries.get(LIGHT)));
    }

    Block overlay(int line, YamlValue.Fields fields) {
        Position position = desk.position(line);
        List<Overlay> overlays = position.view().overlays();
        List<String> names = overlays.stream().map(BoardBlocks::name).toList();
        String name = new Entries(fields, List.of(OVERLAY)).get(OVERLAY).oneOf(names);
        return new Block.Show(line, position, overlays.get(names.indexOf(name)));
    }

    /** The last word of an overlay's key. */
    private static String name(Overlay overlay) {
        String key = overlay.name().key();
        return key.substring(key.lastIndexOf('.') + 1);
    }

    Block criterion(int line, YamlValue.Fields fields) {
        Entries entries = new Entries(fields, List.of(CRITERION, "side"));
        Position position = desk.position(line);
        return new Block.LookAt(
                line,
                position,
                Sources.criterion(entries.get(CRITERION), desk.game()),
                LessonState.side(entries, position));
    }
}
