package lectern.gui.league;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.Form;
import lectern.gui.dialog.ScrollableContent;
import lectern.gui.dialog.Typing;
import lectern.gui.league.standing.ChosenGames;
import lectern.gui.league.standing.CrossPane;
import lectern.gui.league.standing.GamesList;
import lectern.gui.league.standing.LeagueTidings;
import lectern.gui.league.standing.RatingCanvas;
import lectern.gui.league.standing.StandingsTable;
import lectern.gui.thinking.search.ProportionalSplit;
import lectern.gui.wording.Wording;
import lectern.play.GameRecord;
import lectern.play.UnreadableRecord;
import lectern.play.league.LeagueRecords;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;
import lectern.play.rating.Rating;
import net.miginfocom.swing.MigLayout;

/** A league while it is played and afterwards: its table, everyone against everyone, curves, and games. */
final class LeaguePage extends JPanel implements LeagueBar.Deeds {
    private static final double TABLE = 0.45;
    private static final double TABS = 0.58;
    private static final int TABLE_HEIGHT = 130;
    private static final int LIST_HEIGHT = 150;

    /** A wider interval, in Elo, tells nothing yet. */
    private static final double TELLING = 400;

    private static final String STYLE = "FlatLaf.styleClass";

    private final transient Wording wording;
    private final transient SaveLeague saving;
    private final transient EngineConsent engines;
    private final transient LatestTask opening;
    private final transient Consumer<Phrase> named;
    private final transient Consumer<GameRecord> opened;
    private final transient Runnable left;
    private final LeagueBar bar;
    private final JTextArea said = Form.sentence("");
    private final JTextArea firstSeat = Form.sentence("");
    private final JTextField filter = new JTextField(12);
    private final StandingsTable table;
    private final CrossPane cross;
    private final RatingCanvas curve;
    private final GamesList games;
    private final JTextArea gamesOf = Form.sentence("");
    private transient Optional<LeagueRun> run = Optional.empty();
    private transient Optional<LeagueSource> source = Optional.empty();
    private transient Optional<LeagueNews> news = Optional.empty();
    private transient Optional<LeagueTidings> tidings = Optional.empty();
    private transient ChosenGames chosen = ChosenGames.NONE;
    private boolean goesOn;

    /**
     * @param named is told the name of what is played
     * @param opened is given the game that is to be shown
     * @param left runs when another league is wanted
     */
    LeaguePage(
            Wording wording,
            Background background,
            SaveLeague saving,
            EngineConsent engines,
            Consumer<Phrase> named,
            Consumer<GameRecord> opened,
            Runnable left) {
        super(new MigLayout("insets dialog, fill, wrap 1, gapy 8, hidemode 2", "[grow, fill]", "[][][grow, fill]"));
        this.wording = wording;
        this.saving = saving;
        this.engines = engines;
        this.named = named;
        this.opened = opened;
        this.left = left;
        opening = LatestTask.interruptible(background);
        bar = new LeagueBar(wording, this);
        table = new StandingsTable(wording, this::chooseEntrants);
        cross = new CrossPane(wording, (one, other) -> choose(ChosenGames.between(one, other)));
        curve = new RatingCanvas(wording);
        games = new GamesList(wording, this::open);
        layOut();
    }

    private void layOut() {
        said.setName("league.said");
        said.setColumns(20);
        filter.setName("league.filter");
        Typing.in(filter, () -> table.filter(filter.getText()));
        JLabel filterLabel = new JLabel(wording.of("leaguewindow.filter"));
        filterLabel.setLabelFor(filter);
        firstSeat.putClientProperty(STYLE, "muted");
        firstSeat.setColumns(20);
        JPanel top = new JPanel(
                new MigLayout("insets 0, fill, gapy 6, novisualpadding", "[][][grow, fill]", "[][grow, fill]"));
        top.add(filterLabel);
        top.add(filter, "wmin 90");
        top.add(firstSeat, "wmin 0, gapx 12, wrap");
        top.add(new JScrollPane(table), "span, grow, push, wmin 0, hmin " + UIScale.scale(TABLE_HEIGHT));
        JTabbedPane tabs = new JTabbedPane();
        tabs.setName("league.tabs");
        tabs.addTab(wording.of("leaguewindow.cross"), cross);
        tabs.addTab(wording.of("leaguewindow.curve"), curve);
        JPanel list = new JPanel(new MigLayout("insets 0, fill, wrap 1, gapy 6", "[grow, fill]", "[][grow, fill]"));
        gamesOf.setName("league.games-of");
        gamesOf.putClientProperty(STYLE, "h4");
        gamesOf.setColumns(12);
        list.add(gamesOf, "wmin 0, gaptop 6");
        list.add(new JScrollPane(games), "wmin 0, grow, push, hmin " + UIScale.scale(LIST_HEIGHT));
        add(bar, "wmin 0");
        add(said, "wmin 0");
        JSplitPane below = split(JSplitPane.HORIZONTAL_SPLIT, TABS, tabs, list);
        JPanel content = new ScrollableContent(new MigLayout("insets 0, fill", "[grow, fill]", "[grow, fill]"));
        content.add(split(JSplitPane.VERTICAL_SPLIT, TABLE, top, below), "wmin 0, grow, push");
        JScrollPane rolled = new JScrollPane(content);
        rolled.setBorder(null);
        add(rolled, "wmin 0, hmin 0, grow, push");
    }

