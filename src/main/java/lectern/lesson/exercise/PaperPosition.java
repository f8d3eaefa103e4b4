package lectern.lesson.exercise;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.game.PositionView;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.board.Picture;

/** A position of a tree on paper as the program's own search looks at it: only the drawn moves are there. */
record PaperPosition(PaperNode node) implements Position {
    @Override
    public Game game() {
        return node.position().game();
    }

    @Override
    public Seat toMove() {
        return node.position().toMove();
    }

    @Override
    public List<Move> moves() {
        return node.children().stream().map(PaperNode::move).toList();
    }

    @Override
    public Optional<RuleViolation> violation(Move move) {
        return node.position().violation(move);
    }

    @Override
    public Position play(Move move, Narrator narrator) {
        return node.children().stream()
                .filter(child -> child.move().equals(move))
                .map(PaperPosition::new)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Optional<Outcome> outcome() {
        return node.position().outcome();
    }

    @Override
    public Picture picture() {
        return node.position().picture();
    }

    @Override
    public long key() {
        return node.position().key();
    }

    @Override
    public String text() {
        return node.position().text();
    }

    @Override
    public Move readMove(String text) {
        return node.position().readMove(text);
    }

    @Override
    public PositionView view() {
        return node.position().view();
    }
}
