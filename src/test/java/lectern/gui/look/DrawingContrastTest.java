package lectern.gui.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.chart.ChartTheme;
import lectern.gui.tree.TreeTheme;
import lectern.picture.chart.ChartColours;
import lectern.picture.ink.Colours;
import lectern.picture.tree.TreeStyle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Charts, trees and pages stand out from what they are drawn on, as WCAG 2 AA demands: letters 4.5, shapes 3. */
@ExtendWith(RestoredLook.class)
class DrawingContrastTest {
    private static final double LETTERS = 4.5;
    private static final double SHAPES = 3;

    /** Where an entrant would meet itself nothing is written. */
    private static final String WITHOUT_LETTERS = " background: #595959; ";

    private LookAndFeel before;

    @BeforeEach
    void lookedHow() {
        before = UIManager.getLookAndFeel();
    }

    @AfterEach
    void looksAsBefore() throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(before);
    }

    @ParameterizedTest
    @EnumSource
    void chartsOfTheWindowCanBeRead(Theme theme) throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(theme.look());

        Map<String, Double> faint = new TreeMap<>();
        Games.ALL.forEach(game -> check(game, ChartTheme.inForce(game), faint));
        assertThat(faint).isEmpty();
    }

    @Test
    void chartsOnPaperCanBeRead() {
        Map<String, Double> faint = new TreeMap<>();
        Games.ALL.forEach(game -> check(game, ChartColours.onPaper(game), faint));
        assertThat(faint).isEmpty();
    }

    private static void check(GameKind game, ChartColours colours, Map<String, Double> faint) {
        note("text", colours.text(), colours.paper(), LETTERS, faint);
        note("line", colours.line(), colours.paper(), SHAPES, faint);
        note("place", colours.now(), colours.paper(), SHAPES, faint);
        IntStream.rangeClosed(1, 6)
                .forEach(number -> note(
                        game.id() + " colour " + number,
                        colours.swatches().of(number).colour(),
                        colours.paper(),
                        SHAPES,
                        faint));
        for (Criterion criterion : game.criteria()) {
            Color colour = colours.swatches().of(game, criterion.key()).colour();
            note(game.id() + " " + criterion.key(), colour, colours.paper(), SHAPES, faint);
        }
    }

    @ParameterizedTest
    @EnumSource
    void treesCanBeRead(Theme theme) throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(theme.look());

        Map<String, Double> faint = new TreeMap<>();
        for (GameKind game : Games.ALL) {
            TreeStyle style = TreeTheme.inForce(Games.read(game.id()).start(1).position());
            note("letters", style.text(), style.paper(), LETTERS, faint);
            note("selected", style.accent(), style.paper(), SHAPES, faint);
            note("cut", style.cut(), style.paper(), SHAPES, faint);
        }
        assertThat(faint).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/lectern/handout/handout.css", "/lectern/report/report.css"})
    void lettersOfPagesCanBeRead(String sheet) throws IOException {
        Map<String, Double> faint = new TreeMap<>();
        rules(sheet).forEach(rule -> {
            Color ground = declared(rule, "background", Color.WHITE);
            Color letters = declared(rule, "color", new Color(0x111111));
            note(rule, letters, ground, LETTERS, faint);
        });
        assertThat(faint).isEmpty();
    }

    private static List<String> rules(String sheet) throws IOException {
        try (InputStream in = DrawingContrastTest.class.getResourceAsStream(sheet)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Stream.of(text.split("[{}\n]", -1))
                    .filter(part -> !part.equals(WITHOUT_LETTERS))
                    .filter(part -> part.contains("color:") || part.contains("background:"))
                    .toList();
        }
    }

    private static Color declared(String rule, String property, Color otherwise) {
        Matcher found = Pattern.compile("(?:^|[; ])" + property + ":\\s*#([0-9a-f]{3,6})")
                .matcher(rule);
        if (!found.find()) return otherwise;
        String digits = found.group(1);
        return Color.decode("#" + (digits.length() == 3 ? digits.replaceAll("(.)", "$1$1") : digits));
    }

    private static void note(String what, Color one, Color ground, double least, Map<String, Double> faint) {
        double contrast = Colours.contrast(one, ground);
        if (contrast < least) faint.put(what, contrast);
    }
}
