package lectern.gui.thinking;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Start;
import lectern.gui.board.BoardView;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Topic;
import lectern.gui.dialog.KnownEvaluators;
import lectern.gui.dialog.Labelled;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.settings.UserSettings;
import lectern.gui.textflow.Prose;
import lectern.gui.thinking.proof.ProofPage;
import lectern.gui.thinking.saving.SavingsPage;
import lectern.gui.thinking.search.ProportionalSplit;
import lectern.gui.thinking.search.SearchPage;
import lectern.gui.thinking.trials.TrialsPage;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.lesson.thought.Algorithm;
import lectern.play.Match;
import lectern.play.RecordHead;
import net.miginfocom.swing.MigLayout;

/** A position on a board of its own, and beside it the pages that lay open how it is thought about. */
final class ThinkingView extends JPanel {
    private static final double BOARD = 0.4;

    private final transient Wording wording;
    private final transient Supplier<Position> played;
    private final transient Function<GameKind, NamedHeuristics> known;
    private final transient Desk desk;
    private final JComboBox<String> judge = new JComboBox<>();
    private final JButton take = new JButton();
    private final Prose shown = new Prose("thinking-shown", "");
    private final JTabbedPane tabs = new JTabbedPane();
    private final transient List<ThinkingPage> pages = new ArrayList<>();
    private final SearchPage search;
    private final TrialsPage trials;
    private transient Optional<Evaluator> brought = Optional.empty();
    private boolean setting;

    /**
     * @param played the position that the game has reached
     * @param known heuristics that have been saved
     */
    ThinkingView(
            Wording wording,
            Background background,
            UserSettings memory,
            Supplier<Position> played,
            Function<GameKind, NamedHeuristics> known) {
        super(new BorderLayout());
        this.wording = wording;
        this.played = played;
        this.known = known;
        setName("thinking");
        desk = new Desk(Start.of(played.get(), 0), RecordHead.EMPTY);
        BoardAim aim = new BoardAim(desk);
        aim.examine(Optional.of(new NoMoves()));
        BoardPreview preview = new BoardPreview(desk, aim);
        search = new SearchPage(wording, background, preview, memory, this::tell);
        pages.add(new ThinkingPage("search", search, search::examine, search::leave));
        SavingsPage saving = new SavingsPage(wording, background, preview, memory, this::tell);
        pages.add(new ThinkingPage("saving", saving, saving::examine, saving::leave));
        trials = new TrialsPage(wording, background, preview, memory);
        pages.add(new ThinkingPage("trials", trials, trials::examine, trials::leave));
        ProofPage proof = new ProofPage(wording, background, preview, memory, this::tell);
        pages.add(new ThinkingPage("proof", proof, proof::examine, proof::leave));
        BoardView board = new BoardView(desk, aim);
        board.setFocusable(false);
        board.speak(wording);
        JSplitPane halves = new ProportionalSplit(JSplitPane.HORIZONTAL_SPLIT, BOARD);
        halves.setLeftComponent(left(board));
        halves.setRightComponent(tabs);
        halves.setName("thinking.halves");
        add(halves);
        fillTabs();
        desk.follow(this::tellShown, Topic.MATCH, Topic.LOOKAHEAD);
        wording.write(this::rewrite);
        takePlayed();
    }

    private JPanel left(BoardView board) {
        JPanel left = new JPanel(
                new MigLayout("insets 8, fill, gapy 6, novisualpadding", "[grow, fill]", "[][grow, fill][]"));
        JPanel head = new JPanel(new MigLayout("insets 0, fillx, gapx 6, novisualpadding", "[grow, fill][]"));
        judge.setName("thinking.judge");
        judge.setRenderer(new Named());
        Labelled.chosen(judge, chosen -> {
            if (!setting) examine();
        });
        take.setName("thinking.take");
        take.addActionListener(event -> takePlayed());
        head.add(judge, "wmin 0");
        head.add(take);
        shown.setRows(1);
        left.add(head, "wmin 0, wrap");
        left.add(board, "wmin 0, hmin 0, wrap");
        left.add(shown, "wmin 0");
        left.setMinimumSize(new Dimension(UIScale.scale(160), 0));
        return left;
    }

