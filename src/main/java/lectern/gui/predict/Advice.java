package lectern.gui.predict;

import java.util.Optional;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.desk.Seats;
import lectern.play.SeatedPlayer;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.play.quiz.MoveQuestion;
import lectern.play.quiz.RightMoves;
import lectern.search.Decision;
import lectern.search.PlayerFailure;
import lectern.search.Stop;

/**
 * What a search thinks of a position, what the player would do whose turn it is, and what is right where a lesson asks;
 * all is worked out beside the event thread while the class is asked. A player that fails has no advice.
 */
final class Advice implements AutoCloseable {
    private static final String SEARCH = "search";

    private final Background background = new Background();
    private final LatestTask work = LatestTask.interruptible(background);
    private final Runnable done;
    private Optional<Decision> search = Optional.empty();
    private Optional<Decision> chosen = Optional.empty();
    private Optional<RightMoves> right = Optional.empty();
    private Optional<Contender> player = Optional.empty();
    private boolean thinking;

    /** A player that is the search decides once. */
    private record Found(Optional<Decision> search, Optional<Decision> chosen, Optional<RightMoves> right) {}

    /** @param done runs on the event thread when all is known */
    Advice(Runnable done) {
        this.done = done;
    }

    /**
     * @param asked the player whose turn it is, if what it would do is wanted
     * @param seats from whose seeds it draws
     * @param ply how many moves led to the position
     * @param question what a lesson asks there
     */
    void seek(Position position, Optional<Contender> asked, Seats seats, int ply, Optional<MoveQuestion> question) {
        search = Optional.empty();
        chosen = Optional.empty();
        right = Optional.empty();
        player = asked;
        thinking = true;
        long seed = seats.seed(position.toMove());
        Contender best = PlayerText.read(SEARCH, position.game());
        work.startStoppable(
                stop -> {
                    Optional<Decision> own = asked.flatMap(one -> decide(one, seed, position, ply, stop));
                    Optional<Decision> found =
                            asked.filter(best::equals).isPresent() ? own : decide(best, seed, position, ply, stop);
                    return new Found(found, own, question.flatMap(one -> one.right(stop)));
                },
                found -> {
                    search = found.search();
                    chosen = found.chosen();
                    right = found.right();
                    thinking = false;
                    done.run();
                });
    }

    private static Optional<Decision> decide(Contender contender, long seed, Position position, int ply, Stop stop) {
        try (SeatedPlayer seated = new SeatedPlayer(contender, seed)) {
            return Optional.of(seated.decide(position, seated.thinking(ply).stoppedBy(stop)));
        } catch (PlayerFailure failure) {
            return Optional.empty();
        }
    }

    boolean isThinking() {
        return thinking;
    }

    Optional<Decision> search() {
        return search;
    }

    Optional<Decision> chosen() {
        return chosen;
    }

    Optional<RightMoves> right() {
        return right;
    }

    Optional<String> player() {
        return player.map(Contender::text);
    }

    void stop() {
        work.cancel();
        thinking = false;
    }

    @Override
    public void close() {
        stop();
        background.close();
    }
}
