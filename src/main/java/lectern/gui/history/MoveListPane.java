package lectern.gui.history;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.gui.board.EmblemIcon;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.picture.Skin;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.Turn;
import net.miginfocom.swing.MigLayout;

/**
 * The moves of the match, with its branches: clicking one goes there, arrows go along the current line and from branch
 * to branch, what people think of a move can be written beside it, and a branch can be promoted or deleted.
 */
public final class MoveListPane extends JPanel {
    private final transient Desk desk;
    private final transient MoveSigns signs;
    private final transient Wording wording;
    private final transient Consumer<Phrase> tell;
    private final SheetView view;
    private final JLabel first = new JLabel();
    private final JLabel second = new JLabel();
    private final JLabel viewpoint = new JLabel();
    private transient List<Turn> written;
    private transient List<Note> startNotes;
    private transient List<Turn> line;
    private transient Position start;

    /**
     * @param signs what stands behind moves
     * @param tell says once what was done
     */
    public MoveListPane(Desk desk, MoveSigns signs, Wording wording, Consumer<Phrase> tell) {
        super(new MigLayout(
                "insets 8, fill, gapy 4, hidemode 3", "[grow 50, fill, sg][grow 50, fill, sg]", "[][][grow, fill]"));
        this.desk = desk;
        this.signs = signs;
        this.wording = wording;
        this.tell = tell;
        view = new SheetView(this::aside);
        setName("history");
        first.setName("sheet.first");
        second.setName("sheet.second");
        add(first, "wmin 0");
        add(second, "wmin 0, wrap");
        viewpoint.setName("sheet.viewpoint");
        viewpoint.putClientProperty(FlatClientProperties.STYLE_CLASS, "muted");
        add(viewpoint, "span 2, wmin 0, wrap");
        JScrollPane scroll = new JScrollPane(view);
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        add(scroll, "span 2, grow, wmin 0, hmin 0");
        // What was brought into view before there was room for it, as beside a lesson, is brought there again.
        ComponentAdapter roomy = new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                view.reveal();
            }
        };
        view.addComponentListener(roomy);
        scroll.getViewport().addComponentListener(roomy);
        MouseAdapter mouse = new Mouse();
        view.addMouseListener(mouse);
        view.addMouseMotionListener(mouse);
        key("back", this::back, "LEFT", "UP");
        key("on", this::on, "RIGHT", "DOWN");
        key("start", () -> desk.goTo(Match.START), "HOME");
        key("end", this::toEnd, "END");
        key("next-branch", () -> toBranch(1), "ctrl DOWN");
        key("previous-branch", () -> toBranch(-1), "ctrl UP");
        key("comment", () -> edit(desk.match().cursor()), "F4", "ENTER");
        key("menu", this::openMenu, "CONTEXT_MENU", "shift F10");
        wording.write(this::rewrite);
        desk.follow(this::refresh, Topic.MATCH, Topic.NOTED);
        desk.follow(this::rename, Topic.VIEWPOINT);
        desk.follow(this::rewrite, Topic.HIDING);
        signs.listen(view::forget);
    }

    private Aside aside(Turn turn) {
        if (desk.hiding().hidesScore(turn.ply())) return Aside.NONE;
        Aside aside = Aside.of(turn, desk.viewpoint(), wording);
        return signs.of(turn.number()).map(sign -> aside.signed(sign, wording)).orElse(aside);
    }

    /** Where a move stands on the list, if it is written there. */
    public Optional<Rectangle> bounds(int turn) {
        return view.bounds(turn);
    }

    /** What shows the moves, and takes clicks and keys. */
    public JComponent view() {
        return view;
    }

    private void rename() {
        view.getAccessibleContext().setAccessibleName(wording.of("history.moves"));
        view.forget();
        head();
    }

    private void rewrite() {
        written = null;
        rename();
        refresh();
    }

    /** A cursor that moves on the same sheet does not write it anew. */
    private void refresh() {
        Match match = desk.match();
        List<Turn> shownLine = match.mainLine();
        boolean same = match.turns() == written
                && match.startNotes() == startNotes
                && match.start().equals(start)
                && shownLine.equals(line);
        if (!same) {
            start = match.start();
            written = match.turns();
            startNotes = match.startNotes();
            line = shownLine;
            view.show(ScoreSheet.of(match, desk.hiding(), wording.of("predict.hidden")));
            head();
        }
        view.mark(match.cursor());
        view.getAccessibleContext()
                .setAccessibleDescription(match.current()
                        .map(turn -> turn.ply() + ". " + turn.move().text())
                        .orElseGet(() -> wording.of("speech.start")));
    }

    private void head() {
        Position last = desk.match().last();
        head(first, last, Seat.FIRST);
        head(second, last, Seat.SECOND);
        viewpoint.setText(wording.of("history.viewpoint", last.view().name(desk.viewpoint())));
        viewpoint.setVisible(
                desk.match().line().stream().anyMatch(turn -> turn.thought().isPresent()));
    }

    private void head(JLabel label, Position last, Seat seat) {
        label.setText(wording.of(last.view().name(seat)));
        label.setIcon(last.view()
                .emblem(seat)
                .map(token -> new EmblemIcon(Skin.of(desk.game()), token))
                .orElse(null));
    }

    private void back() {
        if (desk.match().canUndo()) desk.undo();
    }

    private void on() {
        if (desk.canRedo()) desk.redo();
    }

    private void toEnd() {
        List<Turn> turns = desk.match().line();
        if (!turns.isEmpty()) desk.goTo(turns.get(turns.size() - 1).number());
    }

    /** To another move that was played in the current one's stead. */
    private void toBranch(int step) {
        Match match = desk.match();
        if (match.current().isEmpty()) return;
        List<Turn> branches = match.continuations(match.current().get().previous());
        int next = Math.floorMod(branches.indexOf(match.current().get()) + step, branches.size());
        if (branches.size() > 1) desk.goTo(branches.get(next).number());
    }

    /** What was written beside the move that is asked about, or later, may tell what comes. */
    private boolean canEdit(int turn) {
        return !desk.hiding()
                .hidesScore(turn == Match.START ? 0 : desk.match().turn(turn).ply());
    }

    private void edit(int turn) {
        if (!canEdit(turn)) return;
        List<Note> notes = notes(turn);
        String before = ScoreSheet.comment(notes);
        String where = turn == Match.START
                ? wording.of("history.comment-start")
                : wording.of(
                        "history.comment-on", desk.match().turn(turn).move().text());
        Optional<String> written = CommentEditor.ask(this, wording, where, before);
        if (written.isEmpty() || written.get().equals(before)) return;
        desk.note(turn, commented(notes(turn), written.get()));
    }

    private List<Note> notes(int turn) {
        return turn == Match.START
                ? desk.match().startNotes()
                : desk.match().turn(turn).notes();
    }

    /** What was measured stays; what was written is replaced. */
    private static List<Note> commented(List<Note> notes, String text) {
        List<Note> changed = new ArrayList<>();
        for (Note note : notes) {
            if (note.kind() == Note.Kind.ANNOTATION) changed.add(note);
        }
        if (!text.isBlank()) changed.add(Note.comment(text));
        return changed;
    }

    private void openMenu() {
        Rectangle place = view.bounds(desk.match().cursor()).orElseGet(Rectangle::new);
        menu(desk.match().cursor()).show(view, place.x, place.y + place.height);
    }

    JPopupMenu menu(int turn) {
        JPopupMenu menu = new JPopupMenu();
        boolean written = canEdit(turn) && !ScoreSheet.comment(notes(turn)).isEmpty();
        JMenuItem edit = new JMenuItem(wording.of(written ? "history.edit-comment" : "history.add-comment"));
        edit.setName("sheet.edit");
        edit.setEnabled(canEdit(turn));
        edit.addActionListener(event -> edit(turn));
        menu.add(edit);
        if (written) {
            JMenuItem remove = new JMenuItem(wording.of("history.remove-comment"));
            remove.setName("sheet.remove");
            remove.addActionListener(event -> desk.note(turn, commented(notes(turn), "")));
            menu.add(remove);
        }
        if (isInBranch(turn)) addForBranch(menu, turn);
        return menu;
    }

    private boolean isInBranch(int turn) {
        return turn != Match.START && line.stream().noneMatch(main -> main.number() == turn);
    }

    private void addForBranch(JPopupMenu menu, int turn) {
        JMenuItem promote = new JMenuItem(wording.of("history.promote"));
        promote.setName("sheet.promote");
        promote.addActionListener(event -> desk.change(desk.match().promote(turn)));
        String move = desk.match().turn(turn).move().text();
        JMenuItem delete = new JMenuItem(wording.of("history.delete", move));
        delete.setName("sheet.delete");
        delete.addActionListener(event -> delete(turn, move));
        menu.addSeparator();
        menu.add(promote);
        menu.add(delete);
    }

    private void delete(int turn, String move) {
        desk.delete(turn);
        tell.accept(Phrase.of("history.deleted", move));
    }

    private void key(String name, Runnable deed, String... strokes) {
        for (String stroke : strokes) view.getInputMap().put(KeyStroke.getKeyStroke(stroke), name);
        view.getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }
        });
    }

    private final class Mouse extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            view.requestFocusInWindow();
            if (event.isPopupTrigger()) popUp(event);
            else if (event.getButton() == MouseEvent.BUTTON1)
                turnAt(event.getPoint()).ifPresent(desk::goTo);
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (event.isPopupTrigger()) popUp(event);
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            view.hover(view.at(event.getPoint()));
        }

        @Override
        public void mouseExited(MouseEvent event) {
            view.hover(Optional.empty());
        }

        private void popUp(MouseEvent event) {
            int turn = turnAt(event.getPoint()).orElse(Match.START);
            menu(turn).show(view, event.getX(), event.getY());
        }

        private Optional<Integer> turnAt(Point point) {
            return view.at(point).map(SheetLayout.Chip::turn);
        }
    }
}
