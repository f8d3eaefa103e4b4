package lectern.gui.inspector.decision;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import lectern.game.Start;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Opinion;
import lectern.gui.desk.Playing;
import lectern.gui.inspector.decision.view.OnEdt;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A decision in the pane, without a screen. */
abstract class OpenedDecisionPane {
    private static final int WIDTH = 480;
    private static final int HEIGHT = 640;

    final Wording wording = new Wording(Language.EN);
    private LookAndFeel before;
    Desk desk;
    Playing playing;
    DecisionPane pane;

    @BeforeEach
    void rememberTheLook() {
        before = UIManager.getLookAndFeel();
    }

    @AfterEach
    void putEverythingBack() throws InterruptedException, UnsupportedLookAndFeelException {
        OnEdt.run(playing::close);
        UIManager.setLookAndFeel(before);
    }

    void open(Subject subject) {
        prepare(subject);
        pane.addNotify();
        desk.think(Optional.of(opinion(subject)));
        painted();
    }

    void prepare(Subject subject) {
        desk = new Desk(Start.of(subject.root(), 1), RecordHead.EMPTY);
        playing = new Playing(desk);
        pane = new DecisionPane(desk, new BoardAim(desk), playing, wording);
        pane.setSize(WIDTH, HEIGHT);
    }

    static Opinion opinion(Subject subject) {
        return new Opinion(subject.root(), subject.contender().orElseThrow(), subject.decision());
    }

    BufferedImage painted() {
        for (int pass = 0; pass < 3; pass++) layOut(pane);
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        pane.paint(g);
        g.dispose();
        return image;
    }

    /** Without a window nobody else would do it. */
    private static void layOut(Container container) {
        container.doLayout();
        for (Component part : container.getComponents()) if (part instanceof Container inner) layOut(inner);
    }

    <C> C part(String name, Class<C> kind) {
        return find(pane, name).map(kind::cast).orElseThrow(() -> new AssertionError("no " + name));
    }

    private static Optional<Component> find(Container container, String name) {
        for (Component part : container.getComponents()) {
            if (name.equals(part.getName())) return Optional.of(part);
            if (part instanceof Container inner) {
                Optional<Component> found = find(inner, name);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }
}
