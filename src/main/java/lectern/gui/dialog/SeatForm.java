package lectern.gui.dialog;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Players;
import lectern.gui.board.EmblemIcon;
import lectern.gui.players.PlayerDraft;
import lectern.gui.players.SeatDraft;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.picture.Skin;
import lectern.play.engine.EnginePlayer;
import lectern.play.player.PlayerFields;
import lectern.play.player.PlayerSetting;
import lectern.search.PlayerKind;
import lectern.search.PlayerKind.Aspect;
import net.miginfocom.swing.MigLayout;

/** Who sits in a seat: a person or a player, and for a player all that can be said of it. */
final class SeatForm extends JPanel {
    private static final String ENGINE = EnginePlayer.ID;
    private static final String EVALUATOR = PlayerSetting.EVALUATOR.key();

    /** What an engine's text has to have. */
    private static final String COMMAND = ":" + PlayerFields.COMMAND + "=";

    private final transient Wording wording;
    private final Seat seat;
    private final transient Consumer<SeatDraft> changed;
    private final JLabel side = new JLabel();
    private final JComboBox<String> player;
    private final JTextArea summary = Form.explanation(3, 24);
    private final BudgetInput budget;
    private final JComboBox<String> evaluator;
    private final JTextField text = new JTextField(18);
    private final JTextField seed = new JTextField(9);
    private final List<JComponent> ofPlayers;
    private final List<JComponent> ofBudget;
    private final List<JComponent> ofEvaluator;
    private transient SeatDraft seatDraft = new SeatDraft(PlayerDraft.PERSON, "1");
    private transient Game game;
    private transient NamedHeuristics known = NamedHeuristics.NONE;
    private transient Position start;
    private boolean filling;

    /** Whether the player's text is being typed: until another player is chosen its field stays, whatever it says. */
    private boolean typing;

    /** @param changed is told who is to sit there, right or not */
    SeatForm(Wording wording, Seat seat, Runnable draw, Consumer<SeatDraft> changed) {
        super(new MigLayout("insets 0, fillx, gapy 6, hidemode 3, novisualpadding", "[][grow, fill]"));
        this.wording = wording;
        this.seat = seat;
        this.changed = changed;
        String name = "seat." + seat.word();
        player = Labelled.box(name + ".player", this::label);
        evaluator = Labelled.box(name + ".evaluator", id -> KnownEvaluators.name(id, wording));
        budget = new BudgetInput(wording, name, this::choose);
        text.setName(name + ".text");
        seed.setName(name + ".seed");
        summary.setName(name + ".summary");
        side.putClientProperty("FlatLaf.styleClass", "h4");
        add(side, "span, wrap");
        JLabel playerLabel = label("dialog.player", player);
        add(playerLabel);
        add(player, "wmin 120, wrap");
        add(summary, "skip, wmin 0, wrap");
        JLabel budgetLabel = label("dialog.thinks", budget);
        JLabel evaluatorLabel = label("dialog.judges-by", evaluator);
        JLabel textLabel = label("dialog.in-full", text);
        JLabel seedLabel = label("dialog.seed", seed);
        align(List.of(playerLabel, budgetLabel, evaluatorLabel, textLabel, seedLabel));
        JButton drawn = new JButton(wording.of("dialog.draw"));
        drawn.setName(name + ".draw");
        drawn.addActionListener(event -> draw.run());
        add(budgetLabel);
        add(budget, "wrap");
        add(evaluatorLabel);
        add(evaluator, "wmin 120, wrap");
        add(textLabel);
        add(text, "wmin 80, wrap");
        add(seedLabel);
        add(seed, "split 2, growx, wmin 80");
        add(drawn, "growx 0");
        text.setToolTipText(wording.of("dialog.in-full.tip"));
        seed.setToolTipText(wording.of("dialog.seed.tip"));
        ofPlayers = List.of(summary, textLabel, text, seedLabel, seed, drawn);
        ofBudget = List.of(budgetLabel, budget);
        ofEvaluator = List.of(evaluatorLabel, evaluator);
        player.addActionListener(event -> heard(this::choosePlayer));
        evaluator.addActionListener(event -> heard(this::chooseEvaluator));
        Typing.in(text, () -> heard(() -> tell(seatDraft.with(seatDraft.player().typed(text.getText())), text)));
        Typing.in(seed, () -> heard(() -> tell(seatDraft.withSeed(seed.getText()), seed)));
    }

    /** Both seats have the same words before their fields, and so the same columns, whichever of them are shown. */
    private void align(List<JLabel> labels) {
        int widest = labels.stream()
                .mapToInt(label -> label.getPreferredSize().width)
                .max()
                .orElseThrow();
        // What was measured is in pixels as they are: a number alone would be scaled once more.
        ((MigLayout) getLayout()).setColumnConstraints("[" + widest + "px!][grow, fill]");
    }

