package lectern.gui.chart;

import java.awt.Font;
import javax.swing.UIManager;
import lectern.game.GameKind;
import lectern.gui.board.BoardColours;
import lectern.gui.look.LookColour;
import lectern.picture.chart.ChartColours;

/** The colours that the theme in force gives to charts. */
public final class ChartTheme {
    private ChartTheme() {}

    public static ChartColours inForce(GameKind game) {
        return new ChartColours(
                UIManager.getColor("Panel.background"),
                UIManager.getColor("Label.foreground"),
                LookColour.of("Component.borderColor", "controlShadow"),
                LookColour.of("Component.accentColor", "textHighlight"),
                game,
                BoardColours.swatches(game));
    }

    /** Small letters, but as large as usual in a look that has none. */
    public static Font font() {
        Font small = UIManager.getFont("small.font");
        return small == null ? UIManager.getFont("Label.font") : small;
    }
}
