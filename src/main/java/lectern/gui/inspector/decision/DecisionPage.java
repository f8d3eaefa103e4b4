package lectern.gui.inspector.decision;

import java.awt.event.ActionEvent;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.KeyStroke;
import lectern.game.board.Cells;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Stepping;
import lectern.gui.desk.Topic;
import lectern.gui.inspector.decision.trace.FineStepPane;
import lectern.gui.inspector.decision.trace.TreePane;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.inspector.decision.view.DecisionView;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;
import lectern.search.Candidate;
import net.miginfocom.swing.MigLayout;

/** What a {@link DecisionPane} shows, whether or not there is a decision. */
final class DecisionPage extends TallPanel {
    private final transient Desk desk;
    private final transient BoardAim aim;
    private final transient Playing playing;
    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final AskBar ask;
    private final Headline headline;
    private final NoDecision noDecision;
    private final WhyNotPane whyNot;
    private final FineStepPane steps;
    private final JTabbedPane tabs = new JTabbedPane();
    private final transient Map<DecisionPane.Tab, DecisionView> views = new EnumMap<>(DecisionPane.Tab.class);
    private final transient Set<DecisionView> stale = new LinkedHashSet<>();
    private transient Optional<Subject> subject = Optional.empty();

    DecisionPage(Desk desk, BoardAim aim, Playing playing, Wording wording) {
        super(new MigLayout("insets 6 8 6 8, fill, gapy 4, hidemode 3", "[grow, fill]", "[][][grow, fill]"));
        this.desk = desk;
        this.aim = aim;
        this.playing = playing;
        this.wording = wording;
        setName("decision-page");
        glimpse = new BoardPreview(desk, aim);
        ask = new AskBar(desk, playing, wording);
        headline = new Headline(wording);
        noDecision = new NoDecision(desk, playing, wording, this::ask);
        tabs.setName("decision-tabs");
        tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
        views.put(DecisionPane.Tab.CANDIDATES, new CandidatesPane(desk, aim, wording, glimpse, new Hands()));
        whyNot = new WhyNotPane(desk, wording, glimpse, this::workOut);
        views.put(DecisionPane.Tab.WHY_NOT, whyNot);
        views.put(DecisionPane.Tab.TREE, new TreePane(wording, glimpse, this::thinkAgain));
        steps = new FineStepPane(wording, glimpse, this::thinkAgain);
        views.put(DecisionPane.Tab.STEPS, steps);
        views.values().forEach(view -> tabs.addTab("", view));
        tabs.addChangeListener(event -> turnedTo());
        add(ask, "wmin 0, wrap");
        add(headline, "wmin 0, wrap");
        add(noDecision, "wmin 0, top, wrap");
        add(tabs, "wmin 0");
        addHierarchyListener(event -> look());
        getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ESCAPE"), "leave");
        getActionMap().put("leave", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                glimpse.leave();
            }
        });
        wording.write(this::rewrite);
        desk.follow(
                this::refresh, Topic.MATCH, Topic.OPINION, Topic.SEATS, Topic.THINKING, Topic.LOOKAHEAD, Topic.HIDING);
    }

    void open(DecisionPane.Tab tab) {
        tabs.setSelectedComponent(views.get(tab));
    }

    /** The search that is walked through in front of everything else. */
    Optional<Stepping> stepping() {
        return steps.isWalkable() ? Optional.of(steps) : Optional.empty();
    }

    /** Runs something whenever something else comes to the front. */
    void whenTurned(Runnable listener) {
        tabs.addChangeListener(event -> listener.run());
    }

    void ask(Contender contender) {
        ask.choose(contender);
        playing.ask(contender);
    }

    private DecisionView front() {
        return views.get(DecisionPane.Tab.values()[tabs.getSelectedIndex()]);
    }

    private void look() {
        if (isShowing()) refresh();
        else glimpse.end();
    }

    private void rewrite() {
        views.forEach((tab, view) -> tabs.setTitleAt(
                tabs.indexOfComponent(view),
                wording.of("decision.tab." + tab.name().toLowerCase(Locale.ROOT))));
        spoil();
        refresh();
    }

    private void spoil() {
        stale.addAll(views.values());
    }

    private void refresh() {
        if (!isShowing()) return;
        Optional<Subject> now = Subject.of(desk);
        boolean same = now.isPresent() && subject.isPresent() && now.get().isSameAs(subject.get());
        if (!same) {
            spoil();
            now.flatMap(Subject::contender).ifPresent(ask::choose);
        }
        subject = now;
        headline.setVisible(now.isPresent());
        tabs.setVisible(now.isPresent());
        noDecision.setVisible(now.isEmpty());
        if (now.isEmpty()) noDecision.refresh();
        else showFacet();
    }

    private void turnedTo() {
        showFacet();
        if (isShowing() && subject.isPresent()) front().takeBoard();
    }

    private void showFacet() {
        if (!isShowing() || subject.isEmpty()) return;
        DecisionView facet = front();
        if (!stale.remove(facet)) return;
        headline.show(subject.get());
        facet.show(subject.get());
        revalidate();
    }

    private void thinkAgain() {
        subject.ifPresent(
                shown -> playing.askAgain(shown.contender().orElseGet(ask::chosen), shown.root(), shown.decision()));
    }

    private void workOut(Candidate candidate) {
        subject.ifPresent(shown -> shown.contender()
                .ifPresent(player -> playing.workOut(player, shown.root(), shown.decision(), candidate)));
    }

    private final class Hands implements CandidatesPane.Hands {
        @Override
        public void workOut(Candidate candidate) {
            DecisionPage.this.workOut(candidate);
        }

        @Override
        public void consider(Candidate candidate) {
            subject.ifPresent(shown -> whyNot.pick(shown.root(), candidate.move()));
        }

        @Override
        public void compare(Candidate candidate) {
            consider(candidate);
            open(DecisionPane.Tab.WHY_NOT);
        }
    }

    /** The pane is put away: what it lit goes out. */
    @Override
    public void removeNotify() {
        aim.light(Light.CRITERION, Cells.NONE);
        super.removeNotify();
    }
}
