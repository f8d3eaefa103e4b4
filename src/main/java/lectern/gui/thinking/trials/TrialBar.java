package lectern.gui.thinking.trials;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.Timer;
import lectern.gui.act.Icons;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.trials.TrialRun;

/** The buttons that go through trials, or make more of them, and the clock that goes by itself. */
final class TrialBar {
    private static final List<Integer> MORE = List.of(10, 100, 1_000);
    private static final List<String> SPEEDS = List.of("slow", "normal", "fast");
    private static final int[] MILLIS = {1_800, 800, 250};
    private static final int NORMAL = 1;

    private final TrialWork work;
    private final Wording wording;
    private final JPanel row = WrapLayout.row("trials-steps");
    private final JButton back = button("back", "previous");
    private final JButton step = button("step", "next");
    private final JButton phase = button("next-phase", "step");
    private final JButton trial = button("trial", "last");
    private final Map<Integer, JButton> more = new LinkedHashMap<>();
    private final JButton play = button("play", "play");
    private final JButton stop = button("stop", "stop");
    private final JComboBox<String> speed = new JComboBox<>();
    private final Timer clock = new Timer(MILLIS[NORMAL], event -> tick());

    TrialBar(TrialWork work, Wording wording) {
        this.work = work;
        this.wording = wording;
        for (JButton one : List.of(back, step, phase, trial)) row.add(one);
        for (int trials : MORE) {
            JButton button = button("more-" + trials, null);
            button.addActionListener(event -> byHand(() -> work.more(trials)));
            more.put(trials, button);
            row.add(button);
        }
        speed.setName("trials.speed");
        row.add(play);
        row.add(speed);
        row.add(stop);
        back.addActionListener(event -> byHand(work::back));
        step.addActionListener(event -> byHand(work::step));
        phase.addActionListener(event -> byHand(work::nextPhase));
        trial.addActionListener(event -> byHand(work::nextTrial));
        stop.addActionListener(event -> byHand(work::stop));
        play.addActionListener(event -> toggle());
        speed.addActionListener(event -> clock.setDelay(MILLIS[Math.max(0, speed.getSelectedIndex())]));
    }

    private static JButton button(String name, String icon) {
        JButton button = icon == null ? new JButton() : new JButton(Icons.named(icon));
        button.setName("trials." + name);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    JPanel row() {
        return row;
    }

    void rewrite() {
        say(back, "trials.back", "trials.back.tip", TrialRun.MOST_RECORDS);
        back.setText("");
        say(step, "trials.step", "trials.step.tip");
        say(phase, "trials.next-phase", "trials.next-phase.tip");
        say(trial, "trials.trial", "trials.trial.tip");
        more.forEach((trials, button) -> say(button, "trials.more", "trials.more.tip", trials));
        say(stop, "trials.stop", "trials.stop.tip");
        int chosen = speed.getSelectedIndex();
        speed.setModel(new DefaultComboBoxModel<>(
                SPEEDS.stream().map(word -> wording.of("trials.speed." + word)).toArray(String[]::new)));
        speed.setSelectedIndex(chosen < 0 ? NORMAL : chosen);
        speed.setToolTipText(wording.of("trials.speed"));
        speed.getAccessibleContext().setAccessibleName(wording.of("trials.speed"));
        refresh();
    }

    private void say(JButton button, String key, String tip, Object... arguments) {
        button.setText(wording.of(key, arguments));
        button.setToolTipText(wording.of(tip, arguments));
        button.getAccessibleContext().setAccessibleName(wording.of(key, arguments));
    }

    void refresh() {
        back.setEnabled(work.canGoBack());
        for (JButton one : List.of(step, phase, trial)) one.setEnabled(work.canStep());
        for (JButton one : more.values()) one.setEnabled(work.isGrowing() && !work.isWorking());
        play.setEnabled(clock.isRunning() || work.canStep());
        play.setIcon(Icons.named(clock.isRunning() ? "pause" : "play"));
        say(play, clock.isRunning() ? "trials.pause" : "trials.play", "trials.play.tip");
        stop.setEnabled(work.isWorking());
    }

    /** It no longer goes by itself. */
    void pause() {
        clock.stop();
        refresh();
    }

    private void byHand(Runnable deed) {
        pause();
        deed.run();
    }

    private void toggle() {
        if (clock.isRunning()) {
            clock.stop();
        } else {
            clock.setInitialDelay(0);
            clock.start();
        }
        refresh();
    }

    private void tick() {
        if (work.isWorking()) return;
        if (work.canStep()) work.step();
        else pause();
    }
}
