package lectern.gui.inspector.decision;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;
import lectern.telling.PlayerName;
import net.miginfocom.swing.MigLayout;

/** What stands where no decision is to be seen: that there is none, and who could be asked for one. */
final class NoDecision extends JPanel {
    private final transient Desk desk;
    private final transient Playing playing;
    private final transient Wording wording;
    private final transient Consumer<Contender> asking;
    private final Prose title = new Prose("no-decision.title", "title");
    private final Prose text = new Prose("no-decision.text", "");
    private final JPanel buttons = WrapLayout.row("no-decision.buttons");
    private transient List<Contender> offered = List.of();

    /**
     * @param asking asks a player what it would do
     */
    NoDecision(Desk desk, Playing playing, Wording wording, Consumer<Contender> asking) {
        super(new MigLayout("insets 24 0 0 0, fillx, gapy 8", "[grow, fill]"));
        this.asking = asking;
        this.desk = desk;
        this.playing = playing;
        this.wording = wording;
        add(title, "wmin 0, wrap");
        add(text, "wmin 0, wrap");
        add(buttons, "wmin 0");
    }

    void refresh() {
        boolean hidden = desk.hiding().isOn();
        boolean over = desk.shown().isOver();
        title.setText(wording.of(
                hidden ? "predict.hidden" : playing.isThinking() ? "decision.none.thinking" : "decision.none.title"));
        text.setText(wording.of(hidden ? "predict.hidden.why" : over ? "decision.none.over" : "decision.none.text"));
        List<Contender> usual = over || hidden
                ? List.of()
                : AskBar.usual(desk.game()).stream().filter(Contender::isHonest).toList();
        if (!usual.equals(offered)) offer(usual);
        for (int i = 0; i < offered.size(); i++) {
            JButton button = (JButton) buttons.getComponent(i);
            button.setText(wording.of(
                    "decision.ask-player", PlayerName.of(offered.get(i).text())));
            button.setEnabled(!playing.isThinking());
        }
    }

    private void offer(List<Contender> usual) {
        offered = usual;
        buttons.removeAll();
        for (Contender contender : usual) {
            JButton button = new JButton();
            button.setName("ask." + contender.text());
            button.addActionListener(event -> asking.accept(contender));
            buttons.add(button);
        }
        buttons.revalidate();
    }
}
