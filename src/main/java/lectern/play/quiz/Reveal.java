package lectern.play.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.telling.CandidateColumn;
import lectern.telling.DecisionTelling;
import lectern.telling.difference.MoveDifference;

/**
 * What is revealed of a position in which a class was asked for the move: the tally beside the move that was chosen, those
 * that a lesson calls right and the one that a search thinks best, and what makes the difference between the two moves that were named most.
 *
 * @param chosen what was played, or what the player whose turn it is would play
 * @param right what is right where a lesson's question was asked
 * @param search what a search thinks, once it is known
 * @param judge what positions are judged by where the search cannot tell
 */
public record Reveal(
        Position position,
        Tally tally,
        Optional<Chosen> chosen,
        Optional<RightMoves> right,
        Optional<Decision> search,
        Evaluator judge) {
    /**
     * The move that is compared with.
     *
     * @param player what the player is called, if one chose it and that is known
     * @param isPlayed whether it was played; otherwise it would be
     */
    public record Chosen(Move move, Optional<Phrase> player, boolean isPlayed) {}

    /** The move that the search thinks best; empty where a lesson asks for several moves, which are not the best ones. */
    public Optional<Move> best() {
        return search.filter(made -> right.filter(asked -> !asked.isAny()).isEmpty())
                .map(Decision::move);
    }

    public boolean isChosen(Move move) {
        return chosen.filter(made -> made.move().equals(move)).isPresent();
    }

    public boolean isRight(Move move) {
        return right.filter(known -> known.contains(move)).isPresent();
    }

    public boolean isBest(Move move) {
        return best().filter(move::equals).isPresent();
    }

    /** What the search thinks of a move; empty if it says nothing of it. */
    public Optional<Phrase> worth(Move move) {
        return search.flatMap(made -> made.candidates().stream()
                .filter(candidate -> candidate.move().equals(move))
                .findFirst()
                .flatMap(candidate -> worth(made, candidate)));
    }

    private static Optional<Phrase> worth(Decision decision, Candidate candidate) {
        return DecisionTelling.of(decision).cell(candidate, CandidateColumn.SCORE);
    }

    /** What is to be said above the tally: who named a right move, who the chosen one, and who the best one. */
    public List<Phrase> sentences() {
        List<Phrase> said = new ArrayList<>();
        Phrase side = position.view().name(position.toMove());
        right.ifPresent(known -> said.add(sentence(known)));
        chosen.ifPresent(made -> said.add(Phrase.of(
                made.isPlayed() ? "predict.played" : "predict.would-play",
                made.player().orElse(side),
                made.move().text(),
                tally.count(made.move()),
                tally.total())));
        best().ifPresent(move -> said.add(Phrase.of(
                isSaidLast(move) ? "predict.best-too" : "predict.best",
                move.text(),
                worth(move).orElse(Phrase.of("predict.unknown")),
                tally.count(move),
                tally.total())));
        return said;
    }

    private Phrase sentence(RightMoves known) {
        String several = known.isAny() ? "predict.right.any" : "predict.right.all";
        return Phrase.of(
                known.moves().size() == 1 ? "predict.right.one" : several,
                known.moves().stream().map(Move::text).toList(),
                known.votes(tally),
                tally.total());
    }

    /** Whether the sentence before that of the best move was about just this one. */
    private boolean isSaidLast(Move move) {
        return chosen.map(made -> made.move().equals(move))
                .orElseGet(() -> right.filter(known -> known.isJust(move)).isPresent());
    }

    /** The two moves that were named most; empty if there are no two. */
    public Optional<MoveDifference> difference() {
        Optional<Move> first = tally.leading(0);
        Optional<Move> second = tally.leading(1);
        if (first.isEmpty() || second.isEmpty()) return Optional.empty();
        return Optional.of(MoveDifference.of(position, first.get(), second.get(), search, judge));
    }
}
