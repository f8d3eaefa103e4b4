package lectern.picture.tree;

import java.awt.Color;
import java.awt.Font;
import java.util.function.Function;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.picture.Palette;
import lectern.picture.Skin;
import lectern.picture.Skins;
import lectern.picture.ink.Colours;

/**
 * The colours and letters of a drawn tree.
 *
 * @param accent what is selected
 * @param own the colour of the root's side, which takes the highest value
 * @param other that of the side that takes the lowest
 * @param cut cut branches
 * @param current where the search is
 */
public record TreeStyle(
        Color paper, Color text, Color accent, Color own, Color other, Color cut, Color current, Font font) {
    /** How much of a side's colour there is behind letters. */
    private static final double TINT = 0.16;

    /** On what is drawn between the letters and the paper. */
    private static final double FAINT = 0.55;

    public static TreeStyle of(Position root, Palette palette, Color text, Color accent, Font font) {
        return new TreeStyle(
                palette.of("surface"),
                text,
                accent,
                side(root, root.toMove(), palette),
                side(root, root.toMove().other(), palette),
                palette.of("mark.proof"),
                palette.of("mark.lit.fill"),
                font);
    }

    /** For white paper. */
    public static TreeStyle onPaper(Position root) {
        Palette palette = Palette.read("light");
        return of(
                root,
                palette,
                new Color(0x222222),
                palette.of("mark.pointed"),
                new Font(Font.SANS_SERIF, Font.PLAIN, 1));
    }

    /** The colour of a side's pieces; where both seats play the same pieces, one of a group's. */
    private static Color side(Position root, Seat seat, Palette palette) {
        Skin skin = Skins.of(root.game().kind());
        Function<Seat, Color> colour = asked -> root.view()
                .emblem(asked)
                .map(token -> skin.colour(token, palette))
                .orElse(palette.of("label"));
        boolean alike = colour.apply(seat).equals(colour.apply(seat.other()));
        return alike ? palette.of("mark.group", seat.ordinal() + 1, 2) : colour.apply(seat);
    }

    Color faint() {
        return Colours.mixed(text, paper, FAINT);
    }

    Color tint(Color side) {
        return Colours.mixed(paper, side, TINT);
    }

    Font letters(boolean bold, double size) {
        return font.deriveFont(bold ? Font.BOLD : Font.PLAIN, (float) size);
    }
}
