package lectern.gui.dialog;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import lectern.game.option.Option;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** A field for each option of a game. */
final class OptionFields extends JPanel {
    private final transient Wording wording;
    private final transient BiConsumer<Option, String> chosen;

    /** @param chosen is told of every option that gets another value, allowed or not */
    OptionFields(Wording wording, BiConsumer<Option, String> chosen) {
        super(new MigLayout("insets 0, fillx, gapy 6, novisualpadding"));
        this.wording = wording;
        this.chosen = chosen;
    }

    void show(NewGame game) {
        removeAll();
        for (Option option : game.kind().options()) {
            String of = game.kind().id();
            JComponent field = field(option, of, game.value(option));
            field.setName("new-game.option." + option.key());
            String sentence = wording.of(of + ".option." + option.key());
            JLabel label = new JLabel(wording.of(of + ".setting." + option.key()));
            label.setLabelFor(field);
            label.setToolTipText(sentence);
            field.setToolTipText(sentence);
            add(label);
            boolean wide = !(option instanceof Option.Range);
            add(field, (wide ? "growx" : "growx 0, alignx left") + ", wmin 60, wrap");
        }
        revalidate();
        repaint();
    }

    private JComponent field(Option option, String game, String value) {
        return option.match(new Option.OptionCases<>(
                choice -> box(choice, choice.values(), game, value),
                range -> range.words().isEmpty() ? spinner(range, value) : box(range, values(range), game, value),
                list -> text(list, value)));
    }

    private JComponent text(Option.CellList option, String value) {
        JTextField text = new JTextField(value, 14);
        Typing.in(text, () -> chosen.accept(option, text.getText()));
        return text;
    }

    /** The numbers of a range, and behind them its words. */
    private static List<String> values(Option.Range range) {
        return Stream.concat(
                        IntStream.rangeClosed(range.min(), range.max()).mapToObj(String::valueOf),
                        range.words().stream())
                .toList();
    }

    private JComponent box(Option option, List<String> values, String game, String value) {
        JComboBox<String> box = Labelled.box("", choice -> name(option, game, choice));
        values.forEach(box::addItem);
        box.setSelectedItem(value);
        Labelled.chosen(box, picked -> chosen.accept(option, picked));
        return box;
    }

    private String name(Option option, String game, String value) {
        boolean number = option instanceof Option.Range range && !range.words().contains(value);
        return number ? value : wording.of(game + ".value." + option.key() + "." + value);
    }

    private JComponent spinner(Option.Range option, String value) {
        SpinnerNumberModel model = new SpinnerNumberModel(Integer.parseInt(value), option.min(), option.max(), 1);
        JSpinner spinner = new NumberSpinner(model);
        spinner.addChangeListener(event -> chosen.accept(option, String.valueOf(model.getNumber())));
        return spinner;
    }
}
