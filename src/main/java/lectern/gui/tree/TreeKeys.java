package lectern.gui.tree;

import java.awt.event.ActionEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.TreeHit;

/** The keys that walk through a drawn tree, fold it and zoom it. */
final class TreeKeys {
    private static final double STEP = 1.25;

    private final TreeCanvas canvas;

    TreeKeys(TreeCanvas canvas) {
        this.canvas = canvas;
    }

    void bind() {
        walk("UP", this::up);
        walk("DOWN", this::down);
        walk("LEFT", () -> beside(-1));
        walk("RIGHT", () -> beside(1));
        walk("HOME", () -> canvas.select(0));
        walk("ENTER", () -> canvas.toggle(here()));
        walk("SPACE", () -> canvas.toggle(here()));
        for (String key : List.of("PLUS", "ADD", "shift EQUALS")) bind(key, () -> canvas.zoom(STEP));
        for (String key : List.of("MINUS", "SUBTRACT")) bind(key, () -> canvas.zoom(1 / STEP));
        for (String key : List.of("0", "NUMPAD0")) bind(key, canvas::fit);
    }

    private void up() {
        tree().above(here()).ifPresent(canvas::select);
    }

    /** To the child that the value comes from, or else to the first one. */
    private void down() {
        int node = here();
        List<Integer> children = tree().children(node);
        if (children.isEmpty()) return;
        canvas.select(children.get(tree().node(node).best().orElse(0)));
    }

    private void beside(int step) {
        Optional<TreeHit> neighbour = canvas.sight().orElseThrow().layout().beside(here(), step);
        neighbour.ifPresent(hit -> {
            if (hit.isNode()) {
                canvas.select(hit.node());
            } else {
                canvas.openBunch(hit.node());
                beside(step);
            }
        });
    }

    private int here() {
        return canvas.selected().orElse(0);
    }

    private DrawnTree tree() {
        return canvas.sight().orElseThrow().tree();
    }

    /** A key that takes a node to start from: the first press selects the root. */
    private void walk(String key, Runnable step) {
        bind(key, () -> {
            if (canvas.selected().isEmpty()) canvas.select(0);
            else step.run();
        });
    }

    private void bind(String key, Runnable action) {
        canvas.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        canvas.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }

            @Override
            public boolean isEnabled() {
                return canvas.sight().isPresent();
            }
        });
    }
}
