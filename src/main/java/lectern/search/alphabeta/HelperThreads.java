package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Meter;
import lectern.search.Stop;
import lectern.search.Thinking;

/** Threads that search the same position beside the one that decides, and share what they find through the table. */
final class HelperThreads implements AutoCloseable {
    private final Stop stop = new Stop();
    private final List<Thread> threads = new ArrayList<>();

    HelperThreads(Evaluator evaluator, Position root, TranspositionTable table, int count, SearchSettings settings) {
        for (int number = 1; number <= count && table != null; number++) {
            int ahead = number % 2;
            Thread thread = new Thread(() -> search(evaluator, root, table, ahead, settings), "search-" + number);
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
    }

    /** Every other thread looks a ply further than the rest, so that the same work is seldom done twice. */
    private void search(
            Evaluator evaluator, Position root, TranspositionTable table, int ahead, SearchSettings settings) {
        Meter meter = new Meter(Thinking.within(Budget.UNLIMITED).stoppedBy(stop));
        meter.limit();
        AlphaBeta search = new AlphaBeta(evaluator, root.toMove(), table, meter, null, settings);
        RootIteration pass = new RootIteration(root, search, meter, null, settings, !settings.prunes());
        List<Move> order = settings.offered(root);
        for (int depth = 1 + ahead; depth < SearchPlayer.DEEPEST; depth++) {
            List<RootIteration.Found> found = pass.to(depth, order);
            if (found.isEmpty()) return;
            order = RootIteration.bestFirst(found);
        }
    }

    @Override
    public void close() {
        stop.ask();
        for (Thread thread : threads) {
            boolean interrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
        }
    }
}
