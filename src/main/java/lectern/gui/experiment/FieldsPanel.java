package lectern.gui.experiment;

import java.awt.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import lectern.game.Evaluator;
import lectern.gui.dialog.Labelled;
import lectern.gui.dialog.Typing;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** Fields below each other, each with its label. */
final class FieldsPanel extends JPanel {
    private final transient Map<String, JComponent> inputs = new LinkedHashMap<>();

    /** @param changed is told of each change */
    FieldsPanel(Wording wording, String word, List<InputField> fields, Runnable changed) {
        super(new MigLayout("insets 0, fillx, wrap 2, gapy 4, novisualpadding", "[][grow, fill]"));
        for (InputField field : fields) {
            JComponent input = input(wording, word, field, changed);
            inputs.put(field.key(), input);
            JLabel label = new JLabel(wording.of("experiment.field." + field.key()));
            label.setLabelFor(input);
            input.setToolTipText(tip(wording, field));
            add(label);
            add(input, "wmin 120");
        }
    }

    private static String tip(Wording wording, InputField field) {
        String key = "experiment.tip." + field.key();
        return wording.sentences().has(key) ? wording.of(key) : null;
    }

    private static JComponent input(Wording wording, String word, InputField field, Runnable changed) {
        String name = "experiment." + word + "." + field.key();
        if (field.choices().isEmpty()) {
            JTextField text = new JTextField(field.usual(), 8);
            text.setName(name);
            Typing.in(text, changed);
            return text;
        }
        JComboBox<String> box = Labelled.box(name, choice -> said(wording, field, choice));
        field.choices().forEach(box::addItem);
        box.setEditable(field.free());
        box.setSelectedItem(field.usual());
        Labelled.chosen(box, chosen -> changed.run());
        if (field.free()) Typing.in((JTextComponent) box.getEditor().getEditorComponent(), changed);
        return box;
    }

    private static String said(Wording wording, InputField field, String choice) {
        if (choice.isEmpty()) {
            return wording.of(field.free() ? "experiment.itself" : "experiment.none");
        }
        if (!field.key().equals(Contestants.HEURISTIC)) return choice;
        String key = "players.evaluator." + choice;
        if (wording.sentences().has(key)) return wording.of(key);
        return choice.startsWith(Evaluator.WRITTEN) ? choice.substring(Evaluator.WRITTEN.length()) : choice;
    }

    FilledFields entries() {
        Map<String, String> texts = new LinkedHashMap<>();
        inputs.forEach((key, input) -> texts.put(key, text(input)));
        return new FilledFields(texts);
    }

    /** While an experiment runs, what it was asked for stays as it is. */
    void lock(boolean locked) {
        for (Component input : inputs.values()) input.setEnabled(!locked);
    }

    private static String text(JComponent input) {
        if (input instanceof JTextField text) return text.getText();
        JComboBox<?> box = (JComboBox<?>) input;
        if (box.isEditable()) return ((JTextComponent) box.getEditor().getEditorComponent()).getText();
        return String.valueOf(box.getSelectedItem());
    }
}
