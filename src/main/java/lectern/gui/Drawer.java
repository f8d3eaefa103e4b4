package lectern.gui;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import lectern.gui.look.LookColour;

/** Lies over the board and holds one part that has no room beside it, until Escape or its button closes it. */
final class Drawer extends JPanel {
    private transient Optional<WindowPart> held = Optional.empty();

    Drawer(Runnable close) {
        super(new BorderLayout());
        setName("drawer");
        setVisible(false);
        // What is clicked here is not meant for the board underneath.
        addMouseListener(new MouseAdapter() {});
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ESCAPE"), "close");
        getActionMap().put("close", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                close.run();
            }
        });
    }

    Optional<WindowPart> held() {
        return held;
    }

    void hold(WindowPart part, JComponent shown) {
        removeAll();
        add(shown);
        held = Optional.of(part);
        setVisible(true);
        revalidate();
        repaint();
    }

    void close() {
        removeAll();
        held = Optional.empty();
        setVisible(false);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        Color line = LookColour.of("Component.accentColor", "textHighlight");
        setBorder(BorderFactory.createLineBorder(line, 2));
    }
}
