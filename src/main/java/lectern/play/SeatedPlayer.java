package lectern.play;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.play.engine.EnginePlayer;
import lectern.play.engine.Survivor;
import lectern.play.player.Contender;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerFailure;
import lectern.search.PlayerFailure.Kind;
import lectern.search.Thinking;

/**
 * A contender at the table, with the seed that it draws from in this game. Whatever it does, its answer is a move that
 * can be made, or a {@link PlayerFailure} that says why there is none.
 */
public final class SeatedPlayer implements AutoCloseable {
    private final Contender contender;
    private final long seed;
    private Player player;

    public SeatedPlayer(Contender contender, long seed) {
        this.contender = contender;
        this.seed = seed;
    }

    public Contender contender() {
        return contender;
    }

    long seed() {
        return seed;
    }

    /** The conditions for the move that follows so many plies. */
    public Thinking thinking(int plies) {
        return Thinking.within(contender.budget()).seeded(seed + plies + 1);
    }

    /**
     * What it does in a position that is not over.
     *
     * @throws PlayerFailure if it breaks down, or answers with a move that it may not make
     */
    public Decision decide(Position position, Thinking thinking) {
        Decision decision = answer(position, thinking);
        Move move = decision.move();
        Optional<RuleViolation> violation = position.violation(move);
        if (violation.isEmpty() || (!contender.isHonest() && position.allowsFoul(move))) return decision;
        throw new PlayerFailure(
                Kind.ILLEGAL_MOVE,
                Phrase.of(
                        "play.illegal-answer",
                        contender.text(),
                        move.text(),
                        violation.get().reason()));
    }

    /** A player with a defect must not take other people's games with it: it fails like any that does not answer. */
    private Decision answer(Position position, Thinking thinking) {
        try {
            Decision decision = player().decide(position, thinking);
            Objects.requireNonNull(decision.move(), "no move");
            return decision;
        } catch (PlayerFailure failure) {
            throw failure;
        } catch (RuntimeException defect) {
            throw new PlayerFailure(
                    Kind.CRASHED, Phrase.of("play.defect", contender.text(), defect.toString()), defect);
        }
    }

    /** Made when it is first asked: a player that cannot even begin fails like one that does not answer. */
    Player player() {
        if (player == null) player = contender.player();
        return player;
    }

    /** What it has left behind, once it is closed. */
    public List<Survivor> survivors() {
        return player instanceof EnginePlayer engine ? engine.survivors() : List.of();
    }

    @Override
    public void close() {
        if (!(player instanceof AutoCloseable open)) return;
        try {
            open.close();
        } catch (Exception e) {
            // The game is over: how its player leaves changes nothing any more.
            if (e instanceof InterruptedException) Thread.currentThread().interrupt();
        }
    }
}
