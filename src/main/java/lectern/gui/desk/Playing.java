package lectern.gui.desk;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.Timer;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.play.SeatedPlayer;
import lectern.play.player.Contender;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Progress;
import lectern.search.Thinking;

/**
 * Gives the players at a desk their turns. Once a move is made and shown, the player whose turn it is answers by
 * itself, if it plays against a person or if moves are to follow each other; after an undo or a jump no player moves
 * until asked to. If that is chosen, an answer to a person's move waits until the user lets it begin. A move that was
 * chosen while the user looks at something else is made when they are back. It belongs to the event thread; only the
 * thinking itself does not.
 */
public final class Playing implements AutoCloseable {
    /** How many nodes of a search are kept when the user asks to look into it. */
    private static final int RECORDED = 20_000;

    private final Desk desk;
    private final ThinkingTask thinker = new ThinkingTask();
    private final Map<Seat, SeatedPlayer> table = new EnumMap<>(Seat.class);
    private final Timer pause = new Timer(0, event -> answer());
    private boolean running;
    private boolean due;
    private boolean waits;
    private boolean waiting;
    private boolean thinking;

    /** Whether a player had the move when it was hidden what comes. */
    private boolean held;

    /** Whether the move that is thought about will be made. */
    private boolean choosing;

    /** Makes a move that has been chosen. */
    private Optional<Runnable> chosen = Optional.empty();

    /** Who thinks without having a seat here. */
    private Optional<SeatedPlayer> guest = Optional.empty();

    /** Where the game stood when the player was asked. */
    private Position basis;

    private Optional<Progress> progress = Optional.empty();
    private Optional<Phrase> failure = Optional.empty();

    public Playing(Desk desk) {
        this.desk = desk;
        pause.setRepeats(false);
        desk.listen(this::heard);
    }

    /** Whether a move will follow in a moment. */
    boolean isPausing() {
        return pause.isRunning();
    }

    /** Whether moves follow each other without a person's doing. */
    public boolean isRunning() {
        return running;
    }

    /** Whether there is a player who could make the next move. */
    public boolean canRun() {
        return !running && canGoOn() && !desk.hiding().isOn();
    }

    public boolean isThinking() {
        return thinking;
    }

    /** How far the player that is thinking has come. */
    public Optional<Progress> progress() {
        return progress;
    }

    /** Why the last player that was asked gave no move. */
    public Optional<Phrase> failure() {
        return failure;
    }

    /** Whether an answer to a person's move waits for the user, from now on. */
    public boolean waits() {
        return waits;
    }

    public void waitForUser(boolean wanted) {
        waits = wanted;
        if (!wanted) letAnswer();
        desk.announce(Topic.THINKING);
    }

    /** Whether a player would answer now and waits for the user. */
    public boolean isWaiting() {
        return waiting && canGoOn() && !desk.hiding().isOn();
    }

    /** The player that waits for the user waits no longer. */
    public void letAnswer() {
        if (!isWaiting()) return;
        desk.goToEnd();
        takeTurn();
    }

    /** Whether there is anything to stop. */
    public boolean canStop() {
        return running || thinking || claim().isPresent();
    }

    /** Whose move it is, and what the user can do about that, while a player has the move or is about to have it. */
    public Optional<Phrase> claim() {
        boolean coming = (due && canGoOn()) || (thinking && choosing) || chosen.isPresent();
        if (!coming && !isWaiting()) return Optional.empty();
        Position position = desk.position();
        Phrase side = position.view().name(position.toMove());
        return Optional.of(Phrase.of(isWaiting() ? "board.waits-for-you" : "board.computers-move", side));
    }

    /** Players move until the game is over, a person's turn comes, or the user stops them. */
    public void run() {
        running = canGoOn() && !desk.hiding().isOn();
        waiting = false;
        due = running && chosen.isEmpty() && !(thinking && guest.isEmpty());
        desk.goToEnd();
        desk.announce(Topic.THINKING);
        schedule();
    }

    /** No player thinks any more, and no moves follow by themselves. */
    public void stop() {
        running = false;
        due = false;
        waiting = false;
        pause.stop();
        endThinking();
    }

    /** One move by a player: the one whose turn it is, or the one that is named for a person's turn. */
    public void step(Contender standIn) {
        stop();
        if (desk.position().isOver() || desk.hiding().isOn()) return;
        desk.goToEnd();
        Seat seat = desk.position().toMove();
        if (desk.seats().isPerson(seat))
            play(new SeatedPlayer(standIn, desk.seats().seed(seat)));
        else takeTurn();
    }

    /** What would a player do here? Its decision is opened and nothing is played. */
    public void ask(Contender contender) {
        stop();
        if (desk.shown().isOver() || desk.hiding().isOn()) return;
        Seat seat = desk.shown().toMove();
        SeatedPlayer player = new SeatedPlayer(contender, desk.seats().seed(seat));
        think(player, desk.shown(), player.thinking(desk.match().ply()).recording(RECORDED), false);
    }

