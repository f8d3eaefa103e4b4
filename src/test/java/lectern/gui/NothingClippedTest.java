package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.AbstractButton;
import javax.swing.CellRendererPane;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollBar;
import javax.swing.JSpinner;
import javax.swing.JViewport;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.inspector.Inspector;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No part of a window is cut off. The rule: every component that is seen lies inside what contains it and has at least
 * the size that it says it needs; a label or a button has the size that it would like, or its tooltip says all of it.
 * Except: what is in a viewport can be rolled, a strip of tabs has arrows, what is chosen can be read in its list, and
 * the frame that shows the focus around a button may lie outside; the arrows of a number are drawn by the look.
 */
@ExtendWith(RestoredLook.class)
class NothingClippedTest {
    /** How thick the frame for the focus is that a look draws around a button, at the usual scale. */
    private static final int FRAME = 2;

    /** Sizes that are shared out or enlarged are rounded. */
    private static final int ROUNDING = 1;

    @TempDir
    Path home;

    @AfterEach
    void usualScale() {
        LaidOut.scaleTo(Scale.USUAL.percent());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noComponentIsCutOffInAGame(Language language) {
        check(language, (window, game) -> window.begin(game.id()));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noComponentIsCutOffInALesson(Language language) {
        check(language, (window, game) -> window.openLesson(game.id() + "-rules"));
    }

    /** Every part that gave way is opened once, over the board or in its place. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void noComponentIsCutOffOverTheBoard(Language language) {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        List<String> cut = new ArrayList<>();
        try (LaidOut window = LaidOut.in(home, language)) {
            for (int scale : BoardFirstTest.SCALES) {
                LaidOut.scaleTo(scale);
                window.rescaled().resized(BoardFirstTest.SIZES.get(0)).seen();
                for (WindowPart part : WindowPart.values()) {
                    if (window.ask(() -> window.part(PanelLayout.class).shows(part))) continue;
                    window.on(() -> window.part(PanelLayout.class).toggle(part))
                            .settled()
                            .seen();
                    window.on(() -> cut(window.panel(), part + " over the board, " + scale + " %: ", cut));
                }
            }
        }
        assertThat(cut).isEmpty();
    }

    /** The same with each tab of the inspector: before the class is asked, meanwhile, and once it is revealed. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void noComponentIsCutOffInAnyTabWhateverTheClassIsAsked(Language language) {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        List<String> cut = new ArrayList<>();
        try (LaidOut window = LaidOut.in(home, language)) {
            window.resized(BoardFirstTest.SIZES.get(0)).seen();
            for (String state : List.of("idle", "asked", "revealed")) {
                if (!state.equals("idle")) window.askClass();
                for (int scale : BoardFirstTest.SCALES) {
                    LaidOut.scaleTo(scale);
                    window.rescaled();
                    for (Dimension size : BoardFirstTest.SIZES) {
                        window.resized(size);
                        String where = state + " " + size.width + " x " + size.height + ", " + scale + " %, tab ";
                        cutInTabs(window, where, cut);
                    }
                }
            }
        }
        assertThat(cut).isEmpty();
    }

    private static void cutInTabs(LaidOut window, String where, List<String> cut) {
        if (!window.ask(() -> window.part(PanelLayout.class).shows(WindowPart.INSPECTOR)))
            window.on(() -> window.part(PanelLayout.class).toggle(WindowPart.INSPECTOR));
        Inspector inspector = window.ask(() -> window.part(Inspector.class));
        for (int i = 0; i < inspector.getTabCount(); i++) {
            int tab = i;
            window.on(() -> inspector.setSelectedIndex(tab)).settled();
            window.on(() -> cut(window.panel(), where + tab + ": ", cut));
        }
    }

    /** An offer is the largest that there is, above the board and over it. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void noComponentOfAnOfferIsCutOff(Language language) {
        check(language, (window, game) -> window.receive(game.id()));
    }

    private void check(Language language, BiConsumer<LaidOut, GameKind> show) {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        List<String> cut = new ArrayList<>();
        try (LaidOut window = LaidOut.in(home, language)) {
            window.resized(BoardFirstTest.SIZES.get(BoardFirstTest.SIZES.size() - 1))
                    .seen();
            for (GameKind game : Games.ALL) {
                show.accept(window, game);
                for (int scale : BoardFirstTest.SCALES) {
                    LaidOut.scaleTo(scale);
                    window.rescaled();
                    for (Dimension size : BoardFirstTest.SIZES) {
                        window.resized(size);
                        String where = game.id() + " " + size.width + " x " + size.height + ", " + scale + " %: ";
                        window.on(() -> cut(window.panel(), where, cut));
                    }
                }
            }
        }
        assertThat(cut).isEmpty();
    }

    private static void cut(Container container, String where, List<String> found) {
        for (Component part : container.getComponents()) {
            if (!part.isVisible() || part instanceof CellRendererPane || part instanceof JScrollBar) continue;
            fault(container, part).ifPresent(fault -> found.add(where + fault));
            boolean rolls = part instanceof JViewport || part instanceof JSpinner || isOfTabs(part);
            if (!rolls && part instanceof Container inner) cut(inner, where, found);
        }
    }

    private static boolean isOfTabs(Component part) {
        return part.getClass().getName().contains("ScrollableTab");
    }

    private static Optional<String> fault(Container container, Component part) {
        int frame = UIScale.scale(FRAME);
        boolean inside = part.getX() >= -frame
                && part.getY() >= -frame
                && part.getX() + part.getWidth() <= container.getWidth() + frame
                && part.getY() + part.getHeight() <= container.getHeight() + frame;
        Dimension need = need(part);
        boolean fits = part.getWidth() >= need.width - ROUNDING && part.getHeight() >= need.height - ROUNDING;
        return inside && fits
                ? Optional.empty()
                : Optional.of("%s %s %s in %s needs %s"
                        .formatted(
                                part.getClass().getSimpleName(),
                                part.getName(),
                                part.getBounds(),
                                container.getSize(),
                                need));
    }

    private static Dimension need(Component part) {
        if (part instanceof JComboBox) return new Dimension(0, part.getPreferredSize().height);
        if (!(part instanceof JLabel) && !(part instanceof AbstractButton)) return part.getMinimumSize();
        Dimension wished = part.getPreferredSize();
        return new Dimension(isToldWhole((JComponent) part) ? 0 : wished.width, wished.height);
    }

    private static boolean isToldWhole(JComponent part) {
        String text = part instanceof JLabel label ? label.getText() : ((AbstractButton) part).getText();
        return text != null
                && part.getToolTipText() != null
                && words(part.getToolTipText()).contains(words(text));
    }

    private static String words(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
