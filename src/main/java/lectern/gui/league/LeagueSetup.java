package lectern.gui.league;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.text.JTextComponent;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.Columns;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Form;
import lectern.gui.dialog.Labelled;
import lectern.gui.dialog.ScrollableContent;
import lectern.gui.look.StyledLabel;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.file.HeuristicFiles;
import lectern.play.TournamentRefused;
import lectern.play.league.LeaguePlan;
import net.miginfocom.swing.MigLayout;

/** Where a league is set up: who takes part, and how it is played; or where one is chosen that is there already. */
final class LeagueSetup extends JPanel {
    /** What becomes of what was filled in. */
    interface Deeds {
        void begin(LeagueSource source);

        void goOn(Path folder);

        void look(Path folder);
    }

    private final transient Wording wording;
    private final Game game;
    private final transient NamedHeuristics known;
    private final transient LeagueShelf shelf;
    private final transient FileChoice files;
    private final transient Deeds deeds;
    private final transient EntrantSources sources;
    private final transient LatestTask reading;
    private final transient LatestTask looking;
    private final JButton start;
    private final JTextArea said = Form.sentence("");
    private final OfferedLeagues offers;
    private final EntrantList entrants;
    private final LeagueForm form;
    private final JComboBox<String> player = Labelled.writable("");
    private final JTextArea refused = Form.sentence("");
    private final JScrollPane refusedPane = new JScrollPane(refused);
    private final JLabel kept = new JLabel();
    private transient Optional<Path> folder = Optional.empty();
    private final transient List<Phrase> notTaken = new ArrayList<>();

    LeagueSetup(
            Wording wording,
            Game game,
            NamedHeuristics known,
            LeagueShelf shelf,
            FileChoice files,
            Background background,
            Deeds deeds) {
        super(new MigLayout("insets dialog, fill, wrap 1, gapy 8, hidemode 2", "[grow, fill]", "[][][grow, fill]"));
        this.wording = wording;
        this.game = game;
        this.known = known;
        this.shelf = shelf;
        this.files = files;
        this.deeds = deeds;
        sources = new EntrantSources(game);
        reading = LatestTask.interruptible(background);
        looking = LatestTask.interruptible(background);
        start = button("start", this::start);
        offers = new OfferedLeagues(wording, deeds::goOn);
        entrants = new EntrantList(wording, this::change);
        form = new LeagueForm(wording, this::change);
        layOut();
        showKept();
        change();
    }

    private JButton button(String word, Runnable deed) {
        JButton button = new JButton(wording.of("leaguewindow." + word));
        button.setName("league." + word);
        button.addActionListener(event -> deed.run());
        return button;
    }

    private void layOut() {
        said.setName("league.setup.said");
        said.setColumns(20);
        JPanel commands = new JPanel(new MigLayout("insets 0, fillx, gapx 6, novisualpadding", "[][][grow, fill]"));
        commands.add(start);
        commands.add(button("open", this::open));
        commands.add(said, "wmin 0, gapx 8");
        Columns columns = new Columns(24, 12);
        columns.add(who());
        columns.add(how());
        JPanel content = new ScrollableContent(new MigLayout("insets 0, fill", "[grow, fill]", "[grow, fill]"));
        content.add(columns, "wmin 0");
        JScrollPane rolled = new JScrollPane(content);
        rolled.setBorder(null);
        add(commands, "wmin 0");
        add(offers, "wmin 0");
        add(rolled, "wmin 0, hmin 0, push");
    }

    private JPanel who() {
        JPanel who = new JPanel(new MigLayout(
                "insets 0, fill, wrap 1, gapy 6, hidemode 3, novisualpadding", "[grow, fill]", "[][][][grow, fill][]"));
        who.add(heading("entrants"));
        JPanel add = WrapLayout.row("league-sources");
        add.add(button("from", this::addFolder));
        add.add(button("heuristic-file", this::addHeuristic));
        add.add(button("remove", entrants::removeSelected));
        who.add(add, "wmin 0");
        JPanel typed = WrapLayout.row("league-typed");
        JLabel label = new JLabel(wording.of("leaguewindow.player"));
        label.setLabelFor(player);
        PlayerTexts.of(game).forEach(player::addItem);
        player.setName("league.player");
        player.setToolTipText(wording.of("leaguewindow.field-tip.player"));
        typed.add(label);
        typed.add(player);
        typed.add(button("add", this::addPlayer));
        who.add(typed, "wmin 0");
        who.add(new JScrollPane(entrants), "wmin 200, hmin 120, grow, push");
        refused.setName("league.refused");
        refused.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
        refusedPane.setVisible(false);
        who.add(refusedPane, "wmin 0, h 70::110");
        return who;
    }

