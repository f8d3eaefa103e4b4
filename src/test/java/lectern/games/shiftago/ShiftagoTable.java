package lectern.games.shiftago;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;

/** Where the tests compose Shiftago positions, play on them, and listen. */
final class ShiftagoTable {
    private ShiftagoTable() {}

    static Position position(String text) {
        return position("shiftago", text);
    }

    static Position position(String game, String text) {
        return Games.read(game).read(text);
    }

    static Position play(Position position, String... moves) {
        Position now = position;
        for (String move : moves) {
            assert now.violation(now.readMove(move)).isEmpty() : now + " " + move;
            now = now.play(now.readMove(move), Narrator.SILENT);
        }
        return now;
    }

    static List<Effect> effects(Position position, String move) {
        List<Effect> effects = new ArrayList<>();
        position.play(position.readMove(move), effects::add);
        return effects;
    }

    /** The keys of what a move tells, in order. */
    static List<String> told(Position position, String move) {
        return effects(position, move).stream()
                .map(effect -> effect.reason().key())
                .toList();
    }

    static List<String> labels(Cells cells) {
        return ShiftagoBits.BOARD.labels(cells);
    }

    static String english(Phrase phrase) {
        return new Sentences(Language.EN).of(phrase);
    }

    static String portuguese(Phrase phrase) {
        return new Sentences(Language.PT).of(phrase);
    }
}
