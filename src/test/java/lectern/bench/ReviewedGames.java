package lectern.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.games.Games;
import lectern.play.review.DeeperLook;
import lectern.play.review.PlayedGames;
import lectern.play.review.Review;
import lectern.play.review.ReviewedMove;
import lectern.play.review.Reviewer;
import lectern.play.review.Thresholds;
import lectern.search.Stop;

/**
 * How many of the moves that a review marks a search four plies deeper finds to be mistakes too, in
 * {@link PlayedGames}. Run it with
 *
 * <pre>
 * mvn -q test-compile
 * java -cp target/test-classes:target/classes lectern.bench.ReviewedGames 100 1 2000 1 3000000 shiftago syrtis
 * </pre>
 *
 * where the arguments are the number of games, their seed, the review's nodes for each position, how many marked moves
 * of a game are tried (drawn), at most how many nodes the deeper search gets, and the games' texts.
 */
public final class ReviewedGames {
    private static final int DEEPER = 4;

    private final Game game;
    private final int games;
    private final long seed;
    private final long nodes;
    private final int tries;
    private final long most;
    private int moves;
    private int marked;
    private int proven;
    private int tried;
    private int confirmed;
    private int worse;
    private int unfinished;

    private ReviewedGames(String game, String... numbers) {
        this.game = Games.read(game);
        games = Integer.parseInt(numbers[0]);
        seed = Long.parseLong(numbers[1]);
        nodes = Long.parseLong(numbers[2]);
        tries = Integer.parseInt(numbers[3]);
        most = Long.parseLong(numbers[4]);
    }

    public static void main(String[] args) {
        System.out.println(
                "| game | moves | marked | of those proven | tried | still a mistake | still worse | not finished |"
                        + " CPU-seconds |");
        for (String game : Arrays.copyOfRange(args, 5, args.length)) new ReviewedGames(game, args).run();
    }

    private void run() {
        long before = cpu();
        for (int i = 0; i < games; i++) review(seed + i);
        System.out.printf(
                "| `%s` | %d | %d | %d | %d | %d | %d | %d | %d |%n",
                game.text(),
                moves,
                marked,
                proven,
                tried,
                confirmed,
                worse,
                unfinished,
                (cpu() - before) / 1_000_000_000);
    }

    private void review(long number) {
        Review review = new Reviewer(nodes, new Stop())
                .review(PlayedGames.of(game, number).line(), Thresholds.USUAL, done -> {});
        moves += review.moves().size();
        List<ReviewedMove> open = new ArrayList<>();
        for (ReviewedMove move : review.marked()) {
            marked++;
            if (move.isProven()) proven++;
            else open.add(move);
        }
        Draws.of(number, "tried").shuffled(open).stream().limit(tries).forEach(move -> look(move, review));
    }

    private void look(ReviewedMove move, Review review) {
        tried++;
        DeeperLook look = DeeperLook.at(move, review.scale(), DEEPER, most);
        if (!look.isFinished()) unfinished++;
        else if (look.loss() >= review.thresholds().mistake()) confirmed++;
        else if (look.loss() > 0) worse++;
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
