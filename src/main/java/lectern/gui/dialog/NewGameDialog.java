package lectern.gui.dialog;

import java.awt.Component;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** Asks for all that a new game needs. */
final class NewGameDialog {
    private final Wording wording;
    private final LastChoices choices;
    private final Form form;
    private final JComboBox<GameKind> kind;
    private final JTextArea summary = Form.explanation(2, 26);
    private final OptionFields options;
    private final JPanel of = new JPanel(new MigLayout("insets 0, fillx, gapy 6, novisualpadding"));
    private final JTextField seed = new JTextField(9);
    private final JButton draw = new JButton();
    private final JComboBox<String> judge;
    private final Map<Seat, SeatForm> seats = new EnumMap<>(Seat.class);
    private NewGame game;
    private Position shown;
    private boolean filling;

    NewGameDialog(Component owner, Wording wording, LastChoices choices, GameKind otherwise) {
        this.wording = wording;
        this.choices = choices;
        form = new Form(owner, wording, "dialog.new-game");
        kind = Labelled.box("new-game.game", known -> wording.of(known.name()));
        Games.ALL.forEach(kind::addItem);
        judge = Labelled.box(
                "new-game.judge",
                id -> id.isEmpty() ? wording.of("dialog.judge-of-player") : KnownEvaluators.name(id, wording));
        options = new OptionFields(wording, (option, value) -> change(game.with(option, value)));
        seed.setName("new-game.seed");
        summary.setName("new-game.summary");
        for (Seat seat : Seat.values()) {
            Runnable redraw = () -> show(game.with(seat, game.seatDraft(seat).withSeed(choices.seed())));
            seats.put(seat, new SeatForm(wording, seat, redraw, seatDraft -> change(game.with(seat, seatDraft))));
        }
        layOut();
        form.confirmAs(wording.of("dialog.begin"));
        game = choices.last(otherwise);
        kind.setSelectedItem(game.kind());
        show(game);
        Labelled.chosen(kind, chosen -> show(choices.of(chosen)));
        judge.addActionListener(event -> {
            if (!filling && judge.getSelectedItem() != null) change(game.judgedBy((String) judge.getSelectedItem()));
        });
        Typing.in(seed, () -> {
            if (!filling) change(game.withStartSeed(seed.getText()));
        });
    }

    Form form() {
        return form;
    }

    /** What is to be played, if anything is. */
    Optional<NewGame.Ready> ask() {
        if (!form.ask(kind)) return Optional.empty();
        choices.remember(game);
        return Optional.of(game.ready(LocalDate.now(ZoneId.systemDefault())));
    }

    private void layOut() {
        draw.setText(wording.of("dialog.draw"));
        draw.setName("new-game.draw");
        draw.addActionListener(event -> show(game.withStartSeed(choices.seed())));
        of.add(label("dialog.game", kind));
        of.add(kind, "wmin 120, wrap");
        of.add(summary, "skip, wmin 0, wrap");
        of.add(options, "span, growx, wrap");
        of.add(label("dialog.start-seed", seed));
        of.add(seed, "split 2, growx, wmin 60");
        of.add(draw, "growx 0, wrap");
        of.add(label("dialog.judge", judge));
        of.add(judge, "wmin 120");
        JPanel content = form.content();
        content.setLayout(new MigLayout("insets 0, fillx", "[grow, fill]", "[top]"));
        Columns columns = new Columns(32, 20);
        columns.add(of);
        JPanel seatDrafts = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 14", "[grow, fill]"));
        seats.values().forEach(seat -> seatDrafts.add(seat));
        columns.add(seatDrafts);
        content.add(columns, "wmin 0");
    }

    /** Fills everything in. */
    private void show(NewGame chosen) {
        filling = true;
        game = chosen;
        shown = null;
        summary.setText(wording.of(game.kind().id() + ".summary"));
        options.show(game);
        align();
        seed.setText(game.startSeed());
        judge.removeAllItems();
        judge.addItem("");
        KnownEvaluators.ids(game.kind(), game.known()).forEach(judge::addItem);
        judge.setSelectedItem(game.judge());
        filling = false;
        change(game);
    }

    /** All labels make one column, though the options have a panel of their own. */
    private void align() {
        int width = Math.max(widestLabel(of), widestLabel(options));
        // What was measured is in pixels as they are: a number alone would be scaled once more.
        String columns = "[" + width + "px!][grow, fill]";
        ((MigLayout) of.getLayout()).setColumnConstraints(columns);
        ((MigLayout) options.getLayout()).setColumnConstraints(columns);
    }

    private static int widestLabel(JPanel panel) {
        return Arrays.stream(panel.getComponents())
                .filter(JLabel.class::isInstance)
                .mapToInt(label -> label.getPreferredSize().width)
                .max()
                .orElse(0);
    }

    private void change(NewGame changed) {
        game = changed;
        game.start().filter(start -> !start.equals(shown)).ifPresent(start -> {
            shown = start;
            seats.forEach((seat, seatDraft) -> seatDraft.show(start, game.seatDraft(seat), game.known()));
        });
        boolean drawn = game.isDrawn();
        seed.setEnabled(drawn);
        draw.setEnabled(drawn);
        seed.setToolTipText(wording.of(drawn ? "dialog.start-seed.tip" : "dialog.start-seed.same"));
        form.complain(game.trouble().map(wording::of));
        form.refit();
    }

    private JLabel label(String key, JComponent field) {
        JLabel label = new JLabel(wording.of(key));
        label.setLabelFor(field);
        return label;
    }
}
