package lectern.play.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import lectern.game.Dialect;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;
import lectern.game.reading.Printable;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerFailure;
import lectern.search.PlayerFailure.Kind;
import lectern.search.Thinking;
import lectern.search.trace.Bound;

/**
 * A player that asks an engine outside Lectern. The engine is started at the first move and has to be ended with
 * {@link #close}; it is one game's player, since it may remember what it has seen.
 *
 * <p>An engine that fails is ended at once: the next move, if there is one, starts it anew.
 */
public final class EnginePlayer implements Player, AutoCloseable {
    public static final String ID = "engine";

    private final Engine engine;
    private final List<Survivor> survivors = new ArrayList<>();
    private EngineProcess process;
    private EngineTalk talk;

    public EnginePlayer(Engine engine) {
        this.engine = engine;
    }

    @Override
    public String id() {
        return ID;
    }

    /**
     * @throws PlayerFailure if the engine does not come up with a legal move
     * @throws CancellationException if the thread is interrupted meanwhile
     */
    @Override
    public synchronized Decision decide(Position position, Thinking thinking) {
        Dialect dialect = engine.dialect(position.game());
        EngineReport report = new EngineReport();
        try {
            if (process == null) start(dialect);
            String answer = talk.move(position, thinking.budget(), thinking.stop(), report);
            return decision(legal(answer, position, dialect), position, dialect, report, thinking);
        } catch (PlayerFailure | CancellationException failure) {
            if (process != null) survivors.addAll(process.end());
            process = null;
            throw failure;
        }
    }

    @Override
    public synchronized void close() {
        if (process != null) survivors.addAll(process.leave());
        process = null;
    }

    /** What its engines have left behind so far. */
    public synchronized List<Survivor> survivors() {
        return List.copyOf(survivors);
    }

    /**
     * Starts the engine for a game before its first move.
     *
     * @throws PlayerFailure if it cannot be started, or does not come to understand the game's protocol
     */
    public synchronized void start(Game game) {
        start(engine.dialect(game));
    }

    /** Whether there is an engine to be ended. */
    boolean isRunning() {
        return process != null && process.isAlive();
    }

    private void start(Dialect dialect) {
        process = EngineProcess.start(engine.name(), engine.command());
        talk = new EngineTalk(engine, dialect, process);
        talk.open();
    }

    private Move legal(String answer, Position position, Dialect dialect) {
        Move move = read(answer, position, dialect);
        Optional<RuleViolation> violation = position.violation(move);
        if (violation.isEmpty()) return move;
        throw process.failure(
                Kind.ILLEGAL_MOVE,
                "engine.illegal-move",
                PrintableExcerpt.of(answer, PrintableExcerpt.WORDS),
                violation.get().reason());
    }

    private Move read(String answer, Position position, Dialect dialect) {
        try {
            return dialect.read(position, Printable.of(answer));
        } catch (UnreadableText e) {
            throw process.failure(
                    Kind.ILLEGAL_MOVE,
                    "engine.no-move",
                    PrintableExcerpt.of(answer, PrintableExcerpt.WORDS),
                    e.reason());
        }
    }

    private Decision decision(Move move, Position position, Dialect dialect, EngineReport report, Thinking thinking) {
        Candidate chosen = new Candidate(
                move,
                report.score(),
                Bound.EXACT,
                List.of(),
                report.line(position, move, dialect),
                0,
                report.verdict());
        return new Decision(
                move,
                report.score(),
                Choice.HIGHEST,
                List.of(chosen),
                report.depth(),
                report.nodes(),
                thinking.seed(),
                Optional.empty(),
                List.of(Phrase.of("engine.note", engine.name())));
    }
}
