package lectern.gui.inspector.decision.trace;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.KeyStroke;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.act.Icons;
import lectern.gui.act.WindowKeys;
import lectern.gui.desk.Stepping;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.inspector.decision.view.DecisionView;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.search.trace.SearchEvent;
import lectern.search.trace.Trace;
import lectern.telling.trace.FineStep;
import lectern.telling.trace.StepSentence;
import lectern.telling.trace.Window;
import net.miginfocom.swing.MigLayout;

/** A search walked through event by event, forward and back, on the real board. */
public final class FineStepPane extends DecisionView implements Stepping {
    /** Room for most sentences, so that what stands below stays where it is. */
    private static final int LINES = 3;

    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final NoTrace noTrace;
    private final JPanel walk = new JPanel(new MigLayout("insets 0, fillx, gapy 6", "[grow, fill]"));
    private final Prose sentence = new Prose("steps.sentence", "h4");
    private final JLabel alpha = new JLabel();
    private final JLabel beta = new JLabel();
    private final WindowBar bar = new WindowBar();
    private final Prose depth = new Prose("steps.depth", "muted");
    private final FrameTable frames;
    private final JSlider slider = new JSlider(0, 0);
    private final List<StepButton> buttons = new ArrayList<>();
    private transient Subject subject;
    private transient FineStep step = FineStep.of(List.of(), 0);
    private transient ValueRange range = ValueRange.NONE;
    private boolean setting;

    public FineStepPane(Wording wording, BoardPreview glimpse, Runnable thinkAgain) {
        super(new MigLayout("insets 6 0 0 0, fillx, gapy 6, hidemode 3", "[grow, fill]"));
        this.wording = wording;
        this.glimpse = glimpse;
        setName("steps");
        noTrace = new NoTrace("steps", wording, thinkAgain);
        sentence.setRows(LINES);
        frames = new FrameTable(wording);
        alpha.setName("steps.alpha");
        beta.setName("steps.beta");
        slider.setName("steps.slider");
        WindowKeys.leaveAll(slider);
        slider.addChangeListener(event -> {
            if (!setting) goTo(step.to(slider.getValue()));
        });
        walk.add(buttons(), "wmin 0, wrap");
        walk.add(slider, "wmin 0, wrap");
        walk.add(sentence, "wmin 0, wrap");
        walk.add(alpha, "split 2, wmin 0");
        walk.add(beta, "wmin 0, growx 0, wrap");
        walk.add(bar, "wmin 0, wrap");
        walk.add(depth, "wmin 0, wrap");
        walk.add(new JScrollPane(frames), "wmin 0");
        add(noTrace, "wmin 0, wrap");
        add(walk, "wmin 0");
        bind("LEFT", () -> step.to(step.at() - 1));
        bind("RIGHT", () -> step.to(step.at() + 1));
        bind("PAGE_UP", () -> step.to(step.at() - 1));
        bind("PAGE_DOWN", () -> step.to(step.at() + 1));
        bind("HOME", () -> step.to(0));
        bind("END", () -> step.to(step.events().size()));
    }

    private JPanel buttons() {
        JPanel row = WrapLayout.row("steps.buttons");
        buttons.add(new StepButton("first", "first", () -> step.to(0), true));
        buttons.add(new StepButton("previous", "previous", () -> step.to(step.at() - 1), true));
        buttons.add(new StepButton("next", "next", () -> step.to(step.at() + 1), false));
        buttons.add(new StepButton("last", "last", () -> step.to(step.events().size()), false));
        buttons.add(new StepButton("finish", "", () -> step.finished(), false));
        buttons.add(new StepButton("next-cut", "", () -> step.nextCut(), false));
        buttons.forEach(row::add);
        return row;
    }

    /** Goes somewhere from the step that is shown, if there is any way to go. */
    private final class StepButton extends JButton {
        private final String word;
        private final boolean icon;
        private final boolean backward;

        private StepButton(String word, String icon, Supplier<FineStep> goal, boolean backward) {
            this.word = word;
            this.icon = !icon.isEmpty();
            this.backward = backward;
            setName("steps." + word);
            if (this.icon) setIcon(Icons.named(icon));
            addActionListener(event -> goTo(goal.get()));
        }

