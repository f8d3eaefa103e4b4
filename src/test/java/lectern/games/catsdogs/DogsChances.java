package lectern.games.catsdogs;

import static lectern.game.board.BoardShape.OUTSIDE;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.games.catsdogs.Yard.Lot;
import lectern.play.TournamentPlan;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.Player;
import lectern.search.Thinking;

/**
 * How many of a tournament's games Dogs can win at all when Cats play as the report's {@code hard} does: an upper bound
 * for every player, however strong.
 *
 * <p>{@code hard} always answers the same, so that its moves are no choice, and only Dogs' are searched: first the most
 * promising ones, side by side, and then, where that found no win, every line. A line is given up only where Dogs could
 * not win even if they got every cell that they may still go to, and Cats none but their pets and the cells that nobody
 * can take from them. What is not won is therefore proven not to be winnable. Run it with
 *
 * <pre>
 * mvn -q package -DskipTests
 * java -cp target/test-classes:target/lectern.jar lectern.games.catsdogs.DogsChances 9001 40 4
 * </pre>
 *
 * where the arguments are a tournament's seed, how many of its pairs of games to look at, and how many opening moves
 * are drawn, as in {@code lectern tournament catsdogs … --seed 9001 --games 80 --opening 4}; after them may stand how
 * many millions of positions to give to a proof before it is called open (6).
 */
public final class DogsChances {
    /** How many lines are followed side by side before all are. */
    private static final int SIDE_BY_SIDE = 20_000;

    /** Once in so many answers the level itself is asked, too. */
    private static final int CHECKED = 1 << 14;

    private enum Chance {
        CAN_WIN,
        CANNOT_WIN,
        OPEN
    }

    private final Game game = Games.read("catsdogs");
    private final Player level = CatsDogsLevels.ALL.stream()
            .filter(kind -> kind.id().equals("hard"))
            .findFirst()
            .orElseThrow()
            .player(game.evaluator("mobility").orElseThrow(), null);
    private final long mostPositions;
    private final Set<Long> hopeless = new HashSet<>();
    private long answers;

    private DogsChances(long mostPositions) {
        this.mostPositions = mostPositions;
    }

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int pairs = Integer.parseInt(args[1]);
        int opening = Integer.parseInt(args[2]);
        long millions = args.length > 3 ? Long.parseLong(args[3]) : 6;
        Map<Pet, Map<Chance, Integer>> found = new TreeMap<>();
        for (int pair = 1; pair <= pairs; pair++) {
            DogsChances chances = new DogsChances(millions * 1_000_000);
            CatsDogsPosition start = chances.start(seed, pair, opening);
            Pet starter = start.pet(Seat.FIRST);
            Chance chance = chances.of(start);
            found.computeIfAbsent(starter, pet -> new TreeMap<>()).merge(chance, 1, Integer::sum);
            System.out.printf(
                    Locale.ROOT, "pair %d, %s start: %s (%,d lines)%n", pair, starter.plural, chance, chances.answers);
        }
        found.forEach((starter, counts) -> System.out.println("when " + starter.plural + " start, Dogs: " + counts));
    }

    private CatsDogsPosition start(long seed, int pair, int opening) {
        TournamentPlan plan = new TournamentPlan(
                game, PlayerText.read("search", game), PlayerText.read("hard", game), seed, opening, 400, false);
        TournamentPlan.Pairing pairing = plan.pairing(2 * pair - 1);
        Position position = game.start(pairing.startSeed()).position();
        for (Move move : pairing.opening()) position = position.play(move, Narrator.SILENT);
        return (CatsDogsPosition) position;
    }

    private Chance of(CatsDogsPosition start) {
        CatsDogsPosition first = answered(start);
        if (findsWin(first)) return Chance.CAN_WIN;
        boolean wins = canWin(first);
        if (hopeless.size() >= mostPositions) return Chance.OPEN;
        return wins ? Chance.CAN_WIN : Chance.CANNOT_WIN;
    }

    /** Follows the lines in which Dogs stand best, all equally far. */
    private boolean findsWin(CatsDogsPosition first) {
        List<CatsDogsPosition> lines = List.of(first);
        while (!lines.isEmpty()) {
            Set<Long> seen = new HashSet<>();
            List<CatsDogsPosition> longer = new ArrayList<>();
            for (CatsDogsPosition line : lines) {
                for (CatsDogsPosition next : next(line)) {
                    if (isWon(next)) return true;
                    if (!next.isOver() && seen.add(next.key())) longer.add(next);
                }
            }
            longer.sort(Comparator.comparingInt(DogsChances::lead).reversed());
            lines = longer.subList(0, Math.min(SIDE_BY_SIDE, longer.size()));
        }
        return false;
    }

    /** Whether any line wins; meaningless once as many positions are hopeless as may be looked at. */
    private boolean canWin(CatsDogsPosition position) {
        if (position.isOver()) return isWon(position);
        if (hopeless.size() >= mostPositions || mostPossibleLead(position) <= 0) return false;
        if (hopeless.contains(position.key())) return false;
        for (CatsDogsPosition next : next(position)) {
            if (canWin(next)) return true;
        }
        hopeless.add(position.key());
        return false;
    }

    private static boolean isWon(CatsDogsPosition position) {
        return position.isOver() && position.yard.count(Lot.DOGS) > position.yard.count(Lot.CATS);
    }

    /** After each of Dogs' moves and Cats' answer; where Dogs stand best comes first. */
    private List<CatsDogsPosition> next(CatsDogsPosition position) {
        List<CatsDogsPosition> next = new ArrayList<>();
        for (Move move : position.moves()) next.add(answered(position.play(move, Narrator.SILENT)));
        next.sort(Comparator.comparingInt(DogsChances::lead).reversed());
        return next;
    }

    private static int lead(CatsDogsPosition position) {
        Yard yard = position.yard;
        return yard.count(Lot.DOGS)
                - yard.count(Lot.CATS)
                + yard.count(Lot.ROOM_FOR_DOGS)
                - yard.count(Lot.ROOM_FOR_CATS);
    }

    /**
     * Dogs never come to a cell that is barred to them now, since cats are never removed; and Cats sooner or later fill
     * whatever no dog can bar to them.
     */
    private static int mostPossibleLead(CatsDogsPosition position) {
        Yard yard = position.yard;
        int sure = yard.count(Lot.CATS);
        for (int cell = yard.next(Lot.ROOM_FOR_CATS, 0);
                cell != OUTSIDE;
                cell = yard.next(Lot.ROOM_FOR_CATS, cell + 1)) {
            if (yard.countNear(Lot.ROOM_FOR_DOGS, cell) == 0) sure++;
        }
        return yard.count(Lot.DOGS) + yard.count(Lot.ROOM_FOR_DOGS) - sure;
    }

    /** The position in which Dogs move next, or the end. */
    private CatsDogsPosition answered(CatsDogsPosition position) {
        CatsDogsPosition reached = position;
        while (!reached.isOver() && reached.mover == Pet.CAT) {
            Move answer = Playout.choice(reached);
            if (++answers % CHECKED == 0) check(reached, answer);
            reached = reached.play(answer, Narrator.SILENT);
        }
        return reached;
    }

    private void check(CatsDogsPosition position, Move answer) {
        Move move = level.decide(position, Thinking.within(Budget.USUAL)).move();
        if (!move.equals(answer)) throw new IllegalStateException(position + ": hard plays " + move);
    }
}
