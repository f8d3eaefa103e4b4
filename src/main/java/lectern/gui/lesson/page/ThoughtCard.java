package lectern.gui.lesson.page;

import com.formdev.flatlaf.util.UIScale;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.act.Icons;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.PageText;
import lectern.gui.textflow.Sentence;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.tree.TreeTheme;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.telling.PhaseText;
import lectern.lesson.telling.ThoughtTelling;
import lectern.lesson.thought.Algorithm;
import lectern.lesson.thought.Insight;
import lectern.picture.tree.TreeFigure;
import lectern.telling.pseudocode.ListingLine;

/** An algorithm that is laid open: what came of it, its tree or lines or numbers, and the way into the window for it. */
final class ThoughtCard extends Card {
    private static final int INDENT = 18;

    private final transient Block.Think think;
    private final transient Wording wording;
    private final Sentence sentence = new Sentence(Sentence.Manner.STRONG, SMALLER);
    private final Column shown = new Column(2);

    /** @param walkThrough shows it step by step; empty where there is no place for it */
    ThoughtCard(Block.Think think, Lecture lecture, Optional<Consumer<Block.Think>> walkThrough, Wording wording) {
        super(true);
        this.think = think;
        this.wording = wording;
        sentence.setName("lesson.thought");
        shown.setName("lesson.thought.shown");
        add(new Beside(new JLabel(Icons.named("thinking")), sentence));
        add(shown);
        walkThrough.ifPresent(way -> add(button(way)));
        Phrase about = ThoughtTelling.about(think.algorithm());
        boolean lines = think.shown() == Block.Shown.PSEUDOCODE;
        sentence.say(wording.of(lines ? about : Phrase.of("think.working", about)), Sentence.Manner.STRONG);
        // Pseudocode tells how a result is found, and not which: a question about it may follow.
        if (lines) showLines();
        else lecture.lookInto(think, this::show);
    }

    private JPanel button(Consumer<Block.Think> way) {
        JButton walk = new JButton(wording.of("think.walk"));
        walk.setName("lesson.walk-through");
        walk.setToolTipText(wording.of("think.walk.tip"));
        walk.addActionListener(event -> way.accept(think));
        JPanel row = WrapLayout.row("lesson-thought-buttons");
        row.add(walk);
        return row;
    }

    private void show(Insight insight) {
        sentence.say(wording.of(ThoughtTelling.told(insight)), Sentence.Manner.STRONG);
        if (think.shown() == Block.Shown.TREE) showTree(insight);
        if (think.shown() == Block.Shown.PHASES)
            insight.match(new Insight.InsightCases<>(searched -> shown, this::showPhases));
        revalidate();
        repaint();
    }

    private void showTree(Insight insight) {
        TreeFigure figure =
                TreeFigure.of(insight.tree(), think.board(), TreeTheme.inForce(think.board()), wording.sentences()::of);
        shown.add(new FigureView(figure, sentence.getText()));
    }

    private Column showPhases(Insight.Tried tried) {
        PageText text = PageText.paragraph(1);
        text.setName("lesson.thought.phases");
        text.show(PhaseText.of(tried, wording.sentences()::of));
        shown.add(text);
        return shown;
    }

    private void showLines() {
        think.algorithm().match(new Algorithm.AlgorithmCases<>(this::showLines, trials -> shown));
    }

    private Column showLines(Algorithm.Search search) {
        for (ListingLine line : ThoughtTelling.listing(search, think.board()).lines()) {
            Sentence said = new Sentence(Sentence.Manner.PLAIN, 1);
            said.say(wording.of(line.text()), Sentence.Manner.PLAIN);
            Column indented = new Column(0);
            indented.setOpaque(false);
            indented.setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(INDENT * line.indent()), 0, 0));
            indented.add(said);
            shown.add(indented);
        }
        return shown;
    }

    @Override
    void refresh() {
        // It is worked out once, and the same each time.
    }
}
