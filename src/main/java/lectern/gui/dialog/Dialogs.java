package lectern.gui.dialog;

import java.awt.Component;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javax.swing.JPopupMenu;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.gui.act.Acts;
import lectern.gui.act.KeyTable;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Seats;
import lectern.gui.players.Advisers;
import lectern.gui.players.SeatMenu;
import lectern.gui.players.Seating;
import lectern.gui.players.Seeds;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.picture.Scene;
import lectern.play.Match;
import lectern.play.RecordHead;

/** The dialogs of one component, each as something that can be done. On the event thread. */
public final class Dialogs {
    private final Component owner;
    private final Wording wording;
    private final Desk desk;
    private final Playing playing;
    private final Advisers advisers;
    private final LastChoices choices;
    private final Function<GameKind, NamedHeuristics> saved;
    private final ExportBoard export;
    private final PrintBoard print;
    private final LongSupplier seeds = Seeds.drawn();

    /**
     * @param owner what the dialogs belong to
     * @param scene what the board shows
     * @param saved the heuristics of a game that can be chosen
     * @param told hears of what is done and cannot be seen
     */
    public Dialogs(
            Component owner,
            Wording wording,
            Desk desk,
            Playing playing,
            Supplier<Scene> scene,
            Background background,
            UserSettings memory,
            Function<GameKind, NamedHeuristics> saved,
            Consumer<Phrase> told) {
        this.owner = owner;
        this.wording = wording;
        this.desk = desk;
        this.saved = saved;
        this.playing = playing;
        advisers = new Advisers(desk, memory);
        choices = new LastChoices(memory, seeds, saved);
        print = new PrintBoard(owner, wording, scene, LatestTask.uninterrupted(background));
        export = new ExportBoard(owner, wording, desk, scene, background, memory, told);
    }

    /** Another game. A player that begins it against a person makes its first move at once. */
    public void newGame() {
        new NewGameDialog(owner, wording, choices, desk.game().kind()).ask().ifPresent(ready -> {
            ready.on(desk);
            goOn();
        });
    }

    /** Other players for the game that is played. */
    public void players() {
        new PlayersDialog(owner, wording, desk, seeds, saved.apply(desk.game().kind()))
                .ask()
                .ifPresent(seats -> Seating.change(desk, seats));
    }

    /** Who is to play for a side, as a menu to be shown beside it. */
    public JPopupMenu seatMenu(Seat seat) {
        return SeatMenu.of(desk, wording, seat, seeds, this::players);
    }

    /** A game from a position that is set up by hand; the players stay the same. */
    public void editPosition() {
        new PositionEditor(owner, wording, desk.shown(), desk.match().start())
                .ask()
                .ifPresent(position -> {
                    begin(position);
                    goOn();
                });
    }

    /** A game begins from a position, with the players there are. */
    public void begin(Position position) {
        Seats seats = desk.seats();
        RecordHead head = Seating.written(RecordHead.EMPTY, seats, position.game());
        desk.begin(Match.from(position), head, seats);
    }

    /** Every key of the window. */
    public void keys(Acts acts) {
        KeysDialog.show(owner, wording, KeyTable.of(acts, wording));
    }

    public void about() {
        AboutDialog.show(owner, wording);
    }

    /** The board as a file. */
    public void exportBoard() {
        export.save();
    }

    /** The board on paper. */
    public void printBoard() {
        print.print(wording.of(desk.game().kind().name()));
    }

    /** The board as a picture on the clipboard. */
    public void copyPicture() {
        export.copy();
    }

    public Advisers advisers() {
        return advisers;
    }

    private void goOn() {
        Position position = desk.position();
        boolean players = desk.seats().areAllPlayers();
        if (position.isOver() || players || desk.seats().isPerson(position.toMove())) return;
        playing.step(advisers.adviser());
    }
}
