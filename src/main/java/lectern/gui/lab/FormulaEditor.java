package lectern.gui.lab;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.ActionEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.gui.act.WindowKeys;
import lectern.gui.dialog.Typing;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.Formula;
import lectern.heuristic.formula.LitCells;
import lectern.heuristic.formula.Vocabulary;
import lectern.telling.ScorePhrase;
import net.miginfocom.swing.MigLayout;

/**
 * Where a criterion of one's own is written, or when a term counts. What is wrong is said while it is typed, and what is
 * right is worked out in the position on the board, with its cells lit.
 */
final class FormulaEditor extends ScrolledRows {
    private final transient LabDesk lab;
    private final transient Wording wording;
    private final transient Consumer<LitCells> lighting;
    private final JLabel heading = new StyledLabel(StyledLabel.Style.HEADING);
    private final JLabel nameLabel = new JLabel();
    private final JTextField name = new JTextField();
    private final JLabel formulaLabel = new JLabel();
    private final FormulaField formula;
    private final JScrollPane formulaScroll;
    private final JLabel whenLabel = new JLabel();
    private final FormulaField when;
    private final JLabel aboutLabel = new JLabel();
    private final JTextField about = new JTextField();
    private final Prose told = new Prose("lab-editor-told", "");
    private final JButton keep = new JButton();
    private final JButton leave = new JButton();
    private transient Optional<HeuristicTerm> edited = Optional.empty();
    private transient Consumer<Optional<String>> done = written -> {};
    private boolean filling;

