package lectern.gui.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import lectern.game.Handle;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;

/**
 * Buttons for what is no place on the board: to pass, a colour, how a piece lies. Only what can be chosen now, or
 * instead of what is chosen. In one row, or in several where that is too wide.
 */
public final class ChoiceBar extends JPanel {
    private static final int GAP = 6;

    private final transient BoardAim aim;
    private final transient Wording wording;
    private transient List<Handle.Choice> shown = List.of();

    public ChoiceBar(Desk desk, BoardAim aim, Wording wording) {
        super(null);
        this.aim = aim;
        this.wording = wording;
        setName("choices");
        wording.write(this::rebuild);
        desk.follow(this::refresh, Topic.MATCH, Topic.PLAYED, Topic.STEP, Topic.LOOKAHEAD, Topic.THINKING);
        aim.listen(topic -> refresh());
    }

    private void refresh() {
        if (!choices().equals(shown)) rebuild();
        else showChosen();
    }

    private List<Handle.Choice> choices() {
        return aim.isOpen() ? aim.pointing().choices() : List.of();
    }

    private void rebuild() {
        shown = choices();
        removeAll();
        for (Handle.Choice choice : shown) {
            JToggleButton button = new JToggleButton(wording.of(choice.name()));
            button.setName("choice." + choice.word());
            button.addActionListener(event -> {
                aim.pick(choice);
                showChosen();
            });
            add(button);
        }
        showChosen();
        revalidate();
        repaint();
    }

    private void showChosen() {
        for (int i = 0; i < getComponentCount(); i++) {
            boolean chosen = aim.pointing().picked().contains(shown.get(i));
            ((JToggleButton) getComponent(i)).setSelected(chosen);
        }
    }

    /** How wide it has to be at least. */
    int leastWidth() {
        int widest = 0;
        for (Component button : getComponents()) widest = Math.max(widest, button.getPreferredSize().width);
        return widest;
    }

    /** How high it is in some width. */
    int height(int width) {
        return lay(width, false);
    }

    @Override
    public void doLayout() {
        lay(getWidth(), true);
    }

    private int lay(int width, boolean place) {
        int gap = UIScale.scale(GAP);
        int x = 0;
        int y = 0;
        int high = 0;
        for (Component button : getComponents()) {
            Dimension size = button.getPreferredSize();
            if (x > 0 && x + size.width > width) {
                x = 0;
                y += high + gap;
                high = 0;
            }
            if (place) button.setBounds(x, y, size.width, size.height);
            x += size.width + gap;
            high = Math.max(high, size.height);
        }
        return y + high;
    }

    @Override
    public Dimension getPreferredSize() {
        int width = 0;
        for (Component button : getComponents()) width += button.getPreferredSize().width + UIScale.scale(GAP);
        return new Dimension(Math.max(0, width - UIScale.scale(GAP)), lay(Integer.MAX_VALUE, false));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(leastWidth(), height(getWidth()));
    }
}
