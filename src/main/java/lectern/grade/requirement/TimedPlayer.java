package lectern.grade.requirement;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.Thinking;

/**
 * A player with a limit of CPU time. Thinking is told to end where the time of a move ends, and looks at its clock now and
 * then; a player that needs longer all the same fails, and so does every other that shares its count.
 */
final class TimedPlayer implements Player {
    private final Player player;
    private final SpentTime spent;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    TimedPlayer(Player player, SpentTime spent) {
        this.player = player;
        this.spent = spent;
    }

    @Override
    public String id() {
        return player.id();
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        refuse();
        Budget budget = thinking.budget();
        boolean isTimed = budget.millis() != Budget.ANY_NUMBER;
        Thinking timed =
                isTimed ? thinking : thinking.limitedTo(budget.withMillis(spent.millisOfMove(), Budget.Clock.CPU));
        long begun = threads.getCurrentThreadCpuTime();
        Decision decision = player.decide(position, timed);
        spent.add(threads.getCurrentThreadCpuTime() - begun);
        refuse();
        return decision;
    }

    private void refuse() {
        if (spent.excess().isPresent()) throw new IllegalStateException("too slow");
    }
}
