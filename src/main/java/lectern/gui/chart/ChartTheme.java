package lectern.gui.chart;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import javax.swing.UIManager;
import lectern.gui.board.BoardColours;
import lectern.gui.look.LookColour;
import lectern.picture.Palette;
import lectern.picture.chart.ChartColours;

/** The colours that the theme in force gives to charts. */
final class ChartTheme {
    private ChartTheme() {}

    static ChartColours inForce() {
        List<Color> shares = ChartColours.shares(BoardColours.palette());
        return new ChartColours(
                UIManager.getColor("Panel.background"),
                UIManager.getColor("Label.foreground"),
                LookColour.of("Component.borderColor", "controlShadow"),
                shares.get(0),
                LookColour.of("Component.accentColor", "textHighlight"),
                shares);
    }

    /** Small letters, but as large as usual in a look that has none. */
    static Font font() {
        Font small = UIManager.getFont("small.font");
        return small == null ? UIManager.getFont("Label.font") : small;
    }

    static ChartColours onPaper() {
        return ChartColours.onPaper(ChartColours.shares(Palette.read("light")));
    }
}