    /** What is filled in first. */
    JComponent first() {
        return player;
    }

    /** What can be chosen is what the game of this position knows, and these heuristics. */
    void show(Position beginning, SeatDraft shown, NamedHeuristics heuristics) {
        filling = true;
        start = beginning;
        game = start.game();
        side.setText(wording.of(start.view().name(seat)));
        side.setIcon(start.view()
                .emblem(seat)
                .map(token -> new EmblemIcon(Skin.of(game), token))
                .orElse(null));
        player.removeAllItems();
        player.addItem("");
        List<PlayerKind> players = Players.of(game.kind());
        players.stream().filter(PlayerKind::honest).map(PlayerKind::id).forEach(player::addItem);
        players.stream().filter(kind -> !kind.honest()).map(PlayerKind::id).forEach(player::addItem);
        player.addItem(ENGINE);
        evaluator.removeAllItems();
        known = shown.player().knowing(heuristics).known();
        KnownEvaluators.ids(game.kind(), known).forEach(evaluator::addItem);
        filling = false;
        boolean goesOn = typing && shown.player().equals(seatDraft.player());
        refresh(shown, goesOn ? text : null);
    }

    /** @param typed the field in which the user is typing, whose text stays as it is */
    private void refresh(SeatDraft shown, JComponent typed) {
        filling = true;
        seatDraft = shown;
        typing = typed == text || (typing && typed != null);
        PlayerDraft draft = seatDraft.player();
        Optional<PlayerKind> kind = Players.find(game.kind(), draft.id());
        select(player, draft.id());
        summary.setText(kind.map(known -> wording.of(known.summary()))
                .orElseGet(() -> draft.id().equals(ENGINE) ? wording.of("dialog.engine") : ""));
        if (!typing) text.setText(draft.text());
        if (typed != seed) seed.setText(seatDraft.seed());
        budget.show(draft);
        select(
                evaluator,
                draft.setting(EVALUATOR).orElse(kind.map(PlayerKind::evaluator).orElse("")));
        boolean wrong = seatDraft.playerTrouble(game, start.view().name(seat)).isPresent();
        budget.setEnabled(!wrong);
        evaluator.setEnabled(!wrong);
        outline(text, wrong);
        outline(seed, seatDraft.seedTrouble().isPresent());
        ofPlayers.forEach(field -> field.setVisible(typing || !draft.isPerson()));
        Set<Aspect> offered =
                kind.filter(Players::isOfEveryGame).map(PlayerKind::aspects).orElse(Set.of());
        ofBudget.forEach(field -> field.setVisible(offered.contains(Aspect.BUDGET)));
        ofEvaluator.forEach(field -> field.setVisible(offered.contains(Aspect.JUDGEMENT)));
        filling = false;
    }

    /** What the box does not offer is not chosen in it, rather than what was chosen before. */
    private static void select(JComboBox<String> box, String item) {
        box.setSelectedItem(null);
        box.setSelectedItem(item);
    }

    /** The look draws a border around what is wrong. */
    private static void outline(JTextField field, boolean wrong) {
        field.putClientProperty(FlatClientProperties.OUTLINE, wrong ? FlatClientProperties.OUTLINE_ERROR : null);
    }

    private void heard(Runnable choice) {
        if (!filling) choice.run();
    }

    private void choosePlayer() {
        String id = (String) player.getSelectedItem();
        if (id == null || id.equals(seatDraft.player().id())) return;
        choose(PlayerDraft.named(id.equals(ENGINE) ? ENGINE + COMMAND : id));
    }

    private void chooseEvaluator() {
        String id = (String) evaluator.getSelectedItem();
        if (id == null) return;
        String usual = Players.find(game.kind(), seatDraft.player().id())
                .map(PlayerKind::evaluator)
                .orElse("");
        choose(seatDraft.player().knowing(known).with(EVALUATOR, usual.equals(id) ? "" : id));
    }

    private void choose(PlayerDraft draft) {
        tell(seatDraft.with(draft), null);
    }

    private void tell(SeatDraft changedChair, JComponent typed) {
        refresh(changedChair, typed);
        changed.accept(changedChair);
    }

    private String label(String id) {
        if (id.isEmpty()) return wording.of("dialog.person");
        String name = wording.of("players.name." + id);
        if (id.equals(ENGINE)) return wording.of("dialog.engine-name", name);
        boolean honest = Players.find(game.kind(), id).map(PlayerKind::honest).orElse(true);
        return honest ? name : wording.of("dialog.cheats", name);
    }

    private JLabel label(String key, JComponent field) {
        JLabel label = new JLabel(wording.of(key));
        label.setLabelFor(field);
        return label;
    }
}
