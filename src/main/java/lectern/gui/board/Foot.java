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
    private static final int SENTENCE = 24;

    private final PromptLine prompt;
    private final JScrollPane sentence;
    private final ChoiceBar choices;
    private final MoveField field;
    private boolean compact;

    /** Choices come and go with each click; the board should not. */
    private int widest;

    Foot(PromptLine prompt, ChoiceBar choices, MoveField field) {
        super(null);
        this.prompt = prompt;
        this.choices = choices;
        this.field = field;
        sentence = new JScrollPane(prompt) {
            /** A bar that was needed before must not take the width without which it would not be needed now. */
            @Override
            public void doLayout() {
                prompt.setSize(getWidth(), prompt.getHeight());
                super.doLayout();
            }
        };
        sentence.setBorder(BorderFactory.createEmptyBorder());
        sentence.setOpaque(false);
        sentence.getViewport().setOpaque(false);
        sentence.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        add(sentence);
        add(choices);
        add(field);
    }

    /** Another game, or letters of another size: its choices are not known yet. */
    void forget() {
        widest = 0;
        revalidate();
    }

    /** Keeps to one row as long as half of it is left to the sentence, and to half of the field; or not. */
    void compact(boolean wanted) {
        compact = wanted;
    }

    /** How high it would like to be in some width, compact or not. */
    int height(int width, boolean compacted) {
        return isNarrow(width, compacted) ? sentence() + gap() + lines(width, compacted) : Math.max(sentence(), line());
    }

    /** How wide a column it needs if it stands beside the board. */
    int leastWidth() {
        return Math.max(choices.leastWidth(), 8 * letters());
    }

    private boolean isNarrow(int width, boolean compacted) {
        int rest = width - means(compacted);
        return compacted ? rest < width / 2 : rest < SENTENCE * letters();
    }

    private int letters() {
        return prompt.getFontMetrics(prompt.getFont()).getHeight();
    }

    private int sentence() {
        return prompt.usualHeight();
    }

    private int means(boolean compacted) {
        widest = Math.max(widest, choices.getPreferredSize().width);
        return fieldWidth(compacted) + (widest > 0 ? widest + gap() : 0);
    }

    private int fieldWidth(boolean compacted) {
        return field.getPreferredSize().width / (compacted ? 2 : 1);
    }

    private int line() {
        return Math.max(choices.getPreferredSize().height, field.getPreferredSize().height);
    }

    /** How high what is chosen and typed is: on one line if it fits. */
    private int lines(int width, boolean compacted) {
        if (means(compacted) <= width) return line();
        return Math.max(choices.height(width), field.getPreferredSize().height)
                + gap()
                + field.getPreferredSize().height;
    }

    private static int gap() {
        return UIScale.scale(GAP);
    }

    @Override
    public void doLayout() {
        int width = getWidth();
        int height = getHeight();
        boolean narrow = isNarrow(width, compact);
        int means = narrow ? Math.min(width, means(compact)) : means(compact);
        int below = lines(width, compact);
        if (narrow) sentence.setBounds(0, 0, width, Math.max(0, height - gap() - below));
        else sentence.setBounds(0, 0, width - means - gap(), height);
        int top = narrow ? height - below : (height - line()) / 2;
        Dimension typed = field.getPreferredSize();
        Dimension chosen = choices.getPreferredSize();
        boolean oneLine = means(compact) <= width;
        int chosenHeight = oneLine ? chosen.height : choices.height(width);
        choices.setBounds(oneLine ? width - means : 0, top, Math.min(chosen.width, width), chosenHeight);
        int right = Math.min(fieldWidth(compact), width);
        int drop = oneLine ? 0 : chosenHeight + gap();
        field.setBounds(width - right, top + drop, right, oneLine ? line() : typed.height);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() == 0 ? Integer.MAX_VALUE : getWidth();
        return new Dimension(means(compact) + SENTENCE * letters(), height(width, compact));
    }
}
