package lectern.gui.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;

/**
 * What to do, and the means to do it without the mouse: beside each other, or one below the other where there is little
 * room. A sentence that is too long for its place can be rolled.
 */
final class Foot extends JPanel {
    private static final int GAP = 6;

    /** How many times its own height of letters a sentence needs in width, lest it push the board off the screen. */
    private static final int SENTENCE = 20;

    private final PromptLine prompt;
    private final JScrollPane sentence;
    private final ChoiceBar choices;
    private final MoveField field;
    private boolean compact;

    Foot(PromptLine prompt, ChoiceBar choices, MoveField field) {
        super(null);
        this.prompt = prompt;
        this.choices = choices;
        this.field = field;
        sentence = new JScrollPane(prompt);
        sentence.setBorder(BorderFactory.createEmptyBorder());
        sentence.setOpaque(false);
        sentence.getViewport().setOpaque(false);
        sentence.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        add(sentence);
        add(choices);
        add(field);
    }

    /** Whether to keep to one row as long as half of it is left to the sentence, and to half of the field. */
    void compact(boolean wanted) {
        if (compact == wanted) return;
        compact = wanted;
        revalidate();
    }

    /** How high it would like to be in some width. */
    int height(int width) {
        return isNarrow(width) ? sentence() + gap() + lines(width) : Math.max(sentence(), line());
    }

    /** How wide a column it needs if it stands beside the board. */
    int leastWidth() {
        return Math.max(choices.leastWidth(), 8 * letters());
    }

    private boolean isNarrow(int width) {
        int rest = width - means();
        return compact ? rest < width / 2 : rest < SENTENCE * letters();
    }

    private int letters() {
        return prompt.getFontMetrics(prompt.getFont()).getHeight();
    }

    private int sentence() {
        return prompt.usualHeight();
    }

    private int means() {
        int chosen = choices.getPreferredSize().width;
        return fieldWidth() + (chosen > 0 ? chosen + gap() : 0);
    }

    private int fieldWidth() {
        return field.getPreferredSize().width / (compact ? 2 : 1);
    }

    private int line() {
        return Math.max(choices.getPreferredSize().height, field.getPreferredSize().height);
    }

    /** How high what is chosen and typed is: on one line if it fits. */
    private int lines(int width) {
        if (means() <= width) return line();
        return choices.height(width) + gap() + field.getPreferredSize().height;
    }

    private static int gap() {
        return UIScale.scale(GAP);
    }

    @Override
    public void doLayout() {
        int width = getWidth();
        int height = getHeight();
        boolean narrow = isNarrow(width);
        int means = narrow ? Math.min(width, means()) : means();
        int below = lines(width);
        if (narrow) sentence.setBounds(0, 0, width, Math.max(0, height - gap() - below));
        else sentence.setBounds(0, 0, width - means - gap(), height);
        int top = narrow ? height - below : (height - line()) / 2;
        Dimension typed = field.getPreferredSize();
        Dimension chosen = choices.getPreferredSize();
        boolean oneLine = means() <= width;
        int chosenHeight = oneLine ? chosen.height : choices.height(width);
        choices.setBounds(oneLine ? width - means : 0, top, Math.min(chosen.width, width), chosenHeight);
        int right = Math.min(fieldWidth(), width);
        int drop = oneLine ? 0 : chosenHeight + gap();
        field.setBounds(width - right, top + drop, right, oneLine ? line() : typed.height);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() == 0 ? Integer.MAX_VALUE : getWidth();
        return new Dimension(means() + SENTENCE * letters(), height(width));
    }
}
