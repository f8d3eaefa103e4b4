package lectern.play.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import lectern.game.Dialect;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.PlayerFailure;
import lectern.search.PlayerFailure.Kind;
import lectern.search.Stop;

/** The conversation with an engine that was started: what it is asked, in the order in which the protocol has it. */
final class EngineTalk {
    /** How long to listen before looking whether a stop was asked for. */
    private static final long MILLIS_BETWEEN_LOOKS = 10;

    private static final String MOVE = "bestmove";
    private static final long FOR_EVER = Long.MAX_VALUE;

    /** How many letters an engine may write before it answers. No report on its thinking is that long. */
    static final int MOST_LETTERS = 16_000_000;

    private final Engine engine;
    private final Dialect dialect;
    private final EngineProcess process;

    EngineTalk(Engine engine, Dialect dialect, EngineProcess process) {
        this.engine = engine;
        this.dialect = dialect;
        this.process = process;
    }

    /** Makes acquaintance, and begins a game. */
    void open() {
        process.send(dialect.protocol());
        await(dialect.protocol() + "ok", engine.patience().start());
        engine.options().forEach((name, value) -> process.send("setoption name " + name + " value " + value));
        // An engine may wait for the first of these before it does anything else.
        awaitReady(engine.patience().start());
        process.send(dialect.protocol() + "newgame");
        awaitReady(engine.patience().start());
    }

    /**
     * The engine's move, as it spells it.
     *
     * @param report hears what the engine tells of its thinking
     */
    String move(Position position, Budget budget, Stop stop, EngineReport report) {
        process.send("position fen " + position.text());
        awaitReady(engine.patience().answer());
        process.send(go(budget));
        String answer = await(line -> isMove(line, report), patience(budget), stop);
        List<String> words = Arrays.asList(answer.strip().split("\\s+"));
        return words.size() > 1 ? words.get(1) : "";
    }

    private static boolean isMove(String line, EngineReport report) {
        report.hear(line);
        return line.equals(MOVE) || (line.startsWith(MOVE) && Character.isWhitespace(line.charAt(MOVE.length())));
    }

    /**
     * An engine can be given one limit only: time, since others may be waiting, rather than nodes, rather than depth.
     */
    private static String go(Budget budget) {
        if (budget.millis() != Budget.ANY_NUMBER) return "go movetime " + budget.millis();
        if (budget.nodes() != Budget.ANY_NUMBER) return "go nodes " + budget.nodes();
        if (budget.depth() != Budget.ANY_DEPTH) return "go depth " + budget.depth();
        return "go infinite";
    }

    private long patience(Budget budget) {
        if (budget.isUnlimited()) return FOR_EVER;
        boolean timed = budget.millis() != Budget.ANY_NUMBER;
        return timed
                ? budget.millis() + engine.patience().answer()
                : engine.patience().move();
    }

    private void awaitReady(long millis) {
        process.send("isready");
        await("readyok", millis);
    }

    private void await(String wanted, long millis) {
        await(wanted::equals, millis, new Stop());
    }

    /**
     * The first line that is wanted. Whatever else the engine says is passed over, but does not buy it more time.
     *
     * @throws PlayerFailure if the line does not come, or too much comes before it
     */
    private String await(Predicate<String> wanted, long millis, Stop stop) {
        long began = System.nanoTime();
        long allowed = millis;
        boolean stopped = false;
        long letters = 0;
        while (true) {
            long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
            if (stop.isAsked() && !stopped) {
                stopped = true;
                process.send("stop");
                allowed = Math.min(allowed, waited + engine.patience().answer());
            }
            if (waited > allowed) {
                throw process.failure(Kind.OUT_OF_TIME, "engine.silent", process.lastSent(), String.valueOf(waited));
            }
            Optional<String> line = process.hear(Math.min(MILLIS_BETWEEN_LOOKS, allowed - waited));
            if (line.isEmpty()) continue;
            if (wanted.test(line.get().strip())) return line.get();
            letters += line.get().length() + 1;
            if (letters > MOST_LETTERS) {
                throw process.failure(Kind.CRASHED, "engine.flood", process.lastSent(), String.valueOf(MOST_LETTERS));
            }
        }
    }
}
