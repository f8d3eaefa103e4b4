package lectern.gui.lab;

import java.awt.Component;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JTextField;
import lectern.gui.dialog.Form;
import lectern.gui.dialog.Typing;
import lectern.gui.heuristic.SavedHeuristics;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;

/** Asks for the name of a heuristic. */
final class Naming {
    private final Component owner;
    private final Wording wording;
    private final LabDesk lab;
    private final SavedHeuristics saved;

    Naming(Component owner, Wording wording, LabDesk lab, SavedHeuristics saved) {
        this.owner = owner;
        this.wording = wording;
        this.lab = lab;
        this.saved = saved;
    }

    /** A name that no saved heuristic of the game has. */
    Optional<String> ask(String titleKey) {
        Form form = new Form(owner, wording, titleKey);
        JTextField name = new JTextField(free(), 24);
        name.setName("lab.name");
        name.selectAll();
        JLabel label = new JLabel(wording.of("lab.name"));
        label.setLabelFor(name);
        form.content().add(label);
        form.content().add(name, "growx, pushx");
        form.confirmAs(wording.of("lab.save"));
        form.enterConfirms(name);
        Runnable check = () -> form.complain(trouble(name.getText().strip()));
        Typing.in(name, check);
        check.run();
        return form.ask(name) ? Optional.of(name.getText().strip()) : Optional.empty();
    }

    private Optional<String> trouble(String name) {
        if (name.isEmpty()) return Optional.of(wording.of("lab.name.empty"));
        if (name.length() > Heuristic.LONGEST_NAME) return Optional.of(wording.of("lab.name.long"));
        return saved.find(lab.game(), name).isPresent()
                ? Optional.of(wording.of("lab.name.taken", name))
                : Optional.empty();
    }

    private String free() {
        String name = lab.heuristic().name();
        if (saved.find(lab.game(), name).isEmpty()) return name;
        for (int number = 2; ; number++) {
            String next = name + " " + number;
            if (saved.find(lab.game(), next).isEmpty()) return next;
        }
    }
}