    private void fillTabs() {
        tabs.setName("thinking.pages");
        tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
        for (ThinkingPage page : pages) tabs.addTab(wording.of("thinking.page." + page.word()), page.view());
        tabs.setMinimumSize(new Dimension(0, 0));
        tabs.addChangeListener(event -> {
            if (!setting) examine();
        });
    }

    /** The position that the game has reached is thought about. */
    private void takePlayed() {
        lay(played.get(), Optional.empty());
        examine();
    }

    /** A position is thought about by an algorithm, with the evaluator that it brings. */
    void walkThrough(Position position, Algorithm algorithm) {
        lay(position, Optional.of(algorithm.evaluator()));
        setting = true;
        tabs.setSelectedComponent(algorithm.match(new Algorithm.AlgorithmCases<>(chosen -> search, chosen -> trials)));
        setting = false;
        algorithm.match(new Algorithm.AlgorithmCases<>(
                chosen -> {
                    search.choose(chosen.variant().refinements(), chosen.depth(), chosen.moves());
                    examine();
                    return search;
                },
                chosen -> {
                    examine();
                    trials.make(chosen.rule(), chosen.trials(), chosen.seed());
                    return trials;
                }));
    }

    private void lay(Position position, Optional<Evaluator> evaluator) {
        brought = evaluator;
        desk.begin(Match.from(position), RecordHead.EMPTY, Seats.PEOPLE);
        setting = true;
        judge.removeAllItems();
        List<String> ids = KnownEvaluators.ids(position.game().kind(), named());
        ids.forEach(judge::addItem);
        String id = evaluator.orElse(position.game().kind().strong()).id();
        if (!ids.contains(id)) judge.addItem(id);
        judge.setSelectedItem(id);
        setting = false;
    }

    private NamedHeuristics named() {
        return known.apply(desk.game().kind());
    }

    /** Only the page that is seen works. */
    private void examine() {
        int front = tabs.getSelectedIndex();
        for (int i = 0; i < pages.size(); i++) {
            if (i != front) pages.get(i).leave().run();
        }
        desk.leaveLookahead();
        Position position = desk.match().start();
        String id = (String) judge.getSelectedItem();
        Optional<Evaluator> evaluator = brought.filter(own -> own.id().equals(id))
                .or(() -> KnownEvaluators.find(id, position.game().kind(), named()));
        if (front >= 0) evaluator.ifPresent(found -> pages.get(front).examine().of(position, found));
    }

    private void tellShown() {
        shown.setText(desk.lookahead()
                .filter(ahead -> ahead.at() > 0)
                .map(ahead -> wording.of(
                        "thinking.shown.line",
                        String.join(
                                " ",
                                ahead.line().subList(0, ahead.at()).stream()
                                        .map(move -> move.text())
                                        .toList())))
                .orElseGet(() -> wording.of("thinking.shown.root")));
    }

    private void tell(Phrase news) {
        shown.setText(wording.of(news));
    }

    private void rewrite() {
        take.setText(wording.of("thinking.take"));
        take.setToolTipText(wording.of("thinking.take.tip"));
        judge.setToolTipText(wording.of("thinking.judge.tip"));
        judge.getAccessibleContext().setAccessibleName(wording.of("thinking.judge"));
        for (int i = 0; i < pages.size(); i++)
            tabs.setTitleAt(i, wording.of("thinking.page." + pages.get(i).word()));
        tellShown();
    }

    /** Where the keyboard should be at first. */
    JComponent first() {
        return search.first();
    }

    /** The window is closed. */
    void leave() {
        pages.forEach(page -> page.leave().run());
    }

    private final class Named extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            String name = value == null
                    ? ""
                    : wording.of("thinking.judged-by", KnownEvaluators.name((String) value, wording));
            return super.getListCellRendererComponent(list, name, index, selected, focused);
        }
    }
}
