package lectern.gui.dialog;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Setup;
import lectern.game.UnreadableText;
import lectern.game.board.Layer;
import lectern.gui.board.BoardColours;
import lectern.gui.board.EmblemIcon;
import lectern.gui.wording.Wording;
import lectern.picture.Scene;
import lectern.picture.Skin;
import net.miginfocom.swing.MigLayout;

/** Sets up any position of a game: on the board, in fields, and as the text that says it all. */
final class PositionEditor {
    private static final int A_ROW = 5;
    private static final int STOCK_SIZE = 36;

    private final Wording wording;
    private final Form form;
    private final SetupBoard board;
    private final JTextField text = new JTextField();
    private final List<JComponent> fields = new ArrayList<>();
    private final Position begun;
    private PositionDraft composition;
    private Setup.Stock chosen;
    private boolean filling;

    /**
     * @param shown what the board has at first
     * @param begun what it can be set back to
     */
    PositionEditor(Component owner, Wording wording, Position shown, Position begun) {
        this.wording = wording;
        this.begun = begun;
        composition = PositionDraft.of(shown);
        chosen = composition.setup().stock().get(0);
        form = new Form(owner, wording, "dialog.position");
        form.confirmAs(wording.of("dialog.play-on"));
        board = new SetupBoard(
                shown.game(),
                Scene.of(shown, BoardColours.palette()).withoutEdges(),
                wording,
                cell -> change(composition.put(cell, chosen)),
                cell -> change(composition.take(cell)));
        board.getAccessibleContext().setAccessibleName(wording.of("dialog.board"));
        layOut();
        show(null);
    }

    Form form() {
        return form;
    }

    /** The position that was set up, if it was confirmed. */
    Optional<Position> ask() {
        return form.ask(board) ? Optional.of(composition.position()) : Optional.empty();
    }

    private void layOut() {
        JPanel content = form.content();
        content.setLayout(
                new MigLayout("insets 0, fill, wrap 1, gapy 10, novisualpadding", "[grow, fill]", "[grow, fill][]"));
        Columns columns = new Columns(16, 12);
        columns.add(board);
        JPanel side = new JPanel(new MigLayout("insets 0, wrap 1, gapy 8", "[fill]"));
        side.add(label("dialog.lay", null));
        side.add(stock());
        side.add(Form.explanation(wording.of("dialog.how-to-lay"), 22), "wmin 0");
        side.add(fields(), "gaptop 8");
        columns.add(side);
        content.add(columns, "grow, wmin 0");
        text.setName("setup.text");
        content.add(label("dialog.as-text", text), "split 2, growx 0");
        content.add(text, "growx, wmin 60");
        Typing.in(text, () -> {
            if (!filling) read();
        });
        form.more().add(button("dialog.clear", () -> change(composition.clear())));
        form.more().add(button("dialog.start-position", () -> change(PositionDraft.of(begun))));
    }

    private JPanel stock() {
        JPanel panel = new JPanel(new MigLayout("insets 0, gap 2, novisualpadding"));
        ButtonGroup one = new ButtonGroup();
        Skin skin = Skin.of(composition.game());
        Layer layer = chosen.layer();
        int inRow = 0;
        for (Setup.Stock stock : composition.setup().stock()) {
            JToggleButton button = new JToggleButton(new EmblemIcon(STOCK_SIZE, skin, stock.token(), stock.layer()));
            String name = wording.of(stock.name());
            button.setName("setup.stock." + stock.token().name());
            button.setToolTipText(name);
            button.getAccessibleContext().setAccessibleName(name);
            button.putClientProperty("JButton.buttonType", "toolBarButton");
            button.addActionListener(event -> chosen = stock);
            one.add(button);
            boolean breaks = inRow == A_ROW || stock.layer() != layer;
            panel.add(button, breaks ? "newline" : "");
            inRow = breaks ? 1 : inRow + 1;
            layer = stock.layer();
            button.setSelected(stock.equals(chosen));
        }
        return panel;
    }

    private JPanel fields() {
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 1, gapy 4, novisualpadding", "[fill, grow]"));
        List<Setup.Field> named = composition.setup().fields();
        for (int i = 0; i < named.size(); i++) {
            JComponent field = field(named.get(i), i);
            field.setName("setup.field." + named.get(i).name());
            fields.add(field);
            JLabel label = new JLabel(
                    capital(wording.of("reading.field." + named.get(i).name())));
            label.setLabelFor(field);
            panel.add(label);
            panel.add(field, "wmin 0");
        }
        return panel;
    }

    private JComponent field(Setup.Field field, int index) {
        if (field.values().isEmpty()) {
            JTextField typed = new JTextField(8);
            Typing.in(typed, () -> {
                if (!filling) change(composition.with(index, typed.getText()), typed);
            });
            return typed;
        }
        JComboBox<Setup.Choice> box = Labelled.box("", value -> capital(wording.of(value.name())));
        field.values().forEach(box::addItem);
        Labelled.chosen(box, value -> {
            if (!filling) change(composition.with(index, value.text()), box);
        });
        return box;
    }

    private void change(PositionDraft changed) {
        change(changed, null);
    }

    private void change(PositionDraft changed, JComponent source) {
        composition = changed;
        show(source);
    }

    /** What is typed is shown on the board as soon as it is a position. */
    private void read() {
        String typed = text.getText().strip().replaceAll("\\s+", " ");
        try {
            composition = PositionDraft.of(composition.game().read(typed));
            show(text);
        } catch (UnreadableText unreadable) {
            complain(PositionDraft.trouble(composition.game(), typed));
        }
    }

    /** @param source the field in which the user is typing, whose text stays as it is */
    private void show(JComponent source) {
        filling = true;
        board.show(composition.picture());
        if (source != text) text.setText(composition.text());
        List<Setup.Field> named = composition.setup().fields();
        for (int i = 0; i < named.size(); i++) {
            if (fields.get(i) != source)
                fill(fields.get(i), named.get(i), composition.values().get(i));
        }
        filling = false;
        complain(composition.trouble());
    }

    private static void fill(JComponent field, Setup.Field named, String value) {
        if (field instanceof JTextField typed) typed.setText(value);
        else if (field instanceof JComboBox<?> box) {
            named.values().stream()
                    .filter(choice -> choice.text().equals(value))
                    .findFirst()
                    .ifPresent(box::setSelectedItem);
        }
    }

    private void complain(Optional<Phrase> trouble) {
        form.complain(trouble.map(wording::of));
    }

    private JButton button(String key, Runnable deed) {
        JButton button = new JButton(wording.of(key));
        button.setName(key);
        button.addActionListener(event -> deed.run());
        return button;
    }

    private JLabel label(String key, JComponent field) {
        JLabel label = new JLabel(wording.of(key));
        label.setLabelFor(field);
        return label;
    }

    private String capital(String text) {
        Locale locale = wording.language().locale();
        return text.substring(0, 1).toUpperCase(locale) + text.substring(1);
    }
}
