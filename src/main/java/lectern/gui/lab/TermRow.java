package lectern.gui.lab;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingConstants;
import lectern.game.Term;
import lectern.gui.act.Icons;
import lectern.gui.act.WindowKeys;
import lectern.gui.dialog.Typing;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.Flip;
import lectern.picture.Swatch;
import lectern.telling.ScorePhrase;
import net.miginfocom.swing.MigLayout;

/** A term of the heuristic: whether it counts, its weight as a slider and as a number, and what that makes of it here. */
final class TermRow extends JPanel {
    private final transient Wording wording;
    private final transient Ear ear;
    private final String name;
    private final JCheckBox on = new JCheckBox();
    private final JLabel title = new JLabel();
    private final WeightSlider slider;
    private final JTextField field = new JTextField(5);
    private final JLabel raw = new JLabel("", SwingConstants.TRAILING);
    private final ShareBar bar = new ShareBar();
    private final JLabel share = new JLabel("", SwingConstants.TRAILING);
    private final JButton more = new JButton(Icons.named("more"));
    private transient Swatch swatch;
    private double weight;
    private boolean showing;
    private Shape shape;

    /** How a row stands: in one line where there is room, or in two; in a narrow place without what can be worked out. */
    enum Shape {
        LINE,
        TWO_LINES,
        NARROW
    }

    /** What becomes of what is done here. */
    interface Ear {
        void weighted(String term, double weight);

        void switched(String term, boolean on);

        /** A gesture is over: the next change is another one. */
        void rested();

        /** The term is looked at, or none any more. */
        void pointed(Optional<String> term);

        void menu(String term, Component beside);
    }