        private void refresh() {
            String name = wording.of("decision.steps." + word);
            if (!icon) setText(name);
            setToolTipText(wording.of("decision.steps-tip." + word));
            getAccessibleContext().setAccessibleName(name);
            setEnabled(backward ? !step.isFirst() : !step.isLast());
        }
    }

    private void bind(String key, Supplier<FineStep> goal) {
        getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                goTo(goal.get());
            }

            /** Where there is nothing to walk through, the key is for what is around this. */
            @Override
            public boolean isEnabled() {
                return walk.isVisible();
            }
        });
    }

    @Override
    public void show(Subject shown) {
        boolean same = subject != null && shown.isSameAs(subject);
        subject = shown;
        List<SearchEvent> events = shown.decision().trace().map(Trace::events).orElse(List.of());
        walk.setVisible(!events.isEmpty());
        noTrace.setVisible(events.isEmpty());
        noTrace.show(shown);
        frames.rewrite();
        slider.getAccessibleContext().setAccessibleName(wording.of("thinking.place"));
        slider.getAccessibleContext().setAccessibleDescription(wording.of("speech.step-of-search"));
        bar.getAccessibleContext().setAccessibleName(wording.of("speech.window"));
        if (!same) {
            range = ValueRange.of(events);
            setting = true;
            slider.setMaximum(events.size());
            setting = false;
            step = FineStep.of(events, 0);
        }
        tell(positions());
    }

    /** Whether there is a search here to be walked through. */
    public boolean isWalkable() {
        return isShowing() && walk.isVisible();
    }

    @Override
    public boolean canGoOn() {
        return !step.isLast();
    }

    @Override
    public boolean canGoBack() {
        return !step.isFirst();
    }

    @Override
    public void next() {
        goTo(step.to(step.at() + 1));
    }

    @Override
    public void previous() {
        goTo(step.to(step.at() - 1));
    }

    @Override
    public void takeBoard() {
        if (step.isFirst()) glimpse.leave();
        else showOnBoard();
    }

    private void goTo(FineStep chosen) {
        step = chosen;
        showOnBoard();
        tell(positions());
    }

    private void showOnBoard() {
        List<Move> line = step.line();
        glimpse.stay(subject.root(), line, line.size());
    }

    private List<Position> positions() {
        List<Position> positions = new ArrayList<>(List.of(subject.root()));
        for (Move move : step.line())
            positions.add(positions.get(positions.size() - 1).play(move, Narrator.SILENT));
        return positions;
    }

    private void tell(List<Position> positions) {
        setting = true;
        slider.setValue(step.at());
        setting = false;
        buttons.forEach(StepButton::refresh);
        sentence.setText(wording.of(StepSentence.of(step, positions)));
        Optional<FineStep.Frame> frame = step.current();
        Window window = frame.map(FineStep.Frame::window).orElse(Window.ALL);
        boolean upward = StepSentence.isUpward(step.path(), positions);
        alpha.setText(wording.of("decision.alpha", window.lower(upward)));
        beta.setText(wording.of("decision.beta", window.upper(upward)));
        alpha.setToolTipText(wording.of("decision.alpha.tip", subject.side()));
        beta.setToolTipText(wording.of("decision.beta.tip", subject.side()));
        bar.show(range, window, found());
        frames.show(step, positions);
        int left = frame.map(FineStep.Frame::depth).orElse(0);
        depth.setText(wording.of(new Phrase(
                "decision.steps.where",
                List.of(left, step.entered(), step.at(), step.events().size()))));
    }

    private OptionalDouble found() {
        return step.event()
                .map(event -> event.match(new SearchEvent.SearchEventCases<>(
                        enter -> OptionalDouble.empty(),
                        leaf -> OptionalDouble.of(leaf.value()),
                        raised -> OptionalDouble.empty(),
                        cut -> OptionalDouble.empty(),
                        leave -> OptionalDouble.of(leave.value()))))
                .orElse(OptionalDouble.empty());
    }
}
