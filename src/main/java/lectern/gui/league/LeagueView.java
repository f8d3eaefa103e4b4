package lectern.gui.league;

import java.awt.CardLayout;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.function.Consumer;
import javax.swing.JPanel;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.dialog.FileChoice;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.play.GameRecord;

/** All that the window of leagues shows: first where one is set up or chosen, then the league itself. */
final class LeagueView extends JPanel implements LeagueSetup.Deeds {
    private static final String SETUP = "setup";
    private static final String PAGE = "page";

    private final CardLayout cards = new CardLayout();
    private final Game game;
    private final transient Consumer<Phrase> named;
    private final LeagueSetup setup;
    private final LeaguePage page;

    /**
     * @param known heuristics that the user has saved
     * @param named is told the game of the league that is shown, as the game's name
     * @param opened is given a game that is to be shown
     */
    LeagueView(
            Wording wording,
            Game game,
            NamedHeuristics known,
            DataFolder data,
            UserSettings memory,
            Background background,
            Consumer<Phrase> named,
            Consumer<GameRecord> opened) {
        this.game = game;
        this.named = named;
        setLayout(cards);
        LeagueShelf shelf = new LeagueShelf(data, memory, Clock.system(ZoneId.systemDefault()));
        FileChoice files = new FileChoice(this, wording, memory);
        setup = new LeagueSetup(wording, game, known, shelf, files, background, this);
        page = new LeaguePage(
                wording,
                background,
                new SaveLeague(this, wording, background, memory),
                new EngineConsent(this, wording, background),
                named,
                opened,
                this::chooseAnother);
        add(setup, SETUP);
        add(page, PAGE);
        setup.refresh();
    }

    @Override
    public void begin(LeagueSource source) {
        show(source, true);
    }

    @Override
    public void goOn(Path folder) {
        show(LeagueSource.found(folder), true);
    }

    @Override
    public void look(Path folder) {
        show(LeagueSource.found(folder), false);
    }

    private void show(LeagueSource source, boolean plays) {
        cards.show(this, PAGE);
        page.begin(source, plays);
    }

    private void chooseAnother() {
        named.accept(game.kind().name());
        setup.refresh();
        cards.show(this, SETUP);
    }

    /** What is played ends; all that is finished is kept. */
    void leave() {
        page.end();
    }
}