    TermRow(Wording wording, HeuristicTerm term, Ear ear) {
        this.wording = wording;
        this.ear = ear;
        name = term.name();
        setName("lab.term." + name);
        setOpaque(false);
        slider = new WeightSlider(weight -> ear.weighted(name, weight));
        slider.setName("lab.slider." + name);
        field.setName("lab.weight." + name);
        field.setHorizontalAlignment(SwingConstants.TRAILING);
        on.setName("lab.on." + name);
        more.setName("lab.more." + name);
        raw.setName("lab.raw." + name);
        share.setName("lab.share." + name);
        more.putClientProperty("JButton.buttonType", "toolBarButton");
        field.putClientProperty(
                FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY,
                FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY_ALWAYS);
        WindowKeys.leaveReveal(field);
        slider.begin(term.weight(), term.criterion().weight());
        on.addActionListener(event -> ear.switched(name, on.isSelected()));
        more.addActionListener(event -> ear.menu(name, more));
        field.addActionListener(event -> ear.rested());
        Typing.in(field, this::type);
        field.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                field.setText(WeightText.of(weight, wording.language()));
                ear.rested();
            }
        });
        slider.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent event) {
                ear.rested();
            }
        });
        slider.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                ear.rested();
            }
        });
        arrange(Shape.LINE);
        listen(this);
    }

    String term() {
        return name;
    }

    /** The keyboard goes to its weight. */
    void enter() {
        slider.requestFocusInWindow();
    }

    SliderRange range() {
        return slider.range();
    }

    /** While it is typed; what is no weight changes nothing. */
    private void type() {
        if (showing || !field.isFocusOwner()) return;
        Optional<Double> typed = WeightText.read(field.getText());
        field.putClientProperty(
                FlatClientProperties.OUTLINE, typed.isEmpty() ? FlatClientProperties.OUTLINE_ERROR : null);
        typed.ifPresent(number -> ear.weighted(name, number));
    }

    /** Wherever the pointer is in the row, the term is pointed at; so it is while the keyboard is there. */
    private void listen(Container part) {
        MouseAdapter pointing = new MouseAdapter() {
            @Override
            public void mouseEntered(MouseEvent event) {
                ear.pointed(Optional.of(name));
            }

            @Override
            public void mouseExited(MouseEvent event) {
                if (getMousePosition(true) == null) ear.pointed(Optional.empty());
            }
        };
        part.addMouseListener(pointing);
        for (Component child : part.getComponents()) child.addMouseListener(pointing);
        for (Component child : List.of(slider, field)) {
            child.addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent event) {
                    scrollRectToVisible(new Rectangle(getSize()));
                    ear.pointed(Optional.of(name));
                }
            });
        }
    }

    void arrange(Shape chosen) {
        if (shape == chosen) return;
        shape = chosen;
        title.setLabelFor(shape == Shape.LINE ? slider : field);
        removeAll();
        switch (shape) {
            case LINE -> {
                layOut("[]0[150lp!, fill][grow, fill][][44lp:pref, trailing]2[pref!]2[56lp:pref, trailing]0[]");
                add(on);
                add(title, "wmin 0");
                add(slider);
                add(field);
                add(raw);
                add(bar);
                add(share);
                add(more);
            }
            case TWO_LINES -> {
                layOut("[]0[grow, fill][44lp:pref, trailing]2[pref!]2[56lp:pref, trailing]0[]");
                add(on);
                add(title, "wmin 0, span 3");
                add(field, "growx");
                add(more, "wrap");
                add(slider, "span 2, growx");
                add(raw);
                add(bar);
                add(share);
            }
            case NARROW -> {
                layOut("[]0[grow, fill][56lp:pref, trailing]0[]");
                add(on);
                add(title, "wmin 0");
                add(share);
                add(more, "wrap");
                add(slider, "span 2, growx");
                add(field, "span 2, growx");
            }
        }
        revalidate();
    }

    private void layOut(String columns) {
        String gaps = shape == Shape.LINE ? "insets 1 0 1 0" : "insets 2 0 1 0";
        setLayout(new MigLayout(gaps + ", gapx 4, gapy 0, fillx, novisualpadding", columns));
    }

    /** @param look its colour */
    void show(LabState state, HeuristicTerm term, Swatch look, String called, String meaning) {
        showing = true;
        swatch = look;
        boolean counts = !state.isOff(term);
        on.setSelected(counts);
        on.setToolTipText(wording.of("lab.on.tip"));
        on.getAccessibleContext().setAccessibleName(called);
        title.setText(called);
        title.setIcon(ColourIcon.bar(swatch));
        title.setEnabled(counts);
        for (var part : List.of(title, slider, raw, bar, share)) part.setToolTipText(meaning);
        slider.getAccessibleContext().setAccessibleName(wording.of("lab.weight.of", called));
        field.getAccessibleContext().setAccessibleName(wording.of("lab.weight.of", called));
        field.setToolTipText(wording.of("lab.weight.tip"));
        more.setToolTipText(wording.of("lab.more.tip", called));
        more.getAccessibleContext().setAccessibleName(wording.of("lab.more.tip", called));
        weight = term.weight();
        slider.show(weight, term.criterion().weight());
        String text = WeightText.of(weight, wording.language());
        // Anything else would take away what is selected in it.
        if (!isTyping(term) && !text.equals(field.getText())) field.setText(text);
        if (!field.isFocusOwner()) field.putClientProperty(FlatClientProperties.OUTLINE, null);
        showing = false;
    }

    /** What says the weight already stays as it was written. */
    private boolean isTyping(HeuristicTerm term) {
        return field.isFocusOwner()
                && WeightText.read(field.getText())
                        .filter(typed -> typed == term.weight())
                        .isPresent();
    }

    /** What the term is worth in the position on the board; empty while that is not known. */
    void show(Optional<Term> here, double largest) {
        raw.setText(here.map(term -> wording.of("lab.times", ScorePhrase.exact(term.raw())))
                .orElse(""));
        share.setText(here.map(term -> wording.of("lab.equals", ScorePhrase.contribution(term)))
                .orElse(""));
        bar.getAccessibleContext().setAccessibleName(wording.of("speech.share", title.getText(), share.getText()));
        bar.show(swatch, here.map(Term::contribution).orElse(0.0), largest);
    }

    void mark(List<Flip> flips) {
        slider.mark(flips);
    }
}
