package lectern.gui.thinking.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.JToggleButton;
import javax.swing.Timer;
import lectern.gui.act.Icons;
import lectern.gui.act.WindowKeys;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.telling.pseudocode.SearchWalk;
import net.miginfocom.swing.MigLayout;

/** The ways through a search: step by step, into a position and out of it, to what matters next, or by itself. */
final class WalkBar extends JPanel {
    private static final int SLOWEST_MILLIS = 2_000;
    private static final int FASTEST_MILLIS = 40;
    private static final int PACES = 10;
    private static final int USUAL_PACE = 5;

    private final transient Wording wording;
    private final transient IntConsumer ear;
    private final List<Way> ways = new ArrayList<>();
    private final JSlider place = new JSlider(0, 0);
    private final JToggleButton play = new JToggleButton(Icons.named("play"));
    private final JSlider pace = new JSlider(1, PACES, USUAL_PACE);
    private final Timer timer = new Timer(SLOWEST_MILLIS, event -> tick());
    private transient SearchWalk walk = SearchWalk.NONE;
    private int at;
    private boolean setting;

    /** @param ear hears after how many steps to stand */
    WalkBar(Wording wording, IntConsumer ear) {
        super(new MigLayout("insets 0, fillx, gapy 2, novisualpadding", "[grow, fill]"));
        this.wording = wording;
        this.ear = ear;
        JPanel buttons = WrapLayout.row("thinking-ways");
        add(buttons, "wmin 0, wrap");
        add(place, "wmin 0");
        way(buttons, "first", "first", from -> 0);
        way(buttons, "previous", "previous", from -> from - 1);
        way(buttons, "next", "next", from -> from + 1);
        way(buttons, "last", "last", from -> walk.size());
        way(buttons, "into", "", from -> orStay(walk.into(from), from));
        way(buttons, "out", "", from -> orStay(walk.out(from), from));
        way(buttons, "next-cut", "", from -> orStay(walk.nextCut(from), from));
        way(buttons, "next-raise", "", from -> orStay(walk.nextRaise(from), from));
        play.setName("thinking.play");
        play.addActionListener(event -> play(play.isSelected()));
        buttons.add(play);
        pace.setName("thinking.pace");
        pace.addChangeListener(event -> timer.setDelay(delay()));
        pace.setPreferredSize(
                new java.awt.Dimension(play.getPreferredSize().width * 3, pace.getPreferredSize().height));
        buttons.add(pace);
        place.setName("thinking.place");
        WindowKeys.leaveAll(place);
        place.addChangeListener(event -> {
            if (!setting) go(place.getValue());
        });
    }

    private static int orStay(OptionalInt goal, int from) {
        return goal.orElse(from);
    }

    private void way(JPanel row, String word, String icon, IntUnaryOperator goal) {
        Way way = new Way(word, icon, goal);
        ways.add(way);
        row.add(way);
    }

    /** A button that leads somewhere from the step that is shown, if there is a way. */
    private final class Way extends JButton {
        private final String word;
        private final boolean hasIcon;
        private final transient IntUnaryOperator goal;

        private Way(String word, String icon, IntUnaryOperator goal) {
            this.word = word;
            this.goal = goal;
            hasIcon = !icon.isEmpty();
            setName("thinking." + word);
            if (hasIcon) setIcon(Icons.named(icon));
            addActionListener(event -> go(goal.applyAsInt(at)));
        }

        private void refresh() {
            int to = Math.max(0, Math.min(goal.applyAsInt(at), walk.size()));
            setEnabled(to != at);
        }

        private void rewrite() {
            String name = wording.of("thinking.way." + word);
            if (!hasIcon) setText(name);
            setToolTipText(wording.of("thinking.way-tip." + word));
            getAccessibleContext().setAccessibleName(name);
        }
    }

    void rewrite() {
        ways.forEach(Way::rewrite);
        play.setToolTipText(wording.of("thinking.play"));
        play.getAccessibleContext().setAccessibleName(wording.of("thinking.play"));
        pace.setToolTipText(wording.of("thinking.pace"));
        pace.getAccessibleContext().setAccessibleName(wording.of("thinking.pace"));
        place.getAccessibleContext().setAccessibleName(wording.of("thinking.place"));
        place.getAccessibleContext().setAccessibleDescription(wording.of("speech.step-of-search"));
    }

    /** Another search is walked through. */
    void show(SearchWalk shown) {
        walk = shown;
        setting = true;
        place.setMaximum(shown.size());
        setting = false;
        play(false);
        stand(0);
    }

    /** Shows where one stands. */
    void stand(int step) {
        at = step;
        setting = true;
        place.setValue(step);
        setting = false;
        ways.forEach(Way::refresh);
        play.setEnabled(at < walk.size());
        if (at == walk.size()) play(false);
    }

    void go(int step) {
        ear.accept(Math.max(0, Math.min(step, walk.size())));
    }

    /** The button that leads on. */
    JButton onward() {
        return ways.get(2);
    }

    /** Goes on by itself, or no more. */
    void play(boolean on) {
        play.setSelected(on);
        play.setIcon(Icons.named(on ? "pause" : "play"));
        timer.setDelay(delay());
        timer.setInitialDelay(delay());
        if (on) timer.restart();
        else timer.stop();
    }

    private int delay() {
        double part = (pace.getValue() - 1) / (double) (PACES - 1);
        return (int) Math.round(SLOWEST_MILLIS * Math.pow((double) FASTEST_MILLIS / SLOWEST_MILLIS, part));
    }

    private void tick() {
        if (at >= walk.size()) play(false);
        else go(at + 1);
    }
}
