package lectern.gui.board;

import java.awt.Color;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.dnd.DropTarget;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;
import lectern.game.Outcome;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.Step;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Examiner;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;

/** One calm sentence below the board: the rule that was broken, how the game ended, who is thinking, or what to do. */
public final class PromptLine extends JTextArea {
    private static final int LINES = 2;

    /** What is done next; to point somewhere is nothing done. */
    private static final Set<Topic> ENDING =
            EnumSet.of(Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD, Topic.SEATS, Topic.HIDING);

    private final transient Desk desk;
    private final transient BoardAim aim;
    private final transient Playing playing;
    private final transient Wording wording;
    private transient Optional<Phrase> said = Optional.empty();
    private transient Optional<Phrase> told = Optional.empty();

    public PromptLine(Desk desk, BoardAim aim, Playing playing, Wording wording) {
        super(LINES, 20);
        this.desk = desk;
        this.aim = aim;
        this.playing = playing;
        this.wording = wording;
        setName("prompt");
        setEditable(false);
        setFocusable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        setOpaque(false);
        // A sentence that has to be rolled is read from its beginning.
        ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        wording.write(this::refresh);
        desk.listen(topic -> changed(ENDING.contains(topic)));
        aim.listen(topic -> changed(false));
    }

    private void changed(boolean ending) {
        if (ending || isPicking()) {
            said = Optional.empty();
            told = Optional.empty();
        }
        refresh();
    }

    /** Says something that concerns what was just done, until something else is done. */
    public void say(Phrase phrase) {
        said = Optional.of(phrase);
        refresh();
    }

    /** Tells of something that went well, until something else is done. */
    public void tell(Phrase news) {
        said = Optional.empty();
        told = Optional.of(news);
        refresh();
    }

    /** What is dropped on it is for the window. */
    @Override
    public synchronized void setDropTarget(DropTarget target) {
        super.setDropTarget(null);
    }

    private boolean isPicking() {
        return !aim.pointing().picked().isEmpty() || aim.pointing().answer().isPresent();
    }

    private void refresh() {
        Optional<Phrase> answer = said.or(() -> aim.pointing().answer().map(RuleViolation::reason))
                .or(playing::failure);
        String sentence = wording.of(answer.or(() -> told).orElseGet(this::state));
        if (!sentence.equals(getText())) {
            setText(sentence);
            scrollRectToVisible(new Rectangle(1, 1));
        }
        Color warning = UIManager.getColor("Lectern.mark.proof");
        Color plain = UIManager.getColor("Label.foreground");
        setForeground(answer.isPresent() && warning != null ? warning : plain);
    }

    private Phrase state() {
        if (playing.isThinking()) {
            return playing.progress()
                    .map(progress -> Phrase.of("board.thinking-deep", progress.depth(), progress.nodes()))
                    .orElse(Phrase.of("board.thinking"));
        }
        if (desk.lookahead().isPresent()) return Phrase.of("board.lookahead");
        if (!desk.steps().isAtEnd()) return stepText();
        return desk.position().outcome().map(Outcome::reason).orElseGet(this::whatToDo);
    }

    private Phrase stepText() {
        return desk.steps().latest().map(Step::told).orElse(Phrase.of("board.before"));
    }

    private Phrase whatToDo() {
        boolean asked = desk.hiding().isOn();
        if (asked && !aim.pointing().picked().isEmpty()) return aim.pointing().prompt();
        Optional<Examiner> examiner = aim.examiner().filter(hearing -> asked || !aim.isOpen());
        if (examiner.isPresent()) return examiner.get().prompt();
        Optional<Phrase> claim = playing.claim();
        if (claim.isPresent()) return claim.get();
        boolean person = desk.seats().isPerson(desk.position().toMove());
        return person
                ? aim.pointing().prompt()
                : Phrase.of(
                        "board.players-turn",
                        desk.position().view().name(desk.position().toMove()));
    }

    /** The room of two lines, so that a long sentence does not push the board about. */
    int usualHeight() {
        Insets insets = getInsets();
        return insets.top + LINES * getFontMetrics(getFont()).getHeight() + insets.bottom;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(UIManager.getFont("Label.font"));
        if (wording != null) refresh();
    }
}
