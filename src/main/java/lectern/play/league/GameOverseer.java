package lectern.play.league;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.play.Referee;
import lectern.play.engine.Survivor;
import lectern.search.PlayerFailure;

/** Counts what the players of one game do, and sees to it that they keep within the limit of a move. */
final class GameOverseer implements Referee.Overseer {
    private final MoveLimit limit;
    private final Map<Seat, LimitKeeping> keeping;
    private final Map<Seat, Workload> efforts = new EnumMap<>(Seat.class);
    private final Map<Seat, Long> cpu = new EnumMap<>(Seat.class);
    private final List<Survivor> survivors = new ArrayList<>();
    private long wall;

    /** @param keeping how the player in a seat keeps within the limit */
    GameOverseer(MoveLimit limit, Map<Seat, LimitKeeping> keeping) {
        this.limit = limit;
        this.keeping = new EnumMap<>(keeping);
    }

    @Override
    public void answered(Seat seat, Position position, Referee.Answer answer) {
        Optional<Phrase> exceeded = limit.exceeded(answer, position.moves().size(), keeping.get(seat));
        boolean foul = position.violation(answer.decision().move()).isPresent();
        Workload more = new Workload(1, answer.decision().nodes(), foul ? 1 : 0, exceeded.isPresent() ? 1 : 0);
        efforts.merge(seat, more, Workload::plus);
        cpu.merge(seat, answer.cpuNanos(), Long::sum);
        wall += answer.wallNanos();
        if (exceeded.isPresent() && limit.cost() == MoveLimit.Cost.GAME) {
            throw new PlayerFailure(PlayerFailure.Kind.BEYOND_LIMIT, exceeded.get());
        }
    }

    @Override
    public void leftBehind(Survivor survivor) {
        survivors.add(survivor);
    }

    /** What engines have left behind, once the game is over. */
    List<Survivor> survivors() {
        return survivors;
    }

    Workload effort(Seat seat) {
        return efforts.getOrDefault(seat, Workload.NONE);
    }

    GameTimes times() {
        return new GameTimes(cpu.getOrDefault(Seat.FIRST, 0L), cpu.getOrDefault(Seat.SECOND, 0L), wall);
    }
}
