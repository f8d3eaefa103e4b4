package lectern.gui.predict;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** While a class names moves, + and − count the one that was counted last, wherever no text is typed. */
public final class CountingKeys {
    private final Poll poll;

    private CountingKeys(Poll poll) {
        this.poll = poll;
    }

    /** Makes the keys work wherever the focus is inside a component. */
    public static void putOn(JComponent component, Poll poll) {
        CountingKeys keys = new CountingKeys(poll);
        keys.bind(component, '+', 1);
        keys.bind(component, '-', -1);
    }

    private void bind(JComponent component, char sign, int by) {
        String name = "count" + sign;
        component.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(sign), name);
        component.getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                poll.changeLatest(by);
            }
        });
    }
}
