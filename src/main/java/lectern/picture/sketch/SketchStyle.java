package lectern.picture.sketch;

import java.awt.Color;
import lectern.picture.Palette;
import lectern.picture.ink.Colours;

/**
 * The colours of a small tree.
 *
 * @param highest of nodes that take the highest value
 * @param lowest of nodes that take the lowest value
 * @param cut of what was never looked at
 */
public record SketchStyle(Color paper, Color text, Color line, Color highest, Color lowest, Color cut) {
    /** How much of its colour there is behind the letters of a node. */
    private static final double TINT = 0.2;

    public static SketchStyle of(Palette palette) {
        return new SketchStyle(
                palette.of("surface"),
                palette.of("label"),
                palette.of("label"),
                palette.of("mark.group", 1, 2),
                palette.of("mark.group", 2, 2),
                palette.of("mark.proof"));
    }

    Color tint(Color colour) {
        return Colours.mixed(paper, colour, TINT);
    }
}