    private static JSplitPane split(int orientation, double share, Component one, Component two) {
        JSplitPane split = new ProportionalSplit(orientation, share);
        split.setLeftComponent(one);
        split.setRightComponent(two);
        split.setBorder(null);
        return split;
    }

    /**
     * @param plays whether its games are played, or only looked at. What a folder says is looked at first: it may name
     *     engines
     */
    void begin(LeagueSource shown, boolean plays) {
        end();
        goesOn = plays && shown.plan().isEmpty();
        source = Optional.of(shown);
        news = Optional.empty();
        tidings = Optional.empty();
        filter.setText("");
        firstSeat.setText("");
        table.clear();
        cross.show(Optional.empty());
        curve.show(Optional.empty());
        table.clearSelection();
        choose(ChosenGames.NONE);
        start(shown, plays && !goesOn);
    }

    private void start(LeagueSource shown, boolean plays) {
        run = Optional.of(
                LeagueRun.start(shown, plays, phrase -> wording.sentences().of(phrase), this::hear));
    }

    private void hear(LeagueNews latest) {
        news = Optional.of(latest);
        bar.show(latest);
        String sentences = latest.said().stream().map(wording::of).collect(Collectors.joining("\n"));
        said.setText(sentences);
        said.setVisible(!sentences.isEmpty());
        if (latest.tidings().isPresent() && !latest.tidings().equals(tidings))
            show(latest.tidings().get());
        if (goesOn && latest.stage() == LeagueNews.Stage.CLOSED) {
            goesOn = false;
            if (!latest.whole()) pauseOrGoOn();
        }
    }

    private void show(LeagueTidings latest) {
        boolean further = tidings.map(LeagueTidings::standing)
                .filter(latest.standing()::equals)
                .isEmpty();
        if (tidings.isEmpty()) named.accept(latest.plan().game().kind().name());
        tidings = Optional.of(latest);
        curve.show(tidings);
        if (!further) return;
        table.show(latest);
        cross.show(tidings);
        Rating first = latest.standing().firstSeat();
        boolean known = first.high() - first.low() < TELLING;
        firstSeat.setText(known ? wording.of("leaguewindow.first-seat", first.elo(), first.low(), first.high()) : "");
        firstSeat.setToolTipText(wording.of("league.counted"));
        showGames();
    }

    private void chooseEntrants(List<Integer> entrants) {
        curve.choose(entrants);
        if (!entrants.isEmpty()) choose(ChosenGames.of(entrants.get(0)));
    }

    private void choose(ChosenGames wanted) {
        chosen = wanted;
        games.clear();
        games.clearSelection();
        showGames();
    }

    private void showGames() {
        gamesOf.setText(wording.of(chosen.title(tidings)));
        LeagueStanding standing = tidings.map(LeagueTidings::standing).orElse(null);
        if (standing != null) games.show(standing, chosen.in(tidings.get()));
    }

    /** A record is made again beside the event thread. */
    private void open(PlayedGame game) {
        LeagueStanding standing = tidings.orElseThrow().standing();
        opening.start(
                () -> {
                    try {
                        return Optional.of(LeagueRecords.of(standing, game));
                    } catch (UnreadableRecord changed) {
                        return Optional.<GameRecord>empty();
                    }
                },
                record -> record.ifPresentOrElse(opened, () -> say(Phrase.of("leaguewindow.no-record"))));
    }

    private void say(Phrase sentence) {
        said.setText(wording.of(sentence));
        said.setVisible(true);
    }

    @Override
    public void pauseOrGoOn() {
        LeagueNews.Stage stage = news.map(LeagueNews::stage).orElse(LeagueNews.Stage.READING);
        switch (stage) {
            case PLAYING -> run.ifPresent(LeagueRun::pause);
            case PAUSED -> run.ifPresent(LeagueRun::goOn);
            case CLOSED ->
                tidings.ifPresent(known -> engines.ask(source.orElseThrow(), known.plan(), allowed -> {
                    end();
                    start(allowed, true);
                }));
            case READING -> {}
        }
    }

    @Override
    public void stop() {
        run.ifPresent(LeagueRun::stop);
    }

    @Override
    public void save(JButton beside) {
        tidings.ifPresent(known -> saving.offer(beside, known, curve.shown(), this::say));
    }

    @Override
    public void leave() {
        end();
        left.run();
    }

    /** What is played ends; all that is finished is kept. */
    void end() {
        run.ifPresent(LeagueRun::leave);
        run = Optional.empty();
    }
}
