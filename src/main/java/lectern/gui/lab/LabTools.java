package lectern.gui.lab;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import lectern.game.Evaluator;
import lectern.game.Seat;
import lectern.gui.act.Icons;
import lectern.gui.dialog.Notice;
import lectern.gui.heuristic.SavedHeuristics;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import net.miginfocom.swing.MigLayout;

/** What is done with a heuristic as a whole: another is opened, it is saved, handed to a seat, and so on. */
final class LabTools extends JPanel {
    private static final int NARROW = 400;

    /** Below this width the name of the heuristic needs the room of two icons. */
    private static final int NARROWEST = 260;

    private final transient LabDesk lab;
    private final transient SavedHeuristics saved;
    private final transient HeuristicUses uses;
    private final transient Runnable compare;
    private final transient Wording wording;
    private final transient Naming naming;
    private final JButton open = new JButton();
    private final JButton undo = button("lab.undo", "undo");
    private final JButton redo = button("lab.redo", "redo");
    private final JButton save = button("lab.save", "save");
    private final JButton play = new JButton(Icons.named("play"));
    private final JButton more = button("lab.actions", "more");

    /** @param compare sets the heuristic beside another one */
    LabTools(LabDesk lab, SavedHeuristics saved, HeuristicUses uses, Runnable compare, Wording wording) {
        super(new MigLayout("insets 0, gapx 2, fillx, hidemode 3, novisualpadding", "[grow, fill][][][][][]"));
        this.lab = lab;
        this.saved = saved;
        this.uses = uses;
        this.compare = compare;
        this.wording = wording;
        naming = new Naming(this, wording, lab, saved);
        open.setName("lab.open");
        open.setHorizontalAlignment(AbstractButton.LEADING);
        play.setName("lab.play");
        add(open, "wmin 60");
        for (JButton button : new JButton[] {undo, redo, save, play, more}) add(button);
        open.addActionListener(event -> below(open, openMenu()));
        undo.addActionListener(event -> lab.undo());
        redo.addActionListener(event -> lab.redo());
        save.addActionListener(event -> save());
        play.addActionListener(event -> below(play, playMenu()));
        more.addActionListener(event -> below(more, moreMenu()));
    }

