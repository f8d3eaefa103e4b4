package lectern.gui;

import java.awt.EventQueue;
import java.util.ArrayDeque;
import java.util.Queue;
import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.memory.Remembered;
import lectern.gui.page.Sentence;
import lectern.gui.words.Wording;
import net.miginfocom.swing.MigLayout;

/** Tells of settings that cannot be read or written, one sentence at a time; gone when the user has closed the last. */
final class TroubleBar extends JPanel {
    private final transient Wording wording;
    private final transient Queue<Phrase> told = new ArrayDeque<>();
    private final transient Runnable listening;
    private final Sentence sentence = new Sentence(Sentence.Manner.PLAIN, 1);
    private final JButton close = new JButton();

    TroubleBar(Remembered remembered, Wording wording) {
        super(new MigLayout("insets 6 12 6 12, fillx, gapx 8", "[grow, fill, 0::][]"));
        this.wording = wording;
        setName("trouble");
        sentence.setName("trouble.sentence");
        close.setName("trouble.close");
        add(sentence, "wmin 0");
        add(close, "aligny center");
        putClientProperty("FlatLaf.style", "background: $ToolTip.background");
        close.addActionListener(event -> {
            told.poll();
            refresh();
        });
        listening = remembered.onTrouble(trouble -> EventQueue.invokeLater(() -> tell(trouble)));
        wording.write(this::refresh);
    }

    /** Nothing is told here any more. */
    void close() {
        listening.run();
    }

    private void tell(Phrase trouble) {
        told.add(trouble);
        refresh();
    }

    private void refresh() {
        close.setText(wording.of("dialog.close"));
        setVisible(!told.isEmpty());
        if (!told.isEmpty()) sentence.say(wording.of(told.element()), Sentence.Manner.PLAIN);
    }
}
