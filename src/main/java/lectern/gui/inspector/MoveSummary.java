package lectern.gui.inspector;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.Change;

/** What a move does, counted instead of told: such as “placed 1, moved 3”, and whether it ends the game. */
final class MoveSummary {
    private MoveSummary() {}

    static Phrase of(Position position, Move move) {
        List<Effect> effects = new ArrayList<>();
        Position after = position.play(move, effects::add);
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Effect effect : effects) {
            for (Change change : effect.changes()) counts.merge(change.word(), 1, Integer::sum);
        }
        List<Object> parts = new ArrayList<>();
        after.outcome()
                .ifPresent(outcome -> parts.add(
                        outcome.winner() == null
                                ? Phrase.of("inspector.does.draws")
                                : outcome.winner() == position.toMove()
                                        ? Phrase.of("inspector.does.wins")
                                        : Phrase.of("inspector.does.loses")));
        counts.forEach((word, count) -> parts.add(Phrase.of("inspector.does." + word, count)));
        if (parts.isEmpty()) parts.add(Phrase.of("inspector.does.nothing"));
        return Phrase.of("inspector.does", parts);
    }
}
