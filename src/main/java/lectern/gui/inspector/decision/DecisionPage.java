package lectern.gui.inspector.decision;

import java.awt.event.ActionEvent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.KeyStroke;
import lectern.game.Cells;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** What a {@link DecisionPane} shows, whether or not there is a decision. */
final class DecisionPage extends TallPanel {
    private static final List<String> TABS = List.of("candidates", "tree", "steps");

    private final transient Desk desk;
    private final transient Playing playing;
    private final transient Wording wording;
    private final transient BoardPreview glimpse;
    private final AskBar ask;
    private final Headline headline;
    private final NoDecision nobody;
    private final JTabbedPane tabs = new JTabbedPane();
    private final transient Set<DecisionView> stale = new LinkedHashSet<>();
    private transient Optional<Subject> subject = Optional.empty();

    DecisionPage(Desk desk, Playing playing, Wording wording) {
        super(new MigLayout("insets 8, fill, gapy 6, hidemode 3", "[grow, fill]", "[][][grow, fill]"));
        this.desk = desk;
        this.playing = playing;
        this.wording = wording;
        setName("decision-page");
        glimpse = new BoardPreview(desk);
        ask = new AskBar(desk, playing, wording);
        headline = new Headline(wording);
        nobody = new NoDecision(desk, playing, wording);
        tabs.setName("decision-tabs");
        tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
        tabs.addTab("", new CandidatesPane(desk, wording, glimpse));
        tabs.addTab("", new TreePane(wording, glimpse, this::thinkAgain));
        tabs.addTab("", new FineStepPane(wording, glimpse, this::thinkAgain));
        tabs.addChangeListener(event -> turnedTo());
        add(ask, "wmin 0, wrap");
        add(headline, "wmin 0, wrap");
        add(nobody, "wmin 0, top, wrap");
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
        desk.follow(this::refresh, Topic.MATCH, Topic.OPINION, Topic.SEATS, Topic.THINKING, Topic.LOOKAHEAD);
    }

    void open(String tab) {
        tabs.setSelectedIndex(TABS.indexOf(tab));
    }

    private void look() {
        if (isShowing()) refresh();
        else glimpse.end();
    }

    private void rewrite() {
        for (int i = 0; i < TABS.size(); i++) tabs.setTitleAt(i, wording.of("decision.tab." + TABS.get(i)));
        spoil();
        refresh();
    }

    private void spoil() {
        for (int i = 0; i < TABS.size(); i++) stale.add((DecisionView) tabs.getComponentAt(i));
    }

    private void refresh() {
        if (!isShowing()) return;
        Optional<Subject> now = Subject.of(desk);
        boolean same = now.isPresent() && subject.isPresent() && now.get().isSameAs(subject.get());
        if (!same) spoil();
        subject = now;
        headline.setVisible(now.isPresent());
        tabs.setVisible(now.isPresent());
        nobody.setVisible(now.isEmpty());
        if (now.isEmpty()) nobody.refresh();
        else showFacet();
    }

    private void turnedTo() {
        showFacet();
        if (isShowing() && subject.isPresent()) ((DecisionView) tabs.getSelectedComponent()).takeBoard();
    }

    private void showFacet() {
        if (!isShowing() || subject.isEmpty()) return;
        DecisionView facet = (DecisionView) tabs.getSelectedComponent();
        if (!stale.remove(facet)) return;
        headline.show(subject.get());
        facet.show(subject.get());
        revalidate();
    }

    private void thinkAgain() {
        subject.ifPresent(
                shown -> playing.askAgain(shown.contender().orElseGet(ask::chosen), shown.root(), shown.decision()));
    }

    /** The pane is put away: what it lit goes out. */
    @Override
    public void removeNotify() {
        desk.light(Light.CRITERION, Cells.NONE);
        super.removeNotify();
    }
}