    private static JButton button(String name, String icon) {
        JButton button = new JButton(Icons.named(icon));
        button.setName(name);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    void refresh() {
        boolean unsaved = !isSaved();
        String name = lab.heuristic().name();
        open.setText(unsaved ? wording.of("lab.unsaved", name) : wording.of("lab.current", name));
        open.setToolTipText(wording.of(unsaved ? "lab.open.tip-unsaved" : "lab.open.tip", open.getText()));
        undo.setEnabled(lab.history().canUndo());
        redo.setEnabled(lab.history().canRedo());
        save.setEnabled(unsaved);
    }

    private boolean isSaved() {
        return saved.find(lab.game(), lab.heuristic().name())
                .filter(lab.heuristic()::equals)
                .isPresent();
    }

    void rewrite() {
        play.setToolTipText(wording.of("lab.play.tip"));
        play.getAccessibleContext().setAccessibleName(wording.of("lab.play"));
        for (JButton button : new JButton[] {undo, redo, save, more}) {
            String tip = wording.of(button.getName());
            button.setToolTipText(tip);
            button.getAccessibleContext().setAccessibleName(tip);
        }
        refresh();
    }

    /** In a narrow place an icon says it alone, and in the narrowest the menu has what steps back and forth. */
    @Override
    public void doLayout() {
        boolean narrow = getWidth() < UIScale.scale(NARROW);
        String text = narrow ? "" : wording.of("lab.play");
        if (!Objects.equals(text, play.getText())) {
            play.setText(text);
            play.putClientProperty("JButton.buttonType", narrow ? "toolBarButton" : null);
        }
        for (JButton step : new JButton[] {undo, redo}) step.setVisible(getWidth() >= UIScale.scale(NARROWEST));
        super.doLayout();
    }

    private void below(Component button, JPopupMenu menu) {
        menu.show(button, 0, button.getHeight());
    }

    /** What has a name of its own already is saved under it; anything else is given one first. */
    private void save() {
        Heuristic heuristic = lab.heuristic();
        if (saved.find(lab.game(), heuristic.name()).isPresent()) keep(heuristic);
        else naming.ask("lab.save-first").ifPresent(this::keepAs);
    }

    private void keepAs(String name) {
        lab.change(LabState.of(lab.heuristic().withName(name)));
        keep(lab.heuristic());
    }

    private void keep(Heuristic heuristic) {
        saved.save(heuristic, uses::tell);
        refresh();
    }

    private JPopupMenu openMenu() {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("lab.open-menu");
        for (Heuristic heuristic : saved.of(lab.game())) {
            JMenuItem item = item("lab.open." + heuristic.name(), wording.of("lab.named", heuristic.name()));
            item.addActionListener(event -> lab.open(heuristic));
            menu.add(item);
        }
        if (menu.getComponentCount() > 0) menu.addSeparator();
        for (Evaluator evaluator : lab.game().evaluators()) {
            JMenuItem item = item("lab.begin." + evaluator.id(), wording.of("lab.begin", name(evaluator)));
            item.addActionListener(event -> lab.open(Heuristic.of(freshName(), lab.game(), evaluator)));
            menu.add(item);
        }
        JMenuItem empty = item("lab.begin-empty", wording.of("lab.begin-empty"));
        empty.addActionListener(event -> lab.open(Heuristic.of(freshName(), lab.game(), List.of())));
        menu.add(empty);
        menu.addSeparator();
        JMenuItem file = item("lab.open-file", wording.of("lab.open-file"));
        file.addActionListener(event -> uses.openFile(lab::open));
        menu.add(file);
        return menu;
    }

    private String freshName() {
        String name = lab.newName();
        for (int number = 2; saved.find(lab.game(), name).isPresent(); number++) name = lab.newName() + " " + number;
        return name;
    }

    private String name(Evaluator evaluator) {
        return wording.of("players.evaluator." + evaluator.id());
    }

    private JPopupMenu playMenu() {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("lab.play-menu");
        for (Seat seat : Seat.values()) {
            JMenuItem item = item("lab.play." + seat.word(), wording.of("lab.play.as", uses.side(seat)));
            item.addActionListener(event -> uses.seat(lab.heuristic(), seat));
            menu.add(item);
        }
        return menu;
    }

    private JPopupMenu moreMenu() {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("lab.actions-menu");
        if (!undo.isVisible()) {
            add(menu, "lab.undo", lab::undo).setEnabled(lab.history().canUndo());
            add(menu, "lab.redo", lab::redo).setEnabled(lab.history().canRedo());
            menu.addSeparator();
        }
        add(menu, "lab.compare", compare);
        menu.addSeparator();
        add(menu, "lab.save-as", () -> naming.ask("lab.save-as").ifPresent(this::keepAs));
        add(menu, "lab.duplicate", () -> naming.ask("lab.duplicate").ifPresent(this::keepAs));
        add(menu, "lab.save-file", () -> uses.saveFile(lab.heuristic()));
        Optional<Heuristic> known = saved.find(lab.game(), lab.heuristic().name());
        add(menu, "lab.delete", () -> known.ifPresent(this::delete)).setEnabled(known.isPresent());
        menu.addSeparator();
        for (HeuristicUses.Further further : uses.further()) {
            JMenuItem item = item(further.key(), wording.of(further.key()));
            item.addActionListener(event -> further.use().accept(lab.heuristic()));
            menu.add(item);
        }
        if (uses.further().isEmpty()) menu.remove(menu.getComponentCount() - 1);
        return menu;
    }

    private void delete(Heuristic heuristic) {
        String sentence = wording.of("lab.delete.sure", heuristic.name());
        if (Notice.ask(this, wording, "lab.delete", sentence, "lab.delete.confirm"))
            saved.delete(heuristic, uses::tell);
    }

    private JMenuItem add(JPopupMenu menu, String key, Runnable action) {
        JMenuItem item = item(key, wording.of(key));
        item.addActionListener(event -> action.run());
        return menu.add(item);
    }

    private static JMenuItem item(String name, String text) {
        JMenuItem item = new JMenuItem(text);
        item.setName(name);
        return item;
    }

    /**
     * The criteria of the game that are not in the heuristic yet, to be added.
     *
     * @param added hears which one was
     */
    JPopupMenu criteriaMenu(Consumer<String> added) {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("lab.criteria-menu");
        var game = lab.game();
        game.criteria().stream()
                .filter(criterion ->
                        lab.state().heuristic().term(criterion.key()).isEmpty())
                .forEach(criterion -> {
                    JMenuItem item = item("lab.add." + criterion.key(), wording.of(game.term(criterion.key())));
                    item.setToolTipText(
                            game.meaning(criterion.key()).map(wording::of).orElse(null));
                    item.addActionListener(event -> {
                        lab.change(lab.state().plus(HeuristicTerm.of(criterion, criterion.weight())));
                        added.accept(criterion.key());
                    });
                    menu.add(item);
                });
        if (menu.getComponentCount() == 0) add(menu, "lab.add.none", () -> {}).setEnabled(false);
        return menu;
    }
}
