package lectern.gui.experiment;

import java.awt.Rectangle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.gui.dialog.Columns;
import lectern.gui.dialog.Form;
import lectern.gui.dialog.ScrollableContent;
import lectern.gui.wording.Wording;
import lectern.heuristic.UnreadableHeuristic;
import lectern.play.FinishedGame;
import lectern.play.TournamentRefused;
import net.miginfocom.swing.MigLayout;

/** One experiment: its fields, and beside them what it finds while it goes. On the event thread. */
final class ExperimentPane extends JPanel {
    private final transient Experiment experiment;
    private final transient Wording wording;
    private final transient LongSupplier nanos;
    private final FieldsPanel fields;
    private final JButton start;
    private final JButton stop;
    private final JButton save;
    private final JProgressBar bar = new JProgressBar();
    private final JTextArea said = Form.sentence("");
    private final RateCanvas canvas;
    private final GamesOfPoint games;
    private transient Optional<Experiment.Ready> ready = Optional.empty();
    private transient Optional<ExperimentRun> run = Optional.empty();
    private transient Optional<Findings> findings = Optional.empty();
    private long began;
    private int before;

    /** @param opened is told which game is to be opened */
    ExperimentPane(
            Experiment experiment,
            Wording wording,
            GameKind game,
            SaveFindings saving,
            Consumer<FinishedGame> opened,
            LongSupplier nanos) {
        super(new MigLayout("insets dialog, fill, wrap 1, gapy 8", "[grow, fill]", "[][grow, fill]"));
        this.experiment = experiment;
        this.wording = wording;
        this.nanos = nanos;
        setName("experiment." + experiment.word());
        fields = new FieldsPanel(wording, experiment.word(), experiment.fields(), this::change);
        start = button("start");
        stop = button("stop");
        save = button("save");
        games = new GamesOfPoint(wording, opened);
        canvas = new RateCanvas(
                wording,
                game,
                point -> games.show(
                        findings.map(found -> found.points().get(point).games()).orElse(List.of())));
        start.addActionListener(event -> start());
        stop.addActionListener(event -> run.ifPresent(ExperimentRun::stop));
        save.addActionListener(event ->
                findings.ifPresent(found -> saving.save(found, () -> say(List.of(Phrase.of("experiment.saved"))))));
        layOut();
        change();
    }

    private void layOut() {
        bar.setName("experiment." + experiment.word() + ".progress");
        bar.setStringPainted(true);
        bar.setString("");
        bar.getAccessibleContext().setAccessibleName(wording.of("speech.progress"));
        said.setName("experiment." + experiment.word() + ".said");
        said.setRows(3);
        JPanel asked = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 8", "[grow, fill]"));
        JTextArea about = Form.sentence(wording.of("experiment.about." + experiment.word()));
        about.putClientProperty("FlatLaf.styleClass", "muted");
        about.setColumns(20);
        asked.add(about, "wmin 0");
        asked.add(fields);
        JPanel found = new JPanel(new MigLayout("insets 0, fill, wrap 1, gapy 8", "[grow, fill]", "[grow, fill][][]"));
        found.add(canvas, "grow, push");
        said.setColumns(20);
        found.add(said, "wmin 0");
        JScrollPane list = new JScrollPane(games);
        found.add(list, "wmin 0, hmin pref/2");
        Columns columns = new Columns(20, 12);
        columns.add(asked);
        columns.add(found);
        JPanel content = new ScrollableContent(new MigLayout("insets 0, fill", "[grow, fill]", "[grow, fill]"));
        content.add(columns, "wmin 0");
        JScrollPane rolled = new JScrollPane(content);
        rolled.setBorder(null);
        add(commands(), "wmin 0");
        add(rolled, "wmin 0, hmin 0");
    }

    /** They are always seen, whatever is rolled below. */
    private JPanel commands() {
        JPanel commands = new JPanel(new MigLayout("insets 0, fillx, gapx 6, novisualpadding", "[][][][grow, fill]"));
        commands.add(start);
        commands.add(stop);
        commands.add(save);
        commands.add(bar, "wmin 40, hmin pref, gapx 8");
        return commands;
    }

    private JButton button(String word) {
        JButton button = new JButton(wording.of("experiment." + word));
        button.setName("experiment." + experiment.word() + "." + word);
        return button;
    }

    /** What was filled in changed: what was played for something else is no longer what would be gone on with. */
    private void change() {
        if (run.isPresent()) return;
        ready = Optional.empty();
        Optional<Phrase> trouble = Optional.empty();
        try {
            experiment.ready(fields.entries());
        } catch (TournamentRefused refused) {
            trouble = Optional.of(refused.reason());
        } catch (UnreadableText unreadable) {
            trouble = Optional.of(unreadable.reason());
        } catch (UnreadableHeuristic unreadable) {
            trouble = Optional.of(unreadable.phrase());
        }
        said.putClientProperty("FlatLaf.styleClass", trouble.isPresent() ? "bad" : null);
        say(trouble.stream().toList());
        start.setEnabled(trouble.isEmpty());
        start.setText(wording.of("experiment.start"));
        stop.setEnabled(false);
        save.setEnabled(findings.isPresent());
    }

    private void start() {
        if (ready.isEmpty()) {
            findings = Optional.empty();
            canvas.clear();
            games.show(List.of());
            ready = Optional.of(experiment.ready(fields.entries()));
        }
        Experiment.Ready going = ready.get();
        began = nanos.getAsLong();
        before = findings.map(Findings::finished).orElse(0);
        bar.setMaximum(going.planned());
        fields.lock(true);
        start.setEnabled(false);
        stop.setEnabled(true);
        // Where there is little room, it is below the fields.
        canvas.scrollRectToVisible(new Rectangle(canvas.getSize()));
        run = Optional.of(ExperimentRun.start(
                going, Runtime.getRuntime().availableProcessors(), new ExperimentRun.Told() {
                    @Override
                    public void found(Findings found) {
                        show(found);
                    }

                    @Override
                    public void ended(Findings found, Optional<String> trouble) {
                        end(Optional.ofNullable(found), trouble);
                    }
                }));
    }

    private void show(Findings found) {
        findings = Optional.of(found);
        canvas.show(found);
        say(found.said());
        int planned = bar.getMaximum();
        bar.setValue(found.finished());
        bar.setString(wording.of(
                "experiment.progress",
                String.valueOf(found.finished()),
                String.valueOf(planned),
                timeLeft(found.finished(), planned)));
        save.setEnabled(true);
    }

    private String timeLeft(int finished, int planned) {
        int now = Math.max(1, finished - before);
        long seconds = Math.round((nanos.getAsLong() - began) / 1e9 / now * (planned - finished));
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }

    private void end(Optional<Findings> found, Optional<String> trouble) {
        run = Optional.empty();
        boolean done = found.isPresent()
                && ready.filter(all -> all.isOver(found.get())).isPresent();
        // What ended early had no more to come.
        if (done) bar.setMaximum(found.get().finished());
        found.ifPresent(this::show);
        trouble.ifPresent(why -> say(List.of(Phrase.of("experiment.broken-off", why))));
        boolean over = done || trouble.isPresent();
        if (over) ready = Optional.empty();
        fields.lock(false);
        start.setText(wording.of(over ? "experiment.start" : "experiment.go-on"));
        start.setEnabled(true);
        stop.setEnabled(false);
    }

    private void say(List<Phrase> sentences) {
        said.setText(sentences.stream().map(wording::of).collect(Collectors.joining("\n")));
    }

    /** The window is closed: what runs ends. */
    void leave() {
        run.ifPresent(ExperimentRun::leave);
        run = Optional.empty();
    }
}
