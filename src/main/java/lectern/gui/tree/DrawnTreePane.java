package lectern.gui.tree;

import com.formdev.flatlaf.util.UIScale;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.act.Icons;
import lectern.gui.desk.Background;
import lectern.gui.settings.UserSettings;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** A drawn tree with what is done to it above, and its legend below. */
public final class DrawnTreePane extends JPanel {
    private static final double STEP = 1.25;

    /** So high, at 100 %, the tree has room beside its legend. */
    private static final int ENOUGH = 300;

    private final transient Wording wording;
    private final TreeCanvas canvas;
    private final LegendStrip legend;
    private final JPanel tools = WrapLayout.row("tree.tools");

    /**
     * @param memory knows where the last file was
     * @param told hears that a picture was written
     */
    public DrawnTreePane(Wording wording, Background background, UserSettings memory, Consumer<Phrase> told) {
        super(new MigLayout("insets 0, fill, novisualpadding", "[grow, fill]", "[]4[grow, fill]0[]"));
        this.wording = wording;
        setName("drawntree");
        canvas = new TreeCanvas(wording);
        SaveTree saving = new SaveTree(this, wording, background, memory, told);
        tools.add(new TreeFinder(canvas, wording));
        tools.add(button("overview", "", canvas::overview));
        tools.add(button("open-all", "", canvas::openAll));
        tools.add(button("close-all", "", canvas::closeAll));
        tools.add(button("fit", "", canvas::fit));
        tools.add(button("smaller", "zoom-out", () -> canvas.zoom(1 / STEP)));
        tools.add(button("larger", "zoom-in", () -> canvas.zoom(STEP)));
        tools.add(button(
                "export",
                "export",
                () -> canvas.picture(wording.of("drawntree.name")).ifPresent(saving::save)));
        add(tools, "wmin 0, wrap");
        add(canvas, "wmin 0, hmin 0, wrap");
        legend = new LegendStrip(canvas, wording);
        add(legend, "wmin 0, hmin pref, hidemode 3");
    }

    @Override
    public void doLayout() {
        legend.setVisible(getHeight() >= UIScale.scale(ENOUGH));
        super.doLayout();
    }

    public TreeCanvas canvas() {
        return canvas;
    }

    private JButton button(String word, String icon, Runnable action) {
        JButton button = new JButton();
        button.setName("drawntree." + word);
        if (!icon.isEmpty()) button.setIcon(Icons.named(icon));
        button.addActionListener(event -> action.run());
        wording.write(() -> {
            String name = wording.of("drawntree.act." + word);
            if (icon.isEmpty()) button.setText(name);
            button.setToolTipText(wording.of("drawntree.tip." + word));
            button.getAccessibleContext().setAccessibleName(name);
        });
        return button;
    }
}
