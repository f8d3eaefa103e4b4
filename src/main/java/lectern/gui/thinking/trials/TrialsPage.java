package lectern.gui.thinking.trials;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.dialog.ScrollableContent;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.look.StyledLabel;
import lectern.gui.settings.UserSettings;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.search.TrialOptions;
import lectern.search.TrialRule;
import lectern.search.trace.Trace;
import lectern.search.trials.RootMove;
import lectern.search.trials.TrialRun;
import lectern.search.trials.TrialStanding;
import lectern.search.trials.phase.Moment;
import lectern.telling.TrialTelling;
import net.miginfocom.swing.MigLayout;

/**
 * Monte Carlo on a position, phase by phase: the rule and its constant above, then what happens at the moment that is
 * looked at with its numbers, and a chart of the visits. The board stands where the moment is.
 */
public final class TrialsPage extends JPanel {
    /** From this width on the chart stands beside the numbers. */
    private static final int WIDE = 760;

    private final transient Wording wording;
    private final transient BoardPreview board;
    private final transient TrialWork work;
    private final transient TrialBar bar;
    private final TrialControls controls;
    private final SharePane shares;
    private final PhaseTable table;
    private final JLabel headline = new StyledLabel(StyledLabel.Style.HEADING);
    private final Prose said = new Prose("trials-said", "");
    private final Prose path = new Prose("trials-path", "muted");
    private final Prose standing = new Prose("trials-standing", "");
    private final ScrollableContent content =
            new ScrollableContent(new MigLayout("insets 8, fill, gapy 6, hidemode 3, novisualpadding"));
    private final JPanel numbers = new JPanel(
            new MigLayout("insets 0, fill, gapy 4, hidemode 3, novisualpadding", "[grow, fill]", "[][][][grow, fill]"));
    private boolean wide;

    /** Whether the board is ours. */
    private boolean seen;

    private transient Optional<Moment> standsAt = Optional.empty();

    /** @param memory where charts were written last */
    public TrialsPage(Wording wording, Background background, BoardPreview board, UserSettings memory) {
        super(new BorderLayout());
        this.wording = wording;
        this.board = board;
        setName("thinking.trials");
        work = new TrialWork(background, this::refresh);
        bar = new TrialBar(work, wording);
        controls = new TrialControls(work.settings(), wording, work::set, () -> work.restart(0));
        shares = new SharePane(work, wording, background, memory);
        table = new PhaseTable(wording);
        headline.setName("trials.headline");
        // What is below does not move up and down with every sentence.
        said.setRows(2);
        numbers.add(headline, "wmin 0, wrap");
        numbers.add(said, "wmin 0, wrap");
        numbers.add(path, "wmin 0, wrap");
        JScrollPane rows = new JScrollPane(table);
        numbers.add(rows, "grow, wmin 0, hmin 110");
        arrange(false);
        JScrollPane scrolled = new JScrollPane(content);
        scrolled.setBorder(BorderFactory.createEmptyBorder());
        add(scrolled);
        wording.write(this::rewrite);
    }

    /**
     * Trials are made of this position from now on, judged by the evaluator where a rule judges. Of the position that was
     * left before, what was made is still there.
     */
    public void examine(Position position, Evaluator evaluator) {
        seen = true;
        bar.pause();
        work.examine(position, evaluator);
        stand();
    }

    /** So many trials are made by a rule with its usual constants, of the position that is examined. */
    public void make(TrialRule rule, long trials, long seed) {
        TrialSettings chosen = new TrialSettings(TrialOptions.usual(rule), seed);
        controls.fill(chosen);
        work.restart(0);
        work.set(chosen);
        work.restart(trials);
    }

    /** Nothing is worked out any more, and the board shows what it showed before. */
    public void leave() {
        seen = false;
        bar.pause();
        shares.leave();
        work.stop();
        if (standsAt.isPresent()) board.leave();
        standsAt = Optional.empty();
    }

    /** The tree that has grown so far, as far as it is shown; empty before the first trial. */
    public Optional<Trace> tree() {
        return work.standing().map(TrialStanding::tree);
    }

    private void arrange(boolean beside) {
        wide = beside;
        controls.narrow(!beside);
        content.removeAll();
        content.add(controls, "span, growx, wmin 0, wrap");
        content.add(bar.row(), "span, growx, wmin 0, wrap");
        content.add(standing, "span, growx, wmin 0, wrap");
        if (beside) {
            content.add(numbers, "grow, push, sg half, wmin 0, hmin 240");
            content.add(shares, "grow, push, sg half, wmin 0, hmin 240");
        } else {
            content.add(numbers, "span, grow, push, wmin 0, hmin 210, wrap");
            content.add(shares, "span, grow, push, wmin 0, hmin 210");
        }
        content.revalidate();
    }

    @Override
    public void doLayout() {
        boolean beside = getWidth() >= UIScale.scale(WIDE);
        if (beside != wide) arrange(beside);
        super.doLayout();
    }

    private void rewrite() {
        controls.rewrite();
        table.rewrite();
        shares.rewrite();
        bar.rewrite();
        refresh();
    }

    private void refresh() {
        bar.refresh();
        shares.refresh();
        say();
        stand();
    }

    private void say() {
        Optional<Moment> moment = work.moment();
        if (moment.isPresent()) {
            tell(moment.get());
        } else {
            headline.setText(wording.of("trials.none-yet"));
            said.setText(wording.of(
                    work.position().isPresent() && !work.isPossible() ? "trials.over" : "trials.none-yet.text"));
            table.show(PhaseRows.EMPTY);
        }
        path.setVisible(moment.isPresent());
        standing.setText(
                work.isWorking() ? working() : work.standing().map(this::found).orElse(""));
        standing.setVisible(!standing.getText().isEmpty());
    }

    private void tell(Moment moment) {
        TrialStanding known = work.standing().orElseThrow();
        TrialTelling telling = new TrialTelling(known.options().rule(), known.root());
        headline.setText(
                wording.of("trials.now", moment.trial().number(), known.trials(), TrialTelling.name(moment.phase())));
        said.setText(telling.told(moment).stream().map(wording::of).collect(Collectors.joining(" ")));
        List<Move> tree = moment.trial().playout().path();
        List<Move> way = moment.isSelecting() ? tree.subList(0, moment.at()) : tree;
        path.setText(
                way.isEmpty()
                        ? wording.of("trials.path.root")
                        : wording.of("trials.path", way.stream().map(Move::text).collect(Collectors.joining(" – "))));
        table.show(PhaseRows.of(moment, known.options().rule(), known.root(), wording));
    }

    private String working() {
        return wording.of(
                "trials.working", work.standing().map(TrialStanding::trials).orElse(0L));
    }

    private String found(TrialStanding known) {
        RootMove chosen = known.moves().stream()
                .filter(move -> move.move().equals(known.choice()))
                .findFirst()
                .orElseThrow();
        String text = wording.of(
                "trials.standing",
                known.trials(),
                chosen.move().text(),
                chosen.visits(),
                TrialTelling.number(chosen.mean()));
        return switch (known.state()) {
            case GROWING -> text;
            case DECIDED -> text + " " + wording.of("trials.decided");
            case COMPLETE -> text + " " + wording.of("trials.complete", TrialRun.MOST_TRIALS);
        };
    }

    /** Only where the user looks at something else than before does the board follow. */
    private void stand() {
        Optional<Moment> moment = work.moment();
        if (!seen || moment.equals(standsAt)) return;
        standsAt = moment;
        moment.ifPresentOrElse(now -> board.stay(work.position().orElseThrow(), now.line(), now.at()), board::leave);
    }
}
