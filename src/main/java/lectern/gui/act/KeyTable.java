package lectern.gui.act;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.KeyStroke;
import lectern.gui.wording.Wording;

/**
 * Every key of the window and what it does, in groups: those of each menu, made from the acts, and those that work only
 * in a part of the window.
 */
public record KeyTable(List<Group> groups) {
    /** Keys that belong together, under a heading. */
    public record Group(String heading, List<Row> rows) {}

    /** What is pressed, and what that does. */
    public record Row(String keys, String does) {}

    /** @param acts those that can be done in the component; others have no key there */
    public static KeyTable of(Acts acts, Wording wording) {
        List<Group> groups = new ArrayList<>();
        for (Act.Menu menu : Act.Menu.values()) {
            List<Row> rows = Arrays.stream(Act.values())
                    .filter(act -> act.menu() == menu && act.stroke() != null && acts.has(act))
                    .map(act -> new Row(
                            text(act.stroke()), wording.of("act." + act.word()).replaceFirst("\\s*…$", "")))
                    .toList();
            if (!rows.isEmpty()) groups.add(new Group(wording.of(menu.key()), rows));
        }
        for (OtherKey.Place place : OtherKey.Place.values()) {
            List<Row> rows = Arrays.stream(OtherKey.values())
                    .filter(key -> key.place() == place)
                    .map(key -> row(key, wording))
                    .toList();
            groups.add(new Group(wording.of("act.keys." + place.name().toLowerCase(Locale.ROOT)), rows));
        }
        return new KeyTable(List.copyOf(groups));
    }

    private static Row row(OtherKey key, Wording wording) {
        String strokes = key.strokes().map(KeyTable::text).collect(Collectors.joining(", "));
        String shown = strokes.isEmpty() ? wording.of("act.keys.letter") : strokes;
        return new Row(shown, wording.of("act.key." + key.word()));
    }

    /** As menus write it. */
    static String text(KeyStroke stroke) {
        String modifiers = InputEvent.getModifiersExText(stroke.getModifiers());
        return Stream.of(modifiers, KeyEvent.getKeyText(stroke.getKeyCode()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("+"));
    }
}
