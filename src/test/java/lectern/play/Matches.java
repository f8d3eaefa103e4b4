package lectern.play;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Games;

/** Matches to look at. */
final class Matches {
    private Matches() {}

    static Match of(String game) {
        return Match.from(Games.read(game).start(1).position());
    }

    /** A match of a game, with moves played one after the other. */
    static Match of(String game, String... moves) {
        return play(of(game), moves);
    }

    static Match play(Match match, String... moves) {
        Match played = match;
        for (String move : moves) played = played.play(played.position().readMove(move));
        return played;
    }

    static List<String> moves(List<Turn> turns) {
        return turns.stream().map(turn -> turn.move().text()).toList();
    }

    /** A match with branches and notes, drawn from a seed; its cursor is at the end of its current line. */
    static Match drawn(String game, long seed, int steps) {
        Draws draws = Draws.of(seed, "match");
        Match match = Match.from(Games.read(game).start(draws.below(1000)).position());
        for (int i = 0; i < steps; i++) {
            if (draws.chance(12)) match = match.goTo(draws.below(match.turns().size() + 1));
            if (draws.chance(15)) {
                match = match.noted(draws.below(match.turns().size() + 1), notes(draws));
            }
            Position position = match.position();
            if (!position.isOver()) match = match.play(move(position, draws));
        }
        while (match.canRedo()) match = match.redo();
        return match;
    }

    /** A legal move; or a foul, where one that is tried is allowed. */
    private static Move move(Position position, Draws draws) {
        if (draws.chance(10) && position.game().text().startsWith("pushee")) {
            Move foul = position.readMove("hc3!");
            if (position.allowsFoul(foul)) return foul;
        }
        return draws.from(position.moves());
    }

    private static List<Note> notes(Draws draws) {
        String letters = "ab  \\}{][)(|:\t\né\n";
        List<Note> notes = new ArrayList<>();
        for (int i = draws.below(3); i > 0; i--) {
            StringBuilder text = new StringBuilder("!");
            for (int j = draws.below(120); j > 0; j--) text.append(letters.charAt(draws.below(letters.length())));
            notes.add(new Note(draws.from(List.of(Note.Kind.values())), text.toString()));
        }
        return notes;
    }
}
