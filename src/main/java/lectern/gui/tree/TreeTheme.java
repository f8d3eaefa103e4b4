package lectern.gui.tree;

import javax.swing.UIManager;
import lectern.game.Position;
import lectern.gui.board.BoardColours;
import lectern.gui.look.LookColour;
import lectern.picture.tree.TreeStyle;

/** The style that the theme in force gives to drawn trees. */
public final class TreeTheme {
    private TreeTheme() {}

    public static TreeStyle inForce(Position root) {
        return TreeStyle.of(
                root,
                BoardColours.palette(),
                UIManager.getColor("Label.foreground"),
                LookColour.of("Component.accentColor", "textHighlight"),
                UIManager.getFont("Label.font"));
    }
}
