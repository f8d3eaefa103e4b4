package lectern.gui.thinking.trials;

import java.util.List;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.gui.act.Icons;
import lectern.gui.chart.ChartTheme;
import lectern.gui.desk.Background;
import lectern.gui.settings.UserSettings;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartColours;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RateStyle;
import lectern.search.trials.ExplorationEffect;
import lectern.search.trials.TrialStanding;
import net.miginfocom.swing.MigLayout;

/** One of two charts: how the choice settles over trials, and what the exploration constant does. */
final class SharePane extends JPanel {
    private final transient Wording wording;
    private final transient TrialWork work;
    private final transient EffectWork effect;
    private final transient SaveShares saving;
    private final transient ShownMoves shown = new ShownMoves();
    private final JToggleButton settling = new JToggleButton();
    private final JToggleButton effects = new JToggleButton();
    private final JButton save = new JButton(Icons.named("export"));
    private final Prose note = new Prose("trials-chart-note", "muted");
    private final ShareCanvas canvas = new ShareCanvas();

    SharePane(TrialWork work, Wording wording, Background background, UserSettings memory) {
        super(new MigLayout("insets 0, fill, gap 4, hidemode 3, novisualpadding", "[grow, fill][]"));
        this.work = work;
        this.wording = wording;
        effect = new EffectWork(background, this::refresh);
        saving = new SaveShares(this, wording, background, memory);
        settling.setName("trials.settling");
        effects.setName("trials.effect");
        save.setName("trials.save");
        save.putClientProperty("JButton.buttonType", "toolBarButton");
        ButtonGroup one = new ButtonGroup();
        JPanel choices = WrapLayout.row("trials-charts");
        for (JToggleButton choice : List.of(settling, effects)) {
            one.add(choice);
            choice.addActionListener(event -> refresh());
            choices.add(choice);
        }
        settling.setSelected(true);
        save.addActionListener(event -> chart().ifPresent(saving::save));
        add(choices, "wmin 0");
        add(save, "top, wrap");
        add(note, "span, growx, wmin 0, wrap");
        add(canvas, "span, grow, push");
    }

    void rewrite() {
        settling.setText(wording.of("trials.chart.settling"));
        effects.setText(wording.of("trials.chart.effect"));
        save.setToolTipText(wording.of("trials.save"));
        save.getAccessibleContext().setAccessibleName(wording.of("trials.save"));
        refresh();
    }

    /** Stops what is worked out for it. */
    void leave() {
        effect.stop();
    }

    void refresh() {
        work.standing()
                .ifPresentOrElse(
                        standing -> shown.follow(standing.moves(), ShareDrawings.byMean(standing)), shown::clear);
        boolean constants = effects.isSelected();
        if (constants) askForEffect();
        else effect.stop();
        String said = constants ? effectNote() : settlingNote();
        note.setText(said);
        note.setVisible(!said.isEmpty());
        save.setEnabled(chart().isPresent());
        JToggleButton named = constants ? effects : settling;
        canvas.getAccessibleContext().setAccessibleName(named.getText());
        canvas.show(this::drawing, this::told, summary(said));
    }

    /** What its last place says, and what stands above it. */
    private String summary(String said) {
        int places = effects.isSelected()
                ? effect.outcomes().size()
                : work.standing().map(standing -> standing.history().size()).orElse(0);
        String last = chart().isEmpty() || places == 0 ? wording.of("speech.nothing-drawn") : told(places - 1);
        return said.isEmpty() ? last : said + " " + last;
    }

    private void askForEffect() {
        boolean explores = work.settings().options().rule().explores();
        if (!explores || !work.isPossible()) effect.stop();
        if (!explores || !work.isPossible() || work.isWorking()) return;
        Position position = work.position().orElseThrow();
        effect.ask(position, work.evaluator().orElseThrow(), work.settings());
    }

    private String settlingNote() {
        return work.standing().isEmpty() && work.isPossible() ? wording.of("trials.chart.none") : "";
    }

    private String effectNote() {
        if (!work.settings().options().rule().explores()) return wording.of("trials.effect.none");
        int known = effect.outcomes().size();
        return effect.isWorking()
                ? wording.of("trials.effect.working", EffectWork.TRIALS, known, ExplorationEffect.CONSTANTS.size())
                : wording.of("trials.effect.about", EffectWork.TRIALS);
    }

    private Optional<RateDrawing> drawing() {
        return work.position().flatMap(position -> {
            GameKind game = position.game().kind();
            ChartColours colours = ChartTheme.inForce(game);
            RateStyle style = RateStyle.of(colours, ChartTheme.font(), wording.numbers()::text);
            return chart().map(chart -> chart.drawing().apply(colours, style));
        });
    }

    /** What is shown, as it can be drawn and written; empty while there is nothing. */
    private Optional<SaveShares.Chart> chart() {
        if (work.position().isEmpty()) return Optional.empty();
        GameKind game = work.position().get().game().kind();
        ShareDrawings drawings = new ShareDrawings(slots(), wording);
        if (!effects.isSelected()) {
            return work.standing()
                    .filter(standing -> standing.trials() > 0)
                    .map(standing -> new SaveShares.Chart(
                            game,
                            settling.getText(),
                            (colours, style) -> drawings.settling(standing, colours, style),
                            ShareDrawings.csv(standing)));
        }
        List<ExplorationEffect.Outcome> outcomes = effect.outcomes();
        boolean none = outcomes.isEmpty() || !work.settings().options().rule().explores();
        if (none) return Optional.empty();
        return Optional.of(new SaveShares.Chart(
                game,
                effects.getText(),
                (colours, style) -> drawings.effect(outcomes, colours, style),
                ShareDrawings.csv(outcomes)));
    }

    /** Without trials of its own the effect shows the moves that the first constant tried most. */
    private List<Integer> slots() {
        if (work.standing().isPresent() || effect.outcomes().isEmpty()) return shown.slots();
        ShownMoves tried = new ShownMoves();
        tried.follow(effect.outcomes().get(effect.outcomes().size() - 1).moves(), false);
        return tried.slots();
    }

    private String told(int place) {
        ShareDrawings drawings = new ShareDrawings(slots(), wording);
        if (effects.isSelected()) return drawings.told(effect.outcomes().get(place));
        TrialStanding standing = work.standing().orElseThrow();
        return drawings.told(standing, place);
    }
}
