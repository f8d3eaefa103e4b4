package lectern.gui.look;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.ButtonGroup;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.KeyStroke;
import lectern.text.Sentences;

/** The menu items that choose theme and scale, for a menu that belongs to another class. */
public final class LookChoices {
    private final Looks looks;
    private final JMenu themes = new JMenu();
    private final JMenu scales = new JMenu();
    private final JMenuItem larger = new JMenuItem();
    private final JMenuItem smaller = new JMenuItem();
    private final Map<Theme, AbstractButton> themeItems = new EnumMap<>(Theme.class);
    private final Map<Integer, AbstractButton> scaleItems = new LinkedHashMap<>();
    private final ButtonGroup oneScale = new ButtonGroup();

    public LookChoices(Looks looks, Sentences sentences) {
        this.looks = looks;
        addThemes();
        addScales();
        larger.setAccelerator(KeyStroke.getKeyStroke("ctrl PLUS"));
        smaller.setAccelerator(KeyStroke.getKeyStroke("ctrl MINUS"));
        larger.addActionListener(event -> looks.scaleTo(looks.scale().larger()));
        smaller.addActionListener(event -> looks.scaleTo(looks.scale().smaller()));
        name();
        looks.watch(this::mark);
        mark();
        write(sentences);
    }

    /** The items, in their order. */
    public List<JMenuItem> items() {
        return List.of(themes, scales, larger, smaller);
    }

    /** Writes the items in another language. */
    public void write(Sentences sentences) {
        themes.setText(sentences.of("look.theme"));
        themeItems.forEach((theme, item) -> item.setText(sentences.of("look.theme." + theme.code())));
        scales.setText(sentences.of("look.scale"));
        larger.setText(sentences.of("look.larger"));
        smaller.setText(sentences.of("look.smaller"));
    }

    private void addThemes() {
        ButtonGroup one = new ButtonGroup();
        for (Theme theme : Theme.values()) {
            JRadioButtonMenuItem item = new JRadioButtonMenuItem();
            item.addActionListener(event -> looks.wear(theme));
            item.setName("theme." + theme.code());
            one.add(item);
            themes.add(item);
            themeItems.put(theme, item);
        }
    }

    private void addScales() {
        for (Scale scale : Scale.OFFERED) {
            JRadioButtonMenuItem item = new JRadioButtonMenuItem(scale.percent() + "\u00a0%");
            item.addActionListener(event -> looks.scaleTo(scale));
            item.setName("scale." + scale.percent());
            oneScale.add(item);
            scales.add(item);
            scaleItems.put(scale.percent(), item);
        }
    }

    private void name() {
        themes.setName("themes");
        scales.setName("scales");
        larger.setName("larger");
        smaller.setName("smaller");
    }

    private void mark() {
        themeItems.get(looks.theme()).setSelected(true);
        AbstractButton offered = scaleItems.get(looks.scale().percent());
        oneScale.clearSelection();
        if (offered != null) offered.setSelected(true);
        larger.setEnabled(looks.scale().percent() < Scale.LARGEST);
        smaller.setEnabled(looks.scale().percent() > Scale.SMALLEST);
    }
}
