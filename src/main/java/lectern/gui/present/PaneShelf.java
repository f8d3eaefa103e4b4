package lectern.gui.present;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLayer;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import lectern.gui.look.LookColour;

/** The panes of the window that a key lays over the stage. Each is made when it is first wanted. */
final class PaneShelf {
    private final List<Place> places = new ArrayList<>();
    private Optional<Place> open = Optional.empty();

    /** A pane, what it is called, and how much of the height it takes. */
    private static final class Place {
        private final String name;
        private final double height;
        private final Class<? extends JComponent> type;
        private final Supplier<? extends JComponent> maker;
        private JComponent pane;
        private JLayer<JComponent> layer;

        /** The look in force when it was last open: what is put away hears of no other. */
        private Object look;

        private <P extends JComponent> Place(String name, double height, Class<P> type, Supplier<P> maker) {
            this.type = type;
            this.name = name;
            this.height = height;
            this.maker = maker;
        }
    }

    <P extends JComponent> void add(String name, double height, Class<P> type, Supplier<P> maker) {
        places.add(new Place(name, height, type, maker));
    }

    int size() {
        return places.size();
    }

    /** The key under which the bundles have what a pane is called. */
    String name(int number) {
        return places.get(number).name;
    }

    /** The pane that is open, magnified. */
    Optional<JLayer<JComponent>> open() {
        return open.map(place -> place.layer);
    }

    /** What share of the height the open pane takes. */
    double height() {
        return open.map(place -> place.height).orElse(0.0);
    }

    /** Opens a pane instead of the one that is open, or closes it if it is that one. */
    void toggle(int number) {
        if (number >= places.size()) return;
        Place place = places.get(number);
        open = open.equals(Optional.of(place)) ? Optional.empty() : Optional.of(place);
        dress(place);
    }

    /** Opens the pane of a type, if there is one. */
    <P extends JComponent> Optional<P> open(Class<P> type) {
        for (Place place : places) {
            if (place.type != type) continue;
            open = Optional.of(place);
            dress(place);
            return Optional.of(type.cast(place.pane));
        }
        return Optional.empty();
    }

    /** The pane that is open, if it is of a type. */
    <P extends JComponent> Optional<P> openOne(Class<P> type) {
        return open.filter(place -> place.type == type).map(place -> type.cast(place.pane));
    }

    private static void dress(Place place) {
        Object now = List.of(UIManager.getLookAndFeel(), UIScale.getZoomFactor());
        if (place.layer == null) {
            place.pane = place.maker.get();
            place.layer = Magnification.of(framed(place.pane));
        } else if (!now.equals(place.look)) SwingUtilities.updateComponentTreeUI(place.layer);
        place.look = now;
    }

    /** Set off from the board that it lies beside or over. */
    private static JComponent framed(JComponent pane) {
        JPanel frame = new JPanel(new BorderLayout()) {
            @Override
            public void updateUI() {
                super.updateUI();
                setBorder(BorderFactory.createMatteBorder(
                        2, 2, 0, 0, LookColour.of("Component.accentColor", "textHighlight")));
            }
        };
        frame.add(pane);
        return frame;
    }

    void close() {
        open = Optional.empty();
    }
}
