package lectern.gui.thinking.search;

import java.awt.BorderLayout;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.settings.UserSettings;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.search.Refinements;
import lectern.search.alphabeta.SearchQuestion;
import lectern.telling.ScorePhrase;
import lectern.telling.pseudocode.CodeFrame;
import lectern.telling.pseudocode.LineRole;
import lectern.telling.pseudocode.Listing;
import lectern.telling.pseudocode.SearchMoment;
import lectern.telling.pseudocode.SearchWalk;
import net.miginfocom.swing.MigLayout;

/**
 * A search of the algorithm that is chosen, walked through line by line: pseudocode, the calls that are open, and the
 * tree as far as it has grown. On the event thread; the search itself is made beside it.
 */
public final class SearchPage extends JPanel {
    private final transient Wording wording;
    private final transient BoardPreview preview;
    private final transient LatestTask searching;
    private final SearchControls controls;
    private final WalkBar steps;
    private final ListingPane listing;
    private final CallTable calls;
    private final GrowingTree tree;
    private final Prose sentence = new Prose("thinking-sentence", "h4");
    private final SearchParts parts;
    private transient Position root;
    private transient Evaluator evaluator;
    private transient Optional<SearchQuestion> asked = Optional.empty();
    private transient Optional<WatchedSearch> search = Optional.empty();
    private transient SearchMoment moment = SearchWalk.NONE.moment(0);

    /**
     * @param memory knows where the last picture was saved
     * @param told hears that one was
     */
    public SearchPage(
            Wording wording, Background background, BoardPreview preview, UserSettings memory, Consumer<Phrase> told) {
        super(new MigLayout(
                "insets 8, fill, gapy 6, hidemode 3, novisualpadding", "[grow, fill]", "[][][][grow, fill]"));
        this.wording = wording;
        this.preview = preview;
        setName("thinking.search");
        searching = LatestTask.uninterrupted(background);
        controls = new SearchControls(wording, this::searchAnew, this::changeForm);
        steps = new WalkBar(wording, this::goTo);
        listing = new ListingPane(wording);
        calls = new CallTable(wording);
        tree = new GrowingTree(wording, background, memory, told, this::standAt);
        sentence.setRows(2);
        JPanel above = new JPanel(new BorderLayout());
        parts = new SearchParts(wording, above, controls, new JScrollPane(listing), new JScrollPane(calls), tree);
        add(above, "wmin 0, wrap");
        add(steps, "wmin 0, wrap");
        add(sentence, "wmin 0, wrap");
        add(parts, "wmin 0, hmin 0");
        bind("PAGE_DOWN", 1);
        bind("PAGE_UP", -1);
        bind("alt RIGHT", 1);
        bind("alt LEFT", -1);
        wording.write(this::rewrite);
    }

    private void bind(String key, int way) {
        registerKeyboardAction(
                event -> steps.go(moment.step() + way),
                KeyStroke.getKeyStroke(key),
                JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    }

    /** From now on it is searched like this. */
    public void choose(Refinements refinements, int depth, int moves) {
        controls.set(refinements, depth, moves);
    }

    /** From now on this position is searched. */
    public void examine(Position position, Evaluator judge) {
        root = position;
        evaluator = judge;
        searchAnew();
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        int fixed = controls.getPreferredSize().height + steps.getPreferredSize().height;
        parts.arrange(width, height - fixed - sentence.getPreferredSize().height);
    }

    /** Where the keyboard should be at first: on the way on. */
    public JComponent first() {
        return steps.onward();
    }

    /** Nothing is searched any more, and nothing goes on by itself. */
    public void leave() {
        if (searching.isWorking()) asked = Optional.empty();
        searching.cancel();
        steps.play(false);
    }

    private void searchAnew() {
        if (root == null) return;
        SearchQuestion question =
                new SearchQuestion(root, evaluator, controls.refinements(), controls.depth(), controls.branching());
        if (asked.filter(question::equals).isPresent()) return;
        asked = Optional.of(question);
        controls.summarise(wording.of("thinking.working"));
        searching.startStoppable(stop -> WatchedSearch.of(question, stop), this::show);
    }

    private void show(WatchedSearch found) {
        search = Optional.of(found);
        tree.show(found);
        showForm(0);
        summarise();
    }

    private void changeForm() {
        if (search.isPresent()) showForm(moment.events());
    }

    /** @param events where the walk begins in the form that is chosen */
    private void showForm(int events) {
        WatchedSearch.Walked walked = walked();
        listing.show(walked.listing());
        steps.show(walked.walk());
        goTo(walked.walk().after(events));
    }

    private WatchedSearch.Walked walked() {
        return search.orElseThrow().in(controls.form());
    }

    private void goTo(int step) {
        if (search.isEmpty()) return;
        WatchedSearch.Walked walked = walked();
        moment = walked.walk().moment(step);
        steps.stand(moment.step());
        List<Move> line = moment.line();
        if (step == 0) preview.leave();
        else preview.stay(root, line, line.size());
        tell(walked.listing());
    }

    private void tell(Listing code) {
        Optional<CodeFrame> now = moment.current();
        listing.light(lit(code, now), waiting(code));
        boolean pruned = code.place(LineRole.CUT, true).isPresent();
        calls.show(moment, controls.form(), pruned);
        tree.growTo(moment);
        sentence.setText(wording.of(StepTelling.of(search.orElseThrow(), moment)));
    }

    private static OptionalInt lit(Listing code, Optional<CodeFrame> now) {
        return now.map(frame -> code.place(frame.line(), frame.own())).orElseGet(OptionalInt::empty);
    }

    private Set<Integer> waiting(Listing code) {
        Set<Integer> places = new HashSet<>();
        List<CodeFrame> frames = moment.frames();
        for (CodeFrame frame : frames.subList(0, Math.max(0, frames.size() - 1)))
            code.place(frame.line(), frame.own()).ifPresent(places::add);
        return places;
    }

    /** The board shows a position of the tree; the walk stays where it is, and with it what the tree tells. */
    private void standAt(List<Move> line) {
        preview.stay(root, line, line.size());
    }

    private void summarise() {
        search.ifPresent(found -> {
            boolean spent = found.decision().depth() < found.question().depth()
                    && found.decision().nodes() >= WatchedSearch.NODES;
            Phrase value = ScorePhrase.of(found.decision().score());
            String key = spent
                    ? "thinking.summary.spent"
                    : found.complete() ? "thinking.summary" : "thinking.summary.partly";
            controls.summarise(wording.of(
                    key,
                    found.decision().nodes() + 1,
                    found.decision().move().text(),
                    value,
                    walked().walk().size(),
                    WatchedSearch.RECORDED));
        });
    }

    private void rewrite() {
        listing.rewrite();
        controls.rewrite();
        steps.rewrite();
        calls.rewrite();
        if (search.isEmpty()) return;
        listing.show(walked().listing());
        tell(walked().listing());
        summarise();
    }
}
