package lectern.gui.look;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import lectern.picture.Palette;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The themes can be read by everybody, as WCAG measures it. */
class ThemeTest {
    /** What is written on what. */
    private static final Map<String, List<String>> TEXTS = Map.ofEntries(
            Map.entry("Panel.background", List.of("Label.foreground", "Text.muted", "Text.good", "Text.bad")),
            Map.entry(
                    "List.background",
                    List.of("List.foreground", "Text.muted", "Text.good", "Text.bad", "Tree.foreground")),
            Map.entry("List.selectionBackground", List.of("List.selectionForeground")),
            Map.entry("List.selectionInactiveBackground", List.of("List.selectionInactiveForeground")),
            Map.entry("Table.background", List.of("Table.foreground")),
            Map.entry("Table.selectionBackground", List.of("Table.selectionForeground")),
            Map.entry("TableHeader.background", List.of("TableHeader.foreground")),
            Map.entry("Tree.selectionBackground", List.of("Tree.selectionForeground")),
            Map.entry("Button.background", List.of("Button.foreground")),
            Map.entry("Button.default.background", List.of("Button.default.foreground")),
            Map.entry("TextField.background", List.of("TextField.foreground", "TextField.placeholderForeground")),
            Map.entry("TextField.selectionBackground", List.of("TextField.selectionForeground")),
            Map.entry("ComboBox.background", List.of("ComboBox.foreground")),
            Map.entry("EditorPane.background", List.of("EditorPane.foreground", "Component.linkColor")),
            Map.entry("MenuItem.background", List.of("MenuItem.foreground", "MenuItem.acceleratorForeground")),
            Map.entry(
                    "MenuItem.selectionBackground",
                    List.of("MenuItem.selectionForeground", "MenuItem.acceleratorSelectionForeground")),
            Map.entry("MenuBar.background", List.of("Menu.foreground")),
            Map.entry("TabbedPane.background", List.of("TabbedPane.foreground")),
            Map.entry("TabbedPane.hoverColor", List.of("TabbedPane.foreground")),
            Map.entry("ToolTip.background", List.of("ToolTip.foreground")),
            Map.entry("ProgressBar.foreground", List.of("ProgressBar.selectionForeground")),
            Map.entry("ProgressBar.background", List.of("ProgressBar.selectionBackground")));

    private LookAndFeel before;

    @BeforeEach
    void lookedHow() {
        before = UIManager.getLookAndFeel();
    }

    @AfterEach
    void looksAsBefore() throws UnsupportedLookAndFeelException {
        UIScale.setZoomFactor(1);
        UIManager.setLookAndFeel(before);
    }

    @ParameterizedTest
    @EnumSource
    void everyTextCanBeRead(Theme theme) throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(theme.look());

        double least = theme == Theme.CONTRAST ? 7 : 4.5;
        TEXTS.forEach((ground, texts) -> texts.forEach(text -> assertThat(contrast(text, ground))
                .as("%s on %s in %s", text, ground, theme)
                .isGreaterThanOrEqualTo(least)));
    }

    @ParameterizedTest
    @EnumSource
    void whereTheFocusIsCanBeSeen(Theme theme) throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(theme.look());

        for (String ground : List.of("Panel.background", "List.background")) {
            assertThat(contrast("Component.focusedBorderColor", ground)).isGreaterThanOrEqualTo(3);
            assertThat(contrast("CheckBox.icon.borderColor", ground)).isGreaterThanOrEqualTo(3);
            assertThat(contrast("TabbedPane.underlineColor", ground)).isGreaterThanOrEqualTo(3);
        }
    }

    @ParameterizedTest
    @EnumSource
    void boardsHaveTheThemesColours(Theme theme) throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(theme.look());

        Palette palette = Palette.read(theme.code());
        assertThat(Palette.KEYS)
                .allSatisfy(key ->
                        assertThat(UIManager.getColor(Theme.BOARD_PREFIX + key)).isEqualTo(palette.of(key)));
    }

    @ParameterizedTest
    @EnumSource
    void everyComponentCanBePainted(Theme theme) {
        new Looks(theme, new Scale(200));

        JComponent gallery = Gallery.made();
        gallery.setSize(1200, 800);
        gallery.doLayout();
        BufferedImage picture = new BufferedImage(1200, 800, BufferedImage.TYPE_INT_RGB);
        gallery.paint(picture.createGraphics());
        assertThat(new Color(picture.getRGB(5, 790))).isEqualTo(UIManager.getColor("Panel.background"));
    }

    @ParameterizedTest
    @EnumSource
    void aThemeIsFoundByItsCode(Theme theme) {
        assertThat(Theme.named(theme.code())).contains(theme);
        assertThat(Theme.named("mauve")).isEmpty();
    }

    private static double contrast(String text, String ground) {
        double one = luminance(colour(text)) + 0.05;
        double other = luminance(colour(ground)) + 0.05;
        return Math.max(one, other) / Math.min(one, other);
    }

    private static Color colour(String key) {
        Color colour = UIManager.getColor(key);
        assertThat(colour).as(key).isNotNull();
        return colour;
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int component) {
        double part = component / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