    /** @param lighting is told which cells the formula looks at */
    FormulaEditor(LabDesk lab, Wording wording, Consumer<LitCells> lighting) {
        super(new MigLayout("insets 2 4 2 4, fillx, gapy 4, hidemode 3, novisualpadding", "[][grow, fill]"));
        this.lab = lab;
        this.wording = wording;
        this.lighting = lighting;
        setName("lab.editor");
        formula = new FormulaField("lab.editor.formula", wording, this::accept);
        when = new FormulaField("lab.editor.when", wording, this::accept);
        when.setRows(1);
        formulaScroll = new JScrollPane(formula);
        name.setName("lab.editor.name");
        about.setName("lab.editor.about");
        keep.setName("lab.editor.keep");
        leave.setName("lab.editor.leave");
        add(heading, "span, split 3, growx, pushx, wmin 0");
        add(keep, "growx 0");
        add(leave, "growx 0, wrap");
        add(nameLabel);
        add(name, "wmin 0, wrap");
        add(formulaLabel);
        add(formulaScroll, "wmin 0, wrap");
        add(told, "skip, wmin 0, wrap");
        add(whenLabel);
        add(new JScrollPane(when), "wmin 0, wrap");
        add(aboutLabel);
        add(about, "wmin 0");
        for (JTextField field : new JTextField[] {name, about}) {
            field.putClientProperty(
                    FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY,
                    FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY_ALWAYS);
            WindowKeys.leaveReveal(field);
            Typing.in(field, this::check);
            field.addActionListener(event -> accept());
        }
        Typing.in(formula, this::check);
        Typing.in(when, this::check);
        keep.addActionListener(event -> accept());
        leave.addActionListener(event -> close(Optional.empty()));
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ESCAPE"), "leave");
        getActionMap().put("leave", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                close(Optional.empty());
            }
        });
    }

    void rewrite() {
        nameLabel.setText(wording.of("lab.editor.name"));
        nameLabel.setLabelFor(name);
        formulaLabel.setText(wording.of("lab.editor.formula"));
        formulaLabel.setLabelFor(formula);
        whenLabel.setText(wording.of("lab.editor.when"));
        whenLabel.setLabelFor(when);
        aboutLabel.setText(wording.of("lab.editor.about"));
        aboutLabel.setLabelFor(about);
        leave.setText(wording.of("dialog.cancel"));
        formula.setToolTipText(wording.of("lab.editor.formula.tip"));
        when.setToolTipText(wording.of("lab.editor.when.tip"));
        keep.setText(wording.of(edited.isPresent() ? "lab.editor.change" : "lab.editor.add"));
        heading.setText(edited.map(
                        term -> wording.of("lab.editor.edit", lab.game().term(term.name())))
                .orElseGet(() -> wording.of("lab.editor.new")));
    }

    /**
     * Opens it.
     *
     * @param term what is to be changed; empty to write a new one
     * @param closed hears when it is left, and the name of the term if one was written
     */
    void open(Optional<HeuristicTerm> term, Consumer<Optional<String>> closed) {
        edited = term;
        done = closed;
        filling = true;
        formula.know(Vocabulary.of(lab.game()));
        when.know(Vocabulary.of(lab.game()));
        boolean own = term.isEmpty() || term.get().formula().isPresent();
        name.setText(term.map(HeuristicTerm::name).orElseGet(this::freeName));
        name.setEnabled(own);
        formula.put(term.flatMap(HeuristicTerm::formula).map(Formula::text).orElse(""));
        formulaLabel.setVisible(own);
        formulaScroll.setVisible(own);
        when.put(term.flatMap(HeuristicTerm::when).map(Formula::text).orElse(""));
        about.setText(term.map(HeuristicTerm::about).orElse(""));
        filling = false;
        rewrite();
        check();
        if (own) formula.requestFocusInWindow();
        else when.requestFocusInWindow();
    }

    private String freeName() {
        String word = wording.of("lab.editor.new-name");
        for (int number = 1; ; number++) {
            String free = number == 1 ? word : word + "-" + number;
            if (isFree(free)) return free;
        }
    }

    private boolean isFree(String wanted) {
        boolean own = edited.filter(term -> term.name().equals(wanted)).isPresent();
        return own
                || (lab.game().criterion(wanted).isEmpty()
                        && lab.state().heuristic().term(wanted).isEmpty());
    }

    private void close(Optional<String> term) {
        lighting.accept(LitCells.NONE);
        done.accept(term);
    }

    private void accept() {
        Optional<HeuristicTerm> written = check();
        if (written.isEmpty()) return;
        LabState state = lab.state();
        lab.change(edited.isPresent() ? state.with(edited.get().name(), written.get()) : state.plus(written.get()));
        close(written.map(HeuristicTerm::name));
    }

    /** Says what is wrong, or what it comes to here. The term, if nothing is wrong. */
    private Optional<HeuristicTerm> check() {
        if (filling) return Optional.empty();
        formula.mark(0, 0);
        when.mark(0, 0);
        lighting.accept(LitCells.NONE);
        Optional<HeuristicTerm> written = read();
        keep.setEnabled(written.isPresent());
        written.ifPresent(this::show);
        return written;
    }

    private Optional<HeuristicTerm> read() {
        String called = name.getText().strip();
        if (!HeuristicTerm.isName(called)) return advice("bad", "lab.editor.no-name");
        if (!isFree(called)) return advice("bad", "lab.editor.taken", called);
        boolean plain = edited.isPresent() && edited.get().formula().isEmpty();
        if (!plain && formula.getText().isBlank()) return advice("muted", "lab.editor.empty");
        try {
            HeuristicTerm term = plain ? edited.get() : own(called);
            Optional<Formula> condition = condition();
            return Optional.of(term.withWhen(condition).withAbout(about.getText()));
        } catch (UnreadableText unreadable) {
            return Optional.empty();
        }
    }

    private HeuristicTerm own(String called) {
        try {
            Formula read = Formula.number(formula.getText(), lab.game());
            double weight = edited.map(HeuristicTerm::weight).orElse(1.0);
            return HeuristicTerm.of(called, read, weight);
        } catch (UnreadableText unreadable) {
            complain(formula, unreadable);
            throw unreadable;
        }
    }

    private Optional<Formula> condition() {
        if (when.getText().isBlank()) return Optional.empty();
        try {
            return Optional.of(Formula.condition(when.getText(), lab.game()));
        } catch (UnreadableText unreadable) {
            complain(when, unreadable);
            throw unreadable;
        }
    }

    private void complain(FormulaField field, UnreadableText unreadable) {
        field.mark(unreadable.column(), unreadable.length());
        told.putClientProperty("FlatLaf.styleClass", "bad");
        told.setText(wording.of(unreadable.reason()));
    }

    private Optional<HeuristicTerm> advice(String style, String key, Object... arguments) {
        told.putClientProperty("FlatLaf.styleClass", style);
        told.setText(wording.of(key, arguments));
        return Optional.empty();
    }

    private void show(HeuristicTerm term) {
        Position here = lab.position();
        double value = term.criterion().raw(here, here.toMove());
        boolean counts = term.when()
                .map(condition -> condition.holds(here, here.toMove()))
                .orElse(true);
        told.putClientProperty("FlatLaf.styleClass", "good");
        told.setText(wording.of(
                counts ? "lab.editor.value" : "lab.editor.value-off",
                ScorePhrase.exact(value),
                here.view().name(here.toMove())));
        lighting.accept(Lit.by(term, here, here.toMove()));
    }
}
