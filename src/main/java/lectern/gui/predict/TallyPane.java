package lectern.gui.predict;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.gui.act.WindowKeys;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.play.quiz.QuizSummary;
import lectern.play.quiz.Reveal;
import net.miginfocom.swing.MigLayout;

/**
 * The question to the class and what it names; afterwards what was played, what the search thinks, and what makes the
 * difference. All that it shows is the poll's, so there may be several of these.
 */
public final class TallyPane extends JPanel {
    private final transient Poll poll;
    private final transient QuizRun run;
    private final transient Wording wording;
    private final Prose title = new Prose("tally.title", "title");
    private final Prose text = new Prose("tally.text", "");
    private final TallyRows rows;
    private final JLabel total = new StyledLabel(StyledLabel.Style.MUTED);
    private final DifferencePane difference;
    private final JTextField entry = new JTextField(12);
    private final Prose refused = new Prose("tally.refused", "muted");
    private final JButton button = new JButton();

    /**
     * @param choosing asks for records, and begins a quiz with so many questions out of them
     * @param saving saves what was answered in a quiz
     */
    public TallyPane(Poll poll, QuizRun run, IntConsumer choosing, Runnable saving, Wording wording) {
        super(new MigLayout("insets 8, fill, gapy 6, hidemode 3", "[grow, fill][]", "[grow, fill][][][]"));
        this.poll = poll;
        this.run = run;
        this.wording = wording;
        setName("inspector.class");
        rows = new TallyRows(poll, wording);
        difference = new DifferencePane(wording);
        total.setName("tally.total");
        entry.setName("tally.entry");
        button.setName("tally.button");
        Column page = new Column(8);
        page.add(title);
        page.add(text);
        page.add(rows);
        page.add(total);
        page.add(difference);
        JScrollPane scroll = new JScrollPane(page);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, "span, wmin 0, hmin 0, wrap");
        add(refused, "span, wmin 0, wrap");
        add(entry, "wmin 0");
        add(button, "wrap");
        add(new QuizBar(run, wording, choosing, saving), "span, wmin 0");
        WindowKeys.leaveReveal(entry);
        entry.addActionListener(event -> enter());
        button.addActionListener(event -> poll.toggle());
        run.listen(this::refresh);
        wording.write(this::refresh);
    }

    private void enter() {
        try {
            if (poll.enter(entry.getText())) entry.setText("");
            else entry.selectAll();
            refuse("");
        } catch (UnreadableText unreadable) {
            refuse(wording.of(unreadable.reason()));
            entry.selectAll();
        }
    }

    private void refuse(String reason) {
        refused.setText(reason);
        refused.setVisible(!reason.isEmpty());
    }

    private void refresh() {
        boolean asked = poll.stage() == Poll.Phase.ASKED;
        Optional<QuizSummary> summary = run.summary().filter(done -> run.isSummedUp());
        title.setText(poll.side()
                .map(side -> wording.of("predict.question", side))
                .orElseGet(() -> wording.of("predict.idle.title")));
        Optional<Reveal> revealed = poll.revealed();
        text.setText(
                revealed.map(this::said).orElseGet(() -> wording.of(asked ? "predict.prompt" : "predict.idle.text")));
        rows.refresh();
        rows.setVisible(!poll.tally().votes().isEmpty());
        total.setText(wording.of("predict.total", poll.tally().total()));
        total.setVisible(poll.stage() != Poll.Phase.IDLE);
        difference.show(revealed);
        entry.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, wording.of("predict.entry"));
        entry.setToolTipText(wording.of("predict.entry.tip"));
        entry.getAccessibleContext().setAccessibleName(wording.of("predict.entry.tip"));
        entry.setVisible(asked);
        if (!asked) refuse("");
        button.setText(wording.of(asked ? "predict.reveal" : "predict.ask"));
        button.setEnabled(poll.canAsk());
        summary.ifPresent(this::show);
        revalidate();
        repaint();
    }

    /** At the end of a quiz all of its questions are told, and none of them alone. */
    private void show(QuizSummary summary) {
        title.setText(wording.of("predict.summary.title"));
        text.setText(summary.sentences().stream().map(wording::of).collect(Collectors.joining("\n")));
        rows.setVisible(false);
        total.setVisible(false);
        difference.show(Optional.empty());
    }

    private String said(Reveal revealed) {
        Supplier<Stream<Phrase>> thinking =
                () -> poll.isThinking() ? Stream.of(Phrase.of("predict.thinking")) : Stream.empty();
        return Stream.concat(revealed.sentences().stream(), thinking.get())
                .map(wording::of)
                .collect(Collectors.joining("\n"));
    }
}