    private JPanel how() {
        JPanel how = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 6, novisualpadding", "[grow, fill]"));
        how.add(heading("how"));
        how.add(form);
        how.add(heading("kept"), "gaptop 10");
        JPanel where = new JPanel(new MigLayout("insets 0, fillx, gapx 6, novisualpadding", "[grow, fill][]"));
        kept.setName("league.kept");
        where.add(kept, "wmin 60");
        where.add(button("keep-in", this::chooseFolder));
        how.add(where, "wmin 0");
        return how;
    }

    private StyledLabel heading(String word) {
        StyledLabel label = new StyledLabel(StyledLabel.Style.HEADING);
        label.setText(wording.of("leaguewindow." + word));
        return label;
    }

    /** Looks for leagues that were left before they were over. */
    void refresh() {
        Optional<Path> chosen = shelf.chosen();
        looking.start(() -> shelf.unfinished(chosen), offers::show);
    }

    private void change() {
        if (form == null) return;
        if (entrants.drafts().all().isEmpty()) {
            say("muted", wording.of("leaguewindow.begin"));
            start.setEnabled(false);
            return;
        }
        try {
            LeaguePlan plan = form.plan(game, entrants.drafts());
            say("muted", wording.of("leaguewindow.planned", plan.entrants().size(), plan.planned()));
            start.setEnabled(true);
        } catch (TournamentRefused wrong) {
            complain(wrong.reason());
        } catch (UnreadableText wrong) {
            complain(wrong.reason());
        }
    }

    private void complain(Phrase why) {
        say("bad", wording.of(why));
        start.setEnabled(false);
    }

    private void say(String style, String sentence) {
        said.putClientProperty("FlatLaf.styleClass", style);
        said.setText(sentence);
    }

    private void start() {
        Path path = folder.orElseGet(() -> shelf.fresh(game.kind()));
        shelf.note(path);
        deeds.begin(LeagueSource.begun(path, form.plan(game, entrants.drafts())));
        // Another league is kept elsewhere.
        folder = Optional.empty();
        showKept();
    }

    private void open() {
        files.openFolder("leaguewindow.open-title").ifPresent(deeds::look);
    }

    private void chooseFolder() {
        files.openFolder("leaguewindow.keep-title").ifPresent(path -> {
            folder = Optional.of(path);
            showKept();
        });
    }

    private void showKept() {
        kept.setText(folder.map(Path::toString).orElseGet(() -> wording.of("leaguewindow.kept-usual")));
        kept.setToolTipText(folder.orElse(shelf.folder()).toString());
    }

    private void addFolder() {
        files.openFolder("leaguewindow.from-title").ifPresent(path -> read(() -> sources.folder(path)));
    }

    private void addHeuristic() {
        FileChoice.Kind kind =
                new FileChoice.Kind(HeuristicFiles.ENDING.substring(1), Phrase.of("experiment.heuristic-file"));
        files.open("leaguewindow.heuristic-title", kind).ifPresent(path -> read(() -> sources.heuristic(path)));
    }

    private void addPlayer() {
        String text = ((JTextComponent) player.getEditor().getEditorComponent()).getText();
        read(() -> sources.player(text, known));
    }

    private void read(Callable<EntrantSources.Found> source) {
        say("muted", wording.of("leaguewindow.reading"));
        Consumer<EntrantSources.Found> taken = found -> {
            entrants.show(entrants.drafts().plus(found.entrants()));
            notTaken.addAll(found.refused());
            showRefused();
        };
        reading.start(source, taken);
    }

    /** All that could not be read so far, and why. */
    private void showRefused() {
        refused.setText(wording.of("leaguewindow.refused", notTaken.size()) + "\n"
                + notTaken.stream().map(why -> "– " + wording.of(why)).collect(Collectors.joining("\n")));
        refusedPane.setVisible(!notTaken.isEmpty());
        revalidate();
    }
}
