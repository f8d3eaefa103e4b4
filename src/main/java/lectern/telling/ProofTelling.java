package lectern.telling;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.ProvenResult;
import lectern.search.proof.ProofStep;
import lectern.search.proof.ProofTry;

/**
 * What a position of a proof says.
 *
 * @param budget within how many positions it was looked for
 */
public record ProofTelling(ProofStep step, long budget) {
    /** Who wins, and how soon; or that it is not known. */
    public Phrase verdict() {
        Position position = step.position();
        if (position.isOver()) return position.outcome().orElseThrow().reason();
        if (step.result().isEmpty()) return Phrase.of("proof.open", budget);
        ProvenResult result = step.result().get();
        if (result.result() == ProvenResult.Result.DRAW) return Phrase.of("proof.draw");
        Seat winner = result.result() == ProvenResult.Result.WIN
                ? position.toMove()
                : position.toMove().other();
        Phrase wins = name(winner);
        Phrase loses = name(winner.other());
        return result.plies().isPresent()
                ? Phrase.of("proof.wins-in", wins, loses, result.plies().getAsInt())
                : Phrase.of("proof.wins", wins, loses);
    }

    /** What the moves below are. */
    public Optional<Phrase> about() {
        Position position = step.position();
        if (position.isOver()) return Optional.empty();
        Phrase mover = name(position.toMove());
        if (step.result().isEmpty()) {
            return Optional.of(
                    step.tries().isEmpty()
                            ? Phrase.of("proof.nothing-known")
                            : Phrase.of("proof.known", step.tries().size(), position.moveCount()));
        }
        return Optional.of(
                switch (step.result().get().result()) {
                    case WIN -> Phrase.of("proof.one-move", mover);
                    case LOSS -> Phrase.of("proof.every-try", mover);
                    case DRAW -> Phrase.of("proof.holds", mover);
                });
    }

    /** The moves in the order in which they are shown: the one that proves the result, then those that do best. */
    public List<ProofTry> tries() {
        return step.tries().stream()
                .sorted(Comparator.comparing(ProofTry::proves)
                        .thenComparingDouble(
                                tried -> tried.result().map(ProvenResult::score).orElse(0.0))
                        .reversed())
                .toList();
    }

    /** What a move is worth to the side that makes it. */
    public static Phrase result(ProofTry tried) {
        return tried.result().map(ScorePhrase::of).orElseGet(() -> Phrase.of("proof.unknown"));
    }

    /** What answers a move: the reply, or why there is none. */
    public Phrase answer(ProofTry tried) {
        if (tried.after().isOver()) return Phrase.of("proof.ends");
        if (tried.after().toMove() == step.position().toMove()) return Phrase.of("proof.moves-again");
        return tried.reply()
                .map(reply -> Phrase.of("proof.reply", reply.text()))
                .orElseGet(() -> Phrase.of("proof.no-reply"));
    }

    private Phrase name(Seat seat) {
        return step.position().view().name(seat);
    }
}
