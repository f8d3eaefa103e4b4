package lectern.lesson.condition;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.SearchOptions;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;

/** No move has a higher score in a search of a depth, with an evaluator at its leaves. */
public record BestAtDepth(Evaluator evaluator, int depth) implements Condition {
    public static final int DEEPEST = 12;

    @Override
    public List<Move> among(Position position, Stop stop) {
        Budget budget = Budget.ofDepth(depth).withNodes(Effort.MOST_NODES);
        Decision decision = new SearchPlayer(evaluator, new SearchOptions(true, true, 1))
                .decide(position, Thinking.within(budget).stoppedBy(stop));
        if (decision.nodes() >= Effort.MOST_NODES || stop.isAsked()) {
            throw new Unproven(Phrase.of("lesson.proof.search", depth, Effort.MOST_NODES));
        }
        return decision.candidates().stream()
                .filter(candidate -> candidate.score() == decision.score())
                .map(Candidate::move)
                .toList();
    }

    @Override
    public String contentKey() {
        return "BestAtDepth[evaluator=" + ContentKey.of(evaluator) + ", depth=" + depth + "]";
    }

    /** One ply of the search is the wrong move itself. */
    @Override
    public Optional<Contender> refuter(Game game) {
        int left = Math.max(1, depth - 1);
        String text = "search:depth=" + left + ",evaluator=" + evaluator.id();
        if (!evaluator.isWritten()) return Optional.of(PlayerText.read(text, game));
        return Optional.of(new Contender(
                text,
                Budget.ofDepth(left),
                true,
                () -> new SearchPlayer(evaluator, new SearchOptions(false, true, 1))));
    }
}
