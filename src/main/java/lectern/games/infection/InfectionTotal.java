package lectern.games.infection;

import java.util.List;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Evaluator.Weighted;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Total;

/** All of {@link InfectionCriterion} at once, in its order: what several of them look at is found only once. */
final class InfectionTotal implements Total {
    private final double count;
    private final double mobility;
    private final double exposure;
    private final double frontier;
    private final double edge;
    private final double tempo;
    private final double turn;

    private InfectionTotal(List<Weighted> parts) {
        count = parts.get(0).weight();
        mobility = parts.get(1).weight();
        exposure = parts.get(2).weight();
        frontier = parts.get(3).weight();
        edge = parts.get(4).weight();
        tempo = parts.get(5).weight();
        turn = parts.get(6).weight();
    }

    /** Empty if they are not all the criteria, each in its place: then the sum might differ in its last digit. */
    static Optional<Total> of(List<Weighted> parts) {
        List<Criterion> criteria = parts.stream().map(Weighted::criterion).toList();
        boolean all = criteria.equals(List.of(InfectionCriterion.values()));
        return all ? Optional.of(new InfectionTotal(parts)) : Optional.empty();
    }

    @Override
    public double of(Position position, Seat side) {
        InfectionPosition board = (InfectionPosition) position;
        long own = board.own;
        long enemy = board.enemy;
        long empty = board.empty();
        long landings = board.game.reach(own) & empty;
        long enemyLandings = board.game.reach(enemy) & empty;
        long touching = InfectionBits.around(empty);
        double total = count * (Long.bitCount(own) - Long.bitCount(enemy));
        if (mobility != 0) total += mobility * (board.waysToMove(own) - board.waysToMove(enemy));
        total += exposure
                * (Long.bitCount(own & InfectionBits.around(enemyLandings))
                        - Long.bitCount(enemy & InfectionBits.around(landings)));
        total += frontier * (Long.bitCount(own & touching) - Long.bitCount(enemy & touching));
        total += edge * (InfectionBits.onEdges(own) - InfectionBits.onEdges(enemy));
        total += tempo * (Long.bitCount(landings) - Long.bitCount(enemyLandings));
        total += turn;
        // A sum that begins with 0 is never -0.
        return 0 + (side == board.toMove() ? total : -total);
    }
}