    /** Lets a decision be made once more, from the seed that it was made from, and opens it with all of its search. */
    public void askAgain(Contender contender, Position position, Decision decision) {
        stop();
        SeatedPlayer player = new SeatedPlayer(contender, decision.seed());
        Thinking conditions = Thinking.within(contender.budget()).seeded(decision.seed());
        think(player, position, conditions.recording(RECORDED), false);
    }

    /** Lets the exact score of a candidate be worked out that has only a bound; nothing is played. */
    public void workOut(Contender contender, Position position, Decision decision, Candidate candidate) {
        stop();
        SeatedPlayer worker = new SeatedPlayer(contender.workingOut(decision, candidate), decision.seed());
        think(worker, contender, position, Thinking.within(contender.budget()).seeded(decision.seed()), false);
    }

    /** Lets go of everybody: what they hold, such as an engine's process, is given back. */
    @Override
    public void close() {
        stop();
        dismissAll();
        thinker.close();
    }

    private void heard(Topic topic) {
        switch (topic) {
            case MATCH -> {
                failure = Optional.empty();
                held = held && desk.hiding().isOn();
                if ((thinking || chosen.isPresent()) && !desk.position().equals(basis)) endThinking();
                schedule();
            }
            case JUMPED -> {
                held = false;
                stop();
            }
            case PLAYED -> {
                running = running && canGoOn();
                waiting = waits && !running && isAfterPerson();
                due = !waiting && (running || isAgainstPerson());
                schedule();
            }
            case STEP, LOOKAHEAD -> schedule();
            case HIDING -> hold();
            case SEATS -> {
                stop();
                dismissAll();
            }
            default -> {}
        }
    }

    /** While it is hidden what comes, no player moves; one that had the move waits for the user afterwards. */
    private void hold() {
        boolean asked = desk.hiding().isOn();
        if (asked) {
            held = due || waiting || running || (thinking && choosing) || chosen.isPresent();
            stop();
        } else {
            waiting = held && canGoOn();
            desk.announce(Topic.THINKING);
        }
    }

    /** Whether it is a player's turn. */
    private boolean canGoOn() {
        Position position = desk.position();
        return !position.isOver() && !desk.seats().isPerson(position.toMove());
    }

    private boolean isAgainstPerson() {
        return !desk.seats().areAllPlayers();
    }

    private boolean isAfterPerson() {
        return desk.match()
                .current()
                .filter(turn -> desk.seats().isPerson(turn.before().toMove()))
                .isPresent();
    }

    private void schedule() {
        if (!isDue()) return;
        pause.setInitialDelay(desk.speed().millis());
        pause.restart();
    }

    /** The pause is over; meanwhile the user may have begun to look at something else. */
    private void answer() {
        if (!isDue()) return;
        if (chosen.isPresent()) makeChosen();
        else takeTurn();
    }

    private boolean isDue() {
        return desk.awaitsMove() && (chosen.isPresent() || (due && canGoOn()));
    }

    private void makeChosen() {
        Optional<Runnable> move = chosen;
        chosen = Optional.empty();
        move.ifPresent(Runnable::run);
    }

    private void takeTurn() {
        due = false;
        waiting = false;
        Seat seat = desk.position().toMove();
        SeatedPlayer player = table.computeIfAbsent(
                seat,
                place -> new SeatedPlayer(
                        desk.seats().at(place).orElseThrow(), desk.seats().seed(place)));
        play(player);
    }

    private void play(SeatedPlayer player) {
        think(player, desk.position(), player.thinking(desk.match().ply()), true);
    }

    private void think(SeatedPlayer player, Position position, Thinking conditions, boolean plays) {
        think(player, player.contender(), position, conditions, plays);
    }

    /**
     * @param asked whose decision it will be
     */
    private void think(SeatedPlayer player, Contender asked, Position position, Thinking conditions, boolean plays) {
        dismissGuest();
        if (!table.containsValue(player)) guest = Optional.of(player);
        basis = desk.position();
        thinking = true;
        choosing = plays;
        chosen = Optional.empty();
        progress = Optional.empty();
        failure = Optional.empty();
        thinker.ask(player, position, conditions, new ThinkingTask.Ear() {
            @Override
            public void progress(Progress news) {
                progress = Optional.of(news);
                desk.announce(Topic.THINKING);
            }

            @Override
            public void decided(Decision decision) {
                if (plays) chosen = Optional.of(() -> desk.play(decision, asked));
                done();
                if (!plays) desk.think(Optional.of(new Opinion(position, asked, decision)));
                else if (desk.awaitsMove()) makeChosen();
            }

            @Override
            public void failed(Phrase reason) {
                running = false;
                failure = Optional.of(reason);
                done();
            }
        });
        desk.announce(Topic.THINKING);
    }

    private void done() {
        thinking = false;
        dismissGuest();
        desk.announce(Topic.THINKING);
    }

    private void endThinking() {
        thinker.stop();
        thinking = false;
        chosen = Optional.empty();
        dismissGuest();
        progress = Optional.empty();
        desk.announce(Topic.THINKING);
    }

    private void dismissGuest() {
        guest.ifPresent(thinker::dismiss);
        guest = Optional.empty();
    }

    private void dismissAll() {
        table.values().forEach(thinker::dismiss);
        table.clear();
    }
}
